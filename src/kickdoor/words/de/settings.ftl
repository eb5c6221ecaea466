### The settings of a table.

## Settings. `.title` is the name on the page; `.door`, `.treasure`: the choices of a setting that has them.

setting-epic = Gespielt wird bis Stufe 20.
    .title = Episches Spiel
setting-winning-level = Wer diese Stufe zuerst erreicht, gewinnt.
    .title = Siegstufe
setting-shared-victory = Wer im Kampf hilft, der das Spiel gewinnt, gewinnt mit.
    .title = Geteilter Sieg
setting-turns = Nach so vielen Zügen endet das Spiel unentschieden.
    .title = Letzter Zug
setting-listen-at-the-door = Jeder Zug beginnt mit einer verdeckt gezogenen Türkarte, und wer den Raum plündert, zieht einen Schatz.
    .title = An der Tür lauschen
setting-dungeons = Dungeons und Portale sind im Spiel.
    .title = Dungeons
setting-loot-from = Was du ziehst, wenn du den Raum plünderst.
    .title = Plündern zieht
    .door = Türen
    .treasure = Schätze
setting-hand-limit = Wie viele Karten du am Ende deines Zuges auf der Hand haben darfst.
    .title = Handlimit
setting-big-items = Wie viele große Gegenstände du tragen darfst.
    .title = Große Gegenstände
setting-companions-tradable = Ein Begleiter mit einem Goldwert darf getauscht und verkauft werden.
    .title = Begleiter werden getauscht
setting-companions-discardable = Du darfst einen Begleiter ablegen, wann du willst.
    .title = Begleiter werden abgelegt
setting-help-by-plays = Du darfst einen Helfer bezahlen, indem du eine Handkarte auf ihn spielst.
    .title = Handkarten bezahlen Hilfe
setting-enhancers-on-munchkins = Eine Karte, die ein Monster schwächt, darf stattdessen auf einen Spieler gespielt werden.
    .title = Monsterkarten auf Spieler
setting-treasures-any-time = Schätze, die keine Gegenstände sind, dürfen jederzeit gespielt werden.
    .title = Schätze jederzeit
setting-sexes = Figuren sind männlich oder weiblich.
    .title = Geschlechter
setting-first-player = Wer anfängt: roll (die Würfel entscheiden) oder der Name eines Spielers.
    .title = Erster Spieler
setting-late-wandering = Wenn das letzte Monster eines Kampfes weg ist, darf noch jemand ein anderes hineinspielen.
    .title = Monster dürfen in einen leeren Kampf
setting-live = Jeder darf jederzeit handeln, und eine Uhr passt für den, der nichts tut.
    .title = Live-Tisch
setting-wait-everywhere = Vor jedem Schritt eines Zuges haben die anderen Zeit zu handeln, nicht nur in Kämpfen.
    .title = Zeit vor jedem Schritt
setting-wait-in-flight = Vor jedem Wurf beim Weglaufen haben die anderen Zeit zu handeln.
    .title = Zeit vor jedem Wurf
setting-window-seconds = Wie viele Sekunden die anderen haben, bevor ein Schritt geschieht.
    .title = Sekunden zum Reagieren
setting-turn-seconds = Wie viele Sekunden ein Spieler nachdenken darf, bevor ein Bot für ihn antwortet.
    .title = Sekunden Bedenkzeit
setting-open-minds = Bots sagen auf Nachfrage, warum sie etwas getan haben, auch während des Spiels.
    .title = Bots nennen ihre Gründe
setting-offers-last = Ein Angebot bleibt, bis es beantwortet oder unmöglich ist, auch wenn der Zug weitergeht.
    .title = Angebote bleiben
setting-turnings = Wie oft du denselben Gegenstand in einem Teil des Zuges (vor der Tür, im Kampf, danach) an- oder ausziehen darfst.
    .title = Wechsel eines Gegenstands
setting-sales = Wie oft du in einem Teil des Zuges anfangen darfst, Gegenstände zu verkaufen.
    .title = Verkäufe
setting-offers = Wie viele Angebote du demselben Spieler in einem Teil des Zuges machen darfst; 0: Niemand tauscht oder handelt.
    .title = Angebote
setting-shows = Wie oft du in einem Teil des Zuges Karten zeigen darfst.
    .title = Karten zeigen
setting-acts = Wie viel du in einem Teil des Zuges insgesamt tun darfst.
    .title = Taten
setting-idle-acts = Wie oft du etwas tun darfst, das zu nichts führt: einen Verkauf oder ein Angebot beginnen und fallen lassen, Karten zeigen. Jeder vierte deiner Züge gibt eines davon zurück; ist keines übrig, ziehst du keinen Gegenstand an oder aus und beginnst keinen Verkauf und kein Angebot.
    .title = Taten ohne Folgen

group-length = Länge des Spiels
group-edition = Regeln der Edition
group-pace = Tempo
group-limits = Grenzen

# Why a value is refused. $name: the setting; $found: what was given; $least, $most: limits; $names: what there is;
# $any: what no limit is called.
value-unknown = Eine Einstellung { $name } gibt es nicht. Es gibt { $names }.
value-retired = { $name } ist keine Einstellung mehr: Sie ändert nichts. Was sie entschied, steht jetzt auf den Karten.
value-switch = { $name } muss true oder false sein, nicht { $found }.
value-number = { $name } muss eine Zahl von { $least } bis { $most } sein, nicht { $found }.
value-unlimited = { $name } muss eine Zahl von { $least } bis { $most } sein oder { $any }; nicht { $found }.
value-seconds = { $name } muss eine Zahl von Sekunden über 0 sein, höchstens { $most }; nicht { $found }.
value-choice = { $name } muss { $names } sein, nicht { $found }.
value-player = { $name } muss roll oder ein Name von höchstens { $most } Buchstaben sein, nicht { $found }.
