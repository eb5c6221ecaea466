"""What bots read instead of a view says the same, by the same rights, made from the table or from a view."""

from __future__ import annotations

import random

import pytest

import kickdoor
from kickdoor.bots import bot_of
from kickdoor.bots.seated import Seated, why
from kickdoor.briefs.cards import BriefCard
from kickdoor.briefs.deeds import BriefOption
from kickdoor.briefs.seat import Brief, ShownBrief, briefed
from kickdoor.briefs.table import BriefFight, BriefPlayer
from kickdoor.engine.briefing import brief, glance
from kickdoor.engine.sight.brief import TableBrief
from kickdoor.views.deeds import OptionView
from kickdoor.views.table import FightView, PlayerView
from tests.bots.test_honesty import another_world, tells_of_a_hand

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
OF_PLAYERS = (
    "seat", "name", "level", "sex", "dead", "hand_size", "carried", "in_force", "strength", "hand_limit",
    "open_to_trades", "extra_turn", "steps",
)  # fmt: skip
OF_FIGHTS = (
    "fighter", "helper", "munchkins", "monsters", "winning", "short", "decided", "levels", "treasures", "declined",
)  # fmt: skip
OF_OPTIONS = ("way", "verb", "seat", "foe", "side", "number", "share", "ability", "answer", "sentence")
OF_FACES = (
    "box", "name", "kind", "deck", "level", "rank", "bonus", "treasures", "levels", "slot", "big", "value", "of",
    "tags", "only", "not_for", "always", "play", "bad_stuff", "abilities",
)  # fmt: skip


def fields(thing: object, names: tuple[str, ...]) -> list[object]:
    return [getattr(thing, name) for name in names]


def of_player(player: BriefPlayer | PlayerView) -> list[object]:
    return [*fields(player, OF_PLAYERS), [card.tag for card in player.play]]


def of_fight(fight: BriefFight | FightView | None) -> list[object]:
    if fight is None:
        return []
    return [*fields(fight, OF_FIGHTS), [(foe.number, foe.card.tag, foe.strength) for foe in fight.foes]]


def of_option(option: BriefOption | OptionView) -> list[object]:
    return [
        *fields(option, OF_OPTIONS),
        *[None if card is None else card.tag for card in (option.card, option.on)],
    ]


def of_cards(cards: list[BriefCard]) -> list[object]:
    return [(card.tag, card.name, card.kind, card.box, card.view) for card in cards]


def everything(read: Brief) -> list[object]:
    """All that a bot can read of a brief, as plain data."""
    seats = range(len(read.players))
    offers = [read.offer(by, to) for by in seats for to in seats]
    return [
        fields(
            read, ("seat", "window", "turn", "turns", "winning_level", "tracks", "interrupts", "proposed", "told")
        ),
        (read.ask.number, read.ask.kind, [read.shown(option) for option in read.ask.options]),
        [option.view() for option in read.ask.options],
        [of_player(player) for player in (read.me, *read.players)],
        [of_cards(player.play) for player in read.players],
        of_fight(read.fight),
        of_cards(read.hand),
        [
            None if offer is None else (offer.view, of_cards([*offer.gives, *offer.wants, *offer.cards]))
            for offer in offers
        ],
        [(event.what, event.who, event.other, event.side) for event in read.events_from(0)],
    ]


def said_by(view: kickdoor.View) -> list[object]:
    """What a view says of the same."""
    return [
        [of_player(player) for player in (view.me, *view.players)],
        of_fight(view.fight),
        [card.tag for card in view.hand],
        [of_option(option) for option in view.open_ask.options],
    ]  # fmt: skip


@pytest.mark.parametrize("box", BOXES)
def test_a_brief_says_what_the_view_says_and_another_world_says_no_more(box: str) -> None:
    game = kickdoor.new_game(box, players=4, seed=6)
    bots = [bot_of(name, seat) for seat, name in enumerate(("schemer", "greedy", "mellow", "random"))]
    rng = random.Random(box)
    compared = 0
    while not game.over and len(game.answers) < 220:
        seat = game.to_act
        view = game.view(seat)
        read = briefed(view, view.open_ask)
        sent = ShownBrief(game.view(seat, lines=False), view.open_ask)
        assert isinstance(read, TableBrief) and read.view is view
        now = everything(read)
        assert now == everything(sent)
        assert now == everything(brief(game, seat, imaginable=True))
        mine = [of_player(player) for player in (read.me, *read.players)]
        assert [
            mine,
            of_fight(read.fight),
            [card.tag for card in read.hand],
            [of_option(option) for option in read.ask.options],
        ] == said_by(view)
        for card in read.hand:
            assert fields(card.face, OF_FACES) == fields(card.face.view, OF_FACES)
        if not tells_of_a_hand(game):
            other = another_world(game, view, rng)
            there = brief(other, seat, imaginable=False)
            assert everything(there) == now
            compared += 1
        index = bots[seat].choose(view, view.open_ask)
        del view, read, sent
        game.choose(seat, index)
    assert compared > 20


def test_a_glance_shows_the_position_and_no_options() -> None:
    game = kickdoor.new_game("base", players=3, seed=2)
    for _ in range(60):
        seat = game.to_act
        other = (seat + 1) % 3
        seen, view = glance(game, other), game.view(other)
        assert [of_player(player) for player in seen.players] == [of_player(player) for player in view.players]
        assert (of_fight(seen.fight), seen.ask.options) == (of_fight(view.fight), [])
        game.choose(seat, 0)


@pytest.mark.parametrize("name", ["greedy", "schemer", "mellow"])
def test_a_bot_that_is_asked_without_a_view_answers_and_explains_the_same(name: str) -> None:
    game = kickdoor.new_game("oz", players=3, seed=9)
    seated = [Seated(name, f"{seat}") for seat in range(3)]
    shown = [bot_of(name, f"{seat}") for seat in range(3)]
    told: list[tuple[int, object]] = []
    while not game.over and len(game.answers) < 150:
        seat = game.to_act
        view = game.view(seat)
        if len(view.open_ask.options) > 1:
            expected = shown[seat].choose(view, view.open_ask)
            reason = why(shown[seat])
            del view
            assert seated[seat].answer(game, seat) == expected
            game.choose(seat, expected)
            told.append((seat, reason))
            assert seated[seat].why() == reason, "it was found after the game went on"
        else:
            game.choose(seat, 0)
    assert len(told) > 30
