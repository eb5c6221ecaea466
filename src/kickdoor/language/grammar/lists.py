"""The word lists of the language, and the slots of the templates that take their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.table import sentence as sorts
from kickdoor.engine.table.face import DOOR, TREASURE

from .slots import (
    AgreeingSlot,
    DontSlot,
    ExtraSlot,
    HavingSlot,
    MoreOrFewerSlot,
    NumberSlot,
    SignedSlot,
    Slot,
    UnlessOneSlot,
    WordSlot,
    key_of,
)
from .template import (
    AGREEING,
    ARTICLE,
    DONT,
    EVERY,
    EXTRA,
    HAVING,
    MANY,
    MORE_OR_FEWER,
    NOW,
    ONE,
    OTHERS,
    SIGNED,
    UNLESS_ONE,
    YOU,
    Own,
    Text,
    pieces,
    worded,
)
from .voices import theirs
from .words import Listed, Words, by_name, label_of_name

PLAYER: Final = "whoever played this"


class Entry:
    """A word of a list that is the same in every box, and the value it stands for."""

    def __init__(
        self,
        text: str,
        value: object,
        others: str = "",
        was: tuple[str, ...] = (),
        others_were: tuple[str, ...] = (),
    ) -> None:
        self.text: Final = text
        self.value: Final = value
        self.others: Final = others  # the same of somebody else, where `text` is said to you
        # The words of earlier wordings, the first printing first, as far as they were not these.
        self.was: Final = was
        self.others_were: Final = others_were

    @property
    def id(self) -> str:
        """What its id in other languages is made of: it stays when the words change."""
        return self.was[0] if self.was else self.text or self.others

    def stands(self, form: str) -> str:
        return self.others or theirs(self.text) if form == OTHERS else self.text

    def stood(self, form: str, wording: int) -> str:
        """How it stands in a wording of the language."""
        was = self.others_were or self.was if form == OTHERS else self.was
        return worded(self.stands(form), was, wording)


def texts(*said: str) -> tuple[Entry, ...]:
    """Words that are their own value."""
    return tuple([Entry(text, text) for text in said])


# The lists whose words are the same in every box.
CLOSED: Final[dict[str, tuple[Entry, ...]]] = {
    "party": (
        Entry("", "you", "you"),  # only where it is said of others: "another player gives 1 Item to you"
        *texts("each player", "each other player"),
        Entry("a player you choose", "1 player", was=("1 player", "any player")),
        Entry("another player", "1 other player", was=("1 other player",)),
        Entry("a munchkin in the fight", "1 munchkin in the fight", was=("1 munchkin in the fight",)),
        *texts(
            "each munchkin in the fight", "the fighter", "your helper", "that player", PLAYER,
            "the player on your left", "the player on your right", "the highest-Level other player",
            "the lowest-Level other player", "the highest-Level player", "the lowest-Level player",
            "each higher-Level player", "each lower-Level player",
        ),
    ),
    "target": texts("1 monster", "each monster", "this monster"),
    "floor": texts("Level 1", "the lowest Level in play"),
    "bound": texts("more", "less"),
    "extreme": texts("highest", "lowest"),
    "relation": texts("higher", "lower"),
    "be": (Entry("are", True), Entry("are not", False)),
    "total": (
        Entry("Run Away", sorts.RUN_AWAY),
        Entry("hand limit", sorts.HAND_LIMIT),
        Entry("total Rank", sorts.TOTAL_RANK),
        Entry("every die roll", sorts.DIE_ROLL),
    ),
    "act": (
        Entry("ask for help", "ask for help"),
        Entry("help", "help"),
        Entry("sell Items", "sell"),
        Entry("trade Items", "trade"),
        Entry("play One-Shots", "play one-shots"),
        Entry("play <curses>", "play curses"),
        Entry("Look for Trouble", "look for trouble"),
        Entry("Loot the Room", "loot the room"),
        Entry("use <class> abilities", "use class abilities"),
        Entry("gain levels by selling", "gain levels by selling"),
    ),
    "open": (
        Entry("at any time", sorts.ANY_TIME, was=("any time",)),
        Entry("on your turn, out of combat", sorts.YOUR_TURN, was=("your turn",)),
        Entry("out of combat", sorts.OUT_OF_COMBAT),
        Entry("in combat", sorts.COMBAT, was=("combat",)),
        Entry("in your combat", sorts.YOUR_COMBAT, was=("your combat",)),
    ),
    "whose": (
        Entry("your", sorts.YOU),
        Entry("another player's", sorts.ANOTHER),
        Entry("anyone's", sorts.ANYONE),
    ),
    "other": (Entry("another player", sorts.ANOTHER), Entry("anyone", sorts.ANYONE)),
    "stage": texts("turn", "combat"),
    "edge": texts("starts", "ends"),
    "event": (
        Entry("open a door", sorts.OPENS_A_DOOR, "opens a door"),
        Entry("Loot the Room", sorts.LOOTS, "Loots the Room"),
        Entry("are about to draw a card face up", sorts.DRAWS_FACE_UP, "is about to draw a card face up"),
        Entry("draw this", sorts.DRAWS_THIS, "draws this"),
        Entry("try to Run Away", sorts.RUNS_AWAY, "tries to Run Away", ("Run Away",), ("Runs Away",)),
        Entry("roll a die", sorts.ROLLS, "rolls a die"),
        Entry("roll to Run Away", sorts.ROLLS_TO_RUN, "rolls to Run Away"),
        Entry("escape", sorts.ESCAPES, "escapes"),
        Entry(
            "are about to suffer Bad Stuff",
            sorts.IS_CAUGHT,
            "is about to suffer Bad Stuff",
            ("are caught",),
            ("is caught",),
        ),
        Entry("win a combat", sorts.WINS_COMBAT, "wins a combat"),
        Entry("<kill> a monster", sorts.KILLS, "<kills> a monster"),
        Entry("<kill> this monster", sorts.KILLS_THIS, "<kills> this monster"),
        Entry("help <kill> a monster", sorts.HELPS_KILL, "helps <kill> a monster"),
        Entry("are struck by <a curse>", sorts.IS_STRUCK, "is struck by <a curse>"),
        Entry("gain a level", sorts.GAINS_LEVEL, "gains a level"),
        Entry("lose a level", sorts.LOSES_LEVEL, "loses a level"),
        Entry("play a One-Shot", sorts.PLAYS_ONE_SHOT, "plays a One-Shot"),
        Entry("die", sorts.DIES, "dies"),
        Entry("steal", sorts.STEALS, "steals"),
        Entry("sell Items", sorts.SELLS, "sells Items"),
        Entry("ask for help", sorts.ASKS_FOR_HELP, "asks for help"),
        Entry("are asked for help", sorts.IS_ASKED, "is asked for help"),
    ),
    "span": (
        Entry("turn", sorts.PER_TURN),
        Entry("combat", sorts.PER_COMBAT),
        Entry("victim", sorts.PER_VICTIM),
        Entry("roll", sorts.PER_ROLL),
        Entry("<curse>", sorts.PER_CURSE),
        Entry("game", sorts.PER_GAME),
    ),
    "pile": (Entry("Door", DOOR), Entry("Treasure", TREASURE)),
}  # fmt: skip

# Each slot of a template that takes a word: its list, and how the word stands there.
SLOTS: Final[dict[str, tuple[str, str]]] = {
    "noun": ("noun", ONE),
    "nouns": ("noun", MANY),
    "noun(s)": ("noun", AGREEING),
    "a noun": ("noun", ARTICLE),
    "a/no noun": ("noun", HAVING),
    "nouns don't": ("noun", DONT),
    "thing": ("thing", ONE),
    "things": ("thing", MANY),
    "thing(s)": ("thing", AGREEING),
    "place": ("place", ONE),
    "rooms": ("room", MANY),
    "room(s)": ("room", AGREEING),
    "trait": ("trait", ONE),
    "a trait": ("trait", ARTICLE),
    "every trait": ("trait", EVERY),
    "traits": ("trait", MANY),
    "tag": ("tag", ONE),
    "a tag": ("tag", ARTICLE),
    "trait or tag": ("counted", ONE),
    "trait or tags": ("label", MANY),
    "deck(s)": ("deck", AGREEING),
    "keyword": ("keyword", ONE),
    "track": ("track", ONE),
    "are/are not": ("be", ONE),
    "event": ("event", YOU),
    "events": ("event", OTHERS),
    **{name: (name, ONE) for name in CLOSED if name not in ("be", "event")},
}
# The lists that also take the name of a card in square brackets, and what the name becomes.
NAMED: Final[dict[str, Callable[[str], object]]] = {
    "noun": by_name,
    "place": by_name,
    "tag": label_of_name,
    "label": label_of_name,
    "counted": label_of_name,
}


def spoken(text: str, words: Words) -> str | None:
    """The text with the box's own words in it; None where the box has no such word."""
    said = ""
    for piece in pieces(text):
        if isinstance(piece, Text):
            said += piece.text
        elif isinstance(piece, Own):
            word = words.box.get(piece.key)
            if word is None:
                return None
            said += word.stands(piece.form)
    return said


