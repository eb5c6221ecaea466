"""`kickdoor replay` in a terminal: the story of a record, and the table at one of its answers."""

from __future__ import annotations

from pathlib import Path

from tests.command import kickdoor


def test_a_record_is_told_again(record: Path) -> None:
    result = kickdoor("replay", str(record))
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_the_table_is_shown_at_any_answer(record: Path) -> None:
    result = kickdoor("replay", str(record), "--to", "40")
    assert result.exit_code == 0
    assert "After 40 of " in result.output
    assert "'s hand: " in result.output
    assert kickdoor("replay", str(record), "--to", "0").exit_code == 0
    assert kickdoor("replay", str(record), "--to", "999999").exit_code == 0
