"""The printed card: as text for people, as plain data for the browser. Sentences stand as in the card file."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.face import DECKS, Ability, Face
from kickdoor.engine.table.sentence import ANY_TIME
from kickdoor.views.cards import AbilityView, FaceView

from ..grammar.kinds import KIND_WORDS, SLOTS
from ..sentences.nouns import CardNoun
from .record import slug

WIDTH: Final = 72


def kind_word(face: Face, words: Mapping[str, tuple[str, str]]) -> str:
    """What the box calls cards of this kind."""
    if face.kind == "double":
        return f"Double {words.get(face.of, (face.of.title(), ''))[0]}"
    return words[face.kind][0] if face.kind in words else KIND_WORDS.get(face.kind, face.kind.title())


def sheet(face: Face, words: Mapping[str, tuple[str, str]]) -> FaceView:
    """All that is printed on a card, for readers; `words` are the box's words for kinds of cards."""
    return FaceView(
        id=slug(face.name),
        box=face.box,
        name=face.name,
        kind=face.kind,
        kind_word=kind_word(face, words),
        deck=DECKS[face.deck],
        copies=face.copies,
        level=face.level,
        rank=face.rank,
        bonus=face.bonus,
        treasures=face.treasures,
        levels=face.levels if face.kind == "monster" else 0,
        slot=SLOTS[face.slot - 1] if face.slot else None,
        big=face.big,
        value=face.value,
        of=face.of,
        fits=face.fits.text if isinstance(face.fits, CardNoun) else "",
        tags=face.tags,
        only=face.only,
        not_for=face.not_for,
        always=tuple([standing.text for standing in face.always]),
        until=face.until.text if face.until is not None else "",
        play=_ability(face.play, face.name) if face.play is not None and face.play.does else None,
        bad_stuff=tuple([verb.text for verb in face.bad_stuff]),
        abilities=tuple([_ability(ability, face.name) for ability in face.abilities]),
        icon=face.icon,
        flavour=face.flavour,
        notes=face.faq,
    )


def _ability(ability: Ability, card: str) -> AbilityView:
    return AbilityView(
        name=ability.name if ability.name != card else "",
        when=ability.when.text,
        cost=ability.cost.text if ability.cost is not None else "",
        limit=ability.limit.text if ability.limit is not None else "",
        only=ability.only,
        does=tuple([verb.text for verb in ability.does]),
    )


def text(face: Face, box: Box) -> str:
    """The card as lines of text."""
    lines = [face.name, *printed(face, box)]
    if face.flavour:
        lines += ["", *[f"  {line}" for line in face.flavour.split("\n")]]
    wrapped: list[str] = []
    for line in lines:
        wrapped += textwrap.wrap(line, WIDTH, subsequent_indent="  ") if line else [""]
    return "\n".join(wrapped).strip("\n")


def printed(face: Face, box: Box) -> list[str]:
    """The lines between the name and the flavour."""
    lines = [" · ".join(_headline(face, box))]
    lines += [_sentence(standing.text) for standing in face.always]
    if face.until is not None:
        lines.append(f"Until {face.until.text}.")
    if face.play is not None and face.play.does:
        lines += spelled(face.play, face.name)
    for ability in face.abilities:
        lines += spelled(ability, face.name)
    if face.kind == "monster":
        bad = [verb.text for verb in face.bad_stuff]
        lines.append("Bad Stuff: " + (" ".join([_sentence(said) for said in bad]) if bad else "none."))
    return lines + [f"Q&A: {line}" for line in face.faq]


def _headline(face: Face, box: Box) -> list[str]:
    said = [face.printed.kind_word]
    if face.level:
        said.append(f"Level {face.level}")
    if face.rank:
        said.append(f"Rank {face.rank}")
    if face.bonus:
        said.append(f"{face.bonus:+d}")
    if face.kind == "monster":
        said.append("1 Treasure" if face.treasures == 1 else f"{face.treasures} Treasures")
        if face.levels > 1:
            said.append(f"{face.levels} levels")
    elif face.treasures:
        said.append(f"{face.treasures:+d} Treasure" + ("" if abs(face.treasures) == 1 else "s"))
    if face.slot:
        said.append(SLOTS[face.slot - 1])
    if face.big:
        said.append("Big")
    if isinstance(face.fits, CardNoun):
        said.append(f"goes on {face.fits.text}")
    said += face.tags
    if face.only:
        said.append("only " + " or ".join(face.only))
    if face.not_for:
        said.append("not for " + " or ".join(face.not_for))
    if face.value:
        said.append(f"{face.value} gold")
    elif face.kind in ("item", "one_shot"):
        said.append("No Value")
    return said


def spelled(ability: Ability, card: str) -> list[str]:
    """An ability as a card prints it: moment, cost, limit, effect."""
    said = f"{ability.name}: " if ability.name != card else ""
    if ability.when.what != ANY_TIME:
        said += _upper(ability.when.text)
    if ability.only:
        said += ", " + " or ".join(ability.only) + " only"
    if ability.cost is not None:
        said += f", {ability.cost.text}" if said else _upper(ability.cost.text)
    if ability.limit is not None:
        said += f" ({ability.limit.text})"
    said = said + ": " if said and not said.endswith(": ") else said
    return [said + " ".join([_sentence(verb.text) for verb in ability.does])]


def _upper(said: str) -> str:
    return said[:1].upper() + said[1:]


def _sentence(said: str) -> str:
    return _upper(said) + "."
