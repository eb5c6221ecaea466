"""The printed card and the reference of the language."""

from __future__ import annotations

import msgspec
import pytest

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.sentence import STRENGTH
from kickdoor.language.files.loader import OWN_BOXES, own_box, parse_cards
from kickdoor.language.files.reference import reference
from kickdoor.language.grammar.forms import CHAPTERS
from kickdoor.language.grammar.template import shown
from kickdoor.language.sentences.bonuses import AmountAgainst, AmountForEach, AmountIf
from kickdoor.views.cards import AbilityView, FaceView
from kickdoor.words import Words, card_text

from .conftest import BOXES, sample

WORDS = Words(strict=True)


@pytest.mark.parametrize("box", BOXES)
def test_every_card_has_a_sheet_of_plain_data_and_a_text(box: str) -> None:
    for face in sample(box).faces:
        assert msgspec.json.decode(msgspec.json.encode(face.printed), type=FaceView) == face.printed
        assert card_text(WORDS, face.printed).startswith(face.name)


def test_a_monster_is_printed_whole() -> None:
    lich = next(face for face in sample("base").faces if face.name == "Tax Lich")
    assert card_text(WORDS, lich.printed) == (
        "Tax Lich\n"
        "Monster · Undead\n"
        "Level 16 · 4 Treasures · 2 levels\n"
        "Only Levels count.\n"
        "Will not pursue anyone of Level 4 or less.\n"
        "Clerics only. When your combat starts, you may kill this monster.\n"
        "When you escape, lose 1 level.\n"
        "Bad Stuff: If you are a Thief, lose every Item; otherwise die."
    )


def test_a_kind_is_called_as_the_box_calls_it() -> None:
    faces = {face.name: face for face in sample("super").faces}
    printed = faces["Merchandising Rights"].printed
    assert printed.kind_word == "Trap"
    assert printed.play == AbilityView(
        does=("change sex", "either lose 1 Power or let each other player take 1 small Item"),
    )


def test_the_reference_names_every_form_and_the_cards_that_use_it() -> None:
    page = reference([sample(box) for box in BOXES])
    for _, classes in CHAPTERS:
        for node_class in classes:
            assert f"| `{shown(node_class.phrase)}` |" in page
    told = "| ● | `die` | You die, by the rules for death. | DEATH-01 |"
    assert f"{told} base/Tax Lich, base/Seven-Headed Dice Goblin |" in page


@pytest.mark.parametrize("box", [own_box(id) for id in OWN_BOXES], ids=OWN_BOXES)
def test_strength_that_is_added_to_the_bonus_of_a_card_is_printed_as_another(box: Box) -> None:
    """Of strength only: +1 to Run Away is added to no bonus of the card."""
    found = 0
    for face in box.faces:
        said = card_text(WORDS, face.printed, width=1000).splitlines()
        for place, standing in enumerate(face.always):
            more = (
                isinstance(standing, (AmountAgainst, AmountIf, AmountForEach))
                and standing.key == STRENGTH
                and standing.amount.n > 0
                and face.bonus > 0
            )
            assert (place in face.printed.added) == more, face.name
            found += more
            if more:
                assert [line for line in said if line.startswith("Another +")], face.name
    assert found


def test_a_card_without_a_bonus_of_its_own_has_no_other_one() -> None:
    faces = {face.name: face.printed for face in sample("south_park").faces}
    assert faces["SoDaSoPa"].added == (0,)
    assert faces["RPG Player"].added == ()


def printed(does: str, when: str = "in your combat", cost: str = "", kind: str = "special") -> str:
    """The text of a card with one sentence."""
    card: dict[str, object] = {"kind": kind, "name": "Probe", "when": when, "does": [does]}
    card |= {"deck": "door"} if kind == "special" else {}
    card |= {"cost": cost} if cost else {}
    (face,) = parse_cards([card], own_box("base"))
    return card_text(WORDS, face.printed, width=1000).splitlines()[-1]


def test_a_face_says_once_that_something_lasts_for_the_combat() -> None:
    assert printed("you have +3 this combat") == "In your combat, you have +3."
    assert printed("a munchkin in the fight has -2 this combat", "in combat") == (
        "In combat, a munchkin in the fight has \u22122."
    )
    asked = printed("you have +3 this combat", "your combat starts")
    assert asked == "When your combat starts, you have +3 this combat."
    assert (
        printed("if you face an Undead, you have +3 this combat")
        == "In your combat, if you face an Undead, you have +3."
    )


def test_a_price_says_where_its_cards_may_lie() -> None:
    """CLS-02: an ability is paid with cards of the hand or with cards in play."""
    for cost, said in (
        ("discard 1 card", "discard 1 card from your hand or in play"),
        ("discard up to 3 cards", "discard up to 3 cards from your hand or in play"),
        ("discard 2 cards from your hand", "discard 2 cards from your hand"),
        ("discard 1 Item", "discard 1 Item"),
    ):
        assert printed("gain 1 level", "at any time", cost) == f"At any time, {said}: gain 1 level."
