"""What a table guards itself against: mistakes of ours, late sockets, names that deceive, endless taking back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from kickdoor import tables
from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.net.outbox import Flushing, Outbox
from kickdoor.server.protocol import limits, messages
from kickdoor.server.protocol.limits import QUEUE
from kickdoor.server.room import apply, commands, entries
from kickdoor.server.room.folding import fold
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.replies import message_of
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.tables import new_game
from tests.server.tables import read


class Seat:
    """Somebody at the table."""

    def __init__(self, room: Runner, owner: str, seat: int | None = None, name: str = "") -> None:
        self.room = room
        self.heard: list[messages.FromServer] = []
        self.closed: int | None = None
        self.link = Connection(lambda frame: self.heard.append(read(frame)), self._close, owner, seat, 0, name)
        room.attach(self.link)

    def _close(self, code: int) -> None:
        self.closed = code

    def say(self, message: messages.FromClient) -> None:
        id = getattr(message, "id", "")
        self.room.hear(self.link, message, lambda reply: self.heard.append(message_of(reply, id)))

    def answered(self, id: str) -> messages.FromServer:
        return next(said for said in self.heard if getattr(said, "id", None) == id)

    @property
    def state(self) -> messages.State:
        return [said for said in self.heard if isinstance(said, messages.State)][-1]


def table(make: Callable[..., Munchkin] = Munchkin) -> tuple[Hall, Runner]:
    """Ann and Bo sit, and one seat is free."""
    hall = Hall(Services(VirtualClock(), MemoryStore(), make, TableBots))
    room = hall.open(entries.Opened("", ["base"], {}, "none", True, ["", "", ""], "guarded", "ann"))
    for owner in ("ann", "bo"):
        room.do(commands.Sit(owner, owner.title(), "", None))
    return hall, room


def begun(make: Callable[..., Munchkin] = Munchkin) -> tuple[Hall, Runner, Seat]:
    """Ann, with bots for the others, where she may compose something in private."""
    hall, room = table(make)
    room.do(commands.Begin("ann", "greedy"))
    ann = Seat(room, "ann", 0)
    clock = hall.services.clock
    assert isinstance(clock, VirtualClock)
    for turn in range(200):
        ask = None if ann.state.own is None else ann.state.own.ask
        if ask is not None and room.state.timing.halted is None:
            if any(option.way == "draft" for option in ask.options):
                return hall, room, ann
            word = next((option.word for option in ask.options if option.way in ("pass", "propose")), None)
            ann.say(messages.Answer(f"begin {turn}", ask.number, word or ask.options[0].word))
        clock.advance(1000)
    raise AssertionError("nothing can be composed")


def draft(seat: Seat, id: str) -> None:
    """Begins to compose something, which nobody else sees."""
    own = seat.state.own
    assert own is not None and own.ask is not None
    option = next(option for option in own.ask.options if option.way == "draft")
    seat.say(messages.Answer(id, own.ask.number, option.word))
    assert isinstance(seat.answered(id), messages.Taken)


# Taking back.


def test_a_table_where_much_was_taken_back_is_read_back_without_playing_it_again_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game was played again from its start for each: a hundred made a table too slow to be read back at all."""
    hall, room, ann = begun()
    for turn in range(5):
        draft(ann, f"draft {turn}")
        ann.say(messages.Undo(f"undo {turn}"))
        assert isinstance(ann.answered(f"undo {turn}"), messages.Taken)
    draft(ann, "kept")
    again: list[object] = []
    monkeypatch.setattr(apply, "replayed", lambda state, answers: again.append(answers))
    state = fold(hall.services.store.entries(room.id), Munchkin)
    assert again == []
    assert state.answers == room.state.answers
    assert state.game is not None and room.state.game is not None
    assert [state.game.own(seat, False, False) for seat in range(3)] == [
        room.state.game.own(seat, False, False) for seat in range(3)
    ]
    assert state.seats[0].last == room.state.seats[0].last == len(state.answers) - 1


