"""A card or bot that raises, hangs or grows: its own table freezes, or the plain bot answers; others play on."""

from __future__ import annotations

import random

import pytest

from kickdoor import fence
from kickdoor.bots.seated import MOST_FAULTS
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.server.company import table_bots
from kickdoor.server.protocol import messages
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Frozen, Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running import requests, writer
from kickdoor.server.thinking.thinkers import PLAIN
from tests.server.faulty import AFTER, WAYS, go_wrong
from tests.server.tables import Sitting, Wire, facts


class Faulty(Munchkin):
    """A game in which something goes wrong after so many answers; in another seed's, nothing does."""

    how = ""

    def take(self, seat: int, index: int) -> None:
        super().take(seat, index)
        if self._seed == "wrong" and len(self.game.answers) >= AFTER:
            go_wrong(self.how)


class FaultyBot(Munchkin):
    """A game whose bots other than the plain one are of no use."""

    how = ""

    def advice(self, seat: int, bot: str) -> int:
        if bot != PLAIN:
            if self.how == "raises":
                raise KeyError("no such thought")
            if self.how == "refuses":
                raise Refused(Rule("CMB-01", reason="not_now"))
            if self.how == "leaves":
                raise SystemExit
            if self.how == "hangs":
                while True:
                    pass
            if self.how == "nonsense":
                raise ValueError("the bot answered 'x'")
        return super().advice(seat, bot)


@pytest.fixture(autouse=True)
def a_short_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "ACT", 0.3)
    monkeypatch.setattr(writer, "ACT", 0.3)
    monkeypatch.setattr(table_bots, "THOUGHT", 0.3)
    monkeypatch.setattr(fence, "GROWTH", 48)


@pytest.mark.parametrize("how", WAYS)
def test_a_card_that_goes_wrong_freezes_its_own_table_only(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 23: frozen with a clear word, watched still, frozen after a restart too; the others live."""
    monkeypatch.setattr(Faulty, "how", how)
    sitting = Sitting(seed="wrong", make=Faulty, clock="none")
    sitting.play(lambda: len(sitting.state.answers) >= AFTER - 1, random.Random(1))
    before = facts(sitting.state)
    wire = sitting.first_asked()
    assert wire is not None
    id = wire.answer(wire.options[0].word)
    assert wire.refused(id) == "frozen"
    assert sitting.state.stage == "frozen"
    after = facts(sitting.state)
    for key in ("answers", "events", "piles", "tags", "shown"):
        assert after[key] == before[key], f"{key}: the table stands as it stood before"
    for other in sitting.wires:
        assert other.table is not None
        assert other.table.table.stage == "frozen"
        assert other.table.table.fault
    assert sum(isinstance(entry, Frozen) for entry in sitting.written) == 1
    assert sitting.services.faults == 1

    watcher = sitting.wire(None)
    assert watcher.state is not None
    for number, other in enumerate(sitting.wires):
        other.answer("pass", 0, f"more {number}")
        assert other.refused(f"more {number}") == "frozen"
    other_room = sitting.open("other", ["base"], ["", "greedy", "greedy"], "normal", "fine", {})
    other_room.do(commands.Sit("key 0", "Ann", "", 0))
    other_room.do(commands.Begin("key 0", "greedy"))
    Wire(other_room, 0)
    sitting.clock.advance(60_000)
    assert other_room.state.stage == "playing"
    assert len(other_room.state.answers) > 0 or other_room.state.timing.clock() is not None

    again = sitting.restarted()
    assert again.state.stage == "frozen"
    assert again.state.frozen == sitting.state.frozen
    back = again.wire(0)
    assert back.state is not None and back.state.public == watcher.state.public


@pytest.mark.parametrize("how", ["raises", "refuses", "leaves", "hangs", "nonsense"])
def test_where_a_bot_fails_the_plain_one_answers(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 30: never blocks a table."""
    monkeypatch.setattr(FaultyBot, "how", how)
    sitting = Sitting(people=1, bots=["greedy"] * 3, make=FaultyBot, seed="bots")
    for _ in range(60):
        if {seat for seat, _ in sitting.state.answers} >= {1, 2, 3} and len(sitting.state.answers) > 40:
            break
        sitting.clock.advance(800)
        wire = sitting.first_asked()
        if wire is not None:
            wire.answer(wire.options[-1].word)
    assert sitting.state.stage == "playing"
    assert sitting.services.faults == MOST_FAULTS, "a bot that fails again and again is not asked any more"
    assert {seat for seat, _ in sitting.state.answers} >= {1, 2, 3}
    assert facts(sitting.fold()) == facts(sitting.state)


def test_a_bot_that_answers_what_is_not_listed_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 30: an index that is none, or no number at all."""
    sitting = Sitting(people=3, seed="nonsense")
    game = sitting.hosted
    assert isinstance(game, Munchkin)
    seat = game.wanted()[0]
    for answer in (-1, 10_000, "pass", None, True, 1.5):

        class Odd:
            def choose(self, view: object, ask: object, answer: object = answer) -> object:
                return answer

        game._bots[seat, "greedy"] = Odd()  # type: ignore[assignment]
        with pytest.raises(fence.Fault, match="none of"):
            game.advice(seat, "greedy")


def test_a_game_that_cannot_begin_freezes_nothing_but_itself() -> None:
    """Fault 23, at the first moment."""

    def make(opened: Opened, players: list[tuple[str, str]]) -> Munchkin:
        if opened.seed == "wrong":
            raise RuntimeError("the first card is torn")
        return Munchkin(opened, players)

    sitting = Sitting(seed="wrong", make=make)
    assert sitting.state.stage == "frozen"
    assert isinstance(said := sitting.said[-1], Refusal) and said.code == "frozen"
    assert all(wire.table is not None and wire.table.table.stage == "frozen" for wire in sitting.wires)
    sitting.wires[0].say(messages.Say("still", "we can talk"))
    assert sitting.wires[0].taken("still")
    assert sitting.restarted().state.stage == "frozen"
