"""What the commands share: naming boxes and settings, and saying in a line what a person did wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, NoReturn

import typer

Boxes = Annotated[list[str] | None, typer.Option("--box", help="A box by name or path; the first is the host.")]

Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table setting, as name=value; see `kickdoor settings`."),
]


def settings_of(given: list[str]) -> dict[str, object]:
    """Settings as they are typed: true and false, numbers, words."""
    found: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--option {pair}: expected name=value, as in epic=true")
        if value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return found


def fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


@contextlib.contextmanager
def telling() -> Iterator[None]:
    """What a person did wrong is said in a line, not in a traceback."""
    from .engine.table.rules import Refused
    from .language.files.problems import BadBox

    try:
        yield
    except (BadBox, Refused, ValueError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
