"""Measures games of bots and imagined games, in processor time; with `--against` as ratios to another version.

python benchmarks/bots.py                        this package as it is installed, compiled or not
python benchmarks/bots.py --against FOLDER       in turn with the package in FOLDER (its src/, or a compiled copy)
python benchmarks/bots.py --this FOLDER --against OTHER   two folders, for instance two compiled copies

The digest says whether both have played the same games: answers, events, winners, results of searches.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

KINDS: Final = ("greedy", "schemer", "imagined")
ASKED: Final = 17  # between two answers of the searcher
SEARCHES: Final = 6  # in a game
IMAGINED: Final = 40  # games for a search


def games(bot: str, box: str, count: int) -> tuple[float, int, str]:
    """Games of four such bots, as the lab plays them: the processor time, how many, and their digest."""
    from kickdoor.lab.run.plan import Plan
    from kickdoor.lab.run.play import play

    plan = Plan((box,), (bot,) * 4, 10**6).sealed()
    play(plan, 10**5)  # loads the box and fills the caches
    digest = hashlib.sha256()
    begun = time.process_time()
    for number in range(count):
        rows = play(plan, number)
        digest.update(f"{rows.digest} {rows.game.winners}".encode())
    return time.process_time() - begun, count, digest.hexdigest()


def imagined(box: str, count: int) -> tuple[float, int, str]:
    """Searches in the course of so many games of greedy bots: the time of the searches, and imagined games."""
    from kickdoor import new_game
    from kickdoor.bots import bot_of
    from kickdoor.bots.players.searcher import SearcherBot

    spent, played, digest = 0.0, 0, hashlib.sha256()
    for seed in range(-1, count):  # the first fills the caches
        if seed == 0:
            spent, played = 0.0, 0
        game = new_game(box, 4, seed=seed + 1)
        bots = [bot_of("greedy", f"{seed} {seat}") for seat in range(4)]
        searcher = SearcherBot(seed, iterations=IMAGINED)
        answers = searches = 0
        while not game.over and searches < SEARCHES:
            seat = game.to_act
            view = game.view(seat)
            ask = view.open_ask
            if len(ask.options) > 1 and answers % ASKED == ASKED - 1:
                begun = time.process_time()
                index = searcher.choose(game.view(seat), ask)
                spent += time.process_time() - begun
                why = searcher.why()
                if why is not None and why.reason == "imagined":
                    played += why.games
                    searches += 1
                    digest.update(f"{index} {why.percent} {why.games} ".encode())
            game.choose(seat, 0 if len(ask.options) == 1 else bots[seat].choose(view, ask))
            answers += 1
    return spent, played, digest.hexdigest()


def once(kind: str, box: str, count: int) -> None:
    """Measures one kind in this process, and prints it as JSON."""
    seconds, number, digest = imagined(box, count) if kind == "imagined" else games(kind, box, count)
    print(json.dumps({"rate": number / seconds, "digest": digest[:12]}))


def rate(folder: Path | None, kind: str, box: str, count: int) -> tuple[float, str]:
    """One measurement in a process of its own, with the package of this folder."""
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = str(folder.resolve())
    command = [sys.executable, __file__, "--once", kind, "--box", box, "--games", str(count)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    return found["rate"], found["digest"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", default="base")
    parser.add_argument("--games", type=int, default=0, help="for each measurement; 0: some seconds")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--this", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--once", choices=KINDS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.once:
        once(given.once, given.box, given.games)
        return
    for kind, usual in zip(KINDS, (20, 8, 3), strict=True):
        count = given.games or usual
        ours, theirs, digests = [], [], set()
        for _ in range(given.rounds):
            if given.against is not None:
                there, digest = rate(given.against, kind, given.box, count)
                theirs.append(there)
                digests.add(digest)
            here, digest = rate(given.this, kind, given.box, count)
            ours.append(here)
            digests.add(digest)
        unit = "imagined games/s" if kind == "imagined" else "games/s"
        said = f"{kind:<10}{median(ours):>10,.1f} {unit:<18}"
        if theirs:
            same = "the same games" if len(digests) == 1 else "OTHER GAMES"
            said += f"{median(theirs):>10,.1f} there{median(ours) / median(theirs):>8.2f} times   {same}"
        print(said, flush=True)


if __name__ == "__main__":
    main()
