"""What the people of a table were sent, and whether their seats might see it: the log is played again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from kickdoor.server.protocol.limits import LAST_EVENTS
from kickdoor.server.room.apply import apply
from kickdoor.server.room.entries import Answered, Opened, decode
from kickdoor.server.room.hosted import Hosted, Munchkin
from kickdoor.server.room.printings import Printings
from kickdoor.server.room.state import RoomState
from kickdoor.server.store.store import Row
from tests.server.load import Player

NOTHING: Final = b"null"


class _Frame(msgspec.Struct):
    """A message, with the parts of a state as they came."""

    t: str
    number: int = 0
    public: msgspec.Raw = msgspec.Raw()
    own: msgspec.Raw = msgspec.Raw()
    events: msgspec.Raw = msgspec.Raw()


_frame = msgspec.json.Decoder(_Frame).decode


class Shown(NamedTuple):
    """A state that was sent."""

    number: int  # events so far
    since: int  # of these came those after so many
    digest: bytes  # of what was shown, and of the events


def _digest(public: bytes, own: bytes, events: bytes) -> bytes:
    return blake2b(b"\0".join((public, own, events)), digest_size=16).digest()


class Witness(Player):
    """A player, or a spectator, who remembers what was shown and when its sockets were cut."""

    def __init__(self, url: str, table: str, token: str, seat: int | None) -> None:
        super().__init__(url, table, token, seat)
        self.shown: list[Shown] = []
        self.cut = 0.0  # when the last socket was closed

    def _heard(self, text: str | bytes) -> None:
        frame = _frame(text)
        if frame.t == "state":
            digest = _digest(bytes(frame.public), bytes(frame.own), bytes(frame.events))
            since = max(self.number, frame.number - LAST_EVENTS)
            self.shown.append(Shown(frame.number, since, digest))
        super()._heard(text)
        self.heard.clear()

    async def _read(self, socket: Any) -> None:
        try:
            await super()._read(socket)
        finally:
            self.cut = time.monotonic()


class Told(NamedTuple):
    """What was found to be right at a table."""

    acknowledged: int
    logged: int  # answers of people
    bots: int  # answers of bots
    frames: int  # states, each of which its seat might see


def account(rows: Sequence[Row], people: Sequence[Witness]) -> Told:
    """`AssertionError` where an acknowledged answer is not logged once, a refused one is, or somebody was shown
    what this seat was not to see, at any moment, or saw moments in another order."""
    table = people[0].table
    assert [n for n, _, _ in rows] == list(range(len(rows))), f"{table} has a gap"
    entries = [decode(body) for _, _, body in rows]
    said = [one for one in entries if isinstance(one, Answered)]
    log = Counter((one.seat, one.id) for one in said if one.id)
    twice = [one for one, count in log.items() if count > 1]
    assert not twice, f"{table}: {twice} are in the log twice"
    acknowledged = 0
    for player in people:
        if player.seat is not None:
            _answers(player, log)
            acknowledged += len(player.taken)
    frames = _shown(rows, people)
    return Told(acknowledged, sum(log.values()), len(said) - sum(log.values()), frames)


def _answers(player: Witness, log: Mapping[tuple[int, str], int]) -> None:
    assert player.seat is not None
    lost = [id for id in player.taken if not log.get((player.seat, id))]
    assert not lost, f"{player.table}: {lost} were acknowledged, and are not in the log"
    kept = [id for id in player.refused if id not in player.taken and log.get((player.seat, id))]
    words = {id: player.refused[id] for id in kept}
    assert not kept, f"{player.table}: {words} were refused, and are in the log"


def _shown(rows: Sequence[Row], people: Sequence[Witness]) -> int:
    """Plays the game again: what each was sent must be what its seat sees at some moment, one after another."""
    opened = decode(rows[0][2])
    assert isinstance(opened, Opened)
    state = RoomState(opened, partial(Munchkin, printings=Printings()))
    places = [0] * len(people)  # by person: states that were found so far
    for _, at, body in rows[1:]:
        apply(state, decode(body), at)
        if state.game is not None:
            moment = _Moment(state, state.game)
            for one, person in enumerate(people):
                while places[one] < len(person.shown) and moment.is_of(person.seat, person.shown[places[one]]):
                    places[one] += 1
    for place, person in zip(places, people, strict=True):
        assert place == len(person.shown), (
            f"{person.table}: what seat {person.seat} was shown as state {place} of {len(person.shown)}, after "
            f"{person.shown[place].number} events, is not what it may see at any moment since the state before"
        )
    return sum(places)


class _Moment:
    """A room after an entry."""

    def __init__(self, state: RoomState, game: Hosted) -> None:
        self._state: Final = state
        self._game: Final = game
        self._public: Final = cache(game.public)
        self._owns: Final[dict[int | None, list[bytes]]] = {None: [NOTHING]}

    def is_of(self, seat: int | None, shown: Shown) -> bool:
        count = self._game.events
        if shown.number != count:
            return False
        events = self._game.events_for(seat, shown.since) if shown.since < count else b"[]"
        return any(_digest(self._public(), own, events) == shown.digest for own in self._own(seat))

    def _own(self, seat: int | None) -> list[bytes]:
        found = self._owns.get(seat)
        if found is None:
            assert seat is not None
            place = self._state.seats[seat]
            undo = place.last is not None and not place.player
            found = self._owns[seat] = [self._game.own(seat, place.standing is not None, undo)]
            if self._game.over:  # it is shown as it was kept
                found.append(self._game.own(seat, False, False))
        return found
