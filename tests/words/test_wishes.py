"""A card that asks whether something is wanted: the question carries what the answer yes says."""

from __future__ import annotations

import pytest

from kickdoor.scenario.position import set_up
from kickdoor.tables import box_of
from kickdoor.translations import texts_of
from kickdoor.words import Words
from kickdoor.words.reader import Reader

STEPS = ("kick_door", "fight", "pass")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Keep it as a Hireling with +1", "No, leave it"]),
        ("de", ["Es als Handlanger mit +1 behalten", "Nein, lass es"]),
    ],
)
def test_the_answer_yes_says_what_is_wanted_in_each_language(language: str, said: list[str]) -> None:
    players = {"Ann": {"level": 8}, "Bo": {}, "Cy": {}}
    game = set_up({"box": "base", "players": players, "door": ["Unpaid Skeleton"]})
    for _ in range(20):
        ask = game.open_ask(game.to_act)
        found = [step for step in STEPS if step in [option.verb for option in ask.options]]
        if not found:
            break
        game.choose(game.to_act, found[0])
    view = game.view(0)
    assert view.ask is not None and view.ask.question.wish == "Keep it as a Hireling with +1"
    words = Words(language, strict=True, texts=texts_of(language, [box_of("base")]))
    reader = Reader.of(view.public, 0)
    assert [words.option(reader, view.ask.question, option) for option in view.ask.options] == said
