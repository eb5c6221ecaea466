### What a choice is about, as a sentence to the one who chooses.
### $who and $you: who leads the window, or the player the question is about; $count: how many are to be chosen.

# Windows, where everybody may act.
question-setup = { $begun ->
    [yes] { $play ->
        [yes] Nach deinem Tod bekommst du neue Karten: Spiele, womit du anfangen willst, dann drück auf Bereit.
       *[no] Nach deinem Tod bekommst du neue Karten: Keine lässt sich schon ausspielen. Drück auf Bereit.
    }
   *[no] { $play ->
        [yes] Vor dem ersten Zug: Spiele, womit du anfangen willst, dann drück auf Bereit.
       *[no] Vor dem ersten Zug: Keine deiner Karten lässt sich schon ausspielen. Drück auf Bereit.
    }
}
# $stronger: whether a card of the reader adds to their strength.
question-start = { $you ->
    [who] { $stronger ->
        [yes] Du bist dran. Spiele, was dich stärker macht, dann { $door }.
       *[no] Du bist dran: { $door }.
    }
   *[none] { $who } hat die Tür noch nicht geöffnet.
}
# $playable: whether the card can be played where it lies.
question-revealed = { $you ->
    [who] { $playable ->
        [yes] Diese Karte gehört dir: Spiele sie jetzt, oder nimm sie auf die Hand.
       *[no] Diese Karte gehört dir: Nimm sie auf die Hand.
    }
   *[none] { $who } hat die Tür geöffnet.
}
# $can: what the reader can do in the room.
question-room = { $you ->
    [who] { $can ->
        [both] Kein Monster kam. { $trouble } mit einem Monster von deiner Hand, oder { $loot }?
        [trouble] Kein Monster kam, und eine Karte verbietet { $loot }: { $trouble }, mit einem Monster von deiner Hand.
        [loot] Kein Monster kam, und du hast keins auf der Hand: { $loot }.
       *[none] Kein Monster kam, und eine Karte verbietet { $loot }.
    }
   *[none] { $who } steht in einem leeren Raum.
}
# $excess: cards above the hand limit; $deeds: what the reader may still do.
question-end = { $you ->
    [who] { $excess ->
        [0] { $deeds ->
            [none] Das war dein Zug: Beende ihn.
           *[other] Das war dein Zug. Beende ihn, oder du kannst noch { $deeds }.
        }
        [1] { $deeds ->
            [none] Du hast 1 Karte zu viel. Am Zugende geht sie als milde Gabe weg.
           *[other] Du hast 1 Karte zu viel. Am Zugende geht sie als milde Gabe weg; vorher kannst du noch { $deeds }.
        }
       *[other] { $deeds ->
            [none] Du hast { $excess } Karten zu viel. Am Zugende gehen sie als milde Gabe weg.
           *[other] Du hast { $excess } Karten zu viel. Am Zugende gehen sie als milde Gabe weg; vorher kannst du noch { $deeds }.
        }
    }
   *[none] Der Zug von { $who } endet gleich.
}
# What a sentence of a question proposes, as far as it is listed.
deed-play = eine Karte spielen
deed-sell = Gegenstände verkaufen
deed-trade = mit jemandem tauschen
deed-help = um Hilfe bitten
deed-run = weglaufen
# $side: who would win now, `munchkins` or `monsters`; $foes: the names of the monsters; $deeds: what the reader may do.
question-fight = { $you ->
    [who] { $foes ->
        [none] Kein Monster ist mehr da.
       *[other] { $side ->
            [munchkins] Du gewinnst gerade gegen { $foes }, { $ours } gegen { $theirs }.
           *[monsters] { $deeds ->
                [none] Du verlierst gerade gegen { $foes }, { $ours } gegen { $theirs }.
               *[other] Du verlierst gerade gegen { $foes }, { $ours } gegen { $theirs }. Du kannst { $deeds }.
            }
        }
    }
   *[none] { $foes ->
        [none] { $who } hat kein Monster mehr gegen sich.
       *[other] { $who } kämpft gegen { $foes }, { $ours } gegen { $theirs }.
    }
}
# $pursuers: the monsters that are still to be run from.
question-flee = { $you ->
    [who] { $spared ->
        [yes] Du läufst weg: Opferst du deinen Begleiter und entkommst sicher, oder würfelst du?
       *[no] { $pursuers ->
            [0] Du läufst weg.
            [1] Du läufst weg: Würfle.
           *[other] Du läufst weg. Für welches Monster würfelst du zuerst?
        }
    }
   *[none] { $who } läuft weg.
}

