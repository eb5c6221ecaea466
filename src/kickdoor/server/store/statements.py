"""What is said to PostgreSQL. Who appends to a room must know the node, the epoch and the length in its row.

An append changes the row of the room, so that it waits for a take of the same room and the take for it; whoever
comes second finds another epoch or another length, and does nothing. All times are the database's. Columns are
named: with `*` a statement that was prepared before a column was added fails.
"""

from __future__ import annotations

from typing import Final

LEASE: Final = 6.0  # seconds without a renewal after which a node may be declared dead

# A batch of many rooms, sorted by room; what comes back was kept. $1 is the node. The row of a new room is made:
# it has the first epoch and no entry. Entries are joined by id and epoch: an id alone would let in those of an
# earlier life of the room, where a later one is in the same batch.
_KEPT: Final = """
with writes as materialized (
  select * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bytea[],
    $9::text[]) as w(id, epoch, first, count, touched, stage, info, people)),
own as (
  update rooms r set length = w.first + w.count, touched = coalesce(w.touched, r.touched),
    stage = coalesce(w.stage, r.stage), info = coalesce(w.info, r.info), people = coalesce(w.people, r.people),
    listed_at = case when w.touched is null then r.listed_at else clock_timestamp() end
  from writes w where r.id = w.id and r.node = $1 and r.epoch = w.epoch and r.length = w.first
  returning r.id, r.epoch),
made as (
  insert into rooms(id, node, epoch, length, touched, stage, info, people, needs)
  select w.id, $1, w.epoch, w.count, w.touched, w.stage, w.info, w.people, n.version
  from writes w join nodes n on n.id = $1 where w.epoch = 1 and w.first = 0 and w.touched is not null
  on conflict (id) do nothing returning id, epoch),
kept as materialized (select id, epoch from own union all select id, epoch from made),
put as (
  insert into entries(room, n, at, body)
  select e.room, e.n, e.at, e.body
  from unnest($10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bytea[])
    as e(room, epoch, n, at, body)
  join kept on kept.id = e.room and kept.epoch = e.epoch)
"""
_ENDS: Final = """,
counted as (
  insert into results(person, room, body)
  select e.person, e.room, e.body
  from unnest($15::text[], $16::bigint[], $17::text[], $18::bytea[]) as e(room, epoch, person, body)
  join kept on kept.id = e.room and kept.epoch = e.epoch
  on conflict (person, room) do update set body = excluded.body),
ended as (
  insert into finished(room, body)
  select e.room, e.body from unnest($19::text[], $20::bigint[], $21::bytea[]) as e(room, epoch, body)
  join kept on kept.id = e.room and kept.epoch = e.epoch
  on conflict (room) do nothing),
snapped as (
  insert into snapshots(room, n, body)
  select e.room, e.n, e.body from unnest($22::text[], $23::bigint[], $24::bigint[], $25::bytea[])
    as e(room, epoch, n, body)
  join kept on kept.id = e.room and kept.epoch = e.epoch
  on conflict (room) do update set n = excluded.n, body = excluded.body),
boxes as (
  insert into printings(hash, body) select e.hash, e.body from unnest($26::text[], $27::bytea[]) as e(hash, body)
  on conflict (hash) do nothing)
"""
_SELECT: Final = "select id, epoch from kept"
APPEND: Final = _KEPT + _SELECT
APPEND_AND_END: Final = _KEPT + _ENDS + _SELECT  # the same, with what outlasts the room

# A room that did not come back: (this node, this epoch, first + count) means that the batch was kept when it was
# sent before. It is another statement, since one that has waited for a lock still reads the snapshot from before.
LOOK: Final = "select id, node, epoch, length from rooms where id = any($1::text[])"

# Results of a room that nobody has in memory.
COUNT: Final = """
insert into results(person, room, body) select p, $1, b from unnest($2::text[], $3::bytea[]) as e(p, b)
on conflict (person, room) do update set body = excluded.body
"""

# Nodes. A node that starts at an address ends an earlier life of the same address.
JOIN: Final = f"""
insert into nodes(id, address, version, lease_until) values($1, $2, $3, now() + interval '{LEASE} s')
on conflict (address) do update
set id = excluded.id, version = excluded.version, lease_until = excluded.lease_until
"""
RENEW: Final = f"update nodes set lease_until = now() + interval '{LEASE} s' where id = $1 returning id"
# Atomic against a renewal: whoever comes second waits, and finds another lease or no row. A database that has just
# started declares nobody dead: nobody could renew while it was away.
DEAD: Final = f"""
delete from nodes where lease_until < now() and id <> $1
and pg_postmaster_start_time() < now() - interval '{LEASE} s' returning id, address
"""
LEAVE: Final = "delete from nodes where id = $1"
PEERS: Final = "select address from nodes where id <> $1"
HELD: Final = "select id, epoch from rooms where node = $1"

