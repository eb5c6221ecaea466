"""Finds every string of a TOML or YAML file with its place, so that some can be replaced and nothing else."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

Path = tuple[str | int, ...]

# Tokens of TOML, at a place: the strings first, the long ones before the short ones.
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' "|'''.*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' "|'[^'\n]*'", re.DOTALL
)
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
OTHER_VALUE: Final = re.compile(r"[^,\]}\n#]+")

# What needs no quotes in YAML, also between brackets.
PLAIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _'/.;()&!?+-]*")
NOT_PLAIN: Final = re.compile(r"true|false|null|yes|no|on|off|[0-9.+-]+|.* ", re.IGNORECASE)


class Spot(NamedTuple):
    """A string of a file: where it stands in the data and in the text. A key of a mapping is a spot too."""

    path: Path
    value: str
    start: int
    end: int
    quote: str  # the sign it begins with; empty: none
    is_key: bool = False


class TomlSpots:
    """The strings of a TOML file that `tomllib` can read."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.found: Final[list[Spot]] = []
        self.counts: Final[dict[Path, int]] = {}  # how many tables each list of tables has so far
        table: Path = ()
        self.skip()
        while self.at < len(text):
            if text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip()

    def skip(self) -> None:
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at

    def header(self) -> Path:
        """The path of the table that a header opens."""
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        path: Path = ()
        keys = self.keys()
        for place, key in enumerate(keys):
            path = (*path, key)
            last = place == len(keys) - 1
            if last and double:
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:
                path = (*path, self.counts[path])
        self.at = self.text.index("]", self.at) + (2 if double else 1)
        return path

    def keys(self) -> list[str]:
        """A key with dots."""
        found = [self.key()]
        self.skip()
        while self.text.startswith(".", self.at):
            self.at += 1
            found.append(self.key())
            self.skip()
        return found

    def key(self) -> str:
        self.skip()
        bare = BARE_KEY.match(self.text, self.at) or STRING.match(self.text, self.at)
        if bare is None:
            raise ValueError(f"no key at character {self.at}")
        self.at = bare.end()
        return bare.group() if bare.re is BARE_KEY else str(tomllib.loads(f"a = {bare.group()}")["a"])

    def pair(self, table: Path) -> None:
        path = (*table, *self.keys())
        self.at = self.text.index("=", self.at) + 1
        self.value(path)

    def value(self, path: Path) -> None:
        self.skip()
        text = self.text
        string = STRING.match(text, self.at)
        if string is not None:
            said = str(tomllib.loads(f"a = {string.group()}")["a"])
            self.found.append(Spot(path, said, self.at, string.end(), text[self.at]))
            self.at = string.end()
        elif text[self.at] == "[":
            self.several("]", path)
        elif text[self.at] == "{":
            self.several("}", path)
        else:
            other = OTHER_VALUE.match(text, self.at)
            self.at = other.end() if other else self.at + 1

    def several(self, closing: str, path: Path) -> None:
        """A list, or a table in braces."""
        self.at += 1
        place = 0
        while True:
            self.skip()
            if self.text[self.at] == closing:
                self.at += 1
                return
            if self.text[self.at] == ",":
                self.at += 1
                place += 1
            elif closing == "}":
                self.pair(path)
            else:
                self.value((*path, place))


def yaml_spots(text: str, offset: int = 0) -> list[Spot]:
    """The strings of one YAML document, with its keys; `offset` is where it begins in its file."""
    node = YAML(typ="safe", pure=True).compose(text)
    found: list[Spot] = []
    if node is not None:
        _yaml(node, (), text, offset, found)
    return found


def _yaml(node: Node, path: Path, text: str, offset: int, found: list[Spot]) -> None:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if isinstance(key, ScalarNode):
                found.append(_scalar(key, path, text, offset, True))
                _yaml(value, (*path, str(key.value)), text, offset, found)
    elif isinstance(node, SequenceNode):
        for place, item in enumerate(node.value):
            _yaml(item, (*path, place), text, offset, found)
    elif isinstance(node, ScalarNode) and str(node.tag).endswith(":str"):
        found.append(_scalar(node, path, text, offset, False))


def _scalar(node: ScalarNode, path: Path, text: str, offset: int, is_key: bool) -> Spot:
    start, end = node.start_mark.index, node.end_mark.index
    quote = text[start] if node.style in ("'", '"') else str(node.style or "")
    return Spot(path, str(node.value), start + offset, end + offset, quote, is_key)


def quoted(spot: Spot, said: str, toml: bool) -> str:
    """A text as it is written in place of a spot, between the same signs where they can hold it."""
    if spot.quote == "'" and "'" not in said:
        return f"'{said}'"
    if spot.quote == "'" and not toml:
        return "'" + said.replace("'", "''") + "'"
    if not toml and not spot.quote and PLAIN.fullmatch(said) and not NOT_PLAIN.fullmatch(said):
        return said
    return json.dumps(said, ensure_ascii=False)


def replaced(text: str, edits: list[tuple[Spot, str]], toml: bool) -> str:
    """The text with some of its strings replaced."""
    for spot, said in sorted(edits, key=lambda edit: edit[0].start, reverse=True):
        text = text[: spot.start] + quoted(spot, said, toml) + text[spot.end :]
    return text
