"""When anyone may act: windows, passes and silences, on quick tables and on live ones."""

from __future__ import annotations

import pytest

import kickdoor
from kickdoor.engine.table.settings import SETTINGS
from tests.proofs import rule

MONSTER = {"kind": "monster", "name": "Probe Rat", "level": 2, "treasures": 1, "bad_stuff": []}
SHOT = {"kind": "one_shot", "name": "Probe Tonic", "bonus": 5, "value": 100}


def fight(**options: object) -> kickdoor.Game:
    """Ann, Level 5, has met a Rat; Bo and Di hold a one-shot, Cy nothing."""
    game = kickdoor.set_up(
        {
            "box": "base",
            "options": options,
            "cards": [MONSTER, SHOT],
            "players": {
                "Ann": {"level": 5},
                "Bo": {"hand": ["Probe Tonic"]},
                "Cy": {},
                "Di": {"hand": ["Probe Tonic"]},
            },
            "door": ["Probe Rat"],
        }
    )
    say(game, 0, "kick_door")
    return game


def say(game: kickdoor.Game, seat: int, verb: str, side: int = -1) -> None:
    ask = game.ask(seat)
    assert ask is not None
    for option in ask.options:
        if option.verb == verb and (side < 0 or (option.aim is not None and option.aim.side == side)):
            game.choose(seat, option.word(game.table), ask.number)
            return
    raise AssertionError(f"{verb} is not among {[option.word(game.table) for option in ask.options]}")


def hear_out(game: kickdoor.Game) -> None:
    """Nobody answers what was just played."""
    while game.view(None).window == "interrupt":
        game.silence()


@rule("RULE-07", "TIME-07")
def test_on_a_quick_table_those_with_something_to_say_are_asked_in_seat_order() -> None:
    game = fight()
    say(game, 0, "fight")
    assert game.to_act == 1
    say(game, 1, "pass")
    assert game.to_act == 3, "Cy holds nothing that could be played"
    say(game, 3, "pass")
    assert game.table.seats[0].level == 6


@rule("RULE-07")
def test_a_play_is_good_while_it_is_listed_a_pass_only_under_its_number() -> None:
    game = fight(live=True)
    say(game, 0, "fight")
    ask = game.ask(1)
    assert ask is not None
    play = next(option.word(game.table) for option in ask.options if option.verb == "play")
    say(game, 3, "play", side=1)
    hear_out(game)
    with pytest.raises(kickdoor.Refused):
        game.choose(1, "pass", ask.number)
    game.choose(1, play, ask.number)
    hear_out(game)
    assert len(game.table.fight.shots) == 2  # type: ignore[union-attr]


@rule("TIME-07", "DECK-04")
def test_on_a_live_table_everyone_is_waited_for_alike() -> None:
    game = fight(live=True)
    assert game.waiting == [0]
    say(game, 0, "fight")
    assert game.waiting == [1, 2, 3]


@rule("TIME-07")
def test_a_claim_is_real_after_a_silence() -> None:
    game = fight(live=True)
    say(game, 0, "fight")
    game.silence()
    assert game.table.seats[0].level == 6
    assert game.record["answers"][-1] == [-1, 0]  # type: ignore[index]


@rule("TIME-07")
def test_any_answer_opens_the_window_again_and_gives_the_word_back() -> None:
    game = fight(live=True)
    say(game, 0, "fight")
    say(game, 2, "pass")
    say(game, 1, "play", side=1)
    hear_out(game)
    assert game.waiting == [0]
    assert game.table.seats[0].level == 5
    assert game.why_not(0, "fight") is not None, "2 + 5 beat 5"


@rule("TIME-07")
def test_a_forward_move_waits_once_somebody_has_said_hold_on() -> None:
    game = kickdoor.set_up({"box": "base", "options": {"live": True}, "players": {"Ann": {}, "Bo": {}, "Cy": {}}})
    say(game, 2, "hold_on")
    say(game, 0, "kick_door")
    assert game.waiting == [1, 2]
    game.silence()
    assert game.table.turns == 1
    assert game.view(0).public.phase != "start"


@rule("TIME-07")
def test_there_is_no_silence_while_a_lead_thinks() -> None:
    with pytest.raises(kickdoor.Refused):
        fight(live=True).silence()


@rule("OPT-04")
def test_window_and_turn_lengths_are_table_settings_with_the_books_value_as_default() -> None:
    assert kickdoor.new_game("oz", seed=1).table.book.settings.window_seconds == "2.6"
    settings = kickdoor.new_game("oz", seed=1, window_seconds=5, turn_seconds=30).table.book.settings
    assert (settings.window_seconds, settings.turn_seconds) == ("5", 30)


@rule("OPT-04")
@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_every_setting_is_refused_a_value_it_cannot_have(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        kickdoor.new_game("oz", seed=1, **{name: ["nonsense"]})


@rule("RULE-22", "SET-01")
def test_one_person_alone_plays_against_bots_and_seats_are_what_is_counted() -> None:
    from kickdoor.bots.players.simple import SimpleBot

    game = kickdoor.new_game("south-park", players=["Person", "Bot 1", "Bot 2"], seed=5)
    bot = SimpleBot(5)
    while not game.over:
        seat = game.to_act
        view = game.view(seat)
        assert view.ask is not None
        # The person is asked like everybody else, and answers the first thing listed.
        game.choose(seat, 0 if seat == 0 else bot.choose(view, view.ask))
    assert game.over
    with pytest.raises(kickdoor.Refused, match="SET-01"):
        kickdoor.new_game("south-park", players=["Person", "Bot"])
