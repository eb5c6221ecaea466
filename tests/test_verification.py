"""`kickdoor replay --verify`: a true record is confirmed, and a changed one is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor import records
from tests.command import kickdoor


def test_a_record_is_proven(record: Path) -> None:
    result = kickdoor("replay", str(record), "--verify")
    assert result.exit_code == 0, result.output
    assert json.loads(record.read_text("utf-8"))["seed_hash"] in result.output


def test_a_record_of_version_1_is_verified_but_for_its_digest(record: Path, tmp_path: Path) -> None:
    new = json.loads(record.read_text("utf-8"))
    # Before version 3 only those had a sex who had said it.
    sexes = [player.sex for player in records.replay(new).view(None).public.players]
    players = [[name, sex] for (name, _), sex in zip(new["players"], sexes, strict=True)]
    old = new | {"kickdoor": 1, "events": "00", "players": players}
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old), "utf-8")
    assert "The game is over" in kickdoor("replay", str(file)).output
    result = kickdoor("replay", str(file), "--verify")
    assert result.exit_code == 0, result.output
    assert "This is a record of version 1." in result.output
    assert "The digest of its events,\n00, was not:\n" in result.output
    file.write_text(json.dumps(old | {"seed_hash": "00"}), "utf-8")
    assert kickdoor("replay", str(file), "--verify").exit_code == 1


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
