### What a seat may do, as a button. `.short`: beside its card, where the card need not be named.
### $aim: what it is aimed at (none, you, player, monster, side, card, with); $target: its name.
### $kind: the kind of question the option answers.

option-kick-door = { $door }
option-fight = Sieg verkünden
option-run-away = { $aim ->
    [monster] Würfeln, um vor { $target } wegzulaufen
   *[none] Weglaufen
}
option-sacrifice = { $card } opfern
    .short = Opfern
option-look-for-trouble = { $trouble }: gegen { $card } kämpfen
    .short = { $trouble }
option-loot-room = { $loot }
option-take = { $kind ->
    [revealed] { $card } auf die Hand nehmen
   *[other] { $aim ->
        [player] Von { $target } nehmen
       *[other] { $card } nehmen
    }
}
    .short = { $aim ->
        [player] Von { $target } nehmen
       *[other] Nehmen
    }
option-end-turn = { $kind ->
    [setup] Bereit
    [room] Den Raum lassen, wie er ist
   *[other] Zug beenden
}
option-pass = { $aim ->
    [none] Passen
   *[player] Den Kampf an { $target } übergeben
}
# The next step then waits until everybody has passed.
option-hold-on = { $kind ->
    [start] Wartet: Die Tür noch nicht öffnen
    [end] Wartet: Den Zug noch nicht beenden
    [flee] Wartet: Noch nicht würfeln
   *[other] Wartet: Noch nicht weitermachen
}
option-open-to-trades = Sagen, dass du gern tauschst
option-closed-to-trades = Sagen, dass du nicht tauschen willst
option-play = { $aim ->
    [none] { $card } spielen
    [side] { $card } für { $target } spielen
    [with] { $card } mit { $target } spielen
   *[other] { $card } auf { $target } spielen
}
    .short = { $aim ->
        [none] Spielen
        [side] Für { $target } spielen
        [with] Mit { $target } spielen
       *[other] Auf { $target } spielen
    }
option-lay = { $card } für später auslegen
    .short = Auslegen
option-use = { $ability ->
    [none] { $card }
   *[other] { $card ->
        [none] „{ $ability }“
       *[other] „{ $ability }“ ({ $card })
    }
}{ $aim ->
    [none] { "" }
    [side] { " " }für { $target }
    [with] { " " }mit { $target }
   *[other] { " " }gegen { $target }
} einsetzen
    .short = { $ability ->
        [none] { $aim ->
            [none] Einsetzen
            [side] Für { $target } einsetzen
            [with] Mit { $target } einsetzen
           *[other] Gegen { $target } einsetzen
        }
       *[other] „{ $ability }“{ $aim ->
            [none] { "" }
            [side] { " " }für { $target }
            [with] { " " }mit { $target }
           *[other] { " " }gegen { $target }
        } einsetzen
    }
option-equip = { $card } anlegen
    .short = Anlegen
option-unequip = { $card } ausziehen
    .short = Ausziehen
option-hand-to = { $card } an { $target } weitergeben
    .short = An { $target } weitergeben
option-discard = { $card } ablegen
    .short = Ablegen
option-sell = { $number ->
    [none] Gegenstände für Stufen verkaufen
   *[other] Für { $number } Gold verkaufen
}
option-ask-help = { $target } um Hilfe bitten
option-offer-help = { $target } Hilfe anbieten
# $composer: which side composes the price of help, the fighter or the helper.
option-treasures = { $composer ->
    [helper] { $share ->
        [all] Alle Schätze verlangen{ treasures-now }
        [half] Die Hälfte der Schätze verlangen{ treasures-now }
        [beyond] { $number ->
            [one] Alle Schätze außer dem ersten verlangen{ treasures-now }
           *[other] Alle Schätze außer den ersten { $number } verlangen{ treasures-now }
        }
       *[number] { $number ->
            [one] { $number } Schatz verlangen
           *[other] { $number } Schätze verlangen
        }
    }
   *[other] { $share ->
        [all] Dem Helfer alle Schätze geben{ treasures-now }
        [half] Dem Helfer die Hälfte der Schätze geben{ treasures-now }
        [beyond] { $number ->
            [one] Dem Helfer alle Schätze außer dem ersten geben{ treasures-now }
           *[other] Dem Helfer alle Schätze außer den ersten { $number } geben{ treasures-now }
        }
       *[number] { $number ->
            [one] Dem Helfer { $number } Schatz geben
           *[other] Dem Helfer { $number } Schätze geben
        }
    }
}
option-picks-first = { $composer ->
    [helper] Du wählst zuerst
   *[other] Der Helfer wählt zuerst
}
option-promise = { $aim ->
    [none] { $composer ->
        [helper] { $card } verlangen
       *[other] { $card } versprechen
    }
   *[other] { $card } versprechen, auf { $target } gespielt
}
    .short = { $aim ->
        [none] { $composer ->
            [helper] Verlangen
           *[other] Versprechen
        }
       *[other] Auf { $target } spielen
    }
