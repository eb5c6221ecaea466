"""A bot that raises, answers nonsense or hangs costs its own answer only: the simple one gives it, and says so."""

from __future__ import annotations

import logging
import threading
import time

import pytest

from kickdoor import new_game
from kickdoor.bots.players.random import RandomBot
from kickdoor.bots.players.simple import SimpleBot
from kickdoor.bots.seated import MOST_FAULTS, Seated, why
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.views.deeds import AskView, ReasonView
from kickdoor.views.seat import View


class Odd:
    """Fails in one way or another; every other time it is itself again."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    def choose(self, view: View, ask: AskView) -> int:
        self.asked += 1
        if self.asked % 2:
            return len(ask.options) - 1
        match self.how:
            case "raises":
                raise KeyError("Hidden Card")
            case "refuses":
                raise Refused(Rule("CMB-01", reason="not_now"))
            case "leaves":
                raise SystemExit
            case "circles":
                return self._circle()
            case "hangs":
                while True:
                    pass
            case "sleeps":
                time.sleep(100)
        return {"too much": len(ask.options), "below": -1, "a word": "pass", "nothing": None, "true": True}[
            self.how
        ]  # type: ignore[return-value]

    def _circle(self) -> int:
        return self._circle()

    def why(self) -> str:
        raise RuntimeError("no idea")


HOW = ["raises", "refuses", "leaves", "circles", "hangs", "too much", "below", "a word", "nothing", "true"]


def table() -> tuple[View, AskView]:
    game = new_game("base", players=3, seed=2)
    view = game.view(game.to_act)
    assert view.ask is not None and len(view.ask.options) > 1
    return view, view.ask


@pytest.mark.parametrize("how", HOW)
def test_where_a_bot_fails_the_simple_one_answers_this_once(how: str) -> None:
    said: list[str] = []
    view, ask = table()
    bot = Seated("odd", 7, seconds=0.1, report=said.append, bot=Odd(how))
    plain = SimpleBot(7)
    for turn in range(2 * MOST_FAULTS):
        expected = plain.choose(view, ask) if turn % 2 else len(ask.options) - 1
        assert bot.choose(view, ask) == expected
    assert bot.faults == len(said) == MOST_FAULTS
    assert all("the bot odd" in word and "the simple bot answers for it" in word for word in said)
    assert "from now on" in said[-1]
    assert "Hidden Card" not in "".join(said), "what went wrong may name what not all may know"
    assert bot.choose(view, ask) == plain.choose(view, ask), "it failed too often: it is not asked any more"


def test_a_bot_that_sleeps_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickdoor.fence.SLEEPING", 0.1)
    said: list[str] = []
    view, ask = table()
    bot = Seated("odd", 7, seconds=0.1, report=said.append, bot=Odd("sleeps"))
    for _ in range(2):
        bot.choose(view, ask)
    assert said and "did not come to an end" in said[0]


def test_outside_of_the_main_thread_a_slow_bot_is_found_out_afterwards() -> None:
    class Slow:
        def choose(self, view: View, ask: AskView) -> int:
            begun = time.thread_time()
            while time.thread_time() - begun < 0.05:
                pass
            return 0

    said: list[str] = []
    bot = Seated("slow", 7, seconds=0.01, report=said.append, bot=Slow())
    thread = threading.Thread(target=bot.choose, args=table())
    thread.start()
    thread.join()
    assert said and "the bot slow did not come to an end within 0.01 seconds" in said[0]


def test_the_log_says_so(caplog: pytest.LogCaptureFixture) -> None:
    view, ask = table()
    bot = Seated("odd", 7, bot=Odd("raises"))
    with caplog.at_level(logging.WARNING, "kickdoor.bots"):
        bot.choose(view, ask)
        bot.choose(view, ask)
    assert [record.message for record in caplog.records] == [
        "the bot odd failed: KeyError; the simple bot answers for it"
    ]


def test_a_whole_game_with_a_bot_that_fails_comes_to_its_end() -> None:
    said: list[str] = []
    game = new_game("base", players=3, seed=4)
    bots = [Seated("odd", seat, seconds=0.1, report=said.append, bot=Odd(how)) for seat, how in enumerate(HOW[:3])]
    while not game.over:
        view = game.view(game.to_act)
        assert view.ask is not None
        game.choose(game.to_act, bots[game.to_act].choose(view, view.ask))
    assert len(said) == 3 * MOST_FAULTS


def test_a_reason_is_data_or_nothing() -> None:
    view, ask = table()
    simple = SimpleBot(3)
    assert why(simple) == ""
    simple.choose(view, ask)
    assert isinstance(why(simple), ReasonView)
    assert why(RandomBot(3)) == ""
    assert why(Odd("raises")) == ""
