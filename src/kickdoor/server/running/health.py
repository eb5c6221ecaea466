"""Why the server cannot take players now, if anything: told by `/readyz`, by the metrics and by the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

# What may be wrong. The names are those of the metric `kickdoor_unready`.
What = Literal["starting", "draining", "commits", "database", "lease", "lag", "rooms"]
WHATS: Final[tuple[What, ...]] = get_args(What)


class Health:
    """What is wrong now, and why; `told` is called when something becomes wrong, other or right again."""

    def __init__(self) -> None:
        self._reasons: Final[dict[What, str]] = {}
        self.told: Callable[[What, str], None] = lambda what, why: None

    @property
    def ready(self) -> bool:
        return not self._reasons

    @property
    def reasons(self) -> dict[What, str]:
        return dict(self._reasons)

    def note(self, what: What, why: str) -> None:
        """`why` is a sentence; empty: it is right (again)."""
        before = self._reasons.pop(what, "")
        if why:
            self._reasons[what] = why
        if bool(why) != bool(before):
            self.told(what, why)


class Lag:
    """How late the event loop calls what is due: everybody waits as long. Of the last measurements."""

    KEPT: Final = 20

    def __init__(self) -> None:
        self._last: Final[list[float]] = []

    def measured(self, seconds: float) -> None:
        self._last.append(max(0.0, seconds))
        del self._last[: -self.KEPT]

    @property
    def usual(self) -> float:
        """The median, once there are enough: one long call is no reason to send players elsewhere."""
        return sorted(self._last)[len(self._last) // 2] if len(self._last) >= self.KEPT // 2 else 0.0

    @property
    def worst(self) -> float:
        return max(self._last, default=0.0)
