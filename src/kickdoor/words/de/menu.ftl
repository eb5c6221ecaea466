### What the menu of a new table offers: clocks, bots and their tempers.

## Clocks. $window: seconds of a window; $turn: seconds to think.

clock-fast = Schnell: { $window } Sekunden zum Reagieren, { $turn } Sekunden Bedenkzeit
clock-normal = Normal: { $window } Sekunden zum Reagieren, { $turn } Sekunden Bedenkzeit
clock-slow = Langsam: { $window } Sekunden zum Reagieren, { $turn } Sekunden Bedenkzeit
clock-blitz = Blitz, für Bots unter sich: { $window } Sekunden zum Reagieren, { $turn } Sekunden Bedenkzeit
clock-none = Keine Uhr: Alle passen von Hand

## Bots by their plain names, then characters, then tempers.

bot-about-searcher = spielt im Kopf weiter, hundert Millisekunden je Wahl; der Ränkeschmied flüstert ihm zu
bot-about-schemer = versteckt sich hinter dem Führenden, verkauft Hilfe teuer und stoppt jeden, der gleich gewinnt
bot-about-greedy = will gewinnen: hilft nur für einen Preis und schlägt zu, wenn es sich lohnt
bot-about-simple = spielt vernünftig, verzeiht einen Fehler und bittet um Hilfe, wenn es eng wird
bot-about-mellow = spielt vernünftig und verzeiht, verkauft nichts und bietet ab und zu einen Tausch oder Hilfe an
bot-about-gentle = macht mit, hilft jedem, der fragt, und tut niemandem weh; für ein erstes Spiel
bot-about-random = macht die Augen zu und zeigt auf irgendetwas; gut zum Lachen

bot-about-nana-moss = die strickt und dir den guten Stuhl freigehalten hat
bot-about-little-fig = dem die Bilder am besten gefallen
bot-about-pim = der den Monstern erst einmal winkt
bot-about-dot = die wegen der Snacks da ist
bot-about-uncle-bramble = der die Regeln einmal gelesen hat, auf einem Boot
bot-about-quill = der alles zweimal zählt, auch deine Karten
bot-about-ottoline = die werktags kein Schwert verleiht
bot-about-hob = der nur wegen des Sieges hier ist, und wegen des Käses
bot-about-wanda-latch = die schon bessere Türen eingetreten hat als deine
bot-about-madam-ledger = die weiß, was alles kostet, dich eingeschlossen
bot-about-father-plenty = der mit beiden Händen gibt und die Quittung behält
bot-about-baron-mine = dessen Hälfte die größere ist
bot-about-grizelda = die sich an den Trank vom letzten Dienstag erinnert
bot-about-cousin-smile = der direkt hinter dir steht

temper-even = verlangt und gibt einen fairen Anteil und schlägt den, der vorn liegt
    .name = ausgeglichen
temper-generous = hilft für wenig, zahlt gut und verzeiht
    .name = großzügig
temper-greedy = will die größere Hälfte und trennt sich von der kleineren
    .name = gierig
temper-vengeful = vergisst keinen Schlag und gibt ihn vor jedem anderen zurück
    .name = rachsüchtig
temper-treacherous = lächelt und stellt jedem ein Bein
    .name = hinterhältig
