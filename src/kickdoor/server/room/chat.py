"""Chat: what may be said, cleaned of what could deceive."""

from __future__ import annotations

import unicodedata
from typing import Final

from kickdoor.views.room import Problem

from ..protocol.phrases import PHRASES, REPLIES
from .commands import BotSays, Say
from .entries import AnyEntry, Spoke
from .refusal import Refusal
from .state import RoomState

BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
LONGEST_NAME: Final = 24


def clean(text: str) -> str:
    """Text without control characters, and without those that turn the reading direction."""
    spaced = [" " if sign.isspace() else sign for sign in text]
    kept = [sign for sign in spaced if sign not in BIDI and unicodedata.category(sign)[0] != "C"]
    return " ".join("".join(kept).split())


def say(state: RoomState, command: Say) -> list[AnyEntry]:
    seat, phrase = command.seat, command.phrase
    if seat >= 0 and (seat, command.id) in state.ids:
        return []
    # At a table that is not open to all, strangers may watch, but not speak.
    if state.seats[seat].muted if seat >= 0 else (state.hushed or state.door != "open"):
        raise Refusal(Problem("muted"))
    if phrase and phrase not in PHRASES:
        raise Refusal(Problem("no_phrase", name=phrase, names=tuple(PHRASES)))
    if command.to >= len(state.seats):
        raise Refusal(Problem("no_seat", seat=command.to))
    text = PHRASES[phrase] if phrase else clean(command.text)
    if not text:
        raise Refusal(Problem("nothing_to_say"))
    name = state.seats[seat].name if seat >= 0 else (clean(command.name)[:LONGEST_NAME] or "a spectator")
    spoke = Spoke(seat, name, text, phrase, command.to, command.id)
    # A spectator may have no key: the same words under the same id are the same message.
    return [] if seat < 0 and spoke in state.chat else [spoke]


def bot_says(state: RoomState, command: BotSays) -> list[AnyEntry]:
    name = state.seats[command.seat].name
    said = PHRASES.get(command.phrase) or REPLIES[command.phrase]
    return [Spoke(command.seat, name, said, command.phrase, command.to)]
