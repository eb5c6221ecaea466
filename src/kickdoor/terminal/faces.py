"""The faces of a server's cards: its boxes need not be on this machine."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.client.look import Look
from kickdoor.views.cards import CardView, FaceView
from kickdoor.views.seat import View

from .seat import in_sight


class Faces:
    """Cards by what the server prints of them."""

    def __init__(self) -> None:
        self._faces: dict[tuple[str, str], FaceView] = {}

    def learn(self, faces: Iterable[FaceView]) -> None:
        """The cards of a box."""
        for face in faces:
            self._faces[face.box, face.name] = face

    def view(self, look: Look) -> View:
        """What a seat sees, every card with its face attached."""
        view = View(look.public, look.own, look.events)
        for card in in_sight(view):
            card.__dict__["face"] = self._faces.get((card.box, card.name)) or _blank(card)
        return view


def _blank(card: CardView) -> FaceView:
    """The face of a card that nobody has told us."""
    return FaceView(id="", box=card.box, name=card.name, kind=card.kind, kind_word=card.kind, deck="none")