def test_somebody_who_takes_back_again_and_again_is_slowed_down() -> None:
    """Fault 22: each time the game is played again, which all others on the server wait for."""
    hall, _, ann = begun()
    for turn in range(limits.UNDO_MOST + 1):
        draft(ann, f"draft {turn}")
        ann.say(messages.Undo(f"undo {turn}"))
    last = ann.answered(f"undo {limits.UNDO_MOST}")
    assert isinstance(last, messages.Refused) and last.code == "too_fast"
    clock = hall.services.clock
    assert isinstance(clock, VirtualClock)
    clock.advance(limits.UNDO_SPAN)
    ann.say(messages.Undo("later"))
    assert isinstance(ann.answered("later"), messages.Taken)


# Mistakes.


class Stumbling(Munchkin):
    """A game that fails where no card's sentence runs."""

    wrong = ""

    def wanted(self) -> list[int]:
        if self.wrong == "wanted":
            raise LookupError("Hidden Card")
        return super().wanted()

    def idle(self, seat: int) -> int | None:
        if self.wrong == "idle":
            raise LookupError("Hidden Card")
        return super().idle(seat)

    def holds(self, seat: int) -> int | None:
        if self.wrong == "holds":
            raise LookupError("Hidden Card")
        return super().holds(seat)


@pytest.mark.parametrize("wrong", ["wanted", "idle", "holds"])
def test_a_mistake_anywhere_freezes_the_table_and_its_line_goes_on(wrong: str) -> None:
    """Fault 23: an exception outside of the fence once left the room busy for ever, and nobody was told."""
    _, room, ann = begun(Stumbling)
    assert isinstance(room.state.game, Stumbling)
    ann.say(messages.PassUntil("standing"))
    room.state.game.wrong = wrong
    ann.say(messages.Hold("hold"))
    assert room.state.stage == "frozen"
    assert room.quiet
    ann.say(messages.Say("chat", "still there?"))
    assert isinstance(ann.answered("chat"), messages.Taken)


def test_a_log_that_the_rules_refuse_is_set_aside_with_a_word() -> None:
    """Fault 6: as after a change of the cards; it is no crash of whoever asks for the table."""
    hall, room, ann = begun()
    draft(ann, "draft")
    log = hall.services.store
    assert isinstance(log, MemoryStore)
    number, at, _ = log.rows[room.id][-1]
    log.rows[room.id][-1] = (number, at, entries.encode(entries.Answered(0, 9999)))
    with pytest.raises(Refused):
        apply.replayed(room.state, [(0, 9999)])
    other = Hall(hall.services)
    with pytest.raises(Refusal) as refusal:
        other.room(room.id)
    assert refusal.value.code == "frozen"
    word = f"this table cannot be read back: the game refuses entry {number}"
    assert refusal.value.problem.text == word, "a sentence, and not the name of an exception"
    assert room.id in other.broken


# Sockets that are late.


def test_a_socket_that_comes_for_a_seat_just_given_up_watches() -> None:
    """Fault 17: it was let in by what held before; when its turn in the line came, the seat was another's."""
    hall, room = table()
    log = hall.services.store
    assert isinstance(log, MemoryStore)
    log.held = []
    room.do(commands.Leave("bo", "greedy"))  # on its way to the disk; what follows waits in line
    late = Seat(room, "bo", 1)
    room.do(commands.Sit("cy", "Cy", "", 1))
    log.release()
    room.do(commands.Begin("ann", "greedy"))
    assert room.state.seats[1].owner == "cy"
    assert late.link.seat is None
    assert late.state.own is None
    assert 1 not in room.presence.seats()


def test_what_an_older_socket_of_a_seat_still_says_is_not_heard() -> None:
    """Fault 18: never two who act in one seat."""
    _, room, ann = begun()
    newer = Seat(room, "ann", 0)
    assert ann.closed == 4001
    own = newer.state.own
    assert own is not None and own.ask is not None
    before = len(room.state.answers)
    ann.say(messages.Answer("old", own.ask.number, own.ask.options[0].word))
    old = ann.answered("old")
    assert isinstance(old, messages.Refused) and old.code == "left"
    assert len(room.state.answers) == before
    newer.say(messages.Answer("new", own.ask.number, own.ask.options[0].word))
    assert isinstance(newer.answered("new"), messages.Taken)


