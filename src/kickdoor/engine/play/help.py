"""Asking for help, offering it, and striking the bargain, which the engine then carries out."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import DraftView, OfferView, OptionView
from kickdoor.views.names import Chooser, VoidReason

from ..flow.windows import moment
from ..sums.forbidden import barred
from ..sums.gear import arrives_carried, no_room
from ..sums.rewards import won_treasures
from ..sums.totals import lower_only
from ..table.absent import NOBODY
from ..table.acts import S_COMBAT, S_MINE, AimedAct
from ..table.agenda import DRAFT, Draft, Offer, Option, Said, Way, says_number, says_share
from ..table.card import Card
from ..table.fight import Fight, Terms
from ..table.piles import play_of
from ..table.rules import Rule
from ..table.sentence import ASKS_FOR_HELP, IS_ASKED, SEATS, Aim
from ..table.shown import all_seen
from ..table.table import Table
from ..table.window import Window
from .bargains import LIMITED, NEVER_MIND_OPTION, SEND_OPTION, AddTerm, add_card, count, enough
from .loans import is_borrowed
from .promises import NOT_PROMISED, no_play
from .trade import overloaded
from .uses import FORBIDDEN

NOT_FIGHTER: Final = Rule("HELP-01", reason="not_fighter")
NO_FIGHT: Final = Rule("HELP-01", "HELP-08", reason="no_fight_to_help")
ONE_HELPER: Final = Rule("HELP-01", reason="one_helper")
HELPS_ALREADY: Final = Rule("HELP-01", reason="helps_already")
CANNOT_HELP: Final = Rule("HELP-08", reason="cannot_help")
NOT_LOWER: Final = Rule("PREC-01", reason="not_lower", also=("HELP-01",))
BORROWED: Final = Rule("RULE-43", reason="not_promised")
PRICE: Final = frozenset(("treasures", "picks_first", "promise"))  # what adds to the price
HELPER: Final = Said("helper")  # who picks first
MOST: Final = 9  # of "all beyond the first so many", and the largest number whose option is made beforehand

# Options of the share of the Treasures, made once. A draft only moves on in this order, so that composing it ends.
ALL_OPTION: Final = AddTerm("treasures", says_share("all"))
NUMBER_OPTIONS: Final = [AddTerm("treasures", says_number(number + 1)) for number in range(MOST)]
HALF_OPTION: Final = AddTerm("treasures", says_share("half"))
BEYOND_OPTIONS: Final = [AddTerm("treasures", says_share("beyond", number + 1)) for number in range(MOST)]
FIRST_OPTION: Final = AddTerm("picks_first", HELPER)


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
    return not_lower(table, fight, helper)


def not_lower(table: Table, fight: Fight, helper: int) -> Rule | None:
    """Why a player's Level is too high to help where a card lets only lower-Level players help."""
    if table.seats[helper].level < table.seats[fight.fighter].level or lower_only(table, fight) is None:
        return None
    return NOT_LOWER


def no_bribe(table: Table, fighter: int, helper: int, items: tuple[Card, ...]) -> Rule | None:
    """Why these Items cannot change hands: as in a trade, all of them together (HELP-04)."""
    if not items:
        return None
    if "trade" in table.book.barrable:
        if barred(table, fighter, "trade") is not None or barred(table, helper, "trade") is not None:
            return FORBIDDEN
    return no_room(table, helper, items[0]) if len(items) == 1 else overloaded(table, helper, items, ())


def no_promise(table: Table, fighter: int, helper: int, card: Card, beside: tuple[Card, ...] = ()) -> Rule | None:
    """Why a card cannot be part of the price, beside these Items (HELP-03)."""
    if table.where[card.index] == play_of(fighter):
        if is_borrowed(table, card):
            return BORROWED
        return no_bribe(table, fighter, helper, (*beside, card)) if card.item else NOT_PROMISED
    return no_play(table, fighter, helper, card)


def _void(table: Table, fighter: int, helper: int) -> VoidReason | None:
    """Why a bargain about help in this fight has become impossible."""
    fight = table.fight
    if table.seats[fighter].dead or table.seats[helper].dead:
        return "dead"
    if fight is None:
        return "fight_over"
    if fight.fighter != fighter:
        return "passed_on"
    if fight.decided:
        return "decided"
    if not fight.foes:
        return "no_monster"
    return None if fight.helper == NOBODY else "has_helper"


class AskHelp(AimedAct):
    """Opens a draft of a bargain with another player."""

    verb: ClassVar[str] = "ask_help"
    way: Way = DRAFT
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
        if enough(table, seat, "offers", aim.seat, table.book.settings.offers):
            return LIMITED
        return no_help(table, seat, aim.seat)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        count(table, seat, "offers", aim.seat, table.book.settings.offers)
        table.compose(seat, HelpDraft(seat, seat, aim.seat, Terms()))


