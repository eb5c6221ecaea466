"""Bots: each is shown what its seat may know, and answers with the index of an option. One file, one bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View

from .characters import CHARACTERS
from .thinking.temper import temper_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "kickdoor.bots"  # the entry points of packages that bring bots
OURS: Final = "kickdoor"
# Our bots by name: `greedy` is the class `GreedyBot` in players/greedy.py, `bot-about-greedy` its text.
OWN: Final = ("searcher", "schemer", "greedy", "simple", "mellow", "gentle", "random")
TEMPERED: Final = ("schemer", "searcher")  # bots with a temper, as in schemer:vengeful
# Bots too slow for a table of people; they take a time limit, as in searcher@200ms.
SLOW: Final = ("searcher",)


class Bot(Protocol):
    """A bot. It may also have `why()`: the reason for its last answer, as a `ReasonView` or a sentence."""

    def choose(self, view: View, ask: AskView) -> int:
        """The index of the option that it takes."""


class Known(NamedTuple):
    """A bot of the list. `about` is the sentence of a bot from another package, or why it is broken."""

    name: str
    about: str
    package: str
    broken: bool = False


class NoBot(ValueError):
    """There is no bot of this name, or it cannot be loaded."""


def bot_of(name: str, seed: int | str) -> Bot:
    """A bot by its name: ours (`schemer:vengeful`, `searcher@40`), a character, or of another package."""
    if name in CHARACTERS:
        return bot_of(CHARACTERS[name].bot, seed)
    plain, at, budget = name.partition("@")
    kind, colon, temper = plain.partition(":")
    if colon and kind not in TEMPERED:
        raise NoBot(f"{name}: only {', '.join(TEMPERED)} have a temper")
    if at and kind not in SLOW:
        raise NoBot(f"{name}: only {', '.join(SLOW)} has a time limit")
    if kind in OWN:
        called = f"{kind.title()}Bot"
        made = getattr(import_module(f".players.{kind}", __name__), called, None)
        if made is None:
            raise NoBot(f"{name}: bots/players/{kind}.py has no class {called}")
        tempers = [temper_of(temper)] if colon else []
        bot: Bot = made(seed, *tempers, **(_budget(name, budget) if at else {}))
        return bot
    if kind in _outside():
        return _made(kind, seed)
    listed = [*OWN, *(f"{bot}:TEMPER" for bot in TEMPERED), *CHARACTERS, *_outside()]
    near = get_close_matches(kind, listed, 1)
    meant = f"did you mean {near[0]}? There are" if near else "there are"
    raise NoBot(f"there is no bot called {name!r}; {meant} {', '.join(listed)}")


def is_own(name: str) -> bool:
    """Whether it is a bot of ours, also under the name of a character, with a temper or a time limit."""
    return name in CHARACTERS or name.partition("@")[0].partition(":")[0] in OWN


def _budget(name: str, budget: str) -> dict[str, int]:
    """The time limit for an answer: milliseconds, or a number of imagined games."""
    count = budget.removesuffix("ms")
    if not (count.isascii() and count.isdigit() and len(count) < 7):
        raise NoBot(f"{name}: expected a time limit as in searcher@200ms or searcher@40, found {budget!r}")
    return {"milliseconds" if count != budget else "iterations": int(count)}


def known() -> list[Known]:
    """Our bots, then those of other packages; a broken one is listed with its error."""
    found = [Known(name, "", OURS) for name in OWN]
    for name in _outside():
        package = _package(_outside()[name][0])
        try:
            said = (_factory(name).__doc__ or "").strip().partition("\n")[0]
            found.append(Known(name, said or "has no description", package))
        except NoBot as error:
            found.append(Known(name, str(error), package, True))
    return found


def others() -> list[str]:
    """The names of the bots of other packages, none of whose code is run for it."""
    return list(_outside())


# Bots of other packages: entry points of the group `kickdoor.bots`.


@cache
def _outside() -> Mapping[str, list[EntryPoint]]:
    """The entry points by name."""
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
        raise NoBot(f"the package {owners[0]} calls its bot {name!r}: that name is taken or not allowed")
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


def _made(name: str, seed: int | str) -> Bot:
    made, package = _factory(name), _package(_outside()[name][0])
    try:
        bot = made(seed)
    except Exception as error:
        raise NoBot(
            f"the bot {name} of the package {package} cannot be created: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise NoBot(f"the bot {name} of the package {package} has no method choose(view, ask)")
    return bot  # type: ignore[return-value]
