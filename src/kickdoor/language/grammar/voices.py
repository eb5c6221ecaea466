"""How a template is said to `you` and about others: "lose your Armor", "another player loses their Armor"."""

from __future__ import annotations

import re
from typing import Final

from kickdoor.engine.table.sentence import Node, Verb

from .template import BARE, NOW, OTHERS, THEY, YOU, worded

VERBAL: Final = ("verb", "counted", "clause", "does")  # sorts whose verb stands differently in each voice
PRONOMINAL: Final = ("count", "cond", "who", "sel", "cards")  # sorts that only have `you` and `your` in them
ABOUT_OTHERS: Final = (OTHERS, THEY)

# A field is left as it is; `you` at the end of a clause is its object.
PRONOUN: Final = re.compile(r"\{[^}]*\}|\byour\b|\byou$|\byou\b")
THEIRS: Final = {"your": "their", "you": "they"}
HEAD: Final = re.compile(r"<?([A-Za-z]+)>?")
SECOND: Final = re.compile(r" and ([a-z]+)")  # a second verb of the same form
IRREGULAR: Final = {"have": "has", "are": "is"}


def theirs(text: str) -> str:
    """The same with `they` and `their` for `you` and `your`."""

    def replaced(found: re.Match[str]) -> str:
        word = found.group()
        if word == "you" and found.end() == len(text):
            return "them"
        return THEIRS.get(word, word)

    return PRONOUN.sub(replaced, text)


def conjugated(verb: str) -> str:
    """A verb as it stands after "another player": loses, dies, misses."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def template(node_class: type[Node], voice: str, wording: int = NOW) -> str:
    """The template of a form in a voice and a wording."""
    phrase = worded(node_class.phrase, node_class.was, wording)
    verbal = issubclass(node_class, Verb)
    if voice in ABOUT_OTHERS:
        if node_class.others:
            return node_class.others
        # What you have or do is said of others without `you`: "has +1 this combat".
        said = theirs(phrase.removeprefix("you ") if verbal else phrase)
        head = HEAD.match(said) if verbal and voice == OTHERS else None
        if head is None:
            return said
        # The second word that a box chooses for a verb is its third person.
        word = f"<{head[1]}s>" if said.startswith("<") else conjugated(head[1])
        return word + SECOND.sub(lambda found: f" and {conjugated(found[1])}", said[head.end() :])
    return phrase.removeprefix("you ") if voice == BARE and verbal else phrase


def voiced(sort: str, voice: str) -> str:
    """The name of a sort in a voice: `verb@others`."""
    if sort in VERBAL:
        return sort if voice == YOU else f"{sort}@{voice}"
    return f"{sort}@{OTHERS}" if sort in PRONOMINAL and voice in ABOUT_OTHERS else sort
