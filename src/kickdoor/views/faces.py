"""Attaches faces to cards that were received: they are sent without them."""

from __future__ import annotations

from msgspec import Struct

from .cards import CardView, Faces, FaceView


def attach(shape: object, faces: Faces) -> None:
    """Every card in a view, or in a list of views, gets its face; one that nobody has told us gets a blank one."""
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
