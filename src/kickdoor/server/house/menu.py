"""What a table can be set up with, and whether a wanted one can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots import OWN, SLOW
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.box import Box
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.settings import BadSetting, Settings, shown
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.files.problems import BadBox
from kickdoor.tables import FEWEST, MOST, book_of, box_of
from kickdoor.views.room import Problem

from ..protocol.answers import BotInfo, BoxInfo, ClockInfo, Menu, PhraseInfo
from ..protocol.paces import PACES
from ..protocol.phrases import FACES, PHRASES
from ..room.entries import Opened
from ..room.refusal import Refusal

OURS: Final = ("live", "turns", "acts", "offers_last")  # settings that the server sets


def check(wanted: Opened, folders: dict[str, str], others: Sequence[BotInfo] = ()) -> None:
    """Refuses a table that cannot be set up, by the first thing that is wrong with it.

    `others` are bots of other packages.
    """
    boxes, settings = wanted.boxes, wanted.settings
    if not FEWEST <= len(wanted.bots) <= MOST:
        raise Refusal(Problem("seat_count", number=len(wanted.bots)))
    for bot in wanted.bots:
        check_bot(bot, others)
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


def check_bot(name: str, others: Sequence[BotInfo] = ()) -> None:
    """Refuses a bot that is not in the menu: it may be too slow. An empty name is a person's seat."""
    names = tuple([bot.name for bot in _bots(others)])
    if name and name not in names:
        raise Refusal(Problem("no_bot", name=name, names=names))


def _bots(others: Sequence[BotInfo]) -> list[BotInfo]:
    """Our characters, then bots by their plain names, which have no stated strength."""
    regulars = [BotInfo(key, one.name, "", one.strength, one.temper) for key, one in CHARACTERS.items()]
    return [*regulars, *[BotInfo(name, name, "") for name in OWN if name not in SLOW], *others]


def _clock(name: str) -> ClockInfo:
    pace = PACES[name]
    return ClockInfo(name, f"{pace.window / 1000:g}" if pace.window else "", pace.turn // 1000)


def menu(folders: dict[str, str], addresses: tuple[str, ...] = (), others: Sequence[BotInfo] = ()) -> Menu:
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
        bots=_bots(others),
        phrases=[PhraseInfo(name, FACES.get(name, "")) for name in PHRASES],
        players=(FEWEST, MOST),
        addresses=addresses,
    )
