"""The version of the rules that this engine plays: one number for all that decides how a game goes on.

A game is stored as its answers, so another engine would make another game of them. Tables therefore note the
version under which they began. A change after which a golden game (tests/golden) goes on otherwise is a new
version: a line is added here, with the digest of the golden games that a test prints. No line is changed.
"""

from __future__ import annotations

from typing import Final

# By version: the digest of the golden games, and what has changed.
HISTORY: Final[dict[int, tuple[str, str]]] = {
    1: ("933249c2f0129110", "the rules when versions began to be counted"),
}
RULES_VERSION: Final = max(HISTORY)
UNCOUNTED: Final = 1  # of tables that were begun before versions were counted
