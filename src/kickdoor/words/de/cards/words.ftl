### The words that are the same in all boxes, and how words are declined.
### A word is an article and a noun: { art-m }, { art-f }, { art-n } are the article of the form that is asked for.

art-m = { $as ->
    [mit-ein] mit einem{" "}
    [ohne] ohne{" "}
    [ein-nom] ein{" "}
    [kein-nom] kein{" "}
    [dein-nom] dein{" "}
    [sein-nom] sein{" "}
    [jeder-nom] jeder{" "}
    [ein-akk] einen{" "}
    [kein-akk] keinen{" "}
    [dein-akk] deinen{" "}
    [sein-akk] seinen{" "}
    [jeder-akk] jeden{" "}
    [ein-dat] einem{" "}
    [kein-dat] keinem{" "}
    [dein-dat] deinem{" "}
    [sein-dat] seinem{" "}
    [jeder-dat] jedem{" "}
    [every] jeder{" "}
    [article] ein{" "}
    [alle] alle{" "}
    [dein-many] deine{" "}
    [sein-many] seine{" "}
    [kein-many] keine{" "}
   *[one] {""}
}
art-f = { $as ->
    [mit-ein] mit einer{" "}
    [ohne] ohne{" "}
    [ein-nom] eine{" "}
    [kein-nom] keine{" "}
    [dein-nom] deine{" "}
    [sein-nom] seine{" "}
    [jeder-nom] jede{" "}
    [ein-akk] eine{" "}
    [kein-akk] keine{" "}
    [dein-akk] deine{" "}
    [sein-akk] seine{" "}
    [jeder-akk] jede{" "}
    [ein-dat] einer{" "}
    [kein-dat] keiner{" "}
    [dein-dat] deiner{" "}
    [sein-dat] seiner{" "}
    [jeder-dat] jeder{" "}
    [every] jede{" "}
    [article] eine{" "}
    [alle] alle{" "}
    [dein-many] deine{" "}
    [sein-many] seine{" "}
    [kein-many] keine{" "}
   *[one] {""}
}
art-n = { $as ->
    [mit-ein] mit einem{" "}
    [ohne] ohne{" "}
    [ein-nom] ein{" "}
    [kein-nom] kein{" "}
    [dein-nom] dein{" "}
    [sein-nom] sein{" "}
    [jeder-nom] jedes{" "}
    [ein-akk] ein{" "}
    [kein-akk] kein{" "}
    [dein-akk] dein{" "}
    [sein-akk] sein{" "}
    [jeder-akk] jedes{" "}
    [ein-dat] einem{" "}
    [kein-dat] keinem{" "}
    [dein-dat] deinem{" "}
    [sein-dat] seinem{" "}
    [jeder-dat] jedem{" "}
    [every] jedes{" "}
    [article] ein{" "}
    [alle] alle{" "}
    [dein-many] deine{" "}
    [sein-many] seine{" "}
    [kein-many] keine{" "}
   *[one] {""}
}
# The ending of an adjective: groß{ end-m } Gegenstand.
end-m = { $as ->
    [mit-ein] en
    [ohne] en
    [ein-akk] en
    [ein-dat] en
    [kein-akk] en
    [kein-dat] en
    [dein-akk] en
    [dein-dat] en
    [sein-akk] en
    [sein-dat] en
    [jeder-nom] e
    [jeder-akk] en
    [jeder-dat] en
    [every] e
    [akk] en
    [dat] em
    [many] e
    [dont] e
    [many-dat] en
    [dein-many] en
    [alle] en
    [sein-many] en
    [kein-many] en
   *[one] er
}
end-f = { $as ->
    [mit-ein] en
    [ohne] e
    [ein-dat] en
    [kein-dat] en
    [dein-dat] en
    [sein-dat] en
    [jeder-dat] en
    [dat] er
    [many-dat] en
    [dein-many] en
    [alle] en
    [sein-many] en
    [kein-many] en
   *[one] e
}
end-n = { $as ->
    [mit-ein] en
    [ohne] es
    [ein-dat] en
    [kein-dat] en
    [dein-dat] en
    [sein-dat] en
    [jeder-nom] e
    [jeder-akk] e
    [jeder-dat] en
    [every] e
    [dat] em
    [many] e
    [dont] e
    [many-dat] en
    [dein-many] en
    [alle] en
    [sein-many] en
    [kein-many] en
   *[one] es
}

## Kinds of card

