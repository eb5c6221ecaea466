### The words of Super, and the names of its cards that are translated.

phase-super-door = Tür eintreten
phase-super-trouble = Ärger suchen
phase-super-loot = Raum plündern
own-super-curse = { art-f }{ $as ->
    [many] Fallen
    [alle] Fallen
    [dein-many] Fallen
    [sein-many] Fallen
    [kein-many] Fallen
    [many-dat] Fallen
    [dont] Fallen zählen nicht
   *[one] Falle
}
own-super-class = { art-f }{ $as ->
    [many] Klassen
    [alle] Klassen
    [dein-many] Klassen
    [sein-many] Klassen
    [kein-many] Klassen
    [many-dat] Klassen
    [dont] Klassen zählen nicht
   *[one] Klasse
}
own-super-companion = { art-m }{ $as ->
    [many] Sidekicks
    [alle] Sidekicks
    [dein-many] Sidekicks
    [sein-many] Sidekicks
    [kein-many] Sidekicks
    [many-dat] Sidekicks
    [dont] Sidekicks zählen nicht
   *[one] Sidekick
}
own-super-power = { art-f }{ $as ->
    [many] Superkräfte
    [alle] Superkräfte
    [dein-many] Superkräfte
    [sein-many] Superkräfte
    [kein-many] Superkräfte
    [many-dat] Superkräften
    [dont] Superkräfte zählen nicht
   *[one] Superkraft
}
own-super-kill = { $as ->
    [bare] töten
    [bare-er] töten
    [others] tötet
    [er] tötet
    [wenn-du] tötest
    [wenn-er] tötet
   *[one] töte
}
trait-super-mutant = { art-m }{ $as ->
    [akk] Mutanten
    [dat] Mutanten
    [ein-akk] Mutanten
    [ein-dat] Mutanten
    [kein-akk] Mutanten
    [kein-dat] Mutanten
    [dein-akk] Mutanten
    [dein-dat] Mutanten
    [sein-akk] Mutanten
    [sein-dat] Mutanten
    [jeder-akk] Mutanten
    [jeder-dat] Mutanten
    [many] Mutanten
    [alle] Mutanten
    [dein-many] Mutanten
    [sein-many] Mutanten
    [kein-many] Mutanten
    [many-dat] Mutanten
    [dont] Mutanten zählen nicht
   *[one] Mutant
}
trait-super-exotic = { art-m }{ $as ->
    [akk] Exoten
    [dat] Exoten
    [ein-akk] Exoten
    [ein-dat] Exoten
    [kein-akk] Exoten
    [kein-dat] Exoten
    [dein-akk] Exoten
    [dein-dat] Exoten
    [sein-akk] Exoten
    [sein-dat] Exoten
    [jeder-akk] Exoten
    [jeder-dat] Exoten
    [many] Exoten
    [alle] Exoten
    [dein-many] Exoten
    [sein-many] Exoten
    [kein-many] Exoten
    [many-dat] Exoten
    [dont] Exoten zählen nicht
   *[one] Exot
}
trait-super-techno = { art-m }{ $as ->
    [many] Technos
    [alle] Technos
    [dein-many] Technos
    [sein-many] Technos
    [kein-many] Technos
    [many-dat] Technos
    [dont] Technos zählen nicht
   *[one] Techno
}
trait-super-mystic = { art-m }{ $as ->
    [many] Mystiker
    [alle] Mystiker
    [dein-many] Mystiker
    [sein-many] Mystiker
    [kein-many] Mystiker
    [many-dat] Mystikern
    [dont] Mystiker zählen nicht
   *[one] Mystiker
}
tag-super-villain = { art-m }{ $as ->
    [akk] Schurken
    [dat] Schurken
    [ein-akk] Schurken
    [ein-dat] Schurken
    [kein-akk] Schurken
    [kein-dat] Schurken
    [dein-akk] Schurken
    [dein-dat] Schurken
    [sein-akk] Schurken
    [sein-dat] Schurken
    [jeder-akk] Schurken
    [jeder-dat] Schurken
    [many] Schurken
    [alle] Schurken
    [dein-many] Schurken
    [sein-many] Schurken
    [kein-many] Schurken
    [many-dat] Schurken
    [dont] Schurken zählen nicht
   *[one] Schurke
}
tag-super-robot = { art-m }{ $as ->
    [many] Roboter
    [alle] Roboter
    [dein-many] Roboter
    [sein-many] Roboter
    [kein-many] Roboter
    [many-dat] Robotern
    [dont] Roboter zählen nicht
   *[one] Roboter
}
tag-super-gadget = { art-n }{ $as ->
    [many] Gadgets
    [alle] Gadgets
    [dein-many] Gadgets
    [sein-many] Gadgets
    [kein-many] Gadgets
    [many-dat] Gadgets
    [dont] Gadgets zählen nicht
   *[one] Gadget
}
tag-super-costume = { art-n }{ $as ->
    [many] Kostüme
    [alle] Kostüme
    [dein-many] Kostüme
    [sein-many] Kostüme
    [kein-many] Kostüme
    [many-dat] Kostümen
    [dont] Kostüme zählen nicht
   *[one] Kostüm
}
keyword-super-flight = Flug
keyword-super-secret-hq = { $as ->
    [ein-akk] ein Geheimversteck
   *[one] Geheimversteck
}
keyword-super-secret-identity = { $as ->
    [ein-akk] eine Geheimidentität
   *[one] Geheimidentität
}
keyword-super-theft = Diebstahl

name-super-mutant = Mutant
name-super-exotic = Exot
name-super-techno = Techno
name-super-mystic = Mystiker
