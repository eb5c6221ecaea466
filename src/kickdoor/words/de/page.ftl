### The page: what only a browser shows. Views (events, options, questions …) have files of their own.
### <a>, <b> and other marks are made links and the like by the page.

# Everywhere
you = Du
newcomer = Neuling
your-name = Dein Name
close = Schließen
never-mind = Doch nicht
try-again = Noch einmal
to-the-lobby = Zur Lobby
back-to-the-lobby = Zurück zur Lobby
level = Stufe
chapters = Kapitel
sex-female = weiblich
sex-male = männlich
sex-not-said = ausgelost
rule-show = Regel zeigen ({ $rule })
rule-link = Regel
rule-close = Regel schließen
page-title = { $title } · kickdoor
error-gone = Der Server antwortet nicht. Vielleicht startet er gerade neu.

# The lobby
lobby-motto = Tritt die Tür ein. Kämpfe gegen das, was dahinter ist. Nimm seine Sachen. Fall deinen Freunden in den Rücken.
lobby-about = Ein Kartenspiel für drei bis sechs, in deinem Browser. Kein Konto, nichts zu installieren.
lobby-play-now = Jetzt spielen
lobby-you-play = Deine Figur
lobby-against-bots = Jetzt spielen, gegen Bots
lobby-against-bots-about = Wähle eine Box, und die Karten werden ausgeteilt. Wer zuerst Stufe 10 erreicht, gewinnt. Ein Spiel dauert etwa eine halbe Stunde; geh und komm zurück, wann du willst.
lobby-bots = Bots
lobby-company-about = { $strength ->
    [gentle] Sanfte Bots helfen, wem sie können, und greifen niemanden an.
    [easy] Leichte Bots spielen vernünftig und verzeihen; sie halten nur auf, wer das Spiel gleich gewinnt.
    [fair] Mittlere Bots nehmen, was sofort am meisten bringt, helfen für einen Preis und greifen den Führenden an.
    [hard] Schwere Bots planen voraus, handeln und merken sich, wer ihnen geholfen hat.
   *[mixed] Gemischt: leichte, mittlere und schwere Bots.
}
lobby-company = Wie stark die Bots sind
lobby-box-base = Fackeln, Beute, Verrat
lobby-box-super = Umhänge, Kräfte, Herkünfte
lobby-box-oz = Smaragdstraßen und Nerven aus Messing
lobby-box-harry-potter = Häuser, Unterricht, Nachsitzen
lobby-box-south-park = Reviere, Schnee, schlechte Ideen
lobby-box-other = Eine eigene Box
lobby-box-broken = Gerade nicht spielbar: { $problem }
lobby-first-game = Noch nie gespielt? Ein erstes Spiel mit Anleitung, 10 bis 15 Minuten
lobby-tables = Tische
lobby-table = { $host ->
    [none] Ein Tisch: { $boxes }, { $taken } von { $seats }, { lobby-pace }
   *[other] Tisch von { $host }: { $boxes }, { $taken } von { $seats }, { lobby-pace }
}
lobby-pace = { $clock ->
    [fast] flott
    [slow] gemütlich
    [blitz] im Tempo der Bots
    [none] ohne Uhr
   *[normal] in normalem Tempo
}
lobby-table-stands = { $title ->
    [none] { "" }
   *[other] „{ $title }“ ·{ " " }
}{ $names ->
    [none] { "" }
   *[other] { $names } ·{ " " }
}{ $stage ->
    [gathering] wartet auf Spieler
    [full] voll, beginnt gleich
    [playing] im Spiel
    [over] vorbei
    [adjourned] vertagt
   *[frozen] eingefroren
}
lobby-join = Mitspielen
lobby-full = Voll: ansehen
lobby-replay = Nachsehen
lobby-watch = Zuschauen
lobby-no-tables = Noch ist kein öffentlicher Tisch offen.
lobby-make-table = Einen decken
lobby-play-box = Ein neues Spiel: { $box }
your-games = Deine Spiele
your-game-yours = Du bist am Zug
your-game-theirs = { $who } ist am Zug
your-game-gathering = wartet auf Spieler
your-game-frozen = eingefroren
your-game-over = { $result ->
    [won] Du hast gewonnen
    [lost] { $who } hat gewonnen
   *[nobody] Niemand hat gewonnen
}
your-game-against = mit { $names }
your-game-return = Zurückkehren
your-statistics = Du: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen, höchste Stufe { $level }.
your-deeds = Besiegte Monster: { $kills }. Tode: { $deaths }. Flüche, die dich trafen: { $curses }. Dolchstöße: { $backstabs }. Geholfen: { $helped }.
your-games-all = { $all ->
    [yes] Weniger zeigen
   *[no] Alle { $count } zeigen
}
your-games-elsewhere = Auf einem anderen Gerät weiterspielen
your-games-link = { $copied ->
    [yes] Kopiert. Öffne diesen Link auf dem anderen Gerät.
   *[no] Öffne diesen Link auf dem anderen Gerät.
} Er ist ein Schlüssel zu deinen Spielen: Behalte ihn für dich.
me = Deine Spiele, auf diesem Gerät
me-about = Dieser Link bringt jemandes Spiele in diesen Browser. Die Spiele, die dieser Browser hatte, sind nicht verloren: Hol dir in der Lobby zuerst einen Link zu ihnen, wenn du sie wiederhaben willst.
me-yes = Ja, das sind meine
me-nothing = Dieser Link ist unvollständig. Wähle in der Lobby des anderen Geräts noch einmal „Auf einem anderen Gerät weiterspielen“.

