"""Memory that worker processes share, and the workers: started, called, ended; an error when one has died."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import multiprocessing.connection
import multiprocessing.process
import os
import signal
import traceback
import weakref
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from .observed import ROW, parts_of

PATIENCE: Final = 10.0  # seconds until a worker that does not end is ended

STEP: Final = b"step"
DEAL: Final = b"deal"
CLOSE: Final = b"close"
DONE: Final = b""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Memory:
    """The arrays of a number of games. What `allocate` gives may be shared with other processes."""

    def __init__(self, games: int, players: int, blocks: dict[str, Any]) -> None:
        def array(name: str, kind: Any, *shape: int) -> npt.NDArray[Any]:
            return np.frombuffer(blocks[name], kind).reshape(shape)

        self.rows: Final = array("rows", np.int64, games, ROW)
        self.observations, self.masks = parts_of(self.rows)
        self.actions: Final = array("actions", np.int64, games)
        self.seeds: Final = array("seeds", np.int64, games)
        self.seats: Final = array("seats", np.int64, games)
        self.watch: Final = array("watch", np.int64, games)  # whose observation is the last one of a game
        self.rewards: Final = array("rewards", np.float64, games, players)
        self.ended: Final = array("ended", np.int8, games).view(np.bool_)
        self.cut: Final = array("cut", np.int8, games).view(np.bool_)
        self.won: Final = array("won", np.int8, games).view(np.bool_)  # by the seat whose observation it is


def allocate(context: Any, games: int, players: int) -> dict[str, Any]:
    whole = dict.fromkeys(("actions", "seeds", "seats", "watch"), (ctypes.c_int64, games))
    sizes = {
        **whole,
        "rows": (ctypes.c_int64, games * ROW),
        "rewards": (ctypes.c_double, games * players),
        **dict.fromkeys(("ended", "cut", "won"), (ctypes.c_int8, games)),
    }
    return {name: context.RawArray(kind, count) for name, (kind, count) in sizes.items()}


class Share(Protocol):
    """Some of the games: what one worker plays."""

    def call(self, message: bytes) -> None:
        """Steps or deals these games."""


class MakeShare(Protocol):
    """Makes a share in the process that plays it."""

    def __call__(self, memory: Memory, games: range) -> Share: ...


class Workers:
    """Plays games in this process, or in several; each has its share."""

    def __init__(self, make: MakeShare, games: int, players: int, processes: int, context: str | None) -> None:
        if processes < 1 or processes > games:
            raise ValueError(
                f"processes: expected a number from 1 to {games}, the number of games, found {processes}"
            )
        found = multiprocessing.get_context(context)
        blocks = allocate(found, games, players)
        self.memory: Final = Memory(games, players, blocks)
        self._share: Final = make(self.memory, range(games)) if processes == 1 else None
        self._links: Final[list[multiprocessing.connection.Connection]] = []
        self._processes: Final[list[Any]] = []
        self._parts: Final[list[range]] = []
        if self._share is None:
            for worker in range(processes):
                part = range(worker * games // processes, (worker + 1) * games // processes)
                mine, theirs = found.Pipe()
                process: Any = found.Process(  # type: ignore[attr-defined]  # every context has it
                    target=_work, args=(theirs, make, blocks, (games, players), part), daemon=True
                )
                process.start()
                theirs.close()  # else its end would not be noticed
                self._links.append(mine)
                self._processes.append(process)
                self._parts.append(part)
        self._end: Final = weakref.finalize(self, _end, self._links, self._processes)

    def call(self, message: bytes) -> None:
        """Has all shares do it; whatever goes wrong in one of them is raised here."""
        if not self._end.alive:
            raise ValueError("these games are closed")
        if self._share is not None:
            self._share.call(message)
            return
        for worker, link in enumerate(self._links):
            try:
                link.send_bytes(message)
            except OSError:
                self._lost(worker)
        said = [self._heard(worker, link) for worker, link in enumerate(self._links)]
        for worker, answer in enumerate(said):
            if answer != DONE:
                self.close()
                raise RuntimeError(f"worker {worker} failed:\n{answer.decode()}")

    def _heard(self, worker: int, link: multiprocessing.connection.Connection) -> bytes:
        try:
            return link.recv_bytes()
        except (EOFError, OSError):
            return self._lost(worker)

    def _lost(self, worker: int) -> bytes:
        process, part = self._processes[worker], self._parts[worker]
        process.join(PATIENCE)
        code = process.exitcode
        self.close()
        raise RuntimeError(
            f"worker {worker}, which plays the games {part.start} to {part.stop - 1}, has died "
            f"(exit code {code}); the games are closed"
        )

    def close(self) -> None:
        """Ends the workers; a second call does nothing."""
        self._end()


def _end(links: list[multiprocessing.connection.Connection], processes: list[Any]) -> None:
    for link in links:
        with contextlib.suppress(OSError):
            link.send_bytes(CLOSE)
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
    for link in links:
        link.close()


def _work(
    link: multiprocessing.connection.Connection,
    make: MakeShare,
    blocks: dict[str, Any],
    size: tuple[int, int],
    part: range,
) -> None:
    """A worker process: does what it is told until it is told to end, or the one who tells is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends it
    parent = multiprocessing.process.parent_process()
    try:
        share = make(Memory(*size, blocks), part)
        while True:
            while not link.poll(1.0):
                if parent is not None and not parent.is_alive():
                    return
            message = link.recv_bytes()
            if message == CLOSE:
                return
            share.call(message)
            link.send_bytes(DONE)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:
        with contextlib.suppress(OSError):
            link.send_bytes(traceback.format_exc().encode())
