"""What a bot reads of the table when it is asked: only by the rights of its seat, and found when it is read."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.cards import BriefCard
from kickdoor.briefs.deeds import BriefAsk, BriefEvent, BriefOffer, BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight, BriefFoe, BriefPlayer
from kickdoor.views.deeds import OptionView
from kickdoor.views.names import SEXES, Sex
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, PlayerView, TrackView

from ..sums.resting import strength_at_rest, sums_at_rest
from ..sums.rewards import won_levels, won_treasures
from ..sums.totals import beats, foe_strength, hand_limit
from ..table.absent import NOBODY
from ..table.agenda import SIDES, WAYS, Ask, Draft, Option, Question
from ..table.fight import Fight, Foe
from ..table.piles import HANDS
from ..table.shown import Laid, brief_card
from ..table.table import Table
from ..table.window import KINDS, Window
from .deeds import offers_for, option_view
from .helped import ahead_with
from .public import fight_seen, laid_by, player_seen, tracks_view
from .scope import Imagining, Scope


@mypyc_attr(acyclic=True)
class TablePlayer(BriefPlayer):
    """A player at the table, while nothing changes them. The table does not keep it: that would be a cycle."""

    __slots__ = ("_laid", "_table")

    def __init__(self, table: Table, seat: int, name: str) -> None:
        owner = table.seats[seat]
        super().__init__(seat, name, owner.level, owner.dead, len(table.piles[HANDS[seat]]))
        self._table: Final = table
        self._laid: Laid | None = None

    @property
    def sex(self) -> Sex | None:
        sex = self._table.seats[self.seat].sex
        return SEXES.get(sex) if sex else None

    @property
    def open_to_trades(self) -> bool:
        return self._table.traders >> self.seat & 1 != 0

    @property
    def extra_turn(self) -> bool:
        return self._table.seats[self.seat].extra

    @property
    def steps(self) -> tuple[int, ...]:
        return self._table.seats[self.seat].steps

    def laid(self) -> Laid:
        found = self._laid
        if found is None:
            found = laid_by(self._table, self.seat)
            self._laid = found
        return found

    @property
    def play(self) -> list[BriefCard]:
        return self.laid().cards

    @property
    def carried(self) -> list[int]:
        return self.laid().carried

    @property
    def in_force(self) -> list[int]:
        return self.laid().in_force

    @property
    def view(self) -> PlayerView:
        return player_seen(self._table, self.seat, self.name)

    def find_strength(self) -> int:
        return strength_at_rest(self._table, self.seat)

    def find_hand_limit(self) -> int:
        return hand_limit(self._table, self.seat)


@mypyc_attr(acyclic=True)
class TableFoe(BriefFoe):
    """A monster of the fight that is on."""

    __slots__ = ("_foe", "_table")

    def __init__(self, table: Table, foe: Foe) -> None:
        super().__init__(foe.number, brief_card(table, foe.card))
        self._table: Final = table
        self._foe: Final = foe

    def find_strength(self) -> int:
        return foe_strength(self._table, self._foe)


@mypyc_attr(acyclic=True, free_list_len=1)
class TableFight(BriefFight):
    """The fight that is on, while nothing changes it."""

    __slots__ = ("_fight", "_foes", "_table")

    def __init__(self, table: Table, fight: Fight) -> None:
        super().__init__(fight.fighter, None if fight.helper < 0 else fight.helper, fight.decided)
        self._table: Final = table
        self._fight: Final = fight
        self._foes: list[BriefFoe] | None = None
        sums = sums_at_rest(table, fight)
        self.munchkins = sums.ours
        self.monsters = sums.theirs
        self.winning = sums.wins
        if fight.declined:
            self.declined = tuple(fight.declined)

    @property
    def short(self) -> int:
        if self.winning:
            return 0
        wins_ties = beats(self._table, self._fight, self.monsters, self.monsters)
        return self.monsters - self.munchkins + (0 if wins_ties else 1)

    @property
    def foes(self) -> list[BriefFoe]:
        found = self._foes
        if found is None:
            found = [TableFoe(self._table, foe) for foe in self._fight.foes]
            self._foes = found
        return found

    @property
    def view(self) -> FightView:
        found = fight_seen(self._table, lines=False)
        if found is None:
            raise ValueError("this fight is over")
        return found

    def find_ahead(self, helper: int) -> int:
        return ahead_with(self._table, self._fight, helper)

    def find_levels(self) -> int:
        kept = self._table.keeping()
        if kept.won_levels < 0:
            kept.won_levels = won_levels(self._table, self._fight)
        return kept.won_levels

    def find_treasures(self) -> int:
        kept = self._table.keeping()
        if kept.won_treasures < 0:
            kept.won_treasures = won_treasures(self._table, self._fight)
        return kept.won_treasures


@mypyc_attr(acyclic=True, free_list_len=1)
class TableBrief(Brief):
    """What the seat that is asked may know of the table."""

    __slots__ = ("_hand", "_imagining", "_names", "_options", "_players", "_scope", "_table")

    def __init__(
        self, table: Table, names: tuple[str, ...], ask: Ask, scope: Scope, view: View | None = None
    ) -> None:
        seat, fight = ask.seat, table.fight
        super().__init__(
            seat,
            brief_asked(table, ask),
            TablePlayer(table, seat, names[seat]),
            None if fight is None else TableFight(table, fight),
        )
        top = table.agenda[-1] if table.agenda else None
        self.window = KINDS[top.kind] if isinstance(top, Window) else None
        self.turn = table.turn
        self.turns = table.turns
        self.winning_level = table.book.settings.winning_level
        self.view = view
        self._table: Final = table
        self._names: Final = names
        self._options: Final = ask.options
        self._scope: Final = scope
        self._hand: list[BriefCard] | None = None
        self._players: list[BriefPlayer] | None = None
        self._imagining: Imagining | None = None

    @property
    def players(self) -> list[BriefPlayer]:
        found = self._players
        if found is None:
            table = self._table
            me = self.seat
            found = [
                self.me if seat == me else TablePlayer(table, seat, name) for seat, name in enumerate(self._names)
            ]
            self._players = found
        return found

    @property
    def hand(self) -> list[BriefCard]:
        found = self._hand
        if found is None:
            table = self._table
            found = [brief_card(table, card) for card in table.hand(self.seat)]
            self._hand = found
        return found

    @property
    def tracks(self) -> tuple[TrackView, ...]:
        return tracks_view(self._table)

    @property
    def imagining(self) -> object:
        found = self._imagining
        if found is None and self._scope.imaginable:
            found = self._scope.imagining(self._table, self._names, self.seat)
            self._imagining = found
        return found

    @property
    def interrupts(self) -> bool:
        top = self._table.agenda[-1]
        return isinstance(top, Window) and top.about is not None

    @property
    def proposed(self) -> str:
        top = self._table.agenda[-1]
        return "" if not isinstance(top, Window) or top.then is None else top.then.verb

    @property
    def told(self) -> int:
        log = self._table.log if self._scope.told else None
        return 0 if log is None else len(log.told)

    def events_from(self, first: int) -> list[BriefEvent]:
        log = self._table.log if self._scope.told else None
        return [] if log is None else [event.brief() for event in log.events[first:]]

    def offer(self, by: int, to: int) -> BriefOffer | None:
        if self._table.offers:
            for offer in offers_for(self._table, self.seat):
                if offer.by == by and offer.to == to:
                    return BriefOffer(offer)
        return None

    def shown(self, option: BriefOption) -> OptionView:
        table = self._table
        own = self._options[self.ask.options.index(option)]
        view = option_view(table, own)
        draft = table.seats[self.seat].draft
        if draft is not None:
            draft.complete(table, own, view)
        return view


def brief_asked(table: Table, ask: Ask) -> BriefAsk:
    """What a seat may answer."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Question):
        kind = top.kind
    else:
        draft = table.seats[ask.seat].draft
        of_window = KINDS[top.kind] if isinstance(top, Window) else ""
        kind = of_window if draft is None else draft.kind
        if draft is not None:
            return BriefAsk(ask.number, kind, [_composing(table, draft, option) for option in ask.options])
    return BriefAsk(ask.number, kind, _options(table, ask.options))


