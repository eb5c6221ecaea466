"""Uvicorn's HTTP protocol, with limits on connections and on the time for headers, body and answer."""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .carrying import Carried
from .doors import Doors
from .passing import PASSED, TABLE, Client, Passing, Unreachable

HEADERS: Final = (
    10.0  # seconds in which the headers of a request must come, from the connection or the last answer on
)
BODY: Final = 20.0  # seconds in which its body must come
ANSWER: Final = 120.0  # seconds in which it is answered, and the client has read the answer
FAREWELL: Final = 1.0  # seconds in which a client takes the refusal; then it is aborted
LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 26\r\n\r\nthe request took too long\n"
)
REFUSED: Final = "HTTP/1.1 {}\r\nconnection: close\r\ncontent-type: text/plain\r\n\r\n{}\n"
MISDIRECTED: Final = REFUSED.format("421 Misdirected Request", "another node has this table now").encode()
TOO_FAST: Final = REFUSED.format("429 Too Many Requests", "this address opens too many sockets; wait").encode()
JUNK: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")


class _NoJunk(logging.Filter):
    """Anybody can cause these lines, any number of times; they are counted instead."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in JUNK


class Front(H11Protocol):
    """A connection, until it ends or becomes a socket."""

    doors: ClassVar[Doors] = Doors()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._upgraded = False
        self._waits_for: tuple[float, object] | None = None  # which time runs, and for which request
        self._timer: TimerHandle | None = None
        if not self.doors.enter(transport, self._address, self.loop.time()):
            transport.abort()
            return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._rest()
        passing, found = self.doors.passing, TABLE.fullmatch(event.target)
        if passing is None or found is None:
            super().handle_websocket_upgrade(event)
            return
        table, passed = found[1].decode(), passing.client(self.headers) is not None
        if not passing.elsewhere(table, again=passed):
            super().handle_websocket_upgrade(event)
        elif passed:
            self._refuse(MISDIRECTED)
        else:
            self._pass_on(passing, table, event)

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def _pass_on(self, passing: Passing, table: str, event: h11.Request) -> None:
        """The socket is of a table that another node has."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers]
        client = self.doors.proxies.client(self._address, headers)
        if not self.doors.upgrade(self.transport, self._address, headers, self.loop.time()):
            self._refuse(TOO_FAST)
            return
        secure = dict(headers).get("x-forwarded-proto") == "https" and self.doors.proxies.trusts(self._address)
        scheme = "wss" if secure or self.scheme == "https" else "ws"
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
        lines += [b"%s: %s" % pair for pair in self.headers if pair[0] != PASSED]
        lines.append(b"%s: %s" % passing.marked(Client(client, scheme)))
        self.transport.pause_reading()
        task = self.loop.create_task(self._carry(passing, table, event, b"\r\n".join(lines) + b"\r\n\r\n"))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _carry(self, passing: Passing, table: str, event: h11.Request, head: bytes) -> None:
        try:
            owner = await passing.socket(table, head)
        except Unreachable:
            owner = None  # the socket is told so
        if self.transport.is_closing():
            if owner is not None:
                owner.close()
            return
        if owner is None:
            self.doors.leave(self.transport)
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)
            return
        carried = Carried(self.transport, owner, lambda one: self._left(passing, one))
        self.connections.discard(self)
        passing.carried.add(carried)
        carried.begin()

    def _left(self, passing: Passing, carried: Carried) -> None:
        passing.carried.discard(carried)
        self.doors.leave(self.transport)

    def shutdown(self) -> None:
        """The server ends."""
        if self._upgraded:  # it is being passed on; the base class would answer a request that it does not have
            self.transport.close()
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        self.doors.turn_away("junk", self._address, self.loop.time())
        super().send_400_response(msg)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _watch(self) -> None:
        """Sets the timer for what must come next."""
        if self._upgraded or self.transport.is_closing():
            self._rest()
            return
        theirs = self.conn.their_state
        limit = HEADERS if theirs is h11.IDLE else BODY if theirs is h11.SEND_BODY else ANSWER
        # Between two requests the cycle is still the last one, which is complete.
        waits_for = (limit, self.cycle)
        if waits_for != self._waits_for:
            self._rest()
            self._waits_for = waits_for
            self._timer = self.loop.call_later(limit, self._late)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """The time is over."""
        self.doors.turn_away("slow", self._address, self.loop.time())
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answering:
            self.transport.write(LATE)
            self.transport.close()
        self.loop.call_later(FAREWELL if not answering else 0, self.transport.abort)


def front(doors: Doors) -> type[Front]:
    """A protocol class with counts of its own."""
    quiet = logging.getLogger("uvicorn.error")
    if not any(isinstance(one, _NoJunk) for one in quiet.filters):
        quiet.addFilter(_NoJunk())
    return type("Front", (Front,), {"doors": doors})
