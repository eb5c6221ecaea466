### Parts of sentences: lists, cards, players, things that change hands.

# A list is put together from its front: "a, b" and, for the last, "a, b and c".
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-dot = { $first } · { $second }
list-semicolon = { $first }; { $second }
list-space = { $first } { $second }

# A card that the reader does not see.
card-back = { $deck ->
    [door] eine Türkarte
    [treasure] einen Schatz
   *[none] eine Karte
}
card-backs = { $deck ->
    [door] { $count } Türkarten
    [treasure] { $count } Schätze
   *[none] { $count } Karten
}
card-level = { $card } (Stufe { $level })
card-bonus = { $card } ({ $bonus })
card-value = { $card } ({ $value } Gold)
card-copy = { $card } (Kopie)
card-quoted = „{ $card }“

target-yourself = dich selbst
target-side = { $side ->
    [munchkins] die Spieler
   *[monsters] die Monster
}
somebody = jemand

# What a helper is promised.
goods-nothing = nichts
# How many Treasures a share is while the fight is not over; $now is `none` in the log.
treasures-now = { $now ->
    [none] { "" }
   *[other] : jetzt { $now } von { $won }
}
goods-treasures = { $share ->
    [all] alle Schätze{ treasures-now }
    [half] die Hälfte der Schätze{ treasures-now }
    [beyond] { $count ->
        [one] alle Schätze außer dem ersten{ treasures-now }
       *[other] alle Schätze außer den ersten { $count }{ treasures-now }
    }
   *[number] { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
}
# Cards of the fighter's hand: for those who may know them by name, for others by their number.
goods-plays = { $count ->
    [one] eine gespielte Handkarte
   *[other] { $count } gespielte Handkarten
}
goods-played = das Ausspielen von { $cards }

# The phases of a turn, as most editions call them; an edition has its own names for them.
phase-door = Tür eintreten
phase-trouble = Ärger suchen
phase-loot = Raum plündern
