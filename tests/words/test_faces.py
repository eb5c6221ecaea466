"""Nothing that is printed on a card is missing from its lines."""

from __future__ import annotations

import pytest

from kickdoor.tables import box_of
from kickdoor.views.cards import AbilityView, FaceView
from kickdoor.views.names import Kind
from kickdoor.words import Words, face_lines, hyphened
from kickdoor.words.faces import Part
from scripts.record_views import BOXES, FACES, recorded_faces
from tests.words.catalogue_checks import of_family

WORDS = Words(strict=True)
SLOTS = {
    "headgear": "Headgear", "armor": "Armor", "footgear": "Footgear", "1 hand": "1 Hand", "2 hands": "2 Hands",
}  # fmt: skip
PRINTED = [pytest.param([face.printed for face in box_of(box).faces], id=box) for box in BOXES]
SILENT = ("double", "cheat", "enhancer", "item_enhancer", "steed", "turf", "dungeon", "portal", "origin", "power")


def of(face: FaceView, part: Part) -> str:
    return "\n".join(line.text for line in face_lines(WORDS, face) if line.part == part)


def card(kind: Kind = "item", **fields: object) -> FaceView:
    return FaceView("thing", "base", "Thing", kind, "Item", "treasure", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("faces", PRINTED)
def test_the_kind_line_has_the_slot_the_size_and_the_tags(faces: list[FaceView]) -> None:
    for face in faces:
        wanted = [face.kind_word, *face.tags, *(["Big"] if face.big else [])]
        wanted += [SLOTS[face.slot]] if face.slot else []
        wanted += [f"Fits: {face.fits}"] if face.fits else []
        assert sorted(of(face, "kind").split(" · ")) == sorted(wanted)


@pytest.mark.parametrize("faces", PRINTED)
def test_the_figures_are_all_there(faces: list[FaceView]) -> None:
    for face in faces:
        figures = of(face, "figures").split(" · ")
        wanted = {
            f"Level {face.level}": face.level,
            f"Rank {face.rank}": face.rank,
            f"{face.bonus:+d}".replace("-", "\u2212"): face.bonus,
            f"{face.levels} levels": face.levels > 1,
            f"{face.value} gold": face.value,
        }
        assert [figure for figure, printed in wanted.items() if printed and figure not in figures] == []
        assert any("Treasure" in figure for figure in figures) == (face.kind == "monster" or face.treasures != 0)
        if face.kind in ("item", "one_shot", "steed") and not face.value:
            assert "No Value" in figures


@pytest.mark.parametrize("faces", PRINTED)
def test_a_card_says_who_may_use_it_in_the_plural(faces: list[FaceView]) -> None:
    for face in faces:
        assert (of(face, "users") == "") == (not face.only and not face.not_for)
        assert len(face.only) == len(face.only_many) and len(face.not_for) == len(face.not_for_many)
    users = [of(face, "users") for face in faces if face.only or face.not_for]
    assert users
    assert all(line.endswith(" only") or "Not for " in line for line in users)


def test_users_are_named_as_sentences_name_them() -> None:
    assert of(card(only=("Dwarf",), only_many=("Dwarves",)), "users") == "Dwarves only"
    assert of(card(only=("Squad",), only_many=("the Squad",)), "users") == "The Squad only"
    both = card(only=("Elf",), only_many=("Elves",), not_for=("Thief", "Male"), not_for_many=("Thieves", "Males"))
    assert of(both, "users") == "Elves only · Not for Thieves or Males"
    ability = AbilityView(does=("gain 1 level",), only=("Dwarf",), only_many=("Dwarves",))
    assert of(card(abilities=(ability,)), "text") == "Dwarves only. Gain 1 level."


@pytest.mark.parametrize("faces", PRINTED)
def test_a_card_without_a_text_has_a_reminder_unless_its_figures_say_all(faces: list[FaceView]) -> None:
    for face in faces:
        text = of(face, "text") + of(face, "bad_stuff")
        if face.kind in SILENT or (not text and face.kind != "item"):
            assert of(face, "reminder"), face.name


def test_a_reminder_speaks_the_words_of_the_box_and_the_card() -> None:
    by_name = {face.name: face.printed for box in BOXES for face in box_of(box).faces}
    assert "two Roles" in of(by_name["Dual Role"], "reminder")
    assert "two Races" in of(by_name["Half-Breed"], "reminder")
    rhinoceros = by_name["Rented Rhinoceros"]
    assert f"Level {2 * rhinoceros.bonus}, 1 Treasure" in of(rhinoceros, "reminder")


def test_a_reminder_is_of_a_kind_of_card() -> None:
    kinds = {hyphened(face.kind) for box in BOXES for face in box_of(box).faces}
    assert of_family("reminder") <= kinds


def test_the_recorded_cards_of_the_page_are_those_of_the_boxes() -> None:
    assert FACES.read_text("utf-8") == recorded_faces(), "make docs"
