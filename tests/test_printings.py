"""The first printing is not forgotten: each of its cards is there, or listed with what became of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.language.files.loader import EDITIONS, OWN_BOXES, own_box, printing_of, unread
from kickdoor.language.grammar.kinds import KEYS
from kickdoor.language.grammar.phrase import Grammar
from kickdoor.language.grammar.rewording import Rewording
from kickdoor.language.grammar.template import FIRST
from kickdoor.language.grammar.words import MONSTER_TAG_KINDS, TRAIT_KINDS, Names, Tags, Word, Words
from scripts.printings import Old, differences, first_printing, page
from tests.language.trees import same

PAGE = Path(__file__).parents[1] / "docs" / "printings.md"


@pytest.mark.parametrize("box", OWN_BOXES)
def test_every_card_of_the_first_printing_is_there_unchanged_or_is_listed(box: str) -> None:
    names = {face.name for face in own_box(box).faces}
    printing = printing_of(EDITIONS / box.replace("-", "_"))
    listed = {one.old.name for one in differences(box)}
    first = {old.name for old in first_printing(box)}
    assert {**printing.renamed, **printing.replaced}.keys() <= first, "an old name that no card had"
    for name in first:
        now = printing.renamed.get(name) or printing.replaced.get(name) or name
        assert now in names, f"{name}: printing.toml does not say what became of it"
        assert name in names or name in listed


def test_the_page_of_printings_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == page(), "docs/printings.md: run `make docs`"


def first_words(box: str) -> Words:
    """The words of the first printing of a box."""
    cards = first_printing(box)
    now = unread(EDITIONS / box.replace("-", "_"))
    monster: list[str] = []
    item: list[str] = []
    for card in cards:
        tags = card.record.get("tags", [])
        assert isinstance(tags, list)
        (monster if card.kind in MONSTER_TAG_KINDS else item).extend(tags)
    traits = [trait(card) for card in cards if card.kind in TRAIT_KINDS]
    keywords = Names(now.words.keywords, [])
    kinds = {card.kind for card in cards}
    return Words(now.edition.words, kinds, traits, Tags(monster, item), keywords, [card.name for card in cards])


def trait(card: Old) -> Word:
    plural, article = card.record.get("plural"), card.record.get("article")
    assert plural is None or isinstance(plural, str)
    assert article is None or isinstance(article, str)
    return Word(card.name, plural, article)


def sentences(record: object, key: str = "") -> list[tuple[str, str]]:
    """The sentences of a record, each with its sort."""
    if isinstance(record, dict):
        return [found for inner, value in record.items() for found in sentences(value, str(inner))]
    if isinstance(record, list):
        return [found for value in record for found in sentences(value, key)]
    return [(KEYS[key].sort, record)] if isinstance(record, str) and key in KEYS and KEYS[key].sort else []


@pytest.mark.parametrize("box", OWN_BOXES)
def test_every_sentence_of_the_first_printing_is_reworded_into_one_that_means_the_same(box: str) -> None:
    words = first_words(box)
    new, old = Grammar(words), Grammar(words, wording=FIRST)
    rewording = Rewording(new, box == "super")
    tried = 0
    for card in first_printing(box):
        for sort, text in sentences(card.record):
            (before,) = old.read(sort, text)
            said = rewording.new(sort, text, card.kind) or text
            (after,) = new.read(sort, said)
            assert rewording.new(sort, said, card.kind) is None
            if "remove " not in text and "whoever played this" not in text:  # these are other forms now
                assert same(before, after), text
            tried += 1
    assert tried > 200
