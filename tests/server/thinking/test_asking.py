"""Answers that come later: a bot is asked once, the table goes on meanwhile, and a late answer is not used."""

from __future__ import annotations

import random

import pytest

from kickdoor.server.protocol import messages
from kickdoor.server.running import services
from kickdoor.server.thinking.tasks import Answer, Result
from kickdoor.server.thinking.thinkers import PLAIN, Done, InProcess, Job
from tests.server.tables import Sitting

DICE = random.Random(5)


class Slow(InProcess):
    """Keeps every job until it is told to do it."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[tuple[Job, Done]] = []
        self.asked = 0
        self.at_once = False

    def ask(self, job: Job, done: Done) -> None:
        self.asked += 1
        if self.at_once:
            super().ask(job, done)
        else:
            self.jobs.append((job, done))

    def think(self) -> None:
        """Does the first job."""
        job, done = self.jobs.pop(0)
        if job.wanted():
            super().ask(job, done)

    def fail(self) -> None:
        """The worker of the first job has ended."""
        self.jobs.pop(0)[1](Result(fault="a worker ended"))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    found = Slow()
    monkeypatch.setattr(services, "InProcess", lambda: found)
    return found


def until_asked(sitting: Sitting, slow: Slow) -> None:
    """Until a bot is asked, and nothing else happens."""
    for _ in range(2000):
        if slow.jobs:
            return
        sitting.clock.advance(100)
        wire = sitting.first_asked()
        if wire is not None:
            wire.answer(wire.options[-1].word)
    raise AssertionError("no bot was asked")


def test_a_bot_is_asked_once_and_answers_when_it_has_thought(slow: Slow) -> None:
    sitting = Sitting(people=1, bots=["greedy", "greedy"], clock="none")
    until_asked(sitting, slow)
    before = len(sitting.state.answers)
    sitting.clock.advance(60_000)
    assert (slow.asked, len(slow.jobs)) == (1, 1), "asked once, however long it takes"
    assert len(sitting.state.answers) == before
    assert sitting.clock.next is None or sitting.clock.next > sitting.clock.now(), (
        "and nobody looks again and again"
    )
    job = slow.jobs[0][0]
    slow.think()
    assert len(sitting.state.answers) == before + 1
    assert isinstance(job.task, Answer) and sitting.state.answers[-1][0] == job.task.seat


def test_it_is_asked_ahead_of_its_time_and_answers_in_time(slow: Slow) -> None:
    """So how long it thought, which depends on what it holds, is not seen."""
    sitting = Sitting(people=1, bots=["greedy", "greedy"], clock="none")
    until_asked(sitting, slow)
    before, asked = len(sitting.state.answers), sitting.clock.now()
    slow.think()
    assert len(sitting.state.answers) == before, "its time has not come"
    sitting.clock.advance(300)
    assert len(sitting.state.answers) == before + 1
    assert asked <= sitting.clock.now() <= asked + 300


def test_an_answer_to_a_moment_that_is_over_is_not_used(slow: Slow) -> None:
    sitting = Sitting(people=3, bots=["greedy"], clock="none", seed="late")
    for _ in range(50):
        until_asked(sitting, slow)
        others = [wire for wire in sitting.wires if wire.options]
        if others:
            break
        slow.think()
        sitting.clock.advance(300)
    job, done = slow.jobs.pop(0)
    before = len(sitting.state.answers)
    others[0].answer(others[0].options[0].word)
    assert len(sitting.state.answers) > before, "somebody was faster"
    assert not job.wanted(), "no worker need begin with it"
    answers = list(sitting.state.answers)
    done(Result(0))
    assert sitting.state.answers == answers
    assert sitting.state.stage == "playing"


def test_where_a_worker_ends_the_plain_bot_is_asked_and_at_last_answers_here(slow: Slow) -> None:
    sitting = Sitting(people=1, bots=["greedy", "greedy"], clock="none")
    until_asked(sitting, slow)
    before = len(sitting.state.answers)
    slow.fail()
    (job, _) = slow.jobs[0]
    assert isinstance(job.task, Answer) and job.task.bot == PLAIN
    slow.fail()
    sitting.clock.advance(300)
    assert len(sitting.state.answers) == before + 1
    assert sitting.services.faults == 2


def test_the_clock_of_somebody_who_is_late_waits_for_its_bot_without_looking_again(slow: Slow) -> None:
    sitting = Sitting(people=3, clock="fast", settings={"turn_seconds": 5})
    for _ in range(100):
        if slow.jobs:
            break
        sitting.clock.advance(1000)
    (job, _) = slow.jobs[0]
    before = len(sitting.state.answers)
    sitting.clock.advance(10_000)
    assert (slow.asked, len(sitting.state.answers)) == (1, before)
    slow.think()
    assert len(sitting.state.answers) == before + 1
    assert isinstance(job.task, Answer) and sitting.state.answers[-1][0] == job.task.seat


def test_an_undo_while_a_bot_thinks_has_it_asked_again(slow: Slow) -> None:
    slow.at_once = True
    sitting = Sitting(people=2, bots=["greedy"], clock="none", seed="undo")
    for _ in range(300):
        wire = next((one for one in sitting.wires if one.state and one.state.own and one.state.own.undo), None)
        if wire is not None:
            break
        asked = sitting.first_asked()
        if asked is not None:
            drafts = [option.word for option in asked.options if option.way == "draft"]
            asked.answer(drafts[0] if drafts else asked.options[-1].word)
        sitting.clock.advance(500)
    assert wire is not None
    game = sitting.hosted
    id = wire.id()
    wire.say(messages.Undo(id))
    assert wire.taken(id)
    assert sitting.hosted is not game, "what is thought about the game before is not used any more"
