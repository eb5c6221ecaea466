"""The words that the pages of a report share: a run's name, a figure, a difference, how to make it again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ..run.plan import Plan
from .exhibits import Report


def name_of(plan: Plan) -> str:
    return " + ".join(boxes_of(plan))


def boxes_of(plan: Plan) -> list[str]:
    """The boxes by name: a folder without the way to it, which is nobody else's business."""
    return [Path(box).name for box in plan.boxes]


def games_of(report: Report) -> str:
    """How many games of whom."""
    plan = report.plan
    count = f"{report.games:,}" if report.games == plan.games else f"{report.games:,} of {plan.games:,}"
    settings = "".join(f", {name}={said(value)}" for name, value in plan.settings.items())
    return f"{count} games of {', '.join(plan.bots)}, from seed {plan.seed}{settings}"


def said(value: object) -> str:
    """A setting as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def reproduce(plan: Plan) -> str:
    """The commands that play the same games again and draw the same charts."""
    words = ["kickdoor simulate", *[f"--box {box}" for box in boxes_of(plan)], f"--bots {','.join(plan.bots)}"]
    words += [f"-n {plan.games}", f"--seed {plan.seed}"]
    words += [f"--option {name}={said(value)}" for name, value in plan.settings.items()]
    words += [] if plan.rotate else ["--no-rotate"]
    return " ".join([*words, "--out RUN"]) + "\nkickdoor report RUN"


def points(value: float) -> str:
    """A difference with its sign."""
    return f"{value:+.1f}".replace("-", "\N{MINUS SIGN}")


def verdict(card: Mapping[str, object]) -> str:
    """What is sure of a card's impact."""
    if not card["sure"]:
        return "may be chance"
    difference = card["difference"]
    assert isinstance(difference, float)
    return "helps to win" if difference > 0 else "keeps from winning"
