"""Every scenario file holds; a file that does not says which line, and what was found instead."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from kickdoor import replay, set_up
from kickdoor.scenario.position import Position
from kickdoor.scenario.reader import read
from kickdoor.scenario.runner import run_file, run_files
from tests.command import kickdoor

SCENARIOS = Path(__file__).parent.parent / "scenarios"
ANY_REASON = 16  # refusals that accept any reason; it may only fall
FILES = sorted(SCENARIOS.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SCENARIOS)) for file in FILES])
def test_a_scenario_holds(file: Path) -> None:
    outcome = run_file(file)
    assert outcome.ok, f"\n{outcome}"


def test_refusals_name_the_rule_that_decides() -> None:
    """`refused: true` is for a refusal that the sentence of a card decides and no rule."""
    files = [file for folder in ("scenarios", "editions") for file in (SCENARIOS.parent / folder).rglob("*.yaml")]
    any_reason = [
        f"{file.relative_to(SCENARIOS.parent)}:{number}"
        for file in sorted(files)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if re.search(r"\brefused: true\b", line)
    ]
    assert len(any_reason) <= ANY_REASON, "\n".join(any_reason)


OZ = """\
title: a probe
box: oz
players:
  Ann: {level: 3}
  Bo: {}
  Cy: {}
"""


def first_complaint(folder: Path, text: str) -> str:
    file = folder / "probe.yaml"
    file.write_text(text, "utf-8")
    outcome = run_file(file)
    assert not outcome.ok
    return str(outcome).removeprefix(str(file) + ":")


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ("steps:\n  - expect: {Ann: {level: 4}}\n", "8: Ann level: expected 4, found 3"),
        ("steps:\n  - {by: Ann, do: fight}\n", "8: Ann cannot fight"),
        (
            "steps:\n  - {by: Ann, do: kick_door, refused: true}\n",
            "8: expected a refusal (True), but Ann may kick_door",
        ),
        (
            "steps:\n  - {by: Ann, do: kik_door}\n",
            "8: steps 0 do: the list of actions has no 'kik_door'; did you mean kick_door?",
        ),
        ("steps:\n  - {by: Dan, do: kick_door}\n", "8: steps 0 by: the table has no 'Dan'"),
        ("steps:\n  - {by: Ann, do: play}\n", "8: steps 0: play needs `card`"),
        (
            "steps:\n  - {by: Ann, do: discard, card: Bucketman}\n",
            "8: steps 0 card: no card is called 'Bucketman'",
        ),
        (
            "door: [Winged Monkey]\nsteps: []\n",
            "7: refused: door 0: no card is called 'Winged Monkey'; did you mean Winged Monkeys?",
        ),
        (
            "door: [Yoop Boots]\nsteps: []\n",
            "7: refused: door 0: Yoop Boots is no card of the Door deck (DECK-01)",
        ),
        ("dice: [7]\nsteps: []\n", "7: refused: dice 0: a die does not fall on 7"),
        ("turn: Dan\nsteps: []\n", "7: refused: turn: nobody is called 'Dan'"),
        ("steps: {}\n", "7: steps: expected a list of mappings, found {}"),
        ("refused: true\n", "7: expected the position to be refused"),
        ("options: {speed: 3}\nsteps: []\n", "7: refused: options: There is no table setting speed."),
        ("title: twice\nsteps: []\n", "7: 'title' stands here twice"),
        ("", "1: a scenario needs `steps`"),
    ],
)
def test_the_first_line_that_does_not_hold_is_named(tmp_path: Path, steps: str, complaint: str) -> None:
    assert first_complaint(tmp_path, OZ + steps).startswith(complaint)


@pytest.mark.parametrize(
    ("player", "rules"),
    [
        ("{level: 10}", "LVL-01"),
        ("{in_play: [Wizard, Soldier]}", "CLS-01"),
        ("{in_play: [Wizard, Wizard, Super Munchkin]}", "CLS-04"),
        ("{in_play: [Super Munchkin]}", "CLS-07"),
        ("{in_play: [Wizard of Oz, Wizard of Oz]}", "CMP-01"),
        ("{in_play: [Winged Monkeys]}", "DECK-04"),
        ("{in_play: [Cheat!]}", "CHEAT-01"),
    ],
)
def test_an_impossible_position_is_refused_by_its_rule(tmp_path: Path, player: str, rules: str) -> None:
    text = OZ.replace("{level: 3}", player) + f"refused: {rules}\n"
    (tmp_path / "probe.yaml").write_text(text, "utf-8")
    outcome = run_file(tmp_path / "probe.yaml")
    assert outcome.ok, f"\n{outcome}"


def test_words_like_on_and_no_are_words(tmp_path: Path) -> None:
    (tmp_path / "probe.yaml").write_text(
        OZ.replace("Bo:", "no:") + "steps:\n  - expect: {no: {level: 1}}\n", "utf-8"
    )
    assert run_file(tmp_path / "probe.yaml").ok


def test_a_hostile_file_is_refused_in_time(tmp_path: Path) -> None:
    assert "alias" in first_complaint(tmp_path, "a: &a [x]\nb: [*a, *a]\n")
    assert "nested" in first_complaint(tmp_path, "a: " + "[" * 5000 + "]" * 5000)
    assert "bytes" in first_complaint(tmp_path, "# " + "x" * 300_000)


def test_the_record_of_a_position_plays_again() -> None:
    scenario = read(SCENARIOS / "fights" / "oz.yaml")
    game = set_up(scenario.data)
    while not game.over and len(game.answers) < 40:
        game.choose(game.to_act, 0)
    again = replay(game.record)
    assert [str(event) for event in again.events] == [str(event) for event in game.events]
    assert Position(scenario.data).names == game.names


def test_running_files_prints_what_does_not_hold(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(OZ + "steps: []\n", "utf-8")
    (tmp_path / "bad.yaml").write_text(OZ + "steps:\n  - expect: {turn: Bo}\n", "utf-8")
    told = io.StringIO()
    with redirect_stdout(told):
        assert run_files([tmp_path / "good.yaml"]) == 0
        assert run_files([tmp_path]) == 1
    assert f"{tmp_path / 'bad.yaml'}:8: turn: expected Bo, found Ann" in told.getvalue()


def test_all_scenarios_of_a_file_are_run_with_the_lines_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "several.yaml"
    good, bad = OZ + "steps: []\n", OZ + "steps:\n  - expect: {turn: Bo}\n"
    file.write_text(f"{good}---\n{bad}--- # another\n{OZ}stepps: []\n", "utf-8")
    told = io.StringIO()
    with redirect_stdout(told):
        assert run_files([file]) == 1
    before = len(good.splitlines()) + 1
    assert f"{file}:{before + 8}: turn: expected Bo, found Ann\n" in told.getvalue()
    assert f"{file}:{before + 9 + 7}: " in told.getvalue()
    assert told.getvalue().endswith("1 of 3 hold\n")


def test_scenarios_are_run() -> None:
    assert kickdoor("scenario", str(SCENARIOS / "fights")).exit_code == 0
    assert kickdoor("scenario", "no-such-file.yaml").exit_code == 1