class OfferHelp(AimedAct):
    """Begins a bargain with the fighter, who could ask this player too (HELP-01)."""

    verb: ClassVar[str] = "offer_help"
    way: Way = DRAFT
    aimless: ClassVar[Rule | None] = NO_FIGHT
    situations: int = S_COMBAT

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        fight = table.fight
        if fight is None or fight.decided or not fight.foes:
            return NO_FIGHT
        if fight.fighter == seat or fight.helper == seat:
            return CANNOT_HELP
        return None if fight.helper == NOBODY else ONE_HELPER

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return [] if table.fight is None else [SEATS[table.fight.fighter]]

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        if table.fight is None or table.fight.fighter != aim.seat:
            return NO_FIGHT
        if enough(table, seat, "offers", aim.seat, table.book.settings.offers):
            return LIMITED
        return no_help(table, aim.seat, seat)

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        count(table, seat, "offers", aim.seat, table.book.settings.offers)
        table.compose(seat, HelpDraft(seat, aim.seat, seat, Terms()))


class HelpDraft(Draft):
    """The price of help, growing. Composed by the fighter, or by who offers to help or asks more for it."""

    def __init__(self, by: int, fighter: int, helper: int, terms: Terms, answers: bool = False) -> None:
        self.by: Final = by
        self.fighter: Final = fighter
        self.helper: Final = helper
        self.terms: Final = terms
        self.answers: Final = answers  # the share of the Treasures is still that of the offer it answers
        self.kind = "help"
        self.told = "ask_help"

    def offer(self, table: Table) -> Offer | None:
        return HelpOffer(self.by, self.fighter, self.helper, self.read(table))

    def lasts(self) -> bool:
        return True

    def void(self, table: Table) -> VoidReason | None:
        return _void(table, self.fighter, self.helper)

    def refusal(self, table: Table) -> Rule | None:
        fight = table.fight
        if fight is not None and self.by == self.helper and fight.helper == self.helper:
            return HELPS_ALREADY
        return no_help(table, self.fighter, self.helper)

    def with_card(self, table: Table, verb: str, card: Card) -> Draft:
        old = self.read(table)
        items, plays = old.items, old.plays
        if table.in_play(card):
            items = (*items, card)
        else:
            plays = (*plays, card)
        terms = Terms(old.treasures, old.helper_first, items, plays, old.share)
        return HelpDraft(self.by, self.fighter, self.helper, terms, self.answers)

    def with_term(self, table: Table, verb: str, said: Said) -> Draft:
        old = self.read(table)
        if verb == "picks_first":
            terms = Terms(old.treasures, True, old.items, old.plays, old.share)
            return HelpDraft(self.by, self.fighter, self.helper, terms, self.answers)
        terms = Terms(said.number or 0, old.helper_first, old.items, old.plays, said.share)
        return HelpDraft(self.by, self.fighter, self.helper, terms)

    def read(self, table: Table) -> Terms:
        """The terms that can still be promised."""
        terms = self.terms
        if not terms.items and not terms.plays:
            return terms
        items: tuple[Card, ...] = ()
        for card in terms.items:
            if no_promise(table, self.fighter, self.helper, card, items) is None:
                items = (*items, card)
        plays = [card for card in terms.plays if no_promise(table, self.fighter, self.helper, card) is None]
        return Terms(terms.treasures, terms.helper_first, items, tuple(plays), terms.share)

    def view(self, table: Table) -> DraftView:
        terms = self.read(table)
        won = _won(table, terms)
        return DraftView(
            kind=self.kind,
            to=self.helper if self.by == self.fighter else self.fighter,
            treasures=terms.treasures,
            share=terms.share,
            first=_first(terms),
            gives=all_seen(table, terms.items),
            plays=len(terms.plays),
            cards=all_seen(table, terms.plays),
            now=None if won is None else terms.counted(won),
            won=won,
        )

    def meant_for(self, table: Table, option: Option) -> int:
        """A card of the hand is played on the helper."""
        card = option.card
        return NOBODY if card is None or option.verb not in PRICE or table.in_play(card) else self.helper

    def complete(self, table: Table, option: Option, view: OptionView) -> None:
        if option.verb not in PRICE:
            return
        view.composer = "fighter" if self.by == self.fighter else "helper"
        if option.card is not None:
            seat = self.meant_for(table, option)
            if seat != NOBODY:
                view.seat = seat
        elif option.said.share != "number":
            terms = Terms(option.said.number or 0, share=option.said.share)
            won = _won(table, terms)
            view.now, view.won = None if won is None else terms.counted(won), won

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        terms = self.read(table)
        fight = table.fight
        if fight is not None and no_help(table, self.fighter, self.helper) is None:
            result.append(SEND_OPTION)
            anew = self.answers and terms.share != "number"
            result += _shares(Terms() if anew else terms, won_treasures(table, fight))
            if terms.some() and terms.share != "all" and not terms.helper_first:
                result.append(FIRST_OPTION)
            for card in table.play(self.fighter):
                if card in terms.items:
                    continue
                if no_promise(table, self.fighter, self.helper, card, terms.items) is None:
                    result.append(add_card("promise", card))
            if self.by == self.fighter:
                for card in table.hand(self.fighter):
                    if card not in terms.plays and no_promise(table, self.fighter, self.helper, card) is None:
                        result.append(add_card("promise", card))
        result.append(NEVER_MIND_OPTION)
        return result


