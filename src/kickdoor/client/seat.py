"""A seat on a WebSocket: reconnects by itself, sends again what was not acknowledged, keeps the last view."""

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
from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.room import Problem, TableInfo

from .errors import Closed, NotLegal, NotSaved, Over, Refused, Stale, refused
from .view import RemoteView

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 3.0  # seconds before an attempt to reconnect; each pause is twice the last one
PING: Final = 10.0  # seconds between two pings, and until a missing pong ends the connection
RATE, BURST = 25.0, 100.0  # messages a second, and at once: a little less than the limit of a server
# After these close codes the client does not reconnect: the table is gone, or the seat is no longer ours.
FOR_GOOD: Final = frozenset((1001, 1008, 1009, 4001, 4003, 4004, 4005, 4010))
CUT: Final = "the connection was cut"

# As `Bot.choose`: the index of an option, or None to answer nothing. It may be async.
Choose = Callable[[RemoteView, AskView], "int | Awaitable[int | None] | None"]
LoadFaces = Callable[[str], Awaitable[list[FaceView]]]
Follow = Callable[[TableInfo], Awaitable[None]]
Acknowledged = messages.Taken | messages.Reason

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(messages.FromServer).decode


class Lost(NamedTuple):
    """The connection was cut; the client reconnects by itself."""

    why: str


class TableChanged(NamedTuple):
    """The table itself changed: who sits where, or its stage."""

    table: TableInfo


News = RemoteView | messages.Said | TableChanged | Lost


async def _no_faces(box: str) -> list[FaceView]:
    return []


