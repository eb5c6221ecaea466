"""Pages that take long to make, as the replay of a finished game: workers make them, and no table waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from fastapi import Request

from kickdoor.signatures import Signer
from kickdoor.views.room import Problem

from ..net.addresses import counted
from ..room.finished import Past
from ..room.hosted import Munchkin, plays
from ..room.refusal import Refusal
from ..running.about import box_id
from ..running.runner import Runner
from ..thinking.asking import done
from ..thinking.tasks import Deal, Log, Page, Picture, Record, Story
from ..thinking.thinkers import Job, Thinkers


class _Failed(Refusal):
    """A worker could not make the page."""


def address_of(request: Request) -> str:
    """Of whoever asks, as limits count it; empty: unknown."""
    return counted(request.client.host if request.client is not None else "")


def check_over(room: Runner) -> None:
    """Refuses what would tell hidden cards of a game that is not over."""
    hosted = room.state.game
    if not isinstance(hosted, (Munchkin, Past)) or not hosted.over:
        raise Refusal(Problem("not_over"))


async def story(room: Runner, wanted: Story, address: str = "") -> bytes:
    """Steps of a finished game, each with what is seen and what happened since the step before."""
    _check(room, wanted.seat)
    past = room.state.game
    if not isinstance(past, Past):
        return await _page(room, wanted, address)
    if plays(room.state.opened):
        with suppress(_Failed):  # as where the language of its cards is not read any more
            return await _page(room, wanted, address)
    return _kept(room, wanted, address, lambda: past.story(wanted.start, wanted.count, wanted.seat))


async def log(room: Runner, seat: int | None, address: str = "") -> bytes:
    """All events of a finished game, and how many of them there were by each step."""
    _check(room, seat)
    past = room.state.game
    if isinstance(past, Past):
        return _kept(room, Log(seat), address, lambda: past.log(seat))
    return await _page(room, Log(seat), address)


async def record(room: Runner, signer: Signer | None, address: str = "") -> bytes:
    """The record of a finished game, signed; workers, which run bots of others, do not know the key."""
    check_over(room)
    state, past = room.state, room.state.game
    page = Record(room.id, [box_id(box) for box in state.opened.boxes], state.draw)

    def sign(body: bytes) -> bytes:
        return body if signer is None else signer.signed(body)

    if isinstance(past, Past):
        return _kept(room, page, address, lambda: sign(past.record))
    return sign(await _page(room, page, address))


async def picture(thinkers: Thinkers, link: str, address: str = "") -> bytes:
    """A link as a QR code."""
    return await _made(thinkers, Job(Picture(link), address, address=address))


async def dealt(thinkers: Thinkers, deal: Deal, address: str = "") -> bytes:
    """The game of a fork, as a snapshot."""
    return await _made(thinkers, Job(deal, address, address=address))


def _check(room: Runner, seat: int | None) -> None:
    """`Refusal` where the game is not over, or has no such seat."""
    check_over(room)
    if seat is not None and seat >= len(room.state.seats):
        raise Refusal(Problem("no_seat", seat=seat))


async def _page(room: Runner, page: Page, address: str) -> bytes:
    """`Refusal` for a game that goes on from a snapshot, until it is kept as it ended."""
    state, game = room.state, room.state.game
    answers: list[tuple[int, int]] | None = None
    if isinstance(game, Past):
        answers = game.answers[len(state.opened.fork) :]
    elif not state.gone:
        answers = state.answers
    else:
        raise Refusal(Problem("not_read"))
    return await _made(room.services.thinkers, Job(page, room.id, state, address, answers))


def _kept(room: Runner, page: Page, address: str, tell: Callable[[], bytes]) -> bytes:
    """A page that is kept needs no worker; the time counts for who asks all the same."""
    job = Job(page, room.id, address=address)
    _check_allowed(room.services.thinkers, job)
    began = time.thread_time()
    body = tell()
    room.services.thinkers.spent(job, time.thread_time() - began)
    return body


def _check_allowed(thinkers: Thinkers, job: Job) -> None:
    if not thinkers.allows(job.address):
        raise Refusal(Problem("too_fast"))


async def _made(thinkers: Thinkers, job: Job) -> bytes:
    _check_allowed(thinkers, job)
    result = await done(thinkers, job)
    if result.fault:
        raise _Failed(Problem("not_read"))
    return result.body
