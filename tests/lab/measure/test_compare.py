"""Comparisons: a known difference is found, and runs that cannot be compared are refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kickdoor
from kickdoor.cli import app
from kickdoor.lab.measure.compare import compare
from kickdoor.lab.run.plan import box_name
from kickdoor.lab.run.runs import BadRun
from tests.lab.made import made_run

FAST = ["--bots", "simple,simple,simple", "--cores", "1"]
BASE = Path(kickdoor.__file__).parent / "editions" / "base"


def _compare(*words: object) -> Result:
    return CliRunner().invoke(app, ["compare", *[str(word) for word in words]])


def test_a_run_and_itself_are_the_same_in_every_game(tmp_path: Path) -> None:
    run = made_run(tmp_path / "run", games=20)
    found = compare(run, run)
    assert found.pairs == 20
    assert not any(move.sure or move.step.value or move.step.error for move in found.moves)


def test_a_planted_difference_is_found_and_no_other(tmp_path: Path) -> None:
    found = compare(made_run(tmp_path / "a"), made_run(tmp_path / "b", longer=2, luck=2))
    assert [move.name for move in found.moves if move.sure] == ["rounds"]
    rounds = found.moves[0]
    assert rounds.step.low < 2 < rounds.step.high
    assert rounds.after - rounds.before == pytest.approx(rounds.step.value)
    assert len(found.cards) == 12
    assert not any(move.worth.sure for move in found.cards)


def test_pairing_takes_away_what_the_seeds_have_in_common(tmp_path: Path) -> None:
    """Games of these runs differ by five rounds from seed to seed, and by one from luck to luck."""
    paired = compare(made_run(tmp_path / "a"), made_run(tmp_path / "b", luck=2)).moves[0]
    assert paired.step.error < 0.15  # unpaired it would be 0.33


def test_only_seeds_that_both_have_are_compared(tmp_path: Path) -> None:
    found = compare(made_run(tmp_path / "a", games=40), made_run(tmp_path / "b", games=40, seed=10))
    assert found.pairs == 30


def test_runs_without_a_common_seed_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="share 0 of their 20 and 20 seeds"):
        compare(made_run(tmp_path / "a", games=20), made_run(tmp_path / "b", games=20, seed=100))


def test_two_runs_as_a_table_and_as_json(tmp_path: Path) -> None:
    made_run(tmp_path / "a")
    made_run(tmp_path / "b", longer=2, luck=2)
    table = _compare(tmp_path / "a", tmp_path / "b", "--card", "<card & 3>")
    assert table.exit_code == 0, table.output
    assert "60 games with the same seeds in both" in table.output
    assert next(line for line in table.output.splitlines() if line.endswith("more")).startswith("rounds ")
    assert "Beyond chance 1 of" in table.output
    assert "<card & 3> " in table.output
    told = json.loads(_compare(tmp_path / "a", tmp_path / "b", "--json").stdout)
    assert set(told) == {"a", "b", "pairs", "changed", "moves", "cards"}
    assert told["moves"][0]["name"] == "rounds" and told["moves"][0]["sure"]
    assert set(told["cards"][0]) > {"name", "a", "b", "difference", "interval", "drawn", "played"}


def test_a_changed_card_is_named_with_both_its_printings(tmp_path: Path) -> None:
    shutil.copytree(BASE, tmp_path / "my-base")
    cards = tmp_path / "my-base" / "monsters.toml"
    text = cards.read_text("utf-8")
    cards.write_text(
        text.replace('name = "Guard Hamster"\nlevel = 1', 'name = "Guard Hamster"\nlevel = 7'), "utf-8"
    )
    result = _compare("base", tmp_path / "my-base", "-n", 3, *FAST)
    assert result.exit_code == 0, result.output
    assert 'Guard Hamster: "Level 1 · 1 Treasure"' in result.output
    assert "Level 7" in result.output
    assert "and left out: Guard Hamster" in result.output


def test_two_sets_of_options(tmp_path: Path) -> None:
    words = ["base", "base", "-n", 8, *FAST, "--option-b", "winning_level=4", "--keep", tmp_path / "kept"]
    told = json.loads(_compare(*words, "--json").stdout)
    assert told["a"]["settings"] == {} and told["b"]["settings"] == {"winning_level": 4}
    assert told["moves"][0]["name"] == "rounds"
    assert told["moves"][0]["difference"] < 0 and told["moves"][0]["sure"]
    # The games were kept: as runs they are compared again, and a box is played by a run's plan.
    again = json.loads(_compare(tmp_path / "kept" / "a", tmp_path / "kept" / "b", "--json").stdout)
    assert again == told
    same = json.loads(_compare(tmp_path / "kept" / "a", "base", "--cores", "1", "--json").stdout)
    assert same["b"] == told["a"]
    assert not any(move["difference"] for move in same["moves"])


def test_a_folder_that_is_called_like_one_of_our_boxes_does_not_hide_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "attic").mkdir()
    monkeypatch.chdir(tmp_path)
    assert (box_name("base"), box_name("nowhere")) == ("base", "nowhere")
    assert box_name("attic") == str(tmp_path / "attic")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["base", "nowhere"], "no box called 'nowhere'"),
        (["base", "base", "--bots", "clever"], "SET-01"),
        (["base", "base", "--bots", "clever,simple,simple"], "no bot called 'clever'"),
        (["base", "base", "--option-b", "epic"], "expected name=value"),
        (["base", "base", "--option", "speed=9"], "There is no table setting speed."),
        (["RUN", "RUN", "-n", "5", "--seed", "3"], "-n, --seed: the plan in"),
        (["RUN", "base", "--option-a", "epic=true"], "is a run, played already"),
    ],
)
def test_what_cannot_be_compared_is_said_in_a_line(tmp_path: Path, words: list[str], said: str) -> None:
    made_run(tmp_path / "run", games=2)
    result = _compare(*[str(tmp_path / "run") if word == "RUN" else word for word in words])
    assert result.exit_code == 1
    assert said in result.output
    assert "Traceback" not in result.output
