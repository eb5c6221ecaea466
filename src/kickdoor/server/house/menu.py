"""What a table can be set up with, and whether a wanted one can be."""

from __future__ import annotations

from typing import Final

from kickdoor.bots import SLOW, bot_of, known
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.settings import SETTINGS, Settings
from kickdoor.fence import Fault, fenced
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import FEWEST, MOST, book_of, box_of

from ..protocol.answers import BotInfo, BoxInfo, ClockInfo, Menu, PhraseInfo, SettingInfo
from ..protocol.paces import PACES
from ..protocol.phrases import FACES, PHRASES
from ..room.entries import Opened
from ..room.refusal import Refusal

LOADING: Final = 5.0  # seconds that finding a bot of another package may take
OURS: Final = ("live", "turns", "acts")  # settings that the server sets


def check(wanted: Opened, folders: dict[str, str]) -> None:
    """Refuses a table that cannot be set up, and says everything that is wrong with it at once."""
    boxes, bots, settings, clock = wanted.boxes, wanted.bots, wanted.settings, wanted.clock
    wrong: list[str] = []
    if not FEWEST <= len(bots) <= MOST:
        wrong.append(f"seats: {FEWEST} to {MOST} sit at a table, not {len(bots)}")
    wrong += [f"bots: {word}" for word in map(no_bot, bots) if word]
    if clock not in PACES:
        wrong.append(f"clock: there is no clock {clock!r}; there are {', '.join(PACES)}")
    wrong += [
        f"boxes: there is no box {box!r}; there are {', '.join([*OWN_BOXES, *folders])}"
        for box in boxes
        if box not in OWN_BOXES and box not in folders
    ]
    if len(set(boxes)) < len(boxes) or not boxes:
        wrong.append("boxes: at least one, and none twice")
    wrong += [f"settings: {name} is set by the server" for name in OURS if name in settings]
    if not wrong:
        try:
            found = tuple(box_of(folders.get(box, box)) for box in boxes)
            Settings(found[0], dict(settings))
            book_of(found, {**settings, "live": True})
        except (ValueError, Refused) as error:
            wrong.append(f"settings: {error}")
    if wrong:
        raise Refusal("not_valid", "; ".join(wrong))


def no_bot(name: str) -> str:
    """Why no bot of this name can sit down; empty where it can, and for an empty name."""
    if not name:
        return ""
    try:
        with fenced("the bot", LOADING):
            bot_of(name, 0)
    except Fault as fault:
        return str(fault.__cause__ or fault)
    return ""


def _regulars() -> list[BotInfo]:
    """Our characters."""
    return [BotInfo(key, one.name, one.about, one.strength, one.temper) for key, one in CHARACTERS.items()]


def _others() -> list[BotInfo]:
    """Bots by their plain names: ours, and those of installed packages. They have no stated strength."""
    found = [bot for bot in known() if not bot.broken and bot.name not in SLOW]
    return [BotInfo(one.name, one.name, one.about) for one in found]


def menu(folders: dict[str, str]) -> Menu:
    """Everything there is to choose from."""
    return Menu(
        boxes=[BoxInfo(box, box_of(folders.get(box, box)).name) for box in [*OWN_BOXES, *folders]],
        settings=[
            SettingInfo(name, default, about) for name, (default, about) in SETTINGS.items() if name not in OURS
        ],
        clocks=[ClockInfo(name, pace.about) for name, pace in PACES.items()],
        bots=_regulars() + _others(),
        phrases=[PhraseInfo(name, FACES.get(name, "")) for name in PHRASES],
        players=(FEWEST, MOST),
    )
