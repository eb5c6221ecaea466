"""Actions that build a draft pick by pick: sales, trades, requests for help, showing cards."""

from __future__ import annotations

from typing import Final, TypeVar

from kickdoor.engine.play.help import HelpDraft, HelpOffer, no_help, no_promise
from kickdoor.engine.play.promises import NOT_PROMISED
from kickdoor.engine.play.sales import NOT_WORTH, doubles, unsellable
from kickdoor.engine.play.trade import IN_PLAY_ONLY, TradeDraft, TradeOffer, no_trade, overloaded, untradable
from kickdoor.engine.sums.rewards import won_treasures
from kickdoor.engine.table.agenda import DRAFT, Offer, Option
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.fight import Terms
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.engine.table.sentence import Aim
from kickdoor.views.deeds import RefusalView
from kickdoor.views.names import Share

from .player import Player, both
from .schema import BEYOND
from .words import Words, names_in

D = TypeVar("D", HelpDraft, TradeDraft)

NO_DOUBLE: Final = Rule("CLS-09", "SELL-01", reason="no_double")
FEW_TREASURES: Final = Rule("HELP-03", "REW-01", reason="few_treasures")
ASKS_MORE: Final = Rule("HELP-03", reason="asks_more")
NO_DECK_CARD: Final = Rule("RULE-12", reason="never_traded")
NO_SUCH: Final = Rule("DECK-04", "SELL-01", "TRADE-01", "HELP-03", reason="no_card")


def _cards(player: Player, cards: list[Card], names: list[str]) -> list[Card]:
    """The cards with these names, a card for each; `Refused` where one is missing."""
    found: list[Card] = []
    for name in names:
        left = [card for card in player.resolver.named(cards, name) if card not in found]
        if not left:
            raise Refused(NO_DECK_CARD if player.is_deckless(name) else NO_SUCH)
        found.append(left[0])
    return found


def _begin(player: Player, seat: int, verb: str, other: int = -1) -> bool:
    """Opens a draft; False where no option does."""

    def meant(option: Option) -> bool:
        return option.verb == verb and option.way == DRAFT and (other < 0 or _seat_of(option) == other)

    option = player.find(seat, meant)
    if option is None:
        return False
    player.take(seat, option)
    return True


def _draft(player: Player, seat: int, kind: type[D]) -> D:
    """The open draft of a seat, which is of this kind."""
    draft = player.table.seats[seat].draft
    if not isinstance(draft, kind):
        raise TypeError(f"expected a {kind.__name__}, found {draft!r}")
    return draft


def _seat_of(option: Option) -> int:
    return -1 if option.aim is None else option.aim.seat


def _take(player: Player, seat: int, verb: str, card: Card | None = None) -> bool:
    """Takes the option of this verb and card; False where there is none."""
    option = player.find(seat, lambda option: option.verb == verb and option.card is card)
    if option is None:
        return False
    player.take(seat, option)
    return True


# Sales.


def sell(player: Player, seat: int, words: Words) -> None:
    table = player.table
    twice = names_in(words, "double")
    names = names_in(words, "cards")
    # An Item that is sold at twice its value may stand in both lists, or under `double` alone.
    names += [name for name in twice if name not in names]
    against: list[RefusalView] = []
    if player.window() is None and player.question(seat) is None:
        raise Refused(player.why(seat, ["sell"]))
    try:
        items = _cards(player, table.play(seat) + table.hand(seat), names)
        rules = [unsellable(table, seat, card) for card in items]
        against += [rule.view for rule in rules if rule is not None]
    except Refused as refused:
        items = []
        against.append(refused.view)
    if len(twice) > doubles(table, seat):
        against.append(NO_DOUBLE.view)
    begun = _begin(player, seat, "sell") or (player.question(seat) is not None and _take(player, seat, "sell"))
    if not begun:
        raise Refused(both(*against, player.why(seat, ["sell"])))
    if against:
        raise Refused(both(*against))
    doubled = _cards(player, items, twice)
    for card in items:
        if card in doubled:
            if not _take(player, seat, "double", card):
                raise Refused(NO_DOUBLE)
        elif not _take(player, seat, "add", card):
            raise Refused(player.why(seat, ["sell"]))
    if not _take(player, seat, "sell"):
        raise Refused(NOT_WORTH)


# Trades and gifts.


def offer(player: Player, seat: int, words: Words) -> None:
    other = player.resolver.seat(str(words["to"]))
    _offer(player, seat, other, names_in(words, "give"), names_in(words, "want"))


def _offer(player: Player, seat: int, other: int, gives: list[str], wants: list[str]) -> None:
    table = player.table
    if player.window() is None and player.question(seat) is None:
        raise Refused(player.why(seat, ["offer"]))
    give = _cards(player, table.play(seat) + table.hand(seat), gives)
    want = _cards(player, table.play(other) + table.hand(other), wants)
    begun = _begin(player, seat, "offer", other)
    named = _draft(player, seat, TradeDraft).give if begun else ()
    if begun and all([card in named or _take(player, seat, "give", card) for card in give]):
        if all([_take(player, seat, "want", card) for card in want]) and _take(player, seat, "send"):
            return
    raise Refused(_against_offer(player, seat, other, give, want, begun))


def _against_offer(
    player: Player, seat: int, other: int, give: list[Card], want: list[Card], begun: bool
) -> RefusalView:
    table = player.table
    against = [no_trade(table, seat, other)]
    against += [untradable(table, seat, card) for card in give]
    against += [untradable(table, other, card) for card in want]
    against.append(overloaded(table, other, tuple(give), tuple(want)))
    against.append(overloaded(table, seat, tuple(want), tuple(give)))
    found = [rule.view for rule in against if rule is not None]
    if not begun:
        found.append(player.why(seat, ["offer"], [], [Aim(seat=other)]))
    return both(*found) if found else IN_PLAY_ONLY.view


