"""The commands `kickdoor cards …`. Each imports what it needs when it is called, so that help is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..telling import Boxes, fail, telling

cards = typer.Typer(help="Card files: start a box, check it, show it, measure it.", no_args_is_help=True)


@cards.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Boxes, folders of boxes, or files of a box.")],
) -> None:
    """Everything that is wrong with some card files, at once."""
    from ..language.loader import check as problems_of

    problems = problems_of(paths)
    for problem in problems:
        typer.echo(str(problem))
    if problems:
        fail(f"{len(problems)} problem{'s'[: len(problems) - 1]}")
    typer.echo("No problem: " + ", ".join(str(path) for path in paths))


@cards.command()
def show(name: Annotated[str, typer.Argument(help="A card's name, or part of it.")], box: Boxes = None) -> None:
    """A card as people see it."""
    from ..language.loader import OWN_BOXES
    from ..language.sheet import text
    from ..tables import box_of

    with telling():
        boxes = [box_of(one) for one in (box or OWN_BOXES)]
    faces = [(face, one) for one in boxes for face in one.faces]
    wanted = name.lower()
    found = [(face, one) for face, one in faces if face.name.lower() == wanted]
    found = found or [(face, one) for face, one in faces if wanted in face.name.lower()]
    if not found:
        import difflib

        close = difflib.get_close_matches(name, [face.name for face, _ in faces], 3)
        fail(f"no card is called {name!r}" + (f"; did you mean {' or '.join(close)}?" if close else ""))
    typer.echo("\n\n".join(f"{text(face, one)}\n  ({one.name})" for face, one in found))


@cards.command()
def language() -> None:
    """The reference of the card language, as in docs/card-language.md."""
    from ..language.loader import OWN_BOXES, own_box
    from ..language.reference import reference

    typer.echo(reference([own_box(id) for id in OWN_BOXES]), nl=False)
