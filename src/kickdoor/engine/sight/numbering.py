"""Numbers for what a book and the engine name: cards, abilities, verbs, questions, events."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import EVENTS

from ..table.book import Book
from ..table.card import Card
from ..table.face import Face
from ..table.sentence import MOMENTS
from ..turns.phase import PHASES
from .places import ANSWERS, QUESTIONS, SHARES, VERBS


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """From 1; 0 stands for none."""
    return {name: place + 1 for place, name in enumerate(names)}


class Numbering:
    """Made once for a book.

    A card's number is the place of its face: the boxes in their order, in each the order of its files.
    """

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.faces: Final[list[Face]] = [face for box in book.boxes for face in box.faces]
        abilities: dict[str, int] = {}
        for box in book.boxes:
            for face in box.faces:
                for ability in face.abilities:
                    abilities.setdefault(ability.name, len(abilities) + 1)
                if face.play is not None:
                    abilities.setdefault(face.play.name, len(abilities) + 1)
            for keyword in box.keywords:
                abilities.setdefault(keyword.name, len(abilities) + 1)
        abilities.pop("", None)
        self.abilities: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(abilities)}
        places: dict[int, int] = {id(face): place + 1 for place, face in enumerate(self.faces)}
        # By index of the card; a card that is in no box has none.
        self.of_card: Final[list[int]] = [places.get(id(card.face), 0) for card in book.cards]
        self.by_name: Final = {(face.box, face.name): place + 1 for place, face in enumerate(self.faces)}
        self.verbs: Final = numbered(VERBS)
        self.questions: Final = numbered(QUESTIONS)
        self.events: Final = numbered(EVENTS)
        self.moments: Final = {event: place + 1 for place, event in enumerate(MOMENTS)}
        self.phases: Final = numbered(PHASES)
        self.shares: Final = numbered(SHARES)
        self.answers: Final = numbered(ANSWERS)

    def card(self, card: Card | None) -> int:
        """The number of a card; 0 for none."""
        return 0 if card is None else self.of_card[card.index]
