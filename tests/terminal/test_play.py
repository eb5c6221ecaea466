"""`kickdoor play` in a terminal: a whole game, what each command answers, and a record saved on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.terminal.play import ask_sex
from kickdoor.words import Words
from tests.command import kickdoor
from tests.proofs import rule


def test_watching_tells_the_story_to_its_end() -> None:
    result = kickdoor("play", "--watch", "--box", "base", "--players", "3", "--seed", "1")
    assert result.exit_code == 0
    assert "The seed is 1; its SHA-256 is " in result.output
    assert " Turn 1: " in result.output
    assert "The game is over" in result.output


def test_a_game_is_played_to_its_end_with_numbers() -> None:
    result = kickdoor("play", "--box", "oz", "--name", "Zoe", "--seed", "2", typed="1\n" * 3000)
    assert result.exit_code == 0
    assert "Zoe" in result.output
    assert "The game is over" in result.output


def test_a_person_is_told_nothing_hidden() -> None:
    result = kickdoor("play", "--box", "oz", "--name", "Zoe", "--seed", "2", typed="")
    assert "draws 4 Door cards and 4 Treasures" in result.output
    assert result.output.count("You draw ") == 8


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There are choices from 1 to"),
        ("99999999999999999999", "A number takes a choice"),
        ("²", "A number takes a choice"),
        ("-1", "A number takes a choice"),
        ("1 2", "A number takes a choice"),
        ("nonsense", "A number takes a choice"),
        ("?", "takes choice 3"),
        ("t", "In play"),
        ("log", "The game begins"),
        ("c", "│"),
        ("c 99", "There is no such card in sight"),
        ("c no such thing", "There is no such card in sight"),
        ("why", "Why what?"),
        ("why sell", "SET-08"),
        ("why fly", "SET-08"),
        ("why trade Bo", "SET-08"),
        ("why trade Nobody", "no card in sight and no player called Nobody"),
        ("save", "Where to?"),
        ("save /no/such/folder/file", "Not saved"),
        ("[bold]", "A number takes a choice"),
    ],
)
def test_whatever_is_typed_is_answered(typed: str, answer: str) -> None:
    result = kickdoor("play", "--box", "base", "--name", "Zoe", "--seed", "5", typed=typed + "\nq\n")
    assert result.exit_code == 0, result.output
    assert answer in result.output


def test_the_record_can_be_saved_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    result = kickdoor("play", "--box", "base", "--name", "Zoe", "--seed", "5", typed=f"1\nsave {file}\nq\n")
    assert f"Saved in {file}" in result.output.replace("\n", "") or file.exists()
    assert kickdoor("replay", str(file), "--verify").exit_code == 0


@rule("RULE-28")
def test_the_sex_of_a_character_is_said_or_decided_by_the_seed() -> None:
    said = kickdoor("play", "--watch", "--box", "oz", "--players", "3", "--seed", "3", "--sex", "Female")
    assert "Ann is" not in said.output.partition("(chosen at random)")[0].rpartition("\n")[2]
    assert said.output.count("(chosen at random)") == 2
    assert "male or female" in kickdoor("play", "--sex", "neither").output


@rule("RULE-28")
def test_a_wrong_answer_to_the_question_for_the_sex_says_what_is_expected() -> None:
    typed, asked = iter(["x", "f"]), []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return next(typed)

    assert ask_sex(Words(strict=True), read) == "female"
    assert asked[1].strip() == "Type female or male, or f or m; Enter alone means at random."
