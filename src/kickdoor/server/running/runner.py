"""Runs one room: takes commands one by one, commits their entries, and only then replies and sends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kickdoor.fence import Fault
from kickdoor.views.names import CloseCode
from kickdoor.views.room import Problem, TableInfo

from ..protocol import messages
from ..room import commands
from ..room.commands import Command
from ..room.decide import playing
from ..room.entries import Answered, AnyEntry, Opened, Spoke
from ..room.refusal import Refusal
from ..room.state import RoomState
from ..store.store import FIRST_LIFE, Lasting, Listing, Row, Snapshot, StoreError, Write
from .bots import Company
from .connection import Connection
from .inbox import Inbox, Job, Replied
from .listing import Listed
from .presence import Presence
from .replies import Done, Reply, mistake, unsaved
from .requests import Played, liked_by, played_by, said_by, seat_of, why_not
from .results import NOTHING, Results
from .saving import Retry, Saving
from .sending import Sending
from .server_time import Timer
from .services import Services
from .upkeep import Upkeep
from .writer import Writer


class Runner:
    """The queue and the timers of one room. With `opened` it is new, and the snapshot, if any, is of the game
    that it goes on from. `Unusable` where a stored room cannot go on from its snapshot."""

    def __init__(
        self,
        id: str,
        services: Services,
        rows: list[Row],
        opened: Opened | None = None,
        snapshot: Snapshot | None = None,
        epoch: int = FIRST_LIFE,
    ) -> None:
        self.id: Final = id
        self.services: Final = services
        self.presence: Final = Presence()
        self.bots: Final = services.bots(Company(id, services.thinkers, partial(services.fault, id), self.work))
        self._upkeep: Final = Upkeep(self.presence, self.bots)
        self._writer: Final = Writer(id, services, self._noted, epoch)
        self._listed: Final = Listed(id)
        self._sending: Final = Sending(id)
        self._results: Final = Results(id, services, self.work)
        self._inbox: Final = Inbox()
        self._saving: Final = Saving(services.store)
        self._left: Callable[[], None] | None = None  # called once all is committed: the room goes
        self._over = False  # this life of the room: it carries nothing out any more
        self._busy = False  # commands are being carried out, or a commit is on its way
        self._since = 0  # when the commit that is on its way was begun
        self._settled = False  # nothing was due by itself when it was begun
        self._handing = False  # a write is being handed to the store, which may commit it at once
        self._closing: list[tuple[Connection, CloseCode]] = []  # sockets to be closed after the commit
        self._changed = True  # there may be something new to send
        self._timer: Timer | None = None
        self._retry: Final = Retry()
        self._visited = services.clock.now()
        if opened is not None:
            self._writer.open(opened, b"" if snapshot is None else snapshot[1])
        else:
            self._writer.load(rows, snapshot)
            self.presence.all_away([n for n, seat in enumerate(self.state.seats) if seat.owner], self._visited)
            self._writer.adjourn()

    @property
    def state(self) -> RoomState:
        return self._writer.state

    # In: one thing after another.

    def do(self, command: Command, reply: Replied | None = None) -> None:
        """Queues a command. `reply` is called once its entries are committed, or with why it is refused."""
        self._put(lambda: self._done(command), reply)

    def hear(self, connection: Connection, message: messages.FromClient, reply: Replied) -> None:
        """Queues a message of a socket; one that could not be saved now is refused, and never queued."""
        id = getattr(message, "id", "")
        if self._saving.refuses(message, self._waits) and not self._knows(connection, id):
            self.services.refused("not_saved")
            reply(Refusal(Problem("not_saved")))
            return
        self._inbox.name(connection, id)
        self._put(lambda: self._heard(connection, message), reply)

    def attach(self, connection: Connection) -> None:
        """Queues the arrival of a socket, which is then sent all it has not seen."""
        self._inbox.comes(connection)
        self._put(lambda: self._attach(connection), None)

    def detach(self, connection: Connection) -> None:
        """Queues the end of a socket."""
        self._put(lambda: self._detach(connection), None)

    def _knows(self, connection: Connection, id: str) -> bool:
        """Whether this was said before: then its word comes, whatever becomes of it."""
        return self._inbox.has(connection, id) or (connection.seat or 0, id) in self.state.ids

    def settle(self, call: Callable[[], None]) -> None:
        """Calls back once everything that was queued before is committed, or lost."""
        self._put(Done, lambda reply: call())

    def _put(self, job: Job, reply: Replied | None) -> None:
        self._inbox.put(job, reply)
        self.work()

    def work(self) -> None:
        """Carries out what is queued and what is due, and commits it; waits while a commit is on its way."""
        if self._busy or self._over:
            return
        if self._left is not None:
            self._over = True
            self._left()
            return
        self._busy = True
        while self._round():
            pass

    def _round(self) -> bool:
        """Everything up to one commit; none where nothing has changed. Whether another round follows at once."""
        replies = self._inbox.work_off(self._answer, lambda: not self._writer.torn)
        if self._saving.goes_on():
            self._writer.adjourn()  # no time has passed
        retrying = self._retry.waits(self.services.clock.now())
        if not (retrying or self._saving.stood or self._writer.torn):
            count = self._writer.journal.waiting
            self._keep_up()
            self._settled = self._writer.journal.waiting == count
        self.stop()
        if self._writer.torn:
            self._committed(False, replies)
            return False
        self._listed.refresh(self.state, self.presence)
        journal = self._writer.journal
        ending = NOTHING if retrying else self._results.due(self.state, not journal.waiting)
        if journal.waiting or ending != NOTHING:
            listing, life, rows = self._listed.to_store(self._writer.used), journal.life, journal.take()
            boxes = self.services.printings.unstored(self.state.opened)
            snapshot = self._writer.snapshot(bool(ending.finished))
            self._handing, self._since = True, self.services.clock.now()

            def done(kept: bool) -> None:
                if kept:
                    self._results.stored(ending)
                    if ending.finished and self.state.gone:
                        self._writer.reload()  # it is shown as it was kept from now on, with its first answers
                    self.services.printings.stored.update([hash for hash, _ in boxes])
                self._committed(kept, replies)

            self._inbox.unsaid = [reply for reply, _ in replies]
            lasting = Lasting(boxes, ending.finished, ending.results, snapshot)
            self.services.store.add(Write(self.id, rows, listing, done, lasting, life))
            at_once, self._handing = not self._handing, False
            return at_once and not self._rests()
        self._out(replies)
        if self._inbox or journal.waiting:
            return True
        self._busy = False
        self._wait()
        return False

    def _answer(self, job: Job) -> Reply | None:
        try:
            return job()
        except (Refusal, StoreError) as error:
            refusal = error if isinstance(error, Refusal) else Refusal(Problem("not_saved"))
            self.services.refused(refusal.code)
            return refusal
        except Exception as error:  # a bug of ours: whatever it is, the queue must go on
            self._writer.freeze(mistake(error))
            return Refusal(Problem("frozen", text=mistake(error)))

    def _keep_up(self) -> None:
        """What is due by itself."""
        try:
            for command in self._upkeep.due(self._writer, self.services.clock.now()):
                self._writer.carry_out(command)
        except Exception as error:
            if not self.state.frozen and not isinstance(error, StoreError):  # else it froze, and says why
                self._writer.freeze(str(error) if isinstance(error, Fault) else mistake(error))

    def _wait(self) -> None:
        """Sets the timer for what is due next."""
        due = self._retry.instead_of(
            self._upkeep.wake_at(self.state), self._saving.stood, self.services.clock.now()
        )
        if due is not None:
            self._timer = self.services.clock.at(due, self.work)

    # Commands, and messages of sockets.

    def _done(self, command: Command) -> Done:
        if isinstance(command, (commands.Kick, commands.SeatBot)):
            return self._kicked(command)
        self._writer.carry_out(command)
        match command:
            case commands.Sit(owner, wanted=wanted):
                return Done(self.state.seats_of(owner)[0] if wanted is None else wanted)
            case commands.Leave(owner):
                gone = self.presence.dismiss(owner, self.services.clock.now())
                self._closing += [(connection, 4005) for connection in gone]
                self._noted()
            case commands.Rematch():
                return Done(table=self.state.rematch)
        return Done()

    def _kicked(self, command: commands.Kick | commands.SeatBot) -> Done:
        """The sockets of a person who loses the seat are closed."""
        before = self.state.people
        self._writer.carry_out(command)
        for owner in set(before) - set(self.state.people) - {""}:
            gone = self.presence.dismiss(owner, self.services.clock.now())
            self._closing += [(connection, 4006) for connection in gone]
        self._noted()
        return Done()

    def _heard(self, connection: Connection, message: messages.FromClient) -> Reply | None:
        match message:
            case messages.Mute() | messages.SetSpeed() | messages.Reads():
                liked_by(connection, message)
                return None
            case messages.Ping(n):
                return messages.Pong(n, self.services.clock.now())
            case messages.Say():
                return self._done(said_by(connection, message))
            case messages.WhyNot():
                return why_not(self._writer, seat_of(connection), message)
        return self._played(seat_of(connection), message)

    def _played(self, seat: int, message: Played) -> Done:
        if (seat, message.id) in self.state.ids:
            return Done()  # carried out before
        playing(self.state)
        if self.state.seats[seat].minder:
            self._writer.carry_out(commands.ComeBack(seat))
            self.presence.answered(seat)
        self._writer.carry_out(played_by(seat, message))
        if isinstance(message, messages.Answer):
            self.presence.answered(seat)
        return Done()

    def _attach(self, connection: Connection) -> None:
        self._inbox.came(connection)
        seat = connection.seat
        if seat is not None and self.state.seats[seat].owner != connection.owner:
            seat = connection.seat = None  # given up while the socket waited in the queue: it watches
        self._closing += [(other, 4001) for other in self.presence.join(connection)]
        self._noted()
        if seat is not None:
            self._writer.carry_out(commands.ComeBack(seat))

    def _detach(self, connection: Connection) -> None:
        if self.presence.leave(connection, self.services.clock.now()):
            self._noted()

    def _noted(self, entry: AnyEntry | None = None, at: int = 0) -> None:
        """An entry was applied; None: anything may have changed, as who is here."""
        self._changed = True
        self._listed.changed(entry)
        match entry:
            case Answered():
                self.services.answers += 1
            case Spoke(id=id) if id:
                self.bots.heard(self.state, entry, at)

    # Out: after the commit.

    def _committed(self, kept: bool, replies: list[tuple[Replied, Reply]]) -> None:
        self._inbox.unsaid, clock = [], self.services.clock
        if self._inbox.closed:
            return
        if kept:
            self._retry.forget()
            self._saving.committed(self._waits)
        else:
            self._retry.failed(clock.now())
            if not self._writer.reload():
                self._timer = clock.at(self._retry.at, lambda: self._committed(False, replies))
                return
            self._listed.forget()
            self._listed.refresh(self.state, self.presence)
            replies = [(reply, unsaved(answer)) for reply, answer in replies]
        self._out(replies)
        if self._handing:
            self._handing = False  # committed at once: the round goes on
        elif not self._rests():
            self._busy = False
            self.work()

    def _rests(self) -> bool:
        """After a commit: whether there is nothing to do until the next timer, which is set then."""
        waits = self._inbox or self._writer.journal.waiting or self._left or self._retry.at or self._saving.stood
        if waits or not self._settled or self.state.stage != "playing":
            return False
        self._busy = False
        self._wait()
        return True

    def _out(self, replies: list[tuple[Replied, Reply]]) -> None:
        if self._changed:
            self._sending.welcome(list(self.presence.connections), self.services.clock.now())
        for reply, answer in replies:
            try:
                reply(answer)
            except Exception as error:  # of one socket: the room and its other sockets go on
                self.services.fault(self.id, mistake(error))
        closing, self._closing = self._closing, []
        for connection, code in closing:
            connection.close(code)
        if not self._changed:
            return
        self._changed = False
        here = list(self.presence.connections)
        self._sending.greet(self.state, here, self._listed.info)
        try:
            self._sending.show(self.state, here)
        except Fault as fault:
            if not self.state.frozen:
                self._writer.freeze(str(fault))

    # The listing, and whether it is in use.

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return self._listed.table(self.state, self.presence)

    def listing(self) -> Listing:
        """When it was last used, its stage, what the lobby shows of it, and who sits there."""
        self._listed.refresh(self.state, self.presence)
        return self._listed.listing(self._writer.used)

    @property
    def epoch(self) -> int:
        """Which life of the room this is."""
        return self._writer.journal.epoch

    @property
    def saved(self) -> bool:
        """Whether the store has anything of it, or is committing it."""
        return not self._writer.journal.empty

    @property
    def quiet(self) -> bool:
        """Whether nothing of it is queued or being committed. That a restart adjourned it can wait."""
        return not self._busy and not self._inbox

    @property
    def queued(self) -> int:
        """Commands that wait."""
        return len(self._inbox)

    def stuck(self, long: int) -> bool:
        """Whether it has waited for so many milliseconds: for a commit, or to be read back after a failed one."""
        return self._waits > long

    @property
    def _waits(self) -> int:
        return self.services.clock.now() - self._since if self._busy else 0

    @property
    def last_used(self) -> int:
        """When an entry was added, or somebody asked for it."""
        return max(self._writer.used, self._visited)

    def visited(self) -> None:
        """Somebody asks for it."""
        self._visited = self.services.clock.now()

    def leave(self, left: Callable[[], None]) -> None:
        """Carries out nothing more, and calls back once what is on its way is committed."""
        self._left = self._left or left
        self.work()

    def drop(self) -> None:
        """This life of the room is over: another node may have it."""
        self._over = True
        self.stop()
        self._inbox.close(self.presence.connections)

    def stop(self) -> None:
        """No timer runs any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
