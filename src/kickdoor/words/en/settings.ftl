### The settings of a table.

## Settings. `.title` is the name on the page; `.door`, `.treasure`: the choices of a setting that has them.

setting-epic = The game is played to Level 20.
    .title = Epic game
setting-winning-level = The first player to reach this Level wins.
    .title = Winning Level
setting-shared-victory = Who helps in the fight that wins the game wins too.
    .title = Shared victory
setting-turns = The game ends in a draw after so many turns.
    .title = Last turn
setting-listen-at-the-door = Each turn begins with a Door card drawn face down, and looting the room draws a Treasure.
    .title = Listen at the door
setting-dungeons = Dungeons and Portals are in the game.
    .title = Dungeons
setting-loot-from = What you draw when you loot the room.
    .title = Looting draws
    .door = Doors
    .treasure = Treasures
setting-hand-limit = How many cards you may hold at the end of your turn.
    .title = Hand limit
setting-big-items = How many Big Items you may carry.
    .title = Big Items
setting-companions-tradable = A companion with a gold value may be traded and sold.
    .title = Companions are traded
setting-companions-discardable = You may discard a companion whenever you like.
    .title = Companions are discarded
setting-help-by-plays = You may pay a helper by playing a card of your hand on them.
    .title = Cards of the hand pay for help
setting-enhancers-on-munchkins = A card that makes a monster weaker may be played on a player instead.
    .title = Monster cards on players
setting-treasures-any-time = Treasures that are not Items may be played at any time.
    .title = Treasures at any time
setting-sexes = Characters are male or female.
    .title = Sexes
setting-first-player = Who takes the first turn: roll (the dice decide), or the name of a player.
    .title = First player
setting-late-wandering = When the last monster of a fight is gone, somebody may still play another one into it.
    .title = Monsters may join an empty fight
setting-live = Everybody may act at any time, and a clock passes for whoever does not.
    .title = Live table
setting-wait-everywhere = Before every move of a turn the others have time to act, not only in fights.
    .title = Time to act before every move
setting-wait-in-flight = Before each roll to Run Away the others have time to act.
    .title = Time to act before each roll
setting-window-seconds = How many seconds the others have to act before a move is carried out.
    .title = Seconds to react
setting-turn-seconds = How many seconds a player may think before a bot answers for them.
    .title = Seconds to think
setting-open-minds = Bots say on request why they did what they did, also while the game goes on.
    .title = Bots tell their reasons
setting-offers-last = An offer stays until it is answered or has become impossible, also when the turn goes on.
    .title = Offers stay
setting-turnings = How often you may put on or take off the same Item in one part of a turn (before the door, in the fight, after it).
    .title = Changes of an Item
setting-sales = How often you may begin to sell Items in one part of a turn.
    .title = Sales
setting-offers = How many offers you may make to the same player in one part of a turn; 0: nobody trades or bargains.
    .title = Offers
setting-shows = How often you may show cards in one part of a turn.
    .title = Showing cards
setting-acts = How many things in all you may do in one part of a turn.
    .title = Moves
setting-idle-acts = How many things you may do that come to nothing: begin a sale or an offer and drop it, show cards. Every fourth turn of yours gives one back; with none left you put no Item on or off and begin no sale or offer.
    .title = Idle acts

group-length = Length of the game
group-edition = Rules of the edition
group-pace = Pace
group-limits = Limits

# Why a value is refused. $name: the setting; $found: what was given; $least, $most: limits; $names: what there is;
# $any: what no limit is called.
value-unknown = There is no table setting { $name }. There are { $names }.
value-retired = { $name } is no table setting any more: it changes nothing. What it decided is printed on the cards.
value-switch = { $name } must be true or false, not { $found }.
value-number = { $name } must be a number from { $least } to { $most }, not { $found }.
value-unlimited = { $name } must be a number from { $least } to { $most }, or { $any }; not { $found }.
value-seconds = { $name } must be a number of seconds above 0, at most { $most }; not { $found }.
value-choice = { $name } must be { $names }, not { $found }.
value-player = { $name } must be roll or a name of at most { $most } letters, not { $found }.
