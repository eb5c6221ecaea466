"""The tiny game on our whole server: the same application, log and settings as `kickdoor serve`."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute

from benchmarks.tiny_game import TinyGame
from kickdoor.server.command import doors_for, listen
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.http.problems import house_of
from kickdoor.server.logs import configure_logging
from kickdoor.server.room.entries import Opened

SEATS = 4


async def open_table(request: Request) -> dict[str, str]:
    """Opens a table without a box, which the API of the server cannot do."""
    opened = Opened("", [], {}, "none", False, [""] * SEATS, secrets.token_hex(16))
    return {"table": house_of(request).hall.add(opened).id}


def tiny(database: Path) -> FastAPI:
    """Our application with the tiny game on its tables."""
    app = application(Config(database, make=TinyGame, opening=(1e9, 1e9)))
    app.router.routes.insert(0, APIRoute("/tiny", open_table, methods=["POST"], status_code=201))
    return app


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=9300)
    parser.add_argument(
        "--database", type=Path, required=True, help="a file to be made, on the disk to be measured"
    )
    given = parser.parse_args()
    configure_logging(plain=False)
    listen(
        tiny(given.database), "127.0.0.1", given.port, doors=doors_for(10**6)
    )  # all players have the same address


if __name__ == "__main__":
    main()
