"""Records views of games with their texts, for the tests of the page, which must make the same texts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from kickdoor.bots import bot_of
from kickdoor.tables import new_game
from kickdoor.views.seat import View
from kickdoor.views.table import OwnView
from kickdoor.words import Reader, Words

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "views.json"
BOXES: Final = ("base", "super", "oz", "harry-potter", "south-park")
PLAYERS: Final = [("Ann", "female"), ("Bo", "male"), ("Cy", "")]
SEEDS: Final = ("first", "second", "third")
STEPS: Final = 1200  # answers of a game at most


def said(words: Words, view: View, own: OwnView) -> dict[str, object]:
    """The texts of a view, as the terminal makes them."""
    public, ask = view.public, own.ask
    assert ask is not None
    reader = Reader.of(public, own.seat)
    kind, fight = ask.question.kind, public.fight
    lines = [] if fight is None else [*fight.ours, *fight.theirs]
    fighter = None if fight is None else fight.fighter
    return {
        "question": [words.question(public, own.seat, ask.question)],
        "options": [words.option(reader, kind, option) for option in ask.options],
        "short": [words.option(reader, kind, option, short=True) for option in ask.options],
        "offers": [words.offer(reader, offer) for offer in public.offers],
        "draft": [] if own.draft is None else [words.draft(reader, own.draft, fighter)],
        "proposal": [] if public.proposal is None else [words.proposal(reader, public.proposal)],
        "lines": ["|".join(words.line(reader, line)) for line in lines],
        "events": [[msgspec.to_builtins(event), words.event(reader, event)] for event in view.events[-2:]],
    }


def news(view: View, own: OwnView, seen: set[object]) -> bool:
    """Whether a view has a kind of question, a verb or an event that no view before it had."""
    ask = own.ask
    assert ask is not None
    shown: set[object] = {("question", ask.question.kind)}
    shown |= {(option.verb, option.way, option.card is None, option.seat is None) for option in ask.options}
    shown |= {("event", event.what) for event in view.events[-2:]}
    shown |= {("offer", offer.kind) for offer in view.offers}
    if view.public.proposal is not None:
        shown.add(("proposal", view.public.proposal.verb))
    fresh = not shown <= seen
    seen |= shown
    return fresh


def moments() -> Iterator[dict[str, object]]:
    """Views of games of all boxes, each with something new."""
    words = Words(strict=True)
    seen: set[object] = set()
    for box in BOXES:
        for seed in SEEDS:
            game = new_game(box, PLAYERS, f"{box} {seed}", live=True)
            bots = [bot_of("random" if seat == 2 else "greedy", f"{seed} {seat}") for seat in range(len(PLAYERS))]
            for _ in range(STEPS):
                if game.over:
                    break
                for seat in range(len(PLAYERS)):
                    view = game.view(seat, dreams=False)
                    if view.own is not None and view.ask is not None and news(view, view.own, seen):
                        shown = {"public": view.public, "own": view.own, "said": said(words, view, view.own)}
                        yield msgspec.to_builtins(shown)
                seat = game.waiting[0]
                view = game.view(seat)
                game.choose(seat, bots[seat].choose(view, view.open_ask))


def main() -> None:
    found = list(moments())
    FILE.write_text("[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n", "utf-8")
    print(f"{len(found)} views, {FILE.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
