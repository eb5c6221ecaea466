### Offers as they stand, and what a seat is composing.

# Who picks a Treasure first: `you`, another `player`, or `none`.
offer-picks = { $picks ->
    [you] , und du wählst zuerst
    [player] , und { $picker } wählt zuerst
   *[none] { "" }
}
# A trade from the side of the one who offers it.
offer-swap = { $wants ->
    [none] { $gives ->
        [none] nichts
       *[other] { $gives } als Geschenk
    }
   *[other] { $gives ->
        [none] nichts für { $wants }
       *[other] { $gives } für { $wants }
    }
}
offer-help = { $asks ->
    [helper] { $you ->
        [who] Du hilfst { $other } für { $goods }{ offer-picks }.
        [other] { $who } hilft dir für { $goods }{ offer-picks }.
       *[none] { $who } hilft { $other } für { $goods }{ offer-picks }.
    }
   *[fighter] { $you ->
        [who] Du bietest { $other } für Hilfe: { $goods }{ offer-picks }.
        [other] { $who } bietet dir für deine Hilfe: { $goods }{ offer-picks }.
       *[none] { $who } bietet { $other } für Hilfe: { $goods }{ offer-picks }.
    }
}
offer-trade = { $you ->
    [who] Du bietest { $other }: { offer-swap }.
    [other] { $who } bietet dir: { offer-swap }.
   *[none] { $who } bietet { $other }: { offer-swap }.
}

draft-help = { $asks ->
    [helper] Bisher verlangst du von { $other }: { $goods }{ offer-picks }.
   *[fighter] Bisher bietest du { $other }: { $goods }{ offer-picks }.
}
draft-trade = Bisher bietest du { $other }: { offer-swap }.
draft-sale = { $gives ->
    [none] Bisher verkaufst du nichts.
   *[other] Bisher verkaufst du { $gives } für { $gold } Gold.
}
draft-show = { $gives ->
    [none] Bisher zeigst du deine ganze Hand
   *[other] Bisher zeigst du { $gives }
} { $other ->
    [none] allen.
   *[other] nur { $other }.
}

# What one was composing became void. $who: whom it was for; $void: why.
dropped = { $kind ->
    [help] Aus deinem Handel mit { $who } wird nichts
   *[trade] Aus deinem Tausch mit { $who } wird nichts
}: { $void ->
    [fight_over] Der Kampf ist vorbei.
    [decided] Der Kampf ist entschieden.
    [no_monster] Kein Monster ist mehr da.
    [has_helper] Es hilft schon jemand.
    [passed_on] Jetzt kämpft jemand anders.
    [dead] Eine Figur ist gestorben.
   *[combat] Ein Kampf hat begonnen.
}
