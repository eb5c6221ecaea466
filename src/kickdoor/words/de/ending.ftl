### The end of a game: standings, Levels over time, the best blow, the worst luck, titles.

ending-level = Stufe { $level }
ending-levels = Stufen über { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
ending-line = { $who }: am Ende { $last }, höchstens { $most }.
ending-chart = Stufen, Zug um Zug
ending-blow = Bester Schlag: { $helper ->
    [none] { $you ->
        [who] du gegen { $monster }, Stufe { $level }, allein
       *[none] { $who } gegen { $monster }, Stufe { $level }, allein
    }
   *[other] { $you ->
        [who] du gegen { $monster }, Stufe { $level }, mit Hilfe von { $helper }
       *[none] { $who } gegen { $monster }, Stufe { $level }, mit Hilfe von { $helper }
    }
}
ending-unlucky = Größtes Pech: { $you ->
    [who] du
   *[none] { $who }
} ({ $what })
ending-caught = { $count ->
    [one] einmal erwischt
   *[other] { $count } Mal erwischt
}
ending-deaths = { $count ->
    [one] einmal gestorben
   *[other] { $count } Mal gestorben
}
ending-lost = { $count ->
    [one] 1 Stufe verloren
   *[other] { $count } Stufen verloren
}
table-play-again = { $set ->
    [yes] Noch einmal: an den neuen Tisch
   *[no] Noch einmal spielen
}
ending-share = { $copied ->
    [yes] Kopiert. Schick es einem Freund.
   *[no] Das Spiel teilen
}
ending-link = Der Link zum Nachsehen:

# Titles: who has most of something, and how many.
title-slayer = { $you ->
    [who] Monsterschreck: du, { $count } Monster besiegt
   *[none] Monsterschreck: { $who }, { $count } Monster besiegt
}
title-backstabber = { $you ->
    [who] Schlechtester Freund: du, { $count } Schläge gegen andere
   *[none] Schlechtester Freund: { $who }, { $count } Schläge gegen andere
}
title-helper = { $you ->
    [who] Helfende Hand: du, { $count ->
        [one] einmal geholfen
       *[other] { $count } Mal geholfen
    }
   *[none] Helfende Hand: { $who }, { $count ->
        [one] einmal geholfen
       *[other] { $count } Mal geholfen
    }
}
title-runner = { $you ->
    [who] Schnellste Beine: du, { $count ->
        [one] einmal entkommen
       *[other] { $count } Mal entkommen
    }
   *[none] Schnellste Beine: { $who }, { $count ->
        [one] einmal entkommen
       *[other] { $count } Mal entkommen
    }
}
title-robber = { $you ->
    [who] Leichenfledderer: du, { $count ->
        [one] 1 Karte von den Toten
       *[other] { $count } Karten von den Toten
    }
   *[none] Leichenfledderer: { $who }, { $count ->
        [one] 1 Karte von den Toten
       *[other] { $count } Karten von den Toten
    }
}
title-merchant = { $you ->
    [who] Handelsfürst: du, { $count } Gold
   *[none] Handelsfürst: { $who }, { $count } Gold
}
title-sharp = { $you ->
    [who] Kartenhai: du, { $count } Karten gespielt
   *[none] Kartenhai: { $who }, { $count } Karten gespielt
}
title-martyr = { $you ->
    [who] Meistverflucht: du, { $count } Mal getroffen
   *[none] Meistverflucht: { $who }, { $count } Mal getroffen
}