# A new table
new-table = Ein Tisch für Freunde
new-where = Wo sind sie?
new-apart = Jeder an seinem Bildschirm
new-apart-about = Du bekommst einen Link zum Verschicken.
new-hot-seat = Alle an diesem Bildschirm
new-hot-seat-about = Zwischen euch fällt ein Vorhang, und niemand wird gedrängt.
new-boxes = Boxen
new-host-box = Gastgeber, dessen Regeln gelten
new-who = Wer ist da
new-player = Spieler { $number }
new-player-name = Name von Spieler { $number }
new-player-sex = Figur von Spieler { $number }
new-player-remove = Spieler { $number } entfernen
new-player-more = Noch einer
new-bots = Bots neben dir
new-bots-count = Wie viele
new-bots-which = Welche
new-seats = Plätze
new-players = Spieler
new-seat = Platz { $number }
new-seat-friend = ein Freund
new-the-table = Der Tisch
new-title = Sein Name
new-clock = Uhr
new-public = In der Lobby sichtbar
new-house-rules = { $changed ->
    [0] Hausregeln
   *[other] Hausregeln ({ $changed } geändert)
}
setting-changed = Geändert.
setting-own = In dieser Edition: { $value }
setting-implied = { $value }, wegen { $by }
setting-reset = Zurück zum Wert der Edition: { $value }
setting-value = { $value ->
    [on] an
    [off] aus
   *[any] unbegrenzt
}
setting-line = { $name }: { $value }
new-sit-together = Zusammen hinsetzen
new-set = Tisch decken

# Bots
bot = Bot
bot-character = { $temper ->
    [none] { $title }, { $about }
   *[other] { $title }, { $about } ({ $temper })
}
bot-plain = { $temper ->
    [none] { $title }: { $about }
   *[other] { $title }: { $about } ({ $temper })
}
bot-strength = { $strength ->
    [gentle] Sanft
    [easy] Leicht
    [fair] Mittel
    [hard] Schwer
    [mixed] Gemischt
   *[none] Mit ihren schlichten Namen
}
bot-mark = Hier spielt der Bot { $bot }. Drücke, um ihn nach seinen Gründen zu fragen.
bot-ask = Frag { $name }, einen Bot: Warum?
bot-tells-later = { $name } ist ein Bot und nennt seine Gründe, wenn das Spiel vorbei ist.
bot-forgot = { $name } erinnert sich nicht.

# Before the game
gathering-untitled = Ein Tisch ist gedeckt
gathering-rules = Hausregeln
gathering-about = { $boxes }, { lobby-pace }
gathering-seat = { $name }{ $host ->
    [yes] {" "}– Gastgeber
   *[no] { "" }
}{ $you ->
    [yes] {" "}– du
   *[no] { "" }
}
gathering-empty = Ein freier Platz
gathering-bot = Ein Bot ({ $bot })
gathering-keep-seat = Für einen Freund freihalten
gathering-seat-bot = Einen Bot auf Platz { $seat } setzen
gathering-move = Lieber hier sitzen
gathering-chat-empty = Noch hat niemand etwas gesagt.
gathering-choose-bot = Einen Bot setzen …
gathering-you-are = Du bist
gathering-sit = Hinsetzen
gathering-full = Alle Plätze sind besetzt; du schaust zu.
gathering-begin = Anfangen
gathering-begin-with-bots = Anfangen, mit Bots auf den freien Plätzen
gathering-wait-for-host = Der Gastgeber fängt an.
gathering-revealing = Es geht los: Aus einem Wort jedes Browsers wird das Geben ausgelost …
gathering-invite = Freunde einladen
gathering-qr = QR-Code mit dem Link dieses Tisches
gathering-copy = Link kopieren
gathering-copied = Kopiert
gathering-near = Dieser Link geht nur auf diesem Rechner. Für Freunde in deinem Netz starte den Server mit „kickdoor serve --host 0.0.0.0“ und öffne ihn unter der Adresse dieses Rechners.
gathering-stand = Diesen Tisch verlassen

# The host of a table, and who may take a seat
host-menu = Gastgeber
host-mute = Stumm schalten
host-unmute = Wieder reden lassen
host-hand-over = Zum Gastgeber machen
host-kick = Wegschicken
door = Plätze sind für
door-open = alle, die den Link haben
door-invited = wer den Link der Einladung hat
door-password = wer das Passwort kennt
door-word = Passwort
door-needs-word = Welches Passwort?
door-set = Setzen

