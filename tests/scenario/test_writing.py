"""A game is written as a scenario by name, and running what was written leads to the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.scenario.reader import parse, read
from kickdoor.scenario.runner import play
from kickdoor.scenario.text import text_of
from kickdoor.scenario.writing import state_of, written
from kickdoor.tables import box_of
from tests.engine import evenings

SCENARIOS = Path(__file__).parent.parent / "scenarios"


@pytest.mark.parametrize("part", range(3))
def test_what_is_written_of_a_game_leads_to_the_same_table(part: int) -> None:
    for number in range(part * 8, (part + 1) * 8):
        evening = evenings.Evening(f"written {number}")
        if evening.ends:
            continue
        evening.play(lambda game, rng: None)
        text = text_of(written(evening.document, evening.game.answers, "An evening"))
        assert state_of(play(parse(text).data).table) == state_of(evening.game.table), text


def test_the_text_of_a_scenario_is_read_as_the_same_scenario() -> None:
    for file in sorted(SCENARIOS.rglob("*.yaml"))[::10]:
        found = read(file).data
        assert parse(text_of(found)).data == found, file


def test_a_scenario_whose_passes_are_written_answers_nothing_by_itself() -> None:
    faces = box_of("base").faces
    monster = next(face.name for face in faces if face.kind == "monster" and face.level == 1)
    shot = next(face.name for face in faces if face.kind == "one_shot" and face.bonus)
    position: dict[str, object] = {
        "box": "base",
        "players": {"Ann": {"level": 8}, "Bo": {"hand": [shot]}, "Cy": {"hand": [shot]}},
        "door": [monster],
    }
    steps: list[dict[str, object]] = [{"by": "Ann", "do": "kick_door"}, {"by": "Ann", "do": "fight"}]
    by_itself = play({**position, "steps": steps})
    assert by_itself.table.fight is None
    game = play({**position, "steps": steps, "passes": "written"})
    assert game.table.fight is not None
    assert game.waiting == [1]
    steps.append({"by": "Bo", "do": "pass"})
    assert play({**position, "steps": steps, "passes": "written"}).waiting == [2]
