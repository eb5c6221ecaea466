"""A golden game that changes is a change of behaviour: read the difference, then `python scripts/golden.py`."""

from __future__ import annotations

import pytest

from tests.golden import golden_games


@pytest.mark.parametrize("box", golden_games.BOXES)
def test_a_golden_game_is_told_word_for_word(box: str) -> None:
    assert golden_games.told(box) == golden_games.file_of(box).read_text(encoding="utf-8")
