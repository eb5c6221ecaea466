"""What the features are computed from: a seat's view of the table, and one page of its options."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.thinking.price import shared
from kickdoor.briefs.deeds import BriefOffer
from kickdoor.engine.game import Game
from kickdoor.engine.sight.deeds import own_view
from kickdoor.views.deeds import OptionView

ACTIONS: Final = 32
SHOWN: Final = ACTIONS - 1  # options on a page
MORE: Final = ACTIONS - 1  # the action that turns to the next page
MOST_PLAYERS: Final = 6


class Sight:
    """Everything a seat may know, computed once for all features."""

    def __init__(self, game: Game, seat: int, asked: bool, page: int = 0) -> None:
        # The public part and the seat's own part of a view; earlier events are not observed.
        self.view: Final = game.public(lines=False)
        self.own: Final = game.own(seat, words=False) if asked else own_view(game.table, seat, None)
        self.seat: Final = seat
        players = self.view.players
        self.me: Final = players[seat]
        self.players: Final = [*players[seat:], *players[:seat]]  # this seat first, then in turn order
        self.fight: Final = self.view.fight
        self.mine: Final = self.fight is not None and seat in (self.fight.fighter, self.fight.helper)
        self.goal: Final = self.view.winning_level
        self.best: Final = max([player.level for player in players])
        self.why: Final = "" if self.own.ask is None else self.own.ask.question.kind
        self.count: Final = 0 if self.own.ask is None else len(self.own.ask.options)
        self.page: Final = page
        first = page * SHOWN
        self.options: Final[list[OptionView]] = (
            [] if self.own.ask is None else self.own.ask.options[first : first + SHOWN]
        )
        self.hand: Final = {card.tag for card in self.own.hand}
        self.laid: Final = {card.tag for card in self.me.play}
        # By seat: how many Treasures it offers for help.
        won = 0 if self.view.fight is None else self.view.fight.treasures
        self.offered: Final = {
            offer.by: shared(BriefOffer(offer), won) for offer in self.view.offers if offer.to == seat
        }
