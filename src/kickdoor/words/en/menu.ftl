### What the menu of a new table offers: clocks, bots and their tempers.

## Clocks. $window: seconds of a window; $turn: seconds to think.

clock-fast = Fast: windows of { $window } seconds, { $turn } seconds to think
clock-normal = Normal: windows of { $window } seconds, { $turn } seconds to think
clock-slow = Slow: windows of { $window } seconds, { $turn } seconds to think
clock-blitz = Blitz, for bots among themselves: windows of { $window } seconds, { $turn } seconds to think
clock-none = No clock: everybody passes by hand

## Bots by their plain names, then characters, then tempers.

bot-about-searcher = plays on in its head, a hundred milliseconds a choice; the schemer whispers to it
bot-about-schemer = hides behind the leader, sells its help dear, and stops whoever is about to win
bot-about-greedy = plays to win: helps only for a price, and strikes when it pays
bot-about-simple = plays sensibly, forgives a slip, and asks for help when it is in trouble
bot-about-mellow = plays sensibly and forgives, sells nothing, and now and then offers a trade or its help
bot-about-gentle = takes part, helps whoever asks and hurts nobody; for a first game
bot-about-random = closes its eyes and points at something; good for a laugh

bot-about-nana-moss = who knits, and saved you the good chair
bot-about-little-fig = who likes the pictures best
bot-about-pim = who waves at the monsters first
bot-about-dot = who came for the snacks
bot-about-uncle-bramble = who read the rules once, on a boat
bot-about-quill = who counts everything twice, your cards too
bot-about-ottoline = who never lends a sword on a weekday
bot-about-hob = who is only here to win, and the cheese
bot-about-wanda-latch = who has kicked better doors than yours
bot-about-madam-ledger = who knows what everything costs, you included
bot-about-father-plenty = who gives with both hands, and keeps the receipt
bot-about-baron-mine = whose half is the larger one
bot-about-grizelda = who remembers the potion of last Tuesday
bot-about-cousin-smile = who is right behind you

temper-even = asks and gives a fair share, and strikes whoever is ahead
    .name = even
temper-generous = helps for little, pays well and forgives
    .name = generous
temper-greedy = wants the larger half, and parts with the smaller
    .name = greedy
temper-vengeful = forgets no blow, and returns it before any other
    .name = vengeful
temper-treacherous = smiles, and trips whom it can
    .name = treacherous
