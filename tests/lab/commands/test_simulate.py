"""`kickdoor simulate` and `kickdoor replay --from-run` as people use them: kept, interrupted, refused."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kickdoor.cli import app
from kickdoor.lab.measure.folders import resume, simulate
from kickdoor.lab.run.executors import SerialExecutor
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.runs import Run

FAST = "simple,simple,simple"
ALONE = ("--bots", FAST, "--cores", "1")


def said(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("runs") / "run"
    simulate(Plan(("base",), ("simple",) * 3, 2, 1), path, SerialExecutor())
    return path


def test_the_command_keeps_a_run_and_goes_on_with_it(tmp_path: Path) -> None:
    words = ("simulate", *ALONE, "--option", "winning_level=5", "--out", str(tmp_path / "run"))
    code, output = said(*words, "-n", "1")
    assert code == 0, output
    assert "base: 1 games of simple, simple, simple, from seed 0, winning_level=5" in output
    assert "Nothing of these games is kept" not in output
    code, output = said(*words, "-n", "2")
    assert code == 0, output
    plan = Run(tmp_path / "run").plan
    assert (plan.games, plan.settings) == (2, {"winning_level": 5})
    code, output = said("simulate", "--resume", str(tmp_path / "run"), "--json")
    assert json.loads(output[output.index("{") :])["games"] == 2


def test_who_keeps_nothing_is_told_how_to() -> None:
    assert "--out FOLDER keeps them" in said("simulate", *ALONE, "-n", "1")[1]


def test_resuming_takes_its_plan_from_the_run(run: Path) -> None:
    code, output = said("simulate", "--resume", str(run), "-n", "9")
    assert code == 1
    assert "leave out what the plan says" in output


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, output = said("simulate", *ALONE, "-n", "1", "--out", str(tmp_path / "file" / "run"))
    assert code == 1
    assert output.strip().endswith("Not a directory")


def test_a_full_disk_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Run.write

    def full(run: Run, batch: int, files: dict[str, bytes]) -> None:
        if batch == 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(run.part("seats", batch)))
        write(run, batch, files)

    monkeypatch.setattr(Run, "write", full)
    code, output = said("simulate", *ALONE, "-n", "3", "--out", str(tmp_path / "run"))
    assert code == 1
    assert f"1 games are kept. Go on: kickdoor simulate --resume {tmp_path / 'run'}" in output
    assert output.strip().endswith("part-00001.parquet: No space left on device")


def test_damage_is_named_and_mended(tmp_path: Path) -> None:
    simulate(Plan(("base",), ("simple",) * 3, 2), tmp_path, SerialExecutor())
    part = Run(tmp_path).part("games", 1)
    part.write_bytes(part.read_bytes()[:50])
    code, output = said("simulate", "--resume", str(tmp_path), "--cores", "1")
    assert code == 0, output
    assert "cut short, or no Parquet file; its games are played again" in " ".join(output.split())
    assert Run(tmp_path).frame("games").collect().height == 2


def test_an_interrupt_keeps_the_batches_that_are_done(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = ["simulate", "--bots", FAST, "-n", "100", "--cores", "2", "--out", str(out)]
    command = [sys.executable, "-m", "kickdoor.cli", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while not list(out.glob("games/part-*.parquet")):
            assert process.poll() is None
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert " of 100 games of simple, simple, simple" in output
    assert f"Go on: kickdoor simulate --resume {out}" in errors
    assert 0 < resume(out).tally.games < 100
    assert not list(out.rglob(".*"))


def test_a_game_of_a_run_is_told_checked_and_saved(run: Path, tmp_path: Path) -> None:
    one = ("replay", "--from-run", str(run), "--game", "1")
    code, output = said(*one)
    assert code == 0
    assert "goes first" in output
    assert "wins the game" in output
    code, output = said(*one, "--verify", "--save", str(tmp_path / "game.json"))
    assert code == 0
    assert re.search(rf"game 1 of {re.escape(str(run))}: \d+ answers replayed", output)
    assert said("replay", str(tmp_path / "game.json"), "--verify")[0] == 0
    assert "After 5 of" in said(*one, "--to", "5")[1]


@pytest.mark.parametrize("words", [(), ("game.json", "--from-run", "run")])
def test_a_replay_is_of_a_file_or_of_a_run(words: tuple[str, ...]) -> None:
    assert said("replay", *words) == (1, "expected a file, or --from-run RUN --game NUMBER\n")


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_games_that_are_not_kept_need_neither_polars_nor_ray(tmp_path: Path) -> None:
    words = ["simulate", *ALONE, "-n", "1"]
    code = f"""
import sys
sys.modules["polars"] = sys.modules["ray"] = None
from typer.testing import CliRunner
from kickdoor.cli import app
assert CliRunner().invoke(app, {words!r}).exit_code == 0
print(CliRunner().invoke(app, [*{words!r}, "--out", {str(tmp_path / "run")!r}]).output)
print(CliRunner().invoke(app, [*{words!r}, "--on", "ray"]).output)
"""
    assert python(code).splitlines() == [
        "kickdoor simulate --out needs polars, which is not installed: pip install 'kickdoor[lab]'",
        "",
        "--on ray needs ray, which is not installed: pip install 'kickdoor[ray]'",
    ]
    assert not (tmp_path / "run").exists()


def test_the_big_libraries_are_imported_only_when_they_are_needed() -> None:
    imports = "import sys, kickdoor.cli, kickdoor.lab.measure.simulate"
    code = f"{imports}; print({{'polars', 'ray', 'altair'}} & set(sys.modules))"
    assert python(code) == "set()"
