### The sentences of cards. A template asks for each field in a form: `.noun = akk`. The word receives it as { $as }.
###
### Clauses: one "verliere" · inv "hast du" (after a subordinate clause) · bare "verlieren" · others "verliert" ·
### er "verliert er" · bare-er as bare, but said of others ("seine Rüstung verlieren").
### Selectors and conditions: du or er. Players: nom, akk, dat, gen, each with -du or -er. Monsters: akk, dat.
### Words: one, akk, many, many-dat, dont ("zählen nicht"); with an article ein-, kein-, dein-, sein-, jeder- and nom, akk,
### dat; article as ein-nom; alle, dein-many, sein-many, kein-many; every "jeder Krieger"; mit-ein "mit einem Trank", ohne.

## What several templates need

wer = { $as ->
    [others] er
    [er] er
    [bare-er] er
   *[du] du
}
deine = { $as ->
    [others] seine
    [er] seine
    [bare-er] seine
    [dat-er] seine
    [akk-er] seine
    [nom-er] seine
   *[du] deine
}
deiner = { $as ->
    [others] seiner
    [er] seiner
    [bare-er] seiner
    [dat-er] seiner
    [akk-er] seiner
    [nom-er] seiner
   *[du] deiner
}
deinen = { $as ->
    [others] seinen
    [er] seinen
    [bare-er] seinen
    [dat-er] seinen
    [akk-er] seinen
    [nom-er] seinen
   *[du] deinen
}
dein = { $as ->
    [others] sein
    [er] sein
    [bare-er] sein
    [dat-er] sein
    [akk-er] sein
    [nom-er] sein
   *[du] dein
}
deinem = { $as ->
    [others] seinem
    [er] seinem
    [bare-er] seinem
    [dat-er] seinem
    [akk-er] seinem
    [nom-er] seinem
   *[du] deinem
}
dir = { $as ->
    [others] ihm
    [er] ihm
    [bare-er] ihm
    [dat-er] ihm
    [akk-er] ihm
    [nom-er] ihm
   *[du] dir
}
dich = { $as ->
    [others] sich
    [er] sich
    [bare-er] sich
    [dat-er] sich
    [akk-er] sich
    [nom-er] sich
   *[du] dir
}
zahl = { $n ->
    [one] akk
   *[other] many
}
stufen = { $n ->
    [one] { $n } Stufe
   *[other] { $n } Stufen
}
schritte = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
schaetze = { $n ->
    [one] { $n } Schatz
   *[other] { $n } Schätze
}
wertvoll = { $n-size } { $n-size ->
        [one] Stufe
       *[other] Stufen
    } { $n-sign ->
        [minus] weniger
       *[plus] mehr
    } wert
sachen = { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
}
handkarten = { $n ->
    [one] { $n } zufällige Karte
   *[other] { $n } zufällige Karten
}
oberste = { $n ->
    [one] { $deck }
   *[other] die obersten { $n } { $deck }
}
oberst = { $n ->
    [one] oberst
   *[other] many
}

## Counts (after "für")

form-empty-hands = jede { deiner } freien Hände
form-cards-discarded = jede abgelegte Karte
form-points-rolled = jedes gewürfelte Auge
form-cards-you-have = { $noun } vor { dir }
    .noun = jeder-akk
form-cards-in-hand = { $noun } auf { deiner } Hand
    .noun = jeder-akk
form-in-the-fight = { $label } im Kampf
    .label = jeder-akk
form-at-the-table = { $trait } am Tisch
    .trait = jeder-akk
form-players-by-level = jeden Spieler mit { $relation } Stufe
form-levels-you-have = je { $n } { deiner } Stufen
form-deaths = jeden Tod in diesem Spiel
form-steps-along = jeden { deiner } Schritte auf { $track }
    .track = dat

## Conditions (after "wenn")

form-you-are = { $as ->
    [er] er { $trait } ist
   *[du] du { $trait } bist
}
    .trait = { $are ->
        [word-be-are-not] kein-nom
       *[other] ein-nom
    }
form-you-have = { $as ->
    [er] er { $having } hat
   *[du] du { $having } hast
}
    .having = akk
form-you-have-keyword = { $as ->
    [er] er { $keyword } hat
   *[du] du { $keyword } hast
}
    .keyword = ein-akk
form-you-have-several = { $as ->
    [er] er mindestens { $n } { $noun } hat
   *[du] du mindestens { $n } { $noun } hast
}
    .noun = { zahl }
form-you-hold-fewer = { $as ->
    [er] er weniger als { $n } { $noun } auf der Hand hat
   *[du] du weniger als { $n } { $noun } auf der Hand hast
}
    .noun = { zahl }
form-your-level-is = { deine } Stufe { $n } oder { $bound } ist
    .bound = hoch
form-your-level-is-extreme = { deine } Stufe die { $extreme } ist
form-your-total-rank-is = { dein } Gesamtrang { $n } oder { $bound } ist
    .bound = hoch
form-it-is-your-turn = { $as ->
    [er] er am Zug ist
   *[du] du am Zug bist
}
form-you-are-along = { $as ->
    [er] er mindestens { $n } Schritte auf { $track } gegangen ist
   *[du] du mindestens { $n } Schritte auf { $track } gegangen bist
}
    .track = dat
form-you-face = { $as ->
    [er] er gegen { $label } kämpft
   *[du] du gegen { $label } kämpfst
}
    .label = ein-akk
form-you-are-losing = { $as ->
    [er] er gerade verliert
   *[du] du gerade verlierst
}
form-you-are-helping = { $as ->
    [er] er hilft
   *[du] du hilfst
}
form-you-win-by = { $as ->
    [er] er mit mindestens { $n } Vorsprung gewinnt
   *[du] du mit mindestens { $n } Vorsprung gewinnst
}
form-monsters-are-strong = die Kampfstärke der Monster mindestens { $n } beträgt
form-you-rolled = { $as ->
    [er] er { $n } oder { $bound } gewürfelt hat
   *[du] du { $n } oder { $bound } gewürfelt hast
}
form-you-have-helper = { $as ->
    [er] er einen Helfer hat
   *[du] du einen Helfer hast
}
form-you-fight-alone = { $as ->
    [er] er allein kämpft
   *[du] du allein kämpfst
}

