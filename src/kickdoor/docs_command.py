"""The command `kickdoor docs`: the pages of docs/, which a wheel carries too."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated, Final

import typer

from .command_line import fail

PACKED: Final = Path(__file__).parent / "docs"  # in a wheel
CHECKOUT: Final = Path(__file__).parents[2] / "docs"


def docs(
    page: Annotated[str | None, typer.Argument(help="A page, as server or docs/server.md.")] = None,
) -> None:
    """List the pages of the documentation, or print one."""
    folder = PACKED if PACKED.is_dir() else CHECKOUT
    pages = {file.stem: file for file in sorted(folder.glob("*.md"))}
    if page is None:
        for name, file in pages.items():
            typer.echo(f"{name:<16}{_title(file)}")
        return
    wanted = page.removeprefix("docs/").removesuffix(".md").lower()
    if wanted not in pages:
        close = difflib.get_close_matches(wanted, pages, 1)
        advice = f"did you mean {close[0]}?" if close else "`kickdoor docs` lists all"
        fail(f"there is no page {page!r}; {advice}")
    typer.echo(pages[wanted].read_text("utf-8"), nl=False)


def _title(file: Path) -> str:
    with file.open(encoding="utf-8") as opened:
        return opened.readline().removeprefix("#").strip()
