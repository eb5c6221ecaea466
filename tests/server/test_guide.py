"""The guided first game: what is said exists, and the tables it is said at are worth saying it at."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Final, get_args

import httpx
import pytest

from kickdoor.bots import Bot, bot_of
from kickdoor.engine.game import Game
from kickdoor.rules.ledger import rules
from kickdoor.server.house.house import Config
from kickdoor.server.http import guide
from kickdoor.server.http.app import application
from kickdoor.server.protocol.answers import GuideMoment
from kickdoor.server.protocol.meanings import VERBS
from kickdoor.tables import new_game
from kickdoor.views import names
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View
from kickdoor.words import Words, hyphened

WHENS = [*((step.id, step.when) for step in guide.read().steps), *((h.id, h.when) for h in guide.read().hints)]
WORDS = Words(strict=True)


def test_every_step_stands_on_rules_of_the_ledger() -> None:
    for step in guide.read().steps:
        assert step.rules, step.id
        for number in step.rules:
            assert rules()[number].holds_in("base"), (step.id, number)


def test_every_moment_is_named_with_words_that_are_on_the_wire() -> None:
    for named, when in WHENS:
        assert set(when.phase) <= set(get_args(names.Phase)), named
        assert set(when.window) <= set(get_args(names.WindowKind)), named
        assert set(when.event) <= set(names.EVENTS), named
        assert set(when.kind) <= set(get_args(names.Kind)), named
        assert set(when.can) <= set(VERBS), named


def test_a_step_that_waits_for_another_waits_for_one_that_is_there_and_no_two_have_one_name() -> None:
    ids = [step.id for step in guide.read().steps]
    assert len(ids) == len(set(ids))
    assert {when.after for _, when in WHENS} <= {*ids, ""}


def test_there_is_always_a_hint() -> None:
    assert guide.read().hints[-1].when == GuideMoment(over=False)
    assert guide.read().hints[0].when == GuideMoment(over=True)


def test_what_is_said_is_short_and_has_no_markup() -> None:
    for step in guide.read().steps:
        title, text = WORDS.say(f"guide-{step.id}"), WORDS.fill(f"guide-{step.id}", {}, "text")
        assert len(text) <= 260 and len(title) <= 32, step.id
        assert not re.search(r"[<>*_`]", title + text), step.id
    phases: dict[str, str | int] = {
        "door": "Kick Open the Door",
        "trouble": "Look for Trouble",
        "loot": "Loot the Room",
    }
    for hint in guide.read().hints:
        assert WORDS.fill(f"hint-{hint.id}", phases)


class Newcomer:
    """Does what the hints say: wears what glows, claims what is won, asks for help, and runs where none comes."""

    LEADING: Final = ("accept", "kick_door", "loot_room", "take", "run_away", "end_turn", "pass")

    def __init__(self, shy: bool) -> None:
        self.shy = shy  # and never asks for help
        self.tried: set[tuple[str, int, int | None]] = set()  # what was asked for: verb, turn, seat

    def choose(self, view: View, ask: AskView) -> int:
        marks = [self._mark(view, ask, option) for option in ask.options]
        best = marks.index(max(marks))
        option = ask.options[best]
        self.tried.add((option.verb, view.turns, option.seat))
        return best

    def _mark(self, view: View, ask: AskView, option: OptionView) -> int:
        assert view.seat is not None
        fight, kind = view.fight, "" if option.card is None else option.card.kind
        fresh = (option.verb, view.turns, option.seat) not in self.tried
        match option.verb:
            case _ if option.way == "pick":
                return 1
            case "treasures" if ask.question.kind == "help":
                return 20 if fresh and option.number == 1 else 0
            case "send" | "never_mind" | "fight":
                return 19 if option.verb == "send" else 18
            case "play" if kind in ("item", "class", "race", "companion") and fight is None:
                return 17
            case "play" if kind == "level_up" and view.players[view.seat].level < view.winning_level - 1:
                return 16 if option.seat in (None, view.seat) else 0
            case "ask_help":
                return 15 if fresh and not self.shy else 0
        return 14 - self.LEADING.index(option.verb) if option.verb in self.LEADING else 0


def played(seed: str, shy: bool) -> Game:
    """A newcomer's first game, answered in the order in which a table without a clock asks."""
    game = new_game("base", [("Nia", ""), ("Nana Moss", "female"), ("Little Fig", "male")], seed, live=True,
                    **guide.SETTINGS)  # fmt: skip
    players: list[Bot] = [
        Newcomer(shy),
        *(bot_of(bot, f"{seed} {seat}") for seat, bot in enumerate(guide.BOTS) if bot),
    ]
    for _ in range(1500):
        if game.over:
            break
        asked = [*game.waiting, *(seat for seat in game.offered() if seat not in game.waiting)]
        seat = asked[-1]
        view = game.view(seat)
        assert view.ask is not None
        game.choose(seat, players[seat].choose(view, view.ask))
    return game


