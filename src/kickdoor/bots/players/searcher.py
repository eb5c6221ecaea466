"""The bot `searcher`: a tree search over imagined games, guided by the marks of the bot `schemer`."""

from __future__ import annotations

import time
from math import sqrt
from typing import ClassVar, Final

from msgspec.structs import replace

from kickdoor.briefs.deeds import BriefAsk, BriefOption
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefPlayer
from kickdoor.engine.briefing import Ask, fits, imagined, quick_brief
from kickdoor.engine.game import Game
from kickdoor.views.deeds import ReasonView

from ..thinking.marks import NEVER
from ..thinking.own import OwnBot
from ..thinking.reasons import Deed
from ..thinking.standing import standing
from ..thinking.temper import EVEN, Temper
from .greedy import GreedyBot
from .schemer import SchemerBot

MILLISECONDS: Final = 100  # for an answer
OPTIONS: Final = 5  # of an ask that are searched at most
CLEAR: Final = 4.0  # an option whose mark is so much lower than the best is not searched
EXPLORES: Final = 0.35  # the weight of options that were tried seldom
TRUST: Final = 3.0  # the schemer's mark counts as so many games
DEEP: Final = 2  # its own choices in a row that are searched; the schemer makes those after them
TURNS: Final = 1  # an imagined game is played to the end of this turn
STEPS: Final = 120  # answers in an imagined game at most
SURE: Final = 4  # imagined deals with all options before the worse half is dropped
FIRST: Final = 0.6  # the weight of a point of the schemer's mark before any game was played

Key = tuple[str | int | None, ...]  # identifies an option in all games imagined from one view


class QuickSchemer(SchemerBot):
    """The schemer without imagined games; it plays all seats of an imagined game."""

    def _use(self, view: Brief, me: BriefPlayer, option: BriefOption) -> float:
        return GreedyBot._use(self, view, me, option)

    def _took(self, view: Brief, option: BriefOption) -> None:
        """Nobody asks it why."""


class Node:
    """One choice of this seat: how often each option was tried, and with what result."""

    def __init__(self) -> None:
        self.tried: Final[dict[Key, int]] = {}
        self.won: Final[dict[Key, float]] = {}
        self.next: Final[dict[tuple[Key, str], Node]] = {}  # by option and by what is asked next

    def mean(self, key: Key, prior: float) -> float:
        """The mean value of an option; `prior`, its value by the schemer's mark, counts as `TRUST` games."""
        return (self.won.get(key, 0.0) + TRUST * prior) / (self.tried.get(key, 0) + TRUST)

    def best(self, prior: dict[Key, float]) -> Key:
        """The option to try next: one with a high mean, or one that was tried seldom."""
        total = sum([self.tried.get(key, 0) for key in prior]) + 1
        return max(
            prior,
            key=lambda key: self.mean(key, prior[key]) + EXPLORES * sqrt(total) / (1 + self.tried.get(key, 0)),
        )

    def learn(self, key: Key, value: float) -> None:
        self.tried[key] = self.tried.get(key, 0) + 1
        self.won[key] = self.won.get(key, 0.0) + value


