"""What a box may set: its words, its limits, its phases, what death keeps, its keywords; all of it data."""

from __future__ import annotations

from typing import Final

from .card import Ability, Face
from .sentence import Standing

ANY: Final = 1000  # "any" as a number

Value = bool | int | str


class Keyword:
    """An ability with a name of its own, granted by cards and defined once by the box."""

    def __init__(
        self, name: str, stacks: str, always: tuple[Standing, ...], abilities: tuple[Ability, ...]
    ) -> None:
        self.name: Final = name
        self.stacks: Final = stacks  # no, adds, or roll: each further source adds 1 to the die
        self.always: Final = always
        self.abilities: Final = abilities


class Box:
    """One edition: its rulebook and the faces of its cards."""

    def __init__(
        self,
        id: str,
        name: str,
        words: dict[str, tuple[str, str]],
        phases: dict[str, str],
        settings: dict[str, Value],
        setup: dict[str, int],
        joining: tuple[str, ...],
        lost_in_death: tuple[str, ...],
        keywords: tuple[Keyword, ...],
        faces: tuple[Face, ...],
        digest: str,
    ) -> None:
        self.id: Final = id  # what players call it by: its folder's name, with hyphens
        self.name: Final = name
        self.words: Final = words  # curse, class, race, companion, power, kill: singular and plural
        self.phases: Final = phases  # door, trouble, loot: what the box calls them
        self.settings: Final = settings  # defaults of table settings (OPT-04)
        self.setup: Final = setup  # kind: how many may be played before the first turn (SET-05), ANY for any
        self.joining: Final = joining  # tags whose monsters join fights of their like (TAG-01)
        self.lost_in_death: Final = lost_in_death  # kinds discarded, not looted (DEATH-02, DEATH-09)
        self.keywords: Final = keywords
        self.faces: Final = faces
        self.digest: Final = digest  # SHA-256 over the files of the box

    def rules_of(self, ability: Ability) -> tuple[str, ...]:
        """The rules that the sentences of an ability stand on, as far as its language knows them."""
        return ()