option-offer = { $target } einen Tausch anbieten
option-give = { $aim ->
    [monster] { $target } geben
    [player] { $card ->
        [none] { $target } geben
       *[other] { $target } { $card } geben
    }
   *[none] { $card } geben
}
    .short = { $aim ->
        [none] Geben
       *[other] { $target } geben
    }
option-want = { $card } verlangen
    .short = Verlangen
option-show = { $kind ->
    [show] Zeigen
   *[other] Den anderen Handkarten zeigen
}
option-to = Nur { $target } zeigen
option-add = { $card } dazulegen
    .short = Dazulegen
option-double = { $card } zum doppelten Wert dazulegen
    .short = Zum doppelten Wert dazulegen
option-send = Das anbieten
option-never-mind = Doch nicht
option-accept = Das Angebot von { $target } annehmen
    .short = Annehmen
option-decline = Das Angebot von { $target } ablehnen
    .short = Ablehnen
option-counter = { $target } ein Gegenangebot machen
    .short = Gegenangebot
option-withdraw = Dein Angebot an { $target } zurücknehmen
    .short = Zurücknehmen
option-choose = { $answer ->
    [yes] { $kind ->
        [helper_escapes] { $who } entkommt mit mir
        [stays] Den Kampf verlassen
       *[other] { $wish ->
            [none] Ja, tu es
           *[other] { $wish }
        }
    }
    [no] { $kind ->
        [helper_escapes] { $who } muss würfeln
        [stays] Bleiben und helfen
       *[other] Nein, lass es
    }
   *[none] { $number ->
        [none] { $sentence ->
            [none] { $aim ->
                [none] { $card } wählen
               *[other] { $target } wählen
            }
           *[other] { $sentence }
        }
       *[other] { $number }
    }
}
option-pay = Mit { $card } bezahlen
    .short = Damit bezahlen
option-loot = { $card } plündern
    .short = Plündern
option-lose = { $card } verlieren
    .short = Verlieren
option-bury = { $card } unter den Stapel legen
    .short = Unter den Stapel legen
option-swap = { $aim ->
    [none] { $card } tauschen
   *[other] Mit { $target } tauschen
}
    .short = { $aim ->
        [none] Tauschen
       *[other] Mit { $target } tauschen
    }
option-pass-on = { $card } abgeben
    .short = Abgeben
option-enough = Das reicht
option-lift = { $card } loswerden
    .short = Loswerden
option-close = { $card } schließen
    .short = Schließen
option-source = Es mit { $card } versuchen
    .short = Damit versuchen
option-turn = { $target } wählen
option-steal = { $target } bestehlen
option-kill = { $target } besiegen
option-remove = { $target } entfernen
option-copy = { $target } kopieren
option-help = { $target } zu Hilfe rufen
option-suffer = { $target } wählen
option-look = Die Hand von { $target } ansehen

### What somebody has announced: it happens when all have passed.

proposal-kick-door = { $you ->
    [who] Du kündigst an: { $door }.
   *[none] { $who } kündigt an: { $door }.
}
proposal-fight = { $you ->
    [who] Du willst den Sieg verkünden.
   *[none] { $who } will den Sieg verkünden.
}
proposal-run-away = { $you ->
    [who] Gleich { $aim ->
        [monster] versuchst du, { $target } zu entkommen.
       *[none] gibst du den Kampf auf und läufst.
    }
   *[none] Gleich { $aim ->
        [monster] versucht { $who }, { $target } zu entkommen.
       *[none] gibt { $who } den Kampf auf und läuft.
    }
}
proposal-sacrifice = { $you ->
    [who] Du willst { $card } opfern.
   *[none] { $who } will { $card } opfern.
}
proposal-look-for-trouble = { $you ->
    [who] Du kündigst an: { $trouble }, mit einem Kampf gegen { $card }.
   *[none] { $who } kündigt an: { $trouble }, mit einem Kampf gegen { $card }.
}
proposal-loot-room = { $you ->
    [who] Du kündigst an: { $loot }.
   *[none] { $who } kündigt an: { $loot }.
}
proposal-take = { $you ->
    [who] Du willst { $card } auf die Hand nehmen.
   *[none] { $who } will { $card } auf die Hand nehmen.
}
proposal-end-turn = { $you ->
    [who] Du willst deinen Zug beenden.
   *[none] { $who } will den Zug beenden.
}
