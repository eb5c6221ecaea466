"""The word lists: closed, and in the box's own words."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.box import Box, Keyword, Value
from kickdoor.engine.table.card import ARMOR, DOOR, FOOTGEAR, HEADGEAR, TREASURE, Ability, Face

from ..sentences.foes import ANY_MONSTER, ANY_MUNCHKIN, NAME, TAG, TRAIT, Label
from ..sentences.nouns import (
    AnyCard,
    AnyItem,
    BigItem,
    CardNoun,
    HandheldItem,
    Helper,
    InSlot,
    Named,
    OfDeck,
    OfKind,
    SmallItem,
    Tagged,
)

TRAIT_KINDS: Final = ("class", "race", "house")
MONSTER_TAG_KINDS: Final = ("monster", "enhancer")
# The words a box may choose for itself, and what the five boxes chose.
BOX_WORDS: Final = {
    "curse": ("Curse", "Trap"),
    "class": ("Class", "Role"),
    "race": ("Race",),
    "companion": ("Hireling", "Sidekick", "Ally"),
    "power": ("Power", "Proficiency"),
    "kill": ("kill", "defeat"),
}
UNCHANGED: Final = ("Undead", "Fish", "Sheep", "Royalty")


def plural_of(word: str) -> str:
    """Regular English, for what has no plural of its own in the files."""
    last = word.split(" ")[-1]
    if last in UNCHANGED:
        return word
    if last.endswith(("man", "Man")) and last not in ("Human", "human"):
        return word[:-2] + "en"
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2:-1].lower() not in ("a", "e", "i", "o", "u", ""):
        return word[:-1] + "ies"
    return word + "s"


def article_of(word: str) -> str:
    lowered = word.lower()
    if lowered.startswith(("one", "uni", "use", "eu")) or lowered[:1] not in ("a", "e", "i", "o", "u"):
        return "a"
    return "an"


class Word:
    """A word as sentences need it: one, many, and its article (none where it takes none)."""

    def __init__(self, one: str, many: str | None = None, article: str | None = None) -> None:
        self.one: Final = one
        self.many: Final = plural_of(one) if many is None else many
        self.article: Final = article_of(one) if article is None else article
        self.articled: Final = f"{self.article} {one}" if self.article else one


def unchanging(word: str) -> Word:
    """Armor, Turf: no article and no plural s."""
    return Word(word, word, "")


class Words:
    """What the sentences of one box can say. Built from names alone, before any sentence is read."""

    def __init__(
        self,
        box: dict[str, tuple[str, str]],
        kinds: set[str],
        traits: list[Word],
        monster_tags: list[str],
        item_tags: list[str],
        keywords: list[str],
        names: list[str],
    ) -> None:
        self.box: Final = {key: Word(one, many) for key, (one, many) in box.items()}
        self.kinds: Final = kinds
        self.own_traits: Final = traits  # of the box's cards
        self.traits: Final = [*traits, Word("Male"), Word("Female")]
        if "race" in box or "race" in kinds:
            self.traits.append(Word("Human"))
        self.monster_tags: Final = list(dict.fromkeys(monster_tags))
        self.item_tags: Final = list(dict.fromkeys(item_tags))
        self.keywords: Final = list(dict.fromkeys(keywords))
        self.names: Final = list(dict.fromkeys(names))

    def things(self) -> list[tuple[Word, CardNoun]]:
        found: list[tuple[Word, CardNoun]] = [
            (Word("card"), AnyCard()),
            (Word("Item"), AnyItem()),
            (Word("small Item"), SmallItem()),
            (Word("Big Item"), BigItem()),
            (Word("handheld Item"), HandheldItem()),
            (Word("One-Shot"), OfKind("one_shot")),
            (Word("monster"), OfKind("monster")),
            (Word("Treasure"), OfDeck(TREASURE)),
            (Word("Door card"), OfDeck(DOOR)),
        ]
        for kind in ("curse", "power"):
            if kind in self.box:
                found.append((self.box[kind], OfKind(kind)))
        if "origin" in self.kinds:
            found.append((Word("Origin"), OfKind("origin")))
        for tag in self.item_tags:
            found.append((Word(tag), Tagged(tag)))
        return found

    def places(self) -> list[tuple[Word, CardNoun]]:
        found: list[tuple[Word, CardNoun]] = [
            (unchanging("Armor"), InSlot(ARMOR)),
            (unchanging("Headgear"), InSlot(HEADGEAR)),
            (unchanging("Footgear"), InSlot(FOOTGEAR)),
        ]
        for kind in ("class", "race", "companion"):
            if kind in self.box:
                found.append((self.box[kind], OfKind(kind)))
        if "steed" in self.kinds:
            found.append((Word("Steed"), OfKind("steed")))
        if "turf" in self.kinds:
            found.append((unchanging("Turf"), OfKind("turf")))
        return found

    def rooms(self) -> list[tuple[Word, str]]:
        found = [(Word("hand"), "hand"), (Word("Big Item"), "big")]
        for word, noun in self.places():
            found.append((word, noun.key))
        return found

    def trait_labels(self) -> list[tuple[Word, Label]]:
        return [(word, Label(TRAIT, word.one)) for word in self.traits]

    def tag_labels(self) -> list[tuple[Word, Label]]:
        return [(Word(tag), Label(TAG, tag)) for tag in self.monster_tags]

    def clashes(self) -> list[tuple[str, str, str]]:
        """Words that stand in two lists of their kind: the word and the two lists."""
        nouns = [(word, "thing") for word, _ in self.things()]
        nouns += [(word, "place") for word, _ in self.places()]
        labels = [(word, "trait") for word in self.traits] + [(Word(tag), "tag") for tag in self.monster_tags]
        labels += [(Word("monster"), "count"), (Word("munchkin"), "count")]
        found = []
        for kind in (nouns, labels):
            seen: dict[str, str] = {}
            for word, where in kind:
                for display in dict.fromkeys((word.one, word.many)):
                    if display in seen:
                        found.append((display, seen[display], where))
                    seen.setdefault(display, where)
        return found


ANY_LABELS: Final = [
    (Word("monster"), Label(ANY_MONSTER, "monster")),
    (Word("munchkin"), Label(ANY_MUNCHKIN, "munchkin")),
]
A_HELPER: Final = (Word("helper"), Helper())


def by_name(name: str) -> object:
    return Named(name)


def label_of_name(name: str) -> object:
    return Label(NAME, name)


class WrittenBox(Box):
    """A box with the words its sentences may use, for reading a scenario's cards and for the reference."""

    def __init__(
        self,
        id: str,
        name: str,
        words: Words,
        phases: dict[str, str],
        settings: dict[str, Value],
        setup: dict[str, int],
        joining: tuple[str, ...],
        lost_in_death: tuple[str, ...],
        keywords: tuple[Keyword, ...],
        faces: tuple[Face, ...],
        digest: str,
    ) -> None:
        own = {key: (word.one, word.many) for key, word in words.box.items()}
        super().__init__(id, name, own, phases, settings, setup, joining, lost_in_death, keywords, faces, digest)
        self.speech: Final = words

    def rules_of(self, ability: Ability) -> tuple[str, ...]:
        from ..files.reference import rules_of  # read from the source, and only when somebody asks why

        return rules_of(ability)


def words_of(box: Box) -> Words:
    """The words of a box; of one that was not read from files, as far as its cards show them."""
    if isinstance(box, WrittenBox):
        return box.speech
    faces = box.faces
    return Words(
        box.words,
        {face.kind for face in faces},
        [Word(face.name, face.plural, face.article) for face in faces if face.kind in TRAIT_KINDS],
        [tag for face in faces if face.kind in MONSTER_TAG_KINDS for tag in face.tags] + list(box.joining),
        [tag for face in faces if face.kind not in MONSTER_TAG_KINDS for tag in face.tags],
        [keyword.name for keyword in box.keywords],
        [face.name for face in faces],
    )
