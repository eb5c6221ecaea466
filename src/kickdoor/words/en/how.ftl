### The page "How to play": a heading and a text for each thing, then what each box adds.
### $door, $trouble, $loot: what the edition calls the phases of a turn; $curse: what it calls a Curse.

how-goal = Be the first at the top
    .text = You are a munchkin, a hero who is in it for the loot. You begin at Level 1 with nothing. Beat monsters, take their stuff, climb. Whoever reaches Level 10 first, by beating a monster, has won. Nothing else gives you that last Level.
how-cards = Two decks
    .text = Doors hide monsters, { $curse } cards and things to be. Treasures are what you fight for. Everybody is dealt four of each. Your hand is secret; what lies in front of you counts, and everybody sees it.
how-wear = Get dressed
    .text = Items in front of you add their bonus to your strength: one on the head, one on the body, one on the feet, two hands. Whatever you cannot wear you may carry; it does not count.
how-turn = Your turn
    .text = Put things on, then do this:
    .door = { $door }: turn up a Door card. A monster must be fought, a { $curse } strikes you, anything else is yours.
    .room = No monster? { $trouble } with one of your hand, or { $loot } and draw a card.
    .end = At the end keep five cards. The rest goes to whoever has the lowest Level.
how-fight = The fight
    .text = Your Level and everything that helps, against the monster. You need more than it has: a tie is the monster’s. If you win, you go up a Level for each monster and take its Treasures.
how-help = Ask for help
    .text = One other player may help: their strength is added to yours. What they get for it is a matter of haggling. The Level is yours alone.
how-meddle = Meddle
    .text = Anybody may reach into any fight: play one-shot cards for either side, make the monster stronger, send in another. Whoever claims a win gives the others a moment to spoil it.
how-run = Run away
    .text = If the fight is lost, everybody in it rolls a die for each monster. 5 or more escapes. Less, and the Bad Stuff on its card happens.
how-curse = Be cursed
    .text = A { $curse } behind your door strikes you at once. One in your hand you play on anybody, at any time. You lose what it says, but you never fall below Level 1.
how-death = Die, and come back
    .text = Some Bad Stuff kills. You keep your Level and what you are; each of the others takes one of your other cards. At the start of your next turn you are dealt eight new ones.
how-sell = Buy Levels
    .text = On your turn, out of combat, Items worth 1,000 gold buy a Level. Some cards simply give one. Neither gives the last.

# Around the pictures.
how-box = The box
how-adds = What { $box } adds
how-you = You
how-sum = { $ours } against { $theirs }: won
how-first = Play a guided first game
how-lobby = To the tables
how-slots = Headgear, armor, footgear and two hands
how-dice = 5 and 6 escape, 1 to 4 do not

# What each box adds.
how-base-race = Be somebody
    .text = A Class and a Race at a time, one of each: a Dwarf carries any number of Big Items, an Elf who helps goes up, too. Without a Race you are a Human.
how-base-companion = Hirelings and Steeds
    .text = One Hireling fights, carries or dies for you. A Steed is a Big Item to ride on, and a monster to be fought for whoever would rather.
how-base-thief = The knife in the back
    .text = A Thief discards a card for −2 to somebody in a fight, and may try to steal a small Item.
how-base-loot = Better rooms
    .text = Whoever loots an empty room draws a Treasure here, not a Door card.
how-super-power = Powers
    .text = Play as many Powers as you like, as long as their ranks add up to your Level at most. If you fall, some of them go.
how-super-origin = Origins
    .text = Each Origin says where you come from, and makes room for more Powers than your Level does.
how-super-curse = Traps
    .text = Curses are Traps here. A Secret Identity may get you out of one, if the die is kind.
how-oz-track = The Yellow Brick Road
    .text = Some cards send you along the road, step by step. At its sixth step you gain a level and begin again. Who dies goes back to the start.
how-oz-companion = Allies
    .text = One Ally at a time walks with you. If you must run, you may leave them behind and get away for sure.
how-harry-potter-house = Houses
    .text = Before the game everybody chooses a House and keeps it, dead or alive. Each lets you do something of its own.
how-harry-potter-power = Proficiencies
    .text = What you have learnt: any number of them, as long as their ranks add up to your Level at most.
how-harry-potter-monster = They come in flocks
    .text = A Death Eater of your hand may join any fight with a Death Eater in it, and a Dragon any fight with a Dragon. No other card is needed.
how-south-park-kid = New Kids
    .text = Everybody is dealt a New Kid, who says what you can do. If you die, you may come back as another.
how-south-park-turf = Turf
    .text = A Turf is a place of yours that counts as an Item and is always in use. One for each player; it cannot be sold.
how-south-park-companion = Allies
    .text = One Ally at a time walks with you. If you must run, you may leave them behind and get away for sure.
