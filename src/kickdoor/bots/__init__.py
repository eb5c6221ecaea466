"""Players made of code: each sees what its seat may know, and answers with an index. One file, one bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from .characters import CHARACTERS
from .thinking.temper import temper_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from kickdoor.views.deeds import AskView
    from kickdoor.views.seat import View

GROUP: Final = "kickdoor.bots"  # the entry points of packages that bring bots
OURS: Final = "kickdoor"
# By name, which is that of its file; its class is called after it.
OWN: Final = {
    "searcher": "plays on in its head, a hundred milliseconds a choice; the schemer whispers to it",
    "schemer": "hides behind the leader, sells its help dear, and stops whoever is about to win",
    "greedy": "plays to win: helps only for a price, and strikes when it pays",
    "simple": "plays sensibly, forgives a slip, and asks for help when it is in trouble",
    "mellow": "fights what comes through the door, and leaves the shortcuts to you",
    "gentle": "takes part, helps whoever asks and hurts nobody; for a first game",
    "random": "closes its eyes and points at something; good for a laugh",
}
TEMPERED: Final = ("schemer", "searcher")  # those that have a temper, as in schemer:vengeful

# Those that think longer than people at a table wait; they may be given a budget, as in searcher@200ms.
SLOW: Final = ("searcher",)


class Bot(Protocol):
    """Whatever can answer. It may also have `why()`: the reason for what it did last, data or a sentence."""

    def choose(self, view: View, ask: AskView) -> int:
        """The index of the option it takes."""


class Known(NamedTuple):
    """A bot that can sit down, or the reason why it cannot."""

    name: str
    about: str
    package: str
    broken: bool = False


class NoBot(ValueError):
    """A name nobody answers to, or a bot that cannot sit down."""


def bot_of(name: str, seed: int | str) -> Bot:
    """A bot by its name: ours, with a temper after a colon where it has one; a character; one from outside."""
    if name in CHARACTERS:
        return bot_of(CHARACTERS[name].bot, seed)
    plain, at, budget = name.partition("@")
    kind, colon, temper = plain.partition(":")
    if colon and kind not in TEMPERED:
        raise NoBot(f"{name}: only {', '.join(TEMPERED)} have a temper")
    if at and kind not in SLOW:
        raise NoBot(f"{name}: only {', '.join(SLOW)} has a budget of thought")
    if kind in OWN:
        called = f"{kind.title()}Bot"
        made = getattr(import_module(f".players.{kind}", __name__), called, None)
        if made is None:
            raise NoBot(f"{name}: bots/players/{kind}.py has no class {called}")
        tempers = [temper_of(temper)] if colon else []
        bot: Bot = made(seed, *tempers, **(_budget(name, budget) if at else {}))
        return bot
    if kind in _outside():
        return _seat(kind, seed)
    listed = [*OWN, *(f"{bot}:TEMPER" for bot in TEMPERED), *CHARACTERS, *_outside()]
    raise NoBot(f"there is no bot called {name!r}; there are {', '.join(listed)}")


def _budget(name: str, budget: str) -> dict[str, int]:
    """How long it may think: milliseconds, or imagined games."""
    count = budget.removesuffix("ms")
    if not (count.isascii() and count.isdigit() and len(count) < 7):
        raise NoBot(f"{name}: expected a budget as in searcher@200ms or searcher@40, found {budget!r}")
    return {"milliseconds" if count != budget else "iterations": int(count)}


def known() -> list[Known]:
    """Ours, then those from outside; one that is broken is listed with what is wrong, and hides nobody."""
    found = [Known(name, about, OURS) for name, about in OWN.items()]
    for name in _outside():
        package = _package(_outside()[name][0])
        try:
            said = (_factory(name).__doc__ or "").strip().partition("\n")[0]
            found.append(Known(name, said or "says nothing about itself", package))
        except NoBot as error:
            found.append(Known(name, str(error), package, True))
    return found


# From outside: a package names them in its metadata, under our group.


@cache
def _outside() -> Mapping[str, list[EntryPoint]]:
    """Entry points by name. Nobody takes the name of one of ours, nor one that reads as a temper."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        found.setdefault(entry.name, []).append(entry)
    return found


def _package(entry: EntryPoint) -> str:
    return "an unknown package" if entry.dist is None else entry.dist.name


@cache
def _factory(name: str) -> Callable[..., object]:
    entries = _outside()[name]
    owners = [_package(entry) for entry in entries]
    if name in OWN or name in CHARACTERS or ":" in name or "," in name:
        raise NoBot(f"the package {owners[0]} calls its bot {name!r}, a name that is taken or cannot be")
    if len(entries) > 1:
        raise NoBot(f"the packages {' and '.join(owners)} both bring a bot called {name}: remove one of them")
    try:
        made = entries[0].load()
    except Exception as error:
        raise NoBot(
            f"the bot {name} of the package {owners[0]} cannot be loaded from {entries[0].value}: "
            f"{type(error).__name__}: {error}"
        ) from error
    if not callable(made):
        raise NoBot(f"the bot {name} of the package {owners[0]}: {entries[0].value} is no class or function")
    return made  # type: ignore[no-any-return]


def _seat(name: str, seed: int | str) -> Bot:
    made, package = _factory(name), _package(_outside()[name][0])
    try:
        bot = made(seed)
    except Exception as error:
        raise NoBot(
            f"the bot {name} of the package {package} cannot sit down: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise NoBot(f"the bot {name} of the package {package} has no method choose(view, ask)")
    return bot  # type: ignore[return-value]