# What is being composed. A card that makes somebody help asks who it is.
question-help = { $card ->
    [none] Was ist der Preis der Hilfe?
   *[other] { question-by }Wer ist es?
}
question-trade = Was wird getauscht?
question-sale = Welche Gegenstände verkaufst du? 1000 Gold sind eine Stufe.
question-show = Welche Karten zeigst du, und wem?

# Questions to one player.
question-charity = Milde Gabe: Du hast { $hold } auf der Hand und darfst { $keep } behalten. { $receivers ->
    [0] Niemand hat eine niedrigere Stufe: Lege { $count } ab.
   *[other] Gib { $count } an { $to }, mit der niedrigsten Stufe.
}
# $done of $total have been chosen.
question-chosen = { $total ->
    [0] { "" }
    [1] { "" }
    [none] { "" }
   *[other] { " " }({ $done } von { $total } gewählt)
}
question-house = Welches Haus ist deins?
question-loot = { $you ->
    [who] Welche Karte nimmst du?
   *[none] { $who } ist tot. Welche Karte nimmst du?
}
question-new-kid = Welches neue Kind bist du von jetzt an?
question-helper-escapes = Du entkommst. Entkommt auch { $who } mit dir, als Dank für die Hilfe?
question-stays = Der Kampf gehört jetzt { $who }, ohne dir etwas zu schulden. Gehst du?
question-spoils = { $count ->
    [one] { $count } Schatz gehört dir. Welchen nimmst du?
   *[other] { $count } Schätze gehören dir. Welchen nimmst du zuerst?
}
question-shed = { $of ->
    [power] Du hast Kräfte mit { $has } Rängen und darfst { $keep } behalten. Was legst du ab?
    [class] Du hast { $has } Klassen und darfst { $keep } behalten. Was legst du ab?
    [race] Du hast { $has } Rassen und darfst { $keep } behalten. Was legst du ab?
    [companion] Du hast { $has } Begleiter und darfst { $keep } behalten. Was legst du ab?
   *[none] Du hast mehr, als du haben darfst. Was legst du ab?
}
question-replace = Für { $card } ist neben all dem kein Platz. Was legst du ab?
question-unequip = Du kannst nicht alles davon tragen. Was ziehst du aus?
question-pass-on = Du darfst nicht alles davon behalten. Was geht an einen Spieler mit der niedrigsten Stufe?
question-part-with = Du darfst { $card } nicht behalten. Was wird daraus?
question-offer = Nimmst du den Tausch an, den { $who } anbietet?
question-pass-on-to = Wer bekommt { $card }?

# Questions that a card asks.
question-may = { question-by }Willst du?
question-either = { question-by }Was von beidem?
question-roll = { question-by }Welche Zahl?
question-pay = { $gold ->
    [0] { question-by }Womit bezahlst du?{ question-chosen }
   *[other] { question-by }Womit bezahlst du? Noch { $gold } Gold.
}
question-take = { question-by }Was nimmst du?
question-give = { question-by }Was wählst du?
question-lose = { $count ->
    [one] { question-by }Was verlierst du?{ question-chosen }
   *[other] { question-by }Welche { $count } verlierst du?{ question-chosen }
}
question-bury = { question-by }Was kommt unter den Stapel?{ question-chosen }
question-play = { question-by }Was spielst du?
question-add = { question-by }Was bringst du ins Spiel?
question-swap = { question-by }Was wählst du?
question-lift = { question-by }Was wirst du los?
question-close = { question-by }Welcher Dungeon schließt sich?
question-source = { question-by }Womit versuchst du es?
question-choose = { question-by }Was wählst du?
question-turn = { question-by }Wen trifft es?
question-steal = { question-by }Von wem?
question-kill = { question-by }Welches Monster?
question-remove = { question-by }Welches Monster?
question-copy = { question-by }Welches Monster?
question-pass = { question-by }An wen?
question-suffer = { question-by }Welches Monster?
question-look = { question-by }Wessen Hand?

# The card that asks, with its sentence.
question-by = { $card ->
    [none] { "" }
   *[other] { $sentence ->
        [none] { $card }:{ " " }
       *[other] { $card }: { $sentence }.{ " " }
    }
}

