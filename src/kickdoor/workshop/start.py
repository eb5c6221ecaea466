"""Starts a box in a new folder: a small one that can be played, or a copy of another box."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kickdoor.language.files.loader import EDITION, EDITIONS, OWN_BOXES
from kickdoor.language.files.printing import PRINTING
from kickdoor.language.files.record import bad_name
from kickdoor.tables import box_of

from .schema import schema

TEMPLATE: Final = Path(__file__).parent / "template"
SCHEMA: Final = "cards.schema.json"
FOR_EDITORS: Final = f"#:schema ./{SCHEMA}\n"  # the first line of a card file: its editor completes and checks it
NAME: Final = re.compile(r"^name\s*=.*$", re.MULTILINE)  # in edition.toml, before its tables


def start(folder: Path) -> list[Path]:
    """Writes the template and the schema for editors into a new or empty folder; returns the files."""
    name = _new_box(folder)
    written: list[Path] = []
    for file in sorted(TEMPLATE.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        written.append(_write(folder / file.name, text.replace("{name}", _quoted(name))))
    written.append(_write(folder / SCHEMA, schema()))
    return written


def copy(box: str, folder: Path) -> list[Path]:
    """Writes the files of a box, one of ours or a folder, into a new or empty folder; returns the files.

    The copy is named after its folder. It has no printing.toml, which says what became of cards of an older box.
    """
    box_of(box)  # a box with problems is refused before anything is written
    source = EDITIONS / box.replace("-", "_") if box in OWN_BOXES else Path(box)
    name = _new_box(folder)
    written: list[Path] = []
    for file in sorted(source.glob("*.toml")):
        if file.name == PRINTING:
            continue
        text = file.read_text(encoding="utf-8")
        if file.name == EDITION:
            text = NAME.sub(lambda _: f'name = "{_quoted(name)}"', text, count=1)
        elif not text.startswith(FOR_EDITORS):
            text = FOR_EDITORS + text
        written.append(_write(folder / file.name, text))
    written.append(_write(folder / SCHEMA, schema()))
    return written


def _new_box(folder: Path) -> str:
    """Makes the folder, and returns the name of the box in it."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} exists already and is not overwritten: name a new folder")
    name = folder.absolute().name.replace("_", " ").replace("-", " ").title()
    wrong = bad_name(name, False)
    if wrong is not None:
        raise ValueError(f"a box is named after its folder, and {name!r} cannot be its name: {wrong}")
    folder.mkdir(parents=True, exist_ok=True)
    return name


def _quoted(name: str) -> str:
    """The name escaped for a TOML string."""
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _write(file: Path, text: str) -> Path:
    with file.open("x", encoding="utf-8", newline="\n") as opened:
        opened.write(text)
    return file
