"""What a book holds, by names: sentences, abilities, keywords and acts, which a position does not write."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from kickdoor.engine.table.acts import Act
from kickdoor.engine.table.book import Book
from kickdoor.engine.table.box import Keyword, Track
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Node

from .fields import attributes

MOST: Final = 64  # books whose places are kept
DIGITS: Final = 16

HOLDERS: Final = (Node, Ability, Keyword, Track)  # what holds other things that have places
ACTS_OF_CARDS: Final = ("hand_acts", "hand_events", "play_acts", "play_events", "turned_acts", "use_acts")
ACTS_OF_BOOKS: Final = (
    "answer_acts", "event_acts", "forward", "keyword_acts", "seat_acts", "sender_acts", "trade_marks",
)  # fmt: skip
PARTS_OF_FACES: Final = ("abilities", "always", "bad_stuff", "fits", "play", "until")


class Places:
    """Names what a book holds, such as `face.12.abilities.0.does.1`: the same names in every process."""

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.names: Final[dict[int, str]] = {}  # by the id of the object
        self.found: Final[dict[str, object]] = {}
        for place, box in enumerate(book.boxes):
            self._walk(box.keywords, f"keywords.{place}")
            self._walk(box.tracks, f"tracks.{place}")
        for number, face in enumerate(_faces(book)):
            for part in PARTS_OF_FACES:
                self._walk(getattr(face, part), f"face.{number}.{part}")
        for name in ACTS_OF_BOOKS:
            self._walk(getattr(book, name), name)
        for card in book.cards:
            for name in ACTS_OF_CARDS:
                self._walk(getattr(card, name), f"card.{card.index}.{name}")
        # Another order of the same things, as after a change of their code, is another shape.
        shape = [f"{name} {type(thing).__name__}" for name, thing in self.found.items()]
        shape += [f"{card.index} {card.name}" for card in book.cards]
        self.shape: Final = sha256("\n".join(shape).encode()).hexdigest()[:DIGITS]

    def _walk(self, thing: object, name: str) -> None:
        if isinstance(thing, (tuple, list)):
            for place, one in enumerate(thing):
                self._walk(one, f"{name}.{place}")
        elif isinstance(thing, dict):
            for key, one in thing.items():
                self._walk(one, f"{name}.{key}")
        elif isinstance(thing, (Act, *HOLDERS)) and id(thing) not in self.names:
            self.names[id(thing)] = name
            self.found[name] = thing
            if not isinstance(thing, Act):  # an act keeps options once they were asked for; it holds nothing else
                for part in attributes(thing):
                    self._walk(getattr(thing, part), f"{name}.{part}")

    def card(self, card: Card) -> int:
        """The number of a card of this book."""
        if self.book.cards[card.index] is not card:
            raise ValueError(f"{card.name} is a card of another book")
        return card.index


def _faces(book: Book) -> Iterable[Face]:
    for box in book.boxes:
        yield from box.faces
    yield from book.extra


_kept: Final[dict[int, Places]] = {}


def places_of(book: Book) -> Places:
    """The places of this book, found once."""
    found = _kept.get(id(book))
    if found is None or found.book is not book:
        if len(_kept) >= MOST:
            _kept.clear()
        found = _kept[id(book)] = Places(book)
    return found
