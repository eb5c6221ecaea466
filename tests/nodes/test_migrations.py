"""The schema of a PostgreSQL that several nodes use: they may start at once, and two releases run side by side."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest

from kickdoor.server.store import migrations, schema, statements
from kickdoor.server.store.opening import check_usable, open_store, shown
from kickdoor.server.store.postgres import PostgresStore
from kickdoor.server.store.schema import OtherVersion, Step, version_of
from tests.nodes.fenced import A, Scene, played, written
from tests.nodes.houses import comes, nodes, through
from tests.nodes.test_serving import settled
from tests.nodes.test_stores import bodies, keep
from tests.server.load import party, tries

ADDED = Step("More.", ("alter table rooms add column more {int}",), adds=True)
REMOVED = Step("Less.", ("alter table rooms drop column more",), unused_since=ADDED)
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
    assert int(new.fact("oldest") or 0) <= version_of("postgres")
    assert keep(old, "r", 1, b"two"), "its statements were prepared before the column was added"
    old.close()
    check_usable(url)
    again = started(url)
    assert again.fact("version") == str(version_of("postgres") + 1), "it does not take the version back"
    assert keep(again, "r", 2, b"three", epoch=again.take("r").epoch)
    assert bodies(new, "r") == [b"one", b"two", b"three"]
    for store in (again, new):
        store.close()


def test_what_a_release_does_not_use_any_more_the_next_one_takes_away_beside_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration in two steps: the one adds and uses it, the next takes away what was used before."""
    with monkeypatch.context() as newer:
        newer.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
        new = started(url)
        assert keep(new, "r", 0, b"one")
    with monkeypatch.context() as newest:
        newest.setattr(schema, "STEPS", (*schema.STEPS, ADDED, REMOVED))
        after = started(url)
        assert after.fact("oldest") == str(version_of("postgres") - 1)
    assert keep(new, "r", 1, b"two")
    with pytest.raises(OtherVersion, match="newer release"):
        started(url)  # a release was skipped
    for store in (new, after):
        store.close()


def test_a_release_that_changes_what_nodes_at_work_need_does_not_start_beside_them(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = started(url)
    assert keep(old, "r", 0, b"one")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, CHANGED))
    with pytest.raises(OtherVersion, match=r"at work.*nothing in it was changed"):
        started(url)
    assert keep(old, "r", 1, b"two")
    old.close()
    new = started(url)
    assert new.fact("oldest") == new.fact("version") == str(version_of("postgres"))
    new.close()


def test_people_play_on_while_nodes_are_renewed_one_by_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with nodes(url, 2) as (one, two):
            found = await party(one.url, one.socket_url)
            through(found, one, two)
            await found.come()
            await found.play(3)
            monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ADDED))
            async with nodes(url, 1) as (third,), nodes(url, 1) as (fourth,):
                assert third.house.store.fact("version") == str(version_of("postgres"))
                for ends, doors in ((one, (two, third)), (two, (third, fourth))):
                    await ends.stop()
                    await comes(lambda: all(player.closed for player in found.players))
                    through(found, *doors)
                    await tries(found.come)
                    await found.play(3)
                await found.go()
                assert await settled(found, url) >= 9

    asyncio.run(evening())


def test_a_release_that_changes_what_is_there_shuts_the_one_before_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(schema, "STEPS", (*schema.STEPS, CHANGED, ADDED))
        steps = schema.steps_of("postgres")
        assert schema.oldest_for(steps) == len(steps) - 1
        started(url).close()
    for start in (started, check_usable):
        with pytest.raises(OtherVersion, match=r"newer release.*nothing in it was changed"):
            start(url)


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


@played
async def test_a_column_added_under_prepared_statements_stops_none_of_ours(it: Scene) -> None:
    """A new release adds one while the old one writes; a statement with `*` would fail."""
    star = await it.a.prepare("select * from rooms where id = $1")
    await star.fetch("r")
    assert (await it.append(it.a, A, written("r", 1, 1, b"before"))).kept
    await it.eye.execute("alter table rooms add column more text, add column most int not null default 7")
    assert (await it.append(it.a, A, written("r", 1, 2, b"after"))).kept
    for statement in (statements.ROOMS, statements.LOOK.replace("any($1::text[])", "'r'")):
        assert await it.a.fetch(statement)
    assert await it.take(it.a, "r", A) == 2
    with pytest.raises(asyncpg.PostgresError, match="plan is invalid"):
        await star.fetch("r")


@played
async def test_a_step_that_waits_behind_a_reader_gives_up_before_appends_have_waited_long(it: Scene) -> None:
    reading = it.b.transaction()
    await reading.start()
    await it.b.fetch("select id from rooms")
    await it.c.execute("set lock_timeout = 1000")
    altering = await it.blocked(it.c.execute("alter table rooms add column more text"))
    appending = await it.blocked(it.append(it.a, A, written("r", 1, 1, b"waits too")))
    with pytest.raises(asyncpg.LockNotAvailableError):
        await altering
    assert (await asyncio.wait_for(appending, 5)).kept
    await reading.commit()
