"""Sentences are printed through templates and names: in English as exported, and in other languages."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from kickdoor.engine.table.box import Box, Keyword, Track
from kickdoor.engine.table.face import Face
from kickdoor.engine.table.sentence import Node
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.language.grammar.forms import CHAPTERS
from kickdoor.language.grammar.lists import CLOSED
from kickdoor.language.grammar.printed import PRINTED
from kickdoor.language.grammar.tree import sentences_of
from kickdoor.language.translation.english import names, templates
from kickdoor.language.translation.ftl import FluentTemplates, bundle_of
from kickdoor.language.translation.ids import entry_id
from kickdoor.language.translation.printer import Printer, Untranslated
from kickdoor.language.translation.texts import texts
from kickdoor.rules.ledger import rules
from kickdoor.words.catalogue import resources

from .conftest import grammar, sample

BOXES = [own_box(id) for id in OWN_BOXES]


def sentences(box: Box) -> list[Node]:
    sources: list[Face | Keyword | Track] = [*box.faces, *box.keywords, *box.tracks]
    return [node for source in sources for node in sentences_of(source)]


def read(box: str, sort: str, text: str) -> Node:
    (node,) = grammar(box).read(sort, text)
    return node


class Pseudo(Transformer):
    """Writes every letter of a message's own text as a letter that no English sentence has."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub("[A-Za-z]", "ж", node.value))

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node  # it names a grammatical form and is not printed


class Wrapping(FluentTemplates):
    """Each message is printed between brackets."""

    def message(self, id: str, arguments: Mapping[str, str | int]) -> str:
        return f"⟦{super().message(id, arguments)}⟧"


def pseudo(text: str) -> str:
    return FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(text)))


# What every form must have.


def test_every_form_has_an_id_a_plain_meaning_and_rules_of_the_ledger() -> None:
    forms = [form for _, classes in CHAPTERS for form in classes]
    assert len({form.id for form in forms}) == len(forms)
    for form in forms:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", form.id), form
        assert not form.meaning or re.fullmatch(r"[A-Z`].*\.", form.meaning), form.id
        assert "As it says" not in form.meaning
        assert set(form.rules) <= set(rules()), form.id


def below(node_class: type[Node]) -> set[type[Node]]:
    found = set(node_class.__subclasses__())
    return found.union(*[below(one) for one in found])


def test_every_class_with_a_phrase_is_listed_as_a_form() -> None:
    listed = {form for _, classes in CHAPTERS for form in classes} | set(PRINTED)
    assert {one for one in below(Node) if one.phrase and one.__module__.startswith("kickdoor.")} == listed


def test_every_word_of_a_closed_list_has_an_id_of_its_own() -> None:
    ids = [entry_id(name, entry.id) for name, entries in CLOSED.items() for entry in entries]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", id) for id in ids)


def test_no_message_is_exported_twice() -> None:
    found = FluentParser().parse(templates() + names(BOXES)).body
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(set(ids)) == len(ids)
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    others = [entry for resource in resources("en") for entry in resource.body if isinstance(entry, ast.Message)]
    assert not set(ids) & {entry.id.name for entry in others}, "the catalogue has a message of this id"


# Printing.


@pytest.mark.parametrize("box", BOXES, ids=OWN_BOXES)
def test_the_exported_templates_print_the_english_of_every_card(box: Box) -> None:
    printer = Printer(box.id, FluentTemplates(bundle_of("en", templates(), names(BOXES))))
    for node in sentences(box):
        assert printer.printed(node) == node.text


@pytest.mark.parametrize("box", BOXES, ids=OWN_BOXES)
def test_every_word_of_a_printed_sentence_comes_from_a_template_or_a_name(box: Box) -> None:
    printer = Printer(box.id, Wrapping(bundle_of("en", pseudo(templates()), pseudo(names([box])))))
    for node in sentences(box):
        printed = printer.printed(node)
        assert printed.startswith("⟦") and printed.endswith("⟧")
        assert not re.search("[A-Za-z]", printed), f"{node.text}: {printed}"


