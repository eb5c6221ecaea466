"""Asking for help, and the bargain about its price, which the engine carries out."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView, OfferView
from kickdoor.views.events import Facts
from kickdoor.views.names import Chooser

from ..flow.levels import may_gain
from ..flow.script import begin
from ..sums.gear import arrives_carried, no_room
from ..sums.totals import barred, won_treasures
from ..table.absent import NOBODY
from ..table.acts import S_MINE, AimedAct
from ..table.agenda import DRAFT, Draft, Offer, Option, Said, Step, Way, says_number
from ..table.card import Card
from ..table.fight import Terms
from ..table.piles import LIMBO, play_of
from ..table.rules import Rule
from ..table.sentence import SEATS, Aim, Cause
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from ..table.zones import move
from .bargains import LIMITED, NEVER_MIND_OPTION, SEND_OPTION, AddTerm, add_card, count, often
from .uses import FORBIDDEN, Away

NOT_FIGHTER: Final = Rule("HELP-01", reason="not_fighter")
ONE_HELPER: Final = Rule("HELP-01", reason="one_helper")
CANNOT_HELP: Final = Rule("HELP-08", reason="cannot_help")
NOT_PROMISED: Final = Rule("HELP-03", reason="not_promised")
NO_PLAYS: Final = Rule("HELP-03", reason="no_plays")
HELPER: Final = Said("helper")  # who picks first


def no_help(table: Table, fighter: int, helper: int) -> Rule | None:
    """Why this player cannot join this fight."""
    fight = table.fight
    if fight is None or fight.decided or fight.fighter != fighter:
        return NOT_FIGHTER
    if fight.helper != NOBODY:
        return ONE_HELPER
    if helper == fighter or table.seats[helper].dead:
        return CANNOT_HELP
    if barred(table, fighter, "ask for help") is not None or barred(table, helper, "help") is not None:
        return FORBIDDEN
    return None


def no_promise(table: Table, fighter: int, helper: int, card: Card) -> Rule | None:
    """Why a card cannot be part of the price (HELP-03)."""
    if table.where[card.index] == play_of(fighter):
        if not card.item:
            return NOT_PROMISED
        return no_room(table, helper, card)
    if not table.book.settings.help_by_plays:
        return NO_PLAYS
    if table.holder(card) != fighter or card.kind != "level_up" or not may_gain(table, helper):
        return NOT_PROMISED
    return None


class AskHelp(AimedAct):
    """Opens a draft of a bargain with another player."""

    verb: ClassVar[str] = "ask_help"
    way: ClassVar[Way] = DRAFT
    situations: int = S_MINE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        fight = table.fight
        if fight is None or fight.fighter != seat or fight.decided:
            return NOT_FIGHTER
        if not fight.foes:
            return NOT_FIGHTER
        if fight.helper != NOBODY:
            return ONE_HELPER
        return FORBIDDEN if barred(table, seat, "ask for help") is not None else None

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return [SEATS[other] for other in table.from_turn() if other != seat]

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        if often(table, seat, "offers", aim.seat) >= table.book.settings.offers:
            return LIMITED
        return no_help(table, seat, aim.seat)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        count(table, seat, "offers", aim.seat)
        table.compose(seat, HelpDraft(seat, seat, aim.seat, Terms()))


class HelpDraft(Draft):
    """A draft of the price of help, composed by the fighter, or by the helper as a counter-offer."""

    def __init__(self, by: int, fighter: int, helper: int, terms: Terms) -> None:
        self.by: Final = by
        self.fighter: Final = fighter
        self.helper: Final = helper
        self.terms: Final = terms
        self.kind = "help"
        self.told = "ask_help"

    def offer(self, table: Table) -> Offer | None:
        return HelpOffer(self.by, self.fighter, self.helper, self.read(table))

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        old = self.read(table)
        items, plays = old.items, old.plays
        if table.in_play(card):
            items = (*items, card)
        else:
            plays = (*plays, card)
        return self._with(Terms(old.treasures, old.helper_first, items, plays))

    def with_term(self, table: Table, verb: str) -> Draft:
        old = self.read(table)
        if verb == "picks_first":
            return self._with(Terms(old.treasures, True, old.items, old.plays))
        return self._with(Terms(old.treasures + 1, old.helper_first, old.items, old.plays))

    def _with(self, terms: Terms) -> Draft:
        return HelpDraft(self.by, self.fighter, self.helper, terms)

    def read(self, table: Table) -> Terms:
        """The terms that can still be promised."""
        terms = self.terms
        items = [card for card in terms.items if no_promise(table, self.fighter, self.helper, card) is None]
        plays = [card for card in terms.plays if no_promise(table, self.fighter, self.helper, card) is None]
        return Terms(terms.treasures, terms.helper_first, tuple(items), tuple(plays))

    def view(self, table: Table) -> DraftView:
        terms = self.read(table)
        return DraftView(
            kind=self.kind,
            to=self.helper if self.by == self.fighter else self.fighter,
            treasures=terms.treasures,
            first=_first(terms),
            gives=all_seen(table, terms.items),
            plays=len(terms.plays),
        )

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        terms = self.read(table)
        fight = table.fight
        if fight is not None and no_help(table, self.fighter, self.helper) is None:
            result.append(SEND_OPTION)
            if terms.treasures < won_treasures(table, fight):
                result.append(AddTerm("treasures", says_number(terms.treasures + 1)))
            if terms.treasures and not terms.helper_first:
                result.append(AddTerm("picks_first", HELPER))
            for card in table.play(self.fighter):
                if card not in terms.items and no_promise(table, self.fighter, self.helper, card) is None:
                    result.append(add_card("promise", card))
            if self.by == self.fighter:
                for card in table.hand(self.fighter):
                    if card not in terms.plays and no_promise(table, self.fighter, self.helper, card) is None:
                        result.append(add_card("promise", card))
        result.append(NEVER_MIND_OPTION)
        return result


def _first(terms: Terms) -> Chooser | None:
    """Who picks a Treasure first."""
    if not terms.treasures:
        return None
    return "helper" if terms.helper_first else "fighter"


class HelpOffer(Offer):
    def __init__(self, by: int, fighter: int, helper: int, promised: Terms) -> None:
        self.by = by
        self.to = helper if by == fighter else fighter
        self.fighter: Final = fighter
        self.helper: Final = helper
        self.promised: Final = promised

    def refusal(self, table: Table) -> Rule | None:
        return no_help(table, self.fighter, self.helper)

    def counter(self, table: Table) -> Draft | None:
        return HelpDraft(self.to, self.fighter, self.helper, self.promised)

    def view(self, table: Table) -> OfferView:
        promised = self.promised
        return OfferView(
            kind="help",
            by=self.by,
            to=self.to,
            fighter=self.fighter,
            treasures=promised.treasures,
            first=_first(promised),
            gives=all_seen(table, promised.items),
            plays=len(promised.plays),
        )

    def strike(self, table: Table) -> None:
        """The helper joins the fight; promised Items move at once and arrive carried (RULE-05)."""
        fight = table.fight
        if fight is None:
            return
        table.tell("helps", self.helper, None, self.fighter)
        fight.helper = self.helper
        fight.terms = self.promised
        for card in self.promised.items:
            if table.where[card.index] != play_of(self.fighter) or no_room(table, self.helper, card) is not None:
                table.tell("void", self.fighter, None, self.helper, facts=Facts(on=card.name))
                continue
            table.tell("hand_over", self.fighter, card, self.helper)
            arrives_carried(table, self.helper, card)


class Promise(Step):
    """Plays a card promised from the hand on the helper, right after the win (RULE-05, RULE-06)."""

    def __init__(self, card: Card, fighter: int, helper: int) -> None:
        self.card: Final = card
        self.fighter: Final = fighter
        self.helper: Final = helper

    def run(self, table: Table) -> None:
        card = self.card
        play = card.face.play
        if play is None or no_promise(table, self.fighter, self.helper, card) is not None:
            table.tell("void", self.fighter, None, self.helper, facts=Facts(on=card.name))
            return
        table.tell("play_on", self.fighter, card, self.helper)
        move(table, card, LIMBO)
        table.push(Away(card))
        begin(table, play.does, Cause(card, self.helper, self.fighter))
