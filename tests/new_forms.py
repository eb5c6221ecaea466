"""Sentence forms that stand on no two cards of the boxes yet. The list is empty when the boxes are printed."""

from __future__ import annotations

# By id. A form is taken from here when two cards use it.
NOT_YET_ON_CARDS: frozenset[str] = frozenset(
    {
        "it-is-your-turn",
        "monsters-are-strong",
        "pay-steps",
        "join-uninvited",
        "take-an-extra-turn",
        "you-lose",
    }
)
