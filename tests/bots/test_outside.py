"""Who may sit down: ours by name, characters, and bots of packages from outside; what is wrong is said."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kickdoor import bots, new_game
from kickdoor.bots import NoBot, bot_of, known
from kickdoor.bots.characters import CHARACTERS, STRENGTHS, names_for
from kickdoor.bots.players.greedy import GreedyBot
from kickdoor.bots.seated import Seated
from kickdoor.bots.thinking.temper import EVEN, TEMPERS, temper_of
from kickdoor.cli import app

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages that Python finds."""
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    bots._outside.cache_clear()
    bots._factory.cache_clear()


def package(folder: Path, name: str, entries: str, **modules: str) -> None:
    """A package as pip would have installed it."""
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text, "utf-8")
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[kickdoor.bots]\n{entries}\n", "utf-8")
    _forget()


FIRST = '''class First:
    """takes the first there is"""
    def __init__(self, seed): pass
    def choose(self, view, ask): return 0
'''


def test_a_bot_from_outside_is_listed_and_sits_down(elsewhere: Path) -> None:
    package(elsewhere, "first-bots", "first = first_bot:First", first_bot=FIRST)
    assert known()[-1] == bots.Known("first", "takes the first there is", "first-bots")
    assert type(bot_of("first", 1)).__name__ == "First"


@pytest.mark.parametrize(
    ("entry", "text", "said"),
    [
        ("odd = odd_bot:Gone", "", "cannot be loaded from odd_bot:Gone: AttributeError"),
        ("odd = no_such_file:Odd", "", "cannot be loaded from no_such_file:Odd: ModuleNotFoundError"),
        ("odd = odd_bot:Odd", "this is no Python", "SyntaxError"),
        ("odd = odd_bot:Odd", "Odd = 7", "odd_bot:Odd is no class or function"),
        ("odd = odd_bot:Odd", "def Odd(seed): return seed", "has no method choose"),
        ("odd = odd_bot:Odd", "def Odd(seed): return 1 / 0", "cannot be created: ZeroDivisionError"),
    ],
)
def test_a_broken_package_is_named_and_breaks_nobody_else(
    elsewhere: Path, entry: str, text: str, said: str
) -> None:
    sys.modules.pop("odd_bot", None)
    package(elsewhere, "odd-bots", entry, odd_bot=text)
    package(elsewhere, "first-bots", "first = first_bot:First", first_bot=FIRST)
    with pytest.raises(NoBot, match="package odd-bots") as wrong:
        bot_of("odd", 1)
    assert said in str(wrong.value)
    assert type(bot_of("first", 1)).__name__ == "First"
    assert isinstance(bot_of("greedy", 1), GreedyBot)
    listed = {bot.name: bot for bot in known()}
    assert "odd" in listed and not listed["first"].broken


def test_nobody_takes_the_name_of_one_of_ours(elsewhere: Path) -> None:
    package(elsewhere, "false-friends", "greedy = first_bot:First\npim = first_bot:First", first_bot=FIRST)
    assert isinstance(bot_of("greedy", 1), GreedyBot)
    assert [(bot.name, bot.package) for bot in known() if bot.broken] == [
        ("greedy", "false-friends"),
        ("pim", "false-friends"),
    ]


def test_two_packages_with_the_same_name_are_both_named(elsewhere: Path) -> None:
    package(elsewhere, "one-bots", "first = first_bot:First", first_bot=FIRST)
    package(elsewhere, "two-bots", "first = first_bot:First")
    with pytest.raises(NoBot, match="one-bots and two-bots both bring a bot called first"):
        bot_of("first", 1)


def test_an_unknown_name_is_answered_with_all_there_are(elsewhere: Path) -> None:
    package(elsewhere, "first-bots", "first = first_bot:First", first_bot=FIRST)
    with pytest.raises(NoBot) as wrong:
        bot_of("clever", 1)
    for name in ("'clever'", "greedy", "simple", "random", "pim", "first"):
        assert name in str(wrong.value)


@pytest.mark.parametrize("name", ["simple:vengeful", "random:", ":even", "nobody:even"])
def test_a_temper_is_only_for_those_who_have_one(name: str) -> None:
    with pytest.raises(NoBot, match="temper"):
        bot_of(name, 1)


