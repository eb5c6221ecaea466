"""The bots of other packages as the menu lists them."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.bots import OURS, known
from kickdoor.fence import fenced

from ..protocol.answers import BotInfo
from .tasks import encode

LOADING: Final = 10.0  # seconds that loading them may take

decode: Final = msgspec.msgpack.Decoder(list[BotInfo]).decode


def other_bots() -> bytes:
    """Those that can be loaded, encoded; they have no stated strength."""
    with fenced("loading the bots of other packages", LOADING):
        found = [bot for bot in known() if bot.package != OURS and not bot.broken]
    return encode([BotInfo(bot.name, bot.name, bot.about) for bot in found])
