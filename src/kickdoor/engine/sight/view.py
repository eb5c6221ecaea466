"""What one seat may know, built up field by field from what it knows; bots and browsers get nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..flow.windows import asked, waits_for_all
from ..sums.totals import (
    Line,
    beats,
    foe_levels,
    foe_strength,
    foe_treasures,
    monsters,
    munchkins,
    won_levels,
    won_treasures,
)
from ..table.agenda import SIDES, WAYS, Ask, Option, named, wording
from ..table.rules import Refused, Rule
from ..table.sentence import MOMENTS
from ..table.window import INTERRUPT, KINDS, Window
from ..turns.phase import phase
from .imagine import dream, shadow
from .seen import CardView, Json, PlayerView, seen

if TYPE_CHECKING:
    from ..table.table import Fight, Table

__all__ = ["AskView", "CardView", "FightView", "LineView", "OptionView", "OwnView", "PlayerView", "View"]

NO_DREAM: Final = Rule(sentence="from this view no game can be imagined")


class LineView:
    """One line of a sum."""

    def __init__(self, line: Line) -> None:
        self.amount: Final = line.amount
        self.card: Final = "" if line.card is None else line.card.name
        self.text: Final = line.text
        self.seat: Final = line.seat
        self.foe: Final = line.foe

    def json(self) -> Json:
        return {"amount": self.amount, "card": self.card, "text": self.text, "seat": self.seat, "foe": self.foe}


class FoeView:
    def __init__(self, table: Table, fight: Fight, number: int) -> None:
        foe = fight.foe(number)
        assert foe is not None
        self.number: Final = number
        self.card: Final = seen(table, foe.card)
        self.copy: Final = foe.copy
        self.strength: Final = foe_strength(table, foe)
        self.levels: Final = foe_levels(table, foe)
        self.treasures: Final = foe_treasures(table, foe)
        self.enhancers: Final = [shot.card.name for shot in fight.shots if shot.pack == foe.pack]

    def json(self) -> Json:
        return {
            "number": self.number,
            "card": self.card.json(),
            "copy": self.copy,
            "strength": self.strength,
            "levels": self.levels,
            "treasures": self.treasures,
            "enhancers": self.enhancers,
        }


class FightView:
    """Both sides' totals, and every modifier a line."""

    def __init__(self, table: Table, fight: Fight, lines: bool = True) -> None:
        ours: list[Line] = []
        theirs: list[Line] = []
        self.fighter: Final = fight.fighter
        self.helper: Final = fight.helper
        self.munchkins: Final = munchkins(table, fight, ours if lines else None)
        self.monsters: Final = monsters(table, fight, theirs if lines else None)
        self.ours: Final = [LineView(line) for line in ours]
        self.theirs: Final = [LineView(line) for line in theirs]
        self.winning: Final = not fight.foes or beats(table, fight, self.munchkins, self.monsters)
        self.decided: Final = fight.decided
        self.foes: Final = [FoeView(table, fight, foe.number) for foe in fight.foes]
        self.levels: Final = won_levels(table, fight)
        self.treasures: Final = won_treasures(table, fight)

    def json(self) -> Json:
        return {
            "fighter": self.fighter,
            "helper": self.helper,
            "munchkins": self.munchkins,
            "monsters": self.monsters,
            "ours": [line.json() for line in self.ours],
            "theirs": [line.json() for line in self.theirs],
            "winning": self.winning,
            "decided": self.decided,
            "foes": [foe.json() for foe in self.foes],
            "levels": self.levels,
            "treasures": self.treasures,
        }


