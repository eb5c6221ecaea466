### The terminal: `kickdoor play`, `kickdoor join`, `kickdoor replay`.

# The table.
terminal-player = Spieler
terminal-level = Stufe
terminal-strength = Stärke
terminal-cards = Hand
terminal-in-play = Im Spiel
terminal-decks = Stapel: { $doors } Türen, { $treasures } Schätze
terminal-dungeon = Dungeon: { $card }
terminal-steps = { $track }: { $who }
terminal-steps-of = { $who } { $steps } von { $of }
terminal-extra-turn = ↻ noch ein Zug: { $who }
terminal-open-to-trades = ⇄ tauscht gern: { $who }
terminal-face-up = offen: { $card }
terminal-body = { $you ->
    [who] deine Leiche: { $cards }
   *[none] Leiche von { $who }: { $cards }
}
terminal-sex = { $sex ->
    [male] männlich
   *[female] weiblich
}
terminal-your-hand = { $count ->
    [0] Deine Hand ist leer
   *[other] Deine Hand
}
terminal-hand-of = Hand von { $who }: { $count ->
    [0] keine Karte
   *[other] { $cards }
}

# The fight.
terminal-fight = Der Kampf
terminal-sides = { $helper ->
    [none] { $who }
   *[other] { $who } und { $helper }
}
terminal-no-foe = kein Monster mehr
terminal-won = { $you ->
    [who] So, wie es steht, gewinnst du.
   *[none] So, wie es steht, gewinnt { $who }.
}
terminal-short = { $you ->
    [who] Zum Sieg fehlen dir { $count }.
   *[none] Zum Sieg fehlen { $who } { $count }.
}
terminal-reward = Zu gewinnen: { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
} und { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}
terminal-bad-stuff = Schlimme Dinge: { $text }
terminal-warning = { $card }: { $text }

# Choices.
# Both sides of the fight after an option, beside its target.
terminal-forecast = ({ $ours } gegen { $theirs })
terminal-group-play = Spielen
terminal-group-use = Einsetzen
terminal-group-things = Deine Sachen
terminal-group-deals = Handel
terminal-which = Welche? Eine Zahl; ? für Hilfe.
terminal-number = Eine Zahl nimmt eine Wahl; ? für Hilfe.
terminal-range = { $count ->
    [one] Es gibt eine Wahl: 1.
   *[other] Zur Wahl steht 1 bis { $count }.
}
terminal-no-card = So eine Karte ist nicht in Sicht.
terminal-no-such = Keine Karte in Sicht und kein Spieler heißt { $name }.
terminal-may = Ja, das darfst du.
terminal-may-not = { $reason }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
terminal-why-what = Warum was? why play sword, why sell, why run_away …
terminal-help =
    3              nimmt Wahl 3
    Eingabe        passt, wo das zur Wahl steht
    c              zeigt die Karten deiner Hand ganz
    c 3            zeigt die Karte von Wahl 3
    c sword        zeigt jede Karte in Sicht mit „sword“ im Namen
    why play sword   sagt, ob du sie jetzt spielen darfst, und sonst die Regel
    why trade Bo   sagt, ob du Bo jetzt einen Tausch anbieten darfst; why help Bo, ob du Bo um Hilfe bitten darfst
    why open_to_trades   sagt, ob du jetzt für Tauschangebote offen sein darfst, und sonst die Regel
    why Bo         sagt, warum der Bot Bo das Letzte getan hat, an einem Tisch mit open_minds
    t              zeichnet den Tisch neu; ⇄ steht bei denen, die gern tauschen: Andere dürfen ihnen in jedem
                   Zug etwas anbieten. Ob du gern tauschst, wählst du unter Handel
    log            erzählt die ganze Geschichte bis jetzt
    save DATEI     speichert die Aufzeichnung; `kickdoor replay DATEI` zeigt sie wieder
    ?              zeigt das hier
    q              verlässt das Spiel

# Before and after a game.
terminal-which-box = Welche Box? [1]
terminal-box-number = Eine Zahl von 1 bis { $count } oder ein Name.
terminal-your-name = Dein Name? [Du]
terminal-your-sex = Ist deine Figur weiblich (female) oder männlich (male)? [ausgelost]
terminal-sex-expected = Tippe female oder male, oder f oder m; nur Eingabe heißt ausgelost.
terminal-you = Du
terminal-somebody = Jemand
terminal-seed-hash = Der SHA-256 des Startwerts ist { $hash }
terminal-seed = Der Startwert ist { $seed }; sein SHA-256 ist { $hash }
terminal-thinks = { $who } denkt: { $reason }
terminal-no-bot = { $who } ist kein Bot.
terminal-closed-mind = { $who } sagt das nur an einem Tisch mit offenen Gedanken: --option open_minds=true
terminal-no-reason = { $who } hat noch nichts getan oder hat keinen Grund.
terminal-save-as = Aufzeichnung speichern? Ein Dateiname oder Eingabe:
terminal-save-where = Wohin? save DATEI
terminal-saved = In { $file } gespeichert; `kickdoor replay { $file }` erzählt es noch einmal.
terminal-not-saved = Nicht gespeichert: { $error }