# The table
table-finding = Der Tisch wird gesucht …
table-needed = ● Du bist gefragt
table-leave = Zur Lobby
keys = Tasten
keys-table = Am Tisch
keys-replay = In der Wiederholung
keys-replay-space = Abspielen oder anhalten
keys-cards = Eine Karte, die leuchtet, lohnt sich jetzt. Ein Strich unter einer Karte: Mit ihr lässt sich jetzt etwas tun.
keys-rivals = Bei anderen: die gekreuzten Schwerter sind die Kampfstärke, dann die Karten auf der Hand und was beim Weglaufen dazukommt. Ein Plättchen ist eine Karte, die sie tragen, mit dem, was sie gibt; ein graues zählt jetzt nicht. Die Zahl mit Pfeilen öffnet alle.
table-key-tab = Tab
    .does = geht zum Nächsten, mit Umschalt zum Vorigen
table-key-enter = Eingabe
    .does = drückt, was den Fokus hat; auf einer Karte öffnet sie, was mit ihr getan werden kann; sonst nimmt sie den wichtigsten Knopf
table-key-space = Leertaste
    .does = passt, wo das geht
keys-soon = Das hat sich gerade geändert: Drücke die Taste noch einmal.
table-key-digits = 1 … 9
    .does = nehmen die Knöpfe mit dieser Nummer, auch während eine Karte den Fokus hat
table-key-arrows = ← → ↑ ↓
    .does = gehen zwischen Knöpfen, Karten und Zeilen zum Nächsten; Pos1 und Ende zum Ersten und zum Letzten
table-key-b = B
    .does = geht zum wichtigsten Knopf
table-key-h = H
    .does = geht zu deiner Hand
table-key-w = W
    .does = geht zu dem, was du bist und trägst
table-key-o = O
    .does = geht zu den anderen Spielern
table-key-t = T
    .does = geht zum Tausch mit der nächsten Person; Eingabe beginnt ihn
table-key-m = M
    .does = geht zur Mitte: zu den Monstern und was offen liegt
table-key-l = L
    .does = geht zum Verlauf
table-key-g = G
    .does = Weiter: was die Anleitung sagt, ist gelesen
table-key-s = S
    .does = ändert das Tempo
table-key-p = P
    .does = hält unter Bots an oder macht weiter
table-key-e = E
    .does = öffnet die Einstellungen
table-key-q = Q
    .does = verlässt den Tisch; vorher wirst du gefragt
table-key-i = i
    .does = vergrößert die Karte, die den Fokus hat
table-key-escape = Escape
    .does = schließt, was oben liegt, oder verwirft, was du zusammenstellst
table-key-help = ?
    .does = zeigt diese Liste
leave-sure = Den Tisch verlassen?
leave-about = { $alone ->
    [yes] Die Bots warten, bis du zurück bist. Du findest dieses Spiel in der Lobby unter „Deine Spiele“.
   *[no] Die anderen spielen weiter, und ein Bot spielt für dich, bis du zurück bist. Du findest dieses Spiel in der Lobby unter „Deine Spiele“.
}
leave-stay = Bleiben
leave-go = Verlassen
table-watch-replay = Das Spiel nachsehen
table-lobby = Lobby
table-watching = Du schaust zu.
track = Stufen: { $levels }. Stufe { $winning } gewinnt.
track-player = { $who } Stufe { $level }
decks = Stapel
deck-left = { $deck ->
    [door] Türkarten übrig
   *[treasure] Schätze übrig
}
discarded = { $count } abgelegt
# At a moment at which a card may be drawn from the discards. $cards: what lies on top of them.
bar-discards = Oben auf den Ablagestapeln: { $cards }.
door-turn = { $who }, Zug { $turn }
door-before = Vor dem ersten Zug
body = Neben der Leiche von { $who }
game-over = { $you ->
    [who] Du gewinnst das Spiel!
   *[none] { $count ->
        [0] Das Spiel endet unentschieden
        [one] { $winners } gewinnt das Spiel
       *[other] { $winners } gewinnen das Spiel
    }
}
player-level = Stufe { $level }
# $alone: the sum of the player's fight is another.
player-strength = Stärke { $strength }{ $alone ->
    [yes] { "" } (außerhalb dieses Kampfs)
   *[no] { "" }
}
player-strength-sum = { $who }: Stärke { $strength }
player-strength-level = { $level } Stufe
player-strength-rest = durch andere Karten und den Kampf
player-strength-about = Kampfstärke
player-strength-helps = Kampfstärke jetzt. Beim Helfen kann sie anders sein: Wer um Hilfe bittet, liest die Summe.
player-run-away = Weglaufen { $bonus }
player-run-away-about = Kommt beim Weglaufen zum Wurf dazu
player-hand = { $over ->
    [0] Hand { $size } von { $limit }
   *[other] Hand { $size }: Am Ende deines Zuges behältst du { $limit }
}
    .brief = { $over ->
        [0] Hand { $size } von { $limit }
       *[other] Hand { $size }, behalte { $limit }
    }
