"""A guided game played in advance by the bots and a scripted newcomer: how it begins, and what it will show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots import Bot, bot_of
from kickdoor.engine.game import Game
from kickdoor.engine.sums.totals import winning
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.agenda import PASS, PICK, PROPOSE, Option
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.events import Event
from kickdoor.engine.table.piles import DOOR_DECK
from kickdoor.server.http.guide import BOTS

NEWCOMER: Final = 0  # the seat of the person who learns
REHEARSED: Final = 80  # answers until the door must be open, and at most in each round
ROUNDS: Final = 2  # in which somebody must ask the newcomer for help, or offer it
LASTS: Final = 6  # own turns that a game must have, however well the newcomer does
ENDS: Final = 9  # own turns that it may have: a first game is over after some ten minutes
WORN: Final = ("item", "class", "race", "companion")  # what the guide says to play before the first door
# In this order, where it is listed.
LEADING: Final = ("accept", "kick_door", "take", "loot_room", "run_away", "end_turn", "pass")


class Rehearsal:
    """The first turns of a guided game: the bots play, and a newcomer who does what the guide says.

    `plan`: the card that is played first, then all others that may be; None: only what is put on, or what one is.
    """

    def __init__(self, deal: Game, plan: Card | None, luck: int = 0) -> None:
        self._game = deal.clone()
        self._plan = plan
        names = enumerate(BOTS)
        self._bots: dict[int, Bot] = {seat: bot_of(name, seat + luck * len(BOTS)) for seat, name in names if name}
        self._played: list[Card | None] = []

    def wins(self) -> bool:
        """Whether the first door shows its monster, and the newcomer is ahead; nothing is asked before."""
        game = self._game
        monster = game.table.piles[DOOR_DECK][-1]
        for _ in range(REHEARSED):
            fight = game.table.fight
            if fight is not None:
                return fight.foes[0].card is monster and winning(game.table, fight)
            if game.over or game.table.turn != NEWCOMER:
                return False
            seat = game.waiting[-1]
            # A card of the deal must not ask something before anything was explained.
            if seat == NEWCOMER and not self._played and game.open_ask(seat).options[0].way == PICK:
                return False
            self._answer(seat)
        return False

    def haggles(self) -> bool:
        """Whether one of the bots asks the newcomer for help or offers it within the first turns."""
        game = self._game
        for _ in range(ROUNDS * REHEARSED):
            if any(offer.to == NEWCOMER for offer in game.table.offers):
                return True
            if game.over or game.table.turns > ROUNDS * len(BOTS):
                return False
            self._answer(game.waiting[-1])
        return False

    def _answer(self, seat: int) -> None:
        game = self._game
        if seat not in self._bots:
            options = game.open_ask(seat).options
            game.choose(seat, options.index(self._chosen(options)))
        else:
            view = game.view(seat)
            game.choose(seat, self._bots[seat].choose(view, view.open_ask))

    def _chosen(self, options: list[Option]) -> Option:
        plays = [one for one in options if _for_oneself(one) and one.card not in self._played]
        if self._plan is None:
            plays = [one for one in plays if one.card is not None and one.card.kind in WORN]
        if plays and self._game.table.fight is None:
            option = next((one for one in plays if one.card is self._plan), plays[0])
            self._played.append(option.card)
            return option
        return next((one for one in options if one.way in (PASS, PROPOSE)), options[0])


class WholeGame(Rehearsal):
    """The newcomer plays to win, with all cards: what such a game shows, and how long it lasts.

    `luck` makes the bots play otherwise; `player` is a bot that plays for the newcomer instead.
    """

    def __init__(self, deal: Game, luck: int = 0, player: str = "") -> None:
        super().__init__(deal, None, luck)
        if player:
            self._bots[NEWCOMER] = bot_of(player, luck)
        self._asked: set[tuple[int, int]] = set()  # by turn: players who were asked for help
        self._offered = False

    def teaches(self) -> bool:
        """Whether its length is good, and it has a fight won, one that is lost alone, a Curse, and an offer."""
        return self.lasts() and self._offered and all(shown(self._game.events))

    def lasts(self) -> bool:
        """Plays it, and says whether it is over after some turns of the newcomer, neither too few nor too many."""
        game = self._game
        for _ in range(ENDS * REHEARSED):
            if game.over or self.own_turns() > ENDS:
                break
            asked = [*game.waiting, *(seat for seat in game.offered() if seat not in game.waiting)]
            self._answer(asked[-1])
            self._offered = self._offered or any(offer.to == NEWCOMER for offer in game.table.offers)
        return game.over and LASTS <= self.own_turns() <= ENDS

    def won(self) -> bool:
        return NEWCOMER in self._game.winners

    def own_turns(self) -> int:
        """How many turns the newcomer has begun."""
        return sum(event.what == "turn" and event.who == NEWCOMER for event in self._game.events)

    def _chosen(self, options: list[Option]) -> Option:
        marks = [self._mark(one) for one in options]
        option = options[marks.index(max(marks))]
        table = self._game.table
        if option.verb == "ask_help" and option.aim is not None:
            self._asked.add((table.turns, option.aim.seat))
        elif option.verb == "play":
            self._played.append(option.card)
        return option

    def _mark(self, option: Option) -> int:
        table = self._game.table
        fight, aim, card = table.fight, option.aim, option.card
        losing = (
            fight is not None and not fight.decided and fight.fighter == NEWCOMER and not winning(table, fight)
        )
        match option.verb:
            case _ if option.way == PICK:
                return 1
            case "treasures":
                return 20 if option.said.number == 1 and option.said.share == "number" else 0
            case "send" | "fight":
                return 19
            case "play" if card is not None and card not in self._played:
                if _for_oneself(option):
                    lasting = card.kind in (*WORN, "level_up")
                    return 17 if losing or (fight is None and lasting) else 0
                return 16 if card.kind == "curse" and table.turn != NEWCOMER and fight is not None else 0
            case "ask_help" if losing and aim is not None and (table.turns, aim.seat) not in self._asked:
                return 15
        return 14 - LEADING.index(option.verb) if option.verb in LEADING else 0


def shown(events: Sequence[Event]) -> tuple[bool, bool, bool]:
    """Whether the newcomer won a fight, needed help in one or ran from one, met with a Curse or played one."""
    mine = {event.what for event in events if event.who == NEWCOMER}
    cursed = any(
        event.who == NEWCOMER and event.card is not None and event.card.kind == "curse"
        for event in events
        if event.what in ("curse", "play_on")
    )
    return "won" in mine, bool(mine & {"ask_help", "concede"}), cursed


def _for_oneself(option: Option) -> bool:
    aim, card = option.aim, option.card
    own = aim is None or aim.seat in (NOBODY, NEWCOMER)
    return option.verb == "play" and card is not None and card.kind != "curse" and own
