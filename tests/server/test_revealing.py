"""Words for the seed at a table: promised, fixed, revealed; who leaves or cheats neither blocks nor bends it."""

from __future__ import annotations

from kickdoor.fairness import Draw, commitment_of, promise_of, seed_of
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol.limits import REVEALING
from kickdoor.server.room import commands
from kickdoor.server.room.commands import Command
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.folding import fold
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.room.state import RoomState
from kickdoor.server.running.replies import Reply
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from kickdoor.views.room import TableInfo
from tests.server.toy import Toy

WORDS = [letter * 32 for letter in "abc"]
SECRET = "the server's secret"


class Gathered:
    """Three people and a bot at a table; the seeds with which games were made."""

    def __init__(self, words: bool = True) -> None:
        self.seeds: list[str] = []
        self.clock, self.store = VirtualClock(), MemoryStore()
        self.services = Services(self.clock, self.store, self.make, TableBots)
        self.hall = Hall(self.services)
        opened = Opened("", [], {}, "none", True, ["", "", "", "greedy"], SECRET, "key 0", words=words)
        self.room: Runner = self.hall.add(opened)

    def make(self, opened: Opened, players: list[tuple[str, str]]) -> Toy:
        self.seeds.append(opened.seed)
        return Toy(opened, players)

    def do(self, command: Command) -> str:
        """The code of the refusal; empty: it was done."""
        said: list[Reply] = []
        self.room.do(command, said.append)
        return said[0].code if isinstance(said[0], Refusal) else ""

    def sit(self, seat: int, word: str = "") -> str:
        promise = promise_of(word) if word else ""
        return self.do(commands.Sit(f"key {seat}", f"Person {seat}", "", seat, promise=promise))

    def begin(self) -> str:
        return self.do(commands.Begin("key 0", "greedy"))

    def reveal(self, seat: int, word: str = "") -> str:
        return self.do(commands.Reveal(f"key {seat}", word or WORDS[seat]))

    @property
    def state(self) -> RoomState:
        return self.room.state

    @property
    def info(self) -> TableInfo:
        return self.room.info()


def promised() -> Gathered:
    table = Gathered()
    for seat, word in enumerate(WORDS):
        assert table.sit(seat, word) == ""
    return table


def test_the_last_of_all_words_begins_the_game_with_the_seed_of_secret_and_words() -> None:
    table = promised()
    assert table.info.seed_hash == commitment_of(SECRET)
    assert [seat.promise for seat in table.info.seats] == [*map(promise_of, WORDS), ""]
    assert table.begin() == ""
    assert table.info.revealing and table.state.stage == "gathering" and not table.seeds
    for seat in (2, 0):
        assert table.reveal(seat) == ""
    assert not table.seeds, "one is missing"
    assert table.reveal(1) == ""
    assert table.seeds == [seed_of(SECRET, [*WORDS, ""])]
    assert table.state.stage != "gathering" and not table.info.revealing
    assert table.state.draw == Draw(SECRET, (*map(promise_of, WORDS), ""), (*WORDS, ""))


def test_nothing_shown_before_the_end_tells_the_secret_or_a_word() -> None:
    table = promised()
    table.begin()
    table.reveal(0)
    shown = repr(table.info)
    assert SECRET not in shown and WORDS[0] not in shown


def test_a_word_that_does_not_come_in_time_is_left_out_and_the_draw_says_so() -> None:
    table = promised()
    table.begin()
    table.reveal(0)
    table.reveal(2)
    table.clock.advance(REVEALING - 1)
    assert not table.seeds
    table.clock.advance(1)
    assert table.seeds == [seed_of(SECRET, [WORDS[0], "", WORDS[2], ""])]
    assert table.state.draw is not None and table.state.draw.missing == [1]
    assert table.reveal(1) == "begun", "too late: the seed stays"
    assert len(table.seeds) == 1


def test_nobody_revealing_blocks_nothing() -> None:
    table = promised()
    table.begin()
    table.clock.advance(REVEALING)
    assert table.seeds == [seed_of(SECRET, ["", "", "", ""])]


def test_who_leaves_before_revealing_keeps_the_list_of_promises_as_it_is() -> None:
    table = promised()
    table.begin()
    assert table.do(commands.Leave("key 1", "greedy")) == ""
    assert table.info.seats[1].promise == promise_of(WORDS[1])
    table.reveal(0)
    table.reveal(2)
    table.clock.advance(REVEALING)
    assert table.seeds == [seed_of(SECRET, [WORDS[0], "", WORDS[2], ""])]
    assert table.state.seats[1].minder == "greedy"


def test_once_promises_are_fixed_nobody_comes_goes_or_promises_anew() -> None:
    table = Gathered()
    table.sit(0, WORDS[0])
    table.sit(1, WORDS[1])
    table.begin()
    assert table.sit(2, WORDS[2]) == "begun"
    assert table.sit(1, "d" * 32) == "" and table.info.seats[1].promise == promise_of(WORDS[1])
    assert table.do(commands.Kick("key 0", 1, "greedy")) == "begun"
    assert table.do(commands.SeatBot("key 0", 3, "simple")) == "begun"
    assert table.begin() == "begun"


def test_only_the_promised_word_is_taken_from_who_promised_it() -> None:
    table = promised()
    assert table.reveal(0) == "not_begun"
    table.begin()
    assert table.reveal(0, "d" * 32) == "no_promise"
    assert table.reveal(0, WORDS[1]) == "no_promise", "another person's"
    assert table.reveal(0) == "" and table.reveal(0) == "", "the same again changes nothing"


def test_the_last_revealer_cannot_take_another_word() -> None:
    table = promised()
    table.begin()
    table.reveal(0)
    table.reveal(1)
    assert table.reveal(2, "d" * 32) == "no_promise" and not table.seeds


def test_a_promise_is_not_used_by_two_seats() -> None:
    table = Gathered()
    table.sit(0, WORDS[0])
    assert table.sit(1, WORDS[0]) == "same_promise"
    assert not table.state.seats[1].owner, "and the seat is not taken"


def test_who_sits_already_promises_later_as_after_a_rematch() -> None:
    table = Gathered()
    table.sit(0)
    assert table.info.seats[0].promise == ""
    table.sit(0, WORDS[0])
    assert table.info.seats[0].promise == promise_of(WORDS[0])
    table.do(commands.Leave("key 0", "greedy"))
    assert table.info.seats[0].promise == ""


def test_a_table_without_promises_and_one_of_old_form_begin_as_before() -> None:
    for table, word in ((Gathered(), ""), (Gathered(words=False), WORDS[0])):
        table.sit(0, word)
        assert table.begin() == ""
        assert table.seeds == [SECRET] and table.state.draw is None


def test_a_restart_in_the_midst_of_it_changes_nothing() -> None:
    table = promised()
    table.begin()
    table.reveal(0)
    for last in (1, 2, 2):
        state = fold(table.store.entries(table.room.id), table.make)
        assert (state.draw, state.revealing, state.reveal_by, state.dealt.seed) == (
            table.state.draw, table.state.revealing, table.state.reveal_by, table.state.dealt.seed,
        )  # fmt: skip
        table.reveal(last)
    assert set(table.seeds) == {seed_of(SECRET, [*WORDS, ""])}
