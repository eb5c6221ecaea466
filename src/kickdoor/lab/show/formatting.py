"""Texts that several reports share: the name of a run, its games, a difference, the command that repeats it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ..run.plan import Plan

HELPS: Final = "helps to win"
HINDERS: Final = "keeps from winning"
CHANCE: Final = "may be chance"


def name_of(plan: Plan) -> str:
    return " + ".join(boxes_of(plan))


def boxes_of(plan: Plan) -> list[str]:
    """The boxes by name; of a folder only its last part, since a path on this machine says nothing to others."""
    return [Path(box).name for box in plan.boxes]


def games_of(plan: Plan, games: int) -> str:
    """The number of games, the bots, the seed and the settings."""
    count = f"{games:,}" if games == plan.games else f"{games:,} of {plan.games:,}"
    settings = "".join(f", {name}={setting_text(value)}" for name, value in plan.settings.items())
    return f"{count} games of {', '.join(plan.bots)}, from seed {plan.seed}{settings}"


def setting_text(value: object) -> str:
    """The value of a setting as a command takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def reproduce(plan: Plan) -> str:
    """The commands that play the same games again and draw the same charts."""
    words = ["kickdoor simulate", *[f"--box {box}" for box in boxes_of(plan)], f"--bots {','.join(plan.bots)}"]
    words += [f"-n {plan.games}", f"--seed {plan.seed}"]
    words += [f"--option {name}={setting_text(value)}" for name, value in plan.settings.items()]
    words += [] if plan.rotate else ["--no-rotate"]
    return " ".join([*words, "--out RUN"]) + "\nkickdoor report RUN"


def points(value: float) -> str:
    """A difference with its sign, to one decimal."""
    return f"{value:+.1f}".replace("-", "\N{MINUS SIGN}")


def chance_text(chance: float) -> str:
    """A p-value to three decimals; a small one is never said to be nothing."""
    return "< 0.001" if chance < 0.001 else f"{chance:.3f}"


def verdict(card: Mapping[str, Any]) -> str:
    """What is known of the impact of a card."""
    if not card["sure"]:
        return CHANCE
    return HELPS if card["difference"] > 0 else HINDERS