## Foes: akk after "gegen", dat after "von", nicht: those who are not pursued

form-like = { $as ->
    [dat] { $label }
    [nicht] { $label }
   *[akk] { $label }
}
    .label = { $as ->
        [dat] many-dat
        [nicht] kein-many
       *[akk] many
    }
form-anyone-of-level = { $as ->
    [dat] allen mit Stufe { $n } oder { $bound }
    [nicht] niemanden mit Stufe { $n } oder { $bound }
   *[akk] alle mit Stufe { $n } oder { $bound }
}
    .bound = hoch
form-anyone-with = { $as ->
    [dat] allen { $having }
    [nicht] niemanden { $having }
   *[akk] alle { $having }
}
    .having = mit
form-monsters-of-level = { $as ->
    [dat] Monstern mit Stufe { $n } oder { $bound }
    [nicht] keine Monster mit Stufe { $n } oder { $bound }
   *[akk] Monster mit Stufe { $n } oder { $bound }
}
    .bound = hoch

## Who

form-party = { $party }
    .party = { $as }
form-all-of = { $trait }
    .trait = { $as ->
        [dat-du] jeder-dat
        [dat-er] jeder-dat
        [akk-du] jeder-akk
        [akk-er] jeder-akk
        [gen-du] many
        [gen-er] many
       *[nom-du] every
    }

## Selectors: your own cards, always in the accusative

form-your-place = { $noun }
    .noun = { $as ->
        [er] sein-akk
       *[du] dein-akk
    }
form-some-cards = { $n } { $noun }
    .noun = { zahl }
form-some-from-hand = { $n } { $noun } aus { deiner } Hand
    .noun = { zahl }
form-random-from-hand = zufällig { $n } { $noun } aus { deiner } Hand
    .noun = { zahl }
form-up-to = bis zu { $n } { $noun }
    .noun = { zahl }
form-some-cards-from-anywhere = { $n } { $noun } aus { deiner } Hand oder vom Tisch
    .noun = { zahl }
form-up-to-from-anywhere = bis zu { $n } { $noun } aus { deiner } Hand oder vom Tisch
    .noun = { zahl }
form-every = { $noun }
    .noun = alle
form-whole-hand = { deine } ganze Hand
form-best = { $noun } mit dem höchsten Bonus
    .noun = { $as ->
        [er] sein-akk
       *[du] dein-akk
    }
form-this-card = diese Karte

## Monsters of the fight

form-target = { $target }
    .target = { $as }
form-one-like = 1 { $label }
    .label = { $as ->
        [dat] dat
       *[akk] akk
    }
form-one-of-level = 1 Monster bis Stufe { $n }

## Amounts

form-strength = { $n }
form-to-total = { $n } { $key }
form-treasures = { $n } { $n-size ->
        [one] Schatz
       *[other] Schätze
    }
form-extra-levels = { $n-size } { $n-size ->
        [one] Stufe
       *[other] Stufen
    } { $n-sign ->
        [minus] weniger
       *[plus] mehr
    } wert

## Standing sentences

form-plain-amount = { $amount }
form-amount-against = { $amount } gegen { $foe }
    .foe = akk
form-amount-if = { $amount }, wenn { $cond }
    .cond = { wer }
form-amount-for-each = { $amount } für { $count }
    .count = { wer }
form-everybody-has = jeder hat { $amount }
form-win-ties = { $as ->
    [others] gewinnt bei Gleichstand
    [er] gewinnt bei Gleichstand
   *[one] du gewinnst bei Gleichstand
}
form-keyword = { $word }
form-room = { $as ->
    [others] darf { $n } { $word } mehr haben
    [er] darf { $n } { $word } mehr haben
   *[one] du darfst { $n } { $word } mehr haben
}
    .word = { zahl }
form-extra-hands = du hast { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    } mehr
form-room-for-any = { $as ->
    [others] darf beliebig viele { $word } haben
    [er] darf beliebig viele { $word } haben
   *[one] du darfst beliebig viele { $word } haben
}
    .word = many
form-count-as = du giltst als { $word }
    .word = one
form-immune-to-curses = immun gegen { $curse }
    .curse = many
form-immune-from-the-door = immun gegen { $curse } hinter der Tür
    .curse = many
form-immune-to-bad-stuff = immun gegen die Schlimmen Dinge von { $foe }
    .foe = dat
form-cannot-be-lost = du kannst { $noun } weder verlieren noch weggenommen bekommen
    .noun = { $as ->
        [others] sein-many
       *[one] dein-many
    }
form-double-sale = verkaufe in jedem Zug { sachen } zum doppelten Wert
form-may-not = { $as ->
    [others] darf { $word }
    [er] darf { $word }
   *[one] du darfst { $word }
}
form-only-levels-count = nur Stufen zählen
form-level-does-not-count = { deine } Stufe zählt im Kampf nicht
form-only-lower-help = nur Spieler mit niedrigerer Stufe dürfen helfen
form-monster-wins-ties = gewinnt bei Gleichstand
form-none-counts = { $noun }
    .noun = dont
form-will-not-pursue = verfolgt { $foe }
    .foe = nicht
form-cannot-be-outrun = vor ihm kann niemand weglaufen
form-may-join = jeder darf es aus der Hand in einen Kampf mit { $label } bringen
    .label = ein-dat
form-kept-in-death = bleibt auch im Tod
form-carries = { $as ->
    [others] trägt { sachen } für ihn
    [er] trägt { sachen } für ihn
   *[one] trägt { sachen } für dich
}

## Costs

form-discard = lege { $sel } ab
    .sel = { wer }
form-discard-whole-hand = lege { deine } ganze Hand von mindestens { $n } Karten ab
form-discard-worth = lege { $noun } im Wert von mindestens { $n } Gold ab
    .noun = many
form-pay-levels = verliere { stufen }
form-pay-steps = gehe { schritte } auf { $track } zurück
    .track = dat

## Verbs

