"""`kickdoor cards check` and `cards show`: all problems of a box at once, and a card as people see it."""

from __future__ import annotations

from pathlib import Path

from kickdoor.language.files.loader import EDITIONS
from tests.command import kickdoor


def test_our_own_boxes_have_no_problem() -> None:
    result = kickdoor("cards", "check", str(EDITIONS))
    assert result.exit_code == 0, result.output


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    box = tmp_path / "mine"
    box.mkdir()
    edition = (EDITIONS / "base" / "edition.toml").read_text("utf-8")
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