class OptionView:
    """An option as its own seat sees it: what it is in data, its word, and a label for people."""

    def __init__(self, table: Table, names: tuple[str, ...], option: Option) -> None:
        aim = option.aim
        fight = table.fight
        self.way: Final = WAYS[option.way]
        self.verb: Final = option.verb
        self.card: Final = None if option.card is None else seen(table, option.card)
        self.text: Final = option.text
        self.seat: Final = -1 if aim is None else aim.seat
        self.foe: Final = -1 if aim is None else aim.foe
        self.side: Final = -1 if aim is None else aim.side
        on = None if aim is None else aim.card
        # The same card twice is one view: the label names it once.
        self.on: Final = None if on is None else self.card if on is option.card else seen(table, on)
        self._names: Final = names
        self._foe: Final = None if fight is None or self.foe < 0 else fight.foe(self.foe)

    @property
    def word(self) -> str:
        """The option's word (see `Option`): put together when asked for, since bots look at few of them."""
        card = "" if self.card is None else named(self.card.tag, self.card.name)
        on = "" if self.on is None else named(self.on.tag, self.on.name)
        return wording(self.verb, card, self.text, self.seat, self.foe, on, self.side)

    @property
    def label(self) -> str:
        parts = [self.verb.replace("_", " ")]
        if self.card is not None:
            parts.append(self.card.name)
        if self.text:
            parts.append(self.text)
        if self.seat >= 0:
            parts.append(f"→ {self._names[self.seat]}")
        foe = self._foe
        if foe is not None:
            parts.append(f"→ {foe.card.name}" + (f" #{foe.number}" if foe.copy else ""))
        if self.on is not None and self.on is not self.card:
            parts.append(f"→ {self.on.name}")
        if self.side >= 0:
            parts.append(f"→ {SIDES[self.side]}")
        return " ".join(parts)

    def json(self) -> Json:
        result: Json = {"word": self.word, "way": self.way, "verb": self.verb, "label": self.label}
        if self.card is not None:
            result["card"] = self.card.json()
        if self.text:
            result["text"] = self.text
        if self.seat >= 0:
            result["seat"] = self.seat
        if self.foe >= 0:
            result["foe"] = self.foe
        if self.side >= 0:
            result["side"] = self.side
        if self.on is not None:
            result["on"] = self.on.json()
        return result


class AskView:
    def __init__(self, table: Table, names: tuple[str, ...], ask: Ask) -> None:
        self.number: Final = ask.number
        self.why: Final = ask.why
        self.options: Final = [OptionView(table, names, option) for option in ask.options]

    def json(self) -> Json:
        return {"number": self.number, "why": self.why, "options": [option.json() for option in self.options]}


class OfferView:
    """An offer as all have heard it."""

    def __init__(self, table: Table, by: int, to: int, terms: str) -> None:
        self.by: Final = by
        self.to: Final = to
        self.terms: Final = terms

    def json(self) -> Json:
        return {"by": self.by, "to": self.to, "terms": self.terms}


class OwnView:
    """What only its own seat sees: its hand, and what it is asked."""

    def __init__(self, table: Table, names: tuple[str, ...], seat: int, ask: Ask | None) -> None:
        self.seat: Final = seat
        self.hand: Final = [seen(table, card) for card in table.hand(seat)]
        self.fresh: Final = [table.tags[card.index] for card in table.seats[seat].fresh]
        self.ask: Final = None if ask is None else AskView(table, names, ask)
        draft = table.seats[seat].draft
        self.draft: Final = "" if draft is None else draft.words(table)
        offer = None if draft is None else draft.offer(table)
        self.draft_to: Final = -1 if offer is None else offer.to

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "hand": [card.json() for card in self.hand],
            "fresh": self.fresh,
            "ask": None if self.ask is None else self.ask.json(),
            "draft": self.draft,
            "draft_to": self.draft_to,
        }