def test_an_unknown_temper_is_answered_with_all_there_are() -> None:
    with pytest.raises(ValueError, match="no temper called 'sulky'; there are even, generous"):
        temper_of("sulky")
    assert (EVEN.asks, EVEN.gives, EVEN.grudge, EVEN.malice) == (1, 1, 1, 1)


def test_every_character_can_sit_down_and_there_is_one_of_every_strength() -> None:
    for key, character in CHARACTERS.items():
        bot_of(key, 1)
        assert character.temper in TEMPERS
        assert len(character.name) <= 20 and key.islower()
    assert {character.strength for character in CHARACTERS.values()} <= set(STRENGTHS)


def test_bots_at_a_table_have_names_of_their_own() -> None:
    assert names_for(["pim", "pim", "greedy"], ["Quill"]) == ["Pim", "Pim II", "Ottoline"]
    many = names_for(["greedy"] * 5, ["hob"])
    assert len({name.casefold() for name in [*many, "hob"]}) == 6
    assert names_for(["random"], []) == ["Random"]


def test_the_command_lists_everybody() -> None:
    result = CliRunner().invoke(app, ["bots"])
    assert result.exit_code == 0, result.output
    for words in ("greedy", "plays to win", "Pim, who waves"):
        assert words in result.output


def test_the_example_is_installed_and_plays(tmp_path: Path) -> None:
    """As anybody would, with pip, then by name; into a folder of its own, so that nothing here changes."""
    source = shutil.copytree(EXAMPLE, tmp_path / "source")
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index"]
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--target", str(target), str(source)], check=True, timeout=120
    )
    surroundings = {**os.environ, "PYTHONPATH": str(target)}

    def kickdoor(*words: str) -> str:
        command = [sys.executable, "-m", "kickdoor.cli", *words]
        done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=120, check=True)
        return done.stdout

    listed = kickdoor("bots")
    assert "keeps out of everybody's way, and hopes that nobody notices (from kickdoor-timid)" in listed
    told = json.loads(kickdoor("arena", "--bots", "timid", "--against", "simple", "-n", "1", "--json"))
    timid = next(one for one in told["bots"] if one["bot"] == "timid")
    assert (timid["games"], timid["faults"]) == (1, 0)


def test_the_page_of_bots_has_a_row_for_each_of_ours() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(rows) == sorted(bots.OWN), "the first table of docs/bots.md and OWN in bots/__init__.py differ"


def test_the_arena_names_the_nearest_bot_before_it_draws_anything() -> None:
    result = CliRunner().invoke(app, ["arena", "-n", "1", "--bots", "simpel,random"])
    assert result.exit_code == 1
    assert result.output.startswith("there is no bot called 'simpel'; did you mean simple? There are searcher, ")


def test_a_bot_that_derives_from_one_of_ours_reads_the_names_of_the_views() -> None:
    marked: set[str] = set()

    class Careful(GreedyBot):
        def _mark(self, view, ask, option):  # type: ignore[no-untyped-def]
            marked.add(option.verb)
            fight = view.fight
            assert view.view is not None and view.players[view.seat].level == view.me.level
            if fight is not None and fight.fighter == view.seat:
                assert all(foe.card.face.level >= 1 and foe.strength >= 0 for foe in fight.foes)
            if option.card is not None and option.card.kind == "curse":
                return -9.0
            return super()._mark(view, ask, option)

    class Counting(GreedyBot):
        asked = 0

        def choose(self, view, ask):  # type: ignore[no-untyped-def]
            self.asked += 1
            assert ask is view.ask and view.public.players[view.seat].name
            return super().choose(view, ask)

    game = new_game("base", players=3, seed=2)
    seats = [Seated("theirs", 0, bot=Careful(0)), Seated("theirs", 1, bot=Counting(1)), Seated("greedy", 2)]
    while not game.over:
        game.choose(game.to_act, seats[game.to_act].answer(game, game.to_act))
    assert {"play", "kick_door"} < marked
    assert not any(seat.faults for seat in seats)
    assert seats[1]._bot.asked > 20  # type: ignore[attr-defined]
