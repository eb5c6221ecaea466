"""The one writer of a room's state: decides a command, applies its entries, and keeps them for the next commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.table.rules import Refused
from kickdoor.fence import Fault, fenced
from kickdoor.snapshots import Unusable
from kickdoor.views.room import Problem

from ..room import commands
from ..room.apply import apply
from ..room.commands import Command
from ..room.decide import decide, refusal_of
from ..room.entries import Adjourned, AnyEntry, Frozen, Opened
from ..room.finished import Past
from ..room.folding import fold
from ..room.refusal import Refusal, Unreadable
from ..room.snapshots import kept
from ..room.state import Maker, RoomState
from ..store.store import FIRST_LIFE, Row, Snapshot, StoreError
from .journal import Journal
from .rate_limits import RateLimits
from .replies import mistake
from .services import Services

ACT: Final = 0.2  # seconds that a command may take
REPLAY: Final = 5.0  # seconds that a command may take which plays the whole game again, and a fold
MOST_ROWS: Final = 300  # entries after which there is another snapshot, though there are few answers among them
REPLAYING: Final = (commands.Begin, commands.Reveal, commands.Deal, commands.Undo)

Noted = Callable[[AnyEntry | None, int], None]  # told of every applied entry; None: the state was folded again


class Writer:
    """Holds the state. After a fault or a failed commit it folds the state again from the entries."""

    def __init__(self, id: str, services: Services, noted: Noted, epoch: int = FIRST_LIFE) -> None:
        self._id: Final = id
        self._services: Final = services
        self._noted: Final = noted
        self._limits: Final = RateLimits()
        self.journal: Final = Journal(id, services.store, epoch)
        self.used = services.clock.now()  # when the last entry was added
        self.state: RoomState
        self.torn = False  # half of a command was applied, and the store could not be read: the room is reloaded
        self._snapped: tuple[int, int] = (0, 0)  # of the last snapshot: the last entry, the answers of its game

    def open(self, opened: Opened, start: bytes = b"") -> None:
        """A new room; `start`: its game after the answers that it goes on from."""
        self.state = RoomState(opened, self._services.make, start)
        self.journal.add(opened, self.used)
        if opened.fork:
            self._snapped = (
                0,
                -1,
            )  # a snapshot with the first commit of its game: no restart plays the fork again

    def load(self, rows: list[Row], snapshot: Snapshot | None = None) -> None:
        """The room of these entries, the first and those since the snapshot, or all. `Unusable` where it cannot go
        on from the snapshot; `Fault` where they cannot be folded, so that it cannot be what it was; `StoreError`
        where the store cannot be read now."""
        self.journal.restart(rows)
        self.used = rows[-1][1]
        try:
            with fenced(f"table {self._id}", REPLAY, Unreadable, Unusable, StoreError):
                self._fold(rows, snapshot)
        except Unreadable as error:
            raise Fault(str(error)) from error

    def _fold(self, rows: list[Row], snapshot: Snapshot | None) -> None:
        if snapshot is None:
            self.state = fold(rows, self._maker())
            self._snapped = 0, 0
        else:
            self.state = fold(rows, self._maker(), snapshot[1])
            self._snapped = snapshot[0], self.state.gone

    def snapshot(self, ending: bool) -> Snapshot | None:
        """The room after all entries that the store has or is committing, now and then. `ending`: its game is
        kept as it ended."""
        state, last = self.state, self.journal.last
        if state.game is None or (state.game.over and not ending):
            return None
        copied = state.copies[-1][0] if state.copies else 0
        if not ending and copied == self._snapped[1] and last - self._snapped[0] < MOST_ROWS:
            return None
        try:
            body = kept(state, last)
        except Exception as error:  # the entries are enough to go on
            self._services.fault(self._id, f"no snapshot could be made: {type(error).__name__}: {error}")
            body = b""
        self._snapped = last, copied
        return (last, body) if body else None

    def _maker(self) -> Maker:
        """How its game is made: one that was over is shown as it was. `StoreError` where that cannot be read."""
        body = self._services.store.finished(self._id)
        if body is None:
            return self._services.make
        kept = body
        return lambda opened, players: Past(kept, lambda: self._services.printings.bodies(opened))

    def adjourn(self) -> None:
        """The server has restarted, or the room comes from another node: no clock has run since."""
        if self.state.stage == "playing":
            shared = self._services.store.shared
            self._apply(Adjourned(), self.used if shared else max(self.used, self._services.started))

    def carry_out(self, command: Command) -> None:
        """Applies all entries of a command, or none and raises `Refusal`; a fault freezes the table."""
        # The clock of the node that had the room before may have been a little ahead.
        now, mark = max(self.used, self._services.clock.now()), self.journal.waiting
        try:
            limit = REPLAY if isinstance(command, REPLAYING) else ACT
            with fenced("the game", limit, Refusal, Unreadable, StoreError):
                for entry in self._decided(command, now):
                    self._apply(entry, now)
        except (Fault, Unreadable) as fault:
            self.freeze(str(fault), mark)
            raise Refusal(Problem("frozen", text=str(fault))) from None
        except StoreError:
            self.torn = True
            raise
        except (Refused, Refusal) as refused:
            if self.journal.waiting > mark:
                self._rebuild(mark)
            raise refusal_of(command, refused) if isinstance(refused, Refused) else refused from None

    def _decided(self, command: Command, now: int) -> list[AnyEntry]:
        found = decide(self.state, command, now)
        if found:
            self._limits.count(command, now)
        return found

    def _apply(self, entry: AnyEntry, at: int) -> None:
        apply(self.state, entry, at)
        if self.journal.empty:  # the commit that opened the table has failed
            self.journal.add(self.state.opened, at)
        self.journal.add(entry, at)
        self.used = at
        self._noted(entry, at)

    def freeze(self, word: str, mark: int | None = None) -> None:
        """Something failed: the table is as before that command (after `mark` waiting entries), and stays so."""
        self._services.fault(self._id, word)
        try:
            self._rebuild(self.journal.waiting if mark is None else mark)
        except (Fault, StoreError) as error:
            word = f"{word}; and then {error}"
        self.torn = False  # whatever it is: it stays so
        self._apply(Frozen(word), self._services.clock.now())

    def _rebuild(self, mark: int) -> None:
        """Folds the room again from the committed entries and the first `mark` of those that wait."""
        self.torn = True
        self.journal.cut(mark)
        snapshot = self._services.store.snapshot(self._id)
        rows = self.journal.rows(0 if snapshot is None else snapshot[0])
        with fenced("playing it again", REPLAY, StoreError):
            try:
                if rows:
                    self._fold(rows, snapshot)
                else:
                    self.state = self._unopened()
            except Unusable as error:
                self._services.unusable(self._id, str(error))
                self._fold(self.journal.rows(), None)
        self.torn = False
        self._noted(None, self.used)

    def reload(self) -> bool:
        """A commit has failed: the room is again what the store has. False where that cannot be read now, or
        whatever else fails: it is tried again, as the room would wait for ever."""
        try:
            snapshot = self._services.store.snapshot(self._id)
            rows = self._services.store.entries(self._id, 0 if snapshot is None else snapshot[0])
            try:
                if rows:
                    self.load(rows, snapshot)
                else:
                    self.journal.restart([])
                    self.state = self._unopened()
            except Unusable as error:
                self._services.unusable(self._id, str(error))
                self.load(self._services.store.entries(self._id))
        except StoreError:
            return False
        except Fault as fault:  # not kept: the next restart finds out again
            apply(self.state, Frozen(str(fault)), self.used)
        except Exception as error:
            self._services.fault(self._id, mistake(error))
            return False
        self.torn = False
        self._noted(None, self.used)
        return True

    def _unopened(self) -> RoomState:
        """The state of a room of which the store has nothing."""
        return RoomState(self.state.opened, self._services.make, self.state.start)
