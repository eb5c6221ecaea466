### Parts of sentences: lists, cards, players, things that change hands.

# A list is put together from its front: "a, b" and, for the last, "a, b and c".
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-dot = { $first } · { $second }
list-semicolon = { $first }; { $second }
list-space = { $first } { $second }

# A card that the reader does not see.
card-back = { $deck ->
    [door] a Door card
    [treasure] a Treasure
   *[none] a card
}
card-backs = { $deck ->
    [door] { $count } Door cards
    [treasure] { $count } Treasures
   *[none] { $count } cards
}
card-level = { $card } (Level { $level })
card-bonus = { $card } ({ $bonus })
card-value = { $card } ({ $value } gold)
card-copy = { $card } (copy)
card-quoted = “{ $card }”

target-yourself = yourself
target-side = { $side ->
    [munchkins] the players
   *[monsters] the monsters
}
somebody = somebody

# What a helper is promised.
goods-nothing = nothing
# How many Treasures a share is while the fight is not over; $now is `none` in the log.
treasures-now = { $now ->
    [none] { "" }
   *[other] : { $now } of { $won } now
}
goods-treasures = { $share ->
    [all] all Treasures{ treasures-now }
    [half] half of the Treasures{ treasures-now }
    [beyond] { $count ->
        [one] all Treasures but the first{ treasures-now }
       *[other] all Treasures beyond the first { $count }{ treasures-now }
    }
   *[number] { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
}
# Cards of the fighter's hand: for those who may know them by name, for others by their number.
goods-plays = { $count ->
    [one] the play of a card from the hand
   *[other] the play of { $count } cards from the hand
}
goods-played = the play of { $cards }

# The phases of a turn, as most editions call them; an edition has its own names for them.
phase-door = Kick Open the Door
phase-trouble = Look for Trouble
phase-loot = Loot the Room
