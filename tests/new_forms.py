"""Sentence forms that stand on no two cards of the boxes yet. The list is empty when the boxes are printed."""

from __future__ import annotations

# By id. A form is taken from here when two cards use it.
NOT_YET_ON_CARDS: frozenset[str] = frozenset(
    {
        "at-the-table",
        "players-by-level",
        "levels-you-have",
        "deaths",
        "open-dungeons",
        "you-have-keyword",
        "your-total-rank-is",
        "it-is-your-turn",
        "level-does-not-count",
        "only-lower-help",
        "monster-wins-ties",
        "you-are-helping",
        "you-win-by",
        "monsters-are-strong",
        "take-steps",
        "go-back",
        "you-are-along",
        "steps-along",
        "pay-steps",
        "join-uninvited",
        "look-and-bury",
        "let-take-at-random",
        "take-an-extra-turn",
        "everybody-has",
        "you-lose",
    }
)
