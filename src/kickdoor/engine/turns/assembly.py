"""Putting a book together: which acts each card of these boxes gives its owner, and which moments it answers."""

from __future__ import annotations

from ..play.bargains import Accept, Counter, Decline, Withdraw
from ..play.combat import CLAIM, Concede
from ..play.escape import RunFrom, Sacrifice
from ..play.handle import DiscardInCalm, DiscardOwn, Equip, HandTo, HoldOn, Unequip
from ..play.help import AskHelp, OfferHelp
from ..play.interference import JoinFight, PlayCurse, PlayEnhancer, PlayLevelUp, PlayShot
from ..play.openness import ClosedToTrades, OpenToTrades
from ..play.plays import (
    Attach,
    Lay,
    PlayCheat,
    PlayCompanion,
    PlayDouble,
    PlayIdentity,
    PlayItem,
    PlayLasting,
    PlayPower,
)
from ..play.sales import Sell
from ..play.show import Show
from ..play.trade import OfferTrade
from ..play.uses import PlayFor, Use, UseKeyword, uses_of
from ..table.acts import OF_MOMENT, Act
from ..table.agenda import NOTHING, PLAY, says_ability
from ..table.book import Auto, Book
from ..table.card import Card
from ..table.face import TREASURE, Ability
from ..table.kinds import (
    COMPANION_KINDS,
    DISCARDED_AT_WILL,
    DISCARDED_IN_CALM,
    ITEM_KINDS,
    TURNED_KINDS,
    WORN_KINDS,
)
from ..table.sentence import ANY_TIME, CARRIES, DRAWS_THIS, JOINS, KEYWORD, MAY_NOT, SHARED, TOTAL_RANK
from ..table.window import END, FIGHT, FLEE, REVEALED, ROOM, SETUP, START
from .turn import EndTurn, FightRevealed, Kick, LeaveRoom, LootRoom, TakeIt, Trouble


def assemble(book: Book) -> None:
    """Fills in what follows from the cards; done once for a book."""
    book.forward.update(
        {
            SETUP: (EndTurn(),),
            START: (Kick(),),
            REVEALED: (TakeIt(), FightRevealed()),
            ROOM: (Trouble(), LootRoom(), LeaveRoom()),
            END: (EndTurn(),),
            FIGHT: (CLAIM, Concede()),
            FLEE: (RunFrom(), Sacrifice()),
        }
    )
    book.answer_acts.extend([Accept(), Decline(), Counter()])
    book.sender_acts.append(Withdraw())
    book.seat_acts.extend([AskHelp(), OfferHelp(), Sell(), OfferTrade(), Show()])
    book.trade_marks.extend([OpenToTrades(), ClosedToTrades()])
    if book.settings.live:
        book.seat_acts.append(HoldOn())
    book.loud_acts.extend([act for act in book.seat_acts if act.way == PLAY])
    for number, keyword in enumerate(book.keywords.values()):
        for ability in keyword.abilities:
            event = ability.when.what
            act = UseKeyword(keyword, ability, -1 - number)
            if event in OF_MOMENT:
                book.keyword_acts.append(act)
            elif ability.cost is not None:
                book.event_acts.setdefault(event, []).append(act)
            if ability.cost is None:
                book.keyword_autos.setdefault(event, []).append(Auto(keyword, ability, act.number))
            book.events |= 1 << event
    carriers = any([CARRIES in card.by_key for card in book.cards])
    numbers: dict[tuple[str, ...], int] = {}
    for card in book.cards:
        priced = card.kind == "companion" and card.value > 0 and book.settings.companions_tradable
        card.item = priced or card.kind in ITEM_KINDS
        card.price = card.value if card.item or card.kind == "item_enhancer" else 0
        if not all([standing.steady for standing in card.by_key.get(TOTAL_RANK, [])]):
            book.shifting = True
        if any([standing.about == TOTAL_RANK for standing in card.by_key.get(SHARED, [])]):
            book.shifting = True
        book.barrable.update([standing.word for standing in card.by_key.get(MAY_NOT, [])])
        for ability in card.face.abilities:
            card.numbers = (*card.numbers, numbers.setdefault(ability.printed(), len(numbers)))
        _keywords(book, card)
        card.keys = tuple({**card.by_key, **card.once})
        for key in card.keys:
            book.said |= 1 << key
        _hand(book, card)
        _play(card, carriers)
        _abilities(book, card)


def _keywords(book: Book, card: Card) -> None:
    """A keyword that adds up speaks through each card that grants it; another once, however many do."""
    for standing in card.by_key.get(KEYWORD, [])[:]:
        keyword = book.keywords.get(standing.word)
        if keyword is None:
            continue
        for always in keyword.always:
            if keyword.stacks == "adds":
                card.by_key.setdefault(always.key, []).append(always)
            else:
                card.once.setdefault(always.key, []).append((keyword.name, always))