# Help.


def ask_help(player: Player, seat: int, words: Words) -> None:
    """The fighter asks somebody, or somebody offers to help the fighter."""
    other = player.resolver.seat(str(words["of"]))
    fight = player.table.fight
    offers = fight is not None and fight.fighter == other and seat != other
    verb = "offer_help" if offers else "ask_help"
    fighter, helper = (other, seat) if offers else (seat, other)
    if player.window() is None:
        raise Refused(player.why(seat, [verb]))
    if not _begin(player, seat, verb, other):
        reason = no_help(player.table, fighter, helper)
        found = [] if reason is None else [reason.about(helper)]
        raise Refused(both(player.why(seat, [verb], [], [Aim(seat=other)]), *found))
    _price(player, seat, fighter, helper, words)


def _share(value: object) -> tuple[Share, int]:
    """The share of the Treasures that a step names: `2`, `all`, `half`, `all beyond 2`."""
    if isinstance(value, int):
        return "number", value
    if value == "all" or value == "half":
        return value, 0
    found = BEYOND.fullmatch(str(value))
    return "beyond", int(found[1]) if found else 0


def _promise_treasures(player: Player, seat: int, share: Share, number: int) -> None:
    """Moves the draft on to this share; a draft only asks more."""
    table = player.table
    while True:
        terms = _draft(player, seat, HelpDraft).terms
        if (terms.share, terms.treasures) == (share, number):
            return
        option = player.find(seat, lambda option: option.verb == "treasures" and option.said.share == share)
        if option is None or (terms.share == share and terms.treasures > number):
            if terms.treasures > number or terms.share != share:
                raise Refused(ASKS_MORE)
            most = 0 if table.fight is None else won_treasures(table, table.fight)
            raise Refused(FEW_TREASURES.about(number=most))
        player.take(seat, option)


def _price(player: Player, seat: int, fighter: int, helper: int, words: Words, last: Terms | None = None) -> None:
    """Fills in the price of help; a counter-offer changes the parts of the last one that it names."""
    table = player.table
    if "treasures" in words:
        _promise_treasures(player, seat, *_share(words["treasures"]))
    elif last is not None:
        _promise_treasures(player, seat, last.share, last.treasures)
    if words.get("picks_first", "helper" if last is not None and last.helper_first else "") == "helper":
        _take(player, seat, "picks_first")
    pool = table.play(fighter) + table.hand(fighter)
    wanted = _cards(player, pool, names_in(words, "items") + names_in(words, "cards"))
    if last is not None:
        wanted += [] if "items" in words else last.items
        wanted += [] if "cards" in words else last.plays
    for card in wanted:
        draft = _draft(player, seat, HelpDraft)
        if card in draft.terms.items or card in draft.terms.plays:
            continue
        if not _take(player, seat, "promise", card):
            raise Refused(no_promise(table, fighter, helper, card, draft.terms.items) or NOT_PROMISED)
    if not _take(player, seat, "send"):
        raise Refused(no_help(table, fighter, helper) or NOT_PROMISED)


def counter(player: Player, seat: int, words: Words) -> None:
    """Answers the last offer with a changed one."""
    made = [made for made in player.table.offers if made.to == seat]
    if "of" in words:
        made = [offer for offer in made if offer.by == player.resolver.seat(str(words["of"]))]
    if not made or not _begin(player, seat, "counter", made[-1].by):
        raise Refused(player.why(seat, ["counter"], [], [Aim(seat=made[-1].by)] if made else []))
    last: Offer = made[-1]
    if isinstance(last, HelpOffer):
        old = last.promised if seat == last.fighter else None
        _price(player, seat, last.fighter, last.helper, words, old)
        return
    if not isinstance(last, TradeOffer):
        raise Refused(player.why(seat, ["counter"]))
    give = names_in(words, "give") if "give" in words else [card.name for card in last.want]
    want = names_in(words, "want") if "want" in words else [card.name for card in last.give]
    _grow_trade(player, seat, last, give, want)


def _grow_trade(player: Player, seat: int, last: TradeOffer, gives: list[str], wants: list[str]) -> None:
    """Adds cards to the offer; where cards are taken away, the offer is declined and a new one made."""
    table = player.table
    draft = _draft(player, seat, TradeDraft)
    give = _cards(player, table.play(seat) + table.hand(seat), gives)
    want = _cards(player, table.play(last.by) + table.hand(last.by), wants)
    if any([card not in give for card in draft.give]) or any([card not in want for card in draft.want]):
        _take(player, seat, "never_mind")
        _take(player, seat, "decline")
        _offer(player, seat, last.by, gives, wants)
        return
    grown = all([_take(player, seat, "give", card) for card in give if card not in draft.give])
    grown = grown and all([_take(player, seat, "want", card) for card in want if card not in draft.want])
    if not grown or not _take(player, seat, "send"):
        raise Refused(_against_offer(player, seat, last.by, give, want, True))


# Showing.


def show(player: Player, seat: int, words: Words) -> None:
    cards = _cards(player, player.table.hand(seat), names_in(words, "cards"))
    if not _begin(player, seat, "show"):
        raise Refused(player.why(seat, ["show"]))
    if "to" in words:
        other = player.resolver.seat(str(words["to"]))
        option = player.find(seat, lambda option: option.verb == "to" and _seat_of(option) == other)
        if option is None:
            raise Refused(player.why(seat, ["show"]))
        player.take(seat, option)
    for card in cards:
        _take(player, seat, "add", card)
    _take(player, seat, "show")
