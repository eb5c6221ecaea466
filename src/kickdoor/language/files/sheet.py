"""The face of a card as plain data, with its sentences as they are printed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kickdoor.engine.table.box import Keyword
from kickdoor.engine.table.face import DECKS, Ability, Face
from kickdoor.engine.table.sentence import ANY_TIME, Standing
from kickdoor.views.cards import AbilityView, FaceView

from ..grammar.kinds import KIND_WORDS, SLOTS
from ..grammar.phrase import Grammar
from ..grammar.printed import cost_on_face, said, verb_on_face
from ..grammar.words import Word, Words
from ..sentences.amounts import Strength
from ..sentences.bonuses import AmountAgainst, AmountForEach, AmountIf
from ..sentences.moments import OpenMoment
from ..sentences.nouns import CardNoun
from .record import slug


def sheet(face: Face, grammar: Grammar, keywords: Sequence[Keyword] = ()) -> FaceView:
    """All that is printed on a card, for readers, in the words of its box."""
    words = grammar.words
    always = tuple([standing.text for standing in face.always])
    doubled = words.box.get(face.of, Word(face.of.title()))
    return FaceView(
        id=slug(face.name),
        box=face.box,
        name=face.name,
        kind=face.kind,
        kind_word=f"Double {doubled.one}" if face.of else _kind_word(face.kind, words),
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
        of_word=doubled.one if face.of else "",
        of_many=doubled.many if face.of else "",
        fits=face.fits.text if isinstance(face.fits, CardNoun) else "",
        tags=face.tags,
        only=face.only,
        only_many=_plurals(face.only, words),
        not_for=face.not_for,
        not_for_many=_plurals(face.not_for, words),
        always=always,
        added=tuple([place for place, one in enumerate(face.always) if _adds(one, face.bonus)]),
        granted=tuple([view for one in keywords if one.name in always for view in _granted(one, grammar)]),
        until=face.until.text if face.until is not None else "",
        moment="" if face.play is None or face.kind != "curse" else _moment(face.play),
        play=_play(face, grammar),
        bad_stuff=tuple([verb.text for verb in face.bad_stuff]),
        abilities=tuple([ability_view(ability, face.name, grammar) for ability in face.abilities]),
        icon=face.icon,
        flavour=face.flavour,
        notes=face.faq,
    )


def _adds(standing: Standing, bonus: int) -> bool:
    """Whether a sentence adds combat strength to the bonus of its card, which is printed before it."""
    if bonus <= 0 or not isinstance(standing, (AmountAgainst, AmountIf, AmountForEach)):
        return False
    return isinstance(standing.amount, Strength) and standing.amount.n > 0


def _granted(keyword: Keyword, grammar: Grammar) -> list[AbilityView]:
    """What a keyword means, under its name."""
    standing = [AbilityView(name=keyword.name, does=(always.text,)) for always in keyword.always]
    return standing + [
        replace(ability_view(ability, keyword.name, grammar), name=keyword.name) for ability in keyword.abilities
    ]


def _play(face: Face, grammar: Grammar) -> AbilityView | None:
    """What playing it does. A Curse does that however it strikes: its moment is printed apart."""
    if face.play is None or not face.play.does:
        return None
        # Everybody knows that a Level Up is played at any time.
    known = face.kind == "curse" or (face.kind == "level_up" and face.play.when.what == ANY_TIME)
    view = ability_view(face.play, face.name, grammar, not known)
    return replace(view, when="", event=False) if known else view


def _moment(ability: Ability) -> str:
    return ability.when.text if ability.when.what != ANY_TIME else ""


def ability_view(ability: Ability, card: str, grammar: Grammar, moment: bool = True) -> AbilityView:
    """An ability of a card, or of a keyword, for readers; `moment`: whether its moment is printed."""
    verbs = [verb_on_face(verb, ability.when) if moment else verb for verb in ability.does]
    return AbilityView(
        name=ability.name if ability.name != card else "",
        when=ability.when.text,
        event=not isinstance(ability.when, OpenMoment),
        cost=said(grammar, cost_on_face(ability.cost)) if ability.cost is not None else "",
        limit=ability.limit.text if ability.limit is not None else "",
        only=ability.only,
        only_many=_plurals(ability.only, grammar.words),
        does=tuple([said(grammar, verb) for verb in verbs]),
    )


def _kind_word(kind: str, words: Words) -> str:
    """What the box calls cards of this kind."""
    return words.box[kind].one if kind in words.box else KIND_WORDS.get(kind, kind.title())


def _plurals(traits: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Traits as sentences name several who have them: Dwarves."""
    plurals = {word.one: word.many for word in words.traits}
    return tuple([plurals.get(trait, trait) for trait in traits])
