"""The server as a whole: its store, its time, its rooms, and its periodic work."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from kickdoor.signatures import Signer, new_key

from ..company.table_bots import TableBots
from ..net.bucket import AddressBuckets
from ..net.keys import CARRIED, Keys
from ..net.outbox import Flushing
from ..net.passing import Passing
from ..room.hosted import Munchkin
from ..room.refusal import Refusal
from ..room.state import Maker
from ..running.in_turn import InTurn
from ..running.runner import Runner
from ..running.server_time import UpTime
from ..running.services import Services
from ..store.opening import open_store, shown
from ..store.store import News, ServerStore
from ..thinking.queued import Queued
from ..thinking.thinkers import InProcess, Thinkers
from ..thinking.workers import Workers, cores
from .ahead import Ahead
from .balance import receivers
from .hall import KEEP, Hall
from .leaving import leave
from .openers import USUAL, Openers
from .read_back import ReadBack
from .watch import Watch

BEAT: Final = 0.5  # seconds between two notes of the server's time, while a clock runs or commits fail
IDLE_BEAT: Final = 20  # beats between two notes while nobody plays
STARTING: Final = 5.0  # seconds after which the server is ready, though not all rooms are read back
TIDY: Final = 20.0  # seconds between two searches for idle and old rooms
DRAIN: Final = 100  # looks, fifty a second, until an orderly stop waits no longer for sockets and commits
ASKED: Final = (100.0, 600.0)  # requests that an address may make a second, and at once
AT_ONCE: Final = 8  # requests of an address that are worked on at once
REVOKED: Final = "revoked "  # and a key: the fact that says how often its tokens were revoked
PEERS: Final = 1.0  # seconds between two looks at which other nodes there are
WARM: Final = 500  # rooms that are read back after a restart before anybody asks for them


class Config:
    """The settings of a server; all but the database have defaults."""

    def __init__(
        self,
        database: str | Path,
        boxes: dict[str, str] | None = None,
        origins: tuple[str, ...] = (),
        keep: int = KEEP,
        make: Maker = Munchkin,
        opening: tuple[float, float] = (0.5, 30.0),
        *,
        addresses: tuple[str, ...] = (),
        workers: int | None = None,
        node: str = "",
    ) -> None:
        self.database: Final = database
        self.boxes: Final = boxes or {}
        self.origins: Final = origins
        self.keep: Final = keep
        self.make: Final = make
        self.addresses: Final = addresses  # by which other machines reach it
        self.workers: Final = workers  # processes that think; None: as many as there are cores for
        self.node: Final = node  # the address by which other nodes of the same database reach this one
        self.opening: Final = opening  # tables an address may open a second, and at once


def keys_of(store: ServerStore) -> Keys:
    """The keys that this store signs, with a new secret where it has none."""
    secret, carried = store.fact("secret"), store.fact("old_tokens_until")
    if carried is None:  # tokens had no time before
        carried = store.agree("old_tokens_until", str(time.time() + CARRIED if secret is not None else 0))
    if secret is None:
        secret = store.agree("secret", secrets.token_hex(32))
    revoked = {name.removeprefix(REVOKED): int(times) for name, times in store.facts(REVOKED)}
    return Keys(secret, revoked, float(carried))


def signer_of(store: ServerStore) -> Signer | None:
    """The key of this store that signs records, a new one where it has none; None: it cannot sign here."""
    try:
        key = store.fact("signing_key")
        if key is None:
            key = store.agree("signing_key", new_key())
        return Signer(key)
    except ImportError:  # the package that signs is not installed
        structlog.get_logger().error("records are not signed", needs="cryptography")
        return None


class House:
    """Made when the server starts, closed when it stops."""

    def __init__(self, config: Config) -> None:
        turns = InTurn()
        self.config: Final = config
        self.logger: Final = structlog.get_logger()
        self.origins: Final = config.origins
        self.store: Final[ServerStore] = open_store(config.database, turns.call_threadsafe, config.node)
        self.keys: Final = keys_of(self.store)
        self.signer: Final = signer_of(self.store)
        self.clock: Final = UpTime(int(self.store.fact("alive") or 0), turns)
        own, jobs = self._thinkers(), self.store.jobs
        self.thinkers: Final[Thinkers] = own if jobs is None else Queued(own, jobs)
        self.services: Final = Services(self.clock, self.store, config.make, TableBots, self.thinkers)
        self.services.on_fault = self._log_fault
        self.hall: Final = Hall(self.services, config.boxes, config.keep)
        self.store.lost = self.hall.lost
        self.store.news = self._news
        self.openers: Final = Openers(self.store, config.opening)
        self.hall.gone = self.openers.gone
        self.passing: Final = self._passing()
        more = max(1.0, config.opening[1] / USUAL)  # requests, where more tables may be opened at once
        self.ahead: Final = Ahead(self.thinkers, config.boxes.values())
        self._back: Final = ReadBack(self.hall, self.ahead)
        self.sockets = 0
        self.requests: Final = AddressBuckets(ASKED[0] * more, ASKED[1] * more)
        self.at_once: Final = int(AT_ONCE * more)
        self.flushing: Final = Flushing()
        self.rematching: Final = asyncio.Lock()
        self.health: Final = self.services.health
        self.health.told = self._log_health
        self.health.note("starting", "the server is starting")
        self.watch: Final = Watch(self.health, self.store, self.hall, self.logger.error)
        works = (self._beat, self._tidy, self._warm, self.watch.run, self._peers)
        self._tasks: Final = [asyncio.create_task(work()) for work in works]
        self.logger.info("open", database=shown(config.database), tables=len(self.hall.listed))

    def _thinkers(self) -> Thinkers:
        """Workers, where there can be processes of our game; else the bots think in this one."""
        count = cores() if self.config.workers is None else self.config.workers
        if not count or self.config.make is not Munchkin or os.name != "posix":
            return InProcess(self.config.make)
        return Workers(count, lambda word: self.logger.warning("worker", word=word))

    def _passing(self) -> Passing | None:
        """Where several nodes share the database, whose secret they know by it."""
        if not self.store.shared:
            return None
        secret = self.store.agree("node_secret", secrets.token_hex(32))
        self.openers.secret = secret.encode()
        return Passing(self.hall.elsewhere, secret)

    def _log_fault(self, room: str, word: str, trace: str) -> None:
        known = {"trace": trace} if trace else {"exc_info": sys.exc_info()[0] is not None}
        self.logger.error("fault", table=room, word=word, **known)

    def _log_health(self, what: str, why: str) -> None:
        if what in ("starting", "draining"):
            self.logger.info(why or "ready", table_count=len(self.hall.listed))
        elif why:
            self.logger.error("not ready", what=what, why=why)
        else:
            self.logger.warning("well again", what=what)

    # What a socket needs: see `net.socket.Host`.

    async def room(self, id: str) -> Runner:
        return await self._back.room(id)

    def key_of(self, token: str) -> str | None:
        """The key in a token; None where it was not signed here."""
        return self.keys.read(token)

    def revoke(self, key: str) -> None:
        """All tokens of this person are worth nothing any more, and their sockets are closed."""
        self.store.remember(REVOKED + key, str(self.keys.revoke(key)))
        self._close_sockets_of(key)

    def _close_sockets_of(self, key: str) -> None:
        for room in self.hall.rooms.values():
            for connection in list(room.presence.connections):
                if connection.owner == key:
                    connection.close(4003)

    def _news(self, news: News) -> None:
        """Other nodes have changed something."""
        self.hall.news(news)
        for name, times in news.revoked:
            key = name.removeprefix(REVOKED)
            if self.keys.learn(key, int(times)):
                self._close_sockets_of(key)
        if self.store.leased and not self.draining:
            self.hall.share(receivers(news.shares, self.config.node))

    def refused(self, code: str) -> None:
        self.services.refused(code)

    def now(self) -> int:
        return self.clock.now()

    # Periodic work.

    async def _beat(self) -> None:
        beats = 0
        while True:
            rooms = list(self.hall.rooms.values())
            if beats % IDLE_BEAT == 0 or self.store.trouble or any(room.state.timed for room in rooms):
                self.store.beat(self.clock.now())
            beats += 1
            await asyncio.sleep(BEAT)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            deleted = self.hall.tidy()
            if deleted:
                self.logger.info("tidied", deleted=deleted)

    async def _peers(self) -> None:
        """Sockets that were passed on to a node that is gone do not wait for it."""
        while self.passing is not None:
            await asyncio.sleep(PEERS)
            if self.store.leased:
                self.passing.nodes(self.store.peers)

    async def _warm(self) -> None:
        """Reads back the rooms that were in use, before anybody asks for them."""
        asyncio.get_running_loop().call_later(STARTING, self.health.note, "starting", "")
        self.thinkers.start()
        await self.ahead.printings(self.services.printings)
        recent = sorted(self.hall.listed.items(), key=lambda row: -row[1].used)
        # Of several nodes, the one that is asked for a room takes it.
        for id, listing in recent[: 0 if self.store.shared else WARM]:
            if listing.stage in ("playing", "adjourned") and id not in self.hall.rooms:
                began = time.monotonic()
                try:
                    await self.room(id)
                except Refusal:
                    pass  # who asks for it is told
                except Exception:
                    self.logger.exception("not read back", table=id)
                await asyncio.sleep(
                    time.monotonic() - began
                )  # at most half of the time: others are served meanwhile
        self.health.note("starting", "")
        for id in self.hall.uncounted():
            began = time.monotonic()
            try:
                with suppress(Refusal):
                    await self.room(id)
                self.hall.count(id)
            except Exception:
                self.logger.exception("not counted", table=id)
            await asyncio.sleep(time.monotonic() - began)

    @property
    def draining(self) -> bool:
        return "draining" in self.health.reasons

    async def drain(self) -> None:
        """Tells everybody that the server ends, and waits until they have heard it and all is committed."""
        self.health.note("draining", "the server is stopping")
        self.hall.leaving = True
        if self.passing is not None:
            await leave(self.hall.rooms.values(), self.hall.hand_over, self.passing.carried)
            self.passing.close()
        self.hall.leave()
        for _ in range(DRAIN):
            if not self.sockets and not self.hall.rooms:
                break
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Closes all sockets, and commits what is queued."""
        for task in self._tasks:
            task.cancel()
        await self.drain()
        self.thinkers.close()
        self.store.beat(self.clock.now())
        await asyncio.to_thread(self.store.close)
        self.logger.info("closed", tables=len(self.hall.rooms))
