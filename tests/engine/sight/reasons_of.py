"""Every reason a player can be given: each card of a box, in six standing situations, with what refuses it.

Run it to write the files that the test compares: python -m tests.engine.sight.reasons_of
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kickdoor.engine.game import Game
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import NO_DECK
from kickdoor.engine.table.piles import hand_of, play_of
from kickdoor.engine.table.table import NOTHING_LISTED
from kickdoor.engine.table.window import SETUP, Window
from kickdoor.engine.table.zones import move
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.scenario.position import Position
from kickdoor.words import Reader, Words

FOLDER = Path(__file__).parent / "reasons"
WORDS = Words(strict=True)
ANN, BO = 0, 1
SITUATIONS = (
    "before the first turn",
    "own turn, before the door",
    "own fight",
    "another's fight",
    "another's turn",
    "running away",
)
# What Ann wears: every slot is full, so that a second Item of a kind is refused.
WORN = [
    {"kind": "item", "name": "Probe Cap", "bonus": 1, "slot": "headgear", "value": 100},
    {"kind": "item", "name": "Probe Coat", "bonus": 1, "slot": "armor", "value": 100},
    {"kind": "item", "name": "Probe Boots", "bonus": 1, "slot": "footgear", "value": 100},
    {"kind": "item", "name": "Probe Piano", "bonus": 1, "slot": "2 hands", "big": True, "value": 100},
]
COIN = {"kind": "item", "name": "Probe Coin", "value": 100}
TROLL = {"kind": "monster", "name": "Probe Troll", "level": 19, "treasures": 2, "bad_stuff": ["lose 2 levels"]}


def positioned(box: str, situation: str) -> Game:
    """A game of three in that situation; Ann is of the first Class of the box, and at Level 4."""
    kinds = {
        kind: [face.name for face in own_box(box).faces if face.kind == kind] for kind in ("class", "house", "kid")
    }
    given = [{key: kinds[key][seat] for key in ("house", "kid") if kinds[key]} for seat in range(3)]
    data: dict[str, object] = {"box": box, "turn": "Bo" if situation.startswith("another") else "Ann"}
    if situation == SITUATIONS[0]:
        data |= {"phase": "deal", "players": {"Ann": {}, "Bo": {}, "Cy": {}}}
    else:
        worn = [str(card["name"]) for card in WORN]
        coins = ["Probe Coin", "Probe Coin"]
        data |= {"cards": [*WORN, COIN, TROLL], "door": ["Probe Troll"]}
        data["players"] = {
            "Ann": {"level": 4, "in_play": [kinds["class"][0], *worn], "hand": coins, "sex": "female", **given[0]},
            "Bo": {"level": 3, "in_play": ["Probe Coin"], "hand": coins, **given[1]},
            "Cy": {"level": 1, **given[2]},
        }
    game = Position(data).game()
    if situation == SITUATIONS[0]:
        while not isinstance(game.table.agenda[-1], Window) or game.table.agenda[-1].kind != SETUP:
            game.choose(game.to_act, 0)
    if situation in ("own fight", "another's fight", "running away"):
        take(game, "kick_door")
    if situation == "running away":
        take(game, "run_away")
        while game.to_act != ANN:
            take(game, "pass")
    return game


def take(game: Game, verb: str) -> None:
    ask = game.ask(game.to_act)
    assert ask is not None
    game.choose(game.to_act, [option.verb for option in ask.options].index(verb))


def tries(game: Game, card: Card) -> Iterator[tuple[Game, str]]:
    """The card in Ann's hand, and in front of her where it can be equipped or used there."""
    if card.deck != NO_DECK:
        yield placed(game, card, False), "play"
    if card.kind == "item":
        yield placed(game, card, True), "equip"
    if card.use_acts or (card.play_events and card.kind not in ("one_shot", "monster", "dungeon")):
        yield placed(game, card, False, in_play=True), "use"


def placed(game: Game, card: Card, turned: bool, in_play: bool = False) -> Game:
    """A copy of the game with the card in Ann's hand, or in front of her."""
    copy = game.clone()
    table = copy.table
    move(table, card, play_of(ANN) if turned or in_play else hand_of(ANN))
    owner = table.seats[ANN]
    owner.active = None
    if turned:
        owner.turned.append(card)
    table.listed = NOTHING_LISTED[:]
    return copy


def lines(box: str) -> Iterator[str]:
    for situation in SITUATIONS:
        yield f"# {situation}"
        game = positioned(box, situation)
        for face in own_box(box).faces:
            card = next((card for card in game.table.book.cards if card.face is face), None)
            if card is None or card.kind in ("house", "kid"):
                continue
            for copy, verb in tries(game, card):
                refused = copy.why_not(ANN, verb, card=card.name)
                if refused is None:
                    continue
                said = WORDS.refusal(Reader.of(copy.public(False), ANN), refused.view)
                yield f"{face.name} · {verb} → {said}" + (f" [{refused.view.rule}]" if refused.view.rule else "")


@cache
def reasons(box: str) -> str:
    return "\n".join(lines(box)) + "\n"


def file_of(box: str) -> Path:
    return FOLDER / f"{box}.txt"


if __name__ == "__main__":
    for box in OWN_BOXES:
        file_of(box).write_text(reasons(box), "utf-8")
