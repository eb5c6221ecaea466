"""Dying, looting the body, coming back."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import QuestionView

from ..flow.pending import DieFallen, lay
from ..flow.windows import moment
from ..sums.totals import faced_die_bonus
from ..table.agenda import NO, Choice, Option, Question, Step
from ..table.card import Card
from ..table.face import DOOR, TREASURE
from ..table.kinds import COMPANION_KINDS, KEPT_IN_DEATH
from ..table.piles import ASIDE, IDENTITIES, body_of, discards_of
from ..table.rules import Rule
from ..table.sentence import DIES, KEPT
from ..table.table import Table
from ..table.zones import attached, discard, load_of, move, take
from .bargains import drop
from .combat import leave
from .loans import give_back

LOOTING: Final = Rule("DEATH-04", reason="not_laid_out")
# It may have been lost with the Hireling that carried it.
NOT_THERE: Final = Rule("DEATH-04", reason="not_laid_out", also=("DEATH-09",))
KEPT_BY_DEAD: Final = Rule("DEATH-01", reason="kept_in_death", also=LOOTING.numbers)
LOST_WITH_DEAD: Final = Rule("DEATH-02", reason="lost_in_death", also=LOOTING.numbers)
LOST_HIRELING: Final = Rule("DEATH-09", reason="lost_in_death", also=LOOTING.numbers)
NEW_KID: Final = Rule("DEATH-08", reason="other_question")


class Death(Step):
    """A character dies; the body is looted before anything else happens."""

    def __init__(self, seat: int, of: Card | None = None) -> None:
        self.seat: Final = seat
        self.of: Final = of  # the card that kills

    def run(self, table: Table) -> None:
        seat = self.seat
        owner = table.seats[seat]
        if owner.dead:
            return
        table.tell("death", seat, self.of)
        if table.fight is not None and table.fight.lent:
            give_back(table, table.fight, seat)
        table.deaths += 1
        keep = [card for card in table.play(seat) if KEPT in card.by_key]
        owner.dead = True
        owner.reborn = True
        owner.steps = (0,) * len(owner.steps)
        drop(table, seat, "dead")
        owner.fresh = []
        owner.active = None
        if not table.book.settings.offers_last:  # else they lapse, and say why
            table.offers = [offer for offer in table.offers if seat not in (offer.by, offer.to)]
        _lose_with_the_dead(table, seat, keep)
        for card in table.play(seat)[:]:
            if card.kind in KEPT_IN_DEATH or card in keep or not table.in_play(card):
                continue
            # An enhancer stays on an Item that is kept; a Cheat! is parted from it (DEATH-03).
            if card.kind == "cheat" or table.hosts.get(card.index) not in keep:
                move(table, card, body_of(seat))
        for card in table.hand(seat)[:]:
            move(table, card, body_of(seat))
        for card in table.piles[body_of(seat)]:
            table.tell("laid_out", seat, card)
        fight = table.fight
        if fight is not None and fight.helper == seat and not fight.decided:
            leave(table, seat)
        if owner.kid is not None:
            table.push(NewKid(seat))
        table.push(Looting(seat))
        moment(table, DIES, seat)


def _lose_with_the_dead(table: Table, seat: int, keep: list[Card]) -> None:
    """Discards what is lost with the dead, a Hireling with all it carries, whatever came into play first."""
    for card in table.play(seat)[:]:
        kind = "companion" if card.kind in COMPANION_KINDS else card.kind
        if card in keep or kind not in table.book.lost_in_death or not table.in_play(card):
            continue
        if card.kind == "companion" and card.value:
            continue
        for load in load_of(table, card):
            if load in keep:
                del table.hosts[load.index]
        table.tell("lose", seat, card)
        discard(table, card)


class Looting(Step):
    """The body is looted by the living, from the highest Level down (DEATH-04)."""

    def __init__(self, dead: int) -> None:
        self.dead: Final = dead

    def run(self, table: Table) -> None:
        living = [seat for seat in table.living() if seat != self.dead]
        levels = sorted({table.seats[seat].level for seat in living}, reverse=True)
        tied = [tuple([seat for seat in living if table.seats[seat].level == level]) for level in levels]
        table.push(LootOrder(self.dead, tuple(tied)))


class LootOrder(Step):
    """Those who tie roll a die, in seat order; who rolls alike rolls again."""

    def __init__(self, dead: int, tied: tuple[tuple[int, ...], ...], rolls: tuple[int, ...] = ()) -> None:
        self.dead: Final = dead
        self.tied: Final = tied  # who loots before whom; inside a group nobody yet
        self.rolls: Final = rolls  # of the first group that is not in order yet, as far as it has rolled

    def run(self, table: Table) -> None:
        for group in self.tied:
            if len(group) > 1:
                self.roll(table, group)
                return
        table.push(Loot(self.dead, tuple([group[0] for group in self.tied])))

    def roll(self, table: Table, group: tuple[int, ...]) -> None:
        """The next of a group rolls; when all have, the group is put in order."""
        if len(self.rolls) < len(group):
            seat = group[len(self.rolls)]
            table.push(self)
            lay(table, LootDie(seat, table.throw(), faced_die_bonus(table, seat)), False)
            return
        ordered = [
            tuple([seat for seat, thrown in zip(group, self.rolls, strict=True) if thrown == value])
            for value in sorted(set(self.rolls), reverse=True)
        ]
        place = self.tied.index(group)
        table.push(LootOrder(self.dead, (*self.tied[:place], *ordered, *self.tied[place + 1 :])))


class LootDie(DieFallen):
    """A die for who loots first; it counts as every other roll does (RULE-32)."""

    def with_value(self, value: int) -> DieFallen:
        return LootDie(self.seat, value, self.bonus)

    def run(self, table: Table) -> None:
        order = table.agenda[-1]
        if isinstance(order, LootOrder):
            table.agenda[-1] = LootOrder(order.dead, order.tied, (*order.rolls, self.total()))


class Loot(Step):
    """Lets the first looter take a card, then the next; what is left at the end is discarded."""

    def __init__(self, dead: int, looters: tuple[int, ...]) -> None:
        self.dead: Final = dead
        self.looters: Final = looters

    def run(self, table: Table) -> None:
        body = table.piles[body_of(self.dead)]
        if not body or not self.looters:
            for card in body[:]:
                table.hosts.pop(card.index, None)
                discard(table, card)
            return
        table.push(Loot(self.dead, self.looters[1:]))
        if not table.seats[self.looters[0]].dead:
            table.push(LootOne(self.looters[0], self.dead))


class LootOne(Question):
    def __init__(self, seat: int, dead: int) -> None:
        self.seat = seat
        self.kind = "loot"
        self.dead: Final = dead

    def rule(self) -> Rule:
        return LOOTING

    def not_laid_out(self, table: Table, name: str) -> Rule:
        """Why a card of that name is not among those that may be taken."""
        owner = table.seats[self.dead]
        kept = [*table.play(self.dead), *[card for card in (owner.house, owner.kid) if card is not None]]
        if any([card.name == name for card in kept]):
            return KEPT_BY_DEAD
        for pile in (discards_of(DOOR), discards_of(TREASURE)):
            for card in table.piles[pile]:
                if card.name != name:
                    continue
                if card.kind in table.book.lost_in_death:
                    return LOST_HIRELING if card.kind == "companion" else LOST_WITH_DEAD
                if "companion" in table.book.lost_in_death:
                    return NOT_THERE
        return LOOTING

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, count=1, seat=self.dead)

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("loot", Looted(self.seat, card, self.dead), card)
            for card in table.piles[body_of(self.dead)]
            if card.index not in table.hosts
        ]


class Looted(Step):
    """Moves a looted card to the hand; an Item takes its enhancers along (DEATH-03, RULE-19)."""

    def __init__(self, seat: int, card: Card, dead: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.dead: Final = dead

    def run(self, table: Table) -> None:
        for card in [self.card, *attached(table, self.card)]:
            table.hosts.pop(card.index, None)
            take(table, self.seat, card)
            table.tell("loots", self.seat, card, self.dead)


class NewKid(Question):
    """Asks whether to swap the New Kid for one that nobody has (DEATH-08)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = "new_kid"

    def rule(self) -> Rule:
        return NEW_KID

    def options(self, table: Table, seat: int) -> list[Option]:
        spare = [card for card in table.piles[ASIDE] if card.kind == "kid"]
        if not spare:
            return []
        result: list[Option] = [Choice("swap", KidSwapped(self.seat, card), card) for card in spare]
        result.append(Choice("choose", Step(), said=NO))
        return result


class KidSwapped(Step):
    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        owner = table.seats[self.seat]
        if owner.kid is not None:
            discard(table, owner.kid)
        move(table, self.card, IDENTITIES)
        owner.kid = self.card
        owner.active = None
        table.marks |= 1 << self.seat  # the new one may have less room, for a second Class say
        table.tell("kid", self.seat, self.card)


def back(table: Table) -> None:
    """Brings the dead back, when the next player's turn begins (DEATH-06)."""
    for seat, owner in enumerate(table.seats):
        if owner.dead:
            owner.dead = False
            owner.active = None
            table.marks |= 1 << seat
            table.tell("back", seat)
