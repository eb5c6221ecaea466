"""Starts a box: a small one that loads and plays, written into a folder that is not there yet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kickdoor.language.files.record import bad_name

from .schema import schema

TEMPLATE: Final = Path(__file__).parent / "template"
SCHEMA: Final = "cards.schema.json"


def start(folder: Path) -> list[Path]:
    """Writes the template, and the schema for editors, into a new or empty folder; the files, in their order."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} is there already, and nothing is overwritten: name a new folder")
    name = folder.absolute().name.replace("_", " ").replace("-", " ").title()
    wrong = bad_name(name, False)
    if wrong is not None:
        raise ValueError(f"a box is named after its folder, and {name!r} will not do: {wrong}")
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for file in sorted(TEMPLATE.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        written.append(_write(folder / file.name, text.replace("{name}", _quoted(name))))
    written.append(_write(folder / SCHEMA, schema()))
    return written


def _quoted(name: str) -> str:
    """As it stands between the quotes of a TOML text."""
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _write(file: Path, text: str) -> Path:
    with file.open("x", encoding="utf-8", newline="\n") as opened:
        opened.write(text)
    return file
