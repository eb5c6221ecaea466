"""A bot plays from views that were sent as JSON as it does from those of a game at hand."""

from __future__ import annotations

import pytest
from msgspec import json

from kickdoor import new_game
from kickdoor.bots import OWN, bot_of
from kickdoor.tables import box_of
from kickdoor.views.events import EventView
from kickdoor.views.faces import attach
from kickdoor.views.seat import View
from kickdoor.views.table import OwnView, PublicView

FACES = {(face.box, face.name): face.printed for face in box_of("harry-potter").faces}


def received(view: View) -> View:
    """The same view after it was sent."""
    public = json.decode(json.encode(view.public), type=PublicView)
    own = json.decode(json.encode(view.own), type=OwnView)
    events = json.decode(json.encode(view.events), type=list[EventView])
    for part in (public, own, events):
        attach(part, FACES)
    return View(public, own, events)


@pytest.mark.parametrize("name", OWN)
def test_a_bot_answers_from_what_was_sent_as_from_what_is_seen(name: str) -> None:
    """Those that imagine games cannot do so from afar, and play on without."""
    game = new_game("harry-potter", players=3, seed=4)
    near = [bot_of(name, f"{name} {seat}") for seat in range(3)]
    far = [bot_of(name, f"{name} {seat}") for seat in range(3)]
    while not game.over and len(game.answers) < 150:
        seat = game.to_act
        view = game.view(seat, dreams=False)
        sent = received(view)
        assert view.ask is not None and sent.ask is not None
        index = near[seat].choose(view, view.ask)
        assert far[seat].choose(sent, sent.ask) == index
        game.choose(seat, index)
    assert game.answers
