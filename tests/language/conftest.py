"""The sample boxes, and a fixture that writes a box and checks it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import check, load_box
from kickdoor.language.files.written import words_of
from kickdoor.language.grammar.phrase import Grammar

SAMPLES = Path(__file__).parent / "samples"
BOXES = ("base", "super", "oz", "harry_potter", "south_park")

EDITION = """\
name = "Probe"

[words]
curse = ["Curse", "Curses"]
class = ["Class", "Classes"]
companion = ["Hireling", "Hirelings"]
kill = ["kill", "kills"]

[phases]
door = "Kick Open the Door"
trouble = "Look for Trouble"
loot = "Loot the Room"

[tags]
monster = ["Undead"]
item = ["Weapon"]
"""


@functools.cache
def sample(name: str) -> Box:
    return load_box(SAMPLES / name)


@functools.cache
def grammar(name: str) -> Grammar:
    return Grammar(words_of(sample(name)))


Told = Callable[..., list[str]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """Writes a box of one card file and says what is wrong with it, as the checker prints it."""

    def write(cards: str, edition: str = EDITION) -> list[str]:
        folder = tmp_path / "probe"
        folder.mkdir(exist_ok=True)
        (folder / "edition.toml").write_text(edition, encoding="utf-8")
        (folder / "cards.toml").write_text(cards, encoding="utf-8")
        return [str(problem) for problem in check([folder])]

    return write
