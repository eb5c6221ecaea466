### A card as it is printed: the words around its own sentences.

face-level = Level { $level }
face-rank = Rank { $rank }
face-treasures = { $count ->
    [one] { $count } Treasure
   *[other] { $count } Treasures
}
face-more-treasures = { $count ->
    [1] +1 Treasure
    [-1] -1 Treasure
   *[other] { $bonus } Treasures
}
face-levels = { $count } levels
slot-headgear = headgear
slot-armor = armor
slot-footgear = footgear
slot-1-hand = 1 hand
slot-2-hands = 2 hands
face-big = Big
face-fits = goes on { $fits }
face-only = only { $traits }
face-not-for = not for { $traits }
face-value = { NUMBER($value, useGrouping: 0) } gold
face-no-value = No Value
face-until = Until { $until }.
face-bad-stuff = Bad Stuff: { $sentences }
face-no-bad-stuff = Bad Stuff: none.
face-note = Q&A: { $note }
face-sentence = { $sentence }.

# What stands before an ability's sentences.
ability-when = { $when }, { $only } only
ability-only = { $only } only
ability-cost = { $when }, { $cost }
ability-limit = { $when } ({ $limit })
ability-does = { $when }: { $does }
ability-named = { $name }: { $does }