form-gain-levels = { $as ->
    [bare] { stufen } aufsteigen
    [bare-er] { stufen } aufsteigen
    [others] steigt { stufen } auf
    [er] steigt er { stufen } auf
   *[one] steige { stufen } auf
}
form-gain-levels-even-to-win = { $as ->
    [bare] { stufen } aufsteigen, auch auf die Siegstufe
    [bare-er] { stufen } aufsteigen, auch auf die Siegstufe
    [others] steigt { stufen } auf, auch auf die Siegstufe
    [er] steigt er { stufen } auf, auch auf die Siegstufe
   *[one] steige { stufen } auf, auch auf die Siegstufe
}
form-lose-levels = { $as ->
    [bare] { stufen } verlieren
    [bare-er] { stufen } verlieren
    [others] verliert { stufen }
    [er] verliert er { stufen }
   *[one] verliere { stufen }
}
form-drop-to = { $as ->
    [bare] auf { $floor } zurückfallen
    [bare-er] auf { $floor } zurückfallen
    [others] fällt auf { $floor } zurück
    [er] fällt er auf { $floor } zurück
   *[one] falle auf { $floor } zurück
}
form-steal-levels = { $as ->
    [bare] { $who } { stufen } stehlen
    [bare-er] { $who } { stufen } stehlen
    [others] stiehlt { $who } { stufen }
    [er] stiehlt er { $who } { stufen }
   *[one] stiehl { $who } { stufen }
}
    .who = dat-{ wer }
form-die = { $as ->
    [bare] sterben
    [bare-er] sterben
    [others] stirbt
    [er] stirbt er
   *[one] stirb
}
form-change-sex = { $as ->
    [bare] das Geschlecht wechseln
    [bare-er] das Geschlecht wechseln
    [others] wechselt das Geschlecht
    [er] wechselt er das Geschlecht
   *[one] wechsle das Geschlecht
}
form-miss-your-next-turn = { $as ->
    [bare] { deinen } nächsten Zug aussetzen
    [bare-er] { deinen } nächsten Zug aussetzen
    [others] setzt { deinen } nächsten Zug aus
    [er] setzt er { deinen } nächsten Zug aus
   *[one] setze { deinen } nächsten Zug aus
}
form-take-an-extra-turn = { $as ->
    [bare] einen zusätzlichen Zug machen
    [bare-er] einen zusätzlichen Zug machen
    [others] macht einen zusätzlichen Zug
    [er] macht er einen zusätzlichen Zug
   *[one] mache einen zusätzlichen Zug
}
form-take-steps = { $as ->
    [bare] { schritte } auf { $track } vorangehen
    [bare-er] { schritte } auf { $track } vorangehen
    [others] geht { schritte } auf { $track } voran
    [er] geht er { schritte } auf { $track } voran
   *[one] gehe { schritte } auf { $track } voran
}
    .track = dat
form-go-back = { $as ->
    [bare] { schritte } auf { $track } zurückgehen
    [bare-er] { schritte } auf { $track } zurückgehen
    [others] geht { schritte } auf { $track } zurück
    [er] geht er { schritte } auf { $track } zurück
   *[one] gehe { schritte } auf { $track } zurück
}
    .track = dat
form-lose = { $as ->
    [bare] { $sel } verlieren
    [bare-er] { $sel } verlieren
    [others] verliert { $sel }
    [er] verliert er { $sel }
   *[one] verliere { $sel }
}
    .sel = { wer }
form-discard-this = { $as ->
    [bare] diese Karte ablegen
    [bare-er] diese Karte ablegen
    [others] legt diese Karte ab
    [er] legt er diese Karte ab
   *[one] lege diese Karte ab
}
form-give = { $as ->
    [bare] { $who } { $sel } geben
    [bare-er] { $who } { $sel } geben
    [others] gibt { $who } { $sel }
    [er] gibt er { $who } { $sel }
   *[one] gib { $who } { $sel }
}
    .sel = { wer }
    .who = dat-{ wer }
form-let-take = { $as ->
    [bare] { $who } { $n } { $noun } von { dir } nehmen
    [bare-er] { $who } { $n } { $noun } von { dir } nehmen
    [others] lässt { $who } { $n } { $noun } von { dir } nehmen
    [er] lässt er { $who } { $n } { $noun } von { dir } nehmen
   *[one] lass { $who } { $n } { $noun } von { dir } nehmen
}
    .who = akk-{ wer }
    .noun = { zahl }
form-let-take-at-random = { $as ->
    [bare] { $who } { handkarten } aus { deiner } Hand ziehen
    [bare-er] { $who } { handkarten } aus { deiner } Hand ziehen
    [others] lässt { $who } { handkarten } aus { deiner } Hand ziehen
    [er] lässt er { $who } { handkarten } aus { deiner } Hand ziehen
   *[one] lass { $who } { handkarten } aus { deiner } Hand ziehen
}
    .who = akk-{ wer }
form-take = { $as ->
    [bare] { $who } { $n } { $noun } wegnehmen
    [bare-er] { $who } { $n } { $noun } wegnehmen
    [others] nimmt { $who } { $n } { $noun } weg
    [er] nimmt er { $who } { $n } { $noun } weg
   *[one] nimm { $who } { $n } { $noun } weg
}
    .who = dat-{ wer }
    .noun = { zahl }
form-take-at-random = { $as ->
    [bare] { handkarten } aus der Hand { $who } ziehen
    [bare-er] { handkarten } aus der Hand { $who } ziehen
    [others] zieht { handkarten } aus der Hand { $who }
    [er] zieht er { handkarten } aus der Hand { $who }
   *[one] ziehe { handkarten } aus der Hand { $who }
}
    .who = gen-{ wer }
form-swap = { $as ->
    [bare] { $n } { $noun } mit { $who } tauschen
    [bare-er] { $n } { $noun } mit { $who } tauschen
    [others] tauscht { $n } { $noun } mit { $who }
    [er] tauscht er { $n } { $noun } mit { $who }
   *[one] tausche { $n } { $noun } mit { $who }
}
    .who = dat-{ wer }
    .noun = { zahl }
form-swap-hands = { $as ->
    [bare] die Hand mit { $who } tauschen
    [bare-er] die Hand mit { $who } tauschen
    [others] tauscht die Hand mit { $who }
    [er] tauscht er die Hand mit { $who }
   *[one] tausche die Hand mit { $who }
}
    .who = dat-{ wer }
