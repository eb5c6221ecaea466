"""Starts a box: writes a small one that can be played into a new folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kickdoor.language.files.record import bad_name

from .schema import schema

TEMPLATE: Final = Path(__file__).parent / "template"
SCHEMA: Final = "cards.schema.json"


def start(folder: Path) -> list[Path]:
    """Writes the template and the schema for editors into a new or empty folder; returns the files."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} exists already and is not overwritten: name a new folder")
    name = folder.absolute().name.replace("_", " ").replace("-", " ").title()
    wrong = bad_name(name, False)
    if wrong is not None:
        raise ValueError(f"a box is named after its folder, and {name!r} cannot be its name: {wrong}")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for file in sorted(TEMPLATE.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        written.append(_write(folder / file.name, text.replace("{name}", _quoted(name))))
    written.append(_write(folder / SCHEMA, schema()))
    return written


def _quoted(name: str) -> str:
    """The name escaped for a TOML string."""
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _write(file: Path, text: str) -> Path:
    with file.open("x", encoding="utf-8", newline="\n") as opened:
        opened.write(text)
    return file
