"""The face of a card as plain data. Its sentences are those of the file."""

from __future__ import annotations

from collections.abc import Mapping

from kickdoor.engine.table.face import DECKS, Ability, Face
from kickdoor.engine.table.sentence import ANY_TIME
from kickdoor.views.cards import AbilityView, FaceView

from ..grammar.kinds import KIND_WORDS, SLOTS
from ..sentences.nouns import CardNoun
from .record import slug


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
        play=ability_view(face.play, face.name) if face.play is not None and face.play.does else None,
        bad_stuff=tuple([verb.text for verb in face.bad_stuff]),
        abilities=tuple([ability_view(ability, face.name) for ability in face.abilities]),
        icon=face.icon,
        flavour=face.flavour,
        notes=face.faq,
    )


def ability_view(ability: Ability, card: str) -> AbilityView:
    """An ability of a card, or of a keyword, for readers."""
    return AbilityView(
        name=ability.name if ability.name != card else "",
        when=ability.when.text if ability.when.what != ANY_TIME else "",
        cost=ability.cost.text if ability.cost is not None else "",
        limit=ability.limit.text if ability.limit is not None else "",
        only=ability.only,
        does=tuple([verb.text for verb in ability.does]),
    )