# Rooms. The lease is not looked at here: a renewal at the same time could succeed as well. A node that is not in
# `nodes` never comes back under its id, so that reading it without a lock is enough. One room in a transaction.
TAKE: Final = """
update rooms set node = $2, epoch = epoch + 1 where id = $1 and needs <= $3
and (node is null or node = $2 or not exists (select from nodes n where n.id = rooms.node))
and exists (select from nodes n where n.id = $2) returning epoch
"""
WHERE: Final = "select r.node, n.address from rooms r left join nodes n on n.id = r.node where r.id = $1"
RELEASE: Final = """
update rooms r set node = null from unnest($2::text[], $3::bigint[]) as w(id, epoch)
where r.id = w.id and r.node = $1 and r.epoch = w.epoch
"""
DROP: Final = """
with gone as (
  delete from rooms where id = $1 and touched <= $2
  and (node is null or node = $3 or not exists (select from nodes n where n.id = rooms.node)) returning id),
logs as (delete from entries using gone where entries.room = gone.id),
snaps as (delete from snapshots using gone where snapshots.room = gone.id)
delete from finished using gone where finished.room = gone.id
"""

# Reading.
ENTRIES: Final = "select n, at, body from entries where room = $1 order by n"
ENTRIES_SINCE: Final = "select n, at, body from entries where room = $1 and (n = 0 or n >= $2) order by n"
SNAPSHOT: Final = "select n, body from snapshots where room = $1"
ROOMS: Final = "select id, touched, stage, info, people from rooms order by touched desc"
IDS: Final = "select id from rooms"
# What was listed lately; a transaction may have been committed up to the margin later than its time says.
LISTED: Final = """
select id, touched, stage, info, people, extract(epoch from listed_at)::double precision from rooms
where listed_at > to_timestamp($1::double precision) - interval '5 s'
"""
REVOKED: Final = "select coalesce(sum(value::bigint), 0)::bigint from facts where starts_with(name, 'revoked ')"
SHARES: Final = "select n.address, count(r.id) from nodes n left join rooms r on r.node = n.id group by n.address"
RESULTS: Final = "select body from results where person = $1 order by room"
COUNTED: Final = "select 1 from results where room = $1 limit 1"
PRINTING: Final = "select body from printings where hash = $1"
PRINTINGS: Final = "select hash from printings"
FINISHED: Final = "select body from finished where room = $1"
FINISHED_OF: Final = "select room from finished where room = any($1::text[])"
FINISHED_ROOMS: Final = "select room from finished"
VERSION: Final = "select name, value from facts where name in ('version', 'oldest')"
FACT: Final = "select value from facts where name = $1"
FACTS: Final = "select name, value from facts where starts_with(name, $1)"
REMEMBER: Final = "insert into facts values($1, $2) on conflict (name) do update set value = excluded.value"
AGREE: Final = "insert into facts values($1, $2) on conflict (name) do nothing"
NOW: Final = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"

# Who opens rooms. An allowance is the moment until which somebody has used up what they may do: each time moves it
# on ($2 seconds), up to all that may be done at once ($3 seconds from now). A row that comes back: it was allowed.
OPENED_BY: Final = "update rooms set opener = $2 where id = $1 and opener = ''"
TABLES_OF: Final = "select count(*) from rooms where opener = $1"
ALLOW: Final = """
with old as (
  delete from allowances where who in (
    select who from allowances where due < now() and who <> $1 limit 10 for update skip locked))
insert into allowances as a (who, due) values($1, now() + make_interval(secs => $2))
on conflict (who) do update set due = greatest(a.due, now()) + make_interval(secs => $2)
where greatest(a.due, now()) + make_interval(secs => $2) <= now() + make_interval(secs => $3)
returning who
"""

# Tasks for worker nodes.
PUT_JOBS: Final = """
with put as (
  insert into jobs(id, release, until, body)
  select j.id, $1, now() + make_interval(secs => j.seconds), j.body
  from unnest($2::bigint[], $3::bytea[], $4::double precision[]) as j(id, body, seconds))
select pg_notify('kickdoor_jobs', '')
"""
TAKE_JOB: Final = """
update jobs set worker = $1 where id = (
  select id from jobs where worker is null and release = $2 and until > now()
  order by until limit 1 for update skip locked)
returning id, body, extract(epoch from until - now())::double precision
"""
JOB_DONE: Final = "update jobs set result = $2 where id = $1"
JOBS_DONE: Final = "delete from jobs where id = any($1::bigint[]) and result is not null returning id, result"
DROP_JOBS: Final = "delete from jobs where id = any($1::bigint[])"
SWEEP_JOBS: Final = "delete from jobs where until < now() - interval '1 min'"
WORKER: Final = """
with old as (delete from workers where lease_until < now() - interval '1 min')
insert into workers(id, release, lease_until) values($1, $2, now() + make_interval(secs => $3))
on conflict (id) do update set lease_until = excluded.lease_until
"""
WORKER_GONE: Final = "delete from workers where id = $1"
WORKERS: Final = "select count(*) from workers where release = $1 and lease_until > now()"
