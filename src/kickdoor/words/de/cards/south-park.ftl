### The words of South Park, and the names of its cards that are translated.

phase-south-park-door = Tür eintreten
phase-south-park-trouble = Ärger suchen
phase-south-park-loot = Raum plündern
own-south-park-curse = { art-m }{ $as ->
    [many] Flüche
    [alle] Flüche
    [dein-many] Flüche
    [sein-many] Flüche
    [kein-many] Flüche
    [many-dat] Flüchen
    [dont] Flüche zählen nicht
   *[one] Fluch
}
own-south-park-class = { art-f }{ $as ->
    [many] Klassen
    [alle] Klassen
    [dein-many] Klassen
    [sein-many] Klassen
    [kein-many] Klassen
    [many-dat] Klassen
    [dont] Klassen zählen nicht
   *[one] Klasse
}
own-south-park-companion = { art-m }Verbündet{ end-m }{ $as ->
    [dont] {" "}zählen nicht
   *[one] {""}
}
own-south-park-kill = { $as ->
    [bare] besiegen
    [bare-er] besiegen
    [others] besiegt
    [er] besiegt
    [wenn-du] besiegst
    [wenn-er] besiegt
   *[one] besiege
}
trait-south-park-superhero = { art-m }{ $as ->
    [akk] Superhelden
    [dat] Superhelden
    [ein-akk] Superhelden
    [ein-dat] Superhelden
    [kein-akk] Superhelden
    [kein-dat] Superhelden
    [dein-akk] Superhelden
    [dein-dat] Superhelden
    [sein-akk] Superhelden
    [sein-dat] Superhelden
    [jeder-akk] Superhelden
    [jeder-dat] Superhelden
    [many] Superhelden
    [alle] Superhelden
    [dein-many] Superhelden
    [sein-many] Superhelden
    [kein-many] Superhelden
    [many-dat] Superhelden
    [dont] Superhelden zählen nicht
   *[one] Superheld
}
trait-south-park-rpg-player = { art-m }{ $as ->
    [many] Rollenspieler
    [alle] Rollenspieler
    [dein-many] Rollenspieler
    [sein-many] Rollenspieler
    [kein-many] Rollenspieler
    [many-dat] Rollenspielern
    [dont] Rollenspieler zählen nicht
   *[one] Rollenspieler
}
trait-south-park-ninja = { art-m }{ $as ->
    [many] Ninjas
    [alle] Ninjas
    [dein-many] Ninjas
    [sein-many] Ninjas
    [kein-many] Ninjas
    [many-dat] Ninjas
    [dont] Ninjas zählen nicht
   *[one] Ninja
}
trait-south-park-detective = { art-m }{ $as ->
    [many] Detektive
    [alle] Detektive
    [dein-many] Detektive
    [sein-many] Detektive
    [kein-many] Detektive
    [many-dat] Detektiven
    [dont] Detektive zählen nicht
   *[one] Detektiv
}
tag-south-park-adult = { art-m }Erwachsen{ end-m }{ $as ->
    [dont] {" "}zählen nicht
   *[one] {""}
}
tag-south-park-alien = { art-n }{ $as ->
    [many] Aliens
    [alle] Aliens
    [dein-many] Aliens
    [sein-many] Aliens
    [kein-many] Aliens
    [many-dat] Aliens
    [dont] Aliens zählen nicht
   *[one] Alien
}
tag-south-park-animal = { art-n }{ $as ->
    [many] Tiere
    [alle] Tiere
    [dein-many] Tiere
    [sein-many] Tiere
    [kein-many] Tiere
    [many-dat] Tieren
    [dont] Tiere zählen nicht
   *[one] Tier
}
tag-south-park-toy = { art-n }{ $as ->
    [many] Spielzeuge
    [alle] Spielzeuge
    [dein-many] Spielzeuge
    [sein-many] Spielzeuge
    [kein-many] Spielzeuge
    [many-dat] Spielzeugen
    [dont] Spielzeuge zählen nicht
   *[one] Spielzeug
}
tag-south-park-snack = { art-m }{ $as ->
    [many] Snacks
    [alle] Snacks
    [dein-many] Snacks
    [sein-many] Snacks
    [kein-many] Snacks
    [many-dat] Snacks
    [dont] Snacks zählen nicht
   *[one] Snack
}
tag-south-park-weapon = { art-f }{ $as ->
    [many] Waffen
    [alle] Waffen
    [dein-many] Waffen
    [sein-many] Waffen
    [kein-many] Waffen
    [many-dat] Waffen
    [dont] Waffen zählen nicht
   *[one] Waffe
}

name-south-park-superhero = Superheld
name-south-park-rpg-player = Rollenspieler
name-south-park-ninja = Ninja
name-south-park-detective = Detektiv
