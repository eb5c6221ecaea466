### The page: what only a browser shows. Views (events, options, questions …) have files of their own.
### <a>, <b> and other marks are made links and the like by the page.

# Everywhere
you = You
newcomer = Newcomer
your-name = Your name
close = Close
never-mind = Never mind
try-again = Try again
to-the-lobby = To the lobby
back-to-the-lobby = Back to the lobby
level = Level
chapters = Chapters
sex-female = female
sex-male = male
sex-not-said = at random
rule-show = Show the rule ({ $rule })
rule-link = rule
rule-close = Close the rule
page-title = { $title } · kickdoor
error-gone = The server does not answer. It may be restarting.

# The lobby
lobby-motto = Kick open the door. Fight what is behind it. Take its stuff. Stab your friends.
lobby-about = A card game for three to six, in your browser. No account, nothing to install.
lobby-play-now = Play now
lobby-you-play = Your character
lobby-against-bots = Play now, against bots
lobby-against-bots-about = Choose a box, and the cards are dealt. Who reaches Level 10 first wins. A game takes about half an hour; leave and come back whenever you like.
lobby-bots = Bots
lobby-company-about = { $strength ->
    [gentle] Gentle bots help whoever asks, and attack nobody.
    [easy] Easy bots play sensibly and forgive; they stop only who is about to win the game.
    [fair] Fair bots take what pays most at once, help for a price, and attack the leader.
    [hard] Hard bots plan ahead, bargain, and remember who helped them.
   *[mixed] Mixed: easy, fair and hard bots.
}
lobby-company = How strong the bots are
lobby-box-base = Torches, loot, treachery
lobby-box-super = Capes, powers, origins
lobby-box-oz = Emerald roads, brass nerve
lobby-box-harry-potter = Houses, lessons, detention
lobby-box-south-park = Turf, snow, bad ideas
lobby-box-other = A box of your own
lobby-box-broken = Cannot be played now: { $problem }
lobby-first-game = Never played? A guided first game, 10 to 15 minutes
lobby-tables = Tables
lobby-table = { $host ->
    [none] A table: { $boxes }, { $taken } of { $seats }, { lobby-pace }
   *[other] { $host }'s table: { $boxes }, { $taken } of { $seats }, { lobby-pace }
}
lobby-pace = { $clock ->
    [fast] quick
    [slow] easy-going
    [blitz] at the bots' speed
    [none] without a clock
   *[normal] steady
}
lobby-table-stands = { $title ->
    [none] { "" }
   *[other] “{ $title }” ·{ " " }
}{ $names ->
    [none] { "" }
   *[other] { $names } ·{ " " }
}{ $stage ->
    [gathering] waiting for players
    [full] full, about to begin
    [playing] in play
    [over] over
    [adjourned] adjourned
   *[frozen] frozen
}
lobby-join = Join
lobby-full = Full: look in
lobby-replay = Replay
lobby-watch = Watch
lobby-no-tables = No public table is open yet.
lobby-make-table = Make one
lobby-play-box = Play a new game of { $box }
your-games = Your games
your-game-yours = Your turn
your-game-theirs = { $who }'s turn
your-game-gathering = waiting for players
your-game-frozen = frozen
your-game-over = { $result ->
    [won] You won
    [lost] { $who } won
   *[nobody] Nobody won
}
your-game-against = with { $names }
your-game-return = Return
your-statistics = You: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won, best Level { $level }.
your-deeds = Monsters beaten: { $kills }. Deaths: { $deaths }. Curses that struck you: { $curses }. Backstabs: { $backstabs }. Fights helped: { $helped }.
your-games-all = { $all ->
    [yes] Show fewer
   *[no] Show all { $count }
}
your-games-elsewhere = Go on from another device
your-games-link = { $copied ->
    [yes] Copied. Open this link on the other device.
   *[no] Open this link on the other device.
} It's a key to your games: keep it to yourself.
me = Your games, on this device
me-about = This link carries somebody's games to this browser. The games this browser had are not lost: get a link of them first, in the lobby, if you want them back.
me-yes = Yes, they're mine
me-nothing = This link is incomplete. In the lobby of the other device, choose "Go on from another device" again.

