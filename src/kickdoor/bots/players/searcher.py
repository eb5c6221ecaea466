"""A bot that searches: plays on in games it imagines from what its seat knows, the schemer whispering to it."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from msgspec.structs import replace

from kickdoor.engine.game import Game, imagine
from kickdoor.views.deeds import AskView, OptionView, ReasonView
from kickdoor.views.seat import View
from kickdoor.views.table import PlayerView

from ..thinking.foresight import fits
from ..thinking.marks import NEVER
from ..thinking.reasons import reason
from ..thinking.standing import standing
from ..thinking.temper import EVEN, Temper
from .greedy import GreedyBot
from .schemer import SchemerBot

MILLISECONDS: Final = 100  # of thought for a choice
OPTIONS: Final = 5  # at most so many of an ask are looked into
CLEAR: Final = 4.0  # what the schemer puts so far behind the best is not looked into
EXPLORES: Final = 0.35
TRUST: Final = 3.0  # the word of the schemer counts as so many games
DEEP: Final = 2  # own choices in a row that are searched; those after them are the schemer's
TURNS: Final = 1  # how far a game is played on: to the end of this turn
SURE: Final = 4  # worlds all options meet before the first of them leave
STEPS: Final = 120  # and never further than so many answers
FIRST: Final = 0.6  # how much a point of the schemer's mark sways where nothing is known yet
# What is not done in an imagined game: it costs time, and seldom makes a difference before the turn is over.
IDLE: Final = ("discard", "hand_to", "offer", "show", "unequip")


Key = tuple[str | int | None, ...]  # what an option does


class QuickSchemer(SchemerBot):
    """A schemer that trusts its first thought, and is never idle: what all are taken for in an imagined game."""

    def _use(self, view: View, me: PlayerView, option: OptionView) -> float:
        return GreedyBot._use(self, view, me, option)

    def _mark(self, view: View, ask: AskView, option: OptionView) -> float:
        idle = option.verb in IDLE and option.way != "pick"  # what is asked for must be answered
        return NEVER if idle else super()._mark(view, ask, option)


class Node:
    """What is known of one own choice: how often each option was tried, and how that went."""

    def __init__(self) -> None:
        self.tried: Final[dict[Key, int]] = {}
        self.won: Final[dict[Key, float]] = {}
        self.next: Final[dict[tuple[Key, str], Node]] = {}  # by option, and what is asked after it

    def mean(self, deed: Key, liked: float) -> float:
        """How well an option went, the schemer's deed counted in."""
        return (self.won.get(deed, 0.0) + TRUST * liked) / (self.tried.get(deed, 0) + TRUST)

    def best(self, prior: dict[Key, float]) -> Key:
        """The option to be tried now: what went well, or was tried seldom."""
        total = sum([self.tried.get(deed, 0) for deed in prior]) + 1
        return max(
            prior,
            key=lambda deed: self.mean(deed, prior[deed]) + EXPLORES * sqrt(total) / (1 + self.tried.get(deed, 0)),
        )

    def learn(self, deed: Key, value: float) -> None:
        self.tried[deed] = self.tried.get(deed, 0) + 1
        self.won[deed] = self.won.get(deed, 0.0) + value


