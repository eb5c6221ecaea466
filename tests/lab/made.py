"""Makes runs of any size with known rows, written like real ones."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from kickdoor.lab.run.parquet import encode
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.runs import Run
from kickdoor.lab.run.schema import TABLES, Rows

BOTS = ("greedy", "simple", "greedy", "simple")
CARDS = 12


def made_run(folder: Path, games: int = 60, seed: int = 0, longer: int = 0, luck: int = 1) -> Run:
    """A run of invented games, each `longer` by so many rounds; `luck` changes the results, not the seeds."""
    run = Run.begin(folder, Plan(("base",), BOTS, games, seed, batch=20).sealed())
    for batch in run.plan.batches:
        rows: Rows = {table: [] for table in TABLES}
        for number in run.plan.games_of(batch):
            _game(rows, number, seed + number, longer, random.Random(f"{luck} {seed + number}"))
        run.write(batch, encode(rows))
    return run


def _game(rows: Rows, number: int, seed: int, longer: int, dice: random.Random) -> None:
    rounds = 8 + random.Random(seed).randrange(6) + dice.randrange(2)
    winner, first = dice.randrange(4), dice.randrange(4)
    helped = 0
    for turn in range(4 * rounds):
        seat, round = (first + turn) % 4, turn // 4 + 1
        level = min(9, 1 + turn // 5 + (seat == winner))
        _add(
            rows,
            "turns",
            game=number,
            turn=turn + 1,
            round=round,
            seat=seat,
            level=level,
            door="monster",
            fights=1,
        )
        helper = (seat + 1) % 4 if dice.random() < 0.3 else -1
        helped += helper >= 0
        _add(
            rows,
            "fights",
            game=number,
            turn=turn + 1,
            fighter=seat,
            helper=helper,
            foes=["Guard Hamster"],
            won=dice.random() < 0.7,
            escaped=dice.randrange(2),
            price_treasures=1 if helper >= 0 else 0,
            meddling=dice.choice([0, 0, 0, 1, 4]),
            last=level == 9,
        )
    for seat in range(4):
        won = seat == winner
        _add(
            rows,
            "seats",
            game=number,
            seat=seat,
            place=(seat - first) % 4,
            bot=BOTS[(seat + seed) % 4],
            won=won,
            level=10 if won else 6,
            classes=["Wizard"] if dice.random() < 0.5 else [],
            races=["Elf", "Dwarf"],
            levels_fight=7,
            levels_card=3,
            levels_lost=2,
        )
    for card in range(CARDS):
        seat = dice.randrange(4)
        _add(
            rows,
            "cards",
            game=number,
            card=f"<card & {card}>",
            deck="door" if card % 2 else "treasure",
            seat=seat,
            how="dealt",
            played=dice.random() < card / CARDS,
            swing=card - 6,
            won=seat == winner,
        )
    _add(
        rows,
        "games",
        game=number,
        seed=seed,
        players=4,
        turns=4 * (rounds + longer),
        rounds=rounds + longer,
        first=first,
        winners=[winner],
        ended="won",
        fights=4 * rounds,
        helped=helped,
    )


EMPTY: Mapping[str, object] = {"int": 0, "long": 0, "text": "", "yes/no": False, "ints": [], "texts": []}


def _add(rows: Rows, table: str, **known: object) -> None:
    """Adds a row; columns that are not given are empty."""
    assert set(known) <= set(TABLES[table])
    rows[table].append(tuple(known.get(column, EMPTY[kind]) for column, kind in TABLES[table].items()))
