"""Bots give people the time to read and to answer; who plays for whom is announced; offers say why they went."""

from __future__ import annotations

import itertools
import random

import pytest

from kickdoor.engine.game import Game
from kickdoor.scenario.position import set_up
from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import GRACE
from kickdoor.server.protocol.paces import ALONE, COMPOSING, PACES, READING, SHOWN, SPEEDS
from kickdoor.server.room.entries import Answered, Held, Opened, Silent
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.runner import Runner
from kickdoor.views.names import Speed
from tests.server.tables import Sitting, Wire

THINK, WINDOW, OFFER = PACES["normal"].think, PACES["normal"].window, PACES["normal"].offer
IMP = {"kind": "monster", "name": "Probe Imp", "level": 9, "treasures": 3, "bad_stuff": []}


class Asking(Munchkin):
    """A game in which the second seat fights what it does not beat, and asks the first for help."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        super().__init__(opened, players)
        names = [name for name, _ in players]
        data: dict[str, object] = {
            "box": "base",
            "cards": [IMP],
            "players": {name: {"level": 8 if number == 0 else 3} for number, name in enumerate(names)},
            "turn": names[1],
            "door": ["Probe Imp"],
            "options": {"live": True, "offers_last": True},
        }
        game: Game = set_up(data)
        game.choose(1, "kick_door")
        self.__dict__["game"] = game
        self.asked = False

    def advice(self, seat: int, bot: str) -> int:
        """The fighter asks the first seat for help, and runs as soon as it may."""
        ask = self.game.ask(seat)
        assert ask is not None
        words = [option.word(self.game.table) for option in ask.options]
        for word in ("send",) if self.game.table.seats[seat].draft else () if self.asked else ("ask_help:@0",):
            self.asked = True
            return words.index(word)
        return next((at for at, word in enumerate(words) if word.startswith(("run_away", "pass"))), 0)


class AskedBoth(Asking):
    """The third seat was asked, too, and accepts as soon as it may."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        super().__init__(opened, players)
        for word in ("ask_help:@2", "send", "ask_help:@0", "send"):
            self.game.choose(1, word)
        self.asked = True

    def advice(self, seat: int, bot: str) -> int:
        ask = self.game.ask(seat)
        assert ask is not None
        accepts = [at for at, option in enumerate(ask.options) if seat == 2 and option.verb == "accept"]
        return accepts[0] if accepts else super().advice(seat, bot)


def asked_for_help(clock: str = "normal", make: type[Asking] = Asking) -> tuple[Sitting, Wire]:
    """A bot fights, and has just asked the person for help."""
    sitting = Sitting(people=1, bots=["greedy", "greedy"], clock=clock, make=make)
    wire = sitting.wires[0]
    for _ in range(200):
        if wire.has("accept"):
            return sitting, wire
        sitting.clock.advance(50)
    raise AssertionError("nobody was asked for help")


def test_a_bot_that_asks_for_help_waits_for_the_answer() -> None:
    """Else the button is gone before it was read: the bot ran from the fight a second later."""
    sitting, wire = asked_for_help()
    sitting.clock.advance(OFFER - 100)
    word = wire.has("accept")
    assert word is not None, "the offer stands as long as it is not answered"
    assert wire.taken(wire.answer(word))
    assert sitting.game.table.fight is not None and sitting.game.table.fight.helper == 0


