### What is shown large when it happens: a heading, and a word about it. The sentence itself is in events.ftl.
### $joke: which of several, from 0 to 3; $word: what its edition calls a card of this kind.

scene-curse = { $word ->
    [none] Fluch!
   *[other] { $word }!
}
    .more = { $joke ->
        [0] So ist Munchkin.
        [1] Einer musste ihn kriegen. Es ist immer einer.
        [2] Das Kleingedruckte war groß genug.
       *[3] Es ist nicht persönlich. Schlimmer: Es ist eine Karte.
    }
scene-backstab = Dolchstoß!
    .more = { $joke ->
        [0] Freunde stechen von vorn.
        [1] Das war schon so, als sie kamen.
        [2] Nichts Persönliches. Na ja, ein bisschen.
       *[3] Denk daran, wenn sie um Hilfe bitten.
    }
scene-meddle = Eingemischt!
    .more = { $joke ->
        [0] Das Monster hat nicht einmal Danke gesagt.
        [1] Heute ist jemand auf der Seite des Monsters.
        [2] Faire Kämpfe gibt es in anderen Spielen.
       *[3] Wofür hat man Rivalen?
    }
scene-death = { $you ->
    [who] Du bist tot
   *[none] { $who } ist tot
}
    .next = { $you ->
        [who] Deine Stufe bleibt dir, deine Karten nicht: Die anderen plündern sie jetzt, jeder eine. In deinem nächsten Zug bist du mit neuen Karten zurück.
       *[none] Die anderen plündern jetzt die Leiche, jeder eine Karte. { $who } behält die Stufe und ist im nächsten Zug mit neuen Karten zurück.
    }
    .more = { $joke ->
        [0] Das Gute daran: kein Handlimit mehr.
        [1] Es trifft die Besten. Und diesmal eben hier.
        [2] Eine Schweigeminute. Das war sie.
       *[3] Der Dungeon lässt grüßen.
    }
scene-loot = Die Leiche wird geplündert
    .more = { $joke ->
        [0] So wäre es gewollt gewesen. Wahrscheinlich.
        [1] Trauer hat viele Formen.
        [2] Wer zuerst trauert, hat die Wahl.
       *[3] Noch warm. Immer noch ein schöner Hut.
    }
scene-won = Sieg!
scene-stand = { $ours } gegen { $theirs }: { $you ->
    [who] { $wins ->
        [yes] du würdest gewinnen
       *[no] dir fehlen noch { $short } zum Sieg
    }
   *[none] { $wins ->
        [yes] { $who } würde gewinnen
       *[no] { $who } fehlen noch { $short } zum Sieg
    }
}
scene-held = Das Spiel wartet, bis du das schließt.
scene-skip = Weiter
scene-read = Lesen
scene-stops = Das ist dir widerfahren: Weiter geht es mit Enter oder der Leertaste. Die Bots warten.

stop-heading = { $you ->
    [who] Du gewinnst gleich!
   *[none] AUFHALTEN!
}
stop-about = { $you ->
    [who] Hält dich niemand auf, bringt dich dieser Kampf auf Stufe { $level }, und das Spiel gehört dir.
   *[none] Gewinnt { $who } diesen Kampf, ist das Stufe { $level } und das Spiel gewonnen. Es steht { $ours } gegen { $theirs }.
}
stop-with = Du könntest { $cards } spielen.
stop-empty = Du hast nichts, was das aufhält. Fleh die anderen an.

# What happened since the reader's last turn: a row for each player. $names: cards, or whom they helped.
since = Seit deinem letzten Zug
since-close = Zusammenfassung schließen
since-who = { $you ->
    [who] Du
   *[none] { $who }
}
# A name of a card with a comma in it, in a list.
since-name = „{ $name }“
since-level = Stufe { $from } → { $to }.
since-deed = { $kind ->
    [beat] Besiegt: { $names }.
    [with] Mit Hilfe von { $names }.
    [became] Neu: { $names }.
    [wears] Ausgelegt: { $names }.
    [caught] Erwischt von { $names }.
    [escaped] Entkommen: { $names }.
    [died] Gestorben.
    [struck] Getroffen von { $names }.
    [lost] Verloren: { $names }.
    [got] Bekommen: { $names }.
    [sold] Gegenstände verkauft.
   *[helped] Geholfen: { $names }.
}
