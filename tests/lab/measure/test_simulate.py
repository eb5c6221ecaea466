"""Simulations: the same seeds give the same games and figures, and an interrupt keeps the finished games."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from kickdoor.cli import app
from kickdoor.lab.measure.figures import Line, Played, lines, percentile, wilson
from kickdoor.lab.measure.folders import simulate
from kickdoor.lab.measure.simulate import Simulation
from kickdoor.lab.run.executors import ProcessExecutor, SerialExecutor
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.play import play

FAST = ("simple", "simple", "simple")


def game(seed: int, rounds: int, place: int = 0, deaths: int = 1) -> Played:
    return Played(seed, 3 * rounds, rounds, (place,), (place,), deaths, 10, 2, 1)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (25, 100, 0.1755, 0.3430)],
)
def test_wilson_intervals_are_those_of_the_books(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile([9, 1, 5, 3, 7, 2, 4, 6, 8, 10], 0.1) == 1
    assert percentile([9, 1, 5, 3, 7, 2, 4, 6, 8, 10], 0.9) == 9
    assert percentile([4], 0.1) == 4


def test_the_figures_of_known_games() -> None:
    games = [game(seed, rounds, seed % 3) for seed, rounds in enumerate((9, 12, 15, 41, 18, 12))]
    table = {line.name: line for line in lines(games, 3)}
    assert table["rounds, median"].value == 13.5
    assert table["games longer than 40 rounds"].value == pytest.approx(100 / 6)
    assert table["games longer than 40 rounds"].holds == "no"
    assert table["wins of place 2 in the turn order"].value == pytest.approx(100 / 3)
    assert table["wins of place 2 in the turn order"].holds == "open"  # six games say little
    assert table["deaths a game"].value == 1
    assert table["fights with help"].value == 20
    assert table["rounds with somebody one level from winning"].value == pytest.approx(600 / 107)
    assert table["draws"].holds == ""


@pytest.mark.parametrize(
    ("low", "high", "holds"),
    [(22, 28, "yes"), (21, 29, "yes"), (20, 28, "open"), (22, 30, "open"), (20, 40, "open"), (30, 40, "no")],
)
def test_a_figure_is_open_while_its_interval_reaches_over_an_edge_of_the_band(
    low: float, high: float, holds: str
) -> None:
    assert Line("share", 25, low, high, 21, 29).holds == holds


def test_a_figure_of_too_few_games_has_no_interval_and_is_open() -> None:
    table = {line.name: line for line in lines([game(seed, 15) for seed in range(5)], 3)}
    for name in ("rounds, median", "deaths a game"):
        assert table[name].interval == ""
        assert table[name].holds == "open"


def test_medians_and_deaths_have_an_interval() -> None:
    games = [game(seed, rounds, deaths=seed % 2) for seed, rounds in enumerate(range(1, 101))]
    table = {line.name: line for line in lines(games, 3)}
    # Ranks 40 and 61 of 100 values: the interval of the books for a median.
    assert table["rounds, median"].interval == "40 to 61"
    assert table["rounds, median"].holds == "no"
    # 100 values, half of them 0 and half 1: 0.5 ± 1.96 · 0.05025.
    assert table["deaths a game"].interval == "0.40 to 0.60"
    assert table["deaths a game"].holds == "yes"
    assert table["rounds, 90 % are no longer than"].interval == "84 to 97"


def test_the_same_seeds_give_the_same_games_on_any_number_of_cores() -> None:
    plan = Plan(("base",), FAST, 6, seed=3)
    alone = simulate(plan, executor=SerialExecutor())
    assert alone.tally.games == 6
    assert alone.tally == simulate(plan, executor=ProcessExecutor(2)).tally


def test_a_game_is_determined_by_its_seed_whatever_the_run() -> None:
    bots = ("simple", "greedy", "simple")
    whole, part = Plan(("base",), bots, 6, seed=3), Plan(("base",), bots, 2, seed=5)
    assert play(whole, 2).rows()["games"][0][1:] == play(part, 0).rows()["games"][0][1:]
    assert whole.seated(2) == part.seated(0)


def test_bots_move_on_by_a_seat_from_game_to_game_unless_told_not_to() -> None:
    bots = ("simple", "greedy", "random")
    assert [Plan(("base",), bots, 3).seated(game)[0] for game in range(3)] == list(bots)
    assert [Plan(("base",), bots, 3, rotate=False).seated(game) for game in range(3)] == [bots] * 3


def test_an_interrupt_keeps_what_is_done() -> None:
    def enough(games: int) -> None:
        raise KeyboardInterrupt

    simulation = Simulation(Plan(("base",), FAST, 8).sealed())
    with pytest.raises(KeyboardInterrupt):
        simulation.play(SerialExecutor(), enough)
    assert 0 < simulation.tally.games < 8
    assert simulation.lines


def test_the_command_prints_the_table() -> None:
    result = CliRunner().invoke(app, ["simulate", "--box", "oz", "-n", "2", "--bots", "simple,simple,simple"])
    assert result.exit_code == 0, result.output
    for words in ("oz: 2 games", "95 % interval", "rounds, median", "wins of place 3", "10 to 20"):
        assert words in result.output


def test_the_command_prints_json() -> None:
    words = ["simulate", "--box", "base", "--box", "super", "-n", "2", "--bots", "simple,greedy,simple", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["boxes"] == ["base", "super"]
    assert told["games"] == told["wanted"] == 2
    assert set(told["wins"]) == {"greedy", "simple"}
    assert set(told["lines"][0]) == {"name", "value", "unit", "interval", "band", "holds"}
    assert len(told["lines"]) == 4 + 3 + 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--box", "nowhere"], "no box called 'nowhere'"),
        (["--bots", "greedy,clever,greedy"], "no bot called 'clever'"),
        (["--players", "2"], "SET-01"),
        (["--players", "3", "--bots", "greedy,greedy,greedy,greedy"], "--players 3: but --bots names 4"),
        (["--option", "epic"], "--option epic: expected name=value"),
        (["--option", "epic=5"], "epic must be true or false, not 5"),
        (["--on", "moon"], "--on moon: expected here, or ray"),
        (["--address", "10.0.0.1:6379"], "add --on ray"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(words: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "-n", "1", *words])
    assert result.exit_code == 1
    assert said in result.output