def _composing(table: Table, draft: Draft, option: Option) -> BriefOption:
    """An option of a draft: some are aimed at a seat by the draft alone."""
    seat = draft.meant_for(table, option)
    if seat == NOBODY:
        return _options(table, [option])[0]
    found = _made(table, option)
    found.seat = seat
    return found


def _options(table: Table, options: list[Option]) -> list[BriefOption]:
    """Options as their own seat sees them: each is made once, as long as its cards have the same tags."""
    tags = table.tags
    result: list[BriefOption] = []
    for option in options:
        found = option.brief
        if found is not None:
            card = option.card or option.said.card
            on = None if option.aim is None else option.aim.card
            shown, aimed = found.card, found.on
            if card is None or (shown is not None and shown.tag == tags[card.index]):
                if on is None or (aimed is not None and aimed.tag == tags[on.index]):
                    result.append(found)
                    continue
        found = _made(table, option)
        option.brief = found
        result.append(found)
    return result


def _made(table: Table, option: Option) -> BriefOption:
    said, aim = option.said, option.aim
    card = said.card if option.card is None else option.card
    found = BriefOption(WAYS[option.way], option.verb, None if card is None else brief_card(table, card))
    found.ability = "" if option.card is not None and said.ability == option.card.name else said.ability
    found.answer = said.answer
    found.sentence = said.sentence
    found.number = said.number
    found.share = said.share
    if aim is not None:
        found.seat = None if aim.seat < 0 else aim.seat
        found.foe = None if aim.foe < 0 else aim.foe
        found.side = None if aim.side < 0 else SIDES[aim.side]
        found.on = None if aim.card is None else brief_card(table, aim.card)
    return found
