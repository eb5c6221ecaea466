"""The text of a card, for the terminal, the gallery and `kickdoor cards show`."""

from __future__ import annotations

import textwrap
from typing import Final

from kickdoor.views.cards import AbilityView, FaceView

from .filling import Words, capital, hyphened, signed

WIDTH: Final = 72
VALUED: Final = ("item", "one_shot")  # kinds whose cards print a value, or that they have none


def text(words: Words, face: FaceView, width: int = WIDTH) -> str:
    """The whole card as lines of text, its name first, its flavour last."""
    lines = [face.name, *printed(words, face)]
    if face.flavour:
        lines += ["", *[f"  {line}" for line in face.flavour.split("\n")]]
    wrapped: list[str] = []
    for line in lines:
        wrapped += textwrap.wrap(line, width, subsequent_indent="  ") if line else [""]
    return "\n".join(wrapped).strip("\n")


def printed(words: Words, face: FaceView) -> list[str]:
    """The lines between the name and the flavour."""
    lines = [words.joined(_headline(words, face), "dot")]
    lines += [sentences(words, (sentence,)) for sentence in face.always]
    if face.until:
        lines.append(words.say("face-until", until=face.until))
    lines += [spelled(words, ability) for ability in (face.play, *face.abilities) if ability is not None]
    if face.bad_stuff:
        lines.append(words.say("face-bad-stuff", sentences=sentences(words, face.bad_stuff)))
    elif face.kind == "monster":
        lines.append(words.say("face-no-bad-stuff"))
    return lines + [words.say("face-note", note=note) for note in face.notes]


def _headline(words: Words, face: FaceView) -> list[str]:
    said = [face.kind_word]
    if face.level:
        said.append(words.say("face-level", level=face.level))
    if face.rank:
        said.append(words.say("face-rank", rank=face.rank))
    if face.bonus:
        said.append(signed(face.bonus))
    if face.kind == "monster":
        said.append(words.say("face-treasures", count=face.treasures))
    elif face.treasures:
        said.append(words.say("face-more-treasures", count=face.treasures, bonus=signed(face.treasures)))
    if face.levels > 1:
        said.append(words.say("face-levels", count=face.levels))
    if face.slot:
        said.append(words.fill(f"slot-{hyphened(face.slot)}", {}))
    if face.big:
        said.append(words.say("face-big"))
    if face.fits:
        said.append(words.say("face-fits", fits=face.fits))
    said += face.tags
    if face.only:
        said.append(words.say("face-only", traits=words.listed(face.only, "or")))
    if face.not_for:
        said.append(words.say("face-not-for", traits=words.listed(face.not_for, "or")))
    if face.value:
        said.append(words.say("face-value", value=face.value))
    elif face.kind in VALUED:
        said.append(words.say("face-no-value"))
    return said


def spelled(words: Words, ability: AbilityView) -> str:
    """An ability: its name, moment, price and limit, and what it does."""
    when = capital(ability.when)
    if ability.only:
        only = words.listed(ability.only, "or")
        when = words.say("ability-when", when=when, only=only) if when else words.say("ability-only", only=only)
    if ability.cost:
        when = words.say("ability-cost", when=when, cost=ability.cost) if when else capital(ability.cost)
    if ability.limit:
        when = words.say("ability-limit", when=when, limit=ability.limit)
    does = sentences(words, ability.does)
    if when:
        does = words.say("ability-does", when=when.strip(), does=does)
    return words.say("ability-named", name=ability.name, does=does) if ability.name else does


def sentences(words: Words, of_card: tuple[str, ...]) -> str:
    """Sentences of a card in a row, each with a capital and a full stop."""
    said = [words.say("face-sentence", sentence=capital(sentence)) for sentence in of_card]
    return words.joined(said, "space")
