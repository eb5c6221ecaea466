"""Attaches faces to cards that were received; cards are sent without them."""

from __future__ import annotations

from msgspec import Struct

from .cards import CardView, Faces, FaceView


def attach(shape: object, faces: Faces) -> None:
    """Attaches its face to every card in a view or a list of views; an unknown card gets a blank face."""
    if isinstance(shape, CardView):
        shape.__dict__["face"] = faces.get((shape.box, shape.name)) or _blank(shape)
    elif isinstance(shape, Struct):
        for name in shape.__struct_fields__:
            attach(getattr(shape, name), faces)
    elif isinstance(shape, list | tuple):
        for one in shape:
            attach(one, faces)


def _blank(card: CardView) -> FaceView:
    return FaceView(id="", box=card.box, name=card.name, kind=card.kind, kind_word=card.kind, deck="none")
