"""The guided first game: what is said exists, and the tables it is said at are worth saying it at."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.rules.ledger import rules
from kickdoor.server.house.house import Config
from kickdoor.server.http import guide
from kickdoor.server.http.app import application
from kickdoor.server.protocol.answers import GuideMoment
from kickdoor.server.protocol.meanings import VERBS
from kickdoor.views import names
from kickdoor.views.events import EventView
from kickdoor.views.seat import View
from kickdoor.views.table import OwnView, PublicView
from kickdoor.words import Words, hyphened
from scripts import first_deals, rehearsal
from tests.server.newcomer import Newcomer, holds, person, plays, watch
from tests.server.truths import TRUTHS, falsehoods
from tests.words.catalogue_checks import messages

WHENS = [*((step.id, step.when) for step in guide.read().steps), *((h.id, h.when) for h in guide.read().hints)]
WORDS = Words(strict=True)
RECORDED = Path(__file__).parents[2] / "web" / "recorded" / "guide.json"
FILL: dict[str, str | int] = {
    **dict.fromkeys(
        ("door", "trouble", "loot", "who", "card", "you", "deeds", "wear", "reward", "die", "drawn"), "none"
    ),
    **dict.fromkeys(("saves", "spares", "beats", "loots"), "none"),
    **dict.fromkeys(("ours", "theirs", "levels", "winning", "strength", "level", "becomes", "left"), 1),
    "by": "touch",
}


def test_every_step_stands_on_rules_of_the_ledger() -> None:
    for step in guide.read().steps:
        assert step.rules, step.id
        for number in step.rules:
            assert rules()[number].holds_in("base"), (step.id, number)


def test_every_moment_is_named_with_words_that_are_on_the_wire() -> None:
    for named, when in WHENS:
        assert set(when.phase) <= set(get_args(names.Phase)), named
        assert set(when.window) <= {*get_args(names.WindowKind), "none"}, named
        assert set(when.event) <= set(names.EVENTS), named
        assert set(when.kind) <= set(get_args(names.Kind)), named
        assert set(when.can) <= set(VERBS), named
        assert set(when.proposal) <= {*VERBS, "none"}, named
        assert set(when.moment) <= set(MOMENTS.values()), named


def test_a_step_that_waits_for_another_waits_for_one_that_is_there_and_no_two_have_one_name() -> None:
    ids = [step.id for step in guide.read().steps]
    assert len(ids) == len(set(ids))
    assert {when.after for _, when in WHENS} <= {*ids, ""}


def test_what_is_said_is_short_and_has_no_markup() -> None:
    for step in guide.read().steps:
        title, text = WORDS.say(f"guide-{step.id}"), WORDS.fill(f"guide-{step.id}", FILL, "text")
        assert len(text) <= 140 and len(title) <= 32, step.id
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, f"{step.id}: at most two sentences"
        assert not re.search(r"[<>*_`]|[A-Z]+-\d", title + text), step.id
    for hint in guide.read().hints:
        assert WORDS.fill(f"hint-{hint.id}", FILL)


def test_every_kind_of_moment_has_a_text_of_its_own() -> None:
    hints = [hint.when for hint in guide.read().hints]
    for kind in get_args(names.WindowKind):
        whose = [when.asked for when in hints if kind in when.window]
        assert kind == "interrupt" or None in whose or {"mine", "other"} <= set(whose), kind
    for moment in MOMENTS.values():
        assert any(moment in when.moment and when.whose is None for when in hints), moment
    asked = {id.removeprefix("question-") for id in messages() if id.startswith("question-")}
    asked -= {
        *get_args(names.WindowKind),
        "by",
        "chosen",
    }  # a window is a moment of its own; `by` and `chosen` are parts of other messages
    assert asked <= {kind for when in hints for kind in when.question}
    others = {phase for when in hints if "none" in when.window and when.asked is None for phase in when.phase}
    assert others == set(get_args(names.Phase)), "a question that somebody else answers"
    told = [kind for one in guide.read().news for kind in one.event]
    assert set(told) == set(names.EVENTS) and len(told) == len(set(told))
    assert all(WORDS.has(f"news-{one.id}") for one in guide.read().news)


@pytest.mark.parametrize("which", range(4))
def test_no_moment_of_a_first_game_is_without_a_text_and_no_text_is_false(which: int) -> None:
    for number in range(5):
        seed = f"any first game {which} {number}"
        found = watch(guide.deal(seed), person(which, seed), seed, falsehoods)
        assert not found.silent, f"{seed}: {set(found.silent)}"
        assert not found.wrong, f"{seed}: {found.wrong}"


def test_every_step_has_facts_that_are_checked_when_it_is_said() -> None:
    assert list(TRUTHS) == [step.id for step in guide.read().steps]


def test_first_games_are_dealt_so_that_they_begin_well_teach_and_end_soon() -> None:
    """If it fails after a change of the base box or of the bots: scripts/first_deals.py finds other deals."""
    good = [seed for seed in guide.seeds() if first_deals.teaches(guide.deal(seed))]
    assert len(good) >= 0.9 * len(guide.seeds()) >= 27


def test_who_puts_on_what_glows_wins_the_first_fight_and_no_curse_comes_before_it() -> None:
    for number, seed in enumerate(guide.seeds()[:5]):
        game = guide.deal(seed)
        for view in plays(game, Newcomer(shy=number % 2 == 0), seed):
            if view.turns > 1:
                break
        assert [event.who for event in game.events if event.what == "first"] == [rehearsal.NEWCOMER]
        mine = [event.what for event in game.events if event.who == rehearsal.NEWCOMER]
        assert mine.index("fight") < mine.index("won"), seed
        assert "curse" not in mine[: mine.index("won")], seed


def test_somebody_haggles_with_the_newcomer_of_a_first_game() -> None:
    """A bot asks for help, offers it, or offers a trade to whoever does what the guide says."""
    haggled = [watch(guide.deal(seed), Newcomer(), seed).haggled for seed in guide.seeds()[:5]]
    assert haggled.count(True) >= 4, haggled


def test_python_and_the_page_say_the_same_of_recorded_moments() -> None:
    """The page's own test reads the same cases: web/src/lib/guide.test.ts; scripts/record_guide.py writes them."""
    said = [step.id for step in guide.read().steps]
    for number, case in enumerate(json.loads(RECORDED.read_text("utf-8"))):
        view = View(msgspec.convert(case["public"], PublicView), msgspec.convert(case["own"], OwnView))
        news = msgspec.convert(case["news"], list[EventView])
        steps = [one.id for one in guide.read().steps if holds(one.when, view, news, said)]
        hints = [one.id for one in guide.read().hints if holds(one.when, view, news, said)]
        assert (steps, hints) == (case["steps"], case["hints"]), number


def test_a_moment_holds_for_whom_it_is_about() -> None:
    game = guide.deal("any first game")
    first = next(iter(plays(game, Newcomer(), "any first game")))
    assert holds(GuideMoment(phase=("setup",), over=False), first)
    assert not holds(GuideMoment(moment=("is struck",)), first)
    assert not holds(GuideMoment(rival=4), first) and holds(GuideMoment(rival=1), first)


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


def test_a_guided_table_is_private_without_a_clock_and_dealt_by_the_server(
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
