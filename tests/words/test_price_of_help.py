"""The price of help reads from the side of the one who composes it, with the numbers of the fight (HELP-03)."""

from __future__ import annotations

from kickdoor.engine.game import Game
from kickdoor.scenario.position import set_up
from kickdoor.words import Reader, Words

WORDS = Words(strict=True)
IMP = {"kind": "monster", "name": "Probe Imp", "level": 9, "treasures": 5, "bad_stuff": []}
HAT = {"kind": "item", "name": "Probe Hat", "slot": "headgear", "bonus": 1, "value": 100}


def fight() -> Game:
    game = set_up(
        {
            "box": "base",
            "cards": [IMP, HAT],
            "players": {
                "Ann": {"level": 3, "in_play": ["Probe Hat"], "hand": ["Go Up a Level"]},
                "Bo": {},
                "Cy": {},
            },
            "door": ["Probe Imp"],
        }
    )
    game.choose(0, "kick_door")
    return game


def said(game: Game, seat: int) -> set[str]:
    view = game.view(seat)
    assert view.ask is not None
    reader = Reader.of(view.public, seat)
    return {WORDS.option(reader, view.ask.question, option) for option in view.ask.options}


def test_the_fighter_gives_and_promises() -> None:
    game = fight()
    game.choose(0, "ask_help:@1")
    lines = said(game, 0)
    assert {"Give the helper 1 Treasure", "Give the helper half of the Treasures: 2 of 5 now"} <= lines
    assert {"Promise Probe Hat", "Promise Go Up a Level, to be played on Bo"} <= lines


def test_who_offers_help_asks_for_something() -> None:
    game = fight()
    game.choose(1, "offer_help:@0")
    lines = said(game, 1)
    assert {"Ask for 1 Treasure", "Ask for half of the Treasures: 2 of 5 now", "Ask for Probe Hat"} <= lines
    game.choose(1, "treasures:=half")
    assert "You pick first" in said(game, 1)


def test_an_offer_says_what_its_share_is_now_and_the_log_does_not() -> None:
    game = fight()
    for word in ("ask_help:@1", "treasures:=half", "send"):
        game.choose(0, word)
    public = game.view(1).public
    offer = WORDS.offer(Reader.of(public, 1), public.offers[0])
    assert offer.startswith("Ann offers you half of the Treasures: 2 of 5 now for your help")
    told = [event for event in game.events_for(1) if event.what == "ask_help"][-1]
    assert "now" not in WORDS.event(Reader.of(public, 1), told)
