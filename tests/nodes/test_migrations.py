"""The schema of a PostgreSQL that several nodes use: they may start at once, and two releases run side by side."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest

from kickdoor.server.store import migrations, schema
from kickdoor.server.store.opening import check_usable, open_store, shown
from kickdoor.server.store.postgres import PostgresStore
from kickdoor.server.store.schema import OtherVersion, Step, version_of
from tests.nodes.fenced import Scene, play
from tests.nodes.test_stores import bodies, keep

ADDED = Step("More.", ("alter table rooms add column more {int}",), adds=True)
CHANGED = Step("Another stage.", ("alter table rooms rename column stage to stage_now",))


def started(url: str) -> PostgresStore:
    return PostgresStore(url, lambda *calls: [call() for call in calls])


def test_nodes_that_start_at_once_make_the_schema_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(started, [url] * 4))
    assert {store.fact("version") for store in stores} == {str(version_of("postgres"))}
    for store in stores:
        store.close()


def test_a_release_that_only_adds_runs_beside_the_one_before(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its nodes are renewed one by one; one of the old release may start again meanwhile."""
    old = started(url)
    assert keep(old, "r", 0, b"one")
    with monkeypatch.context() as newer:
        newer.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
        new = started(url)
        assert new.fact("version") == str(version_of("postgres"))
    assert new.fact("oldest") == str(version_of("postgres"))
    assert keep(old, "r", 1, b"two"), "its statements were prepared before the column was added"
    old.close()
    check_usable(url)
    again = started(url)
    assert again.fact("version") == str(version_of("postgres") + 1), "it does not take the version back"
    assert keep(again, "r", 2, b"three", epoch=again.take("r").epoch)
    assert bodies(new, "r") == [b"one", b"two", b"three"]
    for store in (again, new):
        store.close()


def test_a_release_that_changes_what_is_there_shuts_the_one_before_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(schema, "STEPS", (*schema.STEPS, CHANGED, ADDED))
        steps = schema.steps_of("postgres")
        assert schema.oldest_for(steps) == len(steps) - 1
        play(url, _nothing)
    for start in (started, check_usable):
        with pytest.raises(OtherVersion, match=r"newer release.*nothing in it was changed"):
            start(url)


async def _nothing(scene: Scene) -> None:
    """The schema is made before."""


def test_a_step_that_fails_changes_nothing_and_appends_do_not_wait_for_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for a reader, and gives up: the start of the new node is tried again later."""
    store = started(url)
    assert keep(store, "r", 0, b"one")
    monkeypatch.setattr(migrations, "PATIENCE", 200)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))

    async def beside_a_reader() -> Any:
        reader, stepper = await asyncpg.connect(url), await asyncpg.connect(url)
        async with reader.transaction():
            await reader.fetch("select id from rooms")
            with pytest.raises(asyncpg.LockNotAvailableError):
                await migrations.migrate_postgres(stepper, "the database")
        reader.terminate()
        stepper.terminate()

    asyncio.run(beside_a_reader())
    assert store.fact("version") == str(version_of("postgres") - 1)
    assert keep(store, "r", 1, b"two")
    store.close()
    again = started(url)
    assert again.fact("version") == str(version_of("postgres"))
    again.close()


def test_a_database_that_cannot_be_reached_gets_a_sentence() -> None:
    nowhere = "postgresql://somebody:secret@127.0.0.1:1/tables"
    for start in (check_usable, lambda url: open_store(url, lambda *calls: [call() for call in calls])):
        with pytest.raises(ValueError, match="the database cannot be used"):
            start(nowhere)
    assert shown(nowhere) == "postgresql://127.0.0.1/tables", "no password in the log"
    assert shown("/tables.db") == "/tables.db"