# An interrupt: its sentence is that of its moment.
moment-turn-starts = { $you ->
    [who] Dein Zug beginnt.
   *[none] Der Zug von { $who } beginnt.
}
moment-turn-ends = { $you ->
    [who] Dein Zug endet.
   *[none] Der Zug von { $who } endet.
}
moment-combat-starts = { $you ->
    [who] Dein Kampf beginnt.
   *[none] Der Kampf von { $who } beginnt.
}
moment-combat-ends = { $you ->
    [who] Dein Kampf endet.
   *[none] Der Kampf von { $who } endet.
}
moment-opens-a-door = { $you ->
    [who] Du beginnst: { $door }.
   *[none] { $who } beginnt: { $door }.
}
moment-loots-the-room = { $you ->
    [who] Du hast eine Karte gezogen ({ $loot }).
   *[none] { $who } hat eine Karte gezogen ({ $loot }).
}
moment-is-about-to-draw-a-card-face-up = { $you ->
    [who] Gleich ziehst du eine Karte offen.
   *[none] { $who } zieht gleich eine Karte offen.
}
moment-draws-it = { $you ->
    [who] Du hast es gezogen.
   *[none] { $who } hat es gezogen.
}
moment-runs-away = { $you ->
    [who] Du gibst den Kampf auf und läufst.
   *[none] { $who } gibt den Kampf auf und läuft.
}
# $needed: of a roll to run away, the least that escapes; 0: it is another roll.
moment-rolls-a-die = { $needed ->
    [0] { $you ->
        [who] Du hast { $roll } gewürfelt. Gilt der Wurf?
       *[none] { $who } hat { $roll } gewürfelt. Gilt der Wurf?
    }
   *[other] { moment-rolls-to-run-away }
}
moment-rolls-to-run-away = { $you ->
    [who] Du hast fürs Weglaufen { $roll } gewürfelt und brauchst { $needed }. Gilt der Wurf?
   *[none] { $who } hat fürs Weglaufen { $roll } gewürfelt und braucht { $needed }. Gilt der Wurf?
}
moment-escapes = { $you ->
    [who] Du bist entkommen.
   *[none] { $who } ist entkommen.
}
moment-is-caught = { $you ->
    [who] Du bist erwischt.
   *[none] { $who } ist erwischt.
}
moment-wins-a-combat = { $you ->
    [who] Du hast den Kampf gewonnen.
   *[none] { $who } hat den Kampf gewonnen.
}
moment-beats-a-monster = { $you ->
    [who] Du hast ein Monster besiegt.
   *[none] { $who } hat ein Monster besiegt.
}
moment-beats-it = { $you ->
    [who] Du hast es besiegt.
   *[none] { $who } hat es besiegt.
}
moment-helps-to-beat-a-monster = { $you ->
    [who] Du hast geholfen, ein Monster zu besiegen.
   *[none] { $who } hat geholfen, ein Monster zu besiegen.
}
# $averted: it was stopped, or turned away to somebody else.
moment-is-struck = { $averted ->
    [yes] { $card ->
        [none] { $you ->
            [who] Der Fluch tut dir nichts mehr.
           *[none] Der Fluch tut { $who } nichts mehr.
        }
       *[other] { $you ->
            [who] { $card } tut dir nichts mehr.
           *[none] { $card } tut { $who } nichts mehr.
        }
    }
   *[no] { $card ->
        [none] { $you ->
            [who] Gleich trifft dich ein Fluch.
           *[none] Gleich trifft ein Fluch { $who }.
        }
       *[other] { $you ->
            [who] Gleich trifft dich { $card }.
           *[none] { $card } trifft gleich { $who }.
        }
    }
}
moment-gains-a-level = { $you ->
    [who] Du bist eine Stufe aufgestiegen.
   *[none] { $who } ist eine Stufe aufgestiegen.
}
moment-loses-a-level = { $you ->
    [who] Du hast eine Stufe verloren.
   *[none] { $who } hat eine Stufe verloren.
}
moment-plays-a-one-shot = { $card ->
    [none] { $you ->
        [who] Du hast einen Einmal-Gegenstand gespielt.
       *[none] { $who } hat einen Einmal-Gegenstand gespielt.
    }
   *[other] { $you ->
        [who] Du hast { $card } gespielt.
       *[none] { $who } hat { $card } gespielt.
    }
}
moment-dies = { $you ->
    [who] Gleich stirbst du.
   *[none] { $who } stirbt gleich.
}
moment-steals = { $you ->
    [who] Du hast etwas gestohlen.
   *[none] { $who } hat etwas gestohlen.
}
moment-loses-a-card = { $card ->
    [none] { $you ->
        [who] Du hast eine Karte verloren.
       *[none] { $who } hat eine Karte verloren.
    }
   *[other] { $you ->
        [who] Du hast { $card } verloren.
       *[none] { $who } hat { $card } verloren.
    }
}
moment-sells-items = { $you ->
    [who] Du hast Gegenstände verkauft.
   *[none] { $who } hat Gegenstände verkauft.
}
moment-asks-for-help = { $you ->
    [who] Du hast um Hilfe gebeten.
   *[none] { $who } hat um Hilfe gebeten.
}
moment-is-asked-for-help = { $you ->
    [who] Du wirst um Hilfe gebeten.
   *[none] { $who } wird um Hilfe gebeten.
}
