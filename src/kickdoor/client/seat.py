"""A seat on the socket: comes back by itself, says again what was not acknowledged, keeps the last look."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import random
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from kickdoor.server.protocol import messages
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.room import TableInfo

from .errors import Closed, NotLegal, NotSaved, Over, Stale, refused
from .look import Look

FIRST, MOST = 0.1, 3.0  # seconds before the first try to come back, and at most before each other
PULSE: Final = 10.0  # seconds between two signs of life, and until one is missed
RATE, BURST = 25.0, 100.0  # messages a second, and at once: a little less than a server reads
# Coming back makes no sense: the table is gone, the seat is not ours any more, or we were thrown out.
FOR_GOOD: Final = frozenset((1001, 1008, 1009, 4001, 4003, 4004, 4005, 4010))

Choose = Callable[[Look], "OptionView | Awaitable[OptionView | None] | None"]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(messages.FromServer).decode


class Lost(NamedTuple):
    """The socket is cut; it comes back by itself."""

    why: str


class Told(NamedTuple):
    """The table itself changed: who sits where, whether it has begun."""

    table: TableInfo


News = Look | messages.Said | Told | Lost


class Seat:
    """One seat (None: a spectator). Open it with `async with`; `play` plays a whole game."""

    def __init__(self, url: str, seat: int | None) -> None:
        self.seat: Final = seat
        self.look: Look | None = None  # the last; None before the game
        self.table: TableInfo | None = None
        self.connected = False
        self.lost = 0  # how often the socket was cut
        self._url: Final = url
        self._socket: ClientConnection | None = None
        self._seen = 0  # events seen, in this seat's eyes
        self._heard = -1  # the last chat message
        self._now = (0, time.monotonic())  # the server's time, and when it was that
        self._waiting: dict[str, tuple[bytes, asyncio.Future[messages.Taken | messages.Reason]]] = {}
        self._muted: set[int | None] = set()
        self._changed = asyncio.Event()
        self._listeners: list[asyncio.Queue[News | None]] = []
        self._ended: Exception | None = None
        self._task: asyncio.Task[None] | None = None
        self._tokens = (BURST, time.monotonic())

    # Coming and going.

    async def __aenter__(self) -> Seat:
        """Connects, and waits for the first word of the table."""
        self._task = asyncio.create_task(self._run())
        while self.table is None:
            await self._change()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._end(Closed(1000, "this side has gone"))

    async def _run(self) -> None:
        pause = FIRST
        try:
            while True:
                began = time.monotonic()
                why = await self._listen()
                if self.connected:
                    self.connected = False
                    self.lost += 1
                    self._tell(Lost(why))
                    if time.monotonic() - began > pause:  # not one that is cut as soon as it is there
                        pause = FIRST
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(MOST, 2 * pause)
        except Exception as error:
            self._end(error)

    async def _listen(self) -> str:
        """One connection, until it is cut: why. `Closed` where it makes no sense to come back."""
        url = f"{self._url}&seen={self._seen}"
        try:
            async with connect(url, max_size=None, ping_interval=PULSE, ping_timeout=PULSE) as socket:
                self._socket = socket
                async for frame in socket:
                    self._hear(decode(frame))
                return _why(socket.close_code or 0, socket.close_reason or "")
        except InvalidURI as error:
            raise ValueError(str(error)) from None
        except InvalidStatus as error:
            status = error.response.status_code
            if status < 500 and status not in (408, 425, 429):
                raise Closed(status, f"there is no table's socket at this address: HTTP {status}") from None
            return f"HTTP {status}"
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == 1009:  # said again, it would be too long again
                raise Closed(1009, messages.CLOSES[1009]) from None
            return "the line was cut" if error.rcvd is None else _why(error.rcvd.code, error.rcvd.reason)
        except (OSError, TimeoutError, WebSocketException) as error:
            return str(error) or type(error).__name__
        finally:
            self._socket = None

    def _end(self, error: Exception) -> None:
        """Nothing more is heard: whoever waits is told."""
        self._ended = self._ended or error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self._ended)
                answer.exception()  # nobody may be waiting any more
        self._waiting = {}
        for listener in self._listeners:
            listener.put_nowait(None)
        self._changed.set()

    # Hearing.

    def _hear(self, message: messages.FromServer) -> None:
        match message:
            case messages.Welcome():
                if message.version != messages.VERSION:
                    raise Closed(0, f"the server speaks version {message.version}, this client {messages.VERSION}")
                self._now = (message.now, time.monotonic())
                self.connected = True
                self._resume()
            case messages.Table(table):
                self.table = table
                self._tell(Told(table))
            case messages.State():
                self._seen = message.number
                self.look = Look(message)
                self._tell(self.look)
            case messages.Said(number):
                if number > self._heard:  # a socket that comes back hears the last ones again
                    self._heard = number
                    self._tell(message)
            case messages.Taken(id) | messages.Reason(id):
                self._settle(id, message)
            case messages.Refused(id):
                self._refuse(id, message)
            case messages.Pong(_, now):
                self._now = (now, time.monotonic())
            case messages.Bye(code, sentence) if code in FOR_GOOD:
                raise Closed(code, sentence)

    def _tell(self, news: News) -> None:
        for listener in self._listeners:
            listener.put_nowait(news)
        self._changed.set()

    def _settle(self, id: str, message: messages.Taken | messages.Reason) -> None:
        found = self._waiting.pop(id, None)
        if found is not None and not found[1].done():
            found[1].set_result(message)

    def _refuse(self, id: str, message: messages.Refused) -> None:
        if not id and message.code == "too_fast":  # it was not read: what is open is sent again later
            asyncio.get_running_loop().call_later(1.0, self._resume)
            return
        for refused_id in [id] if id else list(self._waiting):
            found = self._waiting.pop(refused_id, None)
            if found is not None and not found[1].done():
                found[1].set_exception(refused(message.code, message.sentence, message.refusal))

    async def _change(self) -> None:
        """Until something is new; raises what ended the connection."""
        if self._ended is not None:
            raise self._ended
        self._changed.clear()
        await self._changed.wait()
        if self._ended is not None:
            raise self._ended

    # Saying.

    def _resume(self) -> None:
        """Back again: what was not acknowledged is said again, with the same ids."""
        for seat in self._muted:
            self._send(encode(messages.Mute(seat)))
        for frame, _ in list(self._waiting.values()):
            self._send(frame)

    def _send(self, frame: bytes) -> None:
        """Says it if there is a line; if it is cut, what is not acknowledged is said again when it is back."""
        if self._socket is not None:
            task = asyncio.ensure_future(self._sent(self._socket, frame))
            _sending.add(task)
            task.add_done_callback(_sending.discard)

    async def _sent(self, socket: ClientConnection, frame: bytes) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            await socket.send(frame.decode())

    async def _do(self, message: messages.FromClient, id: str) -> messages.Taken | messages.Reason:
        """Until the server has done it, or refused, over as many connections as it takes."""
        await self._paced()
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[messages.Taken | messages.Reason] = asyncio.get_running_loop().create_future()
        frame = encode(message)
        self._waiting[id] = (frame, answer)
        if self.connected:
            self._send(frame)
        try:
            return await answer
        finally:
            self._waiting.pop(id, None)

    async def _paced(self) -> None:
        """No faster than the server reads."""
        left, at = self._tokens
        now = time.monotonic()
        left = min(BURST, left + (now - at) * RATE) - 1
        self._tokens = (left, now)
        if left < 0:
            await asyncio.sleep(-left / RATE)

    # What a seat does. Each comes back when it is on the server's disk, or raises `Refused`.

    async def answer(self, ask: AskView, option: OptionView) -> None:
        """Takes an option of an ask."""
        id = _new_id()
        await self._do(messages.Answer(id, ask.number, option.word), id)

    async def pass_until(self, on: bool = True) -> None:
        """Passes until something changes; or does so no more."""
        id = _new_id()
        await self._do(messages.PassUntil(id, on), id)

    async def hold(self) -> None:
        """Wait! More time for everybody."""
        id = _new_id()
        await self._do(messages.Hold(id), id)

    async def undo(self) -> None:
        """Takes back the last answer, where nobody has seen anything of it."""
        id = _new_id()
        await self._do(messages.Undo(id), id)

    async def say(self, text: str = "", phrase: str = "", to: int | None = None) -> None:
        """Chat: a text, or a quick phrase by its name."""
        id = _new_id()
        await self._do(messages.Say(id, text, phrase, to), id)

    async def why_not(self, verb: str, card: int | None = None, target: int | None = None) -> messages.Reason:
        """Why something is not listed; without a refusal, it is."""
        id = _new_id()
        found = await self._do(messages.WhyNot(id, verb, card, target), id)
        assert isinstance(found, messages.Reason)
        return found

    def mute(self, seat: int | None, on: bool = True) -> None:
        """Hears no more of this seat (None: of the spectators); or does again."""
        (self._muted.add if on else self._muted.discard)(seat)
        self._send(encode(messages.Mute(seat, on)))

    # What a seat hears.

    def news(self) -> AsyncIterator[News]:
        """All that is new from this call on, cuts of the line too; ends by raising what ended the connection."""
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._listeners.append(queue)
        return self._news(queue)

    async def _news(self, queue: asyncio.Queue[News | None]) -> AsyncIterator[News]:
        try:
            while self._ended is None or not queue.empty():
                found = await queue.get()
                if found is not None:
                    yield found
        finally:
            self._listeners.remove(queue)
        raise self._ended

    async def asks(self) -> AsyncIterator[Look]:
        """A look whenever this seat is waited for, or has an offer to answer; each such ask once, to the end."""
        last: tuple[int, list[str]] | None = None
        while True:
            look = self.look
            if look is not None and look.over:
                return
            if self.table is not None and self.table.stage == "frozen":
                raise refused("frozen", self.table.fault)
            if look is not None and look.ask is not None and (look.waited or look.offered):
                now = (look.ask.number, [option.word for option in look.options])
                if now != last:
                    last = now
                    yield look
                    continue  # anything may have happened since
            await self._change()

    async def play(self, choose: Choose) -> Look:
        """A whole game: answers every ask with what `choose` says (None: nothing). The last look comes back.

        An answer that came too late for its ask is no mistake: what is asked now is asked anew.
        """
        async for look in self.asks():
            found = choose(look)
            option = await found if inspect.isawaitable(found) else found
            if option is not None and look.ask is not None:
                await self._try(look.ask, option)
        assert self.look is not None
        return self.look

    async def _try(self, ask: AskView, option: OptionView) -> None:
        while True:
            try:
                await self.answer(ask, option)
            except NotSaved:
                await asyncio.sleep(1)
                continue
            except (Stale, NotLegal, Over):
                pass
            return

    # Time.

    @property
    def left(self) -> float | None:
        """Seconds that are left on the clock; None where none runs."""
        if self.look is None or self.look.clock is None:
            return None
        now, at = self._now
        return max(0.0, (self.look.clock.ends - now) / 1000 - (time.monotonic() - at))


_sending: Final[set[asyncio.Task[None]]] = set()  # the loop itself keeps no task alive


def _why(code: int, reason: str) -> str:
    """Why the other side closed, in words: a web server that stops has only its code."""
    return reason or next((about for known, about in messages.CLOSES.items() if known == code), "the line was cut")


def _new_id() -> str:
    return uuid.uuid4().hex
