"""Everything that is printed on the cards of a box, in another language: a table from the English of it."""

from __future__ import annotations

from contextlib import suppress

from kickdoor.engine.table.box import Box, Keyword, Track
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import Node

from ..files.written import words_of
from ..grammar.kinds import KIND_WORDS
from ..grammar.phrase import Grammar
from ..grammar.printed import cost_on_face, verb_on_face
from ..grammar.template import ARTICLE, MANY, ONE
from ..grammar.tree import abilities_of, nodes_in, sentences_of
from ..grammar.words import Words
from ..sentences.nouns import CardNoun
from ..verbs.prefixes import YouMay
from . import ids
from .printer import Printer, Templates, Untranslated


class Texts:
    """The table while it is made. What the language lacks is left out, so that it is shown in English."""

    def __init__(self, box: str, templates: Templates, grammar: Grammar) -> None:
        self.grammar = grammar
        self.found: dict[str, str] = {}
        self.printer = Printer(box, templates)

    def add(self, english: str, id: str, form: str = ONE) -> None:
        """A word by the id of its message."""
        with suppress(Untranslated):
            self.found.setdefault(english, self.printer.templates.message(id, {"as": form}))

    def add_sentences(self, source: Face | Keyword | Track) -> None:
        """The sentences of a card, and the parts of them that a player is asked about."""
        for sentence in sentences_of(source):
            for node in nodes_in(sentence):
                if node.text and node.text not in self.found:
                    said = self.printer.sentence(node)
                    if said != node.text:
                        self.found[node.text] = said
                if isinstance(node, YouMay):
                    self.add_wish(node)
        for ability in abilities_of(source):
            self.add_printed(ability)

    def add_wish(self, node: YouMay) -> None:
        """What the answer yes says: as after "you may", and a sentence of its own."""
        with suppress(Untranslated):
            said = self.printer.clause(node, "verb")
            self.found[node.wish()] = said[:1].upper() + said[1:]

    def add_printed(self, ability: Ability) -> None:
        """What a face says in other words than the file; where the language has none for that, the same words."""
        pairs: list[tuple[Node, Node]] = [(verb, verb_on_face(verb, ability.when)) for verb in ability.does]
        if ability.cost is not None:
            pairs.append((ability.cost, cost_on_face(ability.cost)))
        for node, printed in pairs:
            if printed is not node:
                text = self.grammar.show(printed)
                try:
                    self.found[text] = self.printer.printed(printed)
                except Untranslated:
                    if node.text in self.found:
                        self.found[text] = self.found[node.text]


def texts(box: Box, templates: Templates) -> dict[str, str]:
    """What is printed on the cards of this box, by its English."""
    words = words_of(box)
    made = Texts(box.id, templates, Grammar(words))
    for face in box.faces:  # names first: a class is called as its card
        made.add(face.name, ids.card_id(box.id, face.name))
    _add_words(made, box, words)
    sources: list[Face | Keyword | Track] = [*box.faces, *box.keywords, *box.tracks]
    for source in sources:
        made.add_sentences(source)
    return made.found


def _add_words(made: Texts, box: Box, words: Words) -> None:
    """The words of a box: its phases, kinds, traits, tags, keywords and tracks."""
    for key, phase in box.phases.items():
        made.add(phase, ids.phase_id(box.id, key))
    for key, word in words.box.items():
        made.add(word.one, ids.own_id(box.id, key))
        made.add(word.many, ids.own_id(box.id, key), MANY)
        _add_double(made, box, key, word.one)
    for kind, printed in KIND_WORDS.items():
        made.add(printed, ids.kind_id(kind))
    for word in words.traits:
        made.add(word.one, ids.trait_id(box.id, word.one))
        made.add(word.many, ids.trait_id(box.id, word.one), MANY)
        made.add(word.articled, ids.trait_id(box.id, word.one), ARTICLE)
    for word, noun in [*words.things(), *words.places()]:
        for english, form in ((word.one, ONE), (word.many, MANY), (word.articled, ARTICLE)):
            made.add(english, ids.noun_id(box.id, noun.key), form)
    for tag in [*words.tags.monster, *words.tags.item]:
        made.add(tag, ids.tag_id(box.id, tag))
    for name in words.keywords:
        made.add(name, ids.keyword_id(box.id, name))
    for name in words.tracks:
        made.add(name, ids.track_id(box.id, name))
    for face in box.faces:
        if isinstance(face.fits, CardNoun):
            made.add(face.fits.text, ids.noun_id(box.id, face.fits.key))


def _add_double(made: Texts, box: Box, key: str, english: str) -> None:
    with suppress(Untranslated):
        of = made.printer.templates.message(ids.own_id(box.id, key), {"as": ONE})
        made.found[f"Double {english}"] = made.printer.templates.message(ids.DOUBLED, {"of": of})