def test_each_exported_template_prints_in_some_box() -> None:
    """A template that no sample prints could be wrong without anybody noticing."""
    printed: set[str] = set()

    class Listening(FluentTemplates):
        def message(self, id: str, arguments: Mapping[str, str | int]) -> str:
            printed.add(id)
            return super().message(id, arguments)

    heard = Listening(bundle_of("en", templates(), names(BOXES)))
    for box in BOXES:
        for node in sentences(box):
            Printer(box.id, heard).printed(node)
    forms = {f"form-{form.id}" for _, classes in CHAPTERS for form in classes}
    assert not forms - printed, "no card of the boxes uses these"


def test_a_number_is_printed_without_a_separator_and_chooses_the_plural() -> None:
    printer = Printer("base", FluentTemplates(bundle_of("en", templates(), names([sample("base")]))))
    for sort, text in [
        ("cost", "discard Items worth 1000 or more"),
        ("does", "lose 1 level"),
        ("does", "lose 1200 levels"),
        ("always", "\u22121 Treasure"),
        ("always", "+2 Treasures"),
    ]:
        assert printer.printed(read("base", sort, text)) == text


GERMAN = """
form-lose = verliere { $sel }
form-some-cards = { $n } { $noun }
    .noun = { $n ->
        [one] akkusativ
       *[other] plural
    }
form-take = nimm { $who } { $n } { $noun } weg
    .who = dativ
    .noun = { $n ->
        [one] akkusativ
       *[other] plural
    }
form-said = { $who }: { $verb }
form-party = { $party }
    .party = { $as }
form-you-are = du bist { $trait }
    .trait = { $are ->
        [word-be-are-not] verneint
       *[other] bejaht
    }
form-if = wenn { $cond }, { $verb }
form-die = stirb
word-be-are = -
word-be-are-not = -
word-party-each-other-player = { $as ->
    [dativ] jedem anderen Spieler
   *[one] jeder andere Spieler
}
noun-item = { $as ->
    [plural] Gegenstände
   *[akkusativ] Gegenstand
}
trait-base-thief = { $as ->
    [verneint] kein Dieb
   *[bejaht] ein Dieb
}
"""


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("lose 1 Item", "verliere 1 Gegenstand"),
        ("lose 2 Items", "verliere 2 Gegenstände"),
        ("take 2 Items from each other player", "nimm jedem anderen Spieler 2 Gegenstände weg"),
        ("each other player loses 1 Item", "jeder andere Spieler: verliere 1 Gegenstand"),
        ("if you are not a Thief, die", "wenn du bist kein Dieb, stirb"),
    ],
)
def test_a_template_asks_for_the_grammatical_form_that_its_language_needs(english: str, german: str) -> None:
    assert (
        Printer("base", FluentTemplates(bundle_of("de", GERMAN))).printed(read("base", "does", english)) == german
    )


def test_a_sentence_that_is_not_wholly_translated_is_printed_in_english() -> None:
    printer = Printer("base", FluentTemplates(bundle_of("de", GERMAN)))
    node = read("base", "does", "each other player loses 1 Weapon")
    assert printer.sentence(node) == "each other player loses 1 Weapon"
    with pytest.raises(Untranslated, match="tag-base-weapon"):
        printer.printed(node)


def test_a_file_that_is_no_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="not a Fluent message"):
        bundle_of("de", "form-lose = { $sel\n")


def test_a_sentence_that_a_face_prints_in_other_words_is_translated_too() -> None:
    """By its own template, or as the sentence of the file where the language has none."""
    base = own_box("base")
    cost = "discard 1 card from your hand or in play"
    plain = FluentTemplates(bundle_of("en", templates().replace("discard {", "put away {"), names(BOXES)))
    assert texts(base, plain)[cost] == "put away 1 card"
    own = "form-some-cards-from-anywhere = { $n } card, wherever it lies\n"
    better = FluentTemplates(bundle_of("en", templates().replace("discard {", "put away {"), names(BOXES), own))
    assert texts(base, better)[cost] == "put away 1 card, wherever it lies"
