"""A room hosts any game: the tiny one of the benchmarks, which shares nothing with ours, from deal to end."""

from __future__ import annotations

import json
from typing import Any

from msgspec.json import encode

from benchmarks.tiny_game import TinyGame
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol import messages
from kickdoor.server.room import commands
from kickdoor.server.room.entries import Opened
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.replies import Reply, message_of
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore

LENGTH = 40
OWNERS = ["ann", "bob", "cid", "dot"]


class Sitting:
    """A room with somebody in each seat and one who watches, and all that each was sent."""

    def __init__(self, log: MemoryStore, room: Runner | None = None) -> None:
        services = Services(VirtualClock(), log, TinyGame, TableBots) if room is None else room.services
        self.room = room or Hall(services).add(
            Opened("tiny", [], {"length": LENGTH}, "none", True, [""] * 4, "seed")
        )
        self.got: list[list[dict[str, Any]]] = [[] for _ in range(5)]
        self.replies: list[dict[str, Any]] = []

    def gather(self) -> None:
        for owner in OWNERS:
            self.room.do(commands.Sit(owner, owner.title(), "", None), self.reply)
        self.room.do(commands.Begin("ann", "greedy"), self.reply)

    def reply(self, reply: Reply, id: str = "") -> None:
        self.replies.append(json.loads(encode(message_of(reply, id))))

    def connect(self) -> None:
        self.links = [
            Connection(self.hear(number), lambda code: None, (*OWNERS, "")[number], number if number < 4 else None)
            for number in range(5)
        ]
        for link in self.links:
            self.room.attach(link)

    def hear(self, number: int) -> Any:
        return lambda frame: self.got[number].append(json.loads(frame))

    def answer(self, seat: int, number: int, word: str) -> dict[str, Any]:
        message = messages.Answer(f"{seat}-{number}-{word}", number, word)
        self.room.hear(self.links[seat], message, lambda reply: self.reply(reply, message.id))
        return self.replies[-1]

    def states(self, number: int) -> list[dict[str, Any]]:
        return [frame for frame in self.got[number] if frame["t"] == "state"]


def test_a_room_hosts_a_whole_game_that_is_not_ours() -> None:
    """Issue 4: the session layer knows no rule. Every seat sees each card laid, and only its own hand."""
    sitting = Sitting(MemoryStore())
    sitting.gather()
    sitting.connect()
    for number in range(LENGTH):
        assert sitting.answer(number % 4, number, f"take {number % 7}")["t"] == "taken"
    assert sitting.room.state.stage == "over"
    laid = [event for state in sitting.states(4) for event in state["events"]]
    assert [event["seat"] for event in laid] == [number % 4 for number in range(LENGTH)]
    for seat in range(4):
        last = sitting.states(seat)[-1]
        assert [event for state in sitting.states(seat) for event in state["events"]] == laid
        assert len(last["own"]["hand"]) == 7
        assert "hand" not in json.dumps(last["public"])
    assert sitting.states(4)[-1]["own"] is None
    assert sum(sitting.states(0)[-1]["public"]["scores"]) == sum(event["card"] % 10 for event in laid)


def test_a_hosted_game_refuses_in_its_own_words_and_goes_on() -> None:
    """Faults 12 and 14: answers that are stale, out of turn or none change nothing; only the sender hears."""
    sitting = Sitting(MemoryStore())
    sitting.gather()
    sitting.connect()
    before = [len(got) for got in sitting.got]
    assert sitting.answer(1, 0, "take 0")["refusal"]["reason"]
    assert sitting.answer(0, 7, "take 0")["code"] == "passed"
    assert sitting.answer(0, 0, "take 9")["code"] == "not_legal"
    assert [len(got) for got in sitting.got] == before
    assert sitting.answer(0, 0, "take 0")["t"] == "taken"


def test_a_hosted_game_goes_on_after_a_restart_where_it_stood() -> None:
    """Faults 1 and 24: the entries, folded again, are the same game for every seat, with the same end."""
    log = MemoryStore()
    sitting, whole = Sitting(log), Sitting(MemoryStore())
    for table in (sitting, whole):
        table.gather()
        table.connect()
    for number in range(LENGTH // 2):
        for table in (sitting, whole):
            table.answer(number % 4, number, f"take {number * 3 % 7}")
    services = Services(VirtualClock(), log, TinyGame, TableBots)
    after = Sitting(log, Hall(services).room(sitting.room.id))
    after.connect()
    for link in range(5):
        for part in ("public", "own", "number"):
            assert after.states(link)[-1][part] == sitting.states(link)[-1][part]
    for number in range(LENGTH // 2, LENGTH):
        for table in (after, whole):
            assert table.answer(number % 4, number, f"take {number * 3 % 7}")["t"] == "taken"
    assert after.room.state.stage == "over"
    assert after.room.state.answers == whole.room.state.answers
    for link in range(5):
        assert after.states(link)[-1]["public"] == whole.states(link)[-1]["public"]
        assert after.states(link)[-1]["own"] == whole.states(link)[-1]["own"]


def test_nothing_is_shown_twice_and_the_listing_only_when_it_changes() -> None:
    """An answer is one frame for every socket: no frame repeats the last, and no table frame tells nothing new."""
    sitting = Sitting(MemoryStore())
    sitting.gather()
    sitting.connect()
    before = [len(got) for got in sitting.got]
    for number in range(8):
        sitting.answer(number % 4, number, "take 1")
    for got, count in zip(sitting.got, before, strict=True):
        assert [frame["t"] for frame in got[count:]] == ["state"] * 8
    sitting.room.detach(sitting.links[2])
    assert [frame["t"] for frame in sitting.got[0][before[0] + 8 :]] == ["table"]