player-cards-in-hand = Karten auf der Hand
player-dead = tot
player-open-to-trades = tauscht gern
player-steps = { $steps } von { $of } Schritten: { $track }
player-track = { $track } { $steps }/{ $of }
# What a track is for. $end: what its end gives.
player-track-about = Karten schicken dich Schritt für Schritt voran: { $track }. Nach { $of } Schritten: { $end }; dann beginnst du von vorn. Wer stirbt, steht wieder am Anfang.
player-extra-turn = Extrazug
player-extra-turn-about = Macht nach diesem noch einen Zug
player-trades = { $open ->
    [yes] Tauscht gern
   *[no] Sucht keinen Tausch
}
    .brief = { $open ->
        [yes] Tausch: ja
       *[no] Tausch: nein
    }
player-open-to-trades-about = Sagt allen, dass Tauschangebote willkommen sind, auch in den Zügen der anderen
player-dead-you = tot: du bekommst neue Karten
# Beside the name of the player.
player-do-ask-help = Um Hilfe bitten
player-do-offer-help = Hilfe anbieten
player-do-offer = Tauschen
player-minded = Bot, vorerst
player-minded-about = Bis { $name } zurück ist, spielt ein Bot.
player-away = weg
player-more = Mehr über { $who }
player-all = { $count } Karten vor { $who }: alle ansehen
player-nothing-special = noch nichts Besonderes
player-doing = { $doing ->
    [thinks] denkt nach
    [chooses] muss wählen
    [fights] kämpft
    [helps] hilft
   *[acted] hat gehandelt
}
hand = Deine Hand
hand-leaf = { $side ->
    [left] Weitere Karten links
   *[right] Weitere Karten rechts
}
# On a phone: a button beside the arrows, and what it opens.
hand-all = Die ganze Hand
    .short = Alle
hand-empty = Deine Hand ist leer.
hand-show = Karten zeigen
    .brief = Zeigen
# On a card in the hand whose text has no room, on a phone.
hand-read = Antippen: lesen
# Wohltätigkeit: die Karten, die verschenkt oder abgelegt werden; $count: wie viele gewählt sind.
picked-none = Tippen wählt eine Karte; was sie tut, steht dann hier.
charity-cards = Welche Karten?
charity-give = { $count ->
    [0] { $who } geben
    [one] 1 Karte { $who } geben
   *[other] { $count } Karten { $who } geben
}
charity-discard = { $count ->
    [0] Ablegen
    [one] 1 Karte ablegen
   *[other] { $count } Karten ablegen
}
gear = Was du bist und trägst
gear-slot = { $slot ->
    [head] Kopfbedeckung
    [hands] Hände
    [hand] 1 Hand frei
    [body] Rüstung
   *[feet] Schuhwerk
}
# Of cards with a Rank: $used is the sum of those in play, $most what it may be.
gear-ranks = Ränge { $used } von { $most }
    .about = Die Ränge deiner Karten ergeben zusammen { $used }. Erlaubt sind { $most }: deine Stufe und was Karten dazu geben.
gear-nothing = Du bist noch nichts Besonderes und trägst noch nichts.
# Auf dem Telefon, hinter dem, was man trägt: was es ergibt, und welche Stellen des Körpers frei sind.
gear-sum = { $sum } in allem
gear-free = Frei:
gear-place = { $place ->
    [head] Kopf
    [body] Körper
   *[feet] Füße
}
gear-hands = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
}
gear-more = ▴ { $count } weitere
gear-less = ▾ Weniger

