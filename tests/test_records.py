"""Records: their digest, and the message for each file that is not a record."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from kickdoor import new_game, records
from kickdoor.language.files.loader import EDITIONS, load_box
from tests.command import kickdoor


def test_the_digest_of_a_game_covers_each_event_as_data(record: Path) -> None:
    game = records.replay(records.read(record))
    assert records.digest(game) == json.loads(record.read_text("utf-8"))["events"]
    door = next(event for event in game.events if event.what == "door")
    assert door.card is not None
    assert records.event_data(door)[:4] == ["door", door.who, -1, f"{door.card.face.box}/{door.card.name}"]
    before = records.digest(game)
    game.events.append(game.events.pop(-2))
    assert records.digest(game) != before


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
            "it was played with the first printing of oz, which is not here",
        ),
        (
            b'{"kickdoor": 3, "boxes": [["oz", ""]], "printings": ["0123456789ab"], "players": [], '
            b'"settings": {}, "seed": 1}',
            "it was played with the printing 0123456789ab, which is not here; here is the printing ",
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


def test_a_record_names_its_printing_and_is_replayed_where_only_jokes_have_changed(tmp_path: Path) -> None:
    copy = tmp_path / "attic"
    shutil.copytree(EDITIONS / "oz", copy)
    game = new_game(str(copy), players=3, seed=5)
    before = load_box(copy).digest
    monsters = copy / "monsters.toml"
    text = monsters.read_text("utf-8")
    monsters.write_text("# A comment.\n" + re.sub(r'flavour = "[^"]*"', 'flavour = "Ha."', text), "utf-8")
    assert load_box(copy).digest != before
    assert records.replay(game.record).record["printings"] == game.record["printings"]
    monsters.write_text(re.sub(r"level = (\d+)", "level = 3", text), "utf-8")
    with pytest.raises(records.BadRecord, match=r"it was played with the printing \w{12}, which is not here"):
        records.replay(game.record)
    without = {key: value for key, value in game.record.items() if key != "printings"}
    with pytest.raises(records.BadRecord, match=r"it was played with the first printing of .*, which is not here"):
        records.replay(without)


def test_a_record_that_names_a_setting_of_an_earlier_release_is_replayed_without_it(record: Path) -> None:
    """CMB-05: what `removed_pays` decided stands on the cards."""
    found = records.read(record)
    settings = found["settings"]
    assert isinstance(settings, dict)
    again = records.replay({**found, "settings": {**settings, "removed_pays": True}})
    assert records.digest(again) == found["events"]
    assert again.record["settings"] == settings