class Seat:
    """One seat (None: a spectator). Open it with `async with`; `play` plays a whole game.

    Cards are sent without their faces; `load_faces` gets those of a box. `follow` is told when the table changes.
    """

    def __init__(
        self, url: str, seat: int | None, load_faces: LoadFaces = _no_faces, follow: Follow | None = None
    ) -> None:
        self.seat: Final = seat
        self.view: RemoteView | None = None  # the last one; None before the game
        self.table: TableInfo | None = None
        self.connected = False
        self.lost = 0  # how often the connection was cut
        self._url: Final = url
        self._load_faces: Final = load_faces
        self._follow: Final = follow
        self._faces: dict[tuple[str, str], FaceView] = {}  # by box and name
        self._boxes: set[str] = set()  # whose faces were loaded
        self._socket: ClientConnection | None = None
        self._chat = -1  # the number of the last chat message
        self._now = (0, time.monotonic())  # the server's time, and our time when it was received
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Acknowledged]]] = {}  # by id, not acknowledged yet
        self._muted: set[int | None] = set()
        self._changed = asyncio.Event()
        self._listeners: list[asyncio.Queue[News | None]] = []
        self._ended: Exception | None = None
        self._task: asyncio.Task[None] | None = None
        self._tokens = (BURST, time.monotonic())  # of the rate limit: how many were left, and when

    # The connection.

    async def __aenter__(self) -> Seat:
        """Connects, and waits for the first message about the table."""
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
        self._end(Closed(1000, "this client has disconnected"))

    async def _run(self) -> None:
        """Connects again and again until the connection ends for good."""
        pause = FIRST_PAUSE
        try:
            while True:
                began = time.monotonic()
                why = await self._listen()
                if self.connected:
                    self.connected = False
                    self.lost += 1
                    self._publish(Lost(why))
                    if time.monotonic() - began > pause:  # a connection that is cut at once keeps the longer pause
                        pause = FIRST_PAUSE
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(LONGEST_PAUSE, 2 * pause)
        except Exception as error:
            self._end(error)

    async def _listen(self) -> str:
        """Reads one connection to its end, and returns why it ended; `Closed` where it ended for good."""
        url = f"{self._url}&seen={0 if self.view is None else self.view.number}"
        try:
            async with connect(url, max_size=None, ping_interval=PING, ping_timeout=PING) as socket:
                self._socket = socket
                async for frame in socket:
                    await self._receive(decode(frame))
                return _why(socket.close_code or 0, socket.close_reason or "")
        except InvalidURI as error:
            raise ValueError(str(error)) from None
        except InvalidStatus as error:
            status = error.response.status_code
            if status < 500 and status not in (408, 425, 429):
                raise Closed(status, f"there is no table's socket at this address: HTTP {status}") from None
            return f"HTTP {status}"
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == 1009:  # sent again, it would be too long again
                raise Closed(1009, messages.CLOSES[1009]) from None
            return CUT if error.rcvd is None else _why(error.rcvd.code, error.rcvd.reason)
        except (OSError, TimeoutError, WebSocketException) as error:
            return str(error) or type(error).__name__
        finally:
            self._socket = None

    def _end(self, error: Exception) -> None:
        """Raises the error in everything that waits for a message."""
        self._ended = self._ended or error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self._ended)
                answer.exception()  # marks it as read, since nobody may be waiting any more
        self._waiting = {}
        for listener in self._listeners:
            listener.put_nowait(None)
        self._changed.set()

    # Receiving.

    async def _receive(self, message: messages.FromServer) -> None:
        match message:
            case messages.Welcome():
                if message.version != messages.VERSION:
                    raise Closed(0, f"the server speaks version {message.version}, this client {messages.VERSION}")
                self._now = (message.now, time.monotonic())
                self.connected = True
                self._resume()
            case messages.Table(table):
                self.table = table
                self._publish(TableChanged(table))
                if self._follow is not None:
                    await self._follow(table)
            case messages.State():
                await self._learn(message.public.boxes)
                before = () if self.view is None else self.view.events
                self.view = RemoteView(message, before, self._faces)
                self._publish(self.view)
            case messages.Said(number):
                if number > self._chat:  # after a reconnect the server sends the last messages again
                    self._chat = number
                    self._publish(message)
            case messages.Taken(id) | messages.Reason(id):
                self._acknowledge(id, message)
            case messages.Refused():
                self._refuse(message)
            case messages.Pong(_, now):
                self._now = (now, time.monotonic())
            case messages.Bye(code) if code in FOR_GOOD:
                raise Closed(code, messages.CLOSES[code])

    async def _learn(self, boxes: list[str]) -> None:
        """Loads the faces of these boxes once. Where that fails, cards have blank faces."""
        for box in boxes:
            if box not in self._boxes:
                self._boxes.add(box)
                with contextlib.suppress(Refused, OSError):
                    self._faces.update({(face.box, face.name): face for face in await self._load_faces(box)})

    def _publish(self, news: News) -> None:
        for listener in self._listeners:
            listener.put_nowait(news)
        self._changed.set()

    def _acknowledge(self, id: str, message: Acknowledged) -> None:
        found = self._waiting.pop(id, None)
        if found is not None and not found[1].done():
            found[1].set_result(message)

    def _refuse(self, message: messages.Refused) -> None:
        id = message.id
        if not id and message.code == "too_fast":  # it was not read: what is not acknowledged is sent again later
            asyncio.get_running_loop().call_later(1.0, self._resume)
            return
        for refused_id in [id] if id else list(self._waiting):
            found = self._waiting.pop(refused_id, None)
            if found is not None and not found[1].done():
                found[1].set_exception(refused(message))

    async def _change(self) -> None:
        """Waits until something is new; raises the error that ended the connection."""
        if self._ended is not None:
            raise self._ended
        self._changed.clear()
        await self._changed.wait()
        if self._ended is not None:
            raise self._ended

    # Sending.

    def _resume(self) -> None:
        """Sends again what was not acknowledged, with the same ids."""
        for seat in self._muted:
            self._send(encode(messages.Mute(seat)))
        for frame, _ in list(self._waiting.values()):
            self._send(frame)

    def _send(self, frame: bytes) -> None:
        """Sends a frame if there is a connection; if it is lost, `_resume` sends it again."""
        if self._socket is not None:
            task = asyncio.ensure_future(self._sent(self._socket, frame))
            _sending.add(task)
            task.add_done_callback(_sending.discard)

    async def _sent(self, socket: ClientConnection, frame: bytes) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            await socket.send(frame.decode())

    async def _do(self, message: messages.FromClient, id: str) -> Acknowledged:
        """Sends a message, and waits until the server has acknowledged or refused it, over any reconnects."""
        await self._keep_rate()
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[Acknowledged] = asyncio.get_running_loop().create_future()
        frame = encode(message)
        self._waiting[id] = (frame, answer)
        if self.connected:
            self._send(frame)
        try:
            return await answer
        finally:
            self._waiting.pop(id, None)

    async def _keep_rate(self) -> None:
        """Waits where the rate limit of the server would refuse a message."""
        left, at = self._tokens
        now = time.monotonic()
        left = min(BURST, left + (now - at) * RATE) - 1
        self._tokens = (left, now)
        if left < 0:
            await asyncio.sleep(-left / RATE)

    # What a seat does. Each call returns when its effect is on the server's disk, or raises `Refused`.

    async def answer(self, ask: AskView, option: OptionView) -> None:
        """Takes an option of an ask."""
        id = _new_id()
        await self._do(messages.Answer(id, ask.number, option.word), id)

    async def pass_until(self, on: bool = True) -> None:
        """Passes until something changes; `on=False` ends that."""
        id = _new_id()
        await self._do(messages.PassUntil(id, on), id)

    async def hold(self) -> None:
        """Asks for more time for everybody."""
        id = _new_id()
        await self._do(messages.Hold(id), id)

    async def undo(self) -> None:
        """Takes back the last answer, where nobody else has seen an effect of it."""
        id = _new_id()
        await self._do(messages.Undo(id), id)

    async def say(self, text: str = "", phrase: str = "", to: int | None = None) -> None:
        """Chat: a text, or a quick phrase by its name."""
        id = _new_id()
        await self._do(messages.Say(id, text, phrase, to), id)

    async def why_not(self, verb: str, card: int | None = None, target: int | None = None) -> messages.Reason:
        """Why something is not among the options; without a refusal, it is."""
        id = _new_id()
        found = await self._do(messages.WhyNot(id, verb, card, target), id)
        assert isinstance(found, messages.Reason)
        return found

    def mute(self, seat: int | None, on: bool = True) -> None:
        """Hides the chat messages of a seat (None: of the spectators); `on=False` shows them again."""
        (self._muted.add if on else self._muted.discard)(seat)
        self._send(encode(messages.Mute(seat, on)))

    # What a seat receives.

    def news(self) -> AsyncIterator[News]:
        """Everything new from this call on, lost connections too; raises the error that ended the connection."""
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

    async def asks(self) -> AsyncIterator[RemoteView]:
        """A view whenever the game waits for this seat, or an offer is made to it; each ask once."""
        view: RemoteView | None = None
        while not (view := await self._next(view)).over:
            yield view

    async def play(self, choose: Choose) -> RemoteView:
        """Plays a whole game with the answers of `choose`, and returns the last view.

        An answer that was too late for its ask is ignored: `choose` is called again for the new ask.
        """
        view: RemoteView | None = None
        while not (view := await self._next(view)).over:
            ask = view.open_ask
            found = choose(view, ask)
            index = await found if inspect.isawaitable(found) else found
            if index is not None:
                await self._try(ask, ask.options[index])
        return view

    async def _next(self, before: RemoteView | None) -> RemoteView:
        """Waits for a view with an ask that `before` did not have, or for the view of the end."""
        while True:
            view = self.view
            if view is not None and view.over:
                return view
            if self.table is not None and self.table.stage == "frozen":
                raise refused(Problem("frozen", text=self.table.fault))
            if view is not None and (view.waited or view.offered) and not (before and view.same_ask(before)):
                return view
            await self._change()

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

    @property
    def left(self) -> float | None:
        """Seconds left on the clock; None where no clock runs."""
        if self.view is None or self.view.clock is None:
            return None
        now, at = self._now
        return max(0.0, (self.view.clock.ends - now) / 1000 - (time.monotonic() - at))


_sending: Final[set[asyncio.Task[None]]] = set()  # the event loop itself keeps no reference to a task


def _why(code: int, reason: str) -> str:
    """The reason in a close frame, or the meaning of its code: a web server that stops sends only the code."""
    return reason or next((about for known, about in messages.CLOSES.items() if known == code), CUT)


def _new_id() -> str:
    return uuid.uuid4().hex
