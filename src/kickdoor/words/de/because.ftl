### Why a bot did what it did: `reason` puts what it did and why together.

reason = { $deed }: { $because }.

because-kick-door = vor der Tür ist nichts mehr vorzubereiten
because-run-away = der Kampf ist verloren, und niemand kann ihn mehr wenden
because-take = vielleicht hilft es später
because-loot-room = der Raum ist leer, und Karte ist Karte
because-end-turn = es gibt nichts mehr zu tun
because-never-mind = daraus wurde nichts
because-lay = die Hand ist zu voll, und auf dem Tisch schadet es nicht
because-unequip = etwas Besseres braucht den Platz
because-sell = was nichts nützt, ist eine Stufe wert
because-add = als Gold nützt es mehr
because-double = es bringt den doppelten Preis
because-use = es kostet wenig und hilft vielleicht
because-send = das scheint ein fairer Preis
because-counter = die Hilfe ist mehr wert
because-offer-help = mit Hilfe ist der Kampf gewonnen, und ein Anteil springt heraus
because-promise = so viel ist die Hilfe wert
because-offer = ein Tausch kann beiden nützen
because-decline = dafür gäbe es zu wenig
because-hold-on = hier lässt sich vielleicht noch etwas spielen
because-chosen = irgendetwas musste es sein
because-suits = von allem passt es am besten
because-win = { $ours } gegen { $theirs } ist ein Sieg
because-look-for-trouble = dieses Monster ist zu schlagen und bringt eine Stufe
because-equip = getragen ist es mehr wert als mitgeschleppt
because-treasures = { $number ->
    [one] Hilfe ist einen Schatz wert
   *[other] Hilfe ist { $number } Schätze wert
}
because-strong = { $who } ist stark genug für { $number ->
    [one] den Punkt, der fehlt
   *[other] die { $number } Punkte, die fehlen
}
because-gain = es bringt mehr, als es kostet
because-help-wins = mit Hilfe ist der Kampf gewonnen
because-share = der Anteil ist das Risiko wert
because-level = Stufe ist Stufe
because-on-table = auf dem Tisch nützt es mehr als auf der Hand
because-to-win = der Kampf soll gewonnen werden
because-changes = es ändert den Kampf
because-may-win = { $who } kann das gewinnen
because-would-win = { $who } würde mit diesem Kampf das Spiel gewinnen
because-no-further = { $who } ist auf Stufe { $level } und soll nicht weiter
because-somebody = einer muss es haben
because-ahead = { $who } liegt vorn, auf Stufe { $level }
because-in-the-way = { $who } steht im Weg
because-imagined = { $percent } % in { $games } gedachten Spielen
because-best = es sah am besten aus
