"""What the page reads besides tables: rules, card language, pictures of links, cards and stories."""

from __future__ import annotations

import asyncio
import json
import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickdoor.engine.table.dice import hash_of
from kickdoor.language.files.loader import EDITIONS
from kickdoor.language.grammar.forms import CHAPTERS
from kickdoor.language.grammar.template import shown
from kickdoor.rules import ledger
from kickdoor.server.house.house import Config
from kickdoor.server.http import replays
from kickdoor.server.http.app import application
from kickdoor.server.thinking.tasks import Story
from tests.server.tables import Sitting

ROOT = Path(__file__).parent.parent.parent


class Client:
    """Asks an application in this process, on a loop of its own."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient) -> None:
        self._runner = runner
        self._client = client

    def get(self, path: str, **query: str) -> httpx.Response:
        return self._runner.run(self._client.get(f"/api{path}", params=query))

    def post(self, path: str, body: object) -> httpx.Response:
        return self._runner.run(self._client.post(f"/api{path}", json=body))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    app = application(Config(tmp_path_factory.mktemp("reading") / "tables.db"))
    with asyncio.Runner() as runner:
        lifespan = app.router.lifespan_context(app)
        runner.run(lifespan.__aenter__())
        asking = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")
        yield Client(runner, asking)
        runner.run(asking.aclose())
        runner.run(lifespan.__aexit__(None, None, None))


def got(client: Client, path: str) -> Any:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_rule_of_the_ledger_is_told_once_in_its_order_and_as_it_stands_there(client: Client) -> None:
    page = got(client, "/rules")
    told = [(chapter["title"], rule) for chapter in page["chapters"] for rule in chapter["rules"]]
    assert [(title, rule["number"], _parts(rule), tuple(rule["editions"])) for title, rule in told] == [
        (rule.chapter, rule.number, rule.parts, rule.editions) for rule in ledger.rules().values()
    ]


def _parts(rule: Any) -> tuple[ledger.Part, ...]:
    return tuple(ledger.Part(part["text"], tuple(part.get("editions", ()))) for part in rule["parts"])


def test_the_editions_are_compared_with_a_cell_for_each(client: Client) -> None:
    page = got(client, "/rules")
    editions = [edition["id"] for edition in page["editions"]]
    assert editions == list(ledger.EDITIONS)
    assert all(edition["name"] for edition in page["editions"])
    assert len(page["differences"]) == len(ledger.differences())
    assert all(list(row["cells"]) == editions for row in page["differences"])


def test_every_form_of_the_card_language_is_told_with_its_meaning(client: Client) -> None:
    page = got(client, "/language")
    told = [[form["form"] for form in chapter["forms"]] for chapter in page["chapters"]]
    assert told == [[shown(form.phrase) for form in classes] for _, classes in CHAPTERS]
    assert [form["form"] for chapter in page["chapters"] for form in chapter["forms"] if not form["meaning"]] == []


def test_the_rules_that_the_forms_name_are_in_the_ledger(client: Client) -> None:
    page = got(client, "/language")
    named = {rule for chapter in page["chapters"] for form in chapter["forms"] for rule in form["rules"]}
    assert named
    assert named <= set(ledger.rules())


def test_the_example_of_a_form_stands_on_the_card_it_names(client: Client) -> None:
    page = got(client, "/language")
    examples = [form["example"] for chapter in page["chapters"] for form in chapter["forms"] if form["example"]]
    assert len(examples) > 100
    for example in examples:
        sentence = example["sentence"].replace("\u2212", "-")  # files are written with the keyboard's minus
        assert sentence in str(written(example["box"])[example["card"]]), example


@cache
def written(box: str) -> dict[str, object]:
    """The records of a box as its files have them, by name."""
    files = (EDITIONS / box.replace("-", "_")).glob("*.toml")
    kinds = [records for file in files for records in tomllib.loads(file.read_text("utf-8")).values()]
    return {one["name"]: one for records in kinds if isinstance(records, list) for one in records if "name" in one}


def test_the_page_and_the_document_of_the_card_language_say_the_same(client: Client) -> None:
    document = (ROOT / "docs" / "card-language.md").read_text("utf-8")
    page = got(client, "/language")
    for chapter in page["chapters"]:
        assert f"### {chapter['title']}\n" in document
        for form in chapter["forms"]:
            assert f"| `{form['form']}` | {form['meaning']} |" in document
    for kind in page["kinds"]:
        assert f"| {kind['name']} | {', '.join(kind['must'])} | {', '.join(kind['may'])} |" in document
    for key in page["keys"]:
        assert f"| {key['name']} | {key['holds']} | {key['default']} | {key['meaning']} |" in document
    for words in page["words"]:
        assert re.search(rf"^\| {words['slot']} \| .*{re.escape(words['words'][-1])}", document, re.MULTILINE)


def test_pages_that_change_only_with_the_server_may_be_kept_a_while(client: Client) -> None:
    for path in ("/rules", "/language", "/boxes/base/cards"):
        assert client.get(path).headers["cache-control"] == "max-age=300"


def test_a_link_becomes_a_picture_and_none_or_a_novel_does_not(client: Client) -> None:
    picture = client.get("/qr.svg", link="http://host:8000/t/abc")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert picture.text != client.get("/qr.svg", link="http://host:8000/t/abd").text
    assert client.get("/qr.svg").status_code == 422
    assert client.get("/qr.svg", link="x" * 401).status_code == 422


def test_a_box_that_does_not_exist_is_refused_with_a_sentence(client: Client) -> None:
    answer = client.get("/boxes/attic/cards")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_box"
    assert answer.json()["name"] == "attic"


def test_the_replay_of_a_game_that_is_not_over_is_refused_and_says_so(client: Client) -> None:
    table = client.post("/tables", {"bots": ["", "greedy", "greedy"]}).json()["table"]
    for path in ("story", "record", "log"):
        answer = client.get(f"/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    assert client.get("/tables/nosuch/story").status_code == 404


def test_the_log_of_a_finished_game_is_its_story_at_every_step_as_a_seat_was_told_it() -> None:
    sitting = Sitting(settings={"winning_level": 2}, clock="none")
    sitting.play(lambda: sitting.hosted.over, random.Random(3))
    wire = sitting.wires[1]
    for seat in (None, 1):
        log = json.loads(asyncio.run(replays.log(sitting.room, seat)))
        story = json.loads(asyncio.run(replays.story(sitting.room, Story(0, 100_000, seat))))
        assert len(log["ends"]) == story["steps"] + 1 == len(log["by"]) + 1
        assert [*log["by"], None] == [state["by"] for state in story["states"]]
        told = 0
        for state, end in zip(story["states"], log["ends"], strict=True):
            assert state["events"] == log["events"][told:end]
            told = end
        assert told == len(log["events"])
    assert [event["number"] for event in log["events"]] == wire.events
    all_seen = json.loads(asyncio.run(replays.log(sitting.room, None)))
    hidden = [event for event, seen in zip(log["events"], all_seen["events"], strict=True) if event != seen]
    assert hidden, "the seat was told less than there was to see"


def test_the_published_hash_is_a_plain_sha_256_that_a_browser_can_reckon() -> None:
    # web/src/lib/sha256.ts puts the same words before the seed.
    assert hash_of("0123abcd") == sha256(b"kickdoor seed 0123abcd").hexdigest()
    assert "'kickdoor seed '" in (ROOT / "web" / "src" / "lib" / "sha256.ts").read_text("utf-8")
