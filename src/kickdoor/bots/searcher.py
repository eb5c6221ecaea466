"""A bot that searches: plays on in games it imagines from what its seat knows, the schemer whispering to it."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from kickdoor.engine.game import Game, imagine
from kickdoor.engine.sight.view import AskView, OptionView, PlayerView, View

from .foresight import fits
from .greedy import GreedyBot
from .schemer import SchemerBot
from .simple import NEVER
from .standing import standing
from .temper import EVEN, Temper

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
        self.tried: Final[dict[str, int]] = {}
        self.won: Final[dict[str, float]] = {}
        self.next: Final[dict[tuple[str, str], Node]] = {}  # by option, and what is asked after it

    def mean(self, word: str, liked: float) -> float:
        """How well an option went, the schemer's word counted in."""
        return (self.won.get(word, 0.0) + TRUST * liked) / (self.tried.get(word, 0) + TRUST)

    def best(self, prior: dict[str, float]) -> str:
        """The option to be tried now: what went well, or was tried seldom."""
        total = sum([self.tried.get(word, 0) for word in prior]) + 1
        return max(
            prior,
            key=lambda word: self.mean(word, prior[word]) + EXPLORES * sqrt(total) / (1 + self.tried.get(word, 0)),
        )

    def learn(self, word: str, value: float) -> None:
        self.tried[word] = self.tried.get(word, 0) + 1
        self.won[word] = self.won.get(word, 0.0) + value


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
        self._why = ""

    def choose(self, view: View, ask: AskView) -> int:
        ends = time.perf_counter() + self._milliseconds / 1000
        self._asked += 1
        index = self._guide.choose(view, ask)
        prior = _prior(self._guide.marks, ask, index)
        self._why = ""
        if len(prior) < 2:
            return index
        root, played, worlds, misfits = Node(), 0, 0, 0
        alive = dict(prior)
        while not self._over(played + misfits, ends):
            world = imagine(view, f"{self._seed} {self._asked} {worlds + misfits}")
            if not fits(world, view):
                misfits += 1
                continue
            worlds += 1
            for word in alive:
                if self._over(played + misfits, ends):
                    break
                self._play(root, word, world.clone(), view)
                played += 1
            if worlds & (worlds - 1) == 0 and worlds >= SURE and len(alive) > 2:
                order = sorted(alive, key=lambda word: -root.mean(word, alive[word]))
                alive = {word: alive[word] for word in order[: (len(order) + 1) // 2]}
        return self._taken(root, prior, ask, played) if played else index

    def _over(self, games: int, ends: float) -> bool:
        """Whether the time for a choice is up, by games where they are counted, else by the clock."""
        return games >= self._iterations if self._iterations is not None else time.perf_counter() > ends

    def _taken(self, root: Node, prior: dict[str, float], ask: AskView, played: int) -> int:
        most = max(root.tried.values(), default=0)
        word = max(prior, key=lambda word: (root.tried.get(word, 0) > most // 2, root.mean(word, prior[word])))
        self._why = f"{root.mean(word, prior[word]):.0%} in {played} imagined games"
        return [option.word for option in ask.options].index(word)

    def why(self) -> str:
        """The schemer's reason, or what the search found."""
        return self._why or self._guide.why()

    def _play(self, root: Node, word: str, game: Game, view: View) -> None:
        """One imagined game: down the tree, then on for a while, and back up with how it stands."""
        seat = view.seat
        assert seat is not None
        bots = [QuickSchemer(number) for number in range(len(game.names))]
        ends = game.table.turns + TURNS
        path = [(root, word)]
        game.choose(seat, word)
        node = self._after(root, word, game)
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
            word = node.best(_prior(bots[seat].marks, seen.ask, index))
            path.append((node, word))
            game.choose(seat, word)
            node = self._after(node, word, game)
        value = standing(game, seat)
        for one, word in path:
            one.learn(word, value)

    def _after(self, node: Node, word: str, game: Game) -> Node:
        why = "" if game.over else game.table.agenda[-1].why
        return node.next.setdefault((word, why), Node())


def _goes_on(game: Game) -> bool:
    """Answers in an imagined game what takes no thought; False where a choice is to be made."""
    ask = game.ask(game.to_act)
    assert ask is not None
    *others, last = ask.options
    if others and last.verb != "pass":
        return False
    if all([option.verb in IDLE for option in others]):
        game.choose(ask.seat, len(others))
    elif ask.why == "end":
        game.silence()  # what others lay down at the end of a turn is no reason for a choice
    else:
        return False
    return True


def _prior(marks: list[float], ask: AskView, index: int) -> dict[str, float]:
    """What the schemer thinks of the options worth a thought, by their words; its own choice is the first."""
    top = marks[index]
    order = sorted(range(len(marks)), key=lambda other: (other != index, -marks[other]))
    kept = [other for other in order if other == index or marks[other] > max(NEVER + 1, top - CLEAR)][:OPTIONS]
    return {ask.options[other].word: 0.5 / (1 + FIRST * (top - marks[other])) for other in kept}
