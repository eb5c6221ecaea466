"""`net.edge` and `net.front` build on private parts of uvicorn: a new version must still have them."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from functools import partial

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from kickdoor.server.net.edge import PIECE, Edge
from kickdoor.server.net.front import JUNK, Front
from tests.server.raw import BINARY, CONTINUED, PING, PONG, framed

OVERRIDDEN = {
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "receive": [],
    "handle_connect": ["event"],
    "handle_cont": ["event"],
    "handle_ping": [],
    "send_receive_event_to_app": [],
    "keepalive_timeout": [],
}
USED = ("conn", "queue", "read_paused", "close_sent", "writable", "frames", "curr_msg_data_type", "client", "loop")


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_the_edge_overrides_is_there_and_takes_the_same(name: str) -> None:
    theirs = inspect.signature(getattr(WebSocketsSansIOProtocol, name))
    assert [parameter for parameter in theirs.parameters if parameter != "self"] == OVERRIDDEN[name]
    assert getattr(Edge, name) is not getattr(WebSocketsSansIOProtocol, name)


def test_the_edge_overrides_nothing_else() -> None:
    """A name that the base class begins to use would be overridden unawares."""
    added = {"cut", "write", "hear", "doors", "_let_in", "_read_on", "_read_at_once"}
    own = {name for name in vars(Edge) if not name.startswith("__")}
    assert own == OVERRIDDEN.keys() | added
    assert not [name for name in added if hasattr(WebSocketsSansIOProtocol, name)]


@pytest.mark.parametrize("name", USED)
def test_the_state_that_the_edge_reads_is_kept_under_the_same_name(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(WebSocketsSansIOProtocol)


FRONT = {
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "on_response_complete": [],
    "handle_websocket_upgrade": ["event"],
    "send_400_response": ["msg"],
    "shutdown": [],
}


@pytest.mark.parametrize("name", FRONT)
def test_what_the_front_overrides_is_there_and_takes_the_same(name: str) -> None:
    theirs = inspect.signature(getattr(H11Protocol, name))
    assert [parameter for parameter in theirs.parameters if parameter != "self"] == FRONT[name]


def test_the_front_overrides_nothing_else() -> None:
    added = {"doors", "_address", "_watch", "_rest", "_late", "_refuse", "_pass_on", "_carry", "_left"}
    assert {name for name in vars(Front) if not name.startswith("__")} == FRONT.keys() | added
    assert not [name for name in added if hasattr(H11Protocol, name)]
    source = inspect.getsource(H11Protocol)
    for used in ("conn", "cycle", "client", "loop", "transport"):
        assert f"self.{used}" in source
    for line in JUNK:
        assert f'"{line}"' in source


# Texts that are read at once.

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        return

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return


frame = partial(framed, mask=b"\x11\x22\x33\x44")


async def opened() -> tuple[Edge, list[str]]:
    """A socket whose texts are read at once, and those that were."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60)

    config = uvicorn.Config(app, ws=Edge, ws_ping_interval=None, lifespan="off", log_config=None)
    edge, heard = Edge(config, ServerState(), {}), list[str]()
    edge.connection_made(Line())
    edge.data_received(REQUEST)
    for _ in range(10):
        await asyncio.sleep(0)
    edge.hear(heard.append)
    return edge, heard


def waiting(edge: Edge) -> list[object]:
    """What is left to be received."""
    found: list[object] = []
    while not edge.queue.empty():
        event = edge.queue.get_nowait()
        found.append(event.get("text", event.get("bytes", event.get("code"))))
    return found


def with_socket(call: Callable[[Edge, list[str]], None]) -> None:
    async def run() -> None:
        call(*await opened())
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


@pytest.mark.parametrize("text", ["x", "answer ä", "y" * 125, "z" * 126, "w" * (PIECE - 8)])
def test_a_text_that_comes_whole_is_read_at_once(text: str) -> None:
    def call(edge: Edge, heard: list[str]) -> None:
        edge.data_received(frame(text.encode()))
        edge.data_received(frame(b"next"))
        assert heard == [text, "next"]
        assert not waiting(edge)

    with_socket(call)


def test_whatever_comes_otherwise_is_received_in_its_order() -> None:
    """Two at once, in pieces, cut anywhere, in fragments, with a ping between: nothing is lost or overtaken."""

    def call(edge: Edge, heard: list[str]) -> None:
        for cut in range(1, len(frame(b"whole"))):
            data = frame(b"whole")
            edge.data_received(data[:cut])
            edge.data_received(data[cut:])
            assert (waiting(edge), heard) == (["whole"], []), cut
        edge.data_received(frame(b"one") + frame(b"two"))
        edge.data_received(frame(b"three"))
        assert (waiting(edge), heard) == (["one", "two", "three"], [])
        edge.data_received(frame(b"in ", fin=False))
        edge.data_received(frame(b"", PING))
        edge.data_received(frame(b"parts", CONTINUED))
        edge.data_received(frame(b"bytes", BINARY))
        assert (waiting(edge), heard) == (["in parts", b"bytes"], [])
        edge.data_received(frame(b"again"))
        assert heard == ["again"]

    with_socket(call)


@pytest.mark.parametrize(
    "data",
    [
        frame(b"\xff\xfe"),
        framed(b"hi", masked=False),
        frame(b"x", reserved=4),
        frame(b"x" * 126, PONG),
        frame(b"x", 3),
    ],
)
def test_what_breaks_the_rules_is_left_to_the_library_and_closes_the_socket(data: bytes) -> None:
    def call(edge: Edge, heard: list[str]) -> None:
        edge.data_received(data)
        edge.data_received(frame(b"more"))
        assert not heard
        line = edge.transport
        assert isinstance(line, Line)
        assert b"\x88" in line.written, "a frame that closes"

    with_socket(call)


def test_a_pong_is_known_by_what_was_sent_in_the_ping() -> None:
    def call(edge: Edge, heard: list[str]) -> None:
        edge.pending_ping_payload = b"ping"
        edge.data_received(frame(b"gnip", PONG))
        assert edge.pending_ping_payload == b"ping"
        edge.data_received(frame(b"ping", PONG))
        assert edge.pending_ping_payload is None
        assert not heard

    with_socket(call)
