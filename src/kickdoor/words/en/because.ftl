### Why a bot did what it did: `reason` puts what it did and why together.

reason = { $deed }: { $because }.

because-kick-door = there is nothing left to prepare before the door
because-run-away = the fight is lost, and nobody is left to turn it
because-take = it may be of use later
because-loot-room = the room is empty, and a card is a card
because-end-turn = there is nothing left to do
because-never-mind = it came to nothing
because-lay = the hand is too full, and on the table it does no harm
because-unequip = something better wants the place
because-sell = what is of no use is worth a level
because-add = it is of more use as gold
because-double = it is sold for twice its price
because-use = it costs little and may help
because-send = that is the price it thinks fair
because-counter = its help is worth more than that
because-offer-help = with its help the fight is won, and it gets a share
because-promise = its help is worth that much
because-offer = a trade may be good for both
because-decline = it would get too little for it
because-hold-on = something may still be played here
because-chosen = one had to be chosen
because-suits = of all there is to choose from, it suits best
because-win = { $ours } against { $theirs } is a win
because-look-for-trouble = that monster can be beaten, and pays a level
because-equip = it is worth more worn than carried
because-treasures = { $number ->
    [one] help is worth one Treasure
   *[other] help is worth { $number } Treasures
}
because-strong = { $who } is strong enough for the { $number ->
    [one] point that is missing
   *[other] { $number } points that are missing
}
because-gain = it gets more than it gives
because-help-wins = with help the fight is won
because-share = the share is worth the risk
because-level = a level is a level
because-on-table = it is of more use on the table than in the hand
because-to-win = the fight is to be won
because-changes = it changes the fight
because-may-win = { $who } may win this one
because-would-win = { $who } would win the game with this fight
because-no-further = { $who } is at Level { $level } and is not to get further
because-somebody = somebody has to have it
because-ahead = { $who } is ahead, at Level { $level }
because-in-the-way = { $who } is in the way
because-imagined = { $percent } % in { $games } imagined games
because-best = it looked best of all
