"""Measures the longest task of the page with six seats and animations while a game is played."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.serving import Serving
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.player import Player

GOAL = 50  # milliseconds
CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"]
TASK = "ThreadControllerImpl::RunTask"
Entry = dict[str, Any]


def tasks(entries: list[Entry]) -> list[tuple[float, float, str]]:
    """The tasks of the pages' main threads, longest first: thread time, wall time, main parts.

    The thread time is what the page needs; the wall time also depends on other processes.
    """
    mains = {
        (one["pid"], one["tid"])
        for one in entries
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    on_main = [one for one in entries if one["ph"] == "X" and (one["pid"], one["tid"]) in mains]
    found = []
    for task in on_main:
        if task["name"] != TASK or task.get("tdur", 0) < 10_000:
            continue
        parts: Counter[str] = Counter()
        times: Counter[str] = Counter()
        for one in on_main:
            inside = task["ts"] <= one["ts"] < task["ts"] + task["dur"] and one["pid"] == task["pid"]
            if inside and one is not task and one["cat"] != "toplevel":
                parts[one["name"]] += one.get("tdur", 0)
                times[one["name"]] += 1
        doing = ", ".join(f"{name} {time / 1000:.0f} ({times[name]} times)" for name, time in parts.most_common(6))
        found.append((task["tdur"] / 1000, task["dur"] / 1000, doing))
    return sorted(found, reverse=True)


def trace(name: str, size: tuple[int, int], seconds: float) -> float:
    """One person plays with five bots for this time; returns the length of the longest task."""
    folder = Path(tempfile.mkdtemp())
    serving = Serving(folder)
    serving.program = [sys.executable, "-m", "tests.web.staged"]
    serving.start()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            person = Person(browser, serving.url, "Ann", size, still=False)
            wanted = {"title": "Crowd", "clock": "fast", "bots": ["", *["greedy"] * 5]}
            table = person.ask("POST", "/tables", wanted)["table"]
            person.ask("POST", f"/tables/{table}/seats", {"name": "Ann"})
            person.ask("POST", f"/tables/{table}/begin", {})
            page = person.page
            page.goto(f"{serving.url}/t/{table}")
            page.wait_for_selector(".mine")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(1500)
            browser.start_tracing(page=page, path=folder / "trace.json", categories=CATEGORIES)
            player = Player(person, 1)
            ends = time.monotonic() + seconds
            while time.monotonic() < ends and not player.over:
                player.step()
                page.wait_for_timeout(300)
            browser.stop_tracing()
            browser.close()
        found = tasks(json.loads((folder / "trace.json").read_text())["traceEvents"])
        print(f"{name}: {len(found)} tasks over 10 ms, {sum(player.done.values())} clicks and the bots' answers")
        for thread, wall, doing in found[:8]:
            print(f"  {thread:5.1f} ms ({wall:.1f} ms wall time): {doing}")
        return found[0][0] if found else 0.0
    finally:
        serving.kill()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 40.0
    longest = max(trace("desktop", DESKTOP, seconds), trace("phone", PHONE, seconds))
    print(f"longest task: {longest:.1f} ms; the goal is {GOAL}")
    sys.exit(longest > GOAL)


if __name__ == "__main__":
    main()
