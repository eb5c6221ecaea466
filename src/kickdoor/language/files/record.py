"""Makes a face from one record: checks its keys and values, and reads its sentences."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Final, TypeVar

from kickdoor.engine.table.face import (
    DOOR,
    NO_SLOT,
    TREASURE,
    Ability,
    Face,
    Fit,
    Numbers,
    Ornament,
    Sentences,
    Sort,
    Title,
)
from kickdoor.engine.table.sentence import KEPT, Cost, Limit, Moment, Node, Noun, Standing, Verb

from ..grammar.advice import Adviser
from ..grammar.kinds import (
    ABILITY_KEYS,
    KEYS,
    KINDS,
    NOUN,
    NUMBER,
    SENTENCE,
    SENTENCES,
    SLOTS,
    TAGS,
    TEXTS,
    TRAITS,
    TRUE,
    Key,
)
from ..grammar.phrase import Grammar
from ..grammar.rewording import Rewording
from ..grammar.words import MONSTER_TAG_KINDS, TRAIT_KINDS, article_of, plural_of
from .dead import Deadwood
from .icons import icons
from .problems import Problems

Record = Mapping[str, object]
SortOfNode = TypeVar("SortOfNode", bound=Node)

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 1000
MOST_IN_A_LIST: Final = 40
DECK_NAMES: Final = {"door": DOOR, "treasure": TREASURE}
# When a card may be played if its record does not say; all other kinds: at any time.
DEFAULT_WHEN: Final = {"one_shot": "in combat"}


def slug(name: str) -> str:
    """The id of a name: small letters and hyphens."""
    spelled = "".join([letter if letter.isalnum() else "-" for letter in name.lower().replace("'", "")])
    return "-".join([part for part in spelled.split("-") if part])


def bad_name(name: object, in_sentences: bool) -> str | None:
    """What is wrong with a name, or None. Names in sentences without brackets have stricter rules."""
    if not isinstance(name, str) or not slug(name):
        return "a name must be a text with letters or digits"
    if len(name) > LONGEST_NAME or name != name.strip() or not name.isprintable():
        return f"a name must be one line of at most {LONGEST_NAME} characters, without spaces at its ends"
    if "[" in name or "]" in name:
        return "a name may not have square brackets"
    if in_sentences and any(sign in name for sign in ",;:"):
        return "a name that sentences use without brackets may not have a comma, a colon or a semicolon"
    return None


def did_you_mean(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(word, known, 1)
    return f"; did you mean `{close[0]}`?" if close else ""


class Clerk:
    """Reads the records of one box and collects all problems instead of stopping at the first."""

    def __init__(
        self, box: str, grammar: Grammar, problems: Problems, strict: bool, removed_pays: bool = False
    ) -> None:
        self.box: Final = box
        self.grammar: Final = grammar
        self.rewording: Final = Rewording(grammar, removed_pays)
        self.adviser: Final = Adviser(grammar)
        self.problems: Final = problems
        self.strict: Final = strict  # card files: keys must be in order, and defaults left out
        self.traits: Final = [word.one for word in grammar.words.traits]
        # The place in the files that a problem names.
        self.file = ""
        self.kind = ""
        self.card = ""
        self.key = ""

    def wrong(self, message: str, sentence: str = "") -> None:
        self.problems.add(self.file, self.card, self.key, sentence, message)

    def default(self, written: str) -> None:
        if self.strict:
            self.wrong(f"{written} is the default: leave it out")

    def face(self, file: str, kind: str, record: Record) -> Face | None:
        """The face, as far as it can be read; None where not even its name can."""
        self.file, self.kind, self.key = file, kind, "name"
        name = record.get("name")
        self.card = name if isinstance(name, str) else f"a {kind} without a name"
        wrong = bad_name(name, kind in TRAIT_KINDS)
        if wrong is not None or not isinstance(name, str):
            self.wrong(wrong or "")
            return None
        allowed = KINDS[kind]
        self.check_keys(record, [key for key in KEYS if key in allowed.keys], f"a {kind}")
        for group in allowed.must:
            if not any(key in record for key in group):
                self.key = ""
                self.wrong(f"a {kind} must have {' or '.join([f'`{key}`' for key in group])}")
        if kind in ("special", "portal") and "does" in record and "when" not in record:
            self.key = ""
            self.wrong("a special or a portal with `does` must have `when`")
        known = len(self.problems.found)
        face = self.built(name, record)
        if self.strict and len(self.problems.found) == known:
            kept = any([standing.key == KEPT for standing in face.always])
            self.tell(Deadwood(kind, kept).face(face))
        return face

    def tell(self, found: list[tuple[str, str, str]]) -> None:
        """Reports sentences that were read, by key and sentence, with what is wrong with them."""
        for key, sentence, message in found:
            self.key = key
            self.wrong(message, sentence)

    def built(self, name: str, record: Record) -> Face:
        kind = self.kind
        deck = self.choice(record, "deck")
        is_trait = "plural" in KINDS[kind].keys
        title = Title(
            name, self.plural(name, record) if is_trait else "", self.article(name, record) if is_trait else ""
        )
        about = KINDS[kind]
        sort = Sort(self.box, about.name, DECK_NAMES[deck] if deck else about.deck, self.number(record, "copies"))
        return Face(
            title, sort, self.numbers(record), self.fit(record), self.says(name, record), self.ornament(record)
        )

    def numbers(self, record: Record) -> Numbers:
        return Numbers(
            level=self.number(record, "level"),
            rank=self.number(record, "rank"),
            bonus=self.number(record, "bonus"),
            treasures=self.number(record, "treasures"),
            levels=self.number(record, "levels"),
            value=self.number(record, "value"),
        )

    def fit(self, record: Record) -> Fit:
        slot = self.choice(record, "slot")
        return Fit(
            slot=1 + SLOTS.index(slot) if slot else NO_SLOT,
            big=self.flag(record, "big"),
            of=self.choice(record, "of"),
            fits=self.noun(record, "fits"),
            only=self.trait_names(record, "only"),
            not_for=self.trait_names(record, "not_for"),
        )

    def says(self, name: str, record: Record) -> Sentences:
        return Sentences(
            always=self.sentences(record, "always", Standing),
            until=self.sentence(record, "until", Moment),
            play=self.play(name, record),
            bad_stuff=self.sentences(record, "bad_stuff", Verb),
            abilities=self.abilities(name, record),
            tags=self.tags(record),
        )

    def ornament(self, record: Record) -> Ornament:
        return Ornament(self.icon(record), self.text(record, "flavour"), self.texts(record, "faq"))

    def play(self, name: str, record: Record) -> Ability | None:
        """What playing it does. A one-shot always has it: even one with only a bonus has a moment to be played."""
        does = self.sentences(record, "does", Verb)
        when = self.sentence(record, "when", Moment)
        cost = self.sentence(record, "cost", Cost)
        timed = when is not None and self.kind == "curse"
        if when is None:
            when = self.read(KEYS["when"], DEFAULT_WHEN.get(self.kind, "at any time"), Moment)
        if when is None or (not does and self.kind != "one_shot" and not timed):
            return None
        return Ability(name, when, does, cost)

    def abilities(self, card: str, record: Record) -> tuple[Ability, ...]:
        self.key = "ability"
        tables = record.get("ability")
        if tables is None or "ability" not in KINDS[self.kind].keys:
            return ()
        return self.ability_tables(card, tables)

    def ability_tables(self, card: str, tables: object) -> tuple[Ability, ...]:
        if not isinstance(tables, list) or not tables or len(tables) > MOST_IN_A_LIST:
            self.wrong("`ability` must be a list of tables; leave it out where there is none")
            return ()
        found: list[Ability] = []
        for table in tables:
            self.key = "ability"
            if not isinstance(table, Mapping):
                self.wrong("an ability must be a table of name, when, cost, limit, only, does")
                continue
            self.check_keys(table, list(ABILITY_KEYS), "an ability")
            for key in ("when", "does"):
                if key not in table:
                    self.key = "ability"
                    self.wrong(f"an ability must have `{key}`")
            name = self.text(table, "name", at_most=LONGEST_NAME)
            if name == card:
                self.default("the card's own name")
            when = self.sentence(table, "when", Moment)
            does = self.sentences(table, "does", Verb)
            if when is not None:
                cost = self.sentence(table, "cost", Cost)
                limit = self.sentence(table, "limit", Limit)
                found.append(Ability(name or card, when, does, cost, limit, self.trait_names(table, "only")))
        return tuple(found)

    # Keys.

    def check_keys(self, record: Record, allowed: list[str], whose: str) -> None:
        for key in record:
            if key not in allowed:
                self.key = ""
                self.wrong(f"{whose} has no key `{key}`{did_you_mean(str(key), allowed)}")
        written = [key for key in record if key in allowed]
        wanted = [key for key in allowed if key in written]
        if self.strict and written != wanted:
            self.key = ""
            self.wrong(f"write the keys in this order: {', '.join(wanted)}")

    def given(self, record: Record, key: str) -> object | None:
        """The value of a key, or None; a key that this kind may not have has been reported already."""
        self.key = key
        return record.get(key)

    def number(self, record: Record, key: str) -> int:
        about = KEYS[key].numbers
        value = self.given(record, key)
        usual = about.default or 0
        if value is None:
            return usual
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"`{key}` must be a {NUMBER}")
            return usual
        least = 0 if key == "treasures" and self.kind == "monster" else about.least
        if not least <= value <= about.most:
            self.wrong(f"`{key}` must be a number from {least} to {about.most}")
        if value == about.default and not KINDS[self.kind].needs(key):
            self.default(f"{key} = {value}")
        return value

    def flag(self, record: Record, key: str) -> bool:
        value = self.given(record, key)
        if value is not None and value is not True and (self.strict or value is not False):
            self.wrong(f"`{key}` must be {TRUE} or be left out")
        return value is True

    def choice(self, record: Record, key: str) -> str:
        about = KEYS[key]
        value = self.given(record, key)
        if value is None:
            return ""
        if not isinstance(value, str) or value not in about.choices:
            self.wrong(f"`{key}` must be one of {', '.join(about.choices)}")
            return ""
        if key == "deck" and DECK_NAMES[value] == KINDS[self.kind].deck:
            self.default(f'deck = "{value}"')
        return value

    def text(self, record: Record, key: str, at_most: int = LONGEST_TEXT) -> str:
        value = self.given(record, key)
        if value is None:
            return ""
        if not isinstance(value, str) or not 0 < len(value) <= at_most:
            self.wrong(f"`{key}` must be a text of 1 to {at_most} characters")
            return ""
        if not value.replace("\n", "").isprintable():
            self.wrong(f"`{key}` has characters that cannot be printed")
            return ""
        return value

    def icon(self, record: Record) -> str:
        name = self.text(record, "icon", at_most=LONGEST_NAME)
        if name and name not in icons():
            self.wrong(f"no icon of game-icons.net is called `{name}`{did_you_mean(name, sorted(icons()))}")
        return name

    def listed(self, record: Record, key: str, of: str, empty: bool = False) -> list[str]:
        value = self.given(record, key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.wrong(f"`{key}` must be a list of {of}")
            return []
        if not value and not empty:
            self.default(f"{key} = []")
        if len(value) > MOST_IN_A_LIST:
            self.wrong(f"`{key}` may have at most {MOST_IN_A_LIST} entries")
            return []
        return [str(one) for one in value]

    def texts(self, record: Record, key: str) -> tuple[str, ...]:
        texts = self.listed(record, key, TEXTS)
        if not all(0 < len(one) <= LONGEST_TEXT and one.isprintable() for one in texts):
            self.wrong(f"each of `{key}` must be a line of 1 to {LONGEST_TEXT} characters")
        return tuple(texts)

    def known(self, record: Record, key: str, of: str, words: list[str]) -> tuple[str, ...]:
        found = self.listed(record, key, of)
        for word in found:
            if word not in words:
                close = difflib.get_close_matches(word, words, 1)
                self.wrong(f'unknown word "{word}"' + (f'; did you mean "{close[0]}"?' if close else ""), word)
        if len(set(found)) < len(found):
            self.wrong(f"`{key}` has the same entry twice")
        return tuple(found)

    def trait_names(self, record: Record, key: str) -> tuple[str, ...]:
        return self.known(record, key, TRAITS, self.traits)

    def tags(self, record: Record) -> tuple[str, ...]:
        tags = self.grammar.words.tags
        return self.known(record, "tags", TAGS, tags.monster if self.kind in MONSTER_TAG_KINDS else tags.item)

    def plural(self, name: str, record: Record) -> str:
        written = self.text(record, "plural", at_most=LONGEST_NAME)
        wrong = bad_name(written, True) if written else None
        if wrong is not None:
            self.wrong(wrong)
        elif written == name + "s":
            self.default(f'plural = "{written}"')
        return written or plural_of(name)

    def article(self, name: str, record: Record) -> str:
        written = self.given(record, "article")
        if written is None:
            return article_of(name)
        if not isinstance(written, str) or (written and bad_name(written, True)):
            self.wrong('`article` must be a text such as "an", or "" for none')
            return article_of(name)
        if written == article_of(name):
            self.default(f'article = "{written}"')
        return written

    # Sentences.

    def noun(self, record: Record, key: str) -> Noun | None:
        written = self.text(record, key, at_most=LONGEST_NAME)
        if not written:
            return None
        for node, end in self.grammar.slots[NOUN].read(written, 0, 1):
            if end == len(written) and isinstance(node, Noun):
                node.text = written
                return node
        self.wrong(f'unknown word "{written}"; `{key}` names a kind of card, such as Armor', written)
        return None

    def read(self, about: Key, text: str, node_class: type[SortOfNode]) -> SortOfNode | None:
        readings = self.grammar.read(about.sort, text)
        fitting = [node for node in readings if isinstance(node, node_class)]
        if len(fitting) == 1:
            return fitting[0]
        said = self.rewording.new(about.sort, text, self.kind)
        if said is not None:
            self.wrong(f'this is the first printing\'s wording; write: "{said}"', text)
            return None
        self.wrong(self.adviser.explain(self.kind, about.name, about.sort, text), text)
        return None

    def sentence(self, record: Record, key: str, node_class: type[SortOfNode]) -> SortOfNode | None:
        value = self.given(record, key)
        if value is None:
            return None
        if not isinstance(value, str):
            self.wrong(f"`{key}` must be one {SENTENCE}")
            return None
        return self.read(KEYS[key], value, node_class)

    def sentences(self, record: Record, key: str, node_class: type[SortOfNode]) -> tuple[SortOfNode, ...]:
        written = self.listed(record, key, SENTENCES, empty=key == "bad_stuff")
        nodes = [self.read(KEYS[key], text, node_class) for text in written]
        return tuple([node for node in nodes if node is not None])
