"""Characters: bots with a name, a strength and a temper, for tables of people. Their texts: `bot-about-<key>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kickdoor.views.names import Sex, Strength

# The bot of each strength.
STRENGTHS: Final = {"gentle": "gentle", "easy": "mellow", "fair": "greedy", "hard": "schemer"}


class Character(NamedTuple):
    """A bot under the name of a character."""

    name: str
    strength: Strength
    temper: str
    sex: Sex | None = None  # None: the seed decides (RULE-28)

    @property
    def key(self) -> str:
        """The name in lower case with hyphens, as commands and tables use it."""
        return self.name.lower().replace(" ", "-")

    @property
    def bot(self) -> str:
        """The name of the bot; a temper other than `even` follows a colon."""
        kind = STRENGTHS[self.strength]
        return kind if self.temper == "even" else f"{kind}:{self.temper}"


_ALL: Final = (
    Character("Nana Moss", "gentle", "even", "female"),
    Character("Little Fig", "gentle", "even"),
    Character("Pim", "easy", "even", "male"),
    Character("Dot", "easy", "even", "female"),
    Character("Uncle Bramble", "easy", "even", "male"),
    Character("Quill", "fair", "even"),
    Character("Ottoline", "fair", "even", "female"),
    Character("Hob", "fair", "even", "male"),
    Character("Wanda Latch", "fair", "even", "female"),
    Character("Madam Ledger", "hard", "even", "female"),
    Character("Father Plenty", "hard", "generous", "male"),
    Character("Baron Mine", "hard", "greedy", "male"),
    Character("Grizelda", "hard", "vengeful", "female"),
    Character("Cousin Smile", "hard", "treacherous"),
)
CHARACTERS: Final = {character.key: character for character in _ALL}


def names_for(bots: Sequence[str], taken: Sequence[str], longest: int = 24) -> list[str]:
    """A name for each bot that is not taken: that of its character, or of a character with the same bot."""
    used = {name.casefold() for name in taken}
    found: list[str] = []
    for bot in bots:
        alike = [CHARACTERS[bot]] if bot in CHARACTERS else [one for one in _ALL if one.bot == bot]
        called = [one.name for one in alike] or [bot.title()[: longest - 5]]
        free = [name + number for number in ("", " II", " III", " IV", " V", " VI", " VII") for name in called]
        name = next(name for name in free if name.casefold() not in used)
        used.add(name.casefold())
        found.append(name)
    return found


def sex_of(name: str) -> str:
    """The sex of the character that a bot is named after; empty where it has none."""
    for one in _ALL:
        if name == one.name or name.startswith(f"{one.name} "):
            return one.sex or ""
    return ""
