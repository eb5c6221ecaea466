"""Requests for tables that another node has in memory: they are passed on to it."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickdoor.views.room import Problem

from ..net.passing import CONNECT, PASSED, TABLE, Client, Passing, place_of
from .answers import answered
from .problems import LARGEST

ANSWER: Final = 30.0  # seconds in which the other node begins to answer, or goes on
PIECE: Final = 65_536
HOPS: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"expect", PASSED)
MISDIRECTED: Final = 421  # it has not the table (any more): look again, once


class PassedOn:
    """Serves what is asked of tables that this node has, or can have; and asks other nodes for the rest."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        passing = scope["app"].state.house.passing if scope["type"] in ("http", "websocket") else None
        if not isinstance(passing, Passing):
            await self._app(scope, receive, send)
            return
        client = passing.client(scope["headers"])
        if client is not None:
            scope["client"] = (client.address, 0)
            scope["scheme"] = client.scheme or scope["scheme"]
        found = TABLE.fullmatch(scope["path"].encode()) if scope["type"] == "http" else None
        table = "" if found is None else found[1].decode()
        if not table or not passing.elsewhere(table, again=client is not None):
            await self._app(scope, receive, send)
        elif client is not None:  # we are asked by a node that believes us to have it
            await answered(Problem("not_read"), MISDIRECTED)(scope, receive, send)
        else:
            await self._pass_on(passing, table, scope, (receive, send))

    async def _pass_on(self, passing: Passing, table: str, scope: Scope, way: tuple[Receive, Send]) -> None:
        receive, send = way
        body = await _body(receive)
        for again in (False, True):
            address = passing.elsewhere(table, again)
            if not address:  # it is here by now
                await self._app(scope, _once(body, receive), send)
                return
            link = await _connected(address)
            if link is None:
                continue
            asked = _Asked(*link, send)
            try:
                if await asked.ask(_head(passing, scope, len(body)), body):
                    passing.requests += 1
                    return
            except (OSError, h11.ProtocolError):  # a timeout is an OSError
                if asked.started:
                    raise  # in the middle of its answer: the connection to the client is cut, too
                if scope["method"] not in ("GET", "HEAD"):
                    break  # it may have been done: only the client can say it again
            finally:
                link[1].close()
        passing.failures += 1
        await answered(Problem("not_read"), 503)(scope, receive, send)


async def _body(receive: Receive) -> bytes:
    """What the client sends, or as much of it as the other node needs to refuse it."""
    read, more = b"", True
    while more and len(read) <= LARGEST:
        message = await receive()
        if message["type"] != "http.request":
            break
        read += message.get("body", b"")
        more = message.get("more_body", False)
    return read[: LARGEST + 1]


def _once(body: bytes, receive: Receive) -> Receive:
    whole: list[Message] = [{"type": "http.request", "body": body}]

    async def again() -> Message:
        return whole.pop() if whole else await receive()

    return again


def _head(passing: Passing, scope: Scope, length: int) -> h11.Request:
    """The request as the other node is asked it."""
    headers = [(name, value) for name, value in scope["headers"] if name not in (*HOPS, b"content-length")]
    client = Client(scope["client"][0] if scope.get("client") else "", scope["scheme"])
    headers += [passing.marked(client), (b"connection", b"close")]
    if length or scope["method"] not in ("GET", "HEAD"):
        headers.append((b"content-length", str(length).encode()))
    query: bytes = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    return h11.Request(method=scope["method"], target=target, headers=headers)


async def _connected(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    """None: the other node does not take connections."""
    try:
        async with asyncio.timeout(CONNECT):
            return await asyncio.open_connection(*place_of(address))
    except (OSError, ValueError):  # a timeout is an OSError
        return None


class _Asked:
    """A request to another node, whose answer is handed on as it comes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, send: Send) -> None:
        self._reader: Final = reader
        self._writer: Final = writer
        self._send: Final = send
        self._link: Final = h11.Connection(h11.CLIENT)
        self.started = False  # the client has a part of the answer

    async def ask(self, head: h11.Request, body: bytes) -> bool:
        """False: it has not the table."""
        for part in (head, h11.Data(data=body), h11.EndOfMessage()):
            self._writer.write(self._link.send(part) or b"")
        while True:
            event = self._link.next_event()
            if event is h11.NEED_DATA:
                async with asyncio.timeout(ANSWER):
                    self._link.receive_data(await self._reader.read(PIECE))
            elif isinstance(event, h11.Response):
                if event.status_code == MISDIRECTED:
                    return False
                self.started = True
                headers = [(name, value) for name, value in event.headers if name not in HOPS]
                await self._send({"type": "http.response.start", "status": event.status_code, "headers": headers})
            elif isinstance(event, h11.Data):
                await self._send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            elif isinstance(event, h11.EndOfMessage):
                await self._send({"type": "http.response.body", "body": b"", "more_body": False})
                return True
            elif isinstance(event, h11.ConnectionClosed):
                raise ConnectionResetError("it ended before it answered")
