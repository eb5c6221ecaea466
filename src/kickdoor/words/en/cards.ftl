### A card as it is printed: the words around its own sentences.

face-level = Level { $level }
face-rank = Rank { $rank }
face-treasures = { $count ->
    [one] { $count } Treasure
   *[other] { $count } Treasures
}
face-more-treasures = { $count ->
    [1] +1 Treasure
    [-1] −1 Treasure
   *[other] { $bonus } Treasures
}
face-levels = { $count } levels
slot-headgear = Headgear
slot-armor = Armor
slot-footgear = Footgear
slot-1-hand = 1 Hand
slot-2-hands = 2 Hands
face-big = Big
face-fits = Fits: { $fits }
face-only = { $traits } only
face-not-for = Not for { $traits }
face-value = { NUMBER($value, useGrouping: 0) } gold
face-no-value = No Value
face-until = Stays until { $until }.
face-stays = Stays until it's lifted.
face-another = Another { $sentence }
face-moment = From your hand, play it only when { $moment }, on that player.
face-bad-stuff = Bad Stuff: { $sentences }
face-no-bad-stuff = Bad Stuff: none.
face-note = Note: { $note }
face-sentence = { $sentence }.

# An ability: its name and users, its moment, how often, its price, and what it does. There is one colon, after a price.
ability-named = { $name }. { $does }
ability-only = { $only } only. { $does }
ability-event = when { $when }
ability-limit = { $when }, { $limit }
ability-does = { $when }, { $does }
ability-pays = { $when }, { $cost }: { $does }
ability-costs = { $cost }: { $does }

# What cards of a kind do, where their sentences do not say it. `$level`: of a Steed that is fought.
reminder-double = With one { $one } you have its advantages and none of its disadvantages; with two { $many } you have all of both.
reminder-cheat = Attach it to one of your Items, in play or in your hand. You may use that Item whatever its slot, hands and size, and whoever it is for.
reminder-enhancer = Play it on one monster in any combat.
reminder-item-enhancer = Attach it to an Item of yours in play. It stays on that Item.
reminder-steed = A Big Item. It can also be fought as a monster: Level { $level }, 1 Treasure, Bad Stuff: Lose 1 level.
reminder-turf = An Item that is always equipped. You may have 1 Turf. It is Big, but does not count among the Big Items you carry.
reminder-dungeon = Affects every player while it is open.
reminder-portal = An open Dungeon affects every player.
reminder-power = Its Rank is the room it takes: all your Ranks together may come to your Level, or to more if a card says so.
reminder-origin = You may have any number of Origins.
reminder-one-shot = Play it in any combat, for either side. It is discarded when the combat ends.
reminder-special = It stays in play in front of you. It is not an Item.
