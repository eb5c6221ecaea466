"""The faces of a server's cards: its boxes need not be on this machine."""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.client.look import Look
from kickdoor.views.cards import FaceView
from kickdoor.views.faces import attach
from kickdoor.views.seat import View


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
        for part in (look.public, look.own, look.events):
            attach(part, self._faces)
        return View(look.public, look.own, look.events)