def _shares(terms: Terms, won: int) -> list[Option]:
    """The next shares of the Treasures: one more, half, all beyond the first so many, all."""
    share, number = terms.share, terms.treasures
    result: list[Option] = []
    if share == "all":
        return result
    if share == "number":
        if number < won:
            usual = number < MOST
            result.append(NUMBER_OPTIONS[number] if usual else AddTerm("treasures", says_number(number + 1)))
        result.append(HALF_OPTION)
    if share != "beyond":
        number = 0
    if number < MOST:
        result.append(BEYOND_OPTIONS[number])
    result.append(ALL_OPTION)
    return result


def _won(table: Table, terms: Terms) -> int | None:
    """How many Treasures there are as the fight stands; None of a plain number, which is no share of them."""
    fight = table.fight
    return None if fight is None or terms.share == "number" else won_treasures(table, fight)


def _first(terms: Terms) -> Chooser | None:
    """Who picks a Treasure first; nobody where the helper gets none, or all."""
    if not terms.some() or terms.share == "all":
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
        reason = no_help(table, self.fighter, self.helper)
        return reason or no_bribe(table, self.fighter, self.helper, self.promised.items)

    def void(self, table: Table) -> VoidReason | None:
        return _void(table, self.fighter, self.helper)

    def counter(self, table: Table) -> Draft:
        """Who helps asks more than was offered; the fighter, who was asked too much, begins with nothing."""
        terms = self.promised if self.to == self.helper else Terms()
        return HelpDraft(self.to, self.fighter, self.helper, terms, True)

    def cards(self) -> tuple[Card, ...]:
        return self.promised.plays

    def lacks(self, table: Table) -> Card | None:
        for card in self.promised.items:
            if table.where[card.index] != play_of(self.fighter):
                return card
        for card in self.promised.plays:
            if card not in table.hand(self.fighter):
                return card
        return None

    def view(self, table: Table) -> OfferView:
        return self._view(table, ())

    def complete(self, table: Table, view: OfferView) -> OfferView:
        won = _won(table, self.promised)
        view.now, view.won = None if won is None else self.promised.counted(won), won
        return view

    def full_view(self, table: Table) -> OfferView:
        return self._view(table, self.promised.plays)

    def _view(self, table: Table, cards: tuple[Card, ...]) -> OfferView:
        promised = self.promised
        return OfferView(
            kind="help",
            by=self.by,
            to=self.to,
            fighter=self.fighter,
            treasures=promised.treasures,
            share=promised.share,
            first=_first(promised),
            gives=all_seen(table, promised.items),
            plays=len(promised.plays),
            cards=all_seen(table, cards),
        )

    def declined(self, table: Table) -> None:
        """Who does not help is known for the rest of the fight; an offer to help that is declined is no asking."""
        fight = table.fight
        if fight is not None and self.by == self.fighter == fight.fighter and self.to not in fight.declined:
            fight.declined.append(self.to)
            table.lasting = None  # the view of the fight names them

    def sent(self, table: Table) -> None:
        """Whoever is asked hears of it after the others do; an offer to help is no asking."""
        if self.by == self.fighter:
            moment(table, IS_ASKED, self.helper, by=self.fighter)
            moment(table, ASKS_FOR_HELP, self.fighter, by=self.helper)

    def strike(self, table: Table) -> None:
        """The helper joins the fight; promised Items move at once and arrive carried (RULE-05)."""
        fight = table.fight
        if fight is None:
            return
        table.tell("helps", self.helper, None, self.fighter)
        fight.helper = self.helper
        fight.terms = self.promised
        for card in self.promised.items:
            table.tell("hand_over", self.fighter, card, self.helper)
            arrives_carried(table, self.helper, card)
