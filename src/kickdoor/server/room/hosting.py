"""What the host of a table may do with its people, and who may take a seat there."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from kickdoor.views.room import Problem

from .commands import HandOver, Kick, MuteSeat, SetDoor, Sit
from .entries import AnyEntry, Doored, Handed, Kicked, Muted
from .refusal import Refusal
from .state import RoomState

ROUNDS: Final = 10_000  # of the hash of a password: some milliseconds


def lock_of(password: str, salt: str = "") -> str:
    """What is kept of a password."""
    salt = salt or secrets.token_hex(8)
    found = hashlib.pbkdf2_hmac("sha256", password.encode(errors="replace"), salt.encode(), ROUNDS)
    return f"{salt}:{found.hex()}"


def _opens(lock: str, password: str) -> bool:
    return hmac.compare_digest(lock, lock_of(password, lock.partition(":")[0]))


def only_host(state: RoomState, owner: str) -> None:
    if not owner or state.hosted_by != owner:
        raise Refusal(Problem("not_host"))


def check_admitted(state: RoomState, command: Sit) -> None:
    """Refuses a seat to who was sent away, and to who lacks the word where the table wants one."""
    owner, word = command.owner, command.word
    if owner == state.hosted_by:
        return
    if owner in state.sent_away:
        raise Refusal(Problem("sent_away"))
    if state.seats_of(owner):
        raise Refusal(Problem("one_seat"))
    if state.door == "password" and not word:
        raise Refusal(Problem("no_password"))
    if state.door == "password" and not _opens(state.lock, word):
        raise Refusal(Problem("wrong_password"))
    if state.door == "invited" and not hmac.compare_digest(word.encode(errors="replace"), state.invite.encode()):
        raise Refusal(Problem("not_invited"))


def _person(state: RoomState, seat: int) -> str:
    """Whose seat this is; `Refusal` where it is nobody's, or a bot's."""
    if not 0 <= seat < len(state.seats):
        raise Refusal(Problem("no_seat", seat=seat))
    if not state.seats[seat].owner:
        raise Refusal(Problem("nobodys_seat", seat=seat))
    return state.seats[seat].owner


def kick(state: RoomState, command: Kick) -> list[AnyEntry]:
    """Before the game the seat is free; in it, a bot plays it to the end."""
    only_host(state, command.owner)
    if _person(state, command.seat) == command.owner:
        raise Refusal(Problem("own_seat"))
    if state.stage in ("over", "frozen"):
        raise Refusal(Problem("over"))
    if state.revealing:
        raise Refusal(Problem("begun"))
    if state.other_rules:
        raise Refusal(Problem("other_rules"))
    return [Kicked(command.seat, "" if state.game is None else command.bot)]


def mute(state: RoomState, command: MuteSeat) -> list[AnyEntry]:
    only_host(state, command.owner)
    if command.seat >= 0 and _person(state, command.seat) == command.owner:
        raise Refusal(Problem("own_seat"))
    now = state.hushed if command.seat < 0 else state.seats[command.seat].muted
    return [] if now == command.on else [Muted(command.seat, command.on)]


def hand_over(state: RoomState, command: HandOver) -> list[AnyEntry]:
    only_host(state, command.owner)
    to = _person(state, command.seat)
    return [] if to == command.owner else [Handed(to)]


def set_door(state: RoomState, command: SetDoor) -> list[AnyEntry]:
    only_host(state, command.owner)
    return [Doored(command.door, command.lock, command.invite)]
