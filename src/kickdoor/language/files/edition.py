"""Reads edition.toml: the words, phases, settings, tags and set-up of a box, and what death discards."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.box import ANY, SetUp, Stacks, Value
from kickdoor.engine.table.settings import REMOVED_PAYS, SETTINGS

from ..grammar.kinds import KEYWORD_KEYS, KINDS, TRACK_KEYS
from ..grammar.words import BOX_WORDS
from .problems import Problems
from .record import LONGEST_NAME, bad_name, did_you_mean

PARTS: Final = ["name", "words", "phases", "settings", "tags", "setup", "death", "keyword", "track"]
PHASES: Final = ["door", "trouble", "loot"]
TAG_LISTS: Final = ["monster", "item", "joining"]
LONGEST_TRACK: Final = 20
USABLE_OR_NOT: Final = "any, usable or not"  # what one cannot use is laid sideways
STACKS: Final[dict[str, Stacks]] = {"no": "no", "adds": "adds", "roll": "roll"}


class Edition:
    """The checked contents of edition.toml; its keywords and tracks are not read yet."""

    def __init__(self, file: str, written: dict[str, object], problems: Problems) -> None:
        self.file: Final = file
        self.problems: Final = problems
        self.check(written, PARTS, "edition.toml", "")
        name = written.get("name")
        wrong = bad_name(name, False)
        if wrong:
            self.wrong("name", wrong)
        self.name: Final = str(name)
        self.words: Final = self.read_words(self.table(written, "words", list(BOX_WORDS)))
        self.phases: Final = self.read_phases(self.table(written, "phases", PHASES))
        settings = self.table(written, "settings", [*SETTINGS, REMOVED_PAYS])
        self.removed_pays: Final = settings.pop(REMOVED_PAYS, None)  # of a box of the first printing
        self.settings: Final = self.read_settings(settings)
        tags = self.table(written, "tags", TAG_LISTS)
        self.monster_tags: Final = self.names(tags, "tags", "monster")
        self.item_tags: Final = self.names(tags, "tags", "item")
        self.joining: Final = self.names(tags, "tags", "joining")
        for tag in self.joining:
            if tag not in self.monster_tags:
                self.wrong("tags", f'"{tag}" is in `joining`, but is not a tag of monsters')
        self.setup: Final = self.read_setup(self.table(written, "setup", list(KINDS)))
        death = self.table(written, "death", ["discards"])
        self.lost_in_death: Final = self.names(death, "death", "discards")
        for kind in self.lost_in_death:
            if kind not in KINDS:
                self.wrong("death", f"no kind of card is called `{kind}`{did_you_mean(kind, list(KINDS))}")
        self.keywords: Final = self.read_keywords(written.get("keyword", []))
        self.tracks: Final = self.read_tracks(written.get("track", []))

    def wrong(self, key: str, message: str) -> None:
        self.problems.add(self.file, "", key, "", message)

    def check(self, table: dict[str, object], known: list[str], whose: str, key: str) -> None:
        for word in table:
            if word not in known:
                self.wrong(key, f"{whose} has no key `{word}`{did_you_mean(word, known)}")

    def table(self, written: dict[str, object], key: str, known: list[str]) -> dict[str, object]:
        table = written.get(key, {})
        if not isinstance(table, dict):
            self.wrong(key, f"[{key}] must be a table")
            return {}
        self.check(table, known, f"[{key}]", key)
        return {word: value for word, value in table.items() if word in known}

    def names(self, table: dict[str, object], key: str, word: str) -> list[str]:
        value = table.get(word, [])
        if not isinstance(value, list) or not all(bad_name(one, True) is None for one in value):
            self.wrong(key, f"`{word}` must be a list of names without comma, colon, semicolon or brackets")
            return []
        if len(set(value)) < len(value):
            self.wrong(key, f"`{word}` has the same entry twice")
        return [str(one) for one in value]

    def read_words(self, table: dict[str, object]) -> dict[str, tuple[str, str]]:
        found: dict[str, tuple[str, str]] = {}
        for key in table:
            pair = self.names(table, "words", key) if table[key] else []
            if len(pair) == 2:
                found[key] = (pair[0], pair[1])
            else:
                self.wrong("words", f"`{key}` must be a list of two words: singular and plural")
        return found

    def read_phases(self, table: dict[str, object]) -> dict[str, str]:
        found: dict[str, str] = {}
        for phase in PHASES:
            name = table.get(phase)
            if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
                self.wrong("phases", f"`{phase}` must be the name of that phase in this box")
            else:
                found[phase] = name
        return found

    def read_settings(self, table: dict[str, object]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for name, value in table.items():
            usual = SETTINGS[name].default
            if value == "any" and isinstance(usual, int) and not isinstance(usual, bool):
                found[name] = ANY
            elif isinstance(value, (bool, int, str)) and type(value) is type(usual):
                found[name] = value
            else:
                kind = {bool: "true or false", int: 'a number or "any"', str: "a word"}[type(usual)]
                self.wrong("settings", f"`{name}` must be {kind}")
        return found

    def read_setup(self, table: dict[str, object]) -> dict[str, SetUp]:
        found: dict[str, SetUp] = {}
        for kind, value in table.items():
            if value == "any" or value == USABLE_OR_NOT:
                found[kind] = SetUp(ANY, value == USABLE_OR_NOT)
            elif isinstance(value, int) and not isinstance(value, bool) and 0 < value < ANY:
                found[kind] = SetUp(value, False)
            else:
                self.wrong("setup", f'`{kind}` must be a number from 1, "any" or "{USABLE_OR_NOT}"')
        return found

    def read_keywords(self, tables: object) -> list[dict[str, object]]:
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.wrong("keyword", "write each keyword under [[keyword]]")
            return []
        found: list[dict[str, object]] = []
        names: list[str] = []
        for table in tables:
            name = table.get("name")
            wrong = bad_name(name, True)
            if wrong:
                self.wrong("keyword", wrong)
                continue
            self.check(table, list(KEYWORD_KEYS), "a keyword", str(name))
            if table.get("stacks") not in STACKS:
                self.wrong(str(name), f"`stacks` must be one of {', '.join(STACKS)}")
            if "always" not in table and "ability" not in table:
                self.wrong(str(name), "a keyword must have `always` or `ability`")
            if name in names:
                self.wrong(str(name), "there are two keywords of this name")
            names.append(str(name))
            found.append(table)
        return found

    def read_tracks(self, tables: object) -> list[dict[str, object]]:
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.wrong("track", "write each track under [[track]]")
            return []
        found: list[dict[str, object]] = []
        for table in tables:
            name, steps = table.get("name"), table.get("steps")
            wrong = bad_name(name, True)
            if wrong:
                self.wrong("track", wrong)
                continue
            self.check(table, list(TRACK_KEYS), "a track", str(name))
            if not isinstance(steps, int) or isinstance(steps, bool) or not 2 <= steps <= LONGEST_TRACK:
                self.wrong(str(name), f"`steps` must be a number from 2 to {LONGEST_TRACK}")
            if name in [other["name"] for other in found]:
                self.wrong(str(name), "there are two tracks of this name")
            found.append(table)
        return found
