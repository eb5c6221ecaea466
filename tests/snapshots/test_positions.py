"""A game comes back from its snapshot as it was: the same views, the same options, the same future, hidden order
included; at any decision of games of all boxes, and from positions that no game would reach soon."""

from __future__ import annotations

import random

import msgspec
import pytest

import kickdoor
from kickdoor.engine.game import Game
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.snapshots import restored, snapshot
from tests.engine import evenings
from tests.snapshots import alike

EACH = 24  # random positions of a part
PARTS = 5
LOOKED_AT = 12  # one decision in so many
ON = 40  # decisions that are played on from there

SLOW = pytest.mark.slow


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=SLOW) for part in range(1, PARTS))])
def test_any_position_comes_back_as_it_was(part: int) -> None:
    for number in range(part * EACH, (part + 1) * EACH):
        evening = evenings.Evening(f"snapshot {number}")
        dealt = evening.game.clone()

        def look(game: Game, rng: random.Random) -> None:
            again = restored(snapshot(game), dealt)  # noqa: B023
            assert not alike.differences(game, again)
            if rng.randrange(LOOKED_AT) == 0:
                assert alike.shown(game) == alike.shown(again)
                assert not alike.go_apart(game.clone(), again, rng, ON)

        evening.play(look)


@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_game_goes_on_to_its_end_as_it_would_have(box: str) -> None:
    rng = random.Random(f"snapshot of {box}")
    other = OWN_BOXES[OWN_BOXES.index(box) - 1]
    game = kickdoor.new_game([box, other], 4, f"{box} to the end", live=True, offers_last=True, turns=12)
    dealt = game.clone()
    assert not alike.go_apart(game, game.clone(), rng, 150)
    for _ in range(2):
        again = restored(snapshot(game), dealt)
        assert not alike.differences(game, again)
        assert not alike.go_apart(game.clone(), again, rng, 100_000)
        assert again.over
        alike.go_apart(game, game.clone(), rng, 100)


def test_the_last_events_are_enough_to_go_on() -> None:
    """Of a long game only these are written, and no answers: the seats still know the cards they were shown."""
    rng = random.Random(5)
    game = kickdoor.new_game("base", 4, 5, live=True, turns=30)
    dealt = game.clone()
    alike.go_apart(game, game.clone(), rng, 400)
    again = restored(snapshot(game, 50), dealt)
    assert (again.told, len(again.events), again.gone) == (game.told, 50, 400)
    assert alike.shown_now(again) == alike.shown_now(game)
    assert again.events_for(1, game.told - 3) == game.events_for(1, game.told - 3)
    assert len(again.events_for(1, 0)) == 50
    here = set(game.table.tags)
    for seat in range(4):
        assert game.view(seat).known & here == again.view(seat).known & here
    # Twice is as good as once, and the same bytes: nothing of a snapshot depends on how the game was read.
    twice = restored(snapshot(again, 50), dealt)
    assert snapshot(twice, 50) == snapshot(again, 50)
    assert not alike.go_apart(game, twice, rng, 300)
    with pytest.raises(ValueError, match="no record"):
        _ = twice.record


def test_nothing_of_a_game_is_shared_with_its_snapshot() -> None:
    game = kickdoor.new_game("oz", 3, 8)
    dealt = game.clone()
    body = snapshot(game)
    alike.go_apart(restored(body, dealt), restored(body, dealt), random.Random(1), 200)
    assert snapshot(game) == snapshot(dealt) == body


def test_a_snapshot_is_plain_json() -> None:
    game = kickdoor.new_game("base", 3, 1)
    data = msgspec.json.decode(snapshot(game))
    assert data["table"]["turns"] == game.table.turns
    assert data["table"]["agenda"][-1]["is"] == "engine.table.window.Window"
