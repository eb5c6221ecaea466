"""The terminal draws from views and says everything with the catalogue."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kickdoor.cli import app
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.scenario.position import set_up
from kickdoor.tables import box_of, new_game
from kickdoor.terminal.choices import arranged
from kickdoor.terminal.screen import Screen
from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView, OptionView, QuestionView
from kickdoor.words import PSEUDO, Words

TYPED = "?\nt\nlog\nc\nc 1\nwhy\nwhy Bo\nnonsense\n99\n\nsave\n1\n1\n1\n1\n1\n1\n1\n1\nq\n"


def play(*words: str, typed: str = "q\n") -> str:
    result = CliRunner().invoke(app, ["play", "--seed", "5", "--name", "Zoe", *words], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def outside_brackets(text: str) -> str:
    """What stands in no message of the pseudo-language."""
    depth, found = 0, []
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        if not depth:
            found.append(sign)
    return "".join(found)


def test_in_the_pseudo_language_only_names_stay_as_they_are() -> None:
    said = outside_brackets(play("--box", "base", "--players", "3", "--language", PSEUDO, typed=TYPED))
    box = box_of("base")
    names = {word for face in box.faces for word in re.findall(r"\w+", f"{face.name} {face.flavour}")}
    names |= {word for face in box.faces for word in re.findall(r"\w+", face.printed.kind_word)}
    words = set(re.findall(r"[A-Za-z]{2,}", said))
    assert words - names - {"Zoe", "Ann", "Bo"} == set()


def test_a_game_in_german_shows_cards_choices_and_refusals_in_german() -> None:
    said = play("--box", "base", "--players", "3", "--language", "de", typed="c\nt\nwhy sell\nq\n")
    for words in ("Deine Hand", "Vor dem ersten Zug", "Gegenstand", "Stufe", "Kampf", "Bereit"):
        assert words in said, words
    assert not re.findall(r"\b(Level|Treasures?|level|combat|your|Item)\b", said)


def test_an_unknown_language_is_refused_in_a_line() -> None:
    result = CliRunner().invoke(app, ["play", "--language", "tlh"])
    assert result.exit_code == 1
    assert "there is no language tlh; there are en" in result.output


def test_a_person_is_spoken_to_as_you() -> None:
    story = play("--box", "base", "--players", "3", typed="1\n" * 30 + "log\nq\n")
    assert "You draw " in story
    assert "Zoe draws " not in story
    assert not re.search(r"\bYou \w+s\b(?<!ss)", story), "the verb of `you` has no s"


def test_equal_cards_are_one_choice_and_single_targets_come_first() -> None:
    twin, other = CardView(1, "Twin", "curse", "base"), CardView(2, "Twin", "curse", "base")
    options = [
        OptionView(way="play", verb="play", card=twin, seat=0),
        OptionView(way="play", verb="play", card=twin, seat=1),
        OptionView(way="play", verb="play", card=other, seat=0),
        OptionView(way="play", verb="play", card=CardView(3, "Single", "item", "base")),
        OptionView(way="pass", verb="pass"),
    ]
    assert arranged(AskView(1, QuestionView(kind="start"), options)) == [4, 3, 0, 1]


def screen() -> Screen:
    return Screen(Console(width=100, file=io.StringIO(), record=True), Words(strict=True))


@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_fight_is_drawn_with_its_sum_and_what_is_missing(box: str) -> None:
    """CMB-02: a tie is the monsters', unless somebody wins ties."""
    game, dice, fights = new_game([box], ["Dana", "Bo", "Quill"], 3), Random(3), 0
    while not game.over and fights < 5:
        view = game.view(game.to_act)
        fight = view.fight
        if fight is not None and fight.foes:
            fights += 1
            drawn = screen()
            drawn.fight(view, fight)
            text = drawn.console.export_text()
            assert sum(line.amount for line in fight.ours) == fight.munchkins
            assert fight.winning == (fight.short == 0)
            assert fight.winning or fight.short in (fight.monsters - fight.munchkins + tie for tie in (0, 1))
            assert ("as it stands" in text) == fight.winning
            assert fight.winning or re.search(rf"needs? {fight.short} more to win", text)
        assert view.ask is not None
        game.choose(game.to_act, dice.randrange(len(view.ask.options)))
    assert fights


def test_an_offer_to_the_reader_stands_under_the_question() -> None:
    """HELP-03."""
    game, dice = new_game(["base"], ["Dana", "Bo", "Quill"], 1), Random(1)
    while not game.over:
        view = game.view(game.to_act)
        assert view.ask is not None
        ask, offers = view.ask, [offer for offer in view.offers if offer.to == view.seat and offer.kind == "help"]
        if offers and view.draft is None:
            drawn = screen()
            drawn.choices(view, ask)
            assert re.search(r"(offers you|will help you)", drawn.console.export_text())
            return
        game.choose(game.to_act, dice.randrange(len(ask.options)))
    pytest.fail("nobody asked for help in this game")


def test_steps_along_a_track_and_extra_turns_are_drawn() -> None:
    """RULE-38, RULE-41."""
    does = ["take an extra turn"]
    sprint = {"kind": "special", "name": "Sprint", "deck": "treasure", "when": "at any time", "does": does}
    players = {"Dana": {"steps": 4, "hand": ["Sprint"]}, "Bo": {}, "Quill": {"steps": 1}}
    game = set_up({"box": "oz", "cards": [sprint], "players": players})
    ask = game.ask(0)
    assert ask is not None
    game.choose(0, next(option.word(game.table) for option in ask.options if option.verb == "play"))
    drawn = screen()
    drawn.table(game.view(1))
    text = " ".join(drawn.console.export_text().split())
    assert "the Yellow Brick Road: Dana 4 of 6 and Quill 1 of 6" in text
    assert "extra turn: Dana" in text