form-draw = { $as ->
    [bare] { $n } { $deck } ziehen
    [bare-er] { $n } { $deck } ziehen
    [others] zieht { $n } { $deck }
    [er] zieht er { $n } { $deck }
   *[one] ziehe { $n } { $deck }
}
    .deck = { zahl }
form-draw-face-up = { $as ->
    [bare] { $n } { $deck } offen ziehen
    [bare-er] { $n } { $deck } offen ziehen
    [others] zieht { $n } { $deck } offen
    [er] zieht er { $n } { $deck } offen
   *[one] ziehe { $n } { $deck } offen
}
    .deck = { zahl }
form-take-top-discard = { $as ->
    [bare] die oberste Karte vom { $deck }-Ablagestapel nehmen
    [bare-er] die oberste Karte vom { $deck }-Ablagestapel nehmen
    [others] nimmt die oberste Karte vom { $deck }-Ablagestapel
    [er] nimmt er die oberste Karte vom { $deck }-Ablagestapel
   *[one] nimm die oberste Karte vom { $deck }-Ablagestapel
}
form-draw-from-discards-instead = { $as ->
    [bare] sie stattdessen vom Ablagestapel ziehen
    [bare-er] sie stattdessen vom Ablagestapel ziehen
    [others] zieht sie stattdessen vom Ablagestapel
    [er] zieht er sie stattdessen vom Ablagestapel
   *[one] ziehe sie stattdessen vom Ablagestapel
}
form-take-from-discards = { $as ->
    [bare] { $n } { $noun } aus den Ablagestapeln nehmen
    [bare-er] { $n } { $noun } aus den Ablagestapeln nehmen
    [others] nimmt { $n } { $noun } aus den Ablagestapeln
    [er] nimmt er { $n } { $noun } aus den Ablagestapeln
   *[one] nimm { $n } { $noun } aus den Ablagestapeln
}
    .noun = { zahl }
form-look-at-hand = { $as ->
    [bare] { dich } die Hand { $who } ansehen
    [bare-er] { dich } die Hand { $who } ansehen
    [others] sieht { dich } die Hand { $who } an
    [er] sieht er { dich } die Hand { $who } an
   *[one] sieh { dich } die Hand { $who } an
}
    .who = gen-{ wer }
form-look-at-top = { $as ->
    [bare] { dich } { oberste } ansehen
    [bare-er] { dich } { oberste } ansehen
    [others] sieht { dich } { oberste } an
    [er] sieht er { dich } { oberste } an
   *[one] sieh { dich } { oberste } an
}
    .deck = { oberst }
form-look-and-bury = { $as ->
    [bare] { dich } { oberste } ansehen und { $m } davon unter den Stapel legen
    [bare-er] { dich } { oberste } ansehen und { $m } davon unter den Stapel legen
    [others] sieht sich { oberste } an und legt { $m } davon unter den Stapel
    [er] sieht er sich { oberste } an und legt { $m } davon unter den Stapel
   *[one] sieh dir { oberste } an und lege { $m } davon unter den Stapel
}
    .deck = { oberst }
form-play-from-hand = { $as ->
    [bare] { $n } { $noun } aus { deiner } Hand spielen
    [bare-er] { $n } { $noun } aus { deiner } Hand spielen
    [others] spielt { $n } { $noun } aus { deiner } Hand
    [er] spielt er { $n } { $noun } aus { deiner } Hand
   *[one] spiele { $n } { $noun } aus { deiner } Hand
}
    .noun = { zahl }
form-get-this-combat = { $as ->
    [inv] hast du { $amount } in diesem Kampf
    [bare] { $amount } in diesem Kampf haben
    [bare-er] { $amount } in diesem Kampf haben
    [others] hat { $amount } in diesem Kampf
    [er] hat er { $amount } in diesem Kampf
   *[one] du hast { $amount } in diesem Kampf
}
form-have-in-combat = { $as ->
    [inv] hast du { $amount }
    [bare] { $amount } haben
    [bare-er] { $amount } haben
    [others] hat { $amount }
    [er] hat er { $amount }
   *[one] du hast { $amount }
}
form-give-monster = { $as ->
    [bare] { $mon } { $amount } geben
    [bare-er] { $mon } { $amount } geben
    [others] gibt { $mon } { $amount }
    [er] gibt er { $mon } { $amount }
   *[one] gib { $mon } { $amount }
}
    .mon = dat
form-make-worth = { $as ->
    [bare] { $mon } { wertvoll } machen
    [bare-er] { $mon } { wertvoll } machen
    [others] macht { $mon } { wertvoll }
    [er] macht er { $mon } { wertvoll }
   *[one] mache { $mon } { wertvoll }
}
    .mon = akk
form-kill = { $as ->
    [bare] { $mon } { $kill }
    [bare-er] { $mon } { $kill }
    [er] { $kill } er { $mon }
   *[one] { $kill } { $mon }
}
    .kill = { $as }
    .mon = akk
form-remove-without-treasures = { $as ->
    [bare] { $mon } ohne seine Schätze entfernen
    [bare-er] { $mon } ohne seine Schätze entfernen
    [others] entfernt { $mon } ohne seine Schätze
    [er] entfernt er { $mon } ohne seine Schätze
   *[one] entferne { $mon } ohne seine Schätze
}
form-remove-and-take-treasures = { $as ->
    [bare] { $mon } entfernen und seine Schätze nehmen
    [bare-er] { $mon } entfernen und seine Schätze nehmen
    [others] entfernt { $mon } und nimmt seine Schätze
    [er] entfernt er { $mon } und nimmt seine Schätze
   *[one] entferne { $mon } und nimm seine Schätze
}
form-escape-automatically = { $as ->
    [bare] automatisch entkommen
    [bare-er] automatisch entkommen
    [others] entkommt automatisch
    [er] entkommt er automatisch
   *[one] entkomme automatisch
}
form-add-monsters = { $as ->
    [bare] { $n } Monster aus { deiner } Hand in den Kampf bringen
    [bare-er] { $n } Monster aus { deiner } Hand in den Kampf bringen
    [others] bringt { $n } Monster aus { deiner } Hand in den Kampf
    [er] bringt er { $n } Monster aus { deiner } Hand in den Kampf
   *[one] bringe { $n } Monster aus { deiner } Hand in den Kampf
}
form-add-copy = { $as ->
    [bare] dem Kampf eine Kopie von { $mon } hinzufügen
    [bare-er] dem Kampf eine Kopie von { $mon } hinzufügen
    [others] fügt dem Kampf eine Kopie von { $mon } hinzu
    [er] fügt er dem Kampf eine Kopie von { $mon } hinzu
   *[one] füge dem Kampf eine Kopie von { $mon } hinzu
}
    .mon = dat