def test_a_bot_that_was_asked_for_help_too_leaves_a_person_the_time_to_answer() -> None:
    """Else it accepts within a second, and what was offered to the person is void before it was read."""
    sitting, wire = asked_for_help(make=AskedBoth)
    sitting.clock.advance(OFFER - 1_000)
    fight = sitting.game.table.fight
    assert fight is not None and fight.helper < 0 and wire.has("accept") is not None
    assert wire.taken(wire.answer(next(option.word for option in wire.options if option.verb == "decline")))
    sitting.clock.advance(OFFER // 2)
    assert fight.helper == 2


def test_a_bot_does_not_wait_for_ever_and_the_offer_says_why_it_went() -> None:
    sitting, wire = asked_for_help("fast")
    for _ in range(ALONE // 100 + 600):
        sitting.clock.advance(100)
        if not wire.has("accept"):
            break
        if wire.has("pass"):
            wire.answer("pass")
    told = [event for event in sitting.game.events if event.what == "lapsed"]
    assert [(event.who, event.other) for event in told] == [(1, 0)]
    assert told[0].facts.void in ("decided", "fight_over", "dead")


def test_the_only_person_at_a_table_has_time_to_read_an_offer() -> None:
    """Before, bots went on when the time of an offer was over, though nobody else waited."""
    sitting, wire = asked_for_help("fast")
    before = sitting.hosted.clock_state()
    sitting.clock.advance(5 * PACES["fast"].offer)
    assert wire.has("accept")
    assert sitting.hosted.clock_state() == before


def test_a_bot_that_has_its_answer_waits_no_longer_than_it_takes_to_read_it() -> None:
    """Before, an offer that was declined at once was still waited for."""
    sitting, wire = asked_for_help("none")
    sitting.clock.advance(3_000)
    assert wire.taken(wire.answer(next(option.word for option in wire.options if option.verb == "decline")))
    before, at = sitting.hosted.clock_state(), sitting.clock.now()
    while sitting.hosted.clock_state() == before and sitting.clock.now() < at + PACES["none"].offer:
        sitting.clock.advance(100)
    assert PACES["none"].think // 2 <= sitting.clock.now() - at <= 4 * PACES["none"].think


def composing_help() -> tuple[Sitting, Wire]:
    """At a table without a clock a bot fights, and the person composes an offer to help, for nobody has asked."""
    sitting, wire = asked_for_help("none")
    assert wire.taken(wire.answer(next(option.word for option in wire.options if option.verb == "decline")))
    word = wire.has("offer_help")
    assert word is not None and wire.taken(wire.answer(word))
    assert sitting.hosted.composing() == [0]
    return sitting, wire


def test_a_bot_waits_a_little_for_a_person_who_composes_something() -> None:
    """And not a minute, as for an answer: a draft that was left open held up the table."""
    sitting, wire = composing_help()
    sitting.clock.advance(COMPOSING - 1_000)
    assert sitting.hosted.composing() == [0], "the bot has waited"
    step = next(option.word for option in wire.options if option.way == "draft" and option.verb != "cancel")
    assert wire.taken(wire.answer(step))
    sitting.clock.advance(COMPOSING - 1_000)
    before = sitting.hosted.clock_state()
    assert before.asked == 1 and not before.waits, "each step gives more time"
    sitting.clock.advance(2_000)
    assert sitting.hosted.clock_state() != before, "the bot goes on"
    assert sum([COMPOSING - 1_000, COMPOSING - 1_000, 2_000]) < PACES["none"].offer


def test_an_answer_is_taken_though_something_else_has_happened_meanwhile() -> None:
    """The offer is the same, so that an answer to the state before is an answer to it."""
    sitting, wire = asked_for_help("fast")
    word, ask = wire.has("accept"), wire.ask
    assert word is not None and ask is not None
    sitting.clock.advance(ALONE + 200)  # it proposes to run, and the others may still act
    assert sitting.hosted.clock_state().waits
    assert sitting.hosted.number(0) != ask.number
    assert wire.taken(wire.answer(word, ask.number))


def test_alone_among_bots_a_window_waits_for_the_person() -> None:
    """The page passes where nothing fits: who holds an answer takes the time they need."""
    sitting = Sitting(people=1, bots=["greedy", "greedy"], seed="alone")
    wire = sitting.wires[0]
    sitting.play(lambda: sitting.hosted.clock_state().waits and 0 in sitting.hosted.wanted(), random.Random(3))
    sitting.clock.advance(10 * WINDOW)
    assert not any(isinstance(entry, Silent) for entry in sitting.written)
    assert sitting.hosted.clock_state().waits and 0 in sitting.hosted.wanted()
    assert wire.taken(wire.answer("pass"))
    timed = Sitting(people=1, bots=["greedy", "greedy"], settings={"window_seconds": "4"})
    assert timed.state.timing.pace.window == 4_000, "who sets a time has it also alone"


# Composing.


def at_window(people: int = 3) -> Sitting:
    """A window in which somebody may compose something."""
    for seed in range(30):
        sitting = Sitting(people=people, seed=f"composing {seed}")
        rng = random.Random(seed)
        sitting.play(lambda found=sitting: found.hosted.clock_state().waits, rng)  # type: ignore[misc]
        if any(option.way == "draft" for wire in sitting.wires for option in wire.options):
            return sitting
    raise AssertionError("nobody could compose anything")


def test_a_window_stays_open_for_who_composes_something() -> None:
    """TIME-07: as if they had said "wait!", once."""
    sitting = at_window()
    clock = sitting.state.timing.clock()
    assert clock is not None
    wire, word = next(
        (wire, option.word) for wire in sitting.wires for option in wire.options if option.way == "draft"
    )
    wire.answer(word)
    assert [entry.seat for entry in sitting.written if isinstance(entry, Held)] == [wire.seat]
    later = sitting.state.timing.clock()
    assert later is not None and later.ends == clock.ends + PACES["normal"].hold
    sitting.clock.advance(WINDOW)
    assert not any(isinstance(entry, Silent) for entry in sitting.written)
    assert sitting.hosted.composing() == [wire.seat]


# Pace.


def gaps(speed: Speed | None, people: int = 1, reads: bool = False) -> list[int]:
    """The times between answers of bots that were seen, from the first turn of a game at this speed."""
    sitting = Sitting(people=people, bots=["greedy"] * (4 - people), clock="none", seed="gaps")
    for person in sitting.wires:
        if speed is not None:
            person.say(messages.SetSpeed(speed))
        if reads:
            person.say(messages.Reads(False))
    rng = random.Random(4)
    seen: list[tuple[int, int]] = []
    for _ in range(3_000):
        wire = sitting.first_asked()
        before, answers = sitting.hosted.events, len(sitting.state.answers)
        if wire is not None:
            forward = [option for option in wire.options if option.way in ("pick", "propose", "pass", "quiet")]
            wire.answer(rng.choice(forward or wire.options).word)
        else:
            sitting.clock.advance(50)
            begun = sitting.hosted.clock_state().turns > 0
            if begun and sitting.hosted.events > before and sitting.state.answers[answers][0] > 0:
                seen.append((sitting.clock.now(), len(sitting.state.answers) - answers))
        if len(seen) > 60 or sitting.state.stage == "over":
            break
    assert len(seen) > 30
    return [two[0] - one[0] for one, two in itertools.pairwise(seen)]


@pytest.mark.parametrize("speed", ["calm", "normal", "brisk", "quick"])
def test_bots_take_as_long_as_people_want_to_read(speed: Speed) -> None:
    """No two acts that are seen come sooner after each other than a bot takes at this speed."""
    found = gaps(speed)
    assert min(found) >= round(THINK * SPEEDS[speed]) - 50
    assert sorted(found)[len(found) * 3 // 4] >= round(THINK * SPEEDS[speed] * READING["read"]) - 50


def test_between_what_a_page_shows_and_tells_to_be_read_only_a_beat_is_left() -> None:
    """The page holds what happens as long as it takes to read; the time for that is not taken twice."""
    found = gaps("normal", reads=True)
    assert min(found) >= round(THINK * SHOWN) - 50
    assert sorted(found)[len(found) // 2] < round(THINK * READING["read"]) - 50


@pytest.mark.parametrize("people", [1, 2])
def test_bots_wait_while_the_only_person_is_shown_what_happened(people: int) -> None:
    """With another person at the table nobody is made to wait."""
    sitting = Sitting(people=people, bots=["greedy"] * 3, clock="none", seed="shown")
    sitting.play(lambda: not set(range(people)) & set(sitting.hosted.wanted()), random.Random(3))
    sitting.wires[0].say(messages.Reads())
    before = len(sitting.state.answers)
    sitting.clock.advance(600_000)
    assert (len(sitting.state.answers) == before) == (people == 1)
    sitting.wires[0].say(messages.Reads(on=False))
    sitting.clock.advance(THINK)
    assert len(sitting.state.answers) > before


def test_before_the_first_turn_bots_lay_down_their_cards_in_about_two_seconds() -> None:
    """A person who is ready does not watch them dress one by one."""
    for seed in range(5):
        sitting = Sitting(boxes=("oz",), people=1, bots=["greedy"] * 3, clock="none", seed=f"dressing {seed}")
        sitting.wires[0].say(messages.SetSpeed("normal"))
        while sitting.hosted.clock_state().turns == 0 and sitting.clock.now() < 20_000:
            wire = sitting.first_asked()
            forward = (
                [option for option in wire.options if option.way in ("pick", "propose", "pass")] if wire else []
            )
            if wire is not None and forward:
                wire.answer(forward[0].word)
            else:
                sitting.clock.advance(20)
        assert sitting.clock.now() <= 2_500


def test_the_slowest_of_the_people_counts() -> None:
    sitting = Sitting(people=2, bots=["greedy"])
    assert sitting.room.presence.speed == "normal"
    for seat, speed, slowest in ((0, "quick", "normal"), (1, "quick", "quick"), (0, "calm", "calm")):
        sitting.wires[seat].raw(b'{"t":"speed","speed":"%s"}' % speed.encode())
        assert sitting.room.presence.speed == slowest


def test_a_bot_does_not_act_in_the_instant_in_which_somebody_else_does() -> None:
    """What it had planned was for the moment before: two acts are not seen at once."""
    for seed in range(40):
        sitting = Sitting(people=2, bots=["greedy", "greedy"], clock="none", seed=f"instants {seed}")
        sitting.play(lambda found=sitting: found.hosted.clock_state().waits, random.Random(seed))  # type: ignore[misc]
        due = sitting.room.bots.wake_at()
        plays = [(wire, option.word) for wire in sitting.wires for option in wire.options if option.way == "play"]
        if plays and due is not None:
            break
    wire, word = plays[0]
    sitting.clock._now = due if due is not None else 0  # in line before the bot, in the same millisecond
    before = len(sitting.rows)
    assert wire.taken(wire.answer(word))
    assert [entry.seat for entry in sitting.written[before:] if isinstance(entry, Answered)] == [wire.seat]


def test_a_table_of_bots_alone_takes_no_time() -> None:
    sitting = Sitting(people=1, bots=["greedy", "greedy"], settings={"turns": 6})
    sitting.state.seats[0].owner, sitting.state.seats[0].bot = "", "greedy"
    sitting.wires[0].cut()
    sitting.wire(None)
    sitting.clock.advance(2_000)
    assert sitting.state.stage == "over"


# Who plays for whom.


def notices(wire: Wire) -> list[tuple[int | None, str | None, str]]:
    return [(said.seat, said.notice, said.text) for said in wire.heard if isinstance(said, messages.Said)]


def test_a_bot_that_plays_for_somebody_is_announced_and_so_is_their_return() -> None:
    sitting = Sitting(people=3, clock="none")
    sitting.wires[2].cut()
    sitting.clock.advance(GRACE)
    expected: list[tuple[int | None, str | None, str]] = [(2, "minded", "A bot plays for Cy until they are back.")]
    assert notices(sitting.wires[0]) == expected
    assert sitting.wires[0].table is not None
    seat = sitting.wires[0].table.table.seats[2]
    assert seat.taken and seat.bot and not seat.here
    back = sitting.wire(2)
    expected.append((2, "back", "Cy is back and plays again."))
    assert notices(sitting.wires[0]) == notices(back) == expected
    again = sitting.restarted()
    assert notices(again.wire(0)) == expected, "the chat after a restart is the chat before"
    assert isinstance(again.room, Runner)
    muted = sitting.wires[1]
    muted.say(messages.Mute(2))
    before = len(notices(muted))
    back.cut()
    sitting.clock.advance(GRACE)
    assert len(notices(muted)) == before + 1, "it is the room that tells it"