def _plays_for(card: Card) -> list[Ability]:
    """The ways a card is played for what it does."""
    found: list[Ability] = []
    play = card.face.play
    if play is not None and play.does:
        found.append(play)
    if card.kind == "one_shot":
        found += card.face.abilities
    return found


def _hand(book: Book, card: Card) -> None:
    kind = card.kind
    acts: list[Act] = []
    if kind == "class" or kind == "race":
        acts.append(PlayIdentity(card, kind))
    elif kind == "double":
        acts.append(PlayDouble(card))
    elif kind == "power":
        acts.append(PlayPower(card))
    elif kind == "origin":
        acts.append(PlayLasting(card, False, True))
    elif kind == "companion":
        acts.append(PlayCompanion(card))
    elif kind in WORN_KINDS:
        acts.append(PlayItem(card))
    elif kind == "item_enhancer":
        acts.append(Attach(card))
    elif kind == "cheat":
        acts.append(PlayCheat(card))
    elif kind == "level_up":
        play = card.face.play
        plain = play is None or (play.when.what == ANY_TIME and play.cost is None)
        acts += [PlayLevelUp(card)] if plain else _shots(book, card)
    elif kind == "curse":
        acts += _curses(book, card)
    elif kind == "enhancer":
        acts.append(PlayEnhancer(card))
    elif kind == "monster":
        if JOINS in card.by_key or any([tag in book.joining for tag in card.face.tags]):
            acts.append(JoinFight(card))
    elif kind == "one_shot":
        acts += _shots(book, card)
        acts.append(Lay(card))
    elif kind == "special" or kind == "portal":
        if _plays_for(card):
            acts += _shots(book, card)
        else:
            any_time = book.settings.treasures_any_time and card.deck == TREASURE
            acts.append(PlayLasting(card, any_time, False))
    card.hand_acts = tuple(acts)
    card.hand_situations = _situations(acts)


def _shots(book: Book, card: Card) -> list[Act]:
    """Playing a card for its bonus, or for what it does at an open moment; at an event it answers that."""
    acts: list[Act] = []
    if card.kind == "one_shot" and card.bonus:
        acts.append(PlayShot(card))
    for place, ability in enumerate(_plays_for(card)):
        event = ability.when.what
        act = PlayFor(card, ability, says_ability(ability.name) if place else NOTHING)
        if event in OF_MOMENT:
            acts.append(act)
        elif event != DRAWS_THIS:
            _answers(book, card, event, act)
    return acts


def _curses(book: Book, card: Card) -> list[Act]:
    """Playing a Curse: at any time, or in answer to the event that it prints (RULE-39)."""
    play = card.face.play
    if play is None or play.when.what == ANY_TIME:
        return [PlayCurse(card, None)]
    _answers(book, card, play.when.what, PlayCurse(card, play.when))
    return []


def _answers(book: Book, card: Card, event: int, act: Act) -> None:
    card.hand_events[event] = (*card.hand_events.get(event, ()), act)
    card.hand_answered |= 1 << event
    book.hand_events |= 1 << event
    book.events |= 1 << event


def _play(card: Card, carriers: bool) -> None:
    acts: list[Act] = []
    if card.kind in TURNED_KINDS:
        carried: list[Act] = [HandTo(card)] if carriers else []
        card.turned_acts = (Equip(card), *carried)
        acts += [Unequip(card), *carried]
    elif card.kind in DISCARDED_AT_WILL or card.kind in COMPANION_KINDS:
        acts.append(DiscardOwn(card))
    elif card.kind in DISCARDED_IN_CALM:
        acts.append(DiscardInCalm(card))
    elif card.kind == "one_shot":
        acts += [act for act in card.hand_acts if isinstance(act, (PlayFor, PlayShot))]
    card.play_acts = tuple(acts)


def _abilities(book: Book, card: Card) -> None:
    if card.face.until is not None:
        book.events |= 1 << card.face.until.what
        book.ends |= 1 << card.face.until.what
    if card.kind == "one_shot":
        return  # what it answers from a hand it answers from the table too: `windows` lists it
    uses: list[Use] = []
    for use in uses_of(card):
        event = use.ability.when.what
        if event in OF_MOMENT:
            uses.append(use)
        else:
            card.play_events[event] = (*card.play_events.get(event, ()), use)
            card.answered |= 1 << event
    for ability in card.face.abilities:
        event = ability.when.what
        if event not in OF_MOMENT and ability.cost is None:
            card.autos[event] = (*card.autos.get(event, ()), ability)
            card.fired |= 1 << event
    book.events |= card.answered | card.fired
    card.use_acts = tuple(uses)


def _situations(acts: list[Act]) -> int:
    bits = 0
    for act in acts:
        bits |= act.situations
    return bits
