### Pages beside the table: the list of cards, the card language, the credits.

cards-no-box = Im Regal dieses Servers steht keine Box „{ $box }“.
cards-boxes = Boxen
cards-loading = Mischen …
cards-search = Karten von { $box } durchsuchen
cards-search-hint = Suche: Name oder Text
cards-kind = Art
cards-every-kind = alle Arten
cards-deck = Stapel
cards-deck-of = { $deck ->
    [door] Türen
    [treasure] Schätze
   *[none] beide Stapel
}
cards-count = { $different } verschiedene, { $count } in der Box
cards-enlarge = { $card }, { $kind }. Vergrößern
cards-none = So eine Karte gibt es nicht. Schreib sie doch: siehe <a>die Kartensprache</a>.
language-start = Eine eigene Box anfangen
language-start-about = Ein Befehl macht einen Ordner mit einer kleinen Box, die man spielen kann. Dann schreibst du, er prüft, und Bots streiten sich um das Ergebnis.
language-start-more = Auf einen Satz, den er nicht kennt, zeigt er, mit dem, was du gemeint haben könntest. Das Bild einer Karte ist ein Name von <a>game-icons.net</a>.
language-search = Satzformen durchsuchen
language-search-hint = Suche auf Englisch: discard, level, run away …
language-count = { $count ->
    [one] { $count } Satzform
   *[other] { $count } Satzformen
}
language-key = <slot>n</slot> wird eingesetzt · <own>curse</own> ist das eigene Wort der Box · (s) richtet sich nach der Zahl davor · ● der Wortlaut ist fest
language-core = fest
language-core-about = fest: der Wortlaut ändert sich nicht
language-on = { $more ->
    [0] auf <card>{ $card }</card>
   *[other] auf <card>{ $card }</card> und { $more } weiteren
}
language-on-none = Noch auf keiner unserer Karten. Deine könnte die erste sein.
language-none = Keine Form sagt das. Eine Karte muss es anders sagen oder gar nicht.
language-kinds = Arten von Karten
language-kinds-head = { $head ->
    [kind] Art
    [must] Muss haben
    [may] Darf haben
   *[deck] Stapel
}
language-keys = Schlüssel eines Eintrags
language-keys-head = { $head ->
    [key] Schlüssel
    [holds] Enthält
    [default] Vorgabe
   *[meaning] Bedeutung
}
language-words = Wortlisten
credits-names = Wessen Spiel es ist
credits-unofficial = kickdoor ist eine inoffizielle, nicht kommerzielle Fanarbeit für Leute, die die Boxen besitzen und das Spiel mögen. Es wird weder von Steve Jackson Games noch von sonst jemandem, der hier genannt ist, herausgegeben, gebilligt oder unterstützt.
credits-trademarks = Munchkin und die Figuren, Namen und das Aussehen seiner Boxen sind Marken und Werke von Steve Jackson Games Incorporated. Harry Potter, South Park und alle anderen Namen gehören ihren Eigentümern. Sie werden genannt, um zu sagen, welches Spiel gespielt wird, und für nichts sonst. Zeichnungen und Texte hier sind unsere eigenen oder unten genannt; kauft die echten Boxen, sie lassen sich besser mischen.
credits-licence = Code, Karten und Worte von kickdoor stehen unter der <b>MIT-Lizenz</b>, © 2026 the kickdoor developers.
credits-emblems = Die Bilder
credits-emblems-about = Alle Bilder kommen von <icons>game-icons.net</icons> und werden unter <licence>Creative Commons Attribution 3.0 (CC BY 3.0)</licence> verwendet; die von Viscious Speed und Zeromancer sind CC0. Wir haben sie verändert: Der schwarze Grund ist weg, und jedes ist passend zu seiner Karte gefärbt und skaliert.
credits-made-by = Bilder von
credits-type = Die Schrift
credits-works = Die Werke
credits-head = { $head ->
    [typeface] Schrift
    [by] Von
    [used] Wofür
    [library] Bibliothek
    [does] Was sie hier tut
   *[licence] Lizenz
}
