"""A table's settings may set its own windows and turns, whatever the preset."""

from __future__ import annotations

import pytest

from kickdoor.engine.table.settings import BadSetting
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.room.clocks import pace_of
from kickdoor.tables import new_game


def test_the_windows_and_turns_of_a_table_are_as_its_settings_say() -> None:
    """OPT-04."""
    pace = pace_of("normal", {"window_seconds": "4", "turn_seconds": 20})
    assert (pace.window, pace.turn, pace.think) == (4000, 20_000, PACES["normal"].think)
    assert pace_of("normal", {}) == PACES["normal"]


def test_a_table_without_clock_has_none_whatever_its_settings_say() -> None:
    assert pace_of("none", {"window_seconds": "4", "turn_seconds": 20}) == PACES["none"]


@pytest.mark.parametrize("option", [{"window_seconds": "soon"}, {"window_seconds": 0}, {"winning_level": 1}])
def test_a_clock_that_is_no_time_and_a_game_won_at_once_are_refused(option: dict[str, object]) -> None:
    """OPT-04."""
    with pytest.raises(BadSetting):
        new_game("base", 3, 1, **option)
