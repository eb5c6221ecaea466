### The words of Base, and the names of its cards that are translated.

phase-base-door = Tür eintreten
phase-base-trouble = Ärger suchen
phase-base-loot = Raum plündern
own-base-curse = { art-m }{ $as ->
    [many] Flüche
    [alle] Flüche
    [dein-many] Flüche
    [sein-many] Flüche
    [kein-many] Flüche
    [many-dat] Flüchen
    [dont] Flüche zählen nicht
   *[one] Fluch
}
own-base-class = { art-f }{ $as ->
    [many] Klassen
    [alle] Klassen
    [dein-many] Klassen
    [sein-many] Klassen
    [kein-many] Klassen
    [many-dat] Klassen
    [dont] Klassen zählen nicht
   *[one] Klasse
}
own-base-race = { art-f }{ $as ->
    [many] Rassen
    [alle] Rassen
    [dein-many] Rassen
    [sein-many] Rassen
    [kein-many] Rassen
    [many-dat] Rassen
    [dont] Rassen zählen nicht
   *[one] Rasse
}
own-base-companion = { art-m }{ $as ->
    [many] Handlanger
    [alle] Handlanger
    [dein-many] Handlanger
    [sein-many] Handlanger
    [kein-many] Handlanger
    [many-dat] Handlangern
    [dont] Handlanger zählen nicht
   *[one] Handlanger
}
own-base-kill = { $as ->
    [bare] töten
    [bare-er] töten
    [others] tötet
    [er] tötet
    [wenn-du] tötest
    [wenn-er] tötet
   *[one] töte
}
trait-base-warrior = { art-m }{ $as ->
    [many] Krieger
    [alle] Krieger
    [dein-many] Krieger
    [sein-many] Krieger
    [kein-many] Krieger
    [many-dat] Kriegern
    [dont] Krieger zählen nicht
   *[one] Krieger
}
trait-base-wizard = { art-m }{ $as ->
    [many] Zauberer
    [alle] Zauberer
    [dein-many] Zauberer
    [sein-many] Zauberer
    [kein-many] Zauberer
    [many-dat] Zauberern
    [dont] Zauberer zählen nicht
   *[one] Zauberer
}
trait-base-thief = { art-m }{ $as ->
    [many] Diebe
    [alle] Diebe
    [dein-many] Diebe
    [sein-many] Diebe
    [kein-many] Diebe
    [many-dat] Dieben
    [dont] Diebe zählen nicht
   *[one] Dieb
}
trait-base-cleric = { art-m }{ $as ->
    [many] Kleriker
    [alle] Kleriker
    [dein-many] Kleriker
    [sein-many] Kleriker
    [kein-many] Kleriker
    [many-dat] Klerikern
    [dont] Kleriker zählen nicht
   *[one] Kleriker
}
trait-base-elf = { art-m }{ $as ->
    [akk] Elfen
    [dat] Elfen
    [ein-akk] Elfen
    [ein-dat] Elfen
    [kein-akk] Elfen
    [kein-dat] Elfen
    [dein-akk] Elfen
    [dein-dat] Elfen
    [sein-akk] Elfen
    [sein-dat] Elfen
    [jeder-akk] Elfen
    [jeder-dat] Elfen
    [many] Elfen
    [alle] Elfen
    [dein-many] Elfen
    [sein-many] Elfen
    [kein-many] Elfen
    [many-dat] Elfen
    [dont] Elfen zählen nicht
   *[one] Elf
}
trait-base-dwarf = { art-m }{ $as ->
    [many] Zwerge
    [alle] Zwerge
    [dein-many] Zwerge
    [sein-many] Zwerge
    [kein-many] Zwerge
    [many-dat] Zwergen
    [dont] Zwerge zählen nicht
   *[one] Zwerg
}
trait-base-halfling = { art-m }{ $as ->
    [many] Halblinge
    [alle] Halblinge
    [dein-many] Halblinge
    [sein-many] Halblinge
    [kein-many] Halblinge
    [many-dat] Halblingen
    [dont] Halblinge zählen nicht
   *[one] Halbling
}
tag-base-undead = { art-m }Untot{ end-m }{ $as ->
    [dont] {" "}zählen nicht
   *[one] {""}
}
tag-base-beast = { art-f }{ $as ->
    [many] Bestien
    [alle] Bestien
    [dein-many] Bestien
    [sein-many] Bestien
    [kein-many] Bestien
    [many-dat] Bestien
    [dont] Bestien zählen nicht
   *[one] Bestie
}
tag-base-weapon = { art-f }{ $as ->
    [many] Waffen
    [alle] Waffen
    [dein-many] Waffen
    [sein-many] Waffen
    [kein-many] Waffen
    [many-dat] Waffen
    [dont] Waffen zählen nicht
   *[one] Waffe
}
tag-base-potion = { art-m }{ $as ->
    [many] Tränke
    [alle] Tränke
    [dein-many] Tränke
    [sein-many] Tränke
    [kein-many] Tränke
    [many-dat] Tränken
    [dont] Tränke zählen nicht
   *[one] Trank
}
keyword-base-theft = Diebstahl

name-base-warrior = Krieger
name-base-wizard = Zauberer
name-base-thief = Dieb
name-base-cleric = Kleriker
name-base-elf = Elf
name-base-dwarf = Zwerg
name-base-halfling = Halbling
