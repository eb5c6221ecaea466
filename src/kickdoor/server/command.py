"""`kickdoor serve`: the server on this machine, with nothing to configure."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE

from kickdoor.tables import box_of

from .browser import reachable
from .house.house import Config
from .http.app import application
from .logs import configure_logging
from .net.addresses import Proxies
from .net.doors import EACH, OPENED, Doors, raise_file_limit
from .net.edge import edge
from .net.front import front
from .net.passing import place_of
from .net.stopping import Stopping
from .protocol.limits import LONGEST
from .store.file import tables_file
from .store.opening import check_usable

OPENINGS: Final = 30  # tables that one address may open a minute
PING: Final = 15.0  # seconds between two pings, and in which a pong must come
GARBAGE: Final = (20_000, 10, 10)  # see gc.set_threshold
STOP: Final = 4  # seconds that an orderly stop may take


class Options(NamedTuple):
    """The options of `kickdoor serve`."""

    host: str
    port: int
    database: str | Path | None  # a file, or the address of a PostgreSQL; None: in the user's own folder
    folders: list[str]  # of boxes that are not ours
    origins: list[str]  # web origins that may speak for their visitors
    keep: int  # days after which an unused table is deleted
    openings: int = OPENINGS
    ping: float = PING
    proxies: Sequence[str] = ()  # whose word for the address of a client is believed
    address: str = ""  # by which other nodes of the same database reach this one


def serve(options: Options) -> None:
    """Serves until the process is stopped."""
    host, port, database, folders, origins, keep, openings, ping, proxies, address = options
    path = database or tables_file()
    if address:
        place_of(address)
    # Where the port is not known, nobody else can reach it.
    node = address or (f"http://{socket.gethostname()}:{port}" if port else "")
    check_usable(path)
    boxes = {box_of(folder).id: folder for folder in folders}
    configure_logging(sys.stderr.isatty())
    limit = (openings / 60, float(openings))
    config = Config(
        path,
        boxes,
        tuple(origins),
        keep * 24 * 3600_000,
        opening=limit,
        addresses=reachable(host, port),
        node=node,  # started again, it takes the place of its earlier life
    )
    listen(application(config), host, port, ping, doors_for(openings, proxies))


def doors_for(openings: int, proxies: Sequence[str] = ()) -> Doors:
    """Where many tables may be opened from one address, as in a load test, it may have many connections, too."""
    opened = max(OPENED[0], openings / 10)
    each = max(EACH, openings * EACH // OPENINGS)
    return Doors(raise_file_limit(), each, (opened, max(opened, OPENED[1])), Proxies(proxies))


def listen(app: FastAPI, host: str, port: int, ping: float = PING, doors: Doors | None = None) -> None:
    """Runs the application in the web server until the process is stopped."""
    # A full garbage collection takes a fifth of a second, and everybody waits for it. What is loaded by now stays
    # anyway, and few of the objects that follow form cycles: it runs seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server = web_server(app, host, port, ping, doors or Doors())
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def web_server(app: FastAPI, host: str, port: int, ping: float, doors: Doors) -> Stopping:
    """The web server of the application, which does not run yet."""
    app.state.doors = doors
    settings = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=front(doors),
        ws=edge(doors),
        proxy_headers=bool(doors.proxies.named),
        forwarded_allow_ips=doors.proxies.named,
        ws_max_size=LONGEST,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP,
        log_config=None,
        log_level="warning",
        access_log=False,
    )
    return Stopping(settings, lambda: app.state.house.drain())
