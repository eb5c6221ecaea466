"""Names and numbers as people read them."""

from __future__ import annotations

import re
from typing import Final

from .reader import NONE

MINUS: Final = "\u2212"
SOFT_HYPHEN: Final = "\u00ad"  # where the page may break a long word; a terminal would print it
NAME: Final = re.compile(r"\[([^\]]+)\]")  # of a card, in a sentence of another


def hyphened(name: str) -> str:
    """A name of the engine as a part of an id."""
    return name.replace("_", "-").replace(" ", "-")


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", MINUS) if number else NONE


def plain(sentence: str) -> str:
    """A sentence of a card without the brackets around the names of cards."""
    return NAME.sub(r"\1", sentence)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
