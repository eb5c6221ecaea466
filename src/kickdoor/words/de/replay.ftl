### The replay of a game that is over: its bar, its log, its hands, how fair the deal was, playing on from a step.

# The replay
replay-of = { $title ->
    [none] Nachsehen
   *[other] Nachsehen: { $title }
}
replay-loading = Zurückspulen …
replay-fetching = … wird geholt
replay-cut = Die Verbindung ist weg. Der Server wird gesucht; was geholt ist, kann man weiter ansehen.
replay-events-only = Dieses Spiel wurde nach älteren Regeln gespielt. Das Protokoll sagt, was bei jedem Schritt geschah; der Tisch zeigt das Ende.
replay-eyes = Gesehen mit den Augen von
replay-eyes-of = Augen von { $name }
replay-all-seeing = Allsehend
replay-dealt = Die Karten sind ausgeteilt.
replay-clock = Die Zeit ist um: Alle passen.
replay-deed = { $who }: { $what }
replay-hidden-deed = { $news ->
    [none] { $who } wählt etwas.
   *[other] { $who } wählt etwas → { $news }
}
replay-turns = { $count ->
    [one] nach { $count } Zug
   *[other] nach { $count } Zügen
}
replay-controls = Steuerung
replay-where = { $turn ->
    [0] Schritt { $step } von { $steps }
   *[other] Zug { $turn } von { $turns } · Schritt { $step } von { $steps }
}
replay-where-aloud = { $turn ->
    [0] Schritt { $step } von { $steps }
   *[other] Schritt { $step } von { $steps }, Zug { $turn }, { $who }
}
replay-step = Schritt des Spiels
replay-back = Zurück zum Ende des Spiels
replay-steps = Schritte
replay-start = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-step-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-step-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-end = Zum Ende
replay-speed = Tempo
replay-speed-of = { $speed ->
    [0.5] langsam
    [1] normal
    [3] schnell
   *[10] irre
}
replay-hand = Hand von { $name }
replay-hand-empty = keine Karten auf der Hand
replay-log = Bisher
replay-log-about = Was bis zu diesem Schritt geschah
replay-log-empty = Die Karten sind ausgeteilt. Noch hat niemand jemanden verraten.
replay-go = Zu diesem Moment
replay-go-to = Gehe zu: { $event }
fork-busy = Der Tisch wird gedeckt, wie er war …
fork-over = An diesem Schritt ist das Spiel aus. Geh dahin zurück, wo es schiefging, und spiel von dort weiter.
fork-about = Ein neuer Tisch, wie er bei Schritt { $step } steht, von hier auf deine Art: gleiche Hände, gleiche Stapel, Bots auf den anderen Plätzen.
fork-you-are = Du bist
fork-play-on = Von hier weiterspielen
fair-heading = { $fair ->
    [yes] Ehrlich: Dieser Browser hat das Mischen geprüft
    [unknown] Nichts ist falsch, aber nicht alles konnte hier geprüft werden
   *[no] Nicht das versprochene Spiel
}
fair-commitment = { $verdict ->
    [yes] Das Geheimnis des Servers ist das, dessen Hash diesem Browser vor dem Spiel gezeigt wurde.
    [unknown] Das Geheimnis des Servers hat den Hash, den der Tisch jetzt nennt. Diesem Browser wurde er nicht vor dem Spiel gezeigt: Wann er feststand, sagt allein der Server.
   *[no] Das Geheimnis des Servers hat nicht den Hash, der vor dem Spiel gezeigt wurde.
}
fair-seed-made = { $verdict ->
    [yes] Der Startwert ist aus diesem Geheimnis und den Wörtern der Spieler gemacht, wie es vorher festgelegt ist.
    [unknown] Kein Spieler hat ein Wort zum Startwert beigetragen: Der Server allein hat ihn gewählt.
   *[no] Der Startwert ist nicht aus dem Geheimnis und den Wörtern der Spieler gemacht.
}
fair-word = { $verdict ->
    [yes] Das Wort, das dieser Browser gemacht hat, steckt im Startwert: Bevor es aufgedeckt wurde, konnte niemand die Karten kennen.
    [unknown] Dieser Browser hat kein Wort zum Startwert beigetragen.
   *[no] Das Wort, das dieser Browser versprochen hat, steckt nicht im Startwert: Es kam zu spät, oder der Server hat es weggelassen.
}
fair-promises = { $verdict ->
    [yes] Die Wörter aller Spieler waren versprochen, bevor dieser Browser sein eigenes aufgedeckt hat.
   *[no] Die Versprechen der Spieler sind nicht die, die diesem Browser gezeigt wurden, bevor er sein Wort aufgedeckt hat.
}
fair-signature = { $verdict ->
    [yes] Die Aufzeichnung ist mit dem Schlüssel dieses Servers unterschrieben.
    [unknown] Die Unterschrift wurde nicht geprüft: Dieser Browser kann es nicht, oder es gibt keine.
   *[no] Die Unterschrift ist nicht die dieses Servers.
}
fair-left-out = { $count ->
    [one] Ein Spieler hat ein Wort versprochen, das nicht im Startwert steckt. Ein Server, der mit ihm im Bund ist, konnte zwischen zwei Spielen wählen.
   *[other] { $count } Spieler haben Wörter versprochen, die nicht im Startwert stecken. Ein Server, der mit ihnen im Bund ist, konnte zwischen mehreren Spielen wählen.
}
fair-seed = Startwert
fair-promised = Hash des Geheimnisses, vor dem Spiel gezeigt
fair-own-word = Dein Wort
fair-check = Jedes Mischen und jeder Wurf folgt aus dem Startwert. Das ganze Spiel prüfst du auf deinem Rechner so:
fair-download = Aufzeichnung herunterladen
