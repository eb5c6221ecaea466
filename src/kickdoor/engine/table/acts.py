"""What one may do at a window: each act lists where it is legal and says, by the same tests, why it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .agenda import PLAY, Option
from .sentence import ANY_TIME, COMBAT, OUT_OF_COMBAT, YOUR_COMBAT, YOUR_TURN, Aim

if TYPE_CHECKING:
    from .card import Card
    from .rules import Rule
    from .table import Table
    from .window import Window

# A seat's situation at a window, one bit each. An act is looked at only where its bits meet the seat's.
S_ANY: Final = 1  # any time, once the game has begun
S_TURN: Final = 2  # the own turn
S_CALM: Final = 4  # the own turn, not in combat
S_OUT: Final = 8  # not in combat, whosever turn
S_COMBAT: Final = 16  # anyone's combat, not yet decided
S_MINE: Final = 32  # one's own combat, not yet decided
S_FRESH: Final = 64  # one holds a card just received
S_SETUP: Final = 128  # before the first turn, or back from the dead
S_CARRIER: Final = 256  # not in combat, with a companion that carries Items

OF_MOMENT: Final = {
    ANY_TIME: S_ANY,
    YOUR_TURN: S_CALM,
    OUT_OF_COMBAT: S_OUT,
    COMBAT: S_COMBAT,
    YOUR_COMBAT: S_MINE,
}

UNAIMED: Final[list[Aim | None]] = [None]


class Act:
    """`closed` says why it cannot be done at all here, `refusal` why not to this target; None is a yes."""

    verb: ClassVar[str] = ""
    way: ClassVar[int] = PLAY
    aimed: ClassVar[bool] = True  # False: it is pointed at nothing, so only `closed` is asked
    sure: ClassVar[bool] = False  # `aims` names only what `refusal` would let pass
    situations: int = S_ANY
    text: str = ""
    # Options never change, so those that come again and again are made once: unaimed, or aimed at a seat.
    unaimed: Option | None = None
    at_seats: tuple[Option, ...] = ()

    def closed(self, table: Table, window: Window, seat: int, card: Card | None) -> Rule | None:
        return None

    def aims(self, table: Table, window: Window, seat: int, card: Card | None) -> list[Aim | None]:
        return UNAIMED

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        return None

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        raise NotImplementedError


def list_act(table: Table, window: Window, seat: int, card: Card | None, act: Act, result: list[Option]) -> None:
    """Adds the options of an act that neither test refuses."""
    if act.closed(table, window, seat, card) is not None:
        return
    if not act.aimed:
        option = act.unaimed
        if option is None or option.card is not card:
            option = Option(act.way, act.verb, card, None, None, act, act.text)
            act.unaimed = option
        result.append(option)
        return
    sure = act.sure
    at_seats = act.at_seats
    for aim in act.aims(table, window, seat, card):
        if sure or act.refusal(table, window, seat, card, aim) is None:
            if at_seats and aim is not None and aim.seat >= 0:
                result.append(at_seats[aim.seat])
            else:
                result.append(Option(act.way, act.verb, card, aim, None, act, act.text))
