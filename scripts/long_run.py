"""Plays a long run, interrupts it at half, resumes it, and prints its memory and its speed.

    .venv/bin/python scripts/long_run.py --games 20000 --out build/long

Linux only: memory is read from /proc. The figures depend on the machine and its load.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kickdoor.lab.run.runs import Run

MEGABYTE = 1 << 20
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> list[int]:
    """The ids of a process and of all its descendants."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *[one for child in children for one in family(int(child))]]


def resident(pid: int) -> float:
    """The resident memory of a process and its descendants, in megabytes."""
    pages = 0
    for one in family(pid):
        try:
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * PAGE / MEGABYTE


def played(out: Path) -> int:
    """The number of games on disk, counted by the files of the last table."""
    return len(list(out.glob("games/part-*.parquet"))) * Run(out).plan.batch if Run.exists(out) else 0


def watched(words: list[str], out: Path, every: float, until: int | None = None) -> list[float]:
    """Runs the command, and interrupts it after `until` games; returns the memory at each measurement."""
    command = [sys.executable, "-m", "kickdoor.cli", "simulate", *words]
    print(f"kickdoor simulate {' '.join(words)}", flush=True)
    begun, before, sizes = time.monotonic(), played(out), []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        try:
            process.wait(every)
            break
        except subprocess.TimeoutExpired:
            pass
        sizes.append(resident(process.pid))
        there = played(out)
        passed = time.monotonic() - begun
        rate = (there - before) / passed
        print(f"{passed:8.0f} s {there:8,} games {rate:7.2f}/s {sizes[-1]:8.0f} MB", flush=True)
        if until is not None and there >= until:
            process.send_signal(signal.SIGINT)
            until = None
    passed = time.monotonic() - begun
    print(f"ended with {process.returncode} after {passed:.0f} s: {(played(out) - before) / passed:.2f} games/s")
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a long run, interrupt it once and resume it.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--box", default="base")
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--out", type=Path, help="the folder of the run; a temporary one by default")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two measurements")
    parser.add_argument("--rated", type=int, default=200, help="games to compare one core with two; 0 for none")
    given = parser.parse_args()
    # A process that is started in the background ignores Ctrl-C, and its children would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as thrown:
        out = given.out or Path(thrown) / "run"
        plan = ["--box", given.box, "--bots", given.bots]
        long = [*plan, "-n", str(given.games), "--out", str(out)]
        first = watched(long, out, given.every, given.games // 2)
        second = watched(["--resume", str(out)], out, given.every)
        games = Run(out).frame("games").collect().height
        print(f"{games:,} of {given.games:,} games are in the run")
        for name, sizes in (("until the interrupt", first), ("after it", second)):
            if len(sizes) > 1:
                early, late, most = sizes[len(sizes) // 10], sizes[-1], max(sizes)
                print(f"memory {name}: {early:.0f} MB early on, {late:.0f} MB at the end, {most:.0f} MB at most")
        for cores in (1, 2) if given.rated else ():
            rated = Path(thrown) / f"cores-{cores}"
            words = [*plan, "-n", str(given.rated), "--cores", str(cores), "--out", str(rated)]
            watched(words, rated, given.every)
        sys.exit(games != given.games)


if __name__ == "__main__":
    main()