noun-card = { art-f }{ $as ->
    [many] Karten
    [alle] Karten
    [dein-many] Karten
    [sein-many] Karten
    [kein-many] Karten
    [many-dat] Karten
    [dont] Karten zählen nicht
   *[one] Karte
}
noun-item = { art-m }{ $as ->
    [many] Gegenstände
    [alle] Gegenstände
    [dein-many] Gegenstände
    [sein-many] Gegenstände
    [kein-many] Gegenstände
    [many-dat] Gegenständen
    [dont] Gegenstände zählen nicht
   *[one] Gegenstand
}
noun-small-item = { art-m }klein{ end-m }{" "}{ $as ->
    [many] Gegenstände
    [alle] Gegenstände
    [dein-many] Gegenstände
    [sein-many] Gegenstände
    [kein-many] Gegenstände
    [many-dat] Gegenständen
    [dont] Gegenstände zählen nicht
   *[one] Gegenstand
}
noun-big-item = { art-m }groß{ end-m }{" "}{ $as ->
    [many] Gegenstände
    [alle] Gegenstände
    [dein-many] Gegenstände
    [sein-many] Gegenstände
    [kein-many] Gegenstände
    [many-dat] Gegenständen
    [dont] Gegenstände zählen nicht
   *[one] Gegenstand
}
noun-handheld-item = { art-m }{ $as ->
    [many] Handgegenstände
    [alle] Handgegenstände
    [dein-many] Handgegenstände
    [sein-many] Handgegenstände
    [kein-many] Handgegenstände
    [many-dat] Handgegenständen
    [dont] Handgegenstände zählen nicht
   *[one] Handgegenstand
}
noun-one-shot = { art-m }{ $as ->
    [many] Einmal-Gegenstände
    [alle] Einmal-Gegenstände
    [dein-many] Einmal-Gegenstände
    [sein-many] Einmal-Gegenstände
    [kein-many] Einmal-Gegenstände
    [many-dat] Einmal-Gegenständen
    [dont] Einmal-Gegenstände zählen nicht
   *[one] Einmal-Gegenstand
}
noun-monster = { art-n }{ $as ->
    [many] Monster
    [alle] Monster
    [dein-many] Monster
    [sein-many] Monster
    [kein-many] Monster
    [many-dat] Monstern
    [dont] Monster zählen nicht
   *[one] Monster
}
noun-treasure = { art-m }{ $as ->
    [many] Schätze
    [alle] Schätze
    [dein-many] Schätze
    [sein-many] Schätze
    [kein-many] Schätze
    [many-dat] Schätzen
    [dont] Schätze zählen nicht
    [oberst] den obersten Schatz
   *[one] Schatz
}
noun-door-card = { art-f }{ $as ->
    [many] Türkarten
    [alle] Türkarten
    [dein-many] Türkarten
    [sein-many] Türkarten
    [kein-many] Türkarten
    [many-dat] Türkarten
    [dont] Türkarten zählen nicht
    [oberst] die oberste Türkarte
   *[one] Türkarte
}
noun-origin = { art-f }{ $as ->
    [many] Herkünfte
    [alle] Herkünfte
    [dein-many] Herkünfte
    [sein-many] Herkünfte
    [kein-many] Herkünfte
    [many-dat] Herkünften
    [dont] Herkünfte zählen nicht
   *[one] Herkunft
}
noun-enhancer = { art-m }{ $as ->
    [many] Monsterverstärker
    [alle] Monsterverstärker
    [dein-many] Monsterverstärker
    [sein-many] Monsterverstärker
    [kein-many] Monsterverstärker
    [many-dat] Monsterverstärkern
    [dont] Monsterverstärker zählen nicht
   *[one] Monsterverstärker
}
noun-item-enhancer = { art-m }{ $as ->
    [many] Gegenstandsverstärker
    [alle] Gegenstandsverstärker
    [dein-many] Gegenstandsverstärker
    [sein-many] Gegenstandsverstärker
    [kein-many] Gegenstandsverstärker
    [many-dat] Gegenstandsverstärkern
    [dont] Gegenstandsverstärker zählen nicht
   *[one] Gegenstandsverstärker
}
noun-level-up = { art-m }{ $as ->
    [many] Stufenaufstiege
    [alle] Stufenaufstiege
    [dein-many] Stufenaufstiege
    [sein-many] Stufenaufstiege
    [kein-many] Stufenaufstiege
    [many-dat] Stufenaufstiegen
    [dont] Stufenaufstiege zählen nicht
   *[one] Stufenaufstieg
}
noun-portal = { art-n }{ $as ->
    [many] Portale
    [alle] Portale
    [dein-many] Portale
    [sein-many] Portale
    [kein-many] Portale
    [many-dat] Portalen
    [dont] Portale zählen nicht
   *[one] Portal
}
noun-armor = { art-f }{ $as ->
    [many] Rüstungen
    [alle] Rüstungen
    [kein-many] Rüstungen
    [many-dat] Rüstungen
    [dont] Rüstungen zählen nicht
   *[one] Rüstung
}
noun-headgear = { art-f }{ $as ->
    [many] Kopfbedeckungen
    [alle] Kopfbedeckungen
    [kein-many] Kopfbedeckungen
    [many-dat] Kopfbedeckungen
    [dont] Kopfbedeckungen zählen nicht
   *[one] Kopfbedeckung
}
noun-footgear = { $as ->
    [ein-akk] Schuhwerk
    [ein-dat] Schuhwerk
    [mit-ein] mit Schuhwerk
    [article] Schuhwerk
    [dein-many] dein Schuhwerk
    [sein-many] sein Schuhwerk
    [kein-many] kein Schuhwerk
    [alle] alles Schuhwerk
    [dont] Schuhwerk zählt nicht
   *[one] { art-n }Schuhwerk
}
noun-steed = { art-n }{ $as ->
    [many] Reittiere
    [alle] Reittiere
    [dein-many] Reittiere
    [sein-many] Reittiere
    [kein-many] Reittiere
    [many-dat] Reittieren
    [dont] Reittiere zählen nicht
   *[one] Reittier
}
noun-turf = { art-n }{ $as ->
    [many] Reviere
    [alle] Reviere
    [dein-many] Reviere
    [sein-many] Reviere
    [kein-many] Reviere
    [many-dat] Revieren
    [dont] Reviere zählen nicht
   *[one] Revier
}
noun-munchkin = { art-m }{ $as ->
    [many] Munchkins
    [alle] Munchkins
    [dein-many] Munchkins
    [sein-many] Munchkins
    [kein-many] Munchkins
    [many-dat] Munchkins
    [dont] Munchkins zählen nicht
   *[one] Munchkin
}

