"""The slots of the templates, each with its word list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.table import sentence as sorts
from kickdoor.engine.table.card import DOOR, TREASURE

from .slots import AgreeingSlot, HavingSlot, NumberSlot, SignedSlot, Slot, WordSlot
from .words import A_HELPER, ANY_LABELS, Word, Words, by_name, label_of_name

PARTIES: Final = (
    "each player", "each other player", "1 player", "1 other player", "1 munchkin in the fight",
    "each munchkin in the fight", "the fighter", "your helper", "that player", "whoever played this",
    "the player on your left", "the player on your right", "the highest-Level other player",
    "the lowest-Level other player",
)  # fmt: skip
TARGETS: Final = ("1 monster", "each monster", "this monster")
FLOORS: Final = ("Level 1", "the lowest Level in play")
TOTALS: Final = (
    ("Run Away", sorts.RUN_AWAY),
    ("hand limit", sorts.HAND_LIMIT),
    ("total Rank", sorts.TOTAL_RANK),
    ("every die roll", sorts.DIE_ROLL),
)
ACTS: Final = (
    ("ask for help", "ask for help"),
    ("help", "help"),
    ("sell Items", "sell"),
    ("trade Items", "trade"),
    ("play One-Shots", "play one-shots"),
    ("play <curses>", "play curses"),
    ("Look for Trouble", "look for trouble"),
    ("Loot the Room", "loot the room"),
    ("use <class> abilities", "use class abilities"),
    ("gain levels by selling", "gain levels by selling"),
)
OPEN: Final = (
    ("any time", sorts.ANY_TIME),
    ("your turn", sorts.YOUR_TURN),
    ("out of combat", sorts.OUT_OF_COMBAT),
    ("combat", sorts.COMBAT),
    ("your combat", sorts.YOUR_COMBAT),
)
WHOSE: Final = (("your", sorts.YOU), ("another player's", sorts.ANOTHER), ("anyone's", sorts.ANYONE))
OTHERS: Final = (("another player", sorts.ANOTHER), ("anyone", sorts.ANYONE))
SPANS: Final = (
    ("turn", sorts.PER_TURN),
    ("combat", sorts.PER_COMBAT),
    ("victim", sorts.PER_VICTIM),
    ("roll", sorts.PER_ROLL),
    ("<curse>", sorts.PER_CURSE),
)
# What you do; what another does; what the engine calls it.
EVENTS: Final = (
    ("open a door", "opens a door", sorts.OPENS_A_DOOR),
    ("Loot the Room", "Loots the Room", sorts.LOOTS),
    ("are about to draw a card face up", "is about to draw a card face up", sorts.DRAWS_FACE_UP),
    ("draw this", "draws this", sorts.DRAWS_THIS),
    ("Run Away", "Runs Away", sorts.RUNS_AWAY),
    ("roll a die", "rolls a die", sorts.ROLLS),
    ("roll to Run Away", "rolls to Run Away", sorts.ROLLS_TO_RUN),
    ("escape", "escapes", sorts.ESCAPES),
    ("are caught", "is caught", sorts.IS_CAUGHT),
    ("win a combat", "wins a combat", sorts.WINS_COMBAT),
    ("<kill> a monster", "<kills> a monster", sorts.KILLS),
    ("<kill> this monster", "<kills> this monster", sorts.KILLS_THIS),
    ("help <kill> a monster", "helps <kill> a monster", sorts.HELPS_KILL),
    ("are struck by <a curse>", "is struck by <a curse>", sorts.IS_STRUCK),
    ("gain a level", "gains a level", sorts.GAINS_LEVEL),
    ("lose a level", "loses a level", sorts.LOSES_LEVEL),
    ("play a One-Shot", "plays a One-Shot", sorts.PLAYS_ONE_SHOT),
    ("die", "dies", sorts.DIES),
)
DECKS: Final = ((Word("Door card"), DOOR), (Word("Treasure"), TREASURE))

# How a word of a list is written in a slot.
ONE: Final = 0
MANY: Final = 1
ARTICLED: Final = 2


def spoken(text: str, words: Words) -> str | None:
    """The text with the box's own words in it; nothing where the box has no such word."""
    while "<" in text:
        start, end = text.index("<"), text.index(">")
        asked = text[start + 1 : end]
        key = asked.removeprefix("a ")
        if key in words.box:
            said = words.box[key].articled if asked.startswith("a ") else words.box[key].one
        elif key.endswith("s") and key[:-1] in words.box:
            said = words.box[key[:-1]].many
        else:
            return None
        text = text[:start] + said + text[end + 1 :]
    return text


