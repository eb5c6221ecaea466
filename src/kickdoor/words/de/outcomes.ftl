### What follows from an option if nobody answers it: sentences beside its button.

outcome-door = Deck eine Türkarte auf. Gegen ein Monster musst du kämpfen.
outcome-loot = { $deck ->
    [door] In dieser Box: Zieh eine Türkarte verdeckt auf deine Hand.
   *[treasure] In dieser Box: Zieh einen Schatz verdeckt auf deine Hand.
}
# $count: cards above the hand limit.
outcome-charity = { $count ->
    [one] Du hast 1 Karte zu viel: Als Nächstes kommt die milde Gabe.
   *[other] Du hast { $count } Karten zu viel: Als Nächstes kommt die milde Gabe.
}
# $count: of the Treasures won, how many the helper gets.
outcome-won-shared = { $count ->
    [one] Deine Hilfe bekommt 1 Schatz.
   *[other] Deine Hilfe bekommt { $count } Schätze.
}
outcome-won = { $levels ->
    [0] { $treasures ->
        [0] Du gewinnst nichts: Kein Monster wurde besiegt.
        [one] Du gewinnst 1 Schatz.
       *[other] Du gewinnst { $treasures } Schätze.
    }
    [one] Du gewinnst 1 Stufe{ $treasures ->
        [0] .
        [one] { " " }und 1 Schatz.
       *[other] { " " }und { $treasures } Schätze.
    }
   *[other] Du gewinnst { $levels } Stufen{ $treasures ->
        [0] .
        [one] { " " }und 1 Schatz.
       *[other] { " " }und { $treasures } Schätze.
    }
}
outcome-wins-game = Du gewinnst das Spiel!
# The two sides of the fight afterwards. $you: `who` where the reader is in it; $who: the fighter; $wins: who wins then.
outcome-totals = { $you ->
    [who] { $wins ->
        [nobody] Der Kampf ist vorbei: keine Stufe, kein Schatz.
        [spoils] { $ours } gegen { $theirs }: Du gewinnst die Schätze, aber keine Stufe.
        [munchkins] { $ours } gegen { $theirs }: Das reicht zum Sieg.
       *[monsters] { $ours } gegen { $theirs }: Das reicht nicht.
    }
   *[none] { $wins ->
        [nobody] Der Kampf ist vorbei: keine Stufe, kein Schatz für { $who }.
        [spoils] { $ours } gegen { $theirs }: { $who } würde die Schätze gewinnen, aber keine Stufe.
        [munchkins] { $ours } gegen { $theirs }: { $who } würde gewinnen.
       *[monsters] { $ours } gegen { $theirs }: { $who } würde verlieren.
    }
}
# After totals that are not enough. $powers: abilities of one's own cards that can be used in that fight.
outcome-powers = Im Kampf könntest du { $powers } einsetzen.
# One of several options that turn the fight together. $others: the other cards and helpers; then the totals with all of them.
outcome-together = Zusammen mit { $others }: { $ours } gegen { $theirs }, das reicht zum Sieg.
outcome-then-ask = Erst { $others } spielen, dann fragen: { $ours } gegen { $theirs }, das reicht zum Sieg.
outcome-adds = { $who } bringt hier { $adds }, nicht { $strength }: Manche Karten zählen in diesem Kampf anders.
outcome-helpers = Mit der Hilfe von { $who } würde es reichen.
outcome-strength = { $way ->
    [same] Deine Stärke bleibt { $strength }.
    [down] Deine Stärke sinkt auf { $strength }.
   *[up] Deine Stärke wird { $strength }.
}
# $way: `up` or `down`.
outcome-level = { $you ->
    [who] { $way ->
        [up] Du steigst auf Stufe { $level }.
       *[down] Du fällst auf Stufe { $level }.
    }
   *[none] { $way ->
        [up] { $who } steigt auf Stufe { $level }.
       *[down] { $who } fällt auf Stufe { $level }.
    }
}
# Along a track of the box; $end: what its end gives.
outcome-steps = { $you ->
    [who] Du kommst auf Schritt { $steps } von { $of } ({ $track }); an dessen Ende: { $end }.
   *[none] { $who } kommt auf Schritt { $steps } von { $of } ({ $track }); an dessen Ende: { $end }.
}
# The last of many cards.
outcome-more = { $count } weitere Karten
outcome-loses = Du verlierst { $cards } endgültig.
# Of Curses.
outcome-lifts = Du wirst { $cards } los.
outcome-dies = Du stirbst.
outcome-fruitless = { $who } würde nichts geschehen: Es gibt nichts zu verlieren.
outcome-instead = Du ziehst { $card } statt einer unbekannten Karte.
outcome-sacrifice = { outcome-frees } { $card } ist für immer weg.
outcome-frees = { $foes ->
    [2] Du entkommst beiden Monstern, ohne Wurf.
    [0] Du entkommst ohne Wurf.
    [1] Du entkommst ohne Wurf.
   *[other] Du entkommst allen { $foes } Monstern, ohne Wurf.
}
# Of a sale: gold that buys no level.
outcome-waste = { $gold } Gold davon kaufen nichts.
# Of one monster: $at is the least roll that escapes, $chances in 6; $of says whether the monster must be named.
outcome-outs = Du hast { $outs }: Damit entkommst du, sobald du wegläufst.
outcome-escape = { $of ->
    [several] { $monster }: { outcome-escape-roll }
   *[single] { outcome-escape-roll }
}
outcome-escape-roll = { $at ->
    [1] Du entkommst sicher.
    [4] Mit 4, 5 oder 6 entkommst du (3 von 6).
    [5] Mit 5 oder 6 entkommst du (2 von 6).
    [6] Nur mit einer 6 entkommst du (1 von 6).
    [7] Du kannst nicht entkommen.
    [8] kein Wurf reicht.
   *[other] Ab { $at } entkommst du ({ $chances } von 6).
}
# $bad: the Bad Stuff of the monster.
outcome-caught = { $at ->
    [7] Es erwischt dich: { $bad }.
   *[other] Wirst du erwischt: { $bad }.
}
outcome-harmless = { $at ->
    [7] Es erwischt dich, tut dir aber nichts.
   *[other] Wirst du erwischt, geschieht dir nichts.
}
# $level: one's own Level. The Bad Stuff that was told finds nothing to take.
outcome-idle = { $level ->
    [1] Du bist auf Stufe 1: Zu holen ist nichts.
   *[other] Bei dir ist nichts zu holen.
}
# Of running away: instead of the roll.
outcome-or-sacrifice = Oder opfere { $cards }, wenn du läufst: Dann entkommst du ohne Wurf.
# Of a Steed, which has no Bad Stuff of its own.
outcome-thrown = verliere eine Stufe

### Why an answer is not carried out at once, and what is lost for good.

sure-loses = Wirklich? Du verlierst { $cards } endgültig.
sure-gift = Wirklich? Auf Stufe { $level } steigt dann { $who }, nicht du.
sure-hurts = Wirklich? Das schadet dir.
sure-helps = Wirklich? Das hilft { $who }, nicht dir.
sure-yourself = Wirklich? Es trifft dich selbst.
sure-waste = Wirklich? { $gold } Gold davon kaufen nichts: { $card } muss nicht verkauft werden.
sure-dies = Wirklich? Du kannst sterben. Stattdessen geht: { $deeds }.
sure-sacrifice = Wirklich? { $card } ist endgültig weg.
# An Item that is played, and cannot be used.
outcome-carried = Du trägst es bei dir, aber es nützt dir jetzt nichts.
