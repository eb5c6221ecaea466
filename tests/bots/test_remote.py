"""A bot gives the same answers at a table of a server as in a game of its own process."""

from __future__ import annotations

import pytest
from msgspec import json

from kickdoor import new_game
from kickdoor.bots import OWN, bot_of
from kickdoor.client import RemoteView
from kickdoor.server.protocol.messages import State
from kickdoor.tables import box_of
from kickdoor.views.seat import View

FACES = {(face.box, face.name): face.printed for face in box_of("harry-potter").faces}


def received(view: View, before: RemoteView | None) -> RemoteView:
    """The view of a client after it was sent this one; only events that it has not had are sent."""
    events = [] if before is None else before.events
    state = State(len(view.events), view.public, view.own, list(view.events[len(events) :]), None)
    return RemoteView(json.decode(json.encode(state), type=State), events, FACES)


@pytest.mark.parametrize("name", OWN)
def test_a_bot_gives_the_same_answers_from_views_that_were_sent(name: str) -> None:
    """No game can be imagined from a view that was sent, so the bots here are shown views without that."""
    game = new_game("harry-potter", players=3, seed=4)
    near = [bot_of(name, f"{name} {seat}") for seat in range(3)]
    far = [bot_of(name, f"{name} {seat}") for seat in range(3)]
    sent: list[RemoteView | None] = [None] * 3
    while not game.over and len(game.answers) < 150:
        seat = game.to_act
        view = game.view(seat, imaginable=False)
        remote = sent[seat] = received(view, sent[seat])
        assert len(remote.events) == len(view.events)
        index = near[seat].choose(view, view.open_ask)
        assert far[seat].choose(remote, remote.open_ask) == index
        game.choose(seat, index)
    assert game.answers
