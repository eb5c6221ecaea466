### A card as it is printed: the words around its own sentences.

face-level = Stufe { $level }
face-rank = Rang { $rank }
face-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
face-more-treasures = { $count ->
    [1] +1 Schatz
    [-1] −1 Schatz
   *[other] { $bonus } Schätze
}
face-levels = { $count } Stufen
slot-headgear = Kopfbedeckung
slot-armor = Rüstung
slot-footgear = Schuhwerk
slot-1-hand = 1 Hand
slot-2-hands = 2 Hände
face-big = Groß
face-fits = Passt an: { $fits }
face-only = Nur für { $traits }
face-not-for = Nicht für { $traits }
face-value = { NUMBER($value, useGrouping: 0) } Gold
face-no-value = Kein Wert
face-until = Bleibt, bis { $until }.
face-stays = Bleibt, bis du davon befreit wirst.
face-another = Weitere { $sentence }
face-moment = Aus der Hand nur spielbar, wenn { $moment }, und nur auf diesen Spieler.
face-bad-stuff = Schlimme Dinge: { $sentences }
face-no-bad-stuff = Schlimme Dinge: keine.
face-note = Hinweis: { $note }
face-sentence = { $sentence }.

# An ability: its name and users, its moment, how often, its price, and what it does. A moment ends with a colon: after
# a comma the verb of a main clause would come first.
ability-named = { $name }. { $does }
ability-only = Nur { $only }. { $does }
ability-event = wenn { $when }
ability-limit = { $when }, { $limit }
ability-does = { $when }: { CAPITAL($does) }
ability-pays = { $when }: { CAPITAL($cost) } – { $does }
ability-costs = { $cost } – { $does }

# What cards of a kind do, where their sentences do not say it. `$level`: of a Steed that is fought.
reminder-double = Mit einer { $one } hast du ihre Vorteile und keinen ihrer Nachteile; mit zwei { $many } hast du von beiden alles.
reminder-cheat = Hänge es an einen deiner Gegenstände, im Spiel oder auf der Hand. Du darfst ihn benutzen, ganz gleich, wo er getragen wird, wie groß er ist und für wen er ist.
reminder-enhancer = Spiele ihn in einem beliebigen Kampf auf ein Monster.
reminder-item-enhancer = Hänge ihn an einen deiner Gegenstände im Spiel. Er bleibt daran.
reminder-steed = Ein großer Gegenstand, gegen den man auch kämpfen kann: Stufe { $level }, 1 Schatz, Schlimme Dinge: Verliere 1 Stufe.
reminder-turf = Ein Gegenstand, der immer ausgerüstet ist. Du darfst 1 Revier haben. Es ist groß, zählt aber nicht zu den großen Gegenständen, die du trägst.
reminder-dungeon = Gilt für alle Spieler, solange er offen ist.
reminder-portal = Ein offener Dungeon gilt für alle Spieler.
reminder-power = Der Rang ist der Platz, den die Karte braucht: Alle deine Ränge zusammen dürfen deine Stufe ergeben, oder mehr, wenn eine Karte es sagt.
reminder-origin = Du darfst beliebig viele Herkünfte haben.
reminder-one-shot = Spiele ihn in einem beliebigen Kampf, für eine der beiden Seiten. Danach wird er abgelegt.
reminder-special = Bleibt vor dir liegen. Es ist kein Gegenstand.
