### The settings of a table.

## Settings. `.title` is the name on the page; `.door`, `.treasure`: the choices of a setting that has them.

setting-epic = The game is played to Level 20 (OPT-03).
    .title = Epic game
setting-winning-level = The Level that wins.
    .title = Winning Level
setting-shared-victory = The helper of the winning fight wins too (OPT-02).
    .title = Shared victory
setting-turns = The game ends after this turn, whoever leads (RULE-25).
    .title = Last turn
setting-listen-at-the-door = A turn begins with a Door card drawn face down, and looting the room draws a Treasure (OPT-01).
    .title = Listen at the door
setting-dungeons = Dungeons and Portals are in the game (PORT-01).
    .title = Dungeons
setting-loot-from = The deck that looting the room draws from (TURN-04).
    .title = Looting draws
    .door = Doors
    .treasure = Treasures
setting-removed-pays = A monster that is removed, not killed, leaves its Treasures (CMB-05).
    .title = Removed monsters pay
setting-hand-limit = The cards that one may hold after Charity (TURN-07).
    .title = Hand limit
setting-big-items = The Big Items that one may carry (BIG-01).
    .title = Big Items
setting-companions-tradable = A companion with a gold value may be traded and sold (CMP-01).
    .title = Companions are traded
setting-companions-discardable = A companion may be discarded at will (TIME-01).
    .title = Companions are discarded
setting-help-by-plays = The price of help may name plays from the fighter's hand (HELP-03).
    .title = Help for plays
setting-enhancers-on-munchkins = An enhancer that weakens may be played on a munchkin (ENH-01).
    .title = Enhancers on munchkins
setting-treasures-any-time = Treasures that are no Items may be played at any time (GUAL-02).
    .title = Treasures at any time
setting-sexes = Characters are male or female.
    .title = Sexes
setting-first-player = Who takes the first turn: roll, or a player's name (SET-06).
    .title = First player
setting-late-wandering = A fight whose last monster is gone still waits for a new one (RULE-17).
    .title = Late wandering monsters
setting-live = Everybody is waited for alike, and a clock passes for them.
    .title = Live table
setting-wait-everywhere = Every move of a turn waits for the others, not only the moves of a fight.
    .title = Wait everywhere
setting-wait-in-flight = Each roll to Run Away waits for the others.
    .title = Wait before each roll
setting-window-seconds = The seconds for which a window of a live table stays open (TIME-07).
    .title = Seconds of a window
setting-turn-seconds = The seconds for which a player of a live table may think before a bot answers.
    .title = Seconds to think
setting-open-minds = Bots say on request why they did what they did, also while the game goes on.
    .title = Bots tell their reasons
setting-turnings = How often one Item may be turned in a stage of the turn (RULE-25).
    .title = Turns of an Item
setting-sales = How often a sale may be begun in a stage of the turn (RULE-25).
    .title = Sales
setting-offers = How many offers may be made to one player in a stage of the turn; 0: nobody haggles (RULE-25).
    .title = Offers
setting-shows = How often cards may be shown in a stage of the turn (RULE-25).
    .title = Showing cards
setting-acts = How many acts a player has in a stage of the turn (RULE-25).
    .title = Acts

group-length = Length of the game
group-edition = Rules of the edition
group-pace = Pace and windows
group-limits = Limits

# Why a value is refused. $name: the setting; $found: what was given; $least, $most: limits; $names: what there is.
value-unknown = There is no table setting { $name }. There are { $names }.
value-switch = { $name } must be true or false, not { $found }.
value-number = { $name } must be a number from { $least } to { $most }, not { $found }.
value-unlimited = { $name } must be a number from { $least } to { $most }, or any; not { $found }.
value-seconds = { $name } must be a number of seconds above 0, at most { $most }; not { $found }.
value-choice = { $name } must be { $names }, not { $found }.
value-player = { $name } must be roll or a name of at most { $most } letters, not { $found }.
