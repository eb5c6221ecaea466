"""Checks what bots answer. This module is not compiled: compiled code would take True for 1."""

from __future__ import annotations

from kickdoor.fence import Fault
from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View

from . import Bot


def answered(name: str, bot: Bot, view: View, ask: AskView) -> int:
    """The answer of a bot: `Fault` where it is not the index of an option."""
    return listed(name, bot.choose(view, ask), ask)


def listed(name: str, index: object, ask: AskView) -> int:
    """An answer, checked: `Fault` where it is not the index of an option."""
    if type(index) is not int or not 0 <= index < len(ask.options):
        raise Fault(f"the bot {name} answered {_short(index)}, which is none of {len(ask.options)} options")
    return index


def _short(index: object) -> str:
    return ascii(index)[:40] if isinstance(index, int | float | str | None) else type(index).__name__
