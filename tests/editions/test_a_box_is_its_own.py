"""Our boxes as a veteran player judges them: cards of our own, boxes that differ, few blanks, fair figures."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.workshop import review
from kickdoor.workshop.review import Finding
from tests.command import kickdoor

SHOP = (Path(__file__).parent / "shop_names.txt").read_text("utf-8").splitlines()
# Names of the shops that the rules themselves name: they belong to the game.
OF_THE_RULES = {
    "Cheat!", "Chicken on Your Head", "Go Up a Level", "Half-Breed", "Lose Your Armor", "Super Munchkin",
    "Wandering Monster", "Wishing Ring",
}  # fmt: skip
TOO_CLOSE = 0.8
SHARED = 0.15  # of the faces of a box, at most
BLANKS = 8  # Items of a box that are just a bonus, at most
ALIKE = 6  # lines of flavour with a common opening, at most
DIFFER = re.compile(
    r"\b(?:is not|are not|cannot|does not|do not|did not|will not|would not|it is)\b", re.IGNORECASE
)
AMERICAN = ("super", "south-park")
BRITISH = re.compile(
    r"\b(?!(?:f|h|p|t|y|fl|vel)our)\w+(?:[bcdlmnpv]our|[^aou]tre|yse)(?:s|ed|ful)?\b|\bgrey\b|\btyres?\b"
)
TAXES = re.compile(r"\b(tax|taxes|audit|fiscal|revenue|payroll|invoice)\b", re.IGNORECASE)

boxes = pytest.mark.parametrize("box", [own_box(id) for id in OWN_BOXES], ids=OWN_BOXES)


def listed(findings: Sequence[Finding]) -> str:
    return "\n" + "\n".join([str(finding) for finding in findings])


def plain(name: str) -> str:
    return re.sub(r"[^a-z ]", "", name.lower()).removeprefix("the ").strip()


@boxes
def test_no_card_has_the_name_of_a_card_in_the_shops(box: Box) -> None:
    close = [
        f"{face.name} is close to {shop}"
        for face in box.faces
        if face.name not in OF_THE_RULES
        for shop in SHOP
        if difflib.SequenceMatcher(None, plain(face.name), plain(shop)).ratio() >= TOO_CLOSE
    ]
    assert not close


def test_a_name_close_to_one_of_the_shops_is_found() -> None:
    assert difflib.SequenceMatcher(None, plain("Eleven-Foot Poles"), plain("Eleven-Foot Pole")).ratio() > TOO_CLOSE


@boxes
def test_few_faces_do_what_a_face_of_another_box_does(box: Box) -> None:
    others = [own_box(id) for id in OWN_BOXES if id != box.id]
    found = review.repeated(box, others)
    assert len(found) <= SHARED * len(box.faces), listed(found)


@boxes
def test_few_items_are_just_a_bonus(box: Box) -> None:
    assert len(review.blanks(box)) <= BLANKS, listed(review.blanks(box))


@boxes
def test_no_item_is_dominated_by_one_that_anybody_can_use(box: Box) -> None:
    assert not review.dominated(box), listed(review.dominated(box))


@boxes
def test_monsters_pay_what_others_of_their_level_pay(box: Box) -> None:
    assert not review.off_the_curve(box), listed(review.off_the_curve(box))


@boxes
def test_a_curse_that_stays_prints_a_way_out(box: Box) -> None:
    """Chicken on Your Head is a card of the rules; a card that lifts Curses is its way out."""
    found = [finding for finding in review.endless(box) if finding.card not in OF_THE_RULES]
    assert not found, listed(found)


@boxes
def test_flavour_does_not_begin_with_the_same_words_again_and_again(box: Box) -> None:
    found = review.openings(box)
    assert len(found) <= ALIKE, listed(found)
    for word in ("Somebody", "Nobody"):
        lines = [face.flavour for face in box.faces if face.flavour.startswith(word)]
        assert len(lines) <= 2, lines


@boxes
def test_flavour_is_written_as_people_speak(box: Box) -> None:
    """Full forms are left where they carry the joke, in a few lines of a box."""
    stiff = [face.flavour for face in box.faces if DIFFER.search(face.flavour)]
    assert len(stiff) <= len(box.faces) // 10, stiff


@boxes
def test_a_box_keeps_one_spelling(box: Box) -> None:
    if box.id in AMERICAN:
        text = [f"{face.name} {face.flavour} {' '.join(face.faq)}" for face in box.faces]
        assert not [line for line in text if BRITISH.search(line)]


@boxes
def test_the_jokes_about_taxes_are_in_the_base_box_only(box: Box) -> None:
    if box.id != "base":
        assert not [face.name for face in box.faces if TAXES.search(f"{face.name} {face.flavour}")]


def test_the_review_prints_every_chapter_for_a_box() -> None:
    result = kickdoor("cards", "review", "--box", "oz")
    assert result.exit_code == 0
    assert result.output.startswith("Oz: ")
    assert "Items are just a bonus" in result.output
    assert "lines of flavour open alike" in result.output
