"""Any position keeps the invariants when it is played on; one that does not is shrunk to a short scenario file.

The file is build/failing-position.yaml. `python -m scripts.check_positions` plays from positions by the thousand.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kickdoor.engine.game import Game
from kickdoor.scenario.reader import parse
from kickdoor.scenario.runner import play, run_file
from tests.engine import evenings, invariants, shrinking
from tests.proofs import rule

QUICK, PARTS = 2, 6  # parts in `make quick`, and in all
EACH = 30  # positions
SLOW = pytest.mark.slow


@rule("DECK-04", "LVL-01", "LVL-03", "BIG-02", "DEATH-05")
@pytest.mark.parametrize(
    "part", [*range(QUICK), *(pytest.param(part, marks=SLOW) for part in range(QUICK, PARTS))]
)
def test_any_position_keeps_the_invariants(part: int) -> None:
    for number in range(part * EACH, (part + 1) * EACH):
        _, wrong = evenings.checked(number, every=200)
        assert not wrong, f"{wrong}\n{evenings.shrunk(number, every=200)}"


def test_a_failure_is_shrunk_to_a_short_scenario(tmp_path: Path) -> None:
    """The invariant that is broken here on purpose: nobody has lost a Class."""
    evening = next(
        evening
        for evening in map(evenings.Evening, range(40))
        if not evening.ends and evening.play(lambda game, rng: None) and loses_a_class(evening.game)
    )

    def check(game: Game, last: bool) -> None:
        assert not loses_a_class(game), "somebody has lost a Class"

    case = shrinking.of_game(evening.document, evening.game.answers)
    small, failure = shrinking.shrink(case, check)
    assert failure.words.endswith("somebody has lost a Class")
    file = tmp_path / "failing.yaml"
    text = shrinking.save(small, check, file)
    assert len(text.splitlines()) < 20, text
    assert len(parse(text).steps) <= 3, text
    assert run_file(file).ok
    assert loses_a_class(play(parse(text).data))


def loses_a_class(game: Game) -> bool:
    return any(
        event.what in ("lose", "discard") and event.card.kind == "class" for event in game.events if event.card
    )


def test_a_failure_of_the_engine_itself_names_the_answer_that_breaks_it() -> None:
    evening = evenings.Evening(3)
    evening.play(lambda game, rng: invariants.always(game, random.Random(0)))

    def check(game: Game, last: bool) -> None:
        if game.table.turns > 1 or len(game.answers) > 5:
            raise RuntimeError("the engine stops")

    small, failure = shrinking.shrink(shrinking.of_game(evening.document, evening.game.answers), check)
    assert "the engine stops" in failure.words
    assert shrinking.text(small, check).startswith("# This breaks at the end of its steps:\n# RuntimeError")