# A new table
new-table = A table for friends
new-where = Where are they?
new-apart = Each at their own screen
new-apart-about = You get a link to send around.
new-hot-seat = Hot seat: several people at this screen
new-hot-seat-about = A curtain falls between you, and nobody is hurried.
new-boxes = Boxes
new-host-box = Host, whose rules hold
new-who = Who is here
new-player = Player { $number }
new-player-name = Name of player { $number }
new-player-sex = Character of player { $number }
new-player-remove = Remove player { $number }
new-player-more = One more
new-bots = Bots beside you
new-bots-count = How many
new-bots-which = Which
new-seats = Seats
new-players = Players
new-seat = Seat { $number }
new-seat-friend = a friend
new-the-table = The table
new-title = Its name
new-clock = Clock
new-public = Listed in the lobby
new-house-rules = { $changed ->
    [0] House rules
   *[other] House rules ({ $changed } changed)
}
setting-changed = Changed.
setting-own = The edition's value: { $value }
setting-implied = { $value }, because of { $by }
setting-reset = Back to the edition's value: { $value }
setting-value = { $value ->
    [on] on
    [off] off
   *[any] no limit
}
setting-line = { $name }: { $value }
new-sit-together = Sit down together
new-set = Set the table

# Bots
bot = bot
bot-character = { $temper ->
    [none] { $title }, { $about }
   *[other] { $title }, { $about } ({ $temper })
}
bot-plain = { $temper ->
    [none] { $title }: { $about }
   *[other] { $title }: { $about } ({ $temper })
}
bot-strength = { $strength ->
    [gentle] Gentle
    [easy] Easy
    [fair] Fair
    [hard] Hard
    [mixed] Mixed
   *[none] By their plain names
}
bot-mark = The bot { $bot } plays. Press to ask it why.
bot-ask = Ask { $name }, a bot: why?
bot-tells-later = { $name } is a bot, and tells its reasons when the game is over.
bot-forgot = { $name } does not remember.

# Before the game
gathering-untitled = A table is set
gathering-rules = House rules
gathering-about = { $boxes }, { lobby-pace }
gathering-seat = { $name }{ $host ->
    [yes] {" "}– host
   *[no] { "" }
}{ $you ->
    [yes] {" "}– you
   *[no] { "" }
}
gathering-empty = An empty seat
gathering-bot = A bot ({ $bot })
gathering-keep-seat = Keep it for a friend
gathering-seat-bot = Seat a bot in seat { $seat }
gathering-move = Sit here instead
gathering-chat-empty = Nobody has said anything yet.
gathering-choose-bot = Seat a bot …
gathering-you-are = You are
gathering-sit = Sit down
gathering-full = Every seat is taken; you are watching.
gathering-begin = Begin
gathering-begin-with-bots = Begin, with bots in the empty seats
gathering-wait-for-host = Waiting for the host to begin.
gathering-revealing = The game begins: the deal is being drawn from a word of every browser …
gathering-invite = Invite friends
gathering-qr = QR code of this table's link
gathering-copy = Copy the link
gathering-copied = Copied
gathering-near = This link works on this computer only. For friends on your network, start the server with "kickdoor serve --host 0.0.0.0" and open it by this computer's own address.
gathering-stand = Leave this table

# The host of a table, and who may take a seat
host-menu = Host
host-mute = Silence
host-unmute = Let them speak
host-hand-over = Make them host
host-kick = Send away
door = Seats are for
door-open = everybody with the link
door-invited = who has the link of the invitation
door-password = who knows the password
door-word = Password
door-needs-word = Say which password.
door-set = Set it

