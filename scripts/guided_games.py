"""Plays guided first games by scripted newcomers; lists moments without a text, and texts that are false."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter

from kickdoor.server.http import guide
from tests.server.newcomer import Moment, person, watch
from tests.server.truths import falsehoods


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--any", action="store_true", help="any deal, not one with which a game teaches")
    parser.add_argument("--list", action="store_true", help="list all kinds of moments that were seen")
    wanted = parser.parse_args()
    moments: Counter[Moment] = Counter()
    silent: Counter[Moment] = Counter()
    wrong: Counter[str] = Counter()
    turns: list[int] = []
    own: list[int] = []
    shows: list[tuple[bool, bool, bool]] = []
    won = ended = haggled = 0
    for number in range(wanted.games):
        seed = f"guided {number}"
        game = guide.deal(seed if wanted.any else guide.seeds()[number % len(guide.seeds())])
        found = watch(game, person(number, seed), seed, falsehoods)
        moments.update(found.moments)
        silent.update(found.silent)
        wrong.update(f"{seed}: {one}" for one in found.wrong)
        won, ended, haggled = won + found.won, ended + found.over, haggled + found.haggled
        turns.append(found.turns)
        own.append(found.own_turns)
        shows.append(found.shown)
    print(f"{wanted.games} games, {ended} ended, {won} won by the newcomer; turns: median ", end="")
    print(f"{statistics.median(turns):.0f}, {min(turns)} to {max(turns)}")
    print(f"turns of the newcomer: median {statistics.median(own):.0f}, {min(own)} to {max(own)}")
    won_one, lost_one, cursed = (sum(several) for several in zip(*shows, strict=True))
    print(f"a fight won in {won_one}, one that was lost alone in {lost_one}, a Curse in {cursed}")
    print(f"in {haggled} of them somebody asked the newcomer for help, offered it, or offered a trade")
    print(f"{len(moments)} kinds of moments in {moments.total()} moments; without a text: {len(silent)}")
    for moment, count in sorted((moments if wanted.list else silent).items()):
        print(f"{count:7} {moment.sort} {moment.name} ({'mine' if moment.mine else 'of others'})")
    print(f"false texts: {wrong.total()}")
    print(*wrong, sep="\n")
    return 1 if silent or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
