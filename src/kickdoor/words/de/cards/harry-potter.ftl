### The words of Harry Potter, and the names of its cards that are translated.

phase-harry-potter-door = Tür aufschließen
phase-harry-potter-trouble = Tunichtgut
phase-harry-potter-loot = Raum plündern
own-harry-potter-curse = { art-m }{ $as ->
    [many] Flüche
    [alle] Flüche
    [dein-many] Flüche
    [sein-many] Flüche
    [kein-many] Flüche
    [many-dat] Flüchen
    [dont] Flüche zählen nicht
   *[one] Fluch
}
own-harry-potter-class = { art-f }{ $as ->
    [many] Rollen
    [alle] Rollen
    [dein-many] Rollen
    [sein-many] Rollen
    [kein-many] Rollen
    [many-dat] Rollen
    [dont] Rollen zählen nicht
   *[one] Rolle
}
own-harry-potter-companion = { art-m }Verbündet{ end-m }{ $as ->
    [dont] {" "}zählen nicht
   *[one] {""}
}
own-harry-potter-power = { art-f }{ $as ->
    [many] Fertigkeiten
    [alle] Fertigkeiten
    [dein-many] Fertigkeiten
    [sein-many] Fertigkeiten
    [kein-many] Fertigkeiten
    [many-dat] Fertigkeiten
    [dont] Fertigkeiten zählen nicht
   *[one] Fertigkeit
}
own-harry-potter-kill = { $as ->
    [bare] töten
    [bare-er] töten
    [others] tötet
    [er] tötet
    [wenn-du] tötest
    [wenn-er] tötet
   *[one] töte
}
trait-harry-potter-gryffindor = { art-m }{ $as ->
    [many] Gryffindors
    [alle] Gryffindors
    [dein-many] Gryffindors
    [sein-many] Gryffindors
    [kein-many] Gryffindors
    [many-dat] Gryffindors
    [dont] Gryffindors zählen nicht
   *[one] Gryffindor
}
trait-harry-potter-hufflepuff = { art-m }{ $as ->
    [many] Hufflepuffs
    [alle] Hufflepuffs
    [dein-many] Hufflepuffs
    [sein-many] Hufflepuffs
    [kein-many] Hufflepuffs
    [many-dat] Hufflepuffs
    [dont] Hufflepuffs zählen nicht
   *[one] Hufflepuff
}
trait-harry-potter-ravenclaw = { art-m }{ $as ->
    [many] Ravenclaws
    [alle] Ravenclaws
    [dein-many] Ravenclaws
    [sein-many] Ravenclaws
    [kein-many] Ravenclaws
    [many-dat] Ravenclaws
    [dont] Ravenclaws zählen nicht
   *[one] Ravenclaw
}
trait-harry-potter-slytherin = { art-m }{ $as ->
    [many] Slytherins
    [alle] Slytherins
    [dein-many] Slytherins
    [sein-many] Slytherins
    [kein-many] Slytherins
    [many-dat] Slytherins
    [dont] Slytherins zählen nicht
   *[one] Slytherin
}
trait-harry-potter-quidditch-captain = { art-m }{ $as ->
    [many] Quidditch-Kapitäne
    [alle] Quidditch-Kapitäne
    [dein-many] Quidditch-Kapitäne
    [sein-many] Quidditch-Kapitäne
    [kein-many] Quidditch-Kapitäne
    [many-dat] Quidditch-Kapitänen
    [dont] Quidditch-Kapitäne zählen nicht
   *[one] Quidditch-Kapitän
}
trait-harry-potter-head-boy-girl = { art-m }{ $as ->
    [many] Schulsprecher
    [alle] Schulsprecher
    [dein-many] Schulsprecher
    [sein-many] Schulsprecher
    [kein-many] Schulsprecher
    [many-dat] Schulsprechern
    [dont] Schulsprecher zählen nicht
   *[one] Schulsprecher
}
trait-harry-potter-prefect = { art-m }{ $as ->
    [many] Vertrauensschüler
    [alle] Vertrauensschüler
    [dein-many] Vertrauensschüler
    [sein-many] Vertrauensschüler
    [kein-many] Vertrauensschüler
    [many-dat] Vertrauensschülern
    [dont] Vertrauensschüler zählen nicht
   *[one] Vertrauensschüler
}
trait-harry-potter-inquisitorial-squad = { $as ->
    [ein-nom] im Inquisitionskommando
    [article] ein Mitglied des Inquisitionskommandos
    [kein-nom] nicht im Inquisitionskommando
    [every] jeder im Inquisitionskommando
    [jeder-akk] jeden im Inquisitionskommando
    [jeder-dat] jedem im Inquisitionskommando
    [many] das Inquisitionskommando
    [kein-many] niemanden im Inquisitionskommando
    [many-dat] dem Inquisitionskommando
   *[one] Inquisitionskommando
}
tag-harry-potter-death-eater = { art-m }{ $as ->
    [many] Todesser
    [alle] Todesser
    [dein-many] Todesser
    [sein-many] Todesser
    [kein-many] Todesser
    [many-dat] Todessern
    [dont] Todesser zählen nicht
   *[one] Todesser
}
tag-harry-potter-dragon = { art-m }{ $as ->
    [akk] Drachen
    [dat] Drachen
    [ein-akk] Drachen
    [ein-dat] Drachen
    [kein-akk] Drachen
    [kein-dat] Drachen
    [dein-akk] Drachen
    [dein-dat] Drachen
    [sein-akk] Drachen
    [sein-dat] Drachen
    [jeder-akk] Drachen
    [jeder-dat] Drachen
    [many] Drachen
    [alle] Drachen
    [dein-many] Drachen
    [sein-many] Drachen
    [kein-many] Drachen
    [many-dat] Drachen
    [dont] Drachen zählen nicht
   *[one] Drache
}
tag-harry-potter-ghost = { art-m }{ $as ->
    [many] Geister
    [alle] Geister
    [dein-many] Geister
    [sein-many] Geister
    [kein-many] Geister
    [many-dat] Geistern
    [dont] Geister zählen nicht
   *[one] Geist
}
tag-harry-potter-broom = { art-m }{ $as ->
    [dont] Besen zählen nicht
   *[one] Besen
}
tag-harry-potter-potion = { art-m }{ $as ->
    [many] Tränke
    [alle] Tränke
    [dein-many] Tränke
    [sein-many] Tränke
    [kein-many] Tränke
    [many-dat] Tränken
    [dont] Tränke zählen nicht
   *[one] Trank
}
tag-harry-potter-wand = { art-m }{ $as ->
    [many] Zauberstäbe
    [alle] Zauberstäbe
    [dein-many] Zauberstäbe
    [sein-many] Zauberstäbe
    [kein-many] Zauberstäbe
    [many-dat] Zauberstäben
    [dont] Zauberstäbe zählen nicht
   *[one] Zauberstab
}

name-harry-potter-quidditch-captain = Quidditch-Kapitän
name-harry-potter-head-boy-girl = Schulsprecher
name-harry-potter-prefect = Vertrauensschüler
name-harry-potter-inquisitorial-squad = Inquisitionskommando