@pytest.mark.parametrize("shy", [False, True])
@pytest.mark.parametrize("seed", guide.SEEDS)
def test_a_newcomer_who_follows_the_hints_learns_what_there_is_and_wins(seed: str, shy: bool) -> None:
    game = played(seed, shy)
    assert game.winners == (0,)
    turn, whose, mine, first = 0, -1, set[str](), set[str]()
    for event in game.events:
        if event.what == "turn":
            turn, whose = turn + 1, event.who
            assert turn > 1 or whose == 0, "whoever learns begins"
        if event.who == 0 or (whose == 0 and event.what == "killed"):
            mine.add(event.what)
            if turn == 1:
                first.add(event.what)
    assert 6 <= turn <= (35 if shy else 20), f"{turn} turns are not about five minutes"
    assert {"play", "door", "fight", "killed", "won", "treasure", "level_up"} <= mine
    assert {"fight", "won"} <= first and not first & {"ask_help", "escape", "caught", "curse"}, "it begins well"
    assert "death" not in mine
    assert shy or mine & {"ask_help", "escape", "caught"}, "something too strong is met"


@pytest.fixture
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, httpx.AsyncClient]]:
    app = application(Config(tmp_path_factory.mktemp("guide") / "tables.db"))
    with asyncio.Runner() as runner:
        lifespan = app.router.lifespan_context(app)
        runner.run(lifespan.__aenter__())
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here/api")
        yield runner, client
        runner.run(client.aclose())
        runner.run(lifespan.__aexit__(None, None, None))


def test_a_guided_table_is_private_without_a_clock_and_dealt_from_a_seed_that_was_chosen(
    asking: tuple[asyncio.Runner, httpx.AsyncClient],
) -> None:
    runner, client = asking

    async def first() -> None:
        table = (await client.post("/tables", json={"guided": True})).json()["table"]
        info = (await client.get(f"/tables/{table}")).json()
        assert (info["clock"], info["public"], info["boxes"]) == ("none", False, ["base"])
        assert [seat["bot"] for seat in info["seats"]] == guide.BOTS
        assert (await client.post("/tables", json={"guided": True, "seed": "mine"})).status_code == 422
        said = (await client.get("/guide")).json()
        assert {"id", "rules", "when"} <= set(said["steps"][0])

    runner.run(first())


def test_one_browser_may_sit_in_several_seats_and_finds_each_again(
    asking: tuple[asyncio.Runner, httpx.AsyncClient],
) -> None:
    runner, client = asking

    async def hot_seat() -> None:
        new = {"bots": ["", "", "simple"], "clock": "none", "public": False}
        table = (await client.post("/tables", json=new)).json()["table"]
        for seat, name in enumerate(("Ann", "Bo")):
            sat = await client.post(f"/tables/{table}/seats", json={"name": name, "seat": seat})
            assert sat.json()["seat"] == seat
        assert (await client.post(f"/tables/{table}/begin", json={})).status_code == 204
        for seat in (0, 1):  # again, in the game: one's own, and nothing changes
            again = await client.post(f"/tables/{table}/seats", json={"name": "Ann", "seat": seat})
            assert again.json()["seat"] == seat
        other = await client.post(f"/tables/{table}/seats", json={"name": "Ann", "seat": 2})
        assert other.json()["code"] == "begun"

    runner.run(hot_seat())


def test_every_bot_house_rule_and_clock_of_the_menu_has_a_sentence(
    asking: tuple[asyncio.Runner, httpx.AsyncClient],
) -> None:
    runner, client = asking
    menu = runner.run(client.get("/menu")).json()
    bots = {bot["name"]: bot for bot in menu["bots"]}
    assert {"greedy", "simple", "random", "pim"} <= bots.keys()
    assert (bots["pim"]["title"], bots["pim"]["strength"], bots["pim"]["temper"]) == ("Pim", "easy", "even")
    words = Words(strict=True)
    assert all(len(words.bot(bot["name"], bot.get("own", ""))) > 10 for bot in menu["bots"])
    assert all(len(words.fill(f"setting-{hyphened(one['name'])}", {})) > 10 for one in menu["settings"])
    times: dict[str, str | int] = {"window": "1", "turn": 1}
    assert all(len(words.fill(f"clock-{one['name']}", times)) > 10 for one in menu["clocks"])
