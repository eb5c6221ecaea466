"""The phases of a turn are called what the edition calls them: in buttons, questions, the log and refusals."""

from __future__ import annotations

import pytest

import kickdoor
from kickdoor.engine.game import Game
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.scenario.position import set_up
from kickdoor.views.deeds import RefusalView
from kickdoor.views.seat import View
from kickdoor.words import Reader, Words, refusals
from kickdoor.words.catalogue import HERE

WORDS = Words(strict=True)
RAT = {"kind": "monster", "name": "Rat", "level": 1, "treasures": 1, "bad_stuff": []}


def at_the_start(box: str) -> Game:
    return set_up({"box": box, "cards": [RAT], "players": {"Ann": {"hand": ["Rat"]}, "Bo": {}, "Cy": {}}})


def buttons(view: View) -> list[str]:
    assert view.ask is not None
    reader = Reader.of(view.public, view.seat)
    return [WORDS.option(reader, view.ask.question, option) for option in view.ask.options]


def take(game: Game, verb: str) -> None:
    ask = game.ask(0)
    assert ask is not None
    game.choose(0, next(option for option in ask.options if option.verb == verb).word(game.table))


def lines(game: Game) -> list[str]:
    reader = Reader.of(game.public(False), None)
    return [WORDS.event(reader, event.view(known=True)) for event in game.events]


@pytest.mark.parametrize("box", OWN_BOXES)
def test_buttons_and_questions_name_the_phases_as_the_edition_does(box: str) -> None:
    names = own_box(box).phases
    game = at_the_start(box)
    view = game.view(0)
    assert view.ask is not None
    assert names["door"] in buttons(view)
    assert names["door"] in WORDS.question(view.public, 0, view.ask.question)
    refused = game.why_not(0, "look_for_trouble", card="Rat")
    assert refused is not None
    assert names["door"] in WORDS.refusal(Reader.of(view.public, 0), refused.view)


def test_a_whole_turn_of_harry_potter_speaks_of_its_own_phases() -> None:
    position = {
        "box": "harry-potter",
        "cards": [RAT],
        "players": {"Ann": {"hand": ["Rat"]}, "Bo": {}, "Cy": {}},
        "phase": "room",
    }
    game = set_up(position)
    view = game.view(0)
    said = buttons(view)
    assert "Up to No Good: fight Rat" in said
    assert "Loot the Room" in said
    assert view.ask is not None
    assert (
        WORDS.question(view.public, 0, view.ask.question, view.ask.options)
        == "No monster came. Either Up to No Good with a monster of your hand, or Loot the Room?"
    )
    take(game, "look_for_trouble")
    assert "Ann · Up to No Good: Rat" in lines(game)


def test_the_log_names_the_door_and_the_looting_as_the_edition_does() -> None:
    game = kickdoor.new_game("harry-potter", players=["Ann", "Bo", "Cy"], seed=7)
    for _ in range(400):
        if game.over:
            break
        game.choose(game.to_act, 0)
    said = lines(game)
    assert any("· Unlock the Door: " in line for line in said)
    assert not any("Kick Open the Door" in line for line in said)


def test_without_a_table_the_phases_have_their_usual_names() -> None:
    assert refusals.sentence(RefusalView(rule="TURN-02", reason="door_first")) == "First comes Kick Open the Door."


def test_no_message_of_a_deed_an_event_or_a_refusal_has_the_words_of_one_edition() -> None:
    for name in ("options", "events", "questions", "refusals"):
        text = (HERE / "en" / f"{name}.ftl").read_text("utf-8").lower()
        for words in ("kick open", "look for trouble", "looks for trouble", "loot the room", "loots the room"):
            assert words not in text, name
