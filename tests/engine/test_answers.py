"""Answers that are not taken: each is refused with a reason, and changes nothing."""

from __future__ import annotations

import pytest

import kickdoor


def state(game: kickdoor.Game) -> tuple[object, ...]:
    return game.record, [str(event) for event in game.events], kickdoor.to_json(game.view(game.to_act))


@pytest.mark.parametrize(
    ("seat", "answer", "reason"),
    [
        (9, 0, "seat"),
        (-1, 0, "seat"),
        (None, 10_000, "not_listed"),
        (None, -1, "not_listed"),
        (None, "fly:#1", "not_listed"),
        (None, True, "not_listed"),
        (None, 1.5, "not_listed"),
        ("other", 0, "asked"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(
    seat: int | str | None, answer: int | str, reason: str
) -> None:
    game = kickdoor.new_game("harry-potter", players=4, seed=2)
    before = state(game)
    who = game.to_act if seat is None else (game.to_act + 1) % 4 if seat == "other" else seat
    assert isinstance(who, int)
    with pytest.raises(kickdoor.Refused, match=reason):
        game.choose(who, answer)
    assert state(game) == before


def test_an_answer_under_an_older_number_is_refused() -> None:
    game = kickdoor.new_game("oz", players=3, seed=2)
    seat = game.to_act
    ask = game.ask(seat)
    assert ask is not None
    game.choose(seat, 0, ask.number)
    other = game.to_act
    now = game.ask(other)
    assert now is not None
    before = state(game)
    with pytest.raises(kickdoor.Refused, match="stale"):
        game.choose(other, 0, now.number - 1)
    assert state(game) == before


def test_nothing_is_answered_after_the_end() -> None:
    game = kickdoor.new_game("oz", players=3, seed=2, turns=1)
    while not game.over:
        game.choose(game.to_act, 0)
    for seat in range(3):
        assert game.ask(seat) is None
        with pytest.raises(kickdoor.Refused, match="over"):
            game.choose(seat, 0)
    with pytest.raises(kickdoor.Refused):
        game.silence()
    assert isinstance(game.why_not(0, "kick_door"), kickdoor.Refused)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kickdoor": 99}, "kickdoor"),
        ({"boxes": "oz"}, "boxes"),
        ({"printings": ["0" * 12]}, "the printing 0{12}, which is not here"),
        ({"printings": []}, "printings"),
        ({"players": [["Ann"]]}, "players"),
        ({"settings": []}, "settings"),
        ({"seed": None}, "seed"),
        ({"answers": 7}, "answers"),
        ({"answers": [[0, "zero"]]}, r"answers\[0\]"),
        ({"answers": [[0, 999]]}, r"answers\[0\]"),
    ],
)
def test_a_broken_record_says_what_is_wrong_and_where(change: dict[str, object], said: str) -> None:
    record = kickdoor.new_game("oz", players=3, seed=2).record | change
    with pytest.raises(kickdoor.BadRecord, match=said):
        kickdoor.replay(record)


def test_the_digest_of_a_box_decides_where_no_printing_says_that_the_cards_are_the_same() -> None:
    record = kickdoor.new_game("oz", players=3, seed=2).record
    other = record | {"boxes": [["oz", "0" * 64]]}
    assert kickdoor.replay(other).record == record  # other files, the same cards
    del other["printings"]
    with pytest.raises(kickdoor.BadRecord, match="first printing of oz"):
        kickdoor.replay(other)