# A record.
terminal-after = Nach { $count } von { $answers } Antworten
terminal-thought = Der letzte Gedanke von { $who }: { $reason }
terminal-asked = { $who } ist gefragt:

# A table on a server.
terminal-lost = Die Verbindung ist weg ({ $error }). Es wird neu versucht …
terminal-back = Zurück am Tisch.
terminal-table = { $title }: { $boxes }; Uhr { $clock }
terminal-untitled = Ein Tisch
terminal-link = Der Link für andere: { $link }
terminal-fault = Der Tisch: { $fault }
terminal-begin = /begin fängt an; auf freie Plätze setzen sich Bots.
terminal-minded = Ein Bot spielt für { $who }.
terminal-plays-again = { $who } spielt wieder selbst.
terminal-here = { $who } ist da.
terminal-away = { $who } ist weg.
terminal-another-game = Es gibt ein neues Spiel: /again setzt dich hin.
terminal-seat-free = { $number }  ein freier Platz
terminal-seat-bot = { $number }  ein Bot ({ $bot })
terminal-seat = { $number }  { $who }{ $bot ->
    [none] { "" }
   *[other] { " " }(Bot { $bot })
}{ $state ->
    [you] { " " }(du)
    [away] { " " }(weg)
   *[here] { "" }
}
terminal-watching = { $count ->
    [one] und einer schaut zu
   *[other] und { $count } schauen zu
}
terminal-winners = { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $winners }.
}
terminal-over = /again spielt noch einmal, /quit geht.
terminal-check = Um das Geben zu prüfen, speichere { $record } und rufe auf: kickdoor replay DATEI --verify --commitment { $commitment } --word { $word }
terminal-revealing = Es geht los: Aus einem Wort von allen wird das Geben ausgelost.
terminal-same-choices = Du hast die Wahl von oben; l zeigt sie noch einmal
terminal-pass = { $count ->
    [0] Eingabe passt  ·  /wait
    [one] Eingabe passt  ·  /wait  ·  l zeigt eine weitere Möglichkeit
   *[other] Eingabe passt  ·  /wait  ·  l zeigt { $count } weitere Möglichkeiten
}
terminal-reconnecting = (gleich zurück …)
terminal-passing = passt ·
terminal-window = Fenster { $seconds } s
terminal-clock = { $you ->
    [who] du { $seconds } s
   *[none] { $who } { $seconds } s
}
terminal-not-done = Nicht geschehen: { $reason }
terminal-no-answer = Der Server antwortet nicht: { $error }
terminal-asked-again = Du wirst noch einmal gefragt.
terminal-passing-now = Es wird für dich gepasst, bis sich etwas ändert.
terminal-just-changed = Das hat sich eben geändert. Noch einmal Eingabe passt.
terminal-not-asked = Du wirst nichts gefragt.
terminal-not-begun = Das Spiel hat noch nicht begonnen.
terminal-nothing = Du kannst gerade nichts tun.
terminal-left = Du hast den Tisch verlassen: { $reason }
terminal-kept = Dein Platz bleibt dir: kickdoor join '{ $link }' --name '{ $name }'
terminal-kept-here = Dein Platz bleibt dir: Derselbe Befehl bringt dich zurück.
terminal-other-rules = Dieses Spiel ist für immer vertagt: Es begann nach Regeln, die der Server nicht mehr spielt.
terminal-which-table = Welcher Tisch?
terminal-no-table = Es gibt noch keinen Tisch.
terminal-new-table = --new deckt einen.
terminal-listed = { $link }  { $title } · { $free ->
    [0] { $stage ->
        [gathering] voll
        [playing] im Spiel
        [adjourned] vertagt
        [over] vorbei
       *[frozen] eingefroren
    }
   *[other] { $free } von { $seats } Plätzen frei
}
terminal-join-help =
    3              nimmt Wahl 3
    Eingabe        passt, wo das zur Wahl steht
    l              zeigt alles, was du jetzt tun kannst
    t              zeichnet den Tisch, den Kampf und deine Hand
                   ⇄ steht bei denen, die gern tauschen; l zeigt, wann du das auch sagen kannst
    c sword        zeigt jede Karte in Sicht mit „sword“ im Namen; c allein, deine Hand
    /say TEXT      sagt es dem Tisch
    /wait          bittet um mehr Zeit, für alle
    /pass          passt für dich, bis sich etwas ändert; /pass off hört damit auf
    /undo          nimmt deine letzte Antwort zurück, wenn noch niemand etwas davon gesehen hat
    /why VERB KARTE  sagt, ob du es jetzt darfst, und sonst die Regel: /why play sword
    /who           sagt, wer da ist
    /begin         fängt das Spiel an, wenn du den Tisch gedeckt hast
    /again         nach dem Spiel: noch eins mit denselben Leuten
    /quit          geht; ein Bot spielt für dich, bis du mit demselben Befehl zurückkommst

# The commands `kickdoor settings` and `kickdoor bots`.
settings-of = Einstellungen von { $box }, wie --option sie annimmt
settings-changed = * ist nicht der Wert der Edition
bots-broken = KAPUTT: { $error }
bots-from = { $about } (aus { $package })
bots-tempers = Gemüter, wie in { $example }:
bots-characters = Charaktere mit Namen:
bots-character = { $name }, { $about } ({ $strength }: { $bot })
