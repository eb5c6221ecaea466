"""What the commands share: the options for boxes and settings, the message of an error, the check for extras."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer


def _sex(value: str | None) -> str | None:
    if value is not None and value.lower() not in ("male", "female"):
        raise typer.BadParameter("male or female")
    return value if value is None else value.lower()


BoxOption = Annotated[
    list[str] | None, typer.Option("--box", help="A box by name or path; the first is the host.")
]
SettingOption = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table setting, as name=value; see `kickdoor settings`."),
]
SexOption = Annotated[
    str | None,
    typer.Option("--sex", help="male or female, where the box has sexes; else at random.", callback=_sex),
]
Language = Annotated[
    str,
    typer.Option(
        help="The language of all that is said, as en or de; else that of LANG. xx-pseudo shows what has none."
    ),
]


def spoken() -> str:
    """The language of the environment where the catalogue has it, or else English."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = said.replace("-", "_").split(".")[0].split("_")[0].lower()
    # The folders are looked up here, since `kickdoor --help` shall not load the catalogue.
    return code if code.isalpha() and (Path(__file__).parent / "words" / code).is_dir() else "en"


SPOKEN: Final = spoken()


def parse_settings(given: list[str]) -> dict[str, object]:
    """Settings from `name=value`: true and false, whole numbers, texts."""
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
    """Prints the message to the error stream and ends the command with exit code 1."""
    typer.echo(message, err=True)
    raise typer.Exit(1)


def require(command: str, *modules: str, extra: str) -> None:
    """Fails before any work is done where a package that the command needs is not installed."""
    for module in modules:
        if find_spec(module) is None:
            fail(f"{command} needs {module}, which is not installed: pip install 'kickdoor[{extra}]'")


@contextlib.contextmanager
def errors_as_messages(language: str = SPOKEN) -> Iterator[None]:
    """An error that the caller of a command can mend is printed as one line, without a traceback."""
    # Late, so that `kickdoor --help` does not load the engine.
    from .engine.table.rules import Refused
    from .engine.table.settings import BadSetting
    from .language.files.problems import BadBox
    from .words import Words
    from .words.refusals import line

    try:
        yield
    except Refused as refused:
        fail(line(refused.view, language=language))
    except BadSetting as bad:
        fail(Words(language).bad_setting(bad.view))
    except (BadBox, ValueError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
