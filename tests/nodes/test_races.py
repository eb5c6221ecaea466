"""The races of `tests.nodes.races`, a few times each; `make nodes` runs them often."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.nodes.fenced import Scene, play
from tests.nodes.races import appends_against_takes, renewal_against_take, two_takers

Race = Callable[[Scene, int], Coroutine[Any, Any, None]]
RACES = [two_takers, renewal_against_take, appends_against_takes]


@pytest.mark.parametrize("race", RACES)
def test_two_nodes_do_not_have_a_room_at_once(url: str, race: Race) -> None:
    play(url, lambda scene: race(scene, 20))
