"""Reads scenario files: YAML of limited size, with the line of every key and item."""

from __future__ import annotations

import re
from pathlib import Path as File
from typing import Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from .errors import BadScenario, Path
from .schema import check_file
from .words import mappings_in

LARGEST: Final = 256_000  # bytes
DEEPEST: Final = 40
MOST_OPEN: Final = 5 * DEEPEST  # brackets; those in texts are counted too
BETWEEN: Final = re.compile(r"---\s*(#.*)?")  # the line between two scenarios of a file
BRACKETS: Final = re.compile(r"[\[\]{}]")


class Scenario:
    """A scenario of the right shape."""

    def __init__(self, data: dict[str, object], lines: dict[Path, int]) -> None:
        self.data: Final = data
        self.lines: Final = lines
        self.title: Final = str(data.get("title", ""))
        self.refused: Final = data.get("refused")
        self.steps: Final = mappings_in(data, "steps")
        self.literal: Final = data.get("passes") == "written"  # nothing is answered automatically

    def line(self, path: Path) -> int:
        """The line of a place in the file, or of the nearest place around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(file: File) -> Scenario:
    """The scenario in a file; `BadScenario` with the line where it is not one."""
    return parse(_text(file))


def texts_in(file: File) -> list[str]:
    """The texts of the scenarios in a file, each after as many empty lines as there are lines before it."""
    text = _text(file)
    found: list[str] = []
    begun, lines = 0, [*text.splitlines(), "---"]
    for number, line in enumerate(lines):
        if BETWEEN.fullmatch(line):
            one = lines[begun:number]
            if any([row.strip() and not row.lstrip().startswith("#") for row in one]):
                found.append("\n" * begun + "\n".join(one) + "\n")
            begun = number + 1
    return found or [text]


def _text(file: File) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise BadScenario(f"a scenario file has at most {LARGEST:,} bytes", line=1)
        return file.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadScenario(f"cannot be read: {error.strerror}", line=1) from None
    except UnicodeDecodeError as error:
        raise BadScenario(f"not written in UTF-8 (at byte {error.start})", line=1) from None


def _nests_too_deeply(text: str) -> bool:
    """Whether more brackets are open at once than any scenario has: the YAML parser would take seconds."""
    depth = 0
    for bracket in BRACKETS.findall(text):
        depth += 1 if bracket in "[{" else -1
        if depth > MOST_OPEN:
            return True
    return False


def parse(text: str) -> Scenario:
    if _nests_too_deeply(text):
        raise BadScenario("nested too deeply", line=1)
    try:
        node = YAML(typ="safe", pure=True).compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadScenario(f"not YAML: {error.problem}", line=1 if mark is None else mark.line + 1) from None
    except (YAMLError, ValueError) as error:
        raise BadScenario(f"not YAML: {error}", line=1) from None
    except RecursionError:
        raise BadScenario("nested too deeply", line=1) from None
    lines: dict[Path, int] = {}
    data = _plain(node, (), lines)
    if not isinstance(data, dict):
        raise BadScenario("a scenario is a mapping: title, box, players, steps …", line=1)
    scenario = Scenario(data, lines)
    try:
        check_file(data)
    except BadScenario as bad:
        bad.line = scenario.line(bad.path)
        raise
    return scenario


def _plain(node: Node | None, path: Path, lines: dict[Path, int]) -> object:
    """A node as plain data; notes the line of each key and each item."""
    if node is None:
        return None
    line = node.start_mark.line + 1
    lines.setdefault(path, line)
    if len(path) > DEEPEST:
        raise BadScenario("nested too deeply", line=line)
    if node.anchor:
        raise BadScenario("a scenario has no anchors and aliases", line=line)
    if isinstance(node, MappingNode):
        found: dict[str, object] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                raise BadScenario("a key is a word", line=key.start_mark.line + 1)
            name = str(key.value)
            if name in found:
                raise BadScenario(f"{name!r} stands here twice", line=key.start_mark.line + 1)
            lines[(*path, name)] = key.start_mark.line + 1
            found[name] = _plain(value, (*path, name), lines)
        return found
    if isinstance(node, SequenceNode):
        return [_plain(item, (*path, place), lines) for place, item in enumerate(node.value)]
    return _scalar(str(node.tag).rpartition(":")[2], str(node.value), line)


def _scalar(tag: str, text: str, line: int) -> object:
    try:
        if tag == "int":
            digits = text.replace("_", "")
            return int(digits) if digits.lstrip("+-").isdigit() else int(digits, 0)
        if tag == "float":
            return float(text.replace("_", ""))
    except ValueError:
        return text
    if tag == "bool":
        return text.lower() == "true"
    if tag == "null":
        return None
    if tag in ("str", "timestamp"):
        return text
    raise BadScenario(f"a scenario has no tags such as {tag!r}", line=line)