# What you may do
bar = Was du tun kannst
bar-waiting = Warten auf { $who }
# $who: wen der Leser um Hilfe gebeten hat.
bar-asked = Du hast { $who } um Hilfe gebeten. Warte auf die Antwort, oder tu etwas anderes.
bar-speak-up = Noch kann jeder handeln.
bar-others = Die anderen können noch handeln.
bar-answer = Jeder kann mit einer Karte antworten.
# $cards: the reader's own cards or abilities that work at this moment.
bar-answer-own = Du kannst mit { $cards } antworten.
bar-quiet = Nach { $cards } nicht mehr fragen
bar-quiet-about = In diesem Spiel, in solchen Augenblicken. Ist es an dir zu handeln, geht es weiterhin.
bar-offered = { $who } wartet auf deine Antwort zum Angebot.
bar-nothing-fits = Nichts, was du tun könntest, hilft dir hier: Das Spiel geht von selbst weiter.
bar-guide-waits = Das Spiel wartet, bis du gelesen hast: Weiter.
bar-kept = Du passt. Es geht weiter, wenn die Zeit um ist.
# More time before what is announced happens; $verb: what that is.
bar-hold = { $verb ->
    [fight] Wartet: Ich ändere vielleicht noch etwas am Kampf
    [run-away] Wartet: Ich ändere vielleicht noch etwas
    [end-turn] Wartet: Den Zug noch nicht beenden
    [kick-door] Wartet: Die Tür noch nicht öffnen
   *[none] Gebt mir mehr Zeit
}
bar-more = { $count } weitere Möglichkeiten
bar-pass-until = Passen, bis sich etwas ändert
bar-passing = Du passt, bis sich etwas ändert
bar-undo = Rückgängig
# A pass in what the reader has announced, or in what happens to them.
bar-go-on = Weiter
bar-stopped = Das ist dir widerfahren. Lies es und mach dann weiter: Die Bots warten.
# Beside a pass, where a card of the reader works right now.
bar-pass-about = Du spielst jetzt nichts.
# What is seldom wanted: each with what it does.
bar-aside = Mehr …
# Where one may only ask for time.
bar-aside-wait = Halt, ich will eine Karte spielen …
bar-stay = { $card } bleiben
bar-hold-on-about = Nichts geschieht, bis alle gepasst haben: Zeit für dich, erst eine Karte zu spielen.
bar-hold-about = Alle bekommen mehr Zeit, bevor es geschieht.
bar-pass-until-about = Du wirst erst wieder gefragt, wenn jemand eine Karte spielt oder etwas anderes geschieht.
# Was dem Leser geschah; $event: eine Zeile des Protokolls.
# After an answer to a win that the reader has claimed, which is claimed again by itself.
note-claim-stands = { $event }: { $ours } gegen { $theirs }, das reicht noch. Dein Sieg gilt weiter.
# The only answer there was, given by the page: $deed is the text of its button.
note-forced = Für dich getan, denn etwas anderes war nicht möglich: { $deed }.
note-told = { $event }.
# The reader has accepted an offer of $who while something else happened.
note-accepted = { $verb ->
    [decline] Du lehnst ab, was { $who } bietet, sobald dies vorbei ist.
   *[accept] Du nimmst an, was { $who } bietet, sobald dies vorbei ist.
}
# A move of the reader that somebody else stopped by acting; $verb: the move, $event: a line of the log. Of a claimed win $still:
# whether it would still be won, with the same totals or with others ($ours, $theirs).
note-stopped = { $verb ->
    [run-away] Du bist noch nicht weggelaufen: { $event }. Wähle noch einmal.
    [fight] { $still ->
        [same] { $event }. Das ändert nichts an deinem Kampf: { $ours } gegen { $theirs }. Beanspruche den Sieg noch einmal.
        [ahead] { $event }: Jetzt { $ours } gegen { $theirs }, das reicht noch. Beanspruche den Sieg noch einmal.
       *[none] Du hast noch nicht gewonnen: { $event }. Wähle noch einmal.
    }
    [kick-door] Die Tür ist noch zu: { $event }. Wähle noch einmal.
    [end-turn] Dein Zug ist noch nicht vorbei: { $event }. Wähle noch einmal.
   *[other] Dein Schritt wartet: { $event }. Wähle noch einmal.
}
# Something composed that cannot be sent any more.
note-draft = { $kind ->
    [sale] Aus deinem Verkauf ist nichts geworden: Die Zeit dafür ist vorbei.
    [help] Aus deinem Handel mit { $to } ist nichts geworden: Hilfe ist nicht mehr möglich.
    [trade] Aus deinem Angebot an { $to } ist nichts geworden: Ihr könnt jetzt nicht tauschen.
   *[show] Du hast nichts gezeigt: Der Moment dafür ist vorbei.
}
clock = { $kind ->
    [window] Zeit, etwas zu sagen: { $seconds } Sekunden
   *[turn] Bedenkzeit: { $seconds } Sekunden
}
clock-seconds = { $seconds } s

# Cards
card-new = neu
card-carried = im Gepäck, nicht in Gebrauch
card-idle = zählt jetzt nicht
unused = Unbenutzt: { $why }
unused-would = Sie läge unbenutzt da: { $why }.
unused-place = { $place ->
    [hands] Hände voll
    [headgear] Kopf besetzt
    [armor] Körper besetzt
    [footgear] Füße besetzt
   *[other] kein Platz
}
card-swap = Statt { $cards } anlegen
card-swap-loses = Du verlierst, was { $card } tut: { $text }
card-lay-unused = Unbenutzt ablegen
card-borrowed = geliehen von { $owner }
card-kept = behalten, { $bonus }
card-possible = { $count } möglich
card-read = Lesen
card-way = Lege zuerst ab, was du hast, und spiele dann diese:
deed-more = mehr
card-only-harm = Wen du auch wählst, dir nützt es nicht.
card-nothing-to-do = Damit ist gerade nichts zu machen.
card-copies = { $count } im Stapel

