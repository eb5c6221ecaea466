"""Words for the seed: promised before the game, revealed once all promises are fixed. See `kickdoor.fairness`."""

from __future__ import annotations

from kickdoor.engine import rules_version
from kickdoor.fairness import promise_of
from kickdoor.views.room import Problem

from .commands import Reveal
from .entries import AnyEntry, Begun, Closed, Promised, Revealed
from .refusal import Refusal
from .state import RoomState


def promised(state: RoomState, seat: int, promise: str) -> list[AnyEntry]:
    """A promise for this seat; none where the table takes no words, or none is given."""
    if not promise or not state.opened.words or promise == state.seats[seat].promise:
        return []
    if any(other.promise == promise for other in state.seats):
        raise Refusal(Problem("same_promise"))
    return [Promised(seat, promise)]


def _rules(state: RoomState) -> int:
    """Those of today; a game that goes on from a moment of another goes on by its rules."""
    return state.opened.rules if state.opened.fork else rules_version.RULES_VERSION


def begun(state: RoomState, players: list[tuple[str, str]]) -> list[AnyEntry]:
    """The game begins, at once where nobody has promised a word."""
    return [Closed(players) if any(seat.promise for seat in state.seats) else Begun(players, _rules(state))]


def reveal(state: RoomState, command: Reveal) -> list[AnyEntry]:
    """The word for the seat that promised it. The last of all begins the game."""
    draw = state.draw
    if draw is None:
        raise Refusal(Problem("not_begun" if state.game is None else "no_promise"))
    promise = promise_of(command.word)
    found = [seat for seat in state.seats_of(command.owner) if draw.promises[seat] == promise]
    if not found:
        raise Refusal(Problem("no_promise"))
    if draw.words[found[0]]:
        return []  # revealed before
    if not state.revealing:
        raise Refusal(Problem("begun"))
    entries: list[AnyEntry] = [Revealed(found[0], command.word)]
    return [*entries, Begun(state.players, _rules(state))] if draw.missing == found else entries


def deal_now(state: RoomState, now: int) -> list[AnyEntry]:
    """The game begins without the words that have not come."""
    return [Begun(state.players, _rules(state))] if state.revealing and now >= state.reveal_by else []
