"""Items that are borrowed for one fight, and go back when it is over (RULE-43)."""

from __future__ import annotations

from ..sums.gear import passes_to, takes_its_place, wear
from ..table.absent import NOBODY
from ..table.card import Card
from ..table.fight import Fight, Loan
from ..table.piles import play_of
from ..table.table import Table


def borrow(table: Table, fight: Fight, seat: int, card: Card) -> None:
    """An Item comes to lie in front of the borrower, and is used at once, in the middle of a fight (CMB-12)."""
    holder = table.holder(card)
    owner = holder
    for loan in fight.lent[:]:
        if loan.card is card:
            owner = loan.owner
            fight.lent.remove(loan)
    table.tell("borrow", seat, card, holder)
    passes_to(table, seat, card)
    wear(table, seat, card)
    if owner != seat:
        fight.lent.append(Loan(card, owner, seat))


def is_borrowed(table: Table, card: Card) -> bool:
    fight = table.fight
    if fight is not None:
        for loan in fight.lent:
            if loan.card is card:
                return True
    return False


def give_back(table: Table, fight: Fight, borrower: int = NOBODY) -> None:
    """What this player has borrowed, or all that is borrowed, goes back to its owner, but not to the dead."""
    for loan in fight.lent[:]:
        if borrower not in (NOBODY, loan.borrower):
            continue
        fight.lent.remove(loan)
        if table.where[loan.card.index] == play_of(loan.borrower) and not table.seats[loan.owner].dead:
            table.tell("given_back", loan.borrower, loan.card, loan.owner)
            passes_to(table, loan.owner, loan.card)
            takes_its_place(table, loan.owner, loan.card)
