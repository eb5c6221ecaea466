"""What a table can be set up with, and whether a wanted one can be."""

from __future__ import annotations

from typing import Final

from kickdoor.bots import SLOW, bot_of, known
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.box import Box
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.settings import BadSetting, Settings, shown
from kickdoor.fence import Fault, fenced
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.files.problems import BadBox
from kickdoor.tables import FEWEST, MOST, book_of, box_of
from kickdoor.views.room import Problem

from ..protocol.answers import BotInfo, BoxInfo, ClockInfo, Menu, PhraseInfo
from ..protocol.paces import PACES
from ..protocol.phrases import FACES, PHRASES
from ..room.entries import Opened
from ..room.refusal import Refusal

LOADING: Final = 5.0  # seconds that finding a bot of another package may take
OURS: Final = ("live", "turns", "acts", "offers_last")  # settings that the server sets


def check(wanted: Opened, folders: dict[str, str]) -> None:
    """Refuses a table that cannot be set up, by the first thing that is wrong with it."""
    boxes, settings = wanted.boxes, wanted.settings
    if not FEWEST <= len(wanted.bots) <= MOST:
        raise Refusal(Problem("seat_count", number=len(wanted.bots)))
    for bot in wanted.bots:
        check_bot(bot)
    if wanted.clock not in PACES:
        raise Refusal(Problem("no_clock", name=wanted.clock, names=tuple(PACES)))
    known = (*OWN_BOXES, *folders)
    for box in boxes:
        if box not in known:
            raise Refusal(Problem("no_box", name=box, names=known))
    if len(set(boxes)) < len(boxes) or not boxes:
        raise Refusal(Problem("which_boxes"))
    for name in OURS:
        if name in settings:
            raise Refusal(Problem("fixed_setting", name=name))
    try:
        found = tuple(box_of(folders.get(box, box)) for box in boxes)
        Settings(found[0], dict(settings))
        book_of(found, {**settings, "live": True})
    except Refused as refused:
        raise Refusal(Problem("not_legal", refused.view)) from None
    except BadSetting as bad:
        raise Refusal(Problem("bad_setting", name=bad.view.name, setting=bad.view)) from None
    except (BadBox, ValueError, OSError) as error:
        raise Refusal(Problem("not_valid", text=str(error))) from None


def check_bot(name: str) -> None:
    """Refuses a bot that cannot be seated; an empty name is a person's seat."""
    if not name:
        return
    try:
        with fenced("the bot", LOADING):
            bot_of(name, 0)
    except Fault as fault:
        raise Refusal(Problem("no_bot", name=name, text=str(fault.__cause__ or fault))) from None


def _regulars() -> list[BotInfo]:
    """Our characters."""
    return [BotInfo(key, one.name, "", one.strength, one.temper) for key, one in CHARACTERS.items()]


def _others() -> list[BotInfo]:
    """Bots by their plain names: ours, and those of installed packages. They have no stated strength."""
    found = [bot for bot in known() if not bot.broken and bot.name not in SLOW]
    return [BotInfo(one.name, one.name, one.about) for one in found]


def _clock(name: str) -> ClockInfo:
    pace = PACES[name]
    return ClockInfo(name, f"{pace.window / 1000:g}" if pace.window else "", pace.turn // 1000)


def menu(folders: dict[str, str], addresses: tuple[str, ...] = ()) -> Menu:
    """Everything there is to choose from. A box with problems is listed with them; the others are played."""
    boxes: dict[str, Box] = {}
    infos: list[BoxInfo] = []
    for id in [*OWN_BOXES, *folders]:
        try:
            boxes[id] = box_of(folders.get(id, id))
            infos.append(BoxInfo(id, boxes[id].name, phases=boxes[id].phases_shown))
        except BadBox as bad:
            infos.append(BoxInfo(id, id, tuple([str(problem) for problem in bad.problems])))
        except (ValueError, OSError) as error:
            infos.append(BoxInfo(id, id, (str(error),)))
    return Menu(
        boxes=infos,
        settings=[setting for setting in shown(boxes, live=True) if setting.name not in OURS],
        clocks=[_clock(name) for name in PACES],
        bots=_regulars() + _others(),
        phrases=[PhraseInfo(name, FACES.get(name, "")) for name in PHRASES],
        players=(FEWEST, MOST),
        addresses=addresses,
    )