form-swap-monster = { $as ->
    [bare] { $mon } gegen 1 Monster aus { deiner } Hand tauschen
    [bare-er] { $mon } gegen 1 Monster aus { deiner } Hand tauschen
    [others] tauscht { $mon } gegen 1 Monster aus { deiner } Hand
    [er] tauscht er { $mon } gegen 1 Monster aus { deiner } Hand
   *[one] tausche { $mon } gegen 1 Monster aus { deiner } Hand
}
form-double-strength = { $as ->
    [bare] { deine } Kampfstärke in diesem Kampf verdoppeln
    [bare-er] { deine } Kampfstärke in diesem Kampf verdoppeln
    [others] verdoppelt { deine } Kampfstärke in diesem Kampf
    [er] verdoppelt er { deine } Kampfstärke in diesem Kampf
   *[one] verdopple { deine } Kampfstärke in diesem Kampf
}
form-fight-with-its-level = { $as ->
    [bare] mit der Stufe des abgelegten Monsters kämpfen
    [bare-er] mit der Stufe des abgelegten Monsters kämpfen
    [others] kämpft mit der Stufe des abgelegten Monsters
    [er] kämpft er mit der Stufe des abgelegten Monsters
   *[one] kämpfe mit der Stufe des abgelegten Monsters
}
form-pass-the-fight = { $as ->
    [bare] den Kampf an { $who } übergeben
    [bare-er] den Kampf an { $who } übergeben
    [others] übergibt den Kampf an { $who }
    [er] übergibt er den Kampf an { $who }
   *[one] übergib den Kampf an { $who }
}
    .who = akk-{ wer }
form-make-help = { $as ->
    [bare] { $who } zwingen, { dir } zu helfen
    [bare-er] { $who } zwingen, { dir } zu helfen
    [others] zwingt { $who }, { dir } zu helfen
    [er] zwingt er { $who }, { dir } zu helfen
   *[one] zwinge { $who }, { dir } zu helfen
}
    .who = akk-{ wer }
form-join-uninvited = { $as ->
    [bare] für { schaetze } ungebeten in den Kampf kommen
    [bare-er] für { schaetze } ungebeten in den Kampf kommen
    [others] kommt für { schaetze } ungebeten in den Kampf
    [er] kommt er für { schaetze } ungebeten in den Kampf
   *[one] komm für { schaetze } ungebeten in den Kampf
}
form-send-helper-away = { $as ->
    [bare] { deinen } Helfer wegschicken
    [bare-er] { deinen } Helfer wegschicken
    [others] schickt { deinen } Helfer weg
    [er] schickt er { deinen } Helfer weg
   *[one] schicke { deinen } Helfer weg
}
form-keep-as-companion = { $as ->
    [bare] es als { $companion } mit { $n } behalten
    [bare-er] es als { $companion } mit { $n } behalten
    [others] behält es als { $companion } mit { $n }
    [er] behält er es als { $companion } mit { $n }
   *[one] behalte es als { $companion } mit { $n }
}
    .companion = akk
form-borrow = { $as ->
    [bare] { dich } bis zum Ende des Kampfes { $n } { $noun } von { $who } leihen
    [bare-er] { dich } bis zum Ende des Kampfes { $n } { $noun } von { $who } leihen
    [others] leiht sich bis zum Ende des Kampfes { $n } { $noun } von { $who }
    [er] leiht er sich bis zum Ende des Kampfes { $n } { $noun } von { $who }
   *[one] leihe dir bis zum Ende des Kampfes { $n } { $noun } von { $who }
}
    .noun = { zahl }
    .who = dat-{ wer }
form-suffer-bad-stuff = { $as ->
    [bare] die Schlimmen Dinge von { $mon } erleiden
    [bare-er] die Schlimmen Dinge von { $mon } erleiden
    [others] erleidet die Schlimmen Dinge von { $mon }
    [er] erleidet er die Schlimmen Dinge von { $mon }
   *[one] erleide die Schlimmen Dinge von { $mon }
}
    .mon = dat
form-roll-a-die = { $as ->
    [bare] würfeln
    [bare-er] würfeln
    [others] würfelt
    [er] würfelt er
   *[one] würfle
}
form-roll-again = { $as ->
    [bare] noch einmal würfeln
    [bare-er] noch einmal würfeln
    [others] würfelt noch einmal
    [er] würfelt er noch einmal
   *[one] würfle noch einmal
}
form-set-the-roll = { $as ->
    [bare] den Wurf auf eine Zahl { deiner } Wahl setzen
    [bare-er] den Wurf auf eine Zahl { deiner } Wahl setzen
    [others] setzt den Wurf auf eine Zahl { deiner } Wahl
    [er] setzt er den Wurf auf eine Zahl { deiner } Wahl
   *[one] setze den Wurf auf eine Zahl { deiner } Wahl
}
form-change-the-roll = { $as ->
    [bare] den Wurf um { $n } ändern
    [bare-er] den Wurf um { $n } ändern
    [others] ändert den Wurf um { $n }
    [er] ändert er den Wurf um { $n }
   *[one] ändere den Wurf um { $n }
}
form-cancel-it = { $as ->
    [bare] es aufheben
    [bare-er] es aufheben
    [others] hebt es auf
    [er] hebt er es auf
   *[one] hebe es auf
}
form-turn-it-on = { $as ->
    [bare] { $who } die Folgen an { deiner } Stelle tragen
    [bare-er] { $who } die Folgen an { deiner } Stelle tragen
    [others] lässt { $who } die Folgen an { deiner } Stelle tragen
    [er] lässt er { $who } die Folgen an { deiner } Stelle tragen
   *[one] lass { $who } die Folgen an { deiner } Stelle tragen
}
    .who = akk-{ wer }
