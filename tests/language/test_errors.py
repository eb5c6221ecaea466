"""How errors read: where, the sentence, and what to write instead."""

from __future__ import annotations

import pytest

from kickdoor.engine.table.sentence import Node
from kickdoor.language.grammar.advice import Adviser

from .conftest import EDITION, Told, grammar

MONSTER = '[[monster]]\nname = "Tax Lich"\nlevel = 16\ntreasures = 4\n{}\n'


def explained(box: str, kind: str, key: str, sort: str, text: str) -> str:
    return Adviser(grammar(box)).explain(kind, key, sort, text)


@pytest.mark.parametrize(
    ("kind", "key", "sort", "text", "message"),
    [
        ("monster", "bad_stuff", "does", "lose 2 level", 'nearly: write "lose 2 levels"'),
        (
            "monster",
            "always",
            "always",
            "+5 against Wizzards",
            'unknown word "Wizzards"; did you mean "Wizards"?',
        ),
        ("curse", "does", "does", "+1 to Run Away", "this is a sentence for `always`, not for `does`"),
        ("item", "always", "always", "+3", "a plain bonus is a key, not a sentence: write bonus = 3"),
        (
            "monster",
            "bad_stuff",
            "does",
            "the player loses 2 levels",
            'no such sentence; the nearest form is "lose {n} level(s)"',
        ),
    ],
)
def test_the_five_errors_read_as_the_manual_says(kind: str, key: str, sort: str, text: str, message: str) -> None:
    assert explained("base", kind, key, sort, text) == message


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Lose 2 levels.", "lose 2 levels"),
        ("lose a level", "lose 1 level"),
        ("lose one level", "lose 1 level"),
        ("lose 1 levels", "lose 1 level"),
        ("lose your armor; if you can't, lose 1 level", "lose your Armor; if you can't, lose 1 level"),
        ("if you face a Undead, die", "if you face an Undead, die"),
        ("if you have a Armor, die", "if you have Armor, die"),
        ("lose  your Armor", "lose your Armor"),
        ("you have 3 this combat", "you have +3 this combat"),
        ("every cleric gains 1 level", "every Cleric gains 1 level"),
        ("each player lose 1 level", "each player loses 1 level"),
        ("each player, gain 1 level", "each player gains 1 level"),
        ("another player: lose 1 level", "another player loses 1 level"),
        ("another player loses your Armor", "another player loses their Armor"),
    ],
)
def test_a_slip_of_the_pen_is_told_what_to_write(text: str, meant: str) -> None:
    assert explained("base", "monster", "bad_stuff", "does", text) == f'nearly: write "{meant}"'


def test_a_word_of_another_box_is_told_the_word_of_this_one() -> None:
    message = explained("super", "item", "always", "always", "immune to Curses")
    assert message == 'unknown word "Curses"; did you mean "Traps"?'


def test_a_name_in_brackets_must_exist() -> None:
    message = explained("oz", "item", "always", "always", "+1 if you have [Wizzard of Oz]")
    assert message == 'unknown word "[Wizzard of Oz]"; did you mean "[Wizard of Oz]"?'


def test_cards_are_lost_in_effects_and_discarded_in_costs() -> None:
    message = explained("base", "curse", "does", "does", "discard 1 card")
    assert message == "this is a sentence for `cost`, not for `does`"


def test_a_verb_under_always_of_a_monster_belongs_to_its_bad_stuff() -> None:
    message = explained("base", "monster", "always", "always", "lose 1 Item")
    assert message == "this is a sentence for `bad_stuff`, not for `always`"


def test_a_problem_prints_file_card_key_and_sentence(told: Told) -> None:
    (problem,) = told(MONSTER.format('bad_stuff = ["lose 2 level"]'))
    assert problem.split("\n") == [
        "probe/cards.toml · Tax Lich · bad_stuff",
        '    "lose 2 level"             nearly: write "lose 2 levels"',
    ]


def test_all_problems_are_told_at_once(told: Told) -> None:
    assert len(told(MONSTER.format('always = ["+3", "glow"]\nbad_stuff = ["lose 2 level"]'))) == 3


def test_a_word_in_two_lists_is_told_and_so_is_the_sentence_with_two_readings(told: Told) -> None:
    edition = EDITION.replace('monster = ["Undead"]', 'monster = ["Undead", "Thief"]')
    cards = '[[class]]\nname = "Thief"\n\n' + MONSTER.format(
        'always = ["+3 for each Thief in the fight"]\nbad_stuff = []'
    )
    problems = told(cards, edition)
    assert (
        'probe/edition.toml\n    "Thief"                    this word is in two word lists: trait and tag'
        in problems
    )
    assert any("two readings, both by" in problem for problem in problems)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("if you are a Thief, loose 2 levels; otherwise lose 1 level",
         'in "loose 2 levels": unknown word "loose"; did you mean "lose"?'),
        ("if you are a Theif, lose 2 levels; otherwise lose 1 level",
         'in "you are a Theif": unknown word "Theif"; did you mean "Thief"?'),
        ("if you are a Thief, lose 2 levels; otherwise +1 to Run Away",
         'in "+1 to Run Away": this is a sentence for `always`, not for `does`'),
        ("if you are a Thief, the player loses 2 levels; otherwise lose 1 level",
         'in "the player loses 2 levels": no such sentence; the nearest form is "lose {n} level(s)"'),
        ("if you are a Thief, lose 2 levels, otherwise lose 1 level",
         'nearly: write "if you are a Thief, lose 2 levels; otherwise lose 1 level"'),
        ("if you are a Thief, die; otherwise each player loses 1 level",
         'in "each player loses 1 level": a second joint cannot stand here; write a sentence of its own'),
        ("each other player the player loses 2 levels",
         'in "the player loses 2 levels": no such sentence; the nearest form is "lose {n} level(s)"'),
        ("lose 1 level and discard 1 card",
         'in "discard 1 card": this is a sentence for `cost`, not for `does`'),
    ],
)  # fmt: skip
def test_a_part_of_a_sentence_is_explained_as_a_plain_sentence_is(text: str, message: str) -> None:
    assert explained("base", "curse", "does", "does", text) == message


def test_a_form_with_an_unknown_slot_is_named() -> None:
    class LoseFraction(Node):
        phrase = "lose {part:fraction} of your Items"

    with pytest.raises(TypeError, match=r'LoseFraction, "lose .*": there is no slot called \'fraction\'; .*SLOTS'):
        grammar("base").form(LoseFraction)


def test_a_form_whose_constructor_lacks_a_parameter_is_named() -> None:
    class LoseSome(Node):
        phrase = "lose {n} of {sel}"

    form = grammar("base").form(LoseSome)
    assert form is not None
    with pytest.raises(TypeError, match=r'LoseSome, "lose .*": `__init__` must take \(n, sel\), in this order'):
        form.node((2, None))
