"""What the commands share: naming boxes, and saying in a line what a person did wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, NoReturn

import typer

Boxes = Annotated[list[str] | None, typer.Option("--box", help="A box by name or path; the first is the host.")]


def fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


@contextlib.contextmanager
def telling() -> Iterator[None]:
    """What a person did wrong is said in a line, not in a traceback."""
    from .engine.rules import Refused
    from .language.problems import BadBox

    try:
        yield
    except (BadBox, Refused, ValueError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
