"""A golden game that changes is a change of the procedure: read the difference, then `make golden`."""

from __future__ import annotations

import pytest

from tests.golden.golden_games import GAMES, answers_in, file_of, played

# What the games must contain between them, so that a change of any of it shows.
COVERED = {
    "ask_help", "back", "bargain", "boost", "caught", "charity", "concede", "curse", "death", "die", "discard",
    "door", "draw", "dungeon", "equip", "escape", "fight", "helps", "hold_on", "join", "killed",
    "level_down", "level_up", "loot_room", "loots", "offer", "pay", "play_monster", "sell", "sold", "trouble",
    "unequip", "use", "win", "won",
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    """Line by line: the first line that differs says where the procedure does."""
    golden = file_of(name).read_text("utf-8")
    found, wanted = played(name, answers_in(golden)), golden.splitlines()
    for number, (now, then) in enumerate(zip(found, wanted, strict=False), 1):
        before = "\n  ".join(wanted[max(0, number - 6) : number - 1])
        assert now == then, f"{file_of(name).name}, line {number}, after\n  {before}"
    assert len(found) == len(wanted)


def test_the_golden_games_contain_what_may_break() -> None:
    told = {line.partition(" ")[0] for name in GAMES for line in file_of(name).read_text("utf-8").splitlines()}
    assert not COVERED - told
