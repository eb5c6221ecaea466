"""Six clients on bad lines: cuts, resends, duplicates, delays; the record is that of a game without any of it."""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

import kickdoor
from kickdoor.records import digest
from kickdoor.server.protocol import messages
from kickdoor.views.deeds import AskView, OptionView
from tests.server.tables import BOXES, Sitting, Wire, encode, facts

FORWARD = ("pick", "propose", "pass")
SHORT = {"winning_level": 4, "turns": 14, "acts": 20}  # the end of a game is among what is tried


def answer_to(seed: str, seat: int, ask: AskView) -> str:
    """The same ask gets the same answer, whenever and however often it is asked."""

    def drawn(option: OptionView) -> bytes:
        key = f"{seed} {seat} {ask.number} {option.word}"
        return blake2b(key.encode(), digest_size=8).digest()

    ways = [option for option in ask.options if option.way in FORWARD]
    return min(ways if ways and ask.number % 4 else ask.options, key=drawn).word


class Client:
    """Answers when it is the first who is waited for; sends until it is acknowledged, as a good client does."""

    def __init__(self, sitting: Sitting, seat: int, seed: str) -> None:
        self.sitting, self.seat, self.seed = sitting, seat, seed
        self.wire = sitting.wire(seat)
        self.unsure: tuple[str, bytes] | None = None  # what is not acknowledged yet
        self.count = 0

    def due(self) -> bool:
        return (
            self.unsure is None and self.sitting.hosted.wanted()[:1] == [self.seat] and self.wire.ask is not None
        )

    def frame(self) -> bytes:
        ask = self.wire.ask
        assert ask is not None
        self.count += 1
        id = f"{self.seat}/{self.count}"
        self.unsure = (id, encode(messages.Answer(id, ask.number, answer_to(self.seed, self.seat, ask))))
        return self.unsure[1]

    def settle(self) -> None:
        """Looks whether the last word has come."""
        if self.unsure is not None and self.wire.reply(self.unsure[0]) is not None:
            assert self.wire.taken(self.unsure[0]), self.wire.reply(self.unsure[0])
            self.unsure = None

    def come_back(self) -> None:
        """A new socket from the last event seen, and what was not acknowledged once more."""
        state = self.wire.state
        self.wire = self.sitting.wire(self.seat, 0 if state is None else state.number)


class Line:
    """Everything that is under way, and may come late, twice, or not at all."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.waiting: list[tuple[Client, Wire, bytes]] = []

    def send(self, client: Client, frame: bytes) -> None:
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 5))):
            self.waiting.append((client, client.wire, frame))

    def deliver(self) -> None:
        """Something of what is under way arrives, in any order; what comes of a dead line is lost."""
        self.rng.shuffle(self.waiting)
        for _ in range(self.rng.randrange(len(self.waiting) + 1)):
            _, wire, frame = self.waiting.pop()
            if wire.closed is None:
                wire.raw(frame)


def perfect(boxes: tuple[str, ...], seed: str) -> Sitting:
    sitting = Sitting(boxes, people=6, clock="none", seed=seed, settings=SHORT)
    clients = [Client(sitting, seat, seed) for seat in range(6)]
    while sitting.state.stage == "playing":
        client = next(client for client in clients if client.due())
        client.wire.raw(client.frame())
        client.settle()
    return sitting


def faulty(boxes: tuple[str, ...], seed: str, rng: random.Random) -> tuple[Sitting, int]:
    """The same game on bad lines; how many sockets were lost."""
    sitting = Sitting(boxes, people=6, clock="none", seed=seed, settings=SHORT)
    clients = [Client(sitting, seat, seed) for seat in range(6)]
    line = Line(rng)
    cuts = 0
    while sitting.state.stage != "over":
        for client in clients:
            if client.due():
                line.send(client, client.frame())
            elif client.unsure is not None and rng.random() < 0.3:
                line.send(client, client.unsure[1])
            if rng.random() < 0.02:
                cuts += 1
                if rng.random() < 0.5:
                    client.wire.cut()  # else the new socket takes the place of the old one
                client.come_back()
        line.deliver()
        for client in clients:
            client.settle()
        if rng.random() < 0.1:
            sitting.clock.advance(rng.randrange(3_000))
        if rng.random() < 0.005:
            sitting = restart(sitting, clients)
            cuts += 6
    return sitting, cuts


def restart(sitting: Sitting, clients: list[Client]) -> Sitting:
    """The server is killed; all come back to another one."""
    again = sitting.restarted()
    for client in clients:
        client.sitting = again
        client.wire.closed = 1006
    for client in clients:
        client.come_back()
    return again


@pytest.mark.parametrize("box", BOXES)
def test_a_game_on_bad_lines_has_the_record_of_one_on_good_lines(box: str) -> None:
    """Faults 1, 4, 11, 16: cuts, resends, duplicates, delays and restarts leave no trace in the record."""
    good = perfect((box,), f"lines {box}")
    bad, cuts = faulty((box,), f"lines {box}", random.Random(box))
    assert cuts > 10
    assert bad.game.record == good.game.record
    again = kickdoor.replay(bad.game.record)
    assert digest(again) == digest(bad.game) == digest(good.game)
    folded, live = facts(bad.fold()), facts(bad.state)
    assert folded == live
