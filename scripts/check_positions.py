"""Deals random positions, plays on at random on all cores, and checks the invariants; what breaks is shrunk."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time

from tests.engine import evenings


def play(number: str) -> tuple[str, int, str]:
    """Plays on from one position; returns its number, how many decisions were made, and the error, if any."""
    return number, *evenings.checked(number, every)


every = evenings.RARELY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=2000)
    parser.add_argument("--seed", default="0", help="another seed, other positions")
    parser.add_argument(
        "--every", type=int, default=evenings.RARELY, help="all invariants at one decision in so many"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes")
    args = parser.parse_args()
    global every
    every = args.every
    began = time.monotonic()
    decisions = bad = 0
    numbers = [f"{args.seed}.{number}" for number in range(args.positions)]
    with multiprocessing.get_context("fork").Pool(args.jobs) as pool:
        for done, (number, made, wrong) in enumerate(pool.imap_unordered(play, numbers, 8), 1):
            decisions += made
            if wrong:
                bad += 1
                print(f"position {number}: {wrong}", flush=True)
                if bad == 1:
                    print(evenings.shrunk(number, every), flush=True)
            if done % 1000 == 0:
                print(
                    f"{done} positions, {decisions:,} decisions, {bad} bad, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
    print(f"{args.positions} positions, {decisions:,} decisions, {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
