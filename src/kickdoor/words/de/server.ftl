### What a server says: why it refuses, why it closes a socket, and the quick phrases of the chat.
### $seat: counted from 1; $name: the name that is wrong; $names: those there are; $number, $seconds: a limit;
### $event: what has happened, a sentence of the log without a full stop;
### $text: free text of a fault, a bot's package or a decoder, without a full stop.

server-not-understood = { $text ->
    [none] Der Server versteht das nicht.
   *[other] Der Server versteht das nicht: { $text }.
}
server-too-fast = { $seconds ->
    [none] Das war zu schnell. Warte einen Moment.
    [one] Das war zu schnell: Der Server nimmt { $number } in einer Sekunde an.
   *[other] Das war zu schnell: Der Server nimmt { $number } in { $seconds } Sekunden an.
}
server-too-long = Das ist zu lang: Der Server liest höchstens { $number } Bytes.
server-watching = Du schaust zu. Das tun nur Spieler.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-host = Das tut nur der Gastgeber des Tisches.
server-left = Du hast deinen Platz verlassen.
server-not-signed = Der Server kennt dein Cookie oder Token nicht.
server-foreign-page = Eine Seite von woanders kann das nicht für dich tun.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-legal = Die Regeln erlauben das nicht.
server-stale = Das antwortet auf eine ältere Frage.
server-passed = { $event ->
    [none] Zu spät: Der Moment ist vorbei.
   *[other] Zu spät: { $event }.
}
server-held-already = Länger wird nicht gewartet: Jeder darf das einmal, alle zusammen { $number } Mal.
server-not-alone = Pausieren lässt sich nur ein Tisch, an dem alle anderen Bots sind.
server-over = Das Spiel ist aus.
server-frozen = { $text ->
    [none] Der Tisch ist nach einem Fehler eingefroren.
   *[other] Der Tisch ist nach einem Fehler eingefroren: { $text }.
}
server-not-saved = Der Server konnte das nicht speichern. Nichts ist geschehen; versuch es noch einmal.
server-not-read = Der Server konnte den Tisch nicht lesen. Versuch es noch einmal.
server-other-rules = Dieses Spiel begann nach Regeln, die der Server nicht mehr spielt. Es ist für immer vertagt; alle Antworten bleiben gespeichert.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-no-phrase = Einen Satz { $name } gibt es nicht. Es gibt { $names }.
server-nothing-to-say = Es gibt nichts zu sagen.
server-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
server-no-name = Ein Name hat mindestens einen Buchstaben.
server-same-name = Jemand am Tisch heißt schon { $name }.
server-same-promise = Ein anderer Platz hat dieses Wort schon versprochen: wähle ein anderes.
server-no-promise = Dieses Wort hast du an diesem Tisch nicht versprochen.
server-taken = Platz { $seat } ist besetzt.
server-full = Alle Plätze sind besetzt.
server-begun = Das Spiel hat begonnen.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
server-too-many = Der Server hat { $number } Tische, mehr dürfen es nicht sein. Alte werden mit der Zeit gelöscht.
server-no-box = Eine Box { $name } gibt es nicht. Es gibt { $names }.
server-which-boxes = Wähle mindestens eine Box, und keine doppelt.
server-seat-count = An einem Tisch sitzen drei bis sechs, nicht { $number }.
server-no-bot = Einen Bot { $name } gibt es in der Auswahl nicht. Es gibt { $names }.
server-no-clock = Eine Uhr { $name } gibt es nicht. Es gibt { $names }.
server-fixed-setting = { $name } setzt der Server selbst.
server-bad-setting = Eine Einstellung hat einen Wert, den sie nicht haben kann.
server-not-valid = Eine Box des Servers lässt sich nicht lesen: { $text }.
server-not-over = Das Spiel ist noch nicht aus.
server-hidden-thoughts = Ein Bot sagt seine Gründe erst, wenn das Spiel aus ist: Sie könnten seine Karten verraten.
server-sent-away = Der Gastgeber hat dir den Platz weggenommen.
server-one-seat = Du hast schon einen Platz. Mehrere hat nur der Gastgeber.
server-no-password = Hier braucht es ein Passwort.
server-wrong-password = Dieser Tisch hat ein Passwort, und das ist es nicht.
server-not-invited = Dieser Tisch ist nur für Eingeladene.
server-nobodys-seat = Auf Platz { $seat } sitzt niemand.
server-own-seat = Das geht nicht mit dir selbst.
server-muted = Du kannst an diesem Tisch nichts sagen.
server-too-many-answers = Dieser Tisch hatte { $number } Antworten, weit mehr als jedes Spiel braucht. Er geht nicht weiter; eröffne einen anderen.
server-too-many-of-yours = Du hast { $number } Tische eröffnet; mehr dürfen es nicht sein. Alte werden mit der Zeit gelöscht.

close-1001 = Der Tisch ist weg.
close-1008 = Zu viele Nachrichten, oder unverständliche.
close-1009 = Eine Nachricht war zu lang.
close-1012 = Der Server startet neu.
close-1013 = Die Verbindung ist zu langsam.
close-4001 = Dein Platz wurde woanders geöffnet.
close-4003 = Der Server lässt nicht zu, woher du kommst.
close-4004 = Diesen Tisch gibt es nicht.
close-4005 = Du hast deinen Platz verlassen.
close-4006 = Der Gastgeber hat dir den Platz weggenommen.
close-4010 = Der Tisch lässt sich nicht mehr einlesen.

# Who plays a seat. $name: of its owner.
seat-minded = Bis { $name } zurück ist, spielt ein Bot.
seat-back = { $name } ist zurück und spielt wieder selbst.

phrase-help-one = Hilfst du mir für einen Schatz?
phrase-help-two = Hilfst du mir für zwei Schätze?
phrase-help-free = Hilfst du mir aus reiner Herzensgüte?
phrase-more = Nicht dafür. Das kostet dich mehr.
phrase-no = Auf keinen Fall.
phrase-deal = Abgemacht!
phrase-nothing = Ich habe nichts.
phrase-stop-them = Haltet ihn auf!
phrase-do-not-trust = Trau ihm nicht.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid. Gar nicht.
phrase-wait = Moment, ich denke.
phrase-well-played = Gut gespielt.
phrase-revenge = Das merke ich mir.
phrase-laugh = Ha ha ha!
phrase-cheer = Hurra!
phrase-love = Ich hab euch alle lieb.
phrase-shock = Was?!
phrase-weep = Buhuu.
phrase-rage = Grrr!
phrase-smug = Hehe.
phrase-bored = Chrrr …
phrase-too-close = Du bist zu nah am Sieg.
phrase-too-weak = Selbst mit mir würdest du verlieren.
phrase-need-it = Das brauche ich mehr als du.
phrase-no-use = Damit kann ich nichts anfangen.
