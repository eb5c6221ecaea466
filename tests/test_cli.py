"""The command line as people meet it: every command run, and every mistake answered in a line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kickdoor.cli import app

ROOT = Path(__file__).parent.parent


def kickdoor(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "watched.json"
    result = kickdoor("play", "--watch", "--box", "oz", "--seed", "3", "--save", str(file))
    assert result.exit_code == 0, result.output
    return file


# Play.


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
        ("why sell", "TIME-"),
        ("why fly", "TIME-01"),
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--box", "nowhere"], "there is no box called 'nowhere'"),
        (["--players", "2"], "SET-01"),
        (["--players", "7"], "SET-01"),
        (["--option", "epic"], "expected name=value"),
        (["--option", "speed=9"], "no table setting is called 'speed'"),
        (["--option", "epic=9"], "epic is true or false"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(words: Sequence[str], said: str) -> None:
    result = kickdoor("play", "--watch", *words)
    assert result.exit_code == 1
    assert said in result.output
    assert "Traceback" not in result.output


def test_settings_are_listed() -> None:
    assert "epic=false" in kickdoor("settings").output


# Records.


def test_a_record_is_told_again(record: Path) -> None:
    result = kickdoor("replay", str(record))
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_a_record_is_proven(record: Path) -> None:
    result = kickdoor("replay", str(record), "--verify")
    assert result.exit_code == 0, result.output
    assert json.loads(record.read_text("utf-8"))["seed_hash"] in result.output


def test_a_record_of_version_1_is_verified_but_for_its_digest(record: Path, tmp_path: Path) -> None:
    old = json.loads(record.read_text("utf-8")) | {"kickdoor": 1, "events": "00"}
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old), "utf-8")
    assert "The game is over" in kickdoor("replay", str(file)).output
    result = kickdoor("replay", str(file), "--verify")
    assert result.exit_code == 0, result.output
    assert "This is a record of version 1." in result.output
    assert "The digest of its events,\n00, was not:\n" in result.output
    file.write_text(json.dumps(old | {"seed_hash": "00"}), "utf-8")
    assert kickdoor("replay", str(file), "--verify").exit_code == 1


def test_the_digest_of_a_game_covers_each_event_as_data(record: Path) -> None:
    from kickdoor import records

    game = records.replay(records.read(record))
    assert records.digest(game) == json.loads(record.read_text("utf-8"))["events"]
    door = next(event for event in game.events if event.what == "door")
    assert door.card is not None
    assert records.event_data(door)[:4] == ["door", door.who, -1, f"{door.card.face.box}/{door.card.name}"]
    before = records.digest(game)
    game.events.append(game.events.pop(-2))
    assert records.digest(game) != before


def test_the_table_is_shown_at_any_answer(record: Path) -> None:
    result = kickdoor("replay", str(record), "--to", "40")
    assert result.exit_code == 0
    assert "After 40 of " in result.output
    assert "'s hand: " in result.output
    assert kickdoor("replay", str(record), "--to", "0").exit_code == 0
    assert kickdoor("replay", str(record), "--to", "999999").exit_code == 0


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seed", 4, "seed_hash: "),
        ("seed_hash", "00", "seed_hash: 00 was published"),
        ("seed_hash", None, "seed_hash: expected the SHA-256"),
        ("events", "00", "events: the record says 00"),
        ("bots", [0, "x"], "bots: expected a list of seats"),
    ],
)
def test_a_record_that_was_touched_is_found_out(
    record: Path, tmp_path: Path, key: str, value: object, said: str
) -> None:
    touched = json.loads(record.read_text("utf-8"))
    touched[key] = value
    if key == "seed":
        touched["answers"] = []
    file = tmp_path / "touched.json"
    file.write_text(json.dumps(touched), "utf-8")
    result = kickdoor("replay", str(file), "--verify")
    assert result.exit_code == 1
    assert said in result.output


def test_a_bot_that_was_overruled_is_found_out(record: Path, tmp_path: Path) -> None:
    from kickdoor import records

    touched = records.read(record)
    answers = touched["answers"]
    assert isinstance(answers, list)
    game = records.replay(touched, 0)
    ask = game.ask(game.to_act)
    assert ask is not None
    other = next(index for index in range(len(ask.options)) if index != answers[0][1])
    game.choose(game.to_act, other)
    file = tmp_path / "overruled.json"
    records.save(game, file, dict.fromkeys(range(4), "simple"))
    result = kickdoor("replay", str(file), "--verify")
    assert result.exit_code == 1
    assert "answers[0]: the bot in seat" in result.output


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not JSON at line 1"),
        (b"{", "not JSON at line 1"),
        (b"[1]", "expected an object"),
        (b"\xff\xfe", "not written in UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"seed": ' + b"9" * 100_000 + b"}", "number too long"),
        (b"{}", "kickdoor: expected 1"),
        (b'{"kickdoor": 1}', "boxes: expected a list"),
        (
            b'{"kickdoor": 1, "boxes": [["nowhere", ""]], "players": [], "settings": {}, "seed": 1}',
            "no box called",
        ),
        (
            b'{"kickdoor": 1, "boxes": [["oz", ""]], "players": [], "settings": {}, "seed": 1}',
            "cards have changed",
        ),
    ],
)
def test_a_bad_record_is_refused_in_a_line(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    result = kickdoor("replay", str(file))
    assert result.exit_code == 1
    assert said in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("place", "answer", "said"),
    [
        (5, [0, 999], "answers[5]: [0, 999] is refused"),
        (0, [9, 0], "answers[0]: [9, 0] is refused"),
        (7, "x", "answers[7]: expected [seat, index]"),
        (7, [0], "answers[7]: expected [seat, index]"),
    ],
)
def test_a_bad_answer_is_named_by_its_place(
    record: Path, tmp_path: Path, place: int, answer: object, said: str
) -> None:
    touched = json.loads(record.read_text("utf-8"))
    touched["answers"][place] = answer
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(touched), "utf-8")
    result = kickdoor("replay", str(file))
    assert result.exit_code == 1
    assert said in result.output


def test_a_missing_record_is_named() -> None:
    result = kickdoor("replay", "no-such-file.json")
    assert result.exit_code == 1
    assert "no-such-file.json: cannot be read" in result.output


# Cards and rules.


def test_our_own_boxes_have_no_problem() -> None:
    result = kickdoor("cards", "check", str(ROOT / "src" / "kickdoor" / "editions"))
    assert result.exit_code == 0, result.output


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    box = tmp_path / "mine"
    box.mkdir()
    edition = (ROOT / "src" / "kickdoor" / "editions" / "base" / "edition.toml").read_text("utf-8")
    (box / "edition.toml").write_text(edition, "utf-8")
    (box / "monsters.toml").write_text(
        '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = 1\nbad_stuff = ["loose 1 level", "dye"]\n', "utf-8"
    )
    result = kickdoor("cards", "check", str(box))
    assert result.exit_code == 1
    assert '"loose 1 level"' in result.output
    assert '"dye"' in result.output
    assert "lose" in result.output


def test_a_card_is_shown_as_people_see_it() -> None:
    result = kickdoor("cards", "show", "guard hamster")
    assert result.exit_code == 0
    assert "Bad Stuff: Lose 1 level." in result.output


def test_an_unknown_card_gets_the_nearest_name() -> None:
    result = kickdoor("cards", "show", "Gard Hamster")
    assert result.exit_code == 1
    assert "did you mean Guard Hamster" in result.output


def test_one_rule_is_explained_with_its_proofs() -> None:
    result = kickdoor("rules", "cmb-02")
    assert result.exit_code == 0
    assert "CMB-02" in result.output
    assert "scenarios/" in result.output


def test_a_rule_is_told_for_one_edition() -> None:
    assert "A Door card.\n" in kickdoor("rules", "TURN-04", "--box", "oz").output
    assert "Base: a Treasure. Super, Oz," in kickdoor("rules", "TURN-04").output
    listed = kickdoor("rules", "--box", "base").output
    assert "\nDEATH-09  " in listed
    assert "\nDEATH-08  " not in listed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["DEATH-08", "--box", "base"], "DEATH-08 does not hold in base; it holds in south-park\n"),
        (["--box", "mars"], "there is no edition mars; there are base, super, oz, harry-potter, south-park\n"),
    ],
)
def test_a_rule_that_does_not_hold_in_an_edition_is_said_so(words: Sequence[str], said: str) -> None:
    result = kickdoor("rules", *words)
    assert (result.exit_code, result.output) == (1, said)


def test_all_rules_are_listed() -> None:
    from kickdoor.rules import ledger

    listed = kickdoor("rules").output
    assert all(f"\n{number}  " in listed for number in ledger.rules())


def test_an_unknown_rule_gets_its_chapter() -> None:
    result = kickdoor("rules", "CMB-99")
    assert result.exit_code == 1
    assert "CMB-02" in result.output


def test_scenarios_are_run() -> None:
    fights = ROOT / "tests" / "scenarios" / "fights"
    assert kickdoor("scenario", str(fights)).exit_code == 0
    assert kickdoor("scenario", "no-such-file.yaml").exit_code == 1


# Pages, speed, weight.


@pytest.mark.parametrize(
    ("page", "words"), [("rules.md", ["rules", "--page"]), ("card-language.md", ["cards", "language"])]
)
def test_the_generated_pages_are_fresh(page: str, words: Sequence[str]) -> None:
    committed = (ROOT / "docs" / page).read_text("utf-8")
    assert kickdoor(*words).output == committed, f"docs/{page} is stale: run `make docs`"


def test_bench_measures_a_box() -> None:
    result = kickdoor("bench", "--box", "oz", "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    (measured,) = json.loads(result.output)
    assert measured["box"] == "oz"
    assert measured["decisions_per_second"] > 0
    assert measured["clones_per_second"] > 0


def test_the_factory_for_comparisons_plays_and_copies() -> None:
    import random

    from kickdoor.bench import four_players

    play, copy = four_players()
    assert play(random.Random(1)) > 50
    assert copy() is not copy()


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
