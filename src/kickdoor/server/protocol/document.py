"""The messages on the socket as a page for people: docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from string import Template
from typing import get_args

from kickdoor.views import names

from . import describe, limits, messages
from .describe import CLOSED, Described, Field
from .meanings import CLOSED_MEANINGS, OPEN_MEANINGS, WORDS
from .paces import PACES


def page() -> str:
    """docs/protocol.md: the text of `protocol.md`, filled in, then every message, shape and set of names."""
    text = files(__package__).joinpath("protocol.md").read_text("utf-8")
    lines = [Template(text).substitute(_filling())]
    groups = (
        ("From a client", describe.client()),
        ("From the server", describe.server()),
        ("Shapes", describe.views()),
    )
    for title, group in groups:
        lines += [f"## {title}", ""]
        for struct in group:
            lines += [f"### {struct.tag or struct.name}", "", struct.about, ""]
            if struct.fields:
                lines += ["| field | type | |", "| --- | --- | --- |", *map(_row(struct), struct.fields), ""]
    return "\n".join([*lines, *_sets()]).rstrip() + "\n"


def _filling() -> dict[str, object]:
    """The numbers and tables that the text names."""
    return {
        "version": messages.VERSION,
        "cookie": limits.COOKIE,
        "longest": f"{limits.LONGEST:,}",
        "chat": limits.KEPT_CHAT,
        "holds": limits.MOST_HOLDS,
        "late": limits.LATE,
        "grace": limits.GRACE // 1000,
        "rate": f"{limits.RATE:g}",
        "burst": f"{limits.BURST:g}",
        "strikes": limits.STRIKES,
        "queue": limits.QUEUE >> 10,
        "undo_most": limits.UNDO_MOST,
        "undo_seconds": limits.UNDO_SPAN // 1000,
        "chat_most": limits.CHAT_MOST,
        "chat_seconds": limits.CHAT_SPAN // 1000,
        "refusals": table(("code", "means"), messages.REFUSALS.items()),
        "closes": table(("code", "means"), messages.CLOSES.items()),
        "paces": table(("clock", "is"), ((name, _clock(name)) for name in PACES)),
    }


def _clock(name: str) -> str:
    pace = PACES[name]
    return WORDS.fill(f"clock-{name}", {"window": f"{pace.window / 1000:g}", "turn": pace.turn // 1000})


def _sets() -> list[str]:
    """The closed and the open sets of names."""
    about = "The names that fields hold. A set that is called open may grow without a new version."
    lines = ["## Names", "", about, ""]
    for name in CLOSED.values():
        if name not in ("RefusalCode", "CloseCode"):
            values = get_args(getattr(names, name))
            lines += [f"### {name}", "", _listed(CLOSED_MEANINGS.get(name, dict.fromkeys(values, ""))), ""]
    for name, words in OPEN_MEANINGS.items():
        lines += [f"### {name}", "", "Open: others may come.", "", _listed(words), ""]
    return lines


def _listed(words: Mapping[str | int, str] | Mapping[str, str]) -> str:
    if any(words.values()):
        return table(("name", "means"), words.items())
    return ", ".join(f"`{word}`" for word in words)


def _row(struct: Described) -> Callable[[Field], str]:
    def row(field: Field) -> str:
        shown = describe.written(field.type, field.open).replace("|", "\\|")
        optional = " (optional)" if field.optional else ""
        return f"| `{field.name}`{optional} | `{shown}` | {describe.description(field)} |"

    return row


def table(heads: tuple[str, str], rows: Iterable[tuple[object, str]]) -> str:
    """Two columns as Markdown."""
    lines = [f"| {heads[0]} | {heads[1]} |", "| --- | --- |"]
    return "\n".join([*lines, *[f"| `{word}` | {about} |" for word, about in rows]])