form-lift-curses = { $as ->
    [bare] { $n } { $curse } loswerden
    [bare-er] { $n } { $curse } loswerden
    [others] wird { $n } { $curse } los
    [er] wird er { $n } { $curse } los
   *[one] werde { $n } { $curse } los
}
    .curse = { zahl }
form-open-new-dungeon = { $as ->
    [bare] einen neuen Dungeon anstelle des alten öffnen
    [bare-er] einen neuen Dungeon anstelle des alten öffnen
    [others] öffnet einen neuen Dungeon anstelle des alten
    [er] öffnet er einen neuen Dungeon anstelle des alten
   *[one] öffne einen neuen Dungeon anstelle des alten
}
form-close-this-dungeon = { $as ->
    [bare] diesen Dungeon schließen
    [bare-er] diesen Dungeon schließen
    [others] schließt diesen Dungeon
    [er] schließt er diesen Dungeon
   *[one] schließe diesen Dungeon
}
form-open-another-dungeon = { $as ->
    [bare] noch einen Dungeon öffnen
    [bare-er] noch einen Dungeon öffnen
    [others] öffnet noch einen Dungeon
    [er] öffnet er noch einen Dungeon
   *[one] öffne noch einen Dungeon
}
form-loot-after-all = { $as ->
    [bare] den Raum plündern, auch nach einem Kampf
    [bare-er] den Raum plündern, auch nach einem Kampf
    [others] plündert den Raum, auch nach einem Kampf
    [er] plündert er den Raum, auch nach einem Kampf
   *[one] plündere den Raum, auch nach einem Kampf
}

## Joints

form-for-each = { $as ->
    [bare] für { $count } { $verb }
    [bare-er] für { $count } { $verb }
   *[one] { $verb } für { $count }
}
    .verb = { $as }
    .count = { wer }
form-or-else = { $first }; falls das nicht geht, { $second }
    .first = { $as }
    .second = { $as ->
        [others] er
        [one] inv
       *[er] { $as }
    }
form-then = { $first } und { $second }
    .first = { $as }
    .second = { $as ->
        [er] others
        [inv] one
       *[others] { $as }
    }
form-either = { $as ->
    [bare] entweder { $first } oder { $second }
    [bare-er] entweder { $first } oder { $second }
    [others] { $first } oder { $second }
    [er] { $first } oder { $second }
   *[one] wähle: { $first } oder { $second }
}
    .first = { $as ->
        [inv] one
       *[others] { $as }
    }
    .second = { $as ->
        [er] others
        [inv] one
       *[others] { $as }
    }
form-roll-off = { $as ->
    [bare] gegen { $who } würfeln; wer niedriger würfelt, { $verb }
    [bare-er] gegen { $who } würfeln; wer niedriger würfelt, { $verb }
    [others] würfelt gegen { $who }; wer niedriger würfelt, { $verb }
    [er] würfelt er gegen { $who }; wer niedriger würfelt, { $verb }
   *[one] würfle gegen { $who }; wer niedriger würfelt, { $verb }
}
    .who = akk-{ wer }
    .verb = others
form-if = wenn { $cond }, { $verb }
    .cond = { wer }
    .verb = { $as ->
        [others] er
        [one] inv
       *[er] { $as }
    }
form-if-otherwise = wenn { $cond }, { $first }; sonst { $second }
    .cond = { wer }
    .first = { $as ->
        [others] er
        [one] inv
       *[er] { $as }
    }
    .second = { $as ->
        [others] er
        [one] inv
       *[er] { $as }
    }
form-said = { $as ->
    [inv] gilt: { $who }
   *[one] { $who }
}{ $verb-joint ->
    [none] {""}
   *[other] :
} { $verb }
    .who = nom-{ wer }
    .verb = others
form-you-may = { $as ->
    [inv] darfst du { $verb }
    [bare] { $verb } dürfen
    [bare-er] { $verb } dürfen
    [others] darf { $verb }
    [er] darf er { $verb }
   *[one] du darfst { $verb }
}
    .verb = { $as ->
        [others] bare-er
        [er] bare-er
        [bare-er] bare-er
       *[one] bare
    }

## Moments and limits

form-open-moment = { $what }
form-stage-edge = { $stage } { $edge }
    .stage = { $whose ->
        [word-whose-your] dein
        [word-whose-another-players] anderer
       *[other] irgendein
    }
form-your-event = { wer } { $what }
    .what = { wer }
form-you-lose = { $as ->
    [others] er { $noun } verliert
    [er] er { $noun } verliert
   *[one] du { $noun } verlierst
}
    .noun = ein-akk
form-others-event = { $whose } { $what }
    .what = er
form-once-per = einmal pro { $span }
form-times-per = bis zu { $times } Mal pro { $span }

## Word lists