# The fight
fight = Kampf
fight-two = { $fighter } & { $helper }
fight-monsters = Monster
fight-dead = { $who } ist tot
fight-won = Gewonnen
# Whom a Curse would strike.
aim-in-play = { $count ->
    [0] { $who } hat nichts im Spiel.
   *[other] { $who } hat { $cards } im Spiel.
}
# $tie: whether both sides are equally strong.
fight-lost = { $tie ->
    [yes] { $you ->
        [none] Gleichstand: Der geht an die Monster
       *[who] Gleichstand geht an die Monster: Lauf!
    }
   *[no] { $you ->
        [none] Verloren
       *[who] Verloren: Lauf!
    }
}
fight-winning = { $you ->
    [who] Du gewinnst
    [pair] Du und { $who } gewinnt
    [two] { $who } gewinnen
   *[none] { $who } gewinnt
}
fight-empty = Kein Monster ist mehr da
fight-needs = { $tie ->
    [yes] { $you ->
        [who] Gleichstand geht an die Monster: Dir fehlen noch { $count }
       *[none] Gleichstand geht an die Monster: { $who } fehlen noch { $count }
    }
   *[no] { $you ->
        [who] Dir fehlen noch { $count } zum Sieg
       *[none] { $who } fehlen noch { $count } zum Sieg
    }
}
# $powers: abilities of the reader's own cards, in a fight that is being lost.
fight-powers = Du kannst { $powers } einsetzen
fight-totals = { $who }: { $munchkins }. Monster: { $monsters }. { $verdict }
fight-sums = Woher die Zahlen kommen
fight-line = { $whose }: { $why }
fight-prize = { $levels ->
    [0] { $treasures ->
        [0] Es gibt nichts zu gewinnen.
        [one] Zu gewinnen: 1 Schatz, keine Stufe
       *[other] Zu gewinnen: { $treasures } Schätze, keine Stufe
    }
    [one] Zu gewinnen: 1 Stufe und { $treasures ->
        [0] kein Schatz
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }
   *[other] Zu gewinnen: { $levels } Stufen und { $treasures ->
        [0] kein Schatz
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }
}
foe-strength = Stärke { $strength }
foe-escape = { $roll ->
    [1] jeder Wurf entkommt
    [6] nur eine 6 entkommt (1 von 6)
    [7] niemand kann entkommen
   *[other] ab { $roll } entkommt man ({ $chances } von 6)
}
foe-levels = { $count ->
    [one] bringt { $count } Stufe
   *[other] bringt { $count } Stufen
}
foe-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}

# Haggling
offers = Angebote
# To who is asked for help in the fight that wins the game.
offers-decide = Vorsicht: Wird dieser Kampf gewonnen, gewinnt { $who } das Spiel.
# Above the cards of an offer; $way: `get` or `give`.
offers-way = { $way ->
    [get] Du bekommst:
   *[give] Du gibst:
}
offers-unusable = Du könntest es jetzt nicht benutzen.
offers-later = Du kannst antworten, sobald dieser Moment vorbei ist.
drop-elsewhere = { $card } bewirkt dort nichts. Klicke sie an: Ihr Menü sagt, was sie jetzt kann.
drop-refused = { $why ->
    [none] { $card } kann jetzt nicht gespielt werden.
   *[other] { $card } kann jetzt nicht gespielt werden: { $why }
}
offers-drops = { $verb ->
    [accept] Was du zusammenstellst, wird verworfen.
   *[other] Es wird abgelehnt, wenn das, was du zusammenstellst, abgeht oder verworfen wird.
}
composing = { $kind ->
    [sale] Du verkaufst
    [help] Der Preis der Hilfe
    [show] Du zeigst
   *[trade] Dein Angebot
}
composing-heading = { $to ->
    [none] { composing }:
   *[other] { $kind ->
        [help] { $role ->
            [fighter] Du bittest { $to } um Hilfe:
           *[helper] Du bietest { $to } Hilfe an: Was verlangst du?
        }
        [show] Du zeigst { $to }:
       *[trade] Dein Angebot an { $to }:
    }
}
composing-pick = Noch nichts gewählt.
composing-price = { $role ->
    [fighter] Sie bekommen
   *[helper] Du bekommst
}
composing-nothing = nichts
# No card was picked: all are shown. $to: to whom alone.
composing-show-all = { $to ->
    [none] Allen die ganze Hand zeigen
   *[other] { $to } die ganze Hand zeigen
}
composing-shares = oder einen Anteil, der mit den Schätzen wächst
composing-besides = Außerdem
composing-sale-about = Gegenstände, die zusammen 1.000 Gold wert sind, kaufen eine Stufe.
composing-sale-sum = { $levels ->
    [0] Bisher { $gold } Gold: noch { $missing } für eine Stufe.
   *[other] { $gold } Gold{ $waste ->
        [0] .
       *[other] , davon { $waste } umsonst: noch { $missing } für eine weitere Stufe.
    }
}
composing-sell = { $levels ->
    [0] Verkaufen
    [one] Für { $levels } Stufe verkaufen
   *[other] Für { $levels } Stufen verkaufen
}
composing-trade-about = Nur Gegenstände auf dem Tisch können getauscht werden; die auf deiner Hand müssen erst gespielt werden.
# Of an Item that may be sold.
composing-worn = angelegt
# Of an Item that is sold: the Enhancers on it, which are sold with it.
composing-with = mit { $cards }
composing-value = { $value ->
    [0] nichts wert
   *[other] { $value } Gold
}
composing-stuck = So nimmt der Tisch es nicht an: Einer von euch hat dafür keinen Platz. Brich ab und versuch etwas anderes.
# Something else is asked first; $sent: whether it was to be sent already.
composing-waits = { $sent ->
    [yes] Es geht ab, sobald dieser Moment vorbei ist: Passe oder antworte mit einer Karte.
   *[no] Du kannst weitermachen, sobald dieser Moment vorbei ist: Passe oder antworte mit einer Karte.
}
composing-to-add = Dazu
composing-you-give = Du gibst
composing-you-get = Du bekommst
composing-add-double = { $card } zum Doppelten

