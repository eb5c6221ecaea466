"""What a bot did, and why: told on request, where it gives nothing away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor import new_game
from kickdoor.bots.players.greedy import GreedyBot
from kickdoor.bots.thinking.reasons import Deed
from kickdoor.briefs.seat import briefed
from kickdoor.scenario.position import set_up
from kickdoor.words import Reader, Words
from tests.command import kickdoor

HAMSTER = "Guard Hamster"


def test_every_option_there_is_has_a_sentence() -> None:
    """Also what no bot of ours would do."""
    words = Words(strict=True)
    for box in ("base", "oz", "south-park"):
        game = new_game(box, players=3, seed=8)
        bots = [GreedyBot(seat) for seat in range(3)]
        while not game.over and len(game.answers) < 250:
            seat = game.to_act
            view = game.view(seat)
            assert view.ask is not None
            read = briefed(view, view.ask)
            for option in read.ask.options:
                said = words.reason(Reader.of(view.public, seat), Deed(read, option).reason())
                assert said[0].isupper() and said.endswith(".") and ": " in said
            game.choose(seat, bots[seat].choose(view, view.ask))


def test_it_says_whom_it_stops() -> None:
    players = {"Ann": {"level": 9}, "Bo": {"hand": ["Full of Coffee"]}, "Cy": {}}
    game = set_up({"box": "base", "players": players, "door": [HAMSTER]})
    game.choose(0, "kick_door")
    game.choose(0, "fight")
    view = game.view(1)
    assert view.ask is not None
    bot = GreedyBot()
    bot.choose(view, view.ask)
    found = bot.why()
    assert found is not None and (found.reason, found.seat, found.monster) == ("would_win", 0, HAMSTER)
    said = Words().reason(Reader.of(view.public, 1), found)
    assert said == "Play Full of Coffee on Guard Hamster: Ann would win the game with this fight."


def test_a_bot_in_the_terminal_keeps_its_thoughts_to_itself() -> None:
    words = ("play", "--box", "base", "--seed", "5", "--players", "3", "--bots", "hob,pim")
    shut = kickdoor(*words, typed="1\n1\n1\nwhy hob\nwhy You\nq\n")
    assert "Hob tells that only at a table of open minds" in shut.output
    assert "You is no bot." in shut.output
    opened = kickdoor(*words, "--option", "open_minds=true", typed="1\n1\n1\nwhy hob\nq\n")
    assert "Hob tells" not in opened.output
    assert "there is nothing left to do." in opened.output


def test_watched_bots_think_aloud_where_minds_are_open(tmp_path: Path) -> None:
    file = tmp_path / "watched.json"
    words = ("play", "--watch", "--seed", "3", "--players", "3", "--bots", "hob,pim", "--save", str(file))
    result = kickdoor(*words, "--option", "open_minds=true", "--option", "winning_level=4")
    assert result.exit_code == 0, result.output
    assert "Pim thinks: " in result.output
    assert json.loads(file.read_text())["bots"] == {"0": "hob", "1": "pim", "2": "pim"}
    assert kickdoor("replay", str(file), "--verify").exit_code == 0
    assert "'s last thought: " in kickdoor("replay", str(file), "--to", "30").output


@pytest.mark.parametrize("bots", ["hob,hob,hob,hob,hob", "nobody"])
def test_bots_that_cannot_all_sit_down_are_refused(bots: str) -> None:
    result = kickdoor("play", "--seed", "5", "--players", "3", "--bots", bots)
    assert result.exit_code == 1
    assert "seats for bots" in result.output or "no bot called" in result.output
