"""The choices of a question in the order in which they are shown and numbered."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kickdoor.views.deeds import AskView, OptionView

TRADE_MARKS: Final = ("open_to_trades", "closed_to_trades")
# Groups of options: the message of the title, and the verbs. The first group holds all other verbs.
GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("", ()),
    ("terminal-group-play", ("play",)),
    ("terminal-group-use", ("use",)),
    ("terminal-group-things", ("lay", "equip", "unequip", "hand_to", "discard")),
    (
        "terminal-group-deals",
        ("sell", "offer", "ask_help", "offer_help", "counter", "withdraw", "show", *TRADE_MARKS),
    ),
)


def group(option: OptionView) -> int:
    """The number of its group."""
    if option.way in ("pick", "propose", "pass"):
        return 0
    for number, (_, verbs) in enumerate(GROUPS):
        if option.verb in verbs:
            return number
    return 0


def arranged(ask: AskView) -> list[int]:
    """The indices of the options in the order in which they are shown; of equal cards in the hand, only one.

    In each group, options with only one target come first.
    """
    shown: list[int] = []
    seen: set[tuple[object, ...]] = set()
    for index, option in enumerate(ask.options):
        if option.verb in ("play", "lay") and option.card is not None:
            on = 0 if option.on is None else option.on.tag
            same = (*_deed(option), option.seat, option.foe, option.side, on)
            if same in seen:
                continue
            seen.add(same)
        shown.append(index)
    ways = Counter(_deed(ask.options[index]) for index in shown)
    return sorted(shown, key=lambda index: (group(ask.options[index]), ways[_deed(ask.options[index])] > 1))


def _deed(option: OptionView) -> tuple[object, ...]:
    card = "" if option.card is None else option.card.name
    return option.verb, card, option.ability, option.number, option.sentence
