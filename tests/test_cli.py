"""The command line itself: settings and options, help, generated pages, and what is loaded and what is missing.

What a command does is tested in the folder of its package.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kickdoor.command_line import spoken
from tests.command import kickdoor

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--box", "nowhere"], "there is no box called 'nowhere'"),
        (["--players", "2"], "SET-01"),
        (["--players", "7"], "SET-01"),
        (["--option", "epic"], "expected name=value"),
        (["--option", "speed=9"], "There is no table setting speed. There are epic, "),
        (["--option", "epic=9"], "epic must be true or false, not 9."),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(words: Sequence[str], said: str) -> None:
    result = kickdoor("play", "--watch", *words)
    assert result.exit_code == 1
    assert said in result.output
    assert "Traceback" not in result.output


def test_settings_are_listed_by_group_with_the_values_of_the_edition() -> None:
    base, of_super = kickdoor("settings").output, kickdoor("settings", "--box", "super", "--box", "base").output
    assert "Length of the game\n  epic=false" in base
    assert "  loot_from=treasure" in base
    assert "  loot_from=door" in of_super
    assert "  big_items=any" in of_super
    assert "*" not in base


def test_a_setting_that_is_changed_is_marked_with_what_it_implies() -> None:
    listed = kickdoor("settings", "--box", "oz", "--option", "epic=true").output
    assert "* epic=true" in listed
    assert "* winning_level=20" in listed
    assert "  hand_limit=5" in listed


def test_a_card_is_shown_in_german_and_found_by_its_german_name() -> None:
    said = kickdoor("cards", "show", "Zwerg", "--language", "de").output
    assert said.startswith("Zwerg\nRasse\nDu darfst beliebig viele große Gegenstände haben.")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "../words/de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken() == language


def test_settings_and_bots_are_listed_in_the_reader_s_language() -> None:
    for command in ("settings", "bots"):
        plain = [
            line for line in kickdoor(command, "--language", "xx-pseudo").output.splitlines() if "⟦" not in line
        ]
        assert not [line for line in plain if line.strip()]


@pytest.mark.parametrize(
    ("page", "words"), [("rules.md", ["rules", "--page"]), ("card-language.md", ["cards", "language"])]
)
def test_the_generated_pages_are_fresh(page: str, words: Sequence[str]) -> None:
    committed = (ROOT / "docs" / page).read_text("utf-8")
    assert kickdoor(*words).output == committed, f"docs/{page} is stale: run `make docs`"


def _python(code: str) -> str:
    """What a fresh interpreter prints."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    return done.stdout.strip()


def test_importing_the_package_is_light() -> None:
    """Libraries for the terminal, for files and for the server are not loaded: a simulation does not need them."""
    loaded = _python("import sys, kickdoor; print(*sys.modules)").split()
    assert not {"typer", "rich", "ruamel.yaml", "pydantic", "fluent.runtime"} & set(loaded)


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        (["arena", "-n", "4"], "openskill", "lab"),
        (["protocol"], "uvicorn", "server"),
        (["serve"], "uvicorn", "server"),
        (["join", "http://localhost:8000/"], "websockets", "server"),
        (["replay", "--from-run", "run"], "polars", "lab"),
    ],
)
def test_a_command_says_at_once_which_extra_is_missing(words: list[str], module: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules[{module!r}] = None\n"
        "from typer.testing import CliRunner\n"
        "from kickdoor.cli import app\n"
        f"print(CliRunner().invoke(app, {words!r}).output)"
    )
    assert _python(code).endswith(f" needs {module}, which is not installed: pip install 'kickdoor[{extra}]'")


def test_every_command_has_help() -> None:
    for words in (["play"], ["replay"], ["scenario"], ["cards"], ["cards", "check"], ["rules"], ["bench"]):
        result = kickdoor(*words, "--help")
        assert result.exit_code == 0, words


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, rest = (ROOT / "README.md").read_text("utf-8").partition("```python\n")
    code, _, _ = rest.partition("```")
    exec(code, {})
    assert " over reason=" in capsys.readouterr().out


def test_the_picture_of_the_readme_is_fresh(tmp_path: Path) -> None:
    drawn = tmp_path / "fight.svg"
    subprocess.run([sys.executable, "scripts/picture.py", str(drawn)], cwd=ROOT, check=True)
    assert drawn.read_text("utf-8") == (ROOT / "docs" / "fight.svg").read_text("utf-8"), "run `make docs`"
