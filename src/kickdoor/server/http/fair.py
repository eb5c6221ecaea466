"""Fairness by HTTP: words for the seed are revealed, and the key is told that signs records."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ..protocol.answers import SigningKey
from ..protocol.bodies import RevealWord
from ..room import commands
from ..running.asking import ask
from .answers import answered, described, refused
from .needs import TheHouse, TheRoom, Who

fair = APIRouter(prefix="/api", tags=["fairness"])


@fair.post("/tables/{table}/word", status_code=204, responses=refused(400, 403, 404, 409, 413, 422, 429, 503))
async def reveal(room: TheRoom, revealed: RevealWord, key: Who) -> None:
    """Reveals a word that was promised; the game begins when all are here, or the time for it is over."""
    await ask(room, commands.Reveal(key, revealed.word))


@fair.get("/key", responses=described(SigningKey))
async def signing_key(house: TheHouse) -> Response:
    """The public key whose signature all records of this server bear."""
    return answered(SigningKey(house.signer.public if house.signer is not None else ""))
