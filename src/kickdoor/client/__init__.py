"""The client of a server: tables by HTTP, and a seat on a WebSocket that reconnects by itself."""

from kickdoor.views.room import TableInfo

from . import needs  # noqa: F401 (first: it says which package is missing)
from .errors import Closed, NotLegal, NotYours, Refused, Stale
from .seat import Lost, News, Seat, TableChanged
from .server import Server, sit, split_link, watch
from .view import RemoteView

__all__ = [
    "Closed",
    "Lost",
    "News",
    "NotLegal",
    "NotYours",
    "Refused",
    "RemoteView",
    "Seat",
    "Server",
    "Stale",
    "TableChanged",
    "TableInfo",
    "sit",
    "split_link",
    "watch",
]