class View:
    """Everything one seat may know, or a spectator where `seat` is None.

    What has happened only if `told`, the lines of a fight's sums only if `reckoned`, what it takes to `imagine` a
    game only if it `dreams`: each costs time.
    """

    def __init__(
        self,
        table: Table,
        names: tuple[str, ...],
        seat: int | None,
        ask: Ask | None,
        told: bool = True,
        dreams: bool = True,
        reckoned: bool = True,
    ) -> None:
        top = table.agenda[-1] if table.agenda else None
        window = top if isinstance(top, Window) else None
        self.seat: Final = seat
        self.boxes: Final = [box.id for box in table.book.boxes]
        self.winning_level: Final = table.book.settings.winning_level
        self.turn: Final = table.turn
        self.turns: Final = table.turns
        self.phase: Final = phase(table)
        self.over: Final = table.over
        self.winners: Final = table.winners
        self.players: Final = [PlayerView(table, number, name) for number, name in enumerate(names)]
        own = None if seat is None else OwnView(table, names, seat, ask)
        self.hand: Final[list[CardView]] = [] if own is None else own.hand
        self.fresh: Final[list[int]] = [] if own is None else own.fresh
        self.ask: Final = None if own is None else own.ask
        self._own: Final = own
        self.decks: Final = [len(table.piles[0]), len(table.piles[1])]
        self.discards: Final = [
            (len(pile), seen(table, pile[-1]) if pile else None) for pile in (table.piles[2], table.piles[3])
        ]
        self.middle: Final = [seen(table, card) for card in table.piles[5]]
        self.bodies: Final = [
            (number, [seen(table, card) for card in table.piles[24 + number]])
            for number in range(len(names))
            if table.piles[24 + number]
        ]
        self.dungeons: Final = [seen(table, card) for card in table.piles[7]]
        self.fight: Final = None if table.fight is None else FightView(table, table.fight, reckoned)
        self.window: Final = "" if window is None else KINDS[window.kind]
        self.asked: Final = asked(table)
        self.proposal: Final = _proposal(table, names, window)
        self.waits: Final = waits_for_all(table)
        # What an interrupt is about: to whom what is happening, by which card.
        cut = window if window is not None and window.kind == INTERRUPT else None
        self.interrupt: Final = cut is not None
        self.moment: Final = "" if cut is None else MOMENTS[cut.event]
        self.moment_seat: Final = -1 if cut is None else cut.who
        self.moment_card: Final = None if cut is None or cut.it is None else seen(table, cut.it)
        self.offers: Final = [OfferView(table, offer.by, offer.to, offer.terms(table)) for offer in table.offers]
        log = table.log if told else None
        self.events: Final = [] if log is None else log.seen_by(-1 if seat is None else seat)
        self.names: Final = names
        # The tags of all cards this seat was ever shown.
        self.known: Final = set() if seat is None or log is None else log.known[seat]
        # For `imagine`: the table with all that this seat cannot see forgotten.
        self._shadow: Final = shadow(table, seat, self.known) if seat is not None and dreams else None

    def imagined(self, seed: str) -> Table:
        """A table that fits this view, hidden cards and dice dealt anew."""
        if self._shadow is None or self.seat is None:
            raise Refused(NO_DREAM)
        return dream(self._shadow, self.seat, self.known, self.names, seed)

    def public(self) -> Json:
        """What everybody at the table sees, the same for all."""
        return {
            "boxes": self.boxes,
            "winning_level": self.winning_level,
            "turn": self.turn,
            "turns": self.turns,
            "phase": self.phase,
            "over": self.over,
            "winners": list(self.winners),
            "players": [player.json() for player in self.players],
            "decks": self.decks,
            "discards": [
                {"count": count, "top": None if card is None else card.json()} for count, card in self.discards
            ],
            "middle": [card.json() for card in self.middle],
            "bodies": [
                {"seat": number, "cards": [card.json() for card in cards]} for number, cards in self.bodies
            ],
            "dungeons": [card.json() for card in self.dungeons],
            "fight": None if self.fight is None else self.fight.json(),
            "window": self.window,
            "moment": self.moment,
            "moment_seat": self.moment_seat,
            "moment_card": None if self.moment_card is None else self.moment_card.json(),
            "asked": self.asked,
            "proposal": self.proposal,
            "waits": self.waits,
            "offers": [offer.json() for offer in self.offers],
        }

    def json(self) -> Json:
        nobody: Json = {"seat": None, "hand": [], "fresh": [], "ask": None}
        return {**self.public(), **(nobody if self._own is None else self._own.json()), "events": self.events}


def _proposal(table: Table, names: tuple[str, ...], window: Window | None) -> str:
    """What is about to happen; it shows the card it names."""
    if window is None or window.then is None:
        return ""
    return OptionView(table, names, window.then).label
