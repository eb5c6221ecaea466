"""What a box may set: its words, limits and phases, what death keeps, its keywords and tracks; all of it data."""

from __future__ import annotations

from typing import Final, Literal

from kickdoor.views.table import PhasesView

from .face import Ability, Face
from .sentence import Standing, Verb

ANY: Final = 1000  # "any" as a number

Value = bool | int | str

# What it means that several cards grant a keyword: no more than one, each adds, each adds 1 to the die.
Stacks = Literal["no", "adds", "roll"]


PRINTING_DIGITS: Final = 12


class Keyword:
    """An ability with a name of its own, granted by cards and defined once by the box."""

    def __init__(
        self,
        name: str,
        stacks: Stacks,
        always: tuple[Standing, ...],
        abilities: tuple[Ability, ...],
        names_source: bool = False,
    ) -> None:
        self.name: Final = name
        self.stacks: Final[Stacks] = stacks
        self.always: Final = always
        self.abilities: Final = abilities
        self.names_source: Final = names_source  # whether it matters which of several cards is tried (RULE-36)


class Track:
    """A way that each character goes step by step, as cards say; at its end something happens (RULE-38)."""

    def __init__(self, name: str, steps: int, end: tuple[Verb, ...]) -> None:
        self.name: Final = name
        self.steps: Final = steps  # to its end
        self.end: Final = end


class Defined:
    """What a box defines once, and its cards speak of by name."""

    def __init__(self, keywords: tuple[Keyword, ...], tracks: tuple[Track, ...]) -> None:
        self.keywords: Final = keywords
        self.tracks: Final = tracks


class SetUp:
    """How many cards of a kind may be played before the first turn (SET-05)."""

    def __init__(self, number: int, unusable: bool) -> None:
        self.number: Final = number  # or ANY
        self.unusable: Final = unusable  # also those that could not be used; they are laid sideways


class Rulebook:
    """What a box says besides its cards."""

    def __init__(
        self,
        words: dict[str, tuple[str, str]],
        phases: dict[str, str],
        settings: dict[str, Value],
        setup: dict[str, SetUp],
        joining: tuple[str, ...],
        lost_in_death: tuple[str, ...],
    ) -> None:
        self.words: Final = words
        self.phases: Final = phases
        self.settings: Final = settings
        self.setup: Final = setup
        self.joining: Final = joining
        self.lost_in_death: Final = lost_in_death


class Box:
    """One edition: its rulebook and the faces of its cards."""

    def __init__(
        self,
        id: str,
        name: str,
        rulebook: Rulebook,
        defined: Defined,
        faces: tuple[Face, ...],
        digest: str,
    ) -> None:
        self.id: Final = id  # what players call it by: its folder's name, with hyphens
        self.name: Final = name
        self.words: Final = rulebook.words  # curse, class, race, companion, power, kill: singular and plural
        self.phases: Final = rulebook.phases  # door, trouble, loot: what the box calls them
        named = [rulebook.phases.get(phase, "") for phase in ("door", "trouble", "loot")]
        self.phases_shown: Final = PhasesView(*named)
        self.settings: Final = rulebook.settings  # defaults of table settings (OPT-04)
        self.setup: Final = rulebook.setup  # by kind: what may be played before the first turn (SET-05)
        self.joining: Final = rulebook.joining  # tags whose monsters join fights of their like (TAG-01)
        self.lost_in_death: Final = rulebook.lost_in_death  # kinds discarded, not looted (DEATH-02, DEATH-09)
        self.keywords: Final = defined.keywords
        self.tracks: Final = defined.tracks
        self.faces: Final = faces
        self.digest: Final = digest  # SHA-256 over the files of the box
        self.printing = digest[:PRINTING_DIGITS]  # which cards these are; the loader knows it by the cards alone

    def rules_of(self, ability: Ability) -> tuple[str, ...]:
        """The rules that the sentences of an ability stand on, as far as its language knows them."""
        return ()

    def trait(self, name: str, many: bool) -> str:
        """A trait as a sentence names it, with its article or as a plural; empty where the box has none such."""
        return ""