# The table
table-finding = Finding the table …
table-needed = ● You are needed
table-leave = Leave to the lobby
keys = Keys
keys-table = At a table
keys-replay = In a replay
keys-replay-space = Play or pause
keys-cards = A card that glows is worth playing now. A line under a card: something can be done with it now.
keys-rivals = At another player: crossed swords are the strength, then the cards in hand and what is added to Run Away. A chip is a card they wear, with what it adds; a grey one does not count now. The number with arrows opens all of them.
table-key-tab = Tab
    .does = goes to the next thing, with Shift to the one before
table-key-enter = Enter
    .does = presses what has the focus; on a card, opens what may be done with it; else takes the main button
table-key-space = Space
    .does = passes, where one may
keys-soon = This has just changed: press the key again.
table-key-digits = 1 … 9
    .does = take the buttons that are numbered, also while a card has the focus
table-key-arrows = ← → ↑ ↓
    .does = go from one to the next among buttons, cards and lines; Home and End to the first and the last
table-key-b = B
    .does = goes to the main button
table-key-h = H
    .does = goes to your hand
table-key-w = W
    .does = goes to what you are and wear
table-key-o = O
    .does = goes to the other players
table-key-t = T
    .does = goes to the trade with the next player; Enter begins it
table-key-m = M
    .does = goes to the middle: the monsters, what lies open
table-key-l = L
    .does = goes to the log
table-key-g = G
    .does = Go on: what the guide says was read
table-key-s = S
    .does = changes the speed
table-key-p = P
    .does = pauses among bots, or goes on
table-key-e = E
    .does = opens the settings
table-key-q = Q
    .does = leaves the table; you are asked first
table-key-i = i
    .does = enlarges the card that has the focus
table-key-escape = Escape
    .does = closes what lies on top, or drops what you are composing
table-key-help = ?
    .does = shows this list
