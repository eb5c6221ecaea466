"""The languages of the catalogue print every sentence of every card."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.language.files.written import words_of
from kickdoor.language.grammar.phrase import Grammar
from kickdoor.language.translation.english import names, templates
from kickdoor.language.translation.ftl import FluentTemplates, bundle_of
from kickdoor.language.translation.printer import Printer
from kickdoor.language.translation.texts import texts
from kickdoor.translations import texts_of
from kickdoor.words import Words, card_text, languages
from kickdoor.words.catalogue import card_files

from .test_translation import sentences

BOXES = [own_box(id) for id in OWN_BOXES]
OTHERS = [language for language in languages() if card_files(language)]
OF_NAMES = "name-"  # the names of cards stay English where a language has none


def ids(text: str) -> set[str]:
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def printer(language: str, box: str) -> Printer:
    return Printer(box, FluentTemplates(bundle_of(language, *card_files(language))))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_a_message_for_every_form_and_every_word(language: str) -> None:
    wanted = {id for id in ids(templates() + names(BOXES)) if not id.startswith(OF_NAMES)}
    found = [id for text in card_files(language) for id in ids(text)]
    assert not wanted - set(found)
    assert len(found) == len(set(found)), "a message stands twice"


@pytest.mark.parametrize("box", BOXES, ids=OWN_BOXES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_every_card_is_printed(language: str, box: Box) -> None:
    """`printed` fails where a message is missing or lacks an argument."""
    found = printer(language, box.id)
    for node in sentences(box):
        said = found.printed(node)
        assert not re.search(r"[{}]|  |^ | $| [,;.:]", said), f"{node.text}: {said!r}"


@pytest.mark.parametrize("box", BOXES, ids=OWN_BOXES)
def test_the_texts_of_a_box_in_english_are_what_stands_on_its_cards(box: Box) -> None:
    english = texts(box, FluentTemplates(bundle_of("en", templates(), names(BOXES))))
    assert {key: said for key, said in english.items() if said != key} == {}
    assert texts_of("en", [box]) == {}


@pytest.mark.parametrize("box", BOXES, ids=OWN_BOXES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_every_face_has_its_translation(language: str, box: Box) -> None:
    """But for names of abilities; a number alone is the same in every language."""
    known = texts_of(language, [box])
    for face in [face.printed for face in box.faces]:
        abilities = [one for one in (face.play, *face.abilities, *face.granted) if one is not None]
        found = [face.kind_word, face.of_word, face.of_many, face.fits, face.until, face.moment]
        found += [*face.tags, *face.only_many, *face.not_for_many, *face.always, *face.bad_stuff]
        for one in abilities:
            found += [one.when, one.cost, one.limit, *one.only_many, *one.does]
        lacking = [text for text in found if re.search("[a-z]", text) and text not in known]
        assert not lacking, f"{face.name}: {lacking}"


def test_a_card_is_printed_in_german() -> None:
    box = own_box("base")
    words = Words("de", strict=True, texts=texts_of("de", [box]))
    (dwarf,) = [face.printed for face in box.faces if face.name == "Dwarf"]
    assert card_text(words, dwarf).split("\n\n")[0] == (
        "Zwerg\nRasse\nDu darfst beliebig viele große Gegenstände haben.\n+1 auf das Handlimit."
    )


GERMAN = [
    ("base", "does", "lose your Item with the highest bonus", "verliere deinen Gegenstand mit dem höchsten Bonus"),
    ("base", "does", "lose every Big Item", "verliere alle großen Gegenstände"),
    ("base", "does", "each player loses their Armor", "jeder Spieler verliert seine Rüstung"),
    ("base", "does", "you may discard this card", "du darfst diese Karte ablegen"),
    ("base", "does", "take 2 Weapons from another player", "nimm einem anderen Spieler 2 Waffen weg"),
    (
        "base",
        "does",
        "each other player, if they are not a Thief, loses 2 levels",
        "jeder andere Spieler: wenn er kein Dieb ist, verliert er 2 Stufen",
    ),
    (
        "base",
        "does",
        "if you are a Wizard, you have +2 this combat; otherwise die",
        "wenn du ein Zauberer bist, hast du +2 in diesem Kampf; sonst stirb",
    ),
    ("base", "always", "+3 against Elves", "+3 gegen Elfen"),
    ("base", "always", "+2 if you have no Headgear", "+2, wenn du keine Kopfbedeckung hast"),
    ("super", "does", "discard this card and draw 1 Treasure", "lege diese Karte ab und ziehe 1 Schatz"),
    ("oz", "always", "will not pursue Royalty", "verfolgt keine Adligen"),
    ("south-park", "does", "defeat 1 Adult", "besiege 1 Erwachsenen"),
]


@pytest.mark.parametrize(("box", "sort", "english", "german"), GERMAN, ids=[case[2] for case in GERMAN])
def test_german_declines_what_it_prints(box: str, sort: str, english: str, german: str) -> None:
    (node,) = Grammar(words_of(own_box(box))).read(sort, english)
    assert printer("de", box).printed(node) == german
