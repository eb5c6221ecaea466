"""Limits on the requests of one address: how many it may make, and how many are worked on at once."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickdoor.views.room import Problem

from ..net.addresses import counted
from .problems import refusal_answer


class Throttle:
    """Others are answered between the many requests of one address; beyond its limit they are refused."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        # By address: the requests that are worked on. One without any is forgotten.
        self._places: Final = WeakValueDictionary[str, asyncio.Semaphore]()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        house = scope["app"].state.house
        address = counted(scope["client"][0] if scope.get("client") else "")
        if not house.requests.take(address, asyncio.get_running_loop().time()):
            refusal = refusal_answer(429, Problem("too_fast"))
            refusal.headers.update({"retry-after": "1", "connection": "close"})
            await refusal(scope, receive, send)
            return
        place = self._places.get(address)
        if place is None:
            place = self._places[address] = asyncio.Semaphore(house.at_once)
        await place.acquire()
        left = False

        async def answer(message: Message) -> None:
            nonlocal left
            if not left:  # the answer is there: whoever reads it slowly keeps nobody waiting
                left = True
                place.release()
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            if not left:
                place.release()
