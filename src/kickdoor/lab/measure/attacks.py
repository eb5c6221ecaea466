"""Attacks on players, and whether a seat was attacked more often than its place by level explains."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kickdoor.engine.game import Game

from .figures import Z


@dataclass(frozen=True)
class Attack:
    """A Curse played on another player, or a card that an outsider played for the monsters in a player's fight."""

    by: int
    at: int
    levels: tuple[int, ...]  # of all seats, at that moment


def attacks(game: Game) -> Iterator[Attack]:
    """All attacks of a game, in their order."""
    levels = [1] * len(game.names)
    fighter = helper = -1
    for event in game.events:
        match event.what:
            case "level_up" | "level_down":
                levels[event.who] = event.facts.level
            case "fight":
                fighter, helper = event.who, -1
            case "helps" | "uninvited":
                helper = event.who
            case "passed_on":
                fighter = event.other
            case "fight_over":
                fighter = helper = -1
            case "play_on" if event.card is not None and event.card.kind == "curse" and event.other != event.who:
                yield Attack(event.who, event.other, tuple(levels))
            case "play_monster" | "play_side" if fighter >= 0 and event.who not in (fighter, helper):
                hurts = event.facts.side == "monsters" if event.what == "play_side" else True
                if hurts and event.card is not None and event.card.face.bonus >= 0:
                    yield Attack(event.who, fighter, tuple(levels))


def most_offers(game: Game) -> int:
    """The largest number of offers and requests for help from one player to another in one turn."""
    counts: dict[tuple[int, int, int], int] = {}
    turn = 0
    for event in game.events:
        if event.what == "turn":
            turn += 1
        elif event.what in ("ask_help", "offer"):
            key = (turn, event.who, event.other)
            counts[key] = counts.get(key, 0) + 1
    return max(counts.values(), default=0)


@dataclass(frozen=True)
class Targeting:
    """How often a seat was attacked, and how often its place by level lets expect."""

    seat: int
    attacks: int
    expected: float
    margin: float  # half the width of the 95 % interval of the ratio, over games

    @property
    def ratio(self) -> float:
        return self.attacks / self.expected if self.expected else 1.0

    def json(self) -> dict[str, object]:
        low, high = self.ratio - self.margin, self.ratio + self.margin
        return {
            "seat": self.seat,
            "attacks": self.attacks,
            "expected": round(self.expected, 1),
            "ratio": round(self.ratio, 3),
            "interval": [round(low, 3), round(high, 3)],
        }


def targeting(games: Sequence[Sequence[Attack]], seat: int) -> Targeting:
    """The attacks on a seat, and how many it may expect: as many as players of the same rank by level get."""
    hits: dict[int, float] = {}
    for attack in [attack for game in games for attack in game]:
        for rank in _ranks(attack, attack.at):
            hits[rank] = hits.get(rank, 0.0) + 1 / len(_ranks(attack, attack.at))
    every = sum(hits.values())
    rate = {rank: count / every for rank, count in hits.items()}
    seen: list[int] = []
    due: list[float] = []
    for one in games:
        others = [attack for attack in one if attack.by != seat]
        seen.append(sum(attack.at == seat for attack in others))
        ranks = [_ranks(attack, seat) for attack in others]
        due.append(sum(sum(rate.get(rank, 0.0) for rank in tied) / len(tied) for tied in ranks))
    expected = sum(due)
    if not expected:
        return Targeting(seat, sum(seen), expected, 0.0)
    ratio = sum(seen) / expected
    spread = sum((a - ratio * b) ** 2 for a, b in zip(seen, due, strict=True))
    return Targeting(seat, sum(seen), expected, Z * math.sqrt(spread) / expected)


def _ranks(attack: Attack, seat: int) -> list[int]:
    """The ranks by level that a seat has among all but the attacker; with a tie it has several."""
    level = attack.levels[seat]
    others = [other for number, other in enumerate(attack.levels) if number not in (attack.by, seat)]
    above = sum(other > level for other in others)
    return list(range(above, above + 1 + sum(other == level for other in others)))