class Lists:
    """Makes the slots for one box. Loose ones forgive case, number and article, to say what was meant."""

    def __init__(self, words: Words, loose: bool) -> None:
        self.words: Final = words
        self.loose: Final = loose
        self.names: Final = {name.lower() if loose else name: name for name in words.names}

    def fixed(self, texts: Sequence[str]) -> Slot:
        return self.coded([(text, text) for text in texts])

    def coded(self, entries: Sequence[tuple[str, object]]) -> Slot:
        found: list[tuple[str, object]] = []
        for text, value in entries:
            said = spoken(text, self.words)
            if said is not None:
                found.append((said.lower() if self.loose else said, value))
        return WordSlot(found)

    def listed(self, entries: Sequence[tuple[Word, object]], form: int, named: str = "") -> Slot:
        found: list[tuple[str, object]] = []
        for word, value in entries:
            if not self.loose:
                found.append(((word.one, word.many, word.articled)[form], value))
                continue
            ways = [word.one, word.many, word.articled, "a " + word.one, "an " + word.one, "the " + word.one]
            found.extend([(way, value) for way in dict.fromkeys([way.lower() for way in ways])])
        if named == "noun":
            return WordSlot(found, self.names, by_name)
        if named == "label":
            return WordSlot(found, self.names, label_of_name)
        return WordSlot(found)

    def slots(self) -> dict[str, Slot]:
        words = self.words
        things: list[tuple[Word, object]] = list(words.things())
        places: list[tuple[Word, object]] = list(words.places())
        nouns = things + places
        rooms: list[tuple[Word, object]] = list(words.rooms())
        traits: list[tuple[Word, object]] = [(word, word.one) for word in words.traits]
        tags: list[tuple[Word, object]] = list(words.tag_labels())
        labels: list[tuple[Word, object]] = list(words.trait_labels()) + tags
        counted: list[tuple[Word, object]] = labels + list(ANY_LABELS)
        decks: list[tuple[Word, object]] = list(DECKS)
        noun = self.listed(nouns, ONE, "noun")
        helped = [*nouns, A_HELPER]
        return {
            "n": NumberSlot(1, self.loose),
            "n from 2": NumberSlot(2, self.loose),
            "±n": SignedSlot(self.loose),
            "noun": noun,
            "nouns": self.listed(nouns, MANY, "noun"),
            "noun(s)": AgreeingSlot(noun, self.listed(nouns, MANY, "noun")),
            "a/no noun": HavingSlot(self.listed(nouns, ARTICLED, "noun"), noun),
            "a/no noun or helper": HavingSlot(
                self.listed(helped, ARTICLED, "noun"), self.listed(helped, ONE, "noun")
            ),
            "thing": self.listed(things, ONE),
            "things": self.listed(things, MANY),
            "thing(s)": AgreeingSlot(self.listed(things, ONE), self.listed(things, MANY)),
            "place": self.listed(places, ONE, "noun"),
            "rooms": self.listed(rooms, MANY),
            "room(s)": AgreeingSlot(self.listed(rooms, ONE), self.listed(rooms, MANY)),
            "a trait": self.listed(traits, ARTICLED),
            "traits": self.listed(traits, MANY),
            "tag": self.listed(tags, ONE, "label"),
            "a tag": self.listed(tags, ARTICLED, "label"),
            "trait or tag": self.listed(counted, ONE, "label"),
            "trait or tags": self.listed(labels, MANY, "label"),
            "deck(s)": AgreeingSlot(self.listed(decks, ONE), self.listed(decks, MANY)),
            "pile": self.coded((("Door", DOOR), ("Treasure", TREASURE))),
            "keyword": self.fixed(words.keywords),
            "party": self.fixed(PARTIES),
            "target": self.fixed(TARGETS),
            "floor": self.fixed(FLOORS),
            "bound": self.fixed(("more", "less")),
            "extreme": self.fixed(("highest", "lowest")),
            "are/are not": self.coded((("are", True), ("are not", False))),
            "total": self.coded(TOTALS),
            "act": self.coded(ACTS),
            "open": self.coded(OPEN),
            "whose": self.coded(WHOSE),
            "stage": self.fixed(("turn", "combat")),
            "edge": self.fixed(("starts", "ends")),
            "event": self.coded([(yours, what) for yours, _, what in EVENTS]),
            "events": self.coded([(others, what) for _, others, what in EVENTS]),
            "other": self.coded(OTHERS),
            "span": self.coded(SPANS),
        }
