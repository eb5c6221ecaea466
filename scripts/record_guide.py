"""Records views of guided games and what the guide would say of each, for the tests of Python and of the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec

from kickdoor.server.http import guide
from tests.server.newcomer import holds, person, plays

FILE: Final = Path(__file__).parents[1] / "web" / "recorded" / "guide.json"
GAMES: Final = 6
# Of a player the guide reads figures, no cards in play; of the table no piles.
LEFT_OUT: Final = ("middle", "bodies", "dungeons", "discards", "decks")


def main() -> None:
    shown = guide.read()
    after = [step.id for step in shown.steps]
    seen: set[str] = set()
    cases: list[str] = []
    for number in range(GAMES):
        seed = f"recorded {number}"
        told = 0
        for view in plays(guide.deal(seed), person(number, seed), seed):
            news = view.events[told:]
            told = len(view.events)
            steps = [one.id for one in shown.steps if holds(one.when, view, news, after)]
            hints = [one.id for one in shown.hints if holds(one.when, view, news, after)]
            found = {f"step {id}" for id in steps} | {f"hint {id}" for id in hints[:1]}
            if found <= seen:
                continue
            seen |= found
            public = msgspec.to_builtins(view.public)
            for player in public["players"]:
                player["play"] = []
            for name in LEFT_OUT:
                public[name] = type(public.get(name, []))()
            case = {
                "public": public,
                "own": msgspec.to_builtins(view.own),
                "news": [msgspec.to_builtins(event) for event in news],
                "steps": steps,
                "hints": hints,
            }
            cases.append(json.dumps(case, ensure_ascii=False, separators=(",", ":")))
    FILE.write_text("[\n" + ",\n".join(cases) + "\n]\n", "utf-8")
    print(f"{len(cases)} moments of guided games, {FILE.stat().st_size // 1024} KiB, {len(seen)} steps and hints")


if __name__ == "__main__":
    main()