class SearcherBot(OwnBot):
    """Information-set tree search: hidden cards are dealt anew for each game; only its own choices are nodes.

    At the root all options are tried with the same deals, and the worse half is dropped from time to time: with
    few games, equal conditions matter more than the number of games.
    """

    lines: ClassVar[bool] = False

    def __init__(
        self,
        seed: int | str = 0,
        temper: Temper = EVEN,
        iterations: int | None = None,
        milliseconds: int = MILLISECONDS,
    ) -> None:
        self._seed: Final = seed
        self._guide: Final = SchemerBot(seed, temper)
        self._iterations: Final = iterations  # imagined games for an answer; None: by the clock
        self._milliseconds: Final = milliseconds
        self._asked = 0
        self._found: ReasonView | None = None  # the reason, if the last answer was searched

    def decide(self, view: Brief, ask: BriefAsk) -> int:
        ends = time.perf_counter() + self._milliseconds / 1000
        self._asked += 1
        index = self._guide.decide(view, ask)
        prior = _prior(self._guide.marks, ask, index)
        self._found = None
        if len(prior) < 2 or view.imagining is None:
            return index
        root, played, deals, misfits = Node(), 0, 0, 0
        left = dict(prior)  # the options that are not dropped
        while not self._over(played + misfits, ends):
            deal = imagined(view, f"{self._seed} {self._asked} {deals + misfits}")
            if not fits(deal, view):
                misfits += 1
                continue
            deals += 1
            for key in left:
                if self._over(played + misfits, ends):
                    break
                self._play(root, key, deal.clone(), view)
                played += 1
            if deals & (deals - 1) == 0 and deals >= SURE and len(left) > 2:  # at 4, 8, 16 … deals
                order = sorted(left, key=lambda key: -root.mean(key, left[key]))
                left = {key: left[key] for key in order[: (len(order) + 1) // 2]}
        return self._taken(root, prior, view, played) if played else index

    def _over(self, games: int, ends: float) -> bool:
        """Whether the limit for an answer is reached: of games where that is given, otherwise of time."""
        return games >= self._iterations if self._iterations is not None else time.perf_counter() > ends

    def _taken(self, root: Node, prior: dict[Key, float], view: Brief, played: int) -> int:
        ask, most = view.ask, max(root.tried.values(), default=0)
        key = max(prior, key=lambda key: (root.tried.get(key, 0) > most // 2, root.mean(key, prior[key])))
        index = _index(ask, key)
        percent = round(100 * root.mean(key, prior[key]))
        plain = Deed(view, ask.options[index]).reason()
        self._found = replace(plain, reason="imagined", percent=percent, games=played)
        return index

    def why(self) -> ReasonView | None:
        """The result of the search, or the schemer's reason where nothing was searched."""
        return self._guide.why() if self._found is None else self._found

    def _play(self, root: Node, key: Key, game: Game, view: Brief) -> None:
        """Plays one imagined game: first by the tree, then by the schemer; the nodes learn its value."""
        seat = view.me.seat
        bots: dict[int, QuickSchemer] = {}  # by seat, made when they are first asked
        ends = game.table.turns + TURNS
        path = [(root, key)]
        game.open_ask(seat)  # the options are listed before the others are left out
        game.hurry()  # what they do costs time, and seldom changes the rest of the turn
        game.choose(seat, _index(view.ask, key))
        node = self._after(root, key, game)
        for _ in range(STEPS):
            if game.over or game.table.turns >= ends:
                break
            open_ask = game.open_ask(game.to_act)
            if _plays_trivial(game, open_ask):
                continue
            asked = open_ask.seat
            if asked not in bots:
                bots[asked] = QuickSchemer(asked)
            ask, index = _answer(game, open_ask, bots[asked])
            if asked != seat or len(path) >= DEEP:
                game.choose(asked, index)
                continue
            key = node.best(_prior(bots[seat].marks, ask, index))
            path.append((node, key))
            game.choose(seat, _index(ask, key))
            node = self._after(node, key, game)
        value = standing(game, seat)
        for one, key in path:
            one.learn(key, value)

    def _after(self, node: Node, key: Key, game: Game) -> Node:
        return node.next.setdefault((key, game.topic), Node())


def _answer(game: Game, ask: Ask, bot: QuickSchemer) -> tuple[BriefAsk, int]:
    """What a seat of an imagined game is asked, and what the bot answers; the view is not kept."""
    view = quick_brief(game, ask)
    return view.ask, bot.decide(view, view.ask)


def _plays_trivial(game: Game, ask: Ask) -> bool:
    """Answers an ask of an imagined game with only one sensible option; False where there are several."""
    options = ask.options
    last = len(options) - 1
    if not last:
        game.choose(ask.seat, 0)
    elif options[last].verb != "pass":
        return False
    elif game.topic == "end":
        game.silence()  # what others put on the table at the end of a turn matters little
    else:
        return False
    return True


def _key(option: BriefOption) -> Key:
    """What identifies an option in all games imagined from one view; its word may differ there."""
    card, on = option.card, option.on
    return (
        option.verb,
        None if card is None else card.tag or card.name,
        option.ability or option.answer or option.sentence or option.number,
        option.seat,
        option.foe,
        None if on is None else on.tag or on.name,
        option.side,
    )


def _index(ask: BriefAsk, key: Key) -> int:
    for index, option in enumerate(ask.options):
        if option.verb == key[0] and _key(option) == key:
            return index
    raise ValueError("no option of this ask")


def _prior(marks: list[float], ask: BriefAsk, index: int) -> dict[Key, float]:
    """The options to search, with their values by the schemer's marks; the schemer's own choice is the first."""
    top = marks[index]
    order = sorted(range(len(marks)), key=lambda other: (other != index, -marks[other]))
    kept = [other for other in order if other == index or marks[other] > max(NEVER + 1, top - CLEAR)][:OPTIONS]
    return {_key(ask.options[other]): 0.5 / (1 + FIRST * (top - marks[other])) for other in kept}