having = { $noun }
    .noun = { $as ->
        [mit] mit-ein
       *[akk] ein-akk
    }
having-none = { $noun }
    .noun = { $as ->
        [mit] ohne
       *[akk] kein-akk
    }

# Names of cards have no gender: they stand without an article.
named = { $as ->
    [kein-akk] kein [{ $name }]
    [kein-nom] kein [{ $name }]
    [jeder-akk] jedes [{ $name }]
    [mit-ein] mit [{ $name }]
    [ohne] ohne [{ $name }]
    [dont] [{ $name }] zählt nicht
   *[one] [{ $name }]
}

## Kinds as they are printed on cards. A soft hyphen says where a long word may break on a small card.

kind-monster = Monster
kind-enhancer = Monster­verstärker
kind-house = Haus
kind-kid = Das neue Kind
kind-double = Doppelt
kind-origin = Herkunft
kind-item = Gegenstand
kind-steed = Reittier
kind-turf = Revier
kind-item-enhancer = Gegenstands­verstärker
kind-one-shot = Einmal-Gegenstand
kind-level-up = Stufenaufstieg
kind-cheat = Schummeln
kind-dungeon = Dungeon
kind-portal = Portal
kind-special = Besonderes
kind-doubled = Doppelte { $of }

## Traits that are no card

trait-male = { art-m }{ $as ->
    [many] Männer
    [alle] Männer
    [dein-many] Männer
    [sein-many] Männer
    [kein-many] Männer
    [many-dat] Männern
    [dont] Männer zählen nicht
   *[one] Mann
}
trait-female = { art-f }{ $as ->
    [many] Frauen
    [alle] Frauen
    [dein-many] Frauen
    [sein-many] Frauen
    [kein-many] Frauen
    [many-dat] Frauen
    [dont] Frauen zählen nicht
   *[one] Frau
}
trait-human = { art-m }{ $as ->
    [akk] Menschen
    [dat] Menschen
    [ein-akk] Menschen
    [ein-dat] Menschen
    [kein-akk] Menschen
    [kein-dat] Menschen
    [dein-akk] Menschen
    [dein-dat] Menschen
    [sein-akk] Menschen
    [sein-dat] Menschen
    [jeder-akk] Menschen
    [jeder-dat] Menschen
    [many] Menschen
    [alle] Menschen
    [dein-many] Menschen
    [sein-many] Menschen
    [kein-many] Menschen
    [many-dat] Menschen
    [dont] Menschen zählen nicht
   *[one] Mensch
}
