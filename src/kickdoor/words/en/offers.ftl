### Offers as they stand, and what a seat is composing.

# Who picks a Treasure first: `you`, another `player`, or `none`.
offer-picks = { $picks ->
    [you] , and you pick first
    [player] , and { $picker } picks first
   *[none] { "" }
}
# A trade from the side of the one who offers it.
offer-swap = { $wants ->
    [none] { $gives ->
        [none] nothing
       *[other] { $gives }, as a gift
    }
   *[other] { $gives ->
        [none] nothing for { $wants }
       *[other] { $gives } for { $wants }
    }
}
offer-help = { $asks ->
    [helper] { $you ->
        [who] You will help { $other } for { $goods }{ offer-picks }.
        [other] { $who } will help you for { $goods }{ offer-picks }.
       *[none] { $who } will help { $other } for { $goods }{ offer-picks }.
    }
   *[fighter] { $you ->
        [who] You offer { $other } { $goods } for help{ offer-picks }.
        [other] { $who } offers you { $goods } for your help{ offer-picks }.
       *[none] { $who } offers { $other } { $goods } for help{ offer-picks }.
    }
}
offer-trade = { $you ->
    [who] You offer { $other }: { offer-swap }.
    [other] { $who } offers you: { offer-swap }.
   *[none] { $who } offers { $other }: { offer-swap }.
}

draft-help = { $asks ->
    [helper] So far you ask { $other } for { $goods }{ offer-picks }.
   *[fighter] So far you offer { $other } { $goods }{ offer-picks }.
}
draft-trade = So far you offer { $other }: { offer-swap }.
draft-sale = { $gives ->
    [none] So far you sell nothing.
   *[other] So far you sell { $gives }, for { $gold } gold.
}
draft-show = { $gives ->
    [none] So far you show your whole hand
   *[other] So far you show { $gives }
} { $other ->
    [none] to everybody.
   *[other] to { $other }.
}

# What one was composing became void. $who: whom it was for; $void: why.
dropped = { $kind ->
    [help] Your bargain with { $who } is off
   *[trade] Your trade with { $who } is off
}: { $void ->
    [fight_over] the fight is over.
    [decided] the fight is decided.
    [no_monster] no monster is left to fight.
    [has_helper] somebody helps already.
    [passed_on] somebody else fights now.
    [dead] a character has died.
   *[combat] a fight has begun.
}
