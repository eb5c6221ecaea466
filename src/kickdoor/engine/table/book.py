"""The book of one table: the boxes it is played with, its settings, and what follows from them; never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .box import Box, Keyword, SetUp, Track
from .card import Card
from .face import Ability, Face
from .kinds import DUNGEON_KINDS
from .settings import Settings, has_sexes

if TYPE_CHECKING:
    from .acts import Act


class Auto:
    """An ability of a keyword that fires by itself, with the number that its uses are counted under."""

    def __init__(self, keyword: Keyword, ability: Ability, number: int) -> None:
        self.keyword: Final = keyword
        self.ability: Final = ability
        self.number: Final = number


class Book:
    """What is shared by a table and all its clones. The first box is the host, whose rules hold (MIX-01)."""

    def __init__(self, boxes: tuple[Box, ...], settings: Settings, extra: tuple[Face, ...]) -> None:
        self.boxes: Final = boxes
        self.host: Final = boxes[0]
        self.settings: Final = settings
        self.cards: Final[list[Card]] = []
        self.keywords: Final[dict[str, Keyword]] = {}
        self.tracks: Final[list[Track]] = []
        self.setup: Final[dict[str, SetUp]] = {}  # by kind: what may be played before the first turn
        self.lost_in_death: Final[list[str]] = []
        self.joining: Final[list[str]] = []
        self.cheats: Final[list[Card]] = []  # the cards that may lie on an Item as a Cheat!
        self.races = False  # so that a character without one is Human
        # Moments, one bit each: that some card of these boxes answers from a hand; that any of them answers; until
        # which some card lasts.
        self.hand_events = 0
        self.events = 0
        self.ends = 0
        self.keyword_autos: Final[dict[int, list[Auto]]] = {}  # by moment: what keywords do by themselves
        self.shifting = False  # whether a capacity for Powers may hang on more than its owner's cards and Level
        self.barrable: Final[set[str]] = set()  # what some card of these boxes forbids
        self.said = 0  # the keys of all standing sentences of these boxes, one bit each
        self.forward: Final[dict[int, tuple[Act, ...]]] = {}  # by kind of window, the lead's forward moves
        self.seat_acts: Final[list[Act]] = []  # acts that belong to no card
        self.loud_acts: Final[list[Act]] = []  # those of them that are loud
        self.trade_marks: Final[list[Act]] = []  # to be open to trades, and closed again
        self.keyword_acts: Final[list[Act]] = []  # looked at where a card in force grants any keyword
        self.answer_acts: Final[list[Act]] = []  # accept, decline, counter
        self.sender_acts: Final[list[Act]] = []  # withdraw
        self.event_acts: Final[dict[int, list[Act]]] = {}  # keywords that answer a moment for a price
        self.sexes: Final = has_sexes(boxes, settings.given)
        self.extra: Final = extra
        for box in boxes:
            for keyword in box.keywords:
                self.keywords.setdefault(keyword.name, keyword)
            self.tracks.extend([track for track in box.tracks if self.track_place(track.name) < 0])
            # The first box with cards of a kind decides: what only a guest has comes with its own rules (MIX-03).
            self.setup.update({kind: rule for kind, rule in box.setup.items() if self._first_with(kind) is box})
            self.lost_in_death.extend(kind for kind in box.lost_in_death if self._first_with(kind) is box)
            self.joining.extend(box.joining)
            for face in box.faces:
                if face.kind in DUNGEON_KINDS and not settings.dungeons:
                    continue
                for _ in range(face.copies):
                    self.add(face)
        self.dealt: Final = len(self.cards)  # cards beyond these are a scenario's own

    def _first_with(self, kind: str) -> Box | None:
        for box in self.boxes:
            for face in box.faces:
                if face.kind == kind:
                    return box
        return None

    def add(self, face: Face) -> Card:
        """One more piece of cardboard of this face."""
        card = Card(len(self.cards), face)
        self.cards.append(card)
        if face.kind == "race":
            self.races = True
        elif face.kind == "cheat":
            self.cheats.append(card)
        return card

    def track_place(self, name: str) -> int:
        """Which of the tracks has this name; -1 where none has."""
        for place, track in enumerate(self.tracks):
            if track.name == name:
                return place
        return -1

    def trait(self, name: str, many: bool = False) -> str:
        """A trait as a sentence names it: "a Wizard", or "Wizards"."""
        for box in self.boxes:
            found = box.trait(name, many)
            if found:
                return found
        return name

    def word(self, name: str) -> str:
        """What the host, or the first box that has a word for it, calls a thing."""
        for box in self.boxes:
            if name in box.words:
                return box.words[name][0]
        return name