# Log and chat
log = Verlauf
log-and-chat = Verlauf und Chat
# Auf dem Telefon: der Knopf, der Verlauf, Chat und Einstellungen öffnet.
table-menu = Menü
    .about = Menü: Verlauf und Chat
log-what-happened = Was geschah
log-newest = Neueste
log-empty = Noch ist nichts geschehen.
log-tab = { $tab ->
    [fights] Kämpfe
    [cards] Karten
   *[all] Alles
}
log-fold = { $open ->
    [yes] Zuklappen
   *[no] Aufklappen
}
log-deal = { $count ->
    [0] Das Spiel beginnt.
   *[other] Die Karten sind ausgeteilt: je { $count }.
}{ $first ->
    [none] { "" }
   *[other] { $you ->
        [who] { " Du fängst an." }
       *[none] { " " }{ $first } fängt an.
    }
}
log-draws = { $you ->
    [who] Du ziehst { $count } Karten
   *[none] { $who } zieht { $count } Karten
}
log-result = { $result ->
    [won] gewonnen
    [escaped] entkommen
    [caught] erwischt
    [died] tot
    [on] läuft
   *[over] vorbei
}
chat = Chat
chat-tab = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
chat-to = an { $name }
chat-empty = Niemand hat etwas gesagt.
chat-mute = stumm
chat-unmute = wieder hören
chat-say = Sagen
chat-say-something = Sag etwas
emotes = Gefühle
speech-to = Sag { $name } etwas
speech-phrases = Schnelle Sätze an { $name }
speech-mute = Stummschalten
speech-unmute = Wieder hören

# Bad moments
# Karten, die offen in der Mitte liegen.
spread-in-play = liegt vor dir
spread-choose = Karten zur Auswahl
spread-shown = Karten auf dem Tisch
spread-won = { $count ->
    [one] Du gewinnst einen Schatz!
   *[other] Du gewinnst { $count } Schätze!
}
spread-divided = Der Schatz wird geteilt
spread-looked = Nur du siehst diese Karten
spread-looked-close = Gesehen
spread-fight = Der Kampf steht { $ours } gegen { $theirs }.
pace = Tempo des Tisches
pace-speed = Tempo: { $speed ->
    [calm] ruhig
    [brisk] zügig
    [quick] schnell
   *[normal] normal
}
    .change = Tempo: { $speed ->
        [calm] ruhig
        [brisk] zügig
        [quick] schnell
       *[normal] normal
    }. Ändern.
pause = Pause
    .about = Pause: Die Bots und die Uhren warten
pause-step = Schritt
    .about = Ein Schritt: Die Bots machen weiter, bis etwas geschieht
pause-go = Weiter
    .about = Weiter: Die Bots spielen wieder
# Unter dem Knopf, solange die Bots warten.
pause-on = Pause
pause-paused = Pause. Drück ▶, dann geht es weiter.
notice-elsewhere = Dieser Platz wurde in einem anderen Fenster geöffnet. Spiel dort weiter, oder hol ihn hierher zurück.
notice-closed = Der Tisch ist geschlossen.
notice-cut = Die Verbindung ist weg. Es wird neu versucht; nichts ist verloren.
notice-frozen = Dieser Tisch steht nach einem Fehler still: { $fault }
notice-adjourned = Willkommen zurück. Die Uhren stehen einen Moment still: Die anderen sind vielleicht unterwegs.
notice-other-rules = Dieses Spiel ist für immer vertagt: Es begann nach Regeln, die der Server nicht mehr spielt. Nichts davon ist verloren, und an einem neuen Tisch könnt ihr noch einmal spielen.
notice-play-here = Hier spielen
trouble-not-over = Noch nicht vorbei
    .about = Sie sind noch dabei. Nachsehen kann man ein Spiel, wenn es jemand gewonnen hat; bis dahin sind Hände geheim.
trouble-gone = Der Server ist weg
    .about = Er antwortet nicht. Diese Seite sieht alle paar Sekunden nach.
trouble-no-table = Diesen Tisch gibt es nicht
    .about = Hinter diesem Link ist nur Wand. Tische, die zwei Wochen niemand besucht, werden abgeräumt.
