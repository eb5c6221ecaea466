"""The numbers and names that docs/protocol.md tells clients: sizes, rate limits, waiting times, the cookie."""

from __future__ import annotations

from typing import Final

COOKIE: Final = "kickdoor"  # holds the signed key of a person

# A socket.
LONGEST: Final = 16_384  # bytes of a message; the web server closes the socket with 1009 beyond it
QUEUE: Final = 1 << 18  # bytes that may wait for a socket that does not read
RATE: Final = 30.0  # messages a second that are read from a socket
BURST: Final = 120.0  # messages that are read at once
STRIKES: Final = 40  # messages refused as too fast or not understood, until the socket is closed

# A person at a table: at most so many in so many milliseconds.
UNDO_MOST, UNDO_SPAN = 10, 60_000
CHAT_MOST, CHAT_SPAN = 6, 10_000
SEATED_MOST: Final = 24  # messages of all players of one address, in the same time
WATCHING_MOST: Final = 12  # messages of all spectators, in the same time
STANDING_MOST, STANDING_SPAN = 20, 10_000

# A table.
REVEALING: Final = 10_000  # milliseconds in which promised words are revealed, before the game begins without them
LAST_EVENTS: Final = 300  # events that a new socket is sent
MOST_ANSWERS: Final = 150_000  # of one table: no game of people comes near, and bots need a tenth of it
KEPT_CHAT: Final = 200  # messages of the chat that a new socket is sent
MOST_HOLDS: Final = 3  # times that "wait!" adds time to one window
LATE: Final = 2  # times in a row that the clock answers for a seat, until a bot plays it
GRACE: Final = 30_000  # milliseconds until a bot plays the seat of somebody who is away
