"""Bots as company: they come under their own names, and keep their thoughts to themselves while it matters."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.server.house import menu
from kickdoor.server.http import finished_games
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.refusal import Refusal
from kickdoor.views.deeds import ReasonView
from kickdoor.words import Words
from tests.server.tables import Sitting


def why(sitting: Sitting, seat: int) -> ReasonView | str:
    return asyncio.run(finished_games.why(sitting.room, seat))


def acted(sitting: Sitting, seat: int) -> None:
    """Plays until this bot has done something."""
    for _ in range(300):
        if sitting.hosted.why(seat):
            return
        sitting.clock.advance(1000)
        wire = sitting.first_asked()
        if wire is not None:
            wire.answer(wire.options[-1].word)
    raise AssertionError("the bot did nothing at all")


def test_characters_sit_down_under_their_names() -> None:
    sitting = Sitting(people=1, bots=["hob", "hob", "mellow", "greedy"])
    assert [seat.name for seat in sitting.state.seats[1:]] == ["Hob", "Hob II", "Pim", "Quill"]
    assert [seat.bot for seat in sitting.room.info().seats[1:]] == ["hob", "hob", "mellow", "greedy"]


def test_a_bot_keeps_its_thoughts_to_itself_while_its_cards_matter() -> None:
    sitting = Sitting(people=1, bots=["hob", "pim"])
    acted(sitting, 1)
    with pytest.raises(Refusal, match="hidden_thoughts") as refusal:
        why(sitting, 1)
    assert refusal.value.code == "hidden_thoughts"


def test_after_the_game_it_tells() -> None:
    sitting = Sitting(
        people=1, bots=["hob", "pim"], settings={"winning_level": 3, "turn_seconds": 10}, clock="fast"
    )
    for _ in range(3000):
        if sitting.state.stage == "over":
            break
        sitting.clock.advance(1000)
    assert sitting.state.stage == "over"
    assert any(isinstance(why(sitting, seat), ReasonView) for seat in (1, 2))


def test_at_a_table_of_open_minds_it_tells_at_once() -> None:
    sitting = Sitting(people=1, bots=["hob", "pim"], settings={"open_minds": True})
    acted(sitting, 1)
    assert isinstance(why(sitting, 1), ReasonView)
    assert why(sitting, 0) == "", "nobody speaks for a person"
    with pytest.raises(Refusal, match="no_seat"):
        why(sitting, 5)


def test_before_the_game_there_is_nothing_to_tell() -> None:
    with pytest.raises(Refusal, match="not_begun"):
        why(Sitting(people=1, bots=["hob", "pim"], begin=False), 1)


def test_who_cannot_sit_down_is_said_before_a_table_is_set_up() -> None:
    for name in ("", "hob", "greedy"):
        menu.check_bot(name)
    with pytest.raises(Refusal) as refusal:
        menu.check(Opened("", ["base"], {}, "normal", True, ["", "hob", "clever"], ""), {})
    problem = refusal.value.problem
    assert (problem.code, problem.name) == ("no_bot", "clever")
    assert {"hob", "greedy"} <= set(problem.names)


def test_only_bots_of_the_menu_are_seated() -> None:
    """Others may be too slow: with `searcher@190ms` at thirty tables everybody waited for five seconds."""
    names = [bot.name for bot in menu.menu({}).bots]
    for name in names:
        menu.check_bot(name)
    for name in ("searcher", "searcher@190ms", "searcher@40", "schemer:vengeful", "Hob", "nobody"):
        with pytest.raises(Refusal) as refusal:
            menu.check_bot(name)
        assert refusal.value.problem.names == tuple(names)
        said = Words(strict=True).server(refusal.value.problem)
        assert said.startswith(f"There is no bot {name} in the menu. There are nana-moss")


def test_the_menu_names_strength_and_temper() -> None:
    listed = menu.menu({}).bots
    assert listed[0].title and listed[0].temper
    assert not any(bot.own for bot in listed if bot.strength)  # ours are introduced by the catalogue
    assert {"gentle", "easy", "fair", "hard"} <= {bot.strength for bot in listed}
