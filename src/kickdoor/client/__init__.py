"""The server from outside: tables by HTTP, a seat on a socket that comes back by itself. A bot needs no more."""

from kickdoor.views.room import TableInfo

from .errors import Closed, NotLegal, NotYours, Refused, Stale
from .look import Look
from .seat import Lost, News, Seat, Told
from .server import Server, parted, sit, watch

__all__ = [
    "Closed",
    "Look",
    "Lost",
    "News",
    "NotLegal",
    "NotYours",
    "Refused",
    "Seat",
    "Server",
    "Stale",
    "TableInfo",
    "Told",
    "parted",
    "sit",
    "watch",
]