word-party-you = { $as ->
    [nom-er] du
    [akk-du] den, der dies gespielt hat
    [akk-er] dich
    [dat-du] dem, der dies gespielt hat
    [dat-er] dir
    [gen-du] dessen, der dies gespielt hat
    [gen-er] von dir
   *[nom-du] wer dies gespielt hat
}
word-party-each-player = { $as ->
    [akk-du] jeden Spieler
    [akk-er] jeden Spieler
    [dat-du] jedem Spieler
    [dat-er] jedem Spieler
    [gen-du] jedes Spielers
    [gen-er] jedes Spielers
   *[nom-du] jeder Spieler
}
word-party-each-other-player = { $as ->
    [akk-du] jeden anderen Spieler
    [akk-er] jeden anderen Spieler
    [dat-du] jedem anderen Spieler
    [dat-er] jedem anderen Spieler
    [gen-du] jedes anderen Spielers
    [gen-er] jedes anderen Spielers
   *[nom-du] jeder andere Spieler
}
word-party-1-player = { $as ->
    [akk-du] einen beliebigen Spieler
    [akk-er] einen beliebigen Spieler
    [dat-du] einem beliebigen Spieler
    [dat-er] einem beliebigen Spieler
    [gen-du] eines beliebigen Spielers
    [gen-er] eines beliebigen Spielers
   *[nom-du] ein beliebiger Spieler
}
word-party-1-other-player = { $as ->
    [akk-du] einen anderen Spieler
    [akk-er] einen anderen Spieler
    [dat-du] einem anderen Spieler
    [dat-er] einem anderen Spieler
    [gen-du] eines anderen Spielers
    [gen-er] eines anderen Spielers
   *[nom-du] ein anderer Spieler
}
word-party-1-munchkin-in-the-fight = { $as ->
    [akk-du] einen Munchkin im Kampf
    [akk-er] einen Munchkin im Kampf
    [dat-du] einem Munchkin im Kampf
    [dat-er] einem Munchkin im Kampf
    [gen-du] eines Munchkins im Kampf
    [gen-er] eines Munchkins im Kampf
   *[nom-du] ein Munchkin im Kampf
}
word-party-each-munchkin-in-the-fight = { $as ->
    [akk-du] jeden Munchkin im Kampf
    [akk-er] jeden Munchkin im Kampf
    [dat-du] jedem Munchkin im Kampf
    [dat-er] jedem Munchkin im Kampf
    [gen-du] jedes Munchkins im Kampf
    [gen-er] jedes Munchkins im Kampf
   *[nom-du] jeder Munchkin im Kampf
}
word-party-the-fighter = { $as ->
    [akk-du] den Kämpfer
    [akk-er] den Kämpfer
    [dat-du] dem Kämpfer
    [dat-er] dem Kämpfer
    [gen-du] des Kämpfers
    [gen-er] des Kämpfers
   *[nom-du] der Kämpfer
}
word-party-your-helper = { $as ->
    [nom-er] sein Helfer
    [akk-du] deinen Helfer
    [akk-er] seinen Helfer
    [dat-du] deinem Helfer
    [dat-er] seinem Helfer
    [gen-du] deines Helfers
    [gen-er] seines Helfers
   *[nom-du] dein Helfer
}
word-party-that-player = { $as ->
    [akk-du] diesen Spieler
    [akk-er] diesen Spieler
    [dat-du] diesem Spieler
    [dat-er] diesem Spieler
    [gen-du] dieses Spielers
    [gen-er] dieses Spielers
   *[nom-du] dieser Spieler
}
word-party-whoever-played-this = { $as ->
    [akk-du] den, der dies gespielt hat
    [akk-er] den, der dies gespielt hat
    [dat-du] dem, der dies gespielt hat
    [dat-er] dem, der dies gespielt hat
    [gen-du] dessen, der dies gespielt hat
    [gen-er] dessen, der dies gespielt hat
   *[nom-du] wer dies gespielt hat
}
word-party-the-player-on-your-left = { $as ->
    [nom-er] der Spieler links von ihm
    [akk-du] den Spieler links von dir
    [akk-er] den Spieler links von ihm
    [dat-du] dem Spieler links von dir
    [dat-er] dem Spieler links von ihm
    [gen-du] des Spielers links von dir
    [gen-er] des Spielers links von ihm
   *[nom-du] der Spieler links von dir
}
word-party-the-player-on-your-right = { $as ->
    [nom-er] der Spieler rechts von ihm
    [akk-du] den Spieler rechts von dir
    [akk-er] den Spieler rechts von ihm
    [dat-du] dem Spieler rechts von dir
    [dat-er] dem Spieler rechts von ihm
    [gen-du] des Spielers rechts von dir
    [gen-er] des Spielers rechts von ihm
   *[nom-du] der Spieler rechts von dir
}
word-party-the-highest-level-other-player = { $as ->
    [akk-du] den anderen Spieler mit der höchsten Stufe
    [akk-er] den anderen Spieler mit der höchsten Stufe
    [dat-du] dem anderen Spieler mit der höchsten Stufe
    [dat-er] dem anderen Spieler mit der höchsten Stufe
    [gen-du] des anderen Spielers mit der höchsten Stufe
    [gen-er] des anderen Spielers mit der höchsten Stufe
   *[nom-du] der andere Spieler mit der höchsten Stufe
}
word-party-the-lowest-level-other-player = { $as ->
    [akk-du] den anderen Spieler mit der niedrigsten Stufe
    [akk-er] den anderen Spieler mit der niedrigsten Stufe
    [dat-du] dem anderen Spieler mit der niedrigsten Stufe
    [dat-er] dem anderen Spieler mit der niedrigsten Stufe
    [gen-du] des anderen Spielers mit der niedrigsten Stufe
    [gen-er] des anderen Spielers mit der niedrigsten Stufe
   *[nom-du] der andere Spieler mit der niedrigsten Stufe
}
word-party-the-highest-level-player = { $as ->
    [akk-du] den Spieler mit der höchsten Stufe
    [akk-er] den Spieler mit der höchsten Stufe
    [dat-du] dem Spieler mit der höchsten Stufe
    [dat-er] dem Spieler mit der höchsten Stufe
    [gen-du] des Spielers mit der höchsten Stufe
    [gen-er] des Spielers mit der höchsten Stufe
   *[nom-du] der Spieler mit der höchsten Stufe
}
word-party-the-lowest-level-player = { $as ->
    [akk-du] den Spieler mit der niedrigsten Stufe
    [akk-er] den Spieler mit der niedrigsten Stufe
    [dat-du] dem Spieler mit der niedrigsten Stufe
    [dat-er] dem Spieler mit der niedrigsten Stufe
    [gen-du] des Spielers mit der niedrigsten Stufe
    [gen-er] des Spielers mit der niedrigsten Stufe
   *[nom-du] der Spieler mit der niedrigsten Stufe
}
word-party-each-higher-level-player = { $as ->
    [akk-du] jeden Spieler mit höherer Stufe
    [akk-er] jeden Spieler mit höherer Stufe
    [dat-du] jedem Spieler mit höherer Stufe
    [dat-er] jedem Spieler mit höherer Stufe
    [gen-du] jedes Spielers mit höherer Stufe
    [gen-er] jedes Spielers mit höherer Stufe
   *[nom-du] jeder Spieler mit höherer Stufe
}
word-party-each-lower-level-player = { $as ->
    [akk-du] jeden Spieler mit niedrigerer Stufe
    [akk-er] jeden Spieler mit niedrigerer Stufe
    [dat-du] jedem Spieler mit niedrigerer Stufe
    [dat-er] jedem Spieler mit niedrigerer Stufe
    [gen-du] jedes Spielers mit niedrigerer Stufe
    [gen-er] jedes Spielers mit niedrigerer Stufe
   *[nom-du] jeder Spieler mit niedrigerer Stufe
}

