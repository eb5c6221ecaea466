"""What a player is told about every card that cannot be played now: read once by a person, and kept."""

from __future__ import annotations

import difflib
import re

import pytest

from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.rules.ledger import rule_of
from tests.engine.sight.reasons_of import SITUATIONS, file_of, reasons


@pytest.mark.parametrize("box", OWN_BOXES)
def test_reasons_are_those_that_were_read(box: str) -> None:
    """`make golden` writes the files anew; read what has changed."""
    kept, now = file_of(box).read_text("utf-8").splitlines(), reasons(box).splitlines()
    changed = [line for line in difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=0)]
    assert not changed, "read these, then run `make golden`:\n" + "\n".join(changed[:40])


@pytest.mark.parametrize("box", OWN_BOXES)
def test_a_reason_is_one_short_sentence_with_at_most_one_rule_of_this_edition(box: str) -> None:
    lines = [line for line in reasons(box).splitlines() if not line.startswith("# ")]
    assert len(lines) > 100 * len(SITUATIONS)
    for line in lines:
        said = line.partition(" → ")[2]
        found = re.fullmatch(r"([^\[\]]+\.)(?: \[([A-Z]+-\d+)\])?", said)
        assert found is not None, line
        sentence, number = found.groups()
        assert len(sentence) <= 140 and sentence.count(". ") == 0, line
        assert not re.search(r"\bnone\b|^\s|  ", sentence), line
        assert number is None or rule_of(number).holds_in(box), line


@pytest.mark.parametrize("box", OWN_BOXES)
def test_no_reason_is_the_last_resort(box: str) -> None:
    """A card always has a better reason than that nothing of the kind can be done."""
    vague = (
        "Nothing of that kind can be done now",
        "It cannot be played on that",
        "You do not have this card",
        "is not the moment",
    )
    found = [line for line in reasons(box).splitlines() if any(words in line for words in vague)]
    assert not found, "\n".join(found[:20])
