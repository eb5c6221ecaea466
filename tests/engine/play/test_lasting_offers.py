"""Where offers last: they stay until they are answered or impossible, and say why they went."""

from __future__ import annotations

import pytest

from kickdoor.engine.game import Game
from kickdoor.engine.table.rules import Refused
from kickdoor.scenario.position import set_up
from kickdoor.words.filling import Words
from kickdoor.words.reader import Reader
from tests.proofs import rule

IMP = {"kind": "monster", "name": "Probe Imp", "level": 2, "treasures": 1, "bad_stuff": []}
HAT = {"kind": "item", "name": "Probe Hat", "bonus": 2, "slot": "headgear", "value": 200}
SHOE = {"kind": "item", "name": "Probe Shoe", "bonus": 1, "slot": "footgear", "value": 200}
BROOM = {
    "kind": "one_shot",
    "name": "Probe Broom",
    "value": 100,
    "does": ["remove each monster without its Treasures"],
}
PIE = {"kind": "curse", "name": "Probe Pie", "does": ["lose 1 level"]}


def table(*door: str, lasting: bool = True) -> Game:
    """Ann's turn begins; Bo has a hat, and Cy a shoe."""
    data: dict[str, object] = {
        "box": "base",
        "cards": [IMP, HAT, SHOE, BROOM, PIE],
        "players": {
            "Ann": {"level": 5},
            "Bo": {"level": 2, "in_play": ["Probe Hat"]},
            "Cy": {"level": 2, "in_play": ["Probe Shoe"], "hand": ["Probe Broom"]},
        },
        "door": list(door),
        "options": {"live": True, "offers_last": lasting},
    }
    return set_up(data)


def take(game: Game, seat: int, *words: str) -> None:
    for word in words:
        game.choose(seat, word)


def hat(game: Game) -> str:
    return f"#{next(card.tag for card in game.view(1).me.play if card.name == 'Probe Hat')}"


def lapsed(game: Game, seat: int) -> list[str]:
    """What this seat is told of offers that are void."""
    view = game.view(seat)
    found = [event for event in view.events if event.what == "lapsed"]
    return [Words().event(Reader.of(view.public, seat), event) for event in found]


def words(game: Game, seat: int) -> list[str]:
    ask = game.ask(seat)
    return [] if ask is None else [option.word(game.table) for option in ask.options]


@rule("TRADE-02")
def test_a_trade_stays_on_offer_when_the_turn_goes_on() -> None:
    """The door is opened, a Curse strikes, and the offer can still be accepted; else it goes with the window."""
    for lasting in (True, False):
        game = table("Probe Pie", lasting=lasting)
        take(game, 1, "offer:@0", f"give:{hat(game)}", "send")
        take(game, 0, "kick_door")
        for _ in range(3):
            if game.clock_state()[1]:
                game.silence()
        assert any(event.what == "curse" for event in game.events)
        assert ("accept:@1" in words(game, 0)) == lasting
        assert not lapsed(game, 0)
    take(game := table("Probe Pie"), 1, "offer:@0", f"give:{hat(game)}", "send")
    take(game, 0, "accept:@1")
    assert [card.name for card in game.view(0).me.play] == ["Probe Hat"]


@rule("TRADE-02")
def test_a_trade_is_void_when_one_of_the_two_fights_and_says_so() -> None:
    game = table("Probe Imp")
    take(game, 1, "offer:@0", f"give:{hat(game)}", "send")
    take(game, 1, "offer:@2")
    take(game, 2, "offer:@0")
    take(game, 0, "kick_door")
    assert not game.table.offers
    assert lapsed(game, 1) == ["Your offer to Ann is void: a fight has begun"]
    assert lapsed(game, 0) == ["The offer of Bo to you is void: a fight has begun"]
    assert lapsed(game, 2) == ["The offer of Bo to Ann is void: a fight has begun"]
    assert game.own(1).draft is not None, "what two others compose is not swept away"
    dropped = game.own(2).dropped
    assert dropped is not None and (dropped.kind, dropped.to, dropped.why) == ("trade", 0, "combat")
    assert game.own(1).dropped is None
    take(game, 2, "offer:@1")
    assert game.own(2).dropped is None, "said until the next answer"


@rule("TRADE-02")
def test_a_trade_whose_card_is_gone_is_void_and_says_so() -> None:
    game = table("Probe Pie")
    take(game, 1, "offer:@0", f"give:{hat(game)}", "send", "offer:@2", f"give:{hat(game)}", "send")
    take(game, 2, "accept:@1")
    assert lapsed(game, 0) == ["The offer of Bo to you is void: Probe Hat is gone"]


@rule("HELP-01")
def test_help_is_void_when_no_monster_is_left() -> None:
    game = table("Probe Imp")
    take(game, 0, "kick_door")
    take(game, 0, "ask_help:@1", "send")
    assert "accept:@0" in words(game, 1)
    take(game, 2, f"play:#{next(card.tag for card in game.own(2).hand)}")
    game.silence()
    assert game.table.fight is not None and not game.table.fight.foes
    assert "accept:@0" not in words(game, 1)
    assert lapsed(game, 1) == ["The offer of Ann to you is void: no monster is left to fight"]


@rule("HELP-01")
def test_help_is_void_when_the_fight_is_over_or_has_its_helper() -> None:
    game = table("Probe Imp")
    take(game, 0, "kick_door")
    take(game, 1, "offer_help:@0", "send")
    take(game, 2, "offer_help:@0")
    take(game, 0, "accept:@1")
    dropped = game.own(2).dropped
    assert dropped is not None and (dropped.kind, dropped.why) == ("help", "has_helper")
    game = table("Probe Imp")
    take(game, 0, "kick_door")
    take(game, 0, "ask_help:@1", "send", "fight")
    game.silence()
    assert game.table.fight is None
    assert lapsed(game, 1) in (
        ["The offer of Ann to you is void: the fight is over"],
        ["The offer of Ann to you is void: the fight is decided"],
    )


@rule("HELP-01")
def test_an_answer_to_an_offer_counts_while_the_offer_is_the_same_and_not_when_its_terms_have_changed() -> None:
    game = table("Probe Imp")
    take(game, 0, "kick_door", "ask_help:@1", "treasures:=1", "send")
    ask = game.ask(1)
    assert ask is not None
    again = game.clone()
    take(game, 0, "fight")
    assert game.number(1) != ask.number
    game.choose(1, "accept:@0", ask.number)
    assert game.table.fight is not None and game.table.fight.helper == 1
    take(again, 0, "ask_help:@1", "send")
    with pytest.raises(Refused, match="stale"):
        again.choose(1, "accept:@0", ask.number)
