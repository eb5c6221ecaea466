"""`net.edge` and `net.front` build on private parts of uvicorn: a new version must still have them."""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kickdoor.server.net.edge import Edge
from kickdoor.server.net.front import JUNK, Front

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
    added = {"cut", "write", "doors", "_let_in", "_read_on"}
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
