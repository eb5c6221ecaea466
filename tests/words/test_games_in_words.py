"""Whole games in words: what happens, what is asked and what may be done can be said to every seat."""

from __future__ import annotations

import re
from random import Random

import pytest

from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import new_game
from kickdoor.views.seat import View
from kickdoor.words import Reader, Words

WORDS = Words(strict=True)
NAMES = ("Dana", "Bo", "Quill", "Eve")
ANSWERS = 400
GAP = re.compile(r"\bnone\b|^\s|\s$|  |\( *\)")


def said(view: View) -> list[str]:
    """All that the terminal and the page say of a view, but for the events."""
    reader = Reader.of(view.public, view.seat)
    public, ask = view.public, view.ask
    lines = [WORDS.offer(reader, offer) for offer in public.offers]
    if public.proposal is not None:
        lines.append(WORDS.proposal(reader, public.proposal))
    if view.fight is not None:
        lines += [part for line in [*view.fight.ours, *view.fight.theirs] for part in WORDS.line(reader, line)]
    if view.draft is not None:
        lines.append(WORDS.draft(reader, view.draft, None if view.fight is None else view.fight.fighter))
    if ask is not None:
        lines.append(WORDS.question(public, view.seat, ask.question))
        for option in ask.options:
            for short in (False, True):
                lines.append(WORDS.option(reader, ask.question, option, short=short))
            lines.append(WORDS.deed(reader, ask.question, option)[0])
    return lines


@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_game_can_be_told_to_everybody(box: str) -> None:
    game = new_game([box], list(NAMES), 7)
    dice = Random(7)
    for _ in range(ANSWERS):
        if game.over:
            break
        view = game.view(game.to_act)
        assert view.ask is not None
        for line in said(view):
            assert not GAP.search(line), line
        game.choose(game.to_act, dice.randrange(len(view.ask.options)))
    for seat in (None, *range(len(NAMES))):
        view = game.view(seat)
        for event in view.events:
            line = WORDS.event(Reader.of(view.public, seat), event)
            assert not GAP.search(line), f"{event.what}: {line}"
