"""Runs on disk: written batch by batch, resumed, made longer, damaged, read."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path

import polars as pl
import pytest

from kickdoor.lab.measure.folders import begin, resume, simulate
from kickdoor.lab.run.executors import ProcessExecutor, SerialExecutor
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.rerun import rerun
from kickdoor.lab.run.runs import BadRun, Run
from kickdoor.lab.run.schema import TABLES

PLAN = Plan(("base",), ("simple", "greedy", "simple"), 4, seed=11)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of four games, as nobody may change it."""
    path = tmp_path_factory.mktemp("runs") / "played"
    simulate(PLAN, path, SerialExecutor())
    return path


@pytest.fixture
def run(played: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(played, tmp_path / "run"))


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    return {table: Run(path).frame(table).collect().rows() for table in TABLES}


def stopped(path: Path, after: int) -> None:
    """Plays until so many batches are done, then is interrupted."""
    left = after

    def enough(games: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin(PLAN, path).play(SerialExecutor(), enough)


def test_a_run_has_a_row_for_every_game_and_seat(played: Path) -> None:
    run = Run(played)
    games = run.frame("games").collect()
    assert run.plan == PLAN.sealed()
    assert games["seed"].to_list() == [11, 12, 13, 14]
    assert games.schema == run.frame("games").collect_schema()
    seats = run.frame("seats").collect()
    assert seats.group_by("game").len()["len"].to_list() == [3, 3, 3, 3]
    assert seats.filter(pl.col("bot") == "greedy")["seat"].to_list() == [2, 1, 0, 2]


def test_the_same_seeds_give_the_same_rows_on_many_cores(played: Path, tmp_path: Path) -> None:
    simulate(PLAN, tmp_path / "many", ProcessExecutor(2))
    assert rows(tmp_path / "many") == rows(played)


def test_an_interrupted_run_goes_on_where_it_stopped(played: Path, tmp_path: Path) -> None:
    stopped(tmp_path / "run", 2)
    assert Run(tmp_path / "run").frame("games").collect().height == 2
    again = resume(tmp_path / "run")
    assert again.tally.games == 2
    again.play(SerialExecutor())
    assert rows(tmp_path / "run") == rows(played)
    assert again.tally == resume(tmp_path / "run").tally


def test_more_games_make_a_run_longer(run: Path) -> None:
    before = rows(run)["games"]
    longer = Plan(PLAN.boxes, PLAN.bots, 5, PLAN.seed)
    simulation = begin(longer, run)
    assert simulation.tally.games == 4
    simulation.play(SerialExecutor())
    assert rows(run)["games"][:4] == before
    assert Run(run).plan.games == simulation.tally.games == 5
    with pytest.raises(BadRun, match="a run of 5 games; it can be made longer, not shorter"):
        begin(PLAN, run)


def test_a_batch_that_was_short_is_played_anew_when_the_run_grows(tmp_path: Path) -> None:
    plan = Plan(("base",), ("simple",) * 3, 3, batch=2)
    simulate(plan, tmp_path, SerialExecutor())
    simulate(Plan(("base",), ("simple",) * 3, 4, batch=2), tmp_path, SerialExecutor())
    assert Run(tmp_path).frame("games").collect()["game"].to_list() == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Plan(("base",), ("simple",) * 3, 4, 11), "bots: simple,greedy,simple there, simple,simple,simple here"),
        (Plan(("oz",), PLAN.bots, 4, 11), "boxes: base there, oz here"),
        (Plan(("base",), PLAN.bots, 4, 12), "seed: 11 there, 12 here"),
        (Plan(("base",), PLAN.bots, 4, 11, {"epic": True}), "settings: {} there, {'epic': True} here"),
        (Plan(("base",), PLAN.bots, 4, 11, rotate=False), "rotate: True there, False here"),
    ],
)
def test_another_plan_is_refused(run: Path, other: Plan, said: str) -> None:
    before = rows(run)
    with pytest.raises(BadRun) as refused:
        begin(other, run)
    assert said in str(refused.value)
    assert rows(run) == before


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadRun, match="is there already, and is not a run"):
        begin(PLAN, tmp_path)
    with pytest.raises(BadRun, match="is there already, and is not a run"):
        begin(PLAN, tmp_path / "mine.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


# What is damaged.


def test_a_batch_that_lacks_a_part_is_played_again(played: Path, run: Path) -> None:
    (run / "fights" / "part-00001.parquet").unlink()
    assert Run(run).frame("games").collect()["game"].to_list() == [0, 2, 3]
    simulation = resume(run)
    assert simulation.damage == []
    simulation.play(SerialExecutor())
    assert rows(run) == rows(played)


@pytest.mark.parametrize("left", [0, 2, 100, -1])
def test_a_file_that_is_cut_short_is_named_and_its_batch_played_again(played: Path, run: Path, left: int) -> None:
    part = run / "cards" / "part-00002.parquet"
    part.write_bytes(part.read_bytes()[:left])
    with pytest.raises(BadRun) as refused:
        Run(run).frame("games")
    assert f"{part}: cut short" in str(refused.value)
    assert f"kickdoor simulate --resume {run}" in str(refused.value)
    simulation = resume(run)
    assert simulation.damage == [f"{part}: cut short, or no Parquet file"]
    assert simulation.tally.games == 3
    simulation.play(SerialExecutor())
    assert rows(run) == rows(played)


def test_a_file_with_other_columns_is_named(run: Path) -> None:
    part = run / "turns" / "part-00000.parquet"
    pl.DataFrame({"game": [1]}).write_parquet(part)
    with pytest.raises(BadRun, match=r"part-00000.parquet: expected the columns of schema 1, found schema None"):
        Run(run).frame("turns")


def test_there_is_no_other_table(played: Path) -> None:
    with pytest.raises(BadRun, match="a run has no table 'wins'; there are seats, turns, fights, cards, games"):
        Run(played).frame("wins")


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("schema", 2, "schema: expected 1, found 2"),
        ("games", "many", "games: expected a number from 1, found 'many'"),
        ("batch", 0, "batch: expected a number from 1, found 0"),
        ("seed", None, "seed: expected a number, found None"),
        ("bots", [], "bots: expected a list of texts, found []"),
        ("digests", ["a", "b"], "digests: expected one for each of 1 boxes, found 2"),
        ("settings", [], "settings: expected an object"),
        ("rotate", 1, "rotate: expected true or false"),
        ("kickdoor", 1, "kickdoor: expected a version"),
    ],
)
def test_a_broken_plan_says_what_was_expected(run: Path, key: str, value: object, said: str) -> None:
    path = run / "run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), key: value}))
    with pytest.raises(BadRun) as refused:
        Run(run)
    assert str(refused.value).startswith(f"{path}: {said}")


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "not JSON"), ("{", "not JSON"), ("[]", "expected an object, found list"), ("\xff", "not JSON")],
)
def test_a_plan_that_is_no_object_is_refused(run: Path, text: str, said: str) -> None:
    (run / "run.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadRun, match=said):
        resume(run)


def test_a_folder_without_a_plan_is_not_a_run(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match=r"not a run: it has no run.json"):
        resume(tmp_path)


def test_a_full_disk_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushes = 0
    fsync = os.fsync

    def full(file: int) -> None:
        nonlocal flushes
        flushes += 1
        if flushes == 9:  # the plan, a batch of five tables, and the third of the next
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(file)

    monkeypatch.setattr(os, "fsync", full)
    simulation = begin(PLAN, tmp_path / "run")
    with pytest.raises(OSError, match="No space left on device"):
        simulation.play(SerialExecutor())
    monkeypatch.undo()
    assert simulation.tally.games == Run(tmp_path / "run").frame("games").collect().height == 1
    assert not list((tmp_path / "run").rglob(".*"))
    again = resume(tmp_path / "run")
    again.play(SerialExecutor())
    assert again.tally.games == 4


# Played again.


def test_a_game_of_a_run_is_played_again(played: Path) -> None:
    game = rerun(played, 2)
    row = Run(played).frame("games").filter(pl.col("game") == 2).collect().row(0, named=True)
    assert game.record["seed"] == row["seed"] == 13
    assert list(game.winners) == row["winners"]
    assert len(game.answers) == row["decisions"]


def test_a_game_that_comes_out_otherwise_is_found_out(run: Path) -> None:
    part = run / "games" / "part-00002.parquet"
    changed = pl.read_parquet(part).with_columns(digest=pl.lit("0123456789abcdef"))
    changed.write_parquet(part, metadata={"kickdoor": "1"})
    with pytest.raises(BadRun, match="game 2 came out as 0123456789abcdef then"):
        rerun(run, 2)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("kickdoor", "0.0.1", "cannot be played again: it was played by kickdoor 0.0.1, but this is"),
        ("digests", ["0000"], "cannot be played again: the cards of base have changed since: the digest was 0000"),
    ],
)
def test_other_code_or_cards_are_said_so(run: Path, key: str, value: object, said: str) -> None:
    path = run / "run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), key: value}))
    with pytest.raises(BadRun, match=said):
        rerun(run, 1)
    with pytest.raises(BadRun, match=said.replace("be played again", "go on")):
        resume(run)


def test_only_games_that_were_played_can_be_played_again(run: Path) -> None:
    with pytest.raises(BadRun, match="has the games 0 to 3, not 4"):
        rerun(run, 4)
    (run / "seats" / "part-00001.parquet").unlink()
    with pytest.raises(BadRun, match="game 1 is not played yet"):
        rerun(run, 1)
