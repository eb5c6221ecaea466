"""What the review of a box finds, on two small boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import load_box
from kickdoor.workshop import review
from kickdoor.workshop.start import start

HAT = """
[[item]]
name = "{name}"
bonus = {bonus}
slot = "headgear"
value = 300
{more}
"""


def box(folder: Path, *cards: str) -> Box:
    """A new box with these cards added."""
    start(folder)
    with (folder / "treasures.toml").open("a", encoding="utf-8") as file:
        file.write("".join(cards))
    return load_box(folder)


def hat(name: str, bonus: int, more: str = "") -> str:
    return HAT.format(name=name, bonus=bonus, more=more)


def names(findings: list[review.Finding]) -> list[str]:
    return [finding.card for finding in findings]


DRAWBACKS = (
    'always = ["-1 to Run Away"]',
    'always = ["you may not help"]',
    'always = ["your Level doesn\'t count in combat"]',
    'always = ["only lower-Level players may help"]',
    'ability = [{ when = "your turn starts", does = ["lose 1 level"] }]',
)


@pytest.mark.parametrize("drawback", DRAWBACKS)
def test_an_item_with_a_drawback_does_not_dominate(tmp_path: Path, drawback: str) -> None:
    found = review.dominated(box(tmp_path / "attic", hat("Cap", 6), hat("Crown", 7, drawback)))
    assert "Cap" not in names(found)


@pytest.mark.parametrize("more", ["", 'ability = [{ when = "your turn starts", does = ["draw 1 Treasure"] }]'])
def test_an_item_that_is_better_in_everything_dominates(tmp_path: Path, more: str) -> None:
    found = review.dominated(box(tmp_path / "attic", hat("Cap", 6), hat("Crown", 7, more)))
    assert "Cap" in names(found)


def test_faces_do_the_same_whatever_their_traits_tags_and_names_are(tmp_path: Path) -> None:
    always = 'always = ["+2 against {}", "+1 if you have [{}]"]'
    ours = box(tmp_path / "attic", hat("Cap", 6, always.format("Males", "Fez")), hat("Fez", 1))
    theirs = box(tmp_path / "cellar", hat("Crown", 6, always.format("Females", "Tiara")), hat("Tiara", 1))
    other = box(
        tmp_path / "loft", hat("Veil", 6, always.format("Males", "Tiara").replace("+2", "+3")), hat("Tiara", 1)
    )
    assert "Cap" in names(review.repeated(ours, [theirs]))
    assert "Cap" not in names(review.repeated(ours, [other]))
