"""Random positions in the middle of a game, as scenario documents; unusual combinations of cards are frequent."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.table.face import NO_DECK, Face
from kickdoor.engine.table.kinds import KEPT_IN_DEATH
from kickdoor.engine.table.sentence import CARRIES
from kickdoor.scenario.errors import BadScenario
from kickdoor.scenario.position import set_up
from kickdoor.tables import NAMES, box_of

BOXES: Final = ("base", "super", "oz", "harry-potter", "south-park")
Document = dict[str, object]
Person = dict[str, object]

# Each is set in about one position of eight.
OPTIONS: Final[tuple[tuple[str, object], ...]] = (
    ("epic", True),
    ("shared_victory", True),
    ("listen_at_the_door", True),
    ("dungeons", True),
    ("live", True),
    ("offers_last", True),
    ("wait_everywhere", True),
    ("wait_in_flight", True),
    ("late_wandering", False),
    ("big_items", "any"),
    ("big_items", 0),
    ("hand_limit", 0),
    ("hand_limit", 2),
    ("loot_from", "treasure"),
    ("companions_tradable", True),
    ("companions_discardable", False),
    ("help_by_plays", False),
    ("enhancers_on_munchkins", True),
    ("treasures_any_time", True),
    ("winning_level", 3),
)
ODD: Final = 12  # one option in so many is set

# Cards that say one of these are dealt more often.
NASTY: Final = re.compile(
    r"steal|swap|trade|copy|copies|die|death|dead|lose your|lose all|discard all|change sides|in place of|instead"
    r"|hand|another player|each other|helper|flee|escape|remove|carries|counts as|turn it|takes? over|any card"
)
HOW_MANY: Final[dict[str, tuple[int, ...]]] = {
    "power": (0, 0, 0, 1, 1),
    "origin": (0, 1),
    "companion": (0, *[1] * 12, 2),
    "curse": (0, 0, 1, 2, 4),
    "special": (0, 0, 0, 1),
}
GEAR: Final = ("item", "item", "item", "item", "steed", "turf", "one_shot")
DEADLY: Final = r"\bdie\b|\bdies\b|dead|death"
MOST_TRIES: Final = 40


@cache
def faces(boxes: tuple[str, ...]) -> dict[str, list[tuple[str, int]]]:
    """By kind: the names of the cards, as a scenario writes them, with their weight."""
    found: dict[str, list[tuple[str, int]]] = {}
    known: set[str] = set()
    for box in boxes:
        for face in box_of(box).faces:
            name = f"{box}/{face.name}" if face.name in known else face.name
            known.add(face.name)
            kind = f"double {face.of}" if face.kind == "double" else face.kind
            found.setdefault(kind, []).append((name, _weight(face)))
            if face.deck != NO_DECK and face.kind not in ("dungeon", "portal"):
                found.setdefault(f"deck {face.deck}", []).append(found[kind][-1])
    return found


def _weight(face: Face) -> int:
    """How often a card is dealt, compared with others of its kind."""
    text = said(face)
    deadly = face.kind == "monster" and re.search(DEADLY, text) is not None
    return 1 + min(3, len(NASTY.findall(text))) + (8 if deadly else 0) + (2 if face.level > 9 else 0)


@cache
def kinds(boxes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """By the name of a card: its kind, and whether it is Big."""
    found: dict[str, tuple[str, ...]] = {}
    for box in boxes:
        for face in box_of(box).faces:
            big = ("big",) if face.big or face.kind == "steed" else ()
            found.setdefault(face.name, (face.kind, *big))
            found[f"{box}/{face.name}"] = (face.kind, *big)
    return found


@cache
def takes(boxes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """By the name of a card: the kinds of card that may lie on it."""
    found: dict[str, tuple[str, ...]] = {}
    for box in boxes:
        for face in box_of(box).faces:
            if face.kind == "item":
                found.setdefault(face.name, ("cheat", "item_enhancer"))
            elif face.kind in ("steed", "turf"):
                found.setdefault(face.name, ("cheat",))
            elif any(standing.key == CARRIES for standing in face.always):
                found.setdefault(face.name, ("item",))
    return found


def said(face: Face) -> str:
    """All sentences of a card."""
    texts = [standing.text for standing in face.always] + [verb.text for verb in face.bad_stuff]
    for ability in [*face.abilities, *([face.play] if face.play is not None else [])]:
        texts += [verb.text for verb in ability.does]
    return " ".join(texts).lower()


class Dealer:
    """Draws random cards of some boxes."""

    def __init__(self, boxes: Sequence[str], rng: random.Random) -> None:
        self.rng: Final = rng
        self.boxes: Final = tuple(boxes)
        self.faces: Final = faces(self.boxes)
        self.takes: Final = takes(self.boxes)
        self.tracks: Final = [track for box in boxes for track in box_of(box).tracks]

    def some(self, kind: str, number: int) -> list[str]:
        cards = self.faces.get(kind, [])
        if not cards or number < 1:
            return []
        return self.rng.choices([name for name, _ in cards], [weight for _, weight in cards], k=number)

    def few(self, *numbers: int) -> int:
        return self.rng.choice(numbers)


def document(number: int | str) -> Document:
    """The position of this number; most of them can be set up at once (`settled` mends the others)."""
    rng = random.Random(f"position {number}")
    boxes = rng.sample(BOXES, rng.choice((1, 1, 1, 2, 2, 3)))
    deal = Dealer(boxes, rng)
    options = {name: value for name, value in OPTIONS if rng.randrange(ODD) == 0}
    names = NAMES[: rng.randint(3, 6)]
    found: Document = {"box": boxes, "seed": rng.randrange(10_000), "players": {}}
    if options:
        found["options"] = options
    if rng.randrange(30) == 0:
        found["phase"] = "deal"
        found["players"] = {name: {} for name in names}
        return found
    turn = rng.randrange(len(names))
    found["turn"] = names[turn]
    found["phase"] = rng.choice(("start", "start", "start", "start", "room", "charity"))
    top = int(str(options.get("winning_level", 20 if "epic" in options else 10))) - 1
    kids = list(dict.fromkeys(deal.some("kid", 8)))
    people: dict[str, Person] = {}
    for seat, name in enumerate(names):
        people[name] = person(deal, top, seat != turn and rng.randrange(8) == 0)
        if kids and rng.randrange(8):
            people[name]["kid"] = kids.pop()
    found["players"] = people
    _decks(found, deal)
    return found


def person(deal: Dealer, top: int, dead: bool) -> Person:
    rng = deal.rng
    found: Person = {"level": rng.choice((1, 1, top, top, *range(1, top + 1)))}
    if rng.randrange(3):
        found["sex"] = rng.choice(("male", "female"))
    if not dead and rng.randrange(8) == 0:
        found["open_to_trades"] = True
    if not dead and deal.tracks and rng.randrange(2):
        found["steps"] = {track.name: rng.randrange(track.steps) for track in deal.tracks}
    for name in deal.some("house", 1):
        found["house"] = name
    lies = _identity(deal, "class") + _identity(deal, "race")
    for kind, numbers in HOW_MANY.items():
        if not dead or kind in KEPT_IN_DEATH:
            lies += deal.some(kind, deal.few(*numbers))
    if dead:
        found["dead"] = True
    else:
        for kind in rng.choices(GEAR, k=deal.few(0, 1, 2, 4, 6)):
            lies += deal.some(kind, 1)
        carried = deal.some("item", deal.few(0, 0, 1, 2)) + deal.some("one_shot", deal.few(0, 0, 1))
        if carried:
            found["carried"] = carried
        attached = _attached(deal, [*lies, *carried])
        if attached:
            found["attached"] = attached
        hand = [card for deck in (0, 1) for card in deal.some(f"deck {deck}", deal.few(0, 1, 2, 4))]
        found["hand"] = hand + deal.some("curse", deal.few(0, 0, 1)) + deal.some("special", deal.few(0, 1))
    found["in_play"] = list(dict.fromkeys(lies)) if rng.randrange(2) else lies
    return found


def _identity(deal: Dealer, kind: str) -> list[str]:
    """No Class or Race, one, or one or two with the card that doubles it."""
    names = list(dict.fromkeys(deal.some(kind, deal.few(0, 1, 1, 2, 2))))
    doubles = deal.some(f"double {kind}", 1)
    if names and doubles and (len(names) > 1 or deal.rng.randrange(3) == 0):
        return names + doubles
    return names[:1]


def _attached(deal: Dealer, hosts: list[str]) -> dict[str, list[str]]:
    """Cheat! cards, item enhancers and loads on some of the cards; what does not fit is dropped later."""
    found: dict[str, list[str]] = {}
    for host in hosts:
        kinds = deal.takes.get(host)
        if kinds and deal.rng.randrange(2) == 0:
            cards = deal.some(deal.rng.choice(kinds), 1)
            if cards:
                found[host] = cards
    return found


def _decks(found: Document, deal: Dealer) -> None:
    rng = deal.rng
    door = deal.some("monster", deal.few(0, 1, 1, 2)) + deal.some("curse", deal.few(0, 0, 1))
    rng.shuffle(door)
    for key, cards in (
        ("door", door + deal.some("deck 0", deal.few(0, 0, 2))),
        ("treasure", deal.some("deck 1", deal.few(0, 0, 2))),
        ("door_discards", deal.some("deck 0", deal.few(0, 0, 1, 5))),
        ("treasure_discards", deal.some("deck 1", deal.few(0, 0, 1, 5))),
        ("dungeons", deal.some("dungeon", deal.few(0, 0, 0, 0, 1, 3))),
    ):
        if cards:
            found[key] = cards
    if rng.randrange(5) == 0:
        found["decks"] = "empty"
    if rng.randrange(2):
        found["dice"] = [rng.choice((1, 1, 2, 3, 4, 5, 6)) for _ in range(deal.few(1, 3, 6))]


# Making a position possible.


def settled(found: Document, rng: random.Random) -> Game:
    """The game of a position. What the set-up refuses is taken out of the document, until it accepts the rest."""
    for _ in range(MOST_TRIES):
        try:
            return set_up(found)
        except BadScenario as bad:
            _mend(found, bad, rng)
    found["players"] = {name: {} for name in _people(found)}
    return set_up(found)


def _people(found: Document) -> dict[str, Person]:
    people = found["players"]
    assert isinstance(people, dict)
    return people


def _mend(found: Document, bad: BadScenario, rng: random.Random) -> None:
    """Takes out something of the place that the refusal names."""
    path = bad.path
    if not path or path[0] != "players" or len(path) < 2:
        found.pop(str(path[0]) if path else "dungeons", None)
        return
    person = _people(found)[str(path[1])]
    key = str(path[2]) if len(path) > 2 else "in_play"
    held = person.get(key)
    blamed = str(bad.message)
    if isinstance(held, dict) and held:
        host = next((name for name in held if name in blamed), None) or rng.choice(list(held))
        del held[host]
    elif isinstance(held, list) and held:
        named = [name for name in held if name.rpartition("/")[2] in blamed]
        for card in named or _too_many(found, held, blamed, rng):
            _drop(person, held, card)
    else:
        for other in ("attached", "carried", "in_play", key):
            if person.pop(other, None):
                return


def _too_many(found: Document, held: list[str], blamed: str, rng: random.Random) -> list[str]:
    """Cards to take out where a refusal names a kind, not a card."""
    known = kinds(tuple(_boxes(found)))
    for word, wanted in (("companion", "companion"), ("ranks", "power"), ("Turf", "turf"), ("Big", "big")):
        if word in blamed:
            return [card for card in held if wanted in known.get(card, ())][1:] or [rng.choice(held)]
    return [rng.choice(held)]


def _drop(person: Person, held: list[str], card: str) -> None:
    held.remove(card)
    attached = person.get("attached")
    if isinstance(attached, dict):
        attached.pop(card, None)


def _boxes(found: Document) -> list[str]:
    names = found["box"]
    return [str(name) for name in (names if isinstance(names, list) else [names])]
