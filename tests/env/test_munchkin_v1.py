"""Version 1: numbers that name cards. They say what the view says, nothing hidden, and tell all options apart."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import random
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils import wrappers

import kickdoor
from kickdoor.engine.sight import places
from kickdoor.engine.sight.places import PARTS, QUESTIONS, VERBS, ZONES
from kickdoor.engine.table.agenda import WAYS
from kickdoor.engine.table.events import Event
from kickdoor.engine.table.piles import HANDS, TREASURE_DECK
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.engine.table.table import NOTHING_LISTED
from kickdoor.engine.table.zones import move
from kickdoor.engine.turns.phase import PHASES
from kickdoor.env import munchkin_v0, munchkin_v1, observed
from kickdoor.env.observed import Observed, cards, printed, sizes, split
from kickdoor.views.cards import CardView
from kickdoor.views.names import EVENTS
from tests.env.test_observations import a_sentence_tells_of_a_hand, hands

BOXES = ("base", "super", "oz", "harry-potter", "south-park")
MIXED = ("oz", "super")


def named(seen: Any) -> dict[str, list[dict[str, int]]]:
    """An observation by the names of its parts and columns."""
    found = split(seen)
    return {
        part.name: [
            dict(zip([column.name for column in part.columns], row, strict=True))
            for row in found[part.name].tolist()
        ]
        for part in PARTS
    }


def four(row: dict[str, int], name: str) -> list[int]:
    """The numbers of four cards."""
    return [row[f"{name}_{place}"] for place in range(1, 5)]


def played(boxes: str | tuple[str, ...], players: int, steps: int, seed: int = 1) -> Any:
    """A sitting of random games, step by step."""
    sitting = Observed(boxes, players)
    sitting.reset(seed=seed)
    rng = random.Random(f"{boxes} {seed}")
    for step in range(steps):
        if sitting.over:
            sitting.reset()
        yield step, sitting, rng
        sitting.act(rng.choice(sitting.legal()))


@pytest.mark.parametrize(("boxes", "players"), [("base", 4), (("oz", "super"), 6), ("harry-potter", 3)])
def test_pettingzoo_finds_nothing_wrong(boxes: Any, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every observation that has a mask
        api_test(munchkin_v1.env(boxes=boxes, players=players, turn_limit=4), num_cycles=100)
        seed_test(lambda: munchkin_v1.env(boxes=boxes, players=players, turn_limit=4), num_cycles=100)


def hidden_from(seat: int, event: Event, rng: random.Random, game: kickdoor.Game) -> Event:
    """The event in another world: another card, where this seat does not see it."""
    other = Event(event.number, event.what, event.who, event.other, event.facts)
    other.card, other.knows = event.card, event.knows
    if event.card is not None and not event.known_to(seat):
        other.card = rng.choice(game.table.book.cards)
    return other


@pytest.mark.parametrize("boxes", [*BOXES, MIXED])
def test_worlds_that_differ_in_hidden_cards_differ_in_no_byte(boxes: Any) -> None:
    two = Observed(boxes, 4)
    differing = 0
    for step, one, rng in played(boxes, 4, 900):
        if step % 6 or a_sentence_tells_of_a_hand(one.game.table):
            continue
        seat = one.seat if rng.random() < 0.7 else rng.randrange(4)
        two.game = kickdoor.imagine(one.game.view(seat), step)  # all that this seat cannot see is dealt anew
        log, known = two.game.table.log, one.game.events
        assert log is not None
        log.events = [hidden_from(seat, event, rng, one.game) for event in known[-20:]]
        two._next_ask()
        if two.seat != one.seat and seat in (one.seat, two.seat):
            continue  # whom a quick table asks next depends on hidden cards
        if seat == one.seat:
            two._page = one._page
        differing += hands(one.game) != hands(two.game)
        (seen, mask), (other, masked) = one.seen(seat), two.seen(seat)
        assert seen.tobytes() == other.tobytes()
        assert mask.tobytes() == masked.tobytes()
    assert differing > 30


@pytest.mark.parametrize("boxes", [*BOXES, MIXED])
def test_no_two_options_of_an_ask_have_the_same_row(boxes: Any) -> None:
    twins = 0
    for _, sitting, _ in played(boxes, 4, 2500, 3):
        _, rows = np.split(sitting.observe(sitting.seat), [-places.ACTIONS * places.OPTION.width])
        listed = rows.reshape(places.ACTIONS, -1)[: min(places.SHOWN, len(sitting.legal()))]
        assert len({row.tobytes() for row in listed}) == len(listed), sitting.seat_text(sitting.seat)
        assert (listed[:, 0] > 0).all(), "a verb without a number"
        faces = [(row[0], row[2]) for row in listed if row[2]]
        twins += len(set(faces)) < len(faces)
    assert twins > 5, "copies of a card were told apart by their places"


@pytest.mark.parametrize("boxes", [*BOXES, MIXED])
def test_the_numbers_say_what_the_view_says(boxes: Any) -> None:
    number = {name: place for place, name in enumerate(cards(boxes))}

    def of(card: CardView | None) -> int:
        return 0 if card is None else number[card.box, card.name]

    met: set[str] = set()
    for step, sitting, rng in played(boxes, 4, 1500, 2):
        if step % 3:
            continue
        seat = sitting.seat if rng.random() < 0.8 else rng.randrange(4)
        view = sitting.game.view(seat)
        seen = named(sitting.observe(seat))

        def near(other: int | None, seat: int = seat) -> int:
            return 0 if other is None else (other - seat) % 4 + 1

        table, public = seen["table"][0], view.public
        assert PHASES[table["phase"] - 1] == public.phase
        assert (table["turn"], table["asked"]) == (near(public.turn), near(public.asked))
        assert (table["doors"], table["treasures"]) == tuple(public.decks)
        assert [table["door_top"], table["treasure_top"]] == [of(pile.top) for pile in public.discards]
        assert four(table, "middle") == ([of(card) for card in public.middle] + [0] * 4)[:4]
        if public.moment is not None:
            met.add("moment")
            assert [*MOMENTS.values()][table["moment"] - 1] == public.moment.what
            assert (table["moment_seat"], table["moment_card"]) == (
                near(public.moment.seat),
                of(public.moment.card),
            )
            assert (table["roll"], table["needed"]) == (public.moment.roll, public.moment.needed)
            assert table["averted"] == public.moment.averted
        assert (table["proposed"] > 0) == (public.proposal is not None)
        if public.proposal is not None:
            met.add("proposal")
            assert VERBS[table["proposed"] - 1] == public.proposal.verb
            assert table["proposed_card"] == of(public.proposal.card)
        for place in range(4):
            player, row = view.players[(seat + place) % 4], seen["players"][place]
            assert (row["level"], row["strength"], row["run_away"]) == (
                player.level,
                player.strength,
                player.run_away,
            )
            assert (row["hand"], row["hand_limit"], row["dead"]) == (
                player.hand_size,
                player.hand_limit,
                player.dead,
            )
            assert (row["extra_turn"], row["open"]) == (player.extra_turn, player.open_to_trades)
            gear = seen["gear"][16 * place : 16 * place + 16]
            assert [one["card"] for one in gear if one["card"]] == [of(card) for card in player.play]
            attached = {tag for tag, _ in player.attached}
            for card, one in zip(player.play, gear, strict=False):
                state = (
                    (card.tag in player.in_force) + 2 * (card.tag in player.carried) + 8 * (card.tag in attached)
                )
                assert one["state"] & ~4 == state
                met.add("attached" if one["state"] & 8 else "gear")
        assert [row["level"] for row in seen["players"][4:]] == [0, 0]
        assert [one["card"] for one in seen["hand"] if one["card"]] == [of(card) for card in view.hand][:16]
        fight = seen["fight"][0]
        assert fight["fight"] == (view.fight is not None)
        if view.fight is not None:
            met.add("fight")
            assert (fight["munchkins"], fight["monsters"]) == (view.fight.munchkins, view.fight.monsters)
            assert (fight["winning"], fight["decided"]) == (view.fight.winning, view.fight.decided)
            assert (fight["levels"], fight["treasures"]) == (view.fight.levels, view.fight.treasures)
            assert (fight["fighter"], fight["helper"]) == (near(view.fight.fighter), near(view.fight.helper))
            foes = [(of(foe.card), foe.strength, foe.treasures) for foe in view.fight.foes[:6]]
            assert [
                (foe["card"], foe["strength"], foe["treasures"]) for foe in seen["foes"] if foe["card"]
            ] == foes
        offers = {(near(offer.by), near(offer.to)): offer for offer in view.offers}
        assert len([row for row in seen["offers"] if row["by"]]) == min(4, len(offers))
        for row in seen["offers"]:
            if row["by"]:
                offer = offers[row["by"], row["to"]]
                met.add(offer.kind)
                assert ("help", "trade")[row["kind"] - 1] == offer.kind
                assert [row[f"give_{place}"] for place in range(1, 5)] == ([of(c) for c in offer.gives] + [0] * 4)[
                    :4
                ]
                other = offer.wants if offer.kind == "trade" else offer.cards
                assert [row[f"want_{place}"] for place in range(1, 5)] == ([of(c) for c in other] + [0] * 4)[:4]
                if offer.kind == "help":
                    assert row["treasures"] == (offer.treasures if offer.now is None else offer.now)
        draft = seen["draft"][0]
        assert (draft["kind"] > 0) == (view.draft is not None)
        if view.draft is not None:
            met.add(f"draft {view.draft.kind}")
            assert (draft["to"], draft["gold"]) == (near(view.draft.to), view.draft.gold)
            assert places.DRAFTS[draft["kind"] - 1] == view.draft.kind
            given = [*view.draft.gives, *view.draft.cards]
            assert four(draft, "give") == ([of(card) for card in given] + [0] * 4)[:4]
        for row, event in zip(seen["events"], reversed(view.events), strict=False):
            assert EVENTS[row["what"] - 1] == event.what
            assert (row["who"], row["other"], row["card"]) == (near(event.who), near(event.other), of(event.card))
            assert row["amount"] == event.facts.amount
        assert (table["question"] > 0) == (seat == sitting.seat)
        if seat != sitting.seat:
            assert not any(value for row in seen["options"] for value in row.values())
            continue
        assert view.ask is not None
        assert QUESTIONS[table["question"] - 1] == view.ask.question.kind
        assert table["count"] == view.ask.question.count
        assert (table["asking"], table["about"]) == (of(view.ask.question.card), near(view.ask.question.seat))
        shown = view.ask.options[31 * sitting._page :][:31]
        mine = {card.tag for card in view.hand}
        for option, row in zip(shown, seen["options"], strict=False):
            assert (VERBS[row["verb"] - 1], WAYS[row["way"] - 1]) == (option.verb, option.way)
            assert (row["card"], row["on"]) == (of(option.card), of(option.on))
            assert (row["number"], row["side"]) == (
                option.number or 0,
                {None: 0, "munchkins": 1, "monsters": 2}[option.side],
            )
            assert row["seat"] == near(option.seat) or option.verb == "promise"
            assert (row["foe"] > 0) == (option.foe is not None)
            assert {"": 0, "yes": 1, "no": 2}[option.answer] == row["answer"] or option.sentence
            if option.card is not None and option.card.tag in mine:
                assert ZONES[row["zone"] - 1] == "this seat's hand"
                assert view.hand[row["place"] - 1].tag == option.card.tag
    assert {"fight", "gear", "proposal", "trade", "draft trade"} <= met


def test_every_verb_and_question_has_a_number() -> None:
    words = Path(kickdoor.__file__).parent / "words" / "en"
    lines = [line for file in sorted(words.glob("*.ftl")) for line in file.read_text("utf-8").splitlines()]
    for prefix, known in (("option-", VERBS), ("question-", QUESTIONS)):
        said = {line.split(" ")[0].removeprefix(prefix) for line in lines if line.startswith(prefix)}
        assert {one.replace("-", "_") for one in said} <= set(known)


def test_cards_are_numbered_by_box_and_place_whatever_the_settings() -> None:
    found = cards(("oz", "base"))
    assert found[0] == ("", "") and len(set(found)) == len(found) == sizes(("oz", "base"))["card"]
    assert found[: len(cards("oz"))] == cards("oz")
    assert printed("base").shape == (len(cards("base")), len(observed.PRINTED))
    for settings in ({}, {"dungeons": True}):
        sitting = Observed("oz", 3, settings)
        sitting.reset(seed=1)
        card = sitting.game.own(0).hand[0]
        assert split(sitting.observe(0))["hand"][0, 0] == cards("oz").index((card.box, card.name))


def test_every_option_of_a_long_ask_is_reached_by_turning_pages() -> None:
    for wanted_page in range(3):
        sitting = Observed("base", 3)
        sitting.reset(seed=3)
        while sitting.game.table.turns < 1:
            sitting.act(0)
        table = sitting.game.table
        for card in table.piles[TREASURE_DECK][-72:]:
            move(table, card, HANDS[sitting.seat])
        table.listed, table.lasting = NOTHING_LISTED[:], None
        sitting._next_ask()
        assert sitting.count > 2 * places.SHOWN
        wanted = min(wanted_page * places.SHOWN + 7, sitting.count - 1)
        for page in range(wanted_page):
            assert sitting.legal() == [*range(places.ACTIONS)]
            before = sitting.observe(sitting.seat)
            sitting.act(places.MORE)
            assert split(sitting.observe(sitting.seat))["table"][0, 6] == page + 1
            assert (before != sitting.observe(sitting.seat)).any()
        asked = sitting.game.own(sitting.seat).ask
        assert asked is not None
        assert sitting.label(wanted % places.SHOWN).startswith(asked.options[wanted].verb)
        sitting.act(wanted % places.SHOWN)
        assert sitting.game.answers[-1][1] == wanted


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    env = munchkin_v1.raw_env()
    env.reset(seed=1)
    count = env.sitting.count
    for action in (30, 31, -1, 32):
        with pytest.raises(ValueError, match=f"action {action} is not legal now; legal for seat"):
            env.step(action)
    assert (env.sitting.count, env.sitting.game.answers) == (count, [])


@pytest.mark.parametrize("version", [munchkin_v0, munchkin_v1])
def test_an_illegal_action_ends_the_game_as_with_the_wrapper_of_pettingzoo(version: Any) -> None:
    ours, theirs = version.env(), wrappers.TerminateIllegalWrapper(version.raw_env(), illegal_reward=-1)
    told: list[Any] = []
    for env in (ours, theirs):
        env.reset(seed=1)
        env.last()
        for action in (0, 0, 30):
            agent = env.agent_selection
            env.step(action)
            env.last()
        told.append((agent, env.rewards, env.terminations, env.truncations, env._cumulative_rewards))
        got = dict.fromkeys(env.agents, 0.0)
        for other in env.agent_iter():
            got[other] += env.last()[1]
            env.step(None)
        told.append(got)
    assert told[:2] == told[2:]
    assert sum(told[1].values()) == -1
    ours.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        ours.step(32)


def test_copies_and_pickles_go_on_as_the_original() -> None:
    sitting = Observed("oz", 3, turn_limit=10, shaping=0.5)
    sitting.reset(seed=4)
    rng = random.Random(4)
    for _ in range(60):
        sitting.act(rng.choice(sitting.legal()))
    others = [sitting.clone(), copy.deepcopy(sitting), pickle.loads(pickle.dumps(sitting))]
    while not sitting.over:
        action = rng.choice(sitting.legal())
        sitting.act(action)
        for other in others:
            other.act(action)
            assert (other.observe(0) == sitting.observe(0)).all()
    shaped = sitting.shaped()
    assert all((other.returns(), other.shaped()) == (sitting.returns(), shaped) for other in others)


def digest() -> str:
    """Of the observations of some steps of each box."""
    found = hashlib.sha256()
    for boxes in (*BOXES, MIXED):
        for step, sitting, _ in played(boxes, 4, 400, 5):
            seen, mask = sitting.seen((sitting.seat + (step % 5 == 0)) % 4)
            found.update(seen.tobytes() + mask.tobytes())
    return found.hexdigest()


def test_compiled_and_interpreted_code_write_the_same_numbers() -> None:
    """Compares this process, which `make compiled` runs with compiled modules, with the sources."""
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", "from tests.env.test_munchkin_v1 import digest; print(digest())"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == digest()