class SearcherBot:
    """Information-set tree search: every world is dealt anew; the tree has its own choices only.

    At the root all options meet the same worlds, and the worse half leaves now and then: with few games to play,
    what they are compared on counts more than how many there are.
    """

    def __init__(
        self,
        seed: int | str = 0,
        temper: Temper = EVEN,
        iterations: int | None = None,
        milliseconds: int = MILLISECONDS,
    ) -> None:
        self._seed: Final = seed
        self._guide: Final = SchemerBot(seed, temper)
        self._iterations: Final = iterations  # imagined games; where given, the clock is not looked at
        self._milliseconds: Final = milliseconds
        self._asked = 0
        self._found: ReasonView | None = None  # what the last search found

    def choose(self, view: View, ask: AskView) -> int:
        ends = time.perf_counter() + self._milliseconds / 1000
        self._asked += 1
        index = self._guide.choose(view, ask)
        prior = _prior(self._guide.marks, ask, index)
        self._found = None
        if len(prior) < 2 or view.imagining is None:
            return index
        root, played, worlds, misfits = Node(), 0, 0, 0
        alive = dict(prior)
        while not self._over(played + misfits, ends):
            world = imagine(view, f"{self._seed} {self._asked} {worlds + misfits}")
            if not fits(world, view):
                misfits += 1
                continue
            worlds += 1
            for deed in alive:
                if self._over(played + misfits, ends):
                    break
                self._play(root, deed, world.clone(), view)
                played += 1
            if worlds & (worlds - 1) == 0 and worlds >= SURE and len(alive) > 2:
                order = sorted(alive, key=lambda deed: -root.mean(deed, alive[deed]))
                alive = {deed: alive[deed] for deed in order[: (len(order) + 1) // 2]}
        return self._taken(root, prior, view, played) if played else index

    def _over(self, games: int, ends: float) -> bool:
        """Whether the time for a choice is up, by games where they are counted, else by the clock."""
        return games >= self._iterations if self._iterations is not None else time.perf_counter() > ends

    def _taken(self, root: Node, prior: dict[Key, float], view: View, played: int) -> int:
        assert view.ask is not None
        most = max(root.tried.values(), default=0)
        deed = max(prior, key=lambda deed: (root.tried.get(deed, 0) > most // 2, root.mean(deed, prior[deed])))
        index = _index(view.ask, deed)
        percent = round(100 * root.mean(deed, prior[deed]))
        plain = reason(view, view.ask.options[index])
        self._found = replace(plain, reason="imagined", percent=percent, games=played)
        return index

    def why(self) -> ReasonView | None:
        """The schemer's reason, or what the search found."""
        return self._guide.why() if self._found is None else self._found

    def _play(self, root: Node, deed: Key, game: Game, view: View) -> None:
        """One imagined game: down the tree, then on for a while, and back up with how it stands."""
        seat = view.seat
        assert seat is not None
        bots = [QuickSchemer(number) for number in range(len(game.names))]
        ends = game.table.turns + TURNS
        assert view.ask is not None
        path = [(root, deed)]
        game.choose(seat, _index(view.ask, deed))
        node = self._after(root, deed, game)
        for _ in range(STEPS):
            if game.over or game.table.turns >= ends:
                break
            if _goes_on(game):
                continue
            asked = game.to_act
            seen = game.glance(asked)
            assert seen.ask is not None
            index = bots[asked].choose(seen, seen.ask)
            if asked != seat or len(path) >= DEEP:
                game.choose(asked, index)
                continue
            deed = node.best(_prior(bots[seat].marks, seen.ask, index))
            path.append((node, deed))
            game.choose(seat, _index(seen.ask, deed))
            node = self._after(node, deed, game)
        value = standing(game, seat)
        for one, deed in path:
            one.learn(deed, value)

    def _after(self, node: Node, deed: Key, game: Game) -> Node:
        return node.next.setdefault((deed, game.topic), Node())


def _goes_on(game: Game) -> bool:
    """Answers in an imagined game what takes no thought; False where a choice is to be made."""
    ask = game.ask(game.to_act)
    assert ask is not None
    *others, last = ask.options
    if others and last.verb != "pass":
        return False
    if all([option.verb in IDLE for option in others]):
        game.choose(ask.seat, len(others))
    elif game.topic == "end":
        game.silence()  # what others lay down at the end of a turn is no reason for a choice
    else:
        return False
    return True


def _key(option: OptionView) -> Key:
    """What an option does: the same in all games that are imagined from one view."""
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


def _index(ask: AskView, deed: Key) -> int:
    return [_key(option) for option in ask.options].index(deed)


def _prior(marks: list[float], ask: AskView, index: int) -> dict[Key, float]:
    """What the schemer thinks of the options worth a thought, by what they do; its own choice is the first."""
    top = marks[index]
    order = sorted(range(len(marks)), key=lambda other: (other != index, -marks[other]))
    kept = [other for other in order if other == index or marks[other] > max(NEVER + 1, top - CLEAR)][:OPTIONS]
    return {_key(ask.options[other]): 0.5 / (1 + FIRST * (top - marks[other])) for other in kept}
