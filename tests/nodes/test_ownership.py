"""What a room says and does while its node cannot save, when it has lost the room, and when it lets it go."""

from __future__ import annotations

import pytest

from kickdoor.server.room import commands
from kickdoor.server.room.apply import apply
from kickdoor.server.room.entries import Adjourned, AnyEntry, Frozen, Resumed
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.room.state import RoomState
from kickdoor.server.running import writer
from kickdoor.server.running.replies import Done, Reply
from kickdoor.server.store.memory import MemoryStore
from kickdoor.server.store.store import Row, StoreError
from tests.server.tables import Sitting, Wire

MINUTE = 60_000


class Shared(MemoryStore):
    """A store of several nodes, whose lease can lapse."""

    has_lease = True
    away = False

    @property
    def shared(self) -> bool:
        return True

    @property
    def leased(self) -> bool:
        return self.has_lease

    def entries(self, room: str, since: int = 0) -> list[Row]:
        if self.away:
            raise StoreError("no answer")
        return super().entries(room, since)


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setattr("tests.server.tables.MemoryStore", Shared)
    return Sitting(clock="normal")


def asked(sitting: Sitting) -> tuple[Wire, str]:
    """The socket of a person who is asked, and a word that it may say."""
    wire = sitting.first_asked()
    assert wire is not None
    return wire, wire.options[0].word


def test_an_answer_is_refused_as_not_saved_while_the_lease_has_lapsed(sitting: Sitting) -> None:
    assert isinstance(sitting.store, Shared)
    wire, word = asked(sitting)
    sitting.store.has_lease = False
    rows = len(sitting.rows)
    id = wire.answer(word)
    assert wire.refused(id) == "not_saved" and len(sitting.rows) == rows
    sitting.store.has_lease = True
    wire.answer(word, id=id)
    assert wire.taken(id), "nothing had happened: it can be said again"


def test_clocks_stand_while_the_lease_has_lapsed(sitting: Sitting) -> None:
    assert isinstance(sitting.store, Shared)
    sitting.clock.advance(1_000)
    before, last = sitting.state.timing.clock(), sitting.rows[-1][1]
    assert before is not None
    sitting.store.has_lease = False
    rows = len(sitting.rows)
    sitting.clock.advance(10 * MINUTE)
    assert len(sitting.rows) == rows, "nobody's time was over"
    sitting.store.has_lease = True
    sitting.clock.advance(2_000)
    assert [type(entry) for entry in sitting.written[rows : rows + 2]] == [Adjourned, Resumed]
    resumed = sitting.rows[rows + 1][1]
    after = sitting.state.timing.clock()
    assert after is not None and after.ends - resumed == before.ends - last


def test_what_was_said_before_a_commit_got_stuck_is_taken_once_and_the_rest_is_refused(sitting: Sitting) -> None:
    wire, word = asked(sitting)
    sitting.store.held = []
    id = wire.answer(word)
    sitting.clock.advance(1_000)
    soon = wire.answer(word)
    sitting.clock.advance(2_000)
    late = wire.answer(word)
    assert wire.reply(id) is None and wire.reply(soon) is None, "they are in line"
    assert wire.refused(late) == "not_saved"
    wire.answer(word, id=id)
    wire.answer(word, id=soon)
    assert wire.reply(id) is None and wire.reply(soon) is None, "nobody knows yet what became of them"
    sitting.store.release()
    assert wire.taken(id) and wire.reply(soon) is not None
    answers = [entry for entry in sitting.written if getattr(entry, "id", "") == id]
    assert len(answers) == 1
    assert Adjourned in [type(entry) for entry in sitting.written[-4:]], "no time has passed meanwhile"


def test_a_room_that_was_lost_says_nothing_more(sitting: Sitting) -> None:
    """Only the node that has it knows what became of an answer; who asked by HTTP is told to ask again."""
    wire, word = asked(sitting)
    said: list[Reply] = []
    sitting.store.held = []
    id = wire.answer(word)
    sitting.room.do(commands.Leave("key 1", "greedy"), said.append)
    late = Wire(sitting.room, None)
    sitting.hall.lost("table", sitting.room.epoch + 1)
    assert wire.closed is None, "another life of the room was lost"
    sitting.hall.lost("table", sitting.room.epoch)
    assert [one.closed for one in (*sitting.wires, late)] == [1012] * (len(sitting.wires) + 1)
    assert wire.reply(id) is None
    assert [refusal.code for refusal in said if isinstance(refusal, Refusal)] == ["not_read"]
    rows = len(sitting.rows)
    sitting.store.release()
    sitting.clock.advance(10 * MINUTE)
    sitting.room.do(commands.Leave("key 1", "greedy"), said.append)
    assert Wire(sitting.room, None).closed == 1012
    assert len(said) == 2 and not any(isinstance(one, Done) for one in said)
    assert wire.reply(id) is None and len(sitting.rows) == rows + 1, "what was on its way, and nothing else"


def test_a_room_goes_after_its_last_commit(sitting: Sitting) -> None:
    wire, word = asked(sitting)
    sitting.store.held = []
    id = wire.answer(word)
    sitting.hall.leave()
    unheard = wire.answer(word)
    assert wire.closed is None and "table" in sitting.hall.rooms, "a commit is on its way"
    sitting.store.release()
    assert wire.taken(id), "it was acknowledged before the socket was closed"
    assert wire.closed == 1012 and wire.reply(unheard) is None and not sitting.hall.rooms
    rows = len(sitting.rows)
    sitting.clock.advance(10 * MINUTE)
    assert len(sitting.rows) == rows
    with pytest.raises(Refusal, match="not_read"):
        sitting.hall.room("table")  # a server that ends takes no room


def test_a_command_that_needs_a_database_that_is_away_is_not_saved_and_freezes_nothing(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was half applied is forgotten: the room is read again as soon as that can be."""
    assert isinstance(sitting.store, Shared)
    wire, word = asked(sitting)
    rows = len(sitting.rows)

    def applied(state: RoomState, entry: AnyEntry, at: int) -> None:
        apply(state, entry, at)
        raise StoreError("no answer")

    monkeypatch.setattr(writer, "apply", applied)
    sitting.store.away = True
    id = wire.answer(word)
    waiting = wire.answer(word, id="later")
    monkeypatch.setattr(writer, "apply", apply)
    sitting.clock.advance(5_000)
    assert wire.reply(id) is None and wire.reply(waiting) is None
    sitting.store.away = False
    sitting.clock.advance(30_000)
    assert wire.refused(id) == "not_saved" and wire.reply(waiting) is not None
    assert sitting.state.stage == "playing" and not sitting.state.frozen
    assert not any(entry for entry in sitting.written[rows:] if isinstance(entry, Frozen))


def test_a_node_whose_lease_has_lapsed_shows_nobody_what_it_has(sitting: Sitting) -> None:
    """Another node may have taken the room, and know more."""
    assert isinstance(sitting.store, Shared)
    sitting.store.has_lease = False
    with pytest.raises(Refusal, match="not_read"):
        sitting.hall.room("table")
    assert sitting.hall.elsewhere("table") == ""
    sitting.store.has_lease = True
    assert sitting.hall.room("table") is sitting.room
