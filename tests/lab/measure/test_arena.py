"""The arena: each bot in every seat, wins with intervals, ratings, and attacks on a seat."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

from kickdoor.cli import app
from kickdoor.lab.measure.arena import SEATS, GameResult, Match, Outcome, compete, ratings
from kickdoor.lab.measure.attacks import Attack, attacks, most_offers, targeting
from kickdoor.lab.show.arena import arena_table
from kickdoor.scenario.position import set_up

FOUR = ("greedy", "simple", "random", "pim")


@pytest.mark.parametrize("bots", [FOUR, FOUR[:3], FOUR[:2], (*FOUR, "quill")])
def test_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    match = Match(("base",), bots, 0)
    whole = SEATS * len(match.tables)
    taken = Counter((seat, bot) for number in range(whole) for seat, bot in enumerate(match.seated(number)))
    assert len(set(taken.values())) == 1
    assert set(taken) == {(seat, bot) for seat in range(SEATS) for bot in bots}


def test_four_games_in_turn_are_dealt_alike() -> None:
    match = Match(("base",), ("greedy",), 8, against="simple", seed=40)
    assert [match.dealt(number) for number in range(8)] == [40] * 4 + [41] * 4
    assert [match.seated(number).index("greedy") for number in range(4)] == [0, 1, 2, 3]
    assert all(match.seated(number).count("simple") == 3 for number in range(8))


def test_neighbours_change_from_deal_to_deal() -> None:
    match = Match(("base",), FOUR, 0)
    assert len({match.seated(4 * deal) for deal in range(6)}) == 6


def bout(number: int, winner: int | None, bots: tuple[str, ...] = FOUR) -> GameResult:
    return GameResult(number, bots, () if winner is None else (winner,), (0, 0, 1, 0), (), 2)


def test_wins_and_ratings_of_known_games() -> None:
    match = Match(("base",), FOUR, 21)
    outcome = Outcome(match, (*[bout(number, 0) for number in range(20)], bout(20, None)))
    best = outcome.standings[0]
    assert (best.bot, best.games, best.wins) == ("greedy", 21, 20)
    assert best.interval[0] < 20 / 21 < best.interval[1]
    assert best.mu > 25 > outcome.standings[-1].mu
    assert {standing.bot: standing.faults for standing in outcome.standings}["random"] == 21
    assert outcome.offers == 2
    assert "Draws: 1." in arena_table(outcome)


def test_a_bot_that_sits_three_times_has_one_rating() -> None:
    seats = ("greedy", "simple", "simple", "simple")
    rated = ratings(["greedy", "simple"], [bout(number, 0, seats) for number in range(30)])
    assert rated["greedy"][0] > 25 > rated["simple"][0]
    assert rated["greedy"][1] < 25 / 3


def test_a_seat_that_is_always_picked_on_is_found_out() -> None:
    """All are at the same level: nobody has earned more than the others."""
    levels = (1, 1, 1, 1)
    fair = [[Attack(by, at, levels) for by in range(4) for at in range(4) if by != at]] * 10
    assert targeting(fair, 0).ratio == pytest.approx(1)
    unfair = [[*fair[0], Attack(1, 0, levels), Attack(2, 0, levels), Attack(3, 0, levels)]] * 10
    found = targeting(unfair, 0)
    assert found.ratio - found.margin > 1.2


def test_whoever_is_ahead_has_earned_it() -> None:
    games = [[Attack(by, leader, tuple(9 if seat == leader else 1 for seat in range(4)))]
             for leader in range(4) for by in range(4) if by != leader]  # fmt: skip
    assert targeting(games, 0).ratio == pytest.approx(1)
    assert targeting([[]], 0).ratio == 1


def test_a_curse_thrown_and_a_card_for_the_monster_are_attacks() -> None:
    game = set_up(
        {
            "box": "base",
            "players": {"Ann": {"level": 3}, "Bo": {"hand": ["Demotion", "Full of Coffee"]}, "Cy": {}},
            "door": ["Guard Hamster"],
        }
    )
    game.choose(0, "kick_door")
    game.choose(0, "fight")
    for name in ("Full of Coffee", "Demotion"):
        ask = game.view(1).ask
        assert ask is not None
        index = next(
            place
            for place, option in enumerate(ask.options)
            if option.card is not None and option.card.name == name and option.seat in (None, 0)
        )
        game.choose(1, index)
    assert [(attack.by, attack.at) for attack in attacks(game)] == [(1, 0), (1, 0)]
    assert most_offers(game) == 0


def test_the_same_games_on_any_number_of_cores_and_an_interrupt_keeps_what_is_done() -> None:
    match = Match(("base",), ("simple",), 5, against="pim")
    alone = compete(match, cores=1)
    assert alone == compete(match, cores=2)

    def enough(games: int) -> None:
        raise KeyboardInterrupt

    kept = compete(match, enough, cores=1)
    assert kept.games == alone.games[:4]
    assert "4 of 5 games" in arena_table(kept)


def test_the_command_prints_a_table_or_json() -> None:
    words = ["arena", "--box", "oz", "--bots", "simple,random", "--marked", "0", "-n", "4", "--cores", "1"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    for said in ("oz: 4 games", "95 % interval", "simple", "rating", "Seat 0 was attacked"):
        assert said in result.output
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert told["games"] == told["wanted"] == 4
    assert {one["bot"] for one in told["bots"]} == {"simple", "random"}
    assert set(told["marked"]) == {"seat", "attacks", "expected", "ratio", "interval"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy,greedy"], "none twice"),
        (["--bots", ","], "one or more"),
        (["--bots", "clever"], "no bot called 'clever'"),
        (["--bots", "greedy", "--against", "greedy"], "not its own opponent"),
        (["--box", "nowhere"], "no box called 'nowhere'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(words: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["arena", "-n", "1", *words])
    assert result.exit_code == 1
    assert said in result.output