class Lists:
    """Makes the slots for one box. Loose slots ignore case, number and article, to find out what was meant."""

    def __init__(self, words: Words, loose: bool, wording: int = NOW) -> None:
        self.words: Final = words
        self.loose: Final = loose
        self.wording: Final = wording
        self.names: Final = {name.lower() if loose else name: name for name in words.names}

    def slots(self) -> dict[str, Slot]:
        """Every slot by its name."""
        found: dict[str, Slot] = {
            "n": NumberSlot(1, self.loose),
            "n from 2": NumberSlot(2, self.loose),
            SIGNED: SignedSlot(self.loose),
            EXTRA: ExtraSlot(),
            MORE_OR_FEWER: MoreOrFewerSlot(),
            UNLESS_ONE: UnlessOneSlot(),
            "party@others": self.closed(CLOSED["party"], OTHERS),
        }
        lists = self.words.lists()
        for slot, (name, form) in SLOTS.items():
            if name in CLOSED:
                found[slot] = self.closed(CLOSED[name], form)
            elif form == DONT:
                nouns = lists[name]
                singular = frozenset([str(key_of(value)) for word, value in nouns if word.one == word.many])
                found[slot] = DontSlot(self.open(name, nouns, MANY), singular)
            elif form == AGREEING:
                found[slot] = AgreeingSlot(self.open(name, lists[name], ONE), self.open(name, lists[name], MANY))
            elif form == HAVING:
                found[slot] = HavingSlot(self.open(name, lists[name], ARTICLE), self.open(name, lists[name], ONE))
            else:
                found[slot] = self.open(name, lists[name], form)
        party = found["party"]
        if isinstance(party, WordSlot):
            party.shown["you"] = PLAYER  # the same, said to those of whom it was said
        return found

    def closed(self, entries: tuple[Entry, ...], form: str) -> Slot:
        """Of a list that is the same in every box."""
        found: list[tuple[str, object]] = []
        for entry in entries:
            said = spoken(entry.stood(form, self.wording), self.words)
            if said:
                found.append((said.lower() if self.loose else said, entry.value))
        return WordSlot(found)

    def open(self, name: str, entries: Listed, form: str) -> Slot:
        """Of a list that each box fills."""
        found: list[tuple[str, object]] = []
        for word, value in entries:
            if not self.loose:
                found.append((word.stands(form), value))
                continue
            ways = [word.one, word.many, word.articled, "a " + word.one, "an " + word.one, "the " + word.one]
            if form == EVERY:
                ways = [word.stands(EVERY), "every " + word.one]
            found.extend([(way, value) for way in dict.fromkeys([way.lower() for way in ways])])
        named = NAMED.get(name)
        return WordSlot(found) if named is None else WordSlot(found, self.names, named)