# What others read.


def test_the_name_of_a_spectator_deceives_nobody() -> None:
    """Fault 26: no control characters, nothing that turns the reading direction, in the name either."""
    _, room, ann = begun()
    guest = Seat(room, "", None, "\u202eEvil\n\x00 Guest")
    guest.say(messages.Say("hello", "hello"))
    said = next(said for said in ann.heard if isinstance(said, messages.Said) and not said.notice)
    assert (said.name, said.seat) == ("Evil Guest", None)


def test_nobody_learns_where_boxes_of_the_server_are_kept() -> None:
    """Fault 25: a box of one's own is a folder; a table shows its name, not its path."""
    opened = entries.Opened("", ["/srv/secret/place/my-box"], {}, "none", True, ["", "", ""], "seed")
    room = Runner("abc", Services(VirtualClock(), MemoryStore(), Munchkin, TableBots), [], opened)
    assert room.info().boxes == ["my-box"]


def test_whoever_comes_to_a_long_game_and_a_long_talk_is_told_all_of_it() -> None:
    """Faults 20 and 26: a chat full of long messages once made a table nobody could come back to."""

    async def come() -> tuple[int | None, int | None]:
        outbox = Outbox(Flushing())
        for _ in range(4):
            outbox.put(b"x" * (QUEUE // 2))
        first = outbox.code
        await asyncio.sleep(0)  # nothing is read
        outbox.put(b"x")
        return first, outbox.code

    assert asyncio.run(come()) == (None, 1013)


def test_what_went_wrong_is_said_without_naming_what_only_some_may_know() -> None:
    """Fault 25: the text of an exception may name a hidden card, and the word about a frozen table is for all."""
    with pytest.raises(Fault) as fault, fenced("the game", 1.0):
        raise LookupError("Hidden Card")
    assert str(fault.value) == "the game failed: LookupError"
    assert "Hidden Card" in str(fault.value.__cause__)


@pytest.mark.parametrize("word", ["x" * 61, "\ud800", "\u202eAnn"])
def test_a_setting_that_nobody_would_read_out_is_refused(word: str) -> None:
    """Half a character once ended in a crash, and sixty thousand were sent to everybody in the lobby."""
    hall, _ = table()
    with pytest.raises(Refusal) as refusal:
        hall.open(entries.Opened("", ["base"], {"first_player": word}, "none", True, ["", "", ""], "", "ann"))
    assert refusal.value.code == "bad_setting"


def test_the_settings_people_think_of_do_not_fill_the_memory() -> None:
    """Fault 27: a book is kept for tables alike, not for every one there ever was."""
    first = new_game("base", 3, "books", hand_limit=999)
    for limit in range(tables.MOST_BOOKS):
        tables.book_of((tables.box_of("base"),), {"hand_limit": 1000 + limit})
    assert len(tables._books) <= tables.MOST_BOOKS
    assert new_game("base", 3, "books", hand_limit=999).public() == first.public()


def test_who_changes_their_mind_again_and_again_does_not_fill_the_disk() -> None:
    """Fault 22: where nothing changes nothing is written, and what changes all the time is refused."""
    hall, room, ann = begun()
    before = len(hall.services.store.entries(room.id))
    for turn in range(100):
        ann.say(messages.PassUntil(f"off {turn}", False))
    assert isinstance(ann.answered("off 99"), messages.Taken)
    assert len(hall.services.store.entries(room.id)) == before
    for turn in range(100):
        ann.say(messages.PassUntil(f"mind {turn}", turn % 2 == 0))
    last = ann.answered("mind 99")
    assert isinstance(last, messages.Taken | messages.Refused)
    kept = [entry for _, _, body in hall.services.store.entries(room.id) for entry in [entries.decode(body)]]
    assert sum(isinstance(entry, entries.Standing) for entry in kept) == limits.STANDING_MOST
    assert {said.code for said in ann.heard if isinstance(said, messages.Refused)} == {"too_fast"}