leave-sure = Leave the table?
leave-about = { $alone ->
    [yes] The bots wait until you're back. You find this game in the lobby, under Your games.
   *[no] The others play on, and a bot plays for you until you're back. You find this game in the lobby, under Your games.
}
leave-stay = Stay
leave-go = Leave
table-watch-replay = Watch the game
table-lobby = Lobby
table-watching = You are watching.
track = Levels: { $levels }. Level { $winning } wins.
track-player = { $who } Level { $level }
decks = Decks
deck-left = { $deck ->
    [door] Doors left
   *[treasure] Treasures left
}
discarded = { $count } discarded
# At a moment at which a card may be drawn from the discards. $cards: what lies on top of them.
bar-discards = On top of the discards: { $cards }.
door-turn = { $who }, turn { $turn }
door-before = Before the first turn
body = Beside { $who }'s body
game-over = { $you ->
    [who] You win the game!
   *[none] { $count ->
        [0] The game ends in a draw
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
}
player-level = Level { $level }
# $alone: the sum of the player's fight is another.
player-strength = strength { $strength }{ $alone ->
    [yes] { "" } (outside this fight)
   *[no] { "" }
}
player-strength-sum = { $who }: strength { $strength }
player-strength-level = { $level } Level
player-strength-rest = by what other cards and the fight add or take
player-strength-about = Combat strength
player-strength-helps = Combat strength now. As a helper it may be less or more: asking for help says the sum.
player-run-away = Run Away { $bonus }
player-run-away-about = Added to the die when running away
player-hand = { $over ->
    [0] hand { $size } of { $limit }
   *[other] hand { $size }: keep { $limit } when your turn ends
}
    .brief = { $over ->
        [0] hand { $size } of { $limit }
       *[other] hand { $size }, keep { $limit }
    }
player-cards-in-hand = Cards in hand
player-dead = dead
player-open-to-trades = open to trades
player-steps = { $steps } of { $of } steps along { $track }
player-track = { $track } { $steps }/{ $of }
# What a track is for. $end: what its end gives.
player-track-about = Cards send you along { $track }, step by step. After { $of } steps: { $end }; then you begin again. Who dies goes back to its beginning.
player-extra-turn = extra turn
player-extra-turn-about = Takes an extra turn after this one
player-trades = { $open ->
    [yes] Trades welcome
   *[no] Not asking for trades
}
    .brief = { $open ->
        [yes] Trades: on
       *[no] Trades: off
    }
player-open-to-trades-about = Tells everybody that trades are welcome, also in the turns of others
player-dead-you = dead: you are dealt in again
# Beside the name of the player.
player-do-ask-help = Ask for help
player-do-offer-help = Offer help
player-do-offer = Trade
player-minded = bot, for now
player-minded-about = A bot plays for { $name } until they are back.
player-away = away
player-more = More about { $who }
player-all = { $count } cards in front of { $who }: see all of them
player-nothing-special = nothing special yet
player-doing = { $doing ->
    [thinks] is thinking
    [chooses] must choose
    [fights] is fighting
    [helps] is helping
   *[acted] acted
}
hand = Your hand
hand-leaf = { $side ->
    [left] More cards on the left
   *[right] More cards on the right
}
# On a phone: a button beside the arrows, and what it opens.
hand-all = The whole hand
    .short = All
hand-empty = Your hand is empty.
hand-show = Show cards
    .brief = Show
# On a card in the hand whose text has no room, on a phone.
hand-read = Tap to read
# Charity: the cards that are given away or discarded; $count: how many are picked.
picked-none = A tap picks a card, and what it does is said here.
charity-cards = Which cards?
charity-give = { $count ->
    [0] Give to { $who }
    [one] Give 1 card to { $who }
   *[other] Give { $count } cards to { $who }
}
charity-discard = { $count ->
    [0] Discard
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
gear = What you are and wear
gear-slot = { $slot ->
    [head] Headgear
    [hands] Hands
    [hand] 1 hand free
    [body] Armor
   *[feet] Footgear
}
# Of cards with a Rank: $used is the sum of those in play, $most what it may be.
gear-ranks = Ranks { $used } of { $most }
    .about = The Ranks of your cards add up to { $used }. They may add up to { $most }: your Level, and what cards add to it.
gear-nothing = You are nothing special, and wear nothing yet.
# On a phone, behind what is worn: what it adds, and which places of the body are free.
gear-sum = { $sum } in all
gear-free = Free:
gear-place = { $place ->
    [head] head
    [body] body
   *[feet] feet
}
gear-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
gear-more = ▴ { $count } more
gear-less = ▾ Less

# What you may do
bar = What you may do
bar-waiting = Waiting for { $who }
# $who: whom the reader has asked for help.
bar-asked = You have asked { $who } for help. Wait for the answer, or do something else.
bar-speak-up = Anybody may still act.
bar-others = The others may still act.
bar-answer = Anybody may answer with a card.
# $cards: the reader's own cards or abilities that work at this moment.
bar-answer-own = You may answer with { $cards }.
bar-quiet = Do not ask me about { $cards } again
bar-quiet-about = In this game, at moments like this one. You can still use it when it is your turn to act.
bar-offered = { $who } waits for your answer to the offer.
bar-nothing-fits = Nothing you could do would help you here: the game goes on by itself.
bar-guide-waits = The game waits until you have read this: Go on.
bar-kept = You pass. It goes on when the time is over.
# More time before what is announced happens; $verb: what that is.
bar-hold = { $verb ->
    [fight] Wait: I may still change this fight
    [run-away] Wait: I may still change this
    [end-turn] Wait: do not end the turn yet
    [kick-door] Wait: do not open the door yet
   *[none] Give me more time
}
bar-more = { $count } more choices
bar-pass-until = Pass until something changes
bar-passing = Passing until something changes
bar-undo = Undo
# A pass in what the reader has announced, or in what happens to them.
bar-go-on = Go on
bar-stopped = This happened to you. Read it, then go on: the bots wait.
# Beside a pass, where a card of the reader works right now.
bar-pass-about = You play nothing now.
# What is seldom wanted: each with what it does.
bar-aside = More …
# Where one may only ask for time.
bar-aside-wait = Wait, I want to play a card …
# $card: the New Kid that the reader is.
bar-stay = Stay { $card }
bar-hold-on-about = Nothing happens until everybody has passed: time for you to play a card first.
bar-hold-about = Everybody gets more time before it happens.
bar-pass-until-about = You are not asked again before a card is played or something else happens.
# What happened to the reader; $event: a line of the log.
# After an answer to a win that the reader has claimed, which is claimed again by itself.
note-claim-stands = { $event }: { $ours } against { $theirs }, still enough. Your claim stands.
# The only answer there was, given by the page: $deed is the text of its button.
note-forced = Done for you, as nothing else was possible: { $deed }.
note-told = { $event }.
# The reader has accepted or declined ($verb) an offer of $who while something else happened.
note-accepted = { $verb ->
    [decline] You decline what { $who } offers, as soon as this is over.
   *[accept] You accept what { $who } offers, as soon as this is over.
}
# A move of the reader that somebody else stopped by acting; $verb: the move, $event: a line of the log. Of a claimed win $still:
# whether it would still be won, with the same totals or with others ($ours, $theirs).
note-stopped = { $verb ->
    [run-away] You have not run away yet: { $event }. Choose again.
    [fight] { $still ->
        [same] { $event }, which changes nothing in your fight: { $ours } against { $theirs }. Claim the win once more.
        [ahead] { $event }: now { $ours } against { $theirs }, still enough. Claim the win once more.
       *[none] You have not won yet: { $event }. Choose again.
    }
    [kick-door] The door is still closed: { $event }. Choose again.
    [end-turn] Your turn is not over yet: { $event }. Choose again.
   *[other] Your move waits: { $event }. Choose again.
}
# Something composed that cannot be sent any more.
note-draft = { $kind ->
    [sale] Your sale has come to nothing: the time for it is over.
    [help] Your bargain with { $to } has come to nothing: help is no longer possible.
    [trade] Your offer to { $to } has come to nothing: you two cannot trade now.
   *[show] You have shown nothing: the moment for it is over.
}
clock = { $kind ->
    [window] Time to speak up: { $seconds } seconds
   *[turn] Time to think: { $seconds } seconds
}
clock-seconds = { $seconds } s

# Cards
card-new = new
card-carried = carried, not in use
card-idle = does not count now
# Why an Item in play does nothing. $why: whom it is for, or what is full.
unused = Unused: { $why }
# The same of one that is still in the hand.
unused-would = It would lie unused: { $why }.
unused-place = { $place ->
    [hands] hands full
    [headgear] head taken
    [armor] body taken
    [footgear] feet taken
   *[other] no room
}
# $cards: what is taken off.
card-swap = Wear it instead of { $cards }
# $card: an Item that is taken off; $text: what it does besides its bonus.
card-swap-loses = You lose what { $card } does: { $text }
card-lay-unused = Lay it down unused
card-borrowed = borrowed from { $owner }
card-kept = kept, { $bonus }
card-possible = { $count } possible
card-read = Read it
card-way = Discard the one you have first, then play this:
deed-more = more
card-only-harm = Whoever you aim it at, it would not be to your good.
card-nothing-to-do = Nothing to do with it now.
card-copies = { $count } in the deck

# The fight
fight = Fight
fight-two = { $fighter } & { $helper }
fight-monsters = Monsters
fight-dead = { $who } is dead
fight-won = It is won
# Whom a Curse would strike.
aim-in-play = { $count ->
    [0] { $who } has nothing in play.
   *[other] { $who } has { $cards } in play.
}
# $tie: whether both sides are equally strong.
fight-lost = { $tie ->
    [yes] { $you ->
        [none] A tie: that goes to the monsters
       *[who] A tie goes to the monsters: run!
    }
   *[no] { $you ->
        [none] It is lost
       *[who] It is lost: run!
    }
}
fight-winning = { $you ->
    [who] You are winning
    [pair] You and { $who } are winning
    [two] { $who } are winning
   *[none] { $who } is winning
}
fight-empty = No monster is left
fight-needs = { $tie ->
    [yes] { $you ->
        [who] A tie goes to the monsters: you need { $count } more
       *[none] A tie goes to the monsters: { $who } needs { $count } more
    }
   *[no] { $you ->
        [who] You need { $count } more to win
       *[none] { $who } needs { $count } more to win
    }
}
# $powers: abilities of the reader's own cards, in a fight that is being lost.
fight-powers = You can use { $powers }
fight-totals = { $who }: { $munchkins }. Monsters: { $monsters }. { $verdict }
fight-sums = Where the numbers come from
fight-line = { $whose }: { $why }
fight-prize = { $levels ->
    [0] { $treasures ->
        [0] There is nothing to win.
        [one] To win: 1 Treasure, and no level
       *[other] To win: { $treasures } Treasures, and no level
    }
    [one] To win: 1 level and { $treasures ->
        [0] no Treasure
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    }
   *[other] To win: { $levels } levels and { $treasures ->
        [0] no Treasure
        [one] 1 Treasure
       *[other] { $treasures } Treasures
    }
}
foe-strength = { $strength } strength
foe-escape = { $roll ->
    [1] any roll escapes
    [6] only a 6 escapes (1 in 6)
    [7] nobody can escape it
   *[other] { $roll } or more escapes ({ $chances } in 6)
}
foe-levels = { $count ->
    [one] worth { $count } level
   *[other] worth { $count } levels
}
foe-treasures = { $count ->
    [one] { $count } Treasure
   *[other] { $count } Treasures
}

# Haggling
offers = Offers
# To who is asked for help in the fight that wins the game.
offers-decide = Careful: if this fight is won, { $who } wins the game.
# Above the cards of an offer; $way: `get` or `give`.
offers-way = { $way ->
    [get] You get:
   *[give] You give:
}
offers-unusable = You could not use it now.
offers-later = You can answer as soon as this moment is over.
drop-elsewhere = { $card } does nothing there. Click it: its menu says what it can do now.
drop-refused = { $why ->
    [none] { $card } cannot be played now.
   *[other] { $card } cannot be played now: { $why }
}
offers-drops = { $verb ->
    [accept] What you are putting together is dropped.
   *[other] It is declined when what you are putting together is sent or dropped.
}
composing = { $kind ->
    [sale] You are selling
    [help] The price of help
    [show] You are showing
   *[trade] Your offer
}
composing-heading = { $to ->
    [none] { composing }:
   *[other] { $kind ->
        [help] { $role ->
            [fighter] You ask { $to } for help:
           *[helper] Offer { $to } your help: what do you ask for?
        }
        [show] You are showing { $to }:
       *[trade] Your offer to { $to }:
    }
}
composing-pick = Nothing picked yet.
composing-price = { $role ->
    [fighter] They get
   *[helper] You get
}
composing-nothing = nothing
# No card was picked: all are shown. $to: to whom alone.
composing-show-all = { $to ->
    [none] Show everybody your whole hand
   *[other] Show { $to } your whole hand
}
composing-shares = or a share, which grows with the Treasures
composing-besides = Besides
composing-sale-about = Items worth 1,000 gold together buy a Level.
composing-sale-sum = { $levels ->
    [0] { $gold } gold so far: { $missing } more for a Level.
   *[other] { $gold } gold{ $waste ->
        [0] .
       *[other] , { $waste } of it for nothing: { $missing } more for another Level.
    }
}
composing-sell = { $levels ->
    [0] Sell
    [one] Sell for { $levels } Level
   *[other] Sell for { $levels } Levels
}
composing-trade-about = Only Items on the table can be traded; those in your hand have to be played first.
# Of an Item that may be sold.
composing-worn = worn
# Of an Item that is sold: the Enhancers on it, which are sold with it.
composing-with = with { $cards }
composing-value = { $value ->
    [0] worth nothing
   *[other] { $value } gold
}
composing-stuck = The table does not take this together: one of you has no room for it. Never mind, and try something else.
# Something else is asked first; $sent: whether it was to be sent already.
composing-waits = { $sent ->
    [yes] It is sent as soon as this moment is over: pass, or answer with a card.
   *[no] You can go on as soon as this moment is over: pass, or answer with a card.
}
composing-to-add = To add
composing-you-give = You give
composing-you-get = You get
composing-add-double = { $card } at double

# Log and chat
log = Log
log-and-chat = Log and chat
# On a phone: the button that opens the log, the chat and the settings.
table-menu = Menu
    .about = Menu: log and chat
log-what-happened = What happened
log-newest = Newest
log-empty = Nothing has happened yet.
log-tab = { $tab ->
    [fights] Fights
    [cards] Cards
   *[all] All
}
log-fold = { $open ->
    [yes] Fold
   *[no] Unfold
}
log-deal = { $count ->
    [0] The game begins.
   *[other] The cards are dealt: { $count } each.
}{ $first ->
    [none] { "" }
   *[other] { $you ->
        [who] { " You go first." }
       *[none] { " " }{ $first } goes first.
    }
}
log-draws = { $you ->
    [who] You draw { $count } cards
   *[none] { $who } draws { $count } cards
}
log-result = { $result ->
    [won] won
    [escaped] escaped
    [caught] caught
    [died] dead
    [on] goes on
   *[over] over
}
chat = Chat
chat-tab = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
chat-to = to { $name }
chat-empty = Nobody has said anything.
chat-mute = mute
chat-unmute = unmute
chat-say = Say
chat-say-something = Say something
emotes = Emotes
speech-to = Say something to { $name }
speech-phrases = Quick phrases to { $name }
speech-mute = Mute them
speech-unmute = Hear them again

# Bad moments
# Cards that lie face up in the middle.
spread-in-play = in front of you
spread-choose = Cards to choose from
spread-shown = Cards on the table
spread-won = { $count ->
    [one] You win a Treasure!
   *[other] You win { $count } Treasures!
}
spread-divided = The Treasure is divided
spread-looked = Only you see these cards
spread-looked-close = Seen
spread-fight = The fight stands at { $ours } against { $theirs }.
pace = Pace of the table
pace-speed = Speed: { $speed ->
    [calm] calm
    [brisk] brisk
    [quick] quick
   *[normal] normal
}
    .change = Speed: { $speed ->
        [calm] calm
        [brisk] brisk
        [quick] quick
       *[normal] normal
    }. Change it.
pause = Pause
    .about = Pause: the bots and the clocks wait
pause-step = Step
    .about = One step: the bots go on until something happens
pause-go = Go on
    .about = Go on: the bots play again
# Beneath the button, while the bots wait.
pause-on = Paused
pause-paused = Paused. Press ▶ to go on.
notice-elsewhere = This seat was opened in another window. Play on there, or take it back here.
notice-closed = The table is closed.
notice-cut = The line is cut. Trying again; nothing is lost.
notice-frozen = This table has stopped after a fault: { $fault }
notice-adjourned = Welcome back. The clocks stand still for a moment: the others may be on their way.
notice-other-rules = This game is adjourned for good: it began under rules that the server does not play any more. Nothing of it is lost, and you can play again at a new table.
notice-play-here = Play here
trouble-not-over = Not over yet
    .about = They are still at it. A game can be replayed when somebody has won it; until then hands are secret.
trouble-gone = The server is gone
    .about = It does not answer. This page looks again every few seconds.
trouble-no-table = No such table
    .about = Behind this link there is only wall. Tables that nobody visits for two weeks are cleared away.
trouble-no-seat = No seat of yours
    .about = Nobody at this screen has a seat at this table. Whoever has one plays where they sat down.
trouble-other = That did not work
trouble-watch-live = Watch it live
trouble-look-again = Look again
trouble-watch = Watch it

# Several people at one screen
curtain = Pass the screen to { $name }
curtain-heading = Pass the screen to <name>{ $name }</name>
curtain-others = Everybody else: look at the ceiling. It is a nice ceiling.
curtain-open = I am { $name }
hot-everybody = everybody
hot-who = Who is at the screen
hot-speaks = { $who } speaks
hot-looks = { $who } is looking
hot-all = For all eyes
hot-done = Done
hot-all-pass = All pass
hot-claim = { $why ->
    [offer] { $who } has an offer
    [pass] { $who } speaks up
   *[none] { $who }
}

# Settings
settings = Settings
settings-asks = Ask me about what others do
    .fits = when I hold something that fits
    .always = always
    .own = only in my own fights
settings-language = Language
settings-language-auto = As in the browser
settings-cards = Cards
    .small = small
    .usual = as usual
    .large = large
settings-light = Light
settings-light-auto = as the system
settings-light-dark = dark
settings-light-light = light
settings-speed = Show what happens
    .calm = calm: time to read every card
    .normal = normal: all of it, at reading pace
    .brisk = brisk: only what matters
    .quick = quick: a line for each event
settings-sound = Sound
settings-motion = Motion
settings-confirm = Ask before what cannot be undone
settings-rule-numbers = Show the numbers of rules
settings-notify = Tell me when it is my turn and this page is not in sight

key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-space = Space
fair = { $fair ->
    [yes] Fair
    [unknown] Fair?
   *[no] Not fair
}
# Pages to read
pages = Pages
page-loading = Fetching the page from the bottom of the backpack …
page-how = How to play
    .short = How to play
    .lead = The whole game on one page. The numbers are links to the rules.
page-rules = The rules
    .short = Rules
    .lead = Every rule in our own words, with its number. When the game says no, it names one of these.
page-language = The card language
    .short = Card language
    .lead = A card is a short record whose sentences are what the player reads and what the engine does. No code, no second copy, no excuses.
page-cards = All cards
    .short = All cards
    .lead = Every card there is, so that nobody can say they did not see it coming. Hover, press long or click to read one.
page-credits = Credits
    .short = Credits
    .lead = Nobody reaches Level 10 alone, whatever they say at the table.

rules-editions = The editions at a glance
rules-search = Search the rules
rules-search-hint = Search: curse, help, CMB-04 …
rules-in = in
rules-all-editions = all editions
rules-count = { $some ->
    [yes] { $count } of { $all } rules
   *[no] { $all } rules
}
rules-unknown = There is no rule { $rule }. Somebody made it up, or it was house-ruled away.
rules-link = Link to this rule
rules-none = No rule says that. Feel free to argue it at the table; loudest wins (it does not).
rules-what = What

# The guided first game; what the guide says is in guide.ftl
first-game = Your first game
first-game-about = Two gentle bots, no clock, 10 to 15 minutes. Everything is explained when it happens, so there is nothing to read first. Somebody with a torch walks beside you.
first-game-name = What shall we call you?
first-game-begin = Into the dungeon
first-game-busy = Lighting the torches …
guide = Guide
guide-now = <b>Now:</b> { $hint }
guide-go-on = Go on
guide-box = The box of your next game
guide-real-game = Play a full game
guide-skip = Skip the guide
guide-back = Open the guide
guide-how = How to play, on one page
guide-failed = The guide has lost its voice: { $error }
