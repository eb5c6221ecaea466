"""Pages that take long to make, as the replay of a finished game: workers make them, and no table waits for it."""

from __future__ import annotations

from fastapi import Request

from kickdoor.engine.game import Game
from kickdoor.signatures import Signer
from kickdoor.views.room import Problem

from ..net.addresses import counted
from ..room.hosted import Munchkin
from ..room.refusal import Refusal
from ..running.about import box_id
from ..running.runner import Runner
from ..thinking.asking import done
from ..thinking.tasks import Log, Page, Picture, Record, Story
from ..thinking.thinkers import Job, Thinkers


def address_of(request: Request) -> str:
    """Of whoever asks, as limits count it; empty: unknown."""
    return counted(request.client.host if request.client is not None else "")


def finished(room: Runner) -> Game:
    """The game of a room, once it is over: until then its record would tell hidden cards."""
    hosted = room.state.game
    if not isinstance(hosted, Munchkin) or not hosted.over:
        raise Refusal(Problem("not_over"))
    return hosted.game


async def story(room: Runner, wanted: Story, address: str = "") -> bytes:
    """Steps of a finished game, each with what is seen and what happened since the step before."""
    _check(room, wanted.seat)
    return await _page(room, wanted, address)


async def log(room: Runner, seat: int | None, address: str = "") -> bytes:
    """All events of a finished game, and how many of them there were by each step."""
    _check(room, seat)
    return await _page(room, Log(seat), address)


async def record(room: Runner, signer: Signer | None, address: str = "") -> bytes:
    """The record of a finished game, signed; workers, which run bots of others, do not know the key."""
    finished(room)
    state = room.state
    wanted = Record(room.id, [box_id(box) for box in state.opened.boxes], state.draw)
    body = await _page(room, wanted, address)
    return body if signer is None else signer.signed(body)


async def picture(thinkers: Thinkers, link: str, address: str = "") -> bytes:
    """A link as a QR code."""
    return await _made(thinkers, Job(Picture(link), address, address=address))


def _check(room: Runner, seat: int | None) -> None:
    """`Refusal` where the game is not over, or has no such seat."""
    game = finished(room)
    if seat is not None and seat >= len(game.names):
        raise Refusal(Problem("no_seat", seat=seat))


async def _page(room: Runner, page: Page, address: str) -> bytes:
    return await _made(room.services.thinkers, Job(page, room.id, room.state, address))


async def _made(thinkers: Thinkers, job: Job) -> bytes:
    if not thinkers.allows(job.address):
        raise Refusal(Problem("too_fast"))
    result = await done(thinkers, job)
    if result.fault:
        raise Refusal(Problem("not_read"))
    return result.body