trouble-no-seat = Kein Platz von dir
    .about = Niemand an diesem Bildschirm hat einen Platz an diesem Tisch. Wer einen hat, spielt dort, wo er sich hingesetzt hat.
trouble-other = Das ging nicht
trouble-watch-live = Live zusehen
trouble-look-again = Noch einmal nachsehen
trouble-watch = Zusehen

# Several people at one screen
curtain = Gib den Bildschirm an { $name }
curtain-heading = Gib den Bildschirm an <name>{ $name }</name>
curtain-others = Alle anderen: Schaut an die Decke. Es ist eine schöne Decke.
curtain-open = Ich bin { $name }
hot-everybody = alle
hot-who = Wer am Bildschirm ist
hot-speaks = { $who } spricht
hot-looks = { $who } schaut
hot-all = Für alle Augen
hot-done = Fertig
hot-all-pass = Alle passen
hot-claim = { $why ->
    [offer] { $who } hat ein Angebot
    [pass] { $who } sagt etwas
   *[none] { $who }
}

# Settings
settings = Einstellungen
settings-asks = Frag mich zu dem, was andere tun
    .fits = wenn ich etwas Passendes habe
    .always = immer
    .own = nur in meinen eigenen Kämpfen
settings-language = Sprache
settings-language-auto = wie der Browser
settings-cards = Karten
    .small = klein
    .usual = wie üblich
    .large = groß
settings-light = Licht
settings-light-auto = wie das System
settings-light-dark = dunkel
settings-light-light = hell
settings-speed = Zeigen, was geschieht
    .calm = ruhig: Zeit, jede Karte zu lesen
    .normal = normal: alles zum Mitlesen
    .brisk = zügig: nur was zählt
    .quick = schnell: je eine Zeile
settings-sound = Ton
settings-motion = Bewegung
settings-confirm = Nachfragen, bevor etwas endgültig ist
settings-rule-numbers = Die Nummern der Regeln zeigen
settings-notify = Sag mir Bescheid, wenn ich am Zug bin und diese Seite nicht zu sehen ist

key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-space = Leertaste
fair = { $fair ->
    [yes] Ehrlich
    [unknown] Ehrlich?
   *[no] Nicht ehrlich
}
# Pages to read
pages = Seiten
page-loading = Die Seite wird ganz unten aus dem Rucksack geholt …
page-how = So wird gespielt
    .short = So wird gespielt
    .lead = Das ganze Spiel auf einer Seite. Die Nummern sind Links zu den Regeln.
page-rules = Die Regeln
    .short = Regeln
    .lead = Jede Regel in unseren Worten, mit ihrer Nummer. Wenn das Spiel Nein sagt, nennt es eine davon. Ihr Text ist bisher nur auf Englisch da.
page-language = Die Kartensprache
    .short = Kartensprache
    .lead = Eine Karte ist ein kurzer Eintrag, und ihre Sätze sind das, was der Spieler liest und was die Maschine tut. Kein Code, keine zweite Fassung, keine Ausreden. Diese Seite ist bisher nur auf Englisch da.
page-cards = Alle Karten
    .short = Alle Karten
    .lead = Jede Karte, die es gibt, damit niemand sagen kann, er habe nichts gewusst. Zeig auf eine, drück lange oder klick, um sie zu lesen. Namen und Sprüche sind englisch.
page-credits = Dank
    .short = Dank
    .lead = Niemand kommt allein auf Stufe 10, was auch immer am Tisch behauptet wird.

rules-editions = Die Editionen auf einen Blick
rules-search = Regeln durchsuchen
rules-search-hint = Suche auf Englisch: curse, help, CMB-04 …
rules-in = in
rules-all-editions = allen Editionen
rules-count = { $some ->
    [yes] { $count } von { $all } Regeln
   *[no] { $all } Regeln
}
rules-unknown = Eine Regel { $rule } gibt es nicht. Jemand hat sie erfunden, oder eine Hausregel hat sie abgeschafft.
rules-link = Link zu dieser Regel
rules-none = Keine Regel sagt das. Streite am Tisch ruhig darüber; wer am lautesten ist, gewinnt (nicht).
rules-what = Was

# The guided first game; what the guide says is in guide.ftl
first-game = Dein erstes Spiel
first-game-about = Zwei sanfte Bots, keine Uhr, 10 bis 15 Minuten. Alles wird erklärt, wenn es geschieht; vorher gibt es nichts zu lesen. Jemand mit einer Fackel geht neben dir.
first-game-name = Wie sollen wir dich nennen?
first-game-begin = In den Dungeon
first-game-busy = Die Fackeln werden angezündet …
guide = Anleitung
guide-now = <b>Jetzt:</b> { $hint }
guide-go-on = Weiter
guide-box = Die Box für dein nächstes Spiel
guide-real-game = Ein ganzes Spiel spielen
guide-skip = Ohne Anleitung
guide-back = Anleitung zeigen
guide-how = So wird gespielt, auf einer Seite
guide-failed = Die Anleitung hat ihre Stimme verloren: { $error }
