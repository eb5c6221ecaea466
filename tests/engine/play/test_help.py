"""Offers of help at the table: who is asked, who learns what, and how composing one ends."""

from __future__ import annotations

import pytest

from kickdoor.engine.game import Game
from kickdoor.engine.table.rules import Refused
from kickdoor.scenario.position import set_up
from kickdoor.words.filling import Words
from kickdoor.words.reader import Reader
from tests.proofs import rule

IMP = {"kind": "monster", "name": "Probe Imp", "level": 9, "treasures": 3, "bad_stuff": []}
HAT = {"kind": "item", "name": "Probe Hat", "bonus": 2, "slot": "headgear", "value": 200}


def fight(live: bool = False, **players: dict[str, object]) -> Game:
    """Ann fights a monster that she does not beat."""
    data: dict[str, object] = {
        "box": "base",
        "cards": [IMP, HAT],
        "players": {"Ann": {"level": 3}, "Bo": {"level": 8}, "Cy": {}} | players,
        "door": ["Probe Imp"],
        "options": {"live": live},
    }
    game = set_up(data)
    game.choose(0, "kick_door")
    return game


def verbs(game: Game, seat: int) -> list[str]:
    ask = game.ask(seat)
    return [] if ask is None else [option.verb for option in ask.options]


def take(game: Game, seat: int, *words: str) -> None:
    for word in words:
        game.choose(seat, word)


@rule("HELP-01")
@pytest.mark.parametrize("live", [False, True])
def test_a_bystander_may_offer_help_whenever_the_fight_is_on(live: bool) -> None:
    game = fight(live)
    assert "offer_help" in verbs(game, 1)
    assert "offer_help" not in verbs(game, 0)


@rule("HELP-01")
def test_on_a_quick_table_nobody_is_asked_only_to_offer_help() -> None:
    game = fight()
    game.choose(0, "run_away")
    assert game.table.fight is not None
    assert game.table.fight.decided  # nobody had anything else to say


@rule("HELP-01")
def test_an_offer_to_the_fighter_takes_back_what_was_proposed() -> None:
    game = fight(live=True)
    game.choose(0, "run_away")
    take(game, 1, "offer_help:@0", "treasures:=half", "send")
    assert game.view(0).public.proposal is None
    assert {"accept", "decline", "counter", "run_away"} <= set(verbs(game, 0))
    game.choose(0, "accept:@1")
    assert game.view(0).fight is not None
    assert game.table.fight is not None
    assert game.table.fight.helper == 1


@rule("RULE-25", "HELP-03")
def test_composing_a_price_comes_to_an_end() -> None:
    """Whatever share is chosen next, a draft only moves on."""
    game = fight()
    game.choose(0, "ask_help:@1")
    shares: list[str] = []
    while True:
        ask = game.ask(0)
        assert ask is not None
        next_one = [option for option in ask.options if option.verb == "treasures"]
        if not next_one:
            break
        shares.append(next_one[0].text)
        game.choose(0, ask.options.index(next_one[0]))
    assert shares == ["1", "2", "3", "half", *[f"beyond {number}" for number in range(1, 10)], "all"]


@rule("HELP-03")
def test_only_the_two_concerned_see_which_card_is_promised() -> None:
    game = fight(Ann={"level": 3, "hand": ["Go Up a Level"]})
    tag = game.view(0).hand[0].tag
    take(game, 0, "ask_help:@1", f"promise:#{tag}")
    draft = game.view(0).draft
    assert draft is not None
    assert [card.name for card in draft.cards] == ["Go Up a Level"]
    game.choose(0, "send")
    for seat, names in ((0, ["Go Up a Level"]), (1, ["Go Up a Level"]), (2, [])):
        view = game.view(seat)
        (offer,) = view.offers
        assert offer.plays == 1
        assert [card.name for card in offer.cards] == names
        told = view.events[-1].facts.offer
        assert told is not None
        assert [card.name for card in told.cards] == names
        assert (tag in view.known) == bool(names)
    assert not game.view(1).public.offers[0].cards  # what a spectator sees too


@rule("HELP-03")
def test_others_read_of_a_card_from_the_hand() -> None:
    game = fight(Ann={"level": 3, "hand": ["Go Up a Level"]})
    take(game, 0, "ask_help:@1", f"promise:#{game.view(0).hand[0].tag}", "send")
    words = Words()
    lines = []
    for seat in (1, 2):
        view = game.view(seat)
        lines.append(words.offer(Reader.of(view.public, seat), view.offers[0]))
    assert lines == [
        "Ann offers you the play of Go Up a Level for your help.",
        "Ann offers Bo the play of a card from the hand for help.",
    ]


@rule("HELP-04")
def test_an_offer_whose_item_is_gone_is_void_and_the_log_says_so() -> None:
    game = fight(Ann={"level": 3, "in_play": ["Warrior", "Probe Hat"]})
    hat = next(card.tag for card in game.view(0).me.play if card.name == "Probe Hat")
    take(game, 0, "ask_help:@1", f"promise:#{hat}", "send")
    assert "accept" in verbs(game, 1)
    game.choose(0, verbs(game, 0).index("use"))
    game.choose(0, f"pay:#{hat}")
    assert not game.table.offers
    event = next(event for event in game.view(2).events if event.what == "lapsed")
    assert (event.who, event.other) == (0, 1)
    assert event.card is not None
    assert event.card.name == "Probe Hat"


@rule("HELP-01")
def test_an_offer_of_help_that_comes_too_late_is_refused_with_what_happened() -> None:
    game = fight(live=True)
    take(game, 2, "offer_help:@0")
    take(game, 1, "offer_help:@0", "send", "offer_help:@0", "treasures:=1")
    game.choose(0, "accept:@1")
    for seat, said in ((1, "helps_already"), (2, "one_helper")):
        with pytest.raises(Refused) as refused:
            game.choose(seat, "send")
        assert (refused.value.view.rule, refused.value.view.reason) == ("HELP-01", said)
