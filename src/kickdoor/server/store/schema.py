"""The tables of the database, for SQLite and for PostgreSQL, and the steps from one version to the next."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Backend = Literal["sqlite", "postgres"]

# Where the two differ in a word. `{flat}`: rows are kept in the order of their key.
WORDS: Final[dict[Backend, dict[str, str]]] = {
    "sqlite": {"int": "integer", "bytes": "blob", "flat": " without rowid"},
    "postgres": {"int": "bigint", "bytes": "bytea", "flat": ""},
}
FACTS: Final = "create table if not exists facts(name text primary key, value text not null){flat}"


class OtherVersion(ValueError):
    """A database that this release cannot read; the message says so in a sentence."""


class Step(NamedTuple):
    """What makes the next version. It runs once, in one transaction with the note of the version."""

    about: str
    statements: tuple[str, ...]
    only: Backend | None = None  # a step of one backend does not count for the other
    # Whether releases that do not know the step can go on: it only adds something, which they do not use.
    adds: bool = False
    # What the step takes away, releases that know this earlier one do not use any more: they can go on.
    unused_since: Step | None = None


FIRST: Final = Step(
    "The entries of rooms, and how they are listed.",
    (
        "create table if not exists entries("
        "room text not null, n {int} not null, at {int} not null, body {bytes} not null, "
        "primary key(room, n)){flat}",
        "create table if not exists rooms("
        "id text primary key, touched {int} not null, stage text not null, info {bytes} not null){flat}",
    ),
)
PEOPLE: Final = Step(
    "Rooms are listed with their people. `migrations` finds them in the entries of an older file.",
    ("alter table rooms add column people text not null default ''",),
)
RESULTS: Final = Step(
    "What each person did in each finished game. The server counts older games after the start.",
    (
        "create table if not exists results("
        "person text not null, room text not null, body {bytes} not null, primary key(person, room)){flat}",
        "create index if not exists results_of_rooms on results(room)",
    ),
)
PRINTINGS: Final = Step(
    "The boxes of tables, whole, and finished games as they were shown.",
    (
        "create table if not exists printings(hash text primary key, body {bytes} not null){flat}",
        "create table if not exists finished(room text primary key, body {bytes} not null){flat}",
    ),
)
SNAPSHOTS: Final = Step(
    "Rooms as they were after an entry, so that the entries before need not be read again.",
    ("create table if not exists snapshots(room text primary key, n {int} not null, body {bytes} not null)",),
)
NODES: Final = Step(
    "Which node has a room in memory. A file has one server: its lock says so.",
    (
        "create table nodes("
        "id bigint primary key, "  # one life of a process: random, never used again
        "address text not null unique, version int not null, lease_until timestamptz not null)",
        "alter table rooms add column node bigint, "  # null: nobody has it
        "add column epoch bigint not null default 0, "  # one life of the room in one memory
        "add column length bigint not null default 0, "  # how many entries it has: the number of the next
        "add column needs int not null default 1, "  # the version of a node that can read it
        "add column listed_at timestamptz not null default now(), "  # when its listing was changed: others read it
        "add column opener text not null default ''",  # for whom it counts, as a hash of an address
        "create index rooms_listed on rooms(listed_at)",
        "create index rooms_of_nodes on rooms(node)",
        # Tasks for worker nodes. What a crash of the database loses, the nodes do by themselves.
        "create unlogged table jobs("
        "id bigint primary key, release text not null, until timestamptz not null, body bytea not null, "
        "worker bigint, result bytea)",
        "create unlogged table workers("
        "id bigint primary key, release text not null, lease_until timestamptz not null)",
        # Every append changes the row of its room: there is place for the next version of it on the same page.
        "alter table rooms set (fillfactor = 60)",
    ),
    only="postgres",
)

OPENERS: Final = Step(
    "How many rooms an opener has, and how fast it opens them, for all nodes together.",
    (
        "create index rooms_of_openers on rooms(opener)",
        # Until when somebody has used up what they may do. What a crash of the database loses was a minute's.
        "create unlogged table allowances(who text primary key, due timestamptz not null)",
    ),
    only="postgres",
    adds=True,
)

# A step that was released does not change: a new one follows it. What one release does not need any more, the next
# takes away: nodes of both can be at work side by side.
STEPS: Final = (FIRST, PEOPLE, RESULTS, PRINTINGS, SNAPSHOTS, NODES, OPENERS)


def steps_of(backend: Backend) -> list[Step]:
    """The step at place n makes version n + 1."""
    return [step for step in STEPS if step.only in (None, backend)]


def written_for(backend: Backend, statement: str) -> str:
    """A statement in the words of this backend."""
    return statement.format_map(WORDS[backend])


def version_of(backend: Backend) -> int:
    """The version that this release makes."""
    return len(steps_of(backend))


def oldest_for(steps: list[Step]) -> int:
    """The oldest version whose release can go on with a database that has all these steps."""
    oldest = 0
    for version, step in enumerate(steps, 1):
        if step.unused_since is not None:
            oldest = max(oldest, 1 + steps.index(step.unused_since))
        elif not step.adds:
            oldest = version
    return oldest


def checked(backend: Backend, name: str, version: str, oldest: str | None = None) -> int:
    """The version of a database; `OtherVersion` where this release cannot read it.

    A newer one is read where it says that releases of our version can go on: several nodes are renewed one by one.
    """
    ours = version_of(backend)
    if version.isdecimal() and 1 <= int(version) <= ours:
        return int(version)
    newer = version.isdecimal() and int(version) > ours
    if newer and oldest is not None and oldest.isdecimal() and int(oldest) <= ours:
        return int(version)
    raise OtherVersion(
        f"{name} was written by {'a newer' if newer else 'another'} release: this one reads the versions 1 to "
        f"{ours} of the database, and found {version}; nothing in it was changed"
    )