word-target-1-monster = 1 Monster
word-target-each-monster = { $as ->
    [dat] jedem Monster
   *[akk] jedes Monster
}
word-target-this-monster = { $as ->
    [dat] diesem Monster
   *[akk] dieses Monster
}

word-floor-level-1 = Stufe 1
word-floor-the-lowest-level-in-play = die niedrigste Stufe im Spiel

word-bound-more = { $as ->
    [hoch] höher
   *[one] mehr
}
word-bound-less = { $as ->
    [hoch] niedriger
   *[one] weniger
}

word-extreme-highest = höchste
word-extreme-lowest = niedrigste
word-relation-higher = höherer
word-relation-lower = niedrigerer
word-be-are = bist
word-be-are-not = bist nicht

word-total-run-away = beim Weglaufen
word-total-hand-limit = auf das Handlimit
word-total-total-rank = auf den Gesamtrang
word-total-every-die-roll = auf jeden Würfelwurf

# After "du darfst": the negation belongs to it.
word-act-ask-for-help = nicht um Hilfe bitten
word-act-help = nicht helfen
word-act-sell-items = keine Gegenstände verkaufen
word-act-trade-items = keine Gegenstände tauschen
word-act-play-one-shots = keine Einmal-Gegenstände spielen
word-act-play-curses = keine { $curse } spielen
    .curse = many
word-act-look-for-trouble = keinen Ärger suchen
word-act-loot-the-room = den Raum nicht plündern
word-act-use-class-abilities = keine { $class }-Fähigkeiten einsetzen
    .class = many
word-act-gain-levels-by-selling = nicht durch Verkaufen aufsteigen

word-open-any-time = jederzeit
word-open-your-turn = in deinem Zug, außerhalb eines Kampfes
word-open-out-of-combat = außerhalb eines Kampfes
word-open-combat = im Kampf
word-open-your-combat = in deinem Kampf

# Said by the stage: "der Zug eines anderen Spielers".
word-whose-your = dein
word-whose-another-players = eines anderen Spielers
word-whose-anyones = irgendein
word-other-another-player = ein anderer Spieler
word-other-anyone = irgendjemand
word-stage-turn = { $as ->
    [anderer] der Zug eines anderen Spielers
    [irgendein] irgendein Zug
   *[dein] dein Zug
}
word-stage-combat = { $as ->
    [anderer] der Kampf eines anderen Spielers
    [irgendein] irgendein Kampf
   *[dein] dein Kampf
}
word-edge-starts = beginnt
word-edge-ends = endet

# After "wenn du" or "wenn ein anderer Spieler".
word-event-open-a-door = { $as ->
    [er] eine Tür öffnet
   *[du] eine Tür öffnest
}
word-event-loot-the-room = { $as ->
    [er] den Raum plündert
   *[du] den Raum plünderst
}
word-event-are-about-to-draw-a-card-face-up = { $as ->
    [er] gleich eine Karte offen zieht
   *[du] gleich eine Karte offen ziehst
}
word-event-draw-this = { $as ->
    [er] diese Karte zieht
   *[du] diese Karte ziehst
}
word-event-run-away = { $as ->
    [er] wegzulaufen versucht
   *[du] wegzulaufen versuchst
}
word-event-roll-a-die = { $as ->
    [er] würfelt
   *[du] würfelst
}
word-event-roll-to-run-away = { $as ->
    [er] fürs Weglaufen würfelt
   *[du] fürs Weglaufen würfelst
}
word-event-escape = { $as ->
    [er] entkommt
   *[du] entkommst
}
word-event-are-caught = { $as ->
    [er] gleich Schlimme Dinge erleidet
   *[du] gleich Schlimme Dinge erleidest
}
word-event-win-a-combat = { $as ->
    [er] einen Kampf gewinnt
   *[du] einen Kampf gewinnst
}
word-event-kill-a-monster = ein Monster { $kill }
    .kill = wenn-{ wer }
word-event-kill-this-monster = dieses Monster { $kill }
    .kill = wenn-{ wer }
word-event-help-kill-a-monster = { $as ->
    [er] hilft, ein Monster zu { $kill }
   *[du] hilfst, ein Monster zu { $kill }
}
    .kill = bare
word-event-are-struck-by-a-curse = { $as ->
    [er] von { $curse } getroffen wird
   *[du] von { $curse } getroffen wirst
}
    .curse = ein-dat
word-event-gain-a-level = { $as ->
    [er] eine Stufe aufsteigt
   *[du] eine Stufe aufsteigst
}
word-event-lose-a-level = { $as ->
    [er] eine Stufe verliert
   *[du] eine Stufe verlierst
}
word-event-play-a-one-shot = { $as ->
    [er] einen Einmal-Gegenstand spielt
   *[du] einen Einmal-Gegenstand spielst
}
word-event-die = { $as ->
    [er] stirbt
   *[du] stirbst
}
word-event-steal = { $as ->
    [er] stiehlt
   *[du] stiehlst
}
word-event-sell-items = { $as ->
    [er] Gegenstände verkauft
   *[du] Gegenstände verkaufst
}
word-event-ask-for-help = { $as ->
    [er] um Hilfe bittet
   *[du] um Hilfe bittest
}
word-event-are-asked-for-help = { $as ->
    [er] um Hilfe gebeten wird
   *[du] um Hilfe gebeten wirst
}

word-span-turn = Zug
word-span-combat = Kampf
word-span-victim = Opfer
word-span-roll = Wurf
word-span-curse = { $curse }
word-span-game = Spiel

word-pile-door = Tür
word-pile-treasure = Schatz

