### The words of Oz, and the names of its cards that are translated.

phase-oz-door = Tür eintreten
phase-oz-trouble = Ärger suchen
phase-oz-loot = Raum plündern
own-oz-curse = { art-m }{ $as ->
    [many] Flüche
    [alle] Flüche
    [dein-many] Flüche
    [sein-many] Flüche
    [kein-many] Flüche
    [many-dat] Flüchen
    [dont] Flüche zählen nicht
   *[one] Fluch
}
own-oz-class = { art-f }{ $as ->
    [many] Klassen
    [alle] Klassen
    [dein-many] Klassen
    [sein-many] Klassen
    [kein-many] Klassen
    [many-dat] Klassen
    [dont] Klassen zählen nicht
   *[one] Klasse
}
own-oz-companion = { art-m }Verbündet{ end-m }{ $as ->
    [dont] {" "}zählen nicht
   *[one] {""}
}
own-oz-kill = { $as ->
    [bare] töten
    [bare-er] töten
    [others] tötet
    [er] tötet
    [wenn-du] tötest
    [wenn-er] tötet
   *[one] töte
}
trait-oz-professor = { art-m }{ $as ->
    [many] Professoren
    [alle] Professoren
    [dein-many] Professoren
    [sein-many] Professoren
    [kein-many] Professoren
    [many-dat] Professoren
    [dont] Professoren zählen nicht
   *[one] Professor
}
trait-oz-wizard = { art-m }{ $as ->
    [many] Zauberer
    [alle] Zauberer
    [dein-many] Zauberer
    [sein-many] Zauberer
    [kein-many] Zauberer
    [many-dat] Zauberern
    [dont] Zauberer zählen nicht
   *[one] Zauberer
}
trait-oz-royalty = { $as ->
    [ein-nom] adlig
    [article] ein Adliger
    [kein-nom] nicht adlig
    [every] jeder Adlige
    [jeder-akk] jeden Adligen
    [jeder-dat] jedem Adligen
    [many] Adlige
    [kein-many] keine Adligen
    [many-dat] Adligen
   *[one] Adliger
}
trait-oz-soldier = { art-m }{ $as ->
    [akk] Soldaten
    [dat] Soldaten
    [ein-akk] Soldaten
    [ein-dat] Soldaten
    [kein-akk] Soldaten
    [kein-dat] Soldaten
    [dein-akk] Soldaten
    [dein-dat] Soldaten
    [sein-akk] Soldaten
    [sein-dat] Soldaten
    [jeder-akk] Soldaten
    [jeder-dat] Soldaten
    [many] Soldaten
    [alle] Soldaten
    [dein-many] Soldaten
    [sein-many] Soldaten
    [kein-many] Soldaten
    [many-dat] Soldaten
    [dont] Soldaten zählen nicht
   *[one] Soldat
}
tag-oz-witch = { art-f }{ $as ->
    [many] Hexen
    [alle] Hexen
    [dein-many] Hexen
    [sein-many] Hexen
    [kein-many] Hexen
    [many-dat] Hexen
    [dont] Hexen zählen nicht
   *[one] Hexe
}
tag-oz-plant = { art-f }{ $as ->
    [many] Pflanzen
    [alle] Pflanzen
    [dein-many] Pflanzen
    [sein-many] Pflanzen
    [kein-many] Pflanzen
    [many-dat] Pflanzen
    [dont] Pflanzen zählen nicht
   *[one] Pflanze
}
tag-oz-beast = { art-f }{ $as ->
    [many] Bestien
    [alle] Bestien
    [dein-many] Bestien
    [sein-many] Bestien
    [kein-many] Bestien
    [many-dat] Bestien
    [dont] Bestien zählen nicht
   *[one] Bestie
}
tag-oz-weapon = { art-f }{ $as ->
    [many] Waffen
    [alle] Waffen
    [dein-many] Waffen
    [sein-many] Waffen
    [kein-many] Waffen
    [many-dat] Waffen
    [dont] Waffen zählen nicht
   *[one] Waffe
}
tag-oz-snack = { art-m }{ $as ->
    [many] Snacks
    [alle] Snacks
    [dein-many] Snacks
    [sein-many] Snacks
    [kein-many] Snacks
    [many-dat] Snacks
    [dont] Snacks zählen nicht
   *[one] Snack
}
track-oz-the-yellow-brick-road = { $as ->
    [dat] der Gelben Ziegelstraße
   *[one] die Gelbe Ziegelstraße
}

name-oz-professor = Professor
name-oz-wizard = Zauberer
name-oz-royalty = Adel
name-oz-soldier = Soldat
