### What has happened: one message a kind of event, as a line of the log, without a full stop.
### $you: the reader is `who`, `other`, or `none` of them.

event-game = Das Spiel beginnt: { $boxes }
event-house = { $you ->
    [who] Du kommst nach { $card }
   *[none] { $who } kommt nach { $card }
}
event-kid = { $you ->
    [who] Du bekommst { $card }
   *[none] { $who } bekommt { $card }
}
event-first = { $you ->
    [who] Du fängst an
   *[none] { $who } fängt an
}
event-die = { $needed ->
    [0] { $you ->
        [who] Du würfelst { $amount }
       *[none] { $who } würfelt { $amount }
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus })
    }{ $first ->
        [yes] { "" }, wer anfängt
       *[no] { "" }
    }
    [1] { $you ->
        [who] Du würfelst { $amount }, und jeder Wurf entkommt
       *[none] { $who } würfelt { $amount }, und jeder Wurf entkommt
    }
   *[other] { $enough ->
        [yes] { $you ->
            [who] Du würfelst { $amount }, zum Entkommen braucht es { $needed }: geschafft
           *[none] { $who } würfelt { $amount }, zum Entkommen braucht es { $needed }: geschafft
        }
       *[no] { $you ->
            [who] Du würfelst { $amount }, zum Entkommen braucht es { $needed }: zu wenig
           *[none] { $who } würfelt { $amount }, zum Entkommen braucht es { $needed }: zu wenig
        }
    }
}
event-die-changed = { $needed ->
    [0] { $you ->
        [who] Dein Wurf ist jetzt { $amount }
       *[none] Der Wurf von { $who } ist jetzt { $amount }
    }
   *[other] { $enough ->
        [yes] { $you ->
            [who] Dein Wurf ist jetzt { $amount }: Das reicht zum Entkommen
           *[none] Der Wurf von { $who } ist jetzt { $amount }: Das reicht zum Entkommen
        }
       *[no] { $you ->
            [who] Dein Wurf ist jetzt { $amount }: Das reicht nicht zum Entkommen
           *[none] Der Wurf von { $who } ist jetzt { $amount }: Das reicht nicht zum Entkommen
        }
    }
}
event-turn = { $you ->
    [who] Zug { $amount }: du
   *[none] Zug { $amount }: { $who }
}
event-missed = { $card ->
    [none] { $you ->
        [who] Du setzt einen Zug aus
       *[none] { $who } setzt einen Zug aus
    }
   *[other] { $you ->
        [who] Du setzt diesen Zug wegen { $card } aus
       *[none] { $who } setzt diesen Zug wegen { $card } aus
    }
}
event-will-miss = { $card ->
    [none] { $you ->
        [who] Du setzt deinen nächsten Zug aus
       *[none] { $who } setzt den nächsten Zug aus
    }
   *[other] { $you ->
        [who] Du setzt wegen { $card } deinen nächsten Zug aus
       *[none] { $who } setzt wegen { $card } den nächsten Zug aus
    }
}
event-back = { $you ->
    [who] Du bist von den Toten zurück
   *[none] { $who } ist von den Toten zurück
}
event-draw = { $you ->
    [who] Du ziehst { $card }
   *[none] { $who } zieht { $card }
}
event-draw-up = { $you ->
    [who] Du ziehst { $card } offen
   *[none] { $who } zieht { $card } offen
}
event-none-left = { $deck ->
    [door] Es gibt keine Türkarte mehr für
   *[treasure] Es gibt keinen Schatz mehr für
} { $you ->
    [who] dich
   *[none] { $who }
}
event-shuffle = { $deck ->
    [door] Die abgelegten Türkarten werden zu einem neuen Stapel gemischt
   *[treasure] Die abgelegten Schätze werden zu einem neuen Stapel gemischt
}
event-door = { $you ->
    [who] Du · { $door }: { $card }
   *[none] { $who } · { $door }: { $card }
}
event-trouble = { $you ->
    [who] Du · { $trouble }: { $card }
   *[none] { $who } · { $trouble }: { $card }
}
event-loot-room = { $you ->
    [who] Du · { $loot }
   *[none] { $who } · { $loot }
}
event-take = { $you ->
    [who] Du nimmst { $card } auf die Hand
   *[none] { $who } nimmt { $card } auf die Hand
}
event-fight = { $you ->
    [who] Du kämpfst gegen { $card }
   *[none] { $who } kämpft gegen { $card }
}
event-join = { $you ->
    [who] Du schickst { $card } in den Kampf
   *[none] { $who } schickt { $card } in den Kampf
}
event-copy = { $who ->
    [none] Eine Kopie von { $card } kommt in den Kampf
   *[other] { $you ->
        [who] Du schickst eine Kopie von { $card } in den Kampf
       *[none] { $who } schickt eine Kopie von { $card } in den Kampf
    }
}
# $deck: of a card that acts as it is drawn.
event-play = { $deck ->
    [none] { $bare ->
        [yes] { $you ->
            [who] Du legst { $card } unbenutzt hin
           *[none] { $who } legt { $card } unbenutzt hin
        }
       *[other] { $you ->
            [who] Du spielst { $card }
           *[none] { $who } spielt { $card }
        }
    }
   *[other] { $you ->
        [who] Du ziehst { $card }: Die Karte wirkt sofort
       *[none] { $who } zieht { $card }: Die Karte wirkt sofort
    }
}
event-play-on = { $you ->
    [who] Du spielst { $card } auf { $other }
    [both] Du spielst { $card } auf dich selbst
    [same] { $who } spielt { $card }
    [other] { $who } spielt { $card } auf dich
   *[none] { $who } spielt { $card } auf { $other }
}
event-play-monster = { $you ->
    [who] Du spielst { $card } auf { $on }
   *[none] { $who } spielt { $card } auf { $on }
}
event-play-side = { $you ->
    [who] Du spielst { $card }
   *[none] { $who } spielt { $card }
} { $side ->
    [munchkins] für die Spieler
   *[monsters] für die Monster
}
event-attach = { $you ->
    [who] Du hängst { $card } an { $on }
   *[none] { $who } hängt { $card } an { $on }
}
event-use = { $you ->
    [who] Du benutzt
   *[none] { $who } benutzt
} { $ability ->
    [none] { $card }
   *[other] { $card ->
        [none] „{ $ability }“
       *[other] „{ $ability }“ ({ $card })
    }
}
event-trigger = { $ability ->
    [none] { $card } wirkt
   *[other] „{ $ability }“ ({ $card }) wirkt
}
event-equip = { $you ->
    [who] Du legst { $card } an
   *[none] { $who } legt { $card } an
}
event-unequip = { $you ->
    [who] Du ziehst { $card } aus
   *[none] { $who } zieht { $card } aus
}
event-discard = { $you ->
    [who] Du legst { $card } ab
   *[none] { $who } legt { $card } ab
}
event-untaken = { $card } wird abgelegt: { $you ->
    [who] du kannst es nicht mehr nehmen
   *[none] { $who } kann es nicht mehr nehmen
}
event-pay = { $you ->
    [who] Du bezahlst mit { $card }
   *[none] { $who } bezahlt mit { $card }
}
event-lose = { $you ->
    [who] Du verlierst { $card }
   *[none] { $who } verliert { $card }
}
event-curse = { $you ->
    [who] { $card } trifft dich
   *[none] { $card } trifft { $who }
}
event-cancelled = { $you ->
    [who] { $card } tut dir nichts
   *[none] { $card } tut { $who } nichts
}
event-missed-curse = { $you ->
    [who] { $card } findet bei dir nichts zu holen
   *[none] { $card } findet bei { $who } nichts zu holen
}
event-stays = { $you ->
    [who] { $card } bleibt vor dir liegen
   *[none] { $card } bleibt vor { $who } liegen
}
event-lifted = { $you ->
    [who] Du wirst { $card } los
   *[none] { $who } wird { $card } los
}
event-spent = { $you ->
    [who] Dein { $card } ist vorbei
   *[none] { $card } von { $who } ist vorbei
}
event-boost = { $other ->
    [none] { $you ->
        [who] Du bekommst { $bonus } in diesem Kampf
       *[none] { $who } bekommt { $bonus } in diesem Kampf
    }
   *[other] { $you ->
        [who] Du bekommst von { $other } { $bonus } in diesem Kampf
        [other] { $who } bekommt von dir { $bonus } in diesem Kampf
       *[none] { $who } bekommt von { $other } { $bonus } in diesem Kampf
    }
}
event-boost-monster = { $card } bekommt { $bonus } in diesem Kampf
event-level-up = { $you ->
    [who] Du steigst
   *[none] { $who } steigt
} { $amount ->
    [one] eine Stufe
   *[other] { $amount } Stufen
} auf, jetzt Stufe { $level }
event-level-down = { $you ->
    [who] Du verlierst
   *[none] { $who } verliert
} { $amount ->
    [one] eine Stufe
   *[other] { $amount } Stufen
}, jetzt Stufe { $level }
event-no-level = { $you ->
    [who] Du steigst nicht auf: Stufe { $level } gibt es nur für ein besiegtes Monster
   *[none] { $who } steigt nicht auf: Stufe { $level } gibt es nur für ein besiegtes Monster
}
event-sell = { $you ->
    [who] Du verkaufst { $card }
   *[none] { $who } verkauft { $card }
}
event-sold = { $you ->
    [who] Du verkaufst Gegenstände im Wert von { $amount } Gold
   *[none] { $who } verkauft Gegenstände im Wert von { $amount } Gold
}
event-ask-help = { $asks ->
    [helper] { $you ->
        [who] Du willst { $other } helfen, für { $goods }{ offer-picks }
        [other] { $who } will dir helfen, für { $goods }{ offer-picks }
       *[none] { $who } will { $other } helfen, für { $goods }{ offer-picks }
    }
   *[fighter] { $you ->
        [who] Du bittest { $other } um Hilfe und bietest { $goods }{ offer-picks }
        [other] { $who } bittet dich um Hilfe und bietet { $goods }{ offer-picks }
       *[none] { $who } bittet { $other } um Hilfe und bietet { $goods }{ offer-picks }
    }
}
event-offer = { $you ->
    [who] Du bietest { $other } einen Tausch an: { offer-swap }
    [other] { $who } bietet dir einen Tausch an: { offer-swap }
   *[none] { $who } bietet { $other } einen Tausch an: { offer-swap }
}
event-decline = { $you ->
    [who] Du lehnst das Angebot von { $other } ab
    [other] { $who } lehnt dein Angebot ab
   *[none] { $who } lehnt das Angebot von { $other } ab
}
event-withdraw = { $you ->
    [who] Du nimmst dein Angebot an { $other } zurück
    [other] { $who } nimmt das Angebot an dich zurück
   *[none] { $who } nimmt das Angebot an { $other } zurück
}
event-bargain = { $you ->
    [who] Du und { $other } seid euch einig:
    [other] { $who } und du seid euch einig:
   *[none] { $who } und { $other } sind sich einig:
} { $kind ->
    [trade] { offer-swap }
   *[help] Hilfe für { $goods }{ offer-picks }
}
event-helps = { $you ->
    [who] Du hilfst { $other }
    [other] { $who } hilft dir
   *[none] { $who } hilft { $other }
}
event-uninvited = { $you ->
    [who] Du kommst ungebeten in den Kampf von { $other }, für { $amount ->
        [one] 1 Schatz
       *[other] { $amount } Schätze
    }
    [other] { $who } kommt ungebeten in deinen Kampf, für { $amount ->
        [one] 1 Schatz
       *[other] { $amount } Schätze
    }
   *[none] { $who } kommt ungebeten in den Kampf von { $other }, für { $amount ->
        [one] 1 Schatz
       *[other] { $amount } Schätze
    }
}
event-kept = { $you ->
    [who] Du behältst { $card } an deiner Seite, mit { $bonus }
   *[none] { $who } behält { $card } an der Seite, mit { $bonus }
}
event-sent-away = { $you ->
    [who] Du verlässt den Kampf
   *[none] { $who } verlässt den Kampf
}
event-give = { $you ->
    [who] Du gibst { $other } { $card }
    [other] { $who } gibt dir { $card }
   *[none] { $who } gibt { $other } { $card }
}
event-hand-over = { $you ->
    [who] { $other } bekommt { $card } von dir
    [other] Du bekommst { $card } von { $who }
   *[none] { $other } bekommt { $card } von { $who }
}
event-borrow = { $you ->
    [who] Du leihst dir { $card } von { $other }
    [other] { $who } leiht sich { $card } von dir
   *[none] { $who } leiht sich { $card } von { $other }
}
event-given-back = { $you ->
    [who] Du gibst { $other } { $card } zurück
    [other] { $who } gibt dir { $card } zurück
   *[none] { $who } gibt { $other } { $card } zurück
}
event-roll-off = { $you ->
    [who] Du würfelst gegen { $other }
    [other] { $who } würfelt gegen dich
   *[none] { $who } würfelt gegen { $other }
}
event-rolled-lower = { $you ->
    [who] Du hast niedriger gewürfelt
   *[none] { $who } hat niedriger gewürfelt
}
event-charity = { $you ->
    [who] Du gibst { $other } { $card } als milde Gabe
    [other] { $who } gibt dir { $card } als milde Gabe
   *[none] { $who } gibt { $other } { $card } als milde Gabe
}
event-show = { $you ->
    [who] Du zeigst
   *[none] { $who } zeigt
} { $other ->
    [none] { $card }
   *[other] { $you ->
        [other] dir { $card }
       *[none] { $other } { $card }
    }
}
event-look = { $you ->
    [who] Du siehst { $card }
   *[none] { $who } sieht { $card }
}{ $other ->
    [none] { "" }
   *[other] { " " }auf { $you ->
        [other] deiner Hand
       *[none] der Hand von { $other }
    }
}
event-claim = { $you ->
    [who] Du verkündest den Sieg
   *[none] { $who } verkündet den Sieg
}
event-concede = { $you ->
    [who] Du gibst den Kampf auf und läufst
   *[none] { $who } gibt den Kampf auf und läuft
}
event-removed = { $card } verlässt den Kampf
event-killed = { $card } ist besiegt
event-won-treasure = { $amount ->
    [0] { " und keinen Schatz" }
   *[other] { "" }
}
# $card: by which the last monster was taken out of the fight, by $other if not by the fighter; $amount: Treasures.
event-won = { $bare ->
    [yes] { $card ->
        [none] { $you ->
            [who] Du hast nichts mehr zu bekämpfen: Kein Monster wurde besiegt, also gibt es keine Stufe
           *[none] { $who } hat nichts mehr zu bekämpfen: Kein Monster wurde besiegt, also gibt es keine Stufe
        }
       *[other] { $you ->
            [who] { $other ->
                [none] Du hast { $card } gespielt: Kein Monster ist übrig, also gibt es keine Stufe{ event-won-treasure }
               *[other] { $other } hat { $card } gespielt: Kein Monster ist übrig, also bekommst du keine Stufe{ event-won-treasure }
            }
            [other] Du hast { $card } gespielt: Kein Monster ist übrig, also bekommt { $who } keine Stufe{ event-won-treasure }
           *[none] { $other ->
                [none] { $who } hat { $card } gespielt: Kein Monster ist übrig, also gibt es keine Stufe{ event-won-treasure }
               *[other] { $other } hat { $card } gespielt: Kein Monster ist übrig, also bekommt { $who } keine Stufe{ event-won-treasure }
            }
        }
    }
   *[no] { $you ->
        [who] Du gewinnst den Kampf
       *[none] { $who } gewinnt den Kampf
    }
}
# A helper may get some or all of it.
event-treasure = { $you ->
    [who] Dein Sieg bringt
   *[none] Der Sieg von { $who } bringt
} { $amount ->
    [one] einen Schatz
   *[other] { $amount } Schätze
}
event-owed = { $you ->
    [who] Die Belohnung für { $card } bekommst du nach dem Kampf
   *[none] Die Belohnung für { $card } bekommt { $who } nach dem Kampf
}
event-void = Ein Teil der Abmachung entfällt: { $card } kann nicht gespielt werden
event-lapsed = { $you ->
    [who] Dein Angebot an { $other } entfällt
    [other] Das Angebot von { $who } an dich entfällt
   *[none] Das Angebot von { $who } an { $other } entfällt
}: { $void ->
    [fight_over] Der Kampf ist vorbei
    [decided] Der Kampf ist entschieden
    [no_monster] Kein Monster ist mehr da
    [has_helper] Es hilft schon jemand
    [passed_on] Jetzt kämpft jemand anders
    [dead] Eine Figur ist gestorben
    [combat] Ein Kampf hat begonnen
   *[none] { $card } ist weg
}
event-escape = { $you ->
    [who] Du entkommst { $card }
   *[none] { $who } entkommt { $card }
}
event-not-pursued = { $card } verfolgt { $you ->
    [who] dich
   *[none] { $who }
} nicht
event-caught = { $card } erwischt { $you ->
    [who] dich
   *[none] { $who }
}
event-sacrifice = { $you ->
    [who] Du opferst { $card }
   *[none] { $who } opfert { $card }
}
event-passed-on = { $you ->
    [who] Der Kampf geht von dir an { $other } über
    [other] Der Kampf geht von { $who } an dich über
   *[none] Der Kampf geht von { $who } an { $other } über
}
event-fight-over = Der Kampf ist vorbei
event-death = { $card ->
    [none] { $you ->
        [who] Du stirbst
       *[none] { $who } stirbt
    }
   *[other] { $you ->
        [who] Du stirbst an { $card }
       *[none] { $who } stirbt an { $card }
    }
}
event-laid-out = { $you ->
    [who] { $card } liegt neben deiner Leiche
   *[none] { $card } liegt neben der Leiche von { $who }
}
event-loots = { $you ->
    [who] Du nimmst { $card } von der Leiche von { $other }
    [other] { $who } nimmt { $card } von deiner Leiche
   *[none] { $who } nimmt { $card } von der Leiche von { $other }
}
event-extra-turn = { $you ->
    [who] Du machst danach noch einen Zug
   *[none] { $who } macht danach noch einen Zug
}
event-bury = { $you ->
    [who] Du legst { $card } unter den Stapel
   *[none] { $who } legt { $card } unter den Stapel
}
event-step = { $you ->
    [who] Du gehst
   *[none] { $who } geht
} { $amount ->
    [one] einen Schritt
   *[other] { $amount } Schritte
} voran ({ $track }), jetzt Schritt { $steps }
event-step-back = { $you ->
    [who] Du gehst
   *[none] { $who } geht
} { $amount ->
    [one] einen Schritt
   *[other] { $amount } Schritte
} zurück ({ $track }), jetzt Schritt { $steps }
event-track-end = { $you ->
    [who] Du erreichst
   *[none] { $who } erreicht
} das Ende ({ $track })
event-sex = { $you ->
    [who] Du bist jetzt
   *[none] { $who } ist jetzt
} { $sex ->
    [male] männlich
   *[female] weiblich
}
event-sex-drawn = { $you ->
    [who] Du bist
   *[none] { $who } ist
} { $sex ->
    [male] männlich
   *[female] weiblich
} (ausgelost)
event-no-first-player = Niemand hier heißt { $named }: Die Würfel entscheiden, wer anfängt
event-dungeon = Der Dungeon { $card } ist offen
event-dungeon-closed = Der Dungeon { $card } schließt sich
event-hold-on = { $you ->
    [who] Du sagst: Moment!
   *[none] { $who } sagt: Moment!
}
event-open-to-trades = { $you ->
    [who] Du bist für Tauschangebote offen
   *[none] { $who } ist für Tauschangebote offen
}
event-closed-to-trades = { $you ->
    [who] Du willst keine Tauschangebote mehr
   *[none] { $who } will keine Tauschangebote mehr
}
event-win = { $you ->
    [who] Du gewinnst das Spiel!
   *[none] { $who } gewinnt das Spiel!
}
event-over = { $reason ->
    [last_turn] Das Spiel ist aus: unentschieden, der letzte Zug ist gespielt
    [standstill] Das Spiel ist aus: unentschieden, eine ganze Runde hat nichts geändert
   *[winning_level] Das Spiel ist aus: Die Siegstufe ist erreicht
}

# Several unseen cards in a row are one line.
event-draws = { $you ->
    [who] Du ziehst { $cards }
   *[none] { $who } zieht { $cards }
}
