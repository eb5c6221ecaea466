"""What is printed on a card, line by line, for the terminal and the gallery; web/src/lib/face.ts is the same."""

from __future__ import annotations

import textwrap
from typing import Final, Literal, NamedTuple

from kickdoor.views.cards import AbilityView, FaceView

from .filling import Words
from .spelling import capital, hyphened, plain, signed

WIDTH: Final = 72
VALUED: Final = ("item", "steed", "item_enhancer", "one_shot")  # they print a value, or that they have none

# kind: with slot, size and tags. figures: bonus, Level, Rank, Treasures, value. users: who may use it.
# reminder: what its kind does. text: a sentence or an ability of its own. note: what a player might ask.
Part = Literal["kind", "figures", "users", "reminder", "text", "bad_stuff", "note", "flavour"]


class FaceLine(NamedTuple):
    """A line of a card. The name of another card stands in brackets; it is printed without them, in italics."""

    part: Part
    text: str


def text(words: Words, face: FaceView, width: int = WIDTH) -> str:
    """The whole card as lines of text, its name first, its flavour last."""
    found = lines(words, face)
    said = [words.text(face.name), *[plain(line.text) for line in found if line.part != "flavour"]]
    flavour = [f"  {line.text}" for line in found if line.part == "flavour"]
    if flavour:
        said += ["", *flavour]
    wrapped: list[str] = []
    for line in said:
        wrapped += textwrap.wrap(line, width, subsequent_indent="  ") if line else [""]
    return "\n".join(wrapped).strip("\n")


def lines(words: Words, face: FaceView) -> list[FaceLine]:
    """Everything that is printed on a card but its name; the page prints the same lines."""
    found = [
        FaceLine("kind", words.joined(_kind(words, face), "dot")),
        FaceLine("figures", words.joined(_figures(words, face), "dot")),
        FaceLine("users", words.joined(_users(words, face), "dot")),
        FaceLine("reminder", _reminder(words, face)),
        FaceLine("text", words.say("face-moment", moment=words.text(face.moment)) if face.moment else ""),
        *[FaceLine("text", line) for place in range(len(face.always)) for line in _standing(words, face, place)],
        FaceLine("text", _stays(words, face)),
    ]
    abilities = [ability for ability in (face.play, *face.abilities) if ability is not None]
    found += [FaceLine("text", spelled(words, ability)) for ability in abilities]
    if face.bad_stuff:
        said = sentences(words, face.bad_stuff)
        found.append(FaceLine("bad_stuff", words.say("face-bad-stuff", sentences=said)))
    elif face.kind == "monster":
        found.append(FaceLine("bad_stuff", words.say("face-no-bad-stuff")))
    found += [FaceLine("note", words.say("face-note", note=note)) for note in face.notes]
    found += [FaceLine("flavour", line) for line in face.flavour.split("\n")]
    return [line for line in found if line.text]


def _kind(words: Words, face: FaceView) -> list[str]:
    said = [words.text(face.kind_word)]
    if face.slot:
        said.append(words.fill(f"slot-{hyphened(face.slot)}", {}))
    if face.big:
        said.append(words.say("face-big"))
    if face.fits:
        said.append(words.say("face-fits", fits=words.text(face.fits)))
    return [*said, *_texts(words, face.tags)]


def _figures(words: Words, face: FaceView) -> list[str]:
    said: list[str] = []
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
    if face.value:
        said.append(words.say("face-value", value=face.value))
    elif face.kind in VALUED:
        said.append(words.say("face-no-value"))
    return said


def _users(words: Words, face: FaceView) -> list[str]:
    said: list[str] = []
    if face.only_many:
        said.append(capital(words.say("face-only", traits=words.listed(_texts(words, face.only_many), "or"))))
    if face.not_for_many:
        said.append(words.say("face-not-for", traits=words.listed(_texts(words, face.not_for_many), "or")))
    return said


def _reminder(words: Words, face: FaceView) -> str:
    """What cards of this kind do; empty where the card's own text is enough."""
    id = f"reminder-{hyphened(face.kind)}"
    own = (face.kind == "one_shot" and not face.bonus) or (face.kind == "special" and face.play is not None)
    if own or not words.has(id):
        return ""
    return words.fill(
        id, {"one": words.text(face.of_word), "many": words.text(face.of_many), "level": 2 * face.bonus}
    )


def _standing(words: Words, face: FaceView, place: int) -> list[str]:
    """A sentence that holds while the card lies there; a keyword with what it means."""
    sentence = face.always[place]
    granted = [ability for ability in face.granted if ability.name == sentence]
    if granted:
        return [spelled(words, ability) for ability in granted]
    if place in face.added:
        said = words.say("face-another", sentence=words.text(sentence))
        return [words.say("face-sentence", sentence=said)]
    return [sentences(words, (sentence,))]


def _stays(words: Words, face: FaceView) -> str:
    """How long a card stays, where it does not stay for good."""
    if face.until:
        return words.say("face-until", until=words.text(face.until))
    lasts = face.kind == "curse" and (face.always or face.bonus or face.abilities)
    return words.say("face-stays") if lasts else ""


def spelled(words: Words, ability: AbilityView) -> str:
    """An ability: its name and users, its moment, limit and price, and what it does."""
    when, limit, cost = words.text(ability.when), words.text(ability.limit), words.text(ability.cost)
    when = words.say("ability-event", when=when) if ability.event else when
    if limit:
        when = words.say("ability-limit", when=when, limit=limit) if when else limit
    first = words.say("face-sentence", sentence=words.text(ability.does[0])) if ability.does else ""
    does = words.joined([said for said in (first, sentences(words, ability.does[1:])) if said], "space")
    if cost and when:
        does = words.say("ability-pays", when=when, cost=cost, does=does)
    elif cost:
        does = words.say("ability-costs", cost=cost, does=does)
    elif when:
        does = words.say("ability-does", when=when, does=does)
    does = capital(does)
    if ability.only_many:
        does = words.say(
            "ability-only", only=capital(words.listed(_texts(words, ability.only_many), "or")), does=does
        )
    return words.say("ability-named", name=words.text(ability.name), does=does) if ability.name else does


def sentences(words: Words, of_card: tuple[str, ...]) -> str:
    """Sentences of a card in a row, each with a capital and a full stop."""
    said = [words.say("face-sentence", sentence=capital(words.text(sentence))) for sentence in of_card]
    return words.joined(said, "space")


def _texts(words: Words, of_card: tuple[str, ...]) -> list[str]:
    return [words.text(english) for english in of_card]
