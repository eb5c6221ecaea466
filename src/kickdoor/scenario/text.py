"""A scenario as the text of a file: a key on each line, a player and a step on each line below."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from .words import Words, mapping_in, mappings_in

PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9_'/.-]*( [A-Za-z0-9_'/.&()-]+)*")
NOT_PLAIN: Final = ("true", "false", "null")  # would be read as something else than a word


def text_of(scenario: Words) -> str:
    """The text; reading it gives the same scenario."""
    lines: list[str] = []
    for key in scenario:
        if key == "players":
            people = mapping_in(scenario, key)
            lines += ["players:", *[f"  {_scalar(name)}: {_flow(people[name])}" for name in people]]
        elif key == "steps":
            steps = mappings_in(scenario, key)
            lines += ["steps:", *[f"  - {_flow(step)}" for step in steps]] if steps else ["steps: []"]
        else:
            lines.append(f"{key}: {_flow(scenario[key])}")
    return "\n".join(lines) + "\n"


def _flow(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join([f"{_scalar(key)}: {_flow(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([_flow(item) for item in value]) + "]"
    return _scalar(value)


def _scalar(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and not (PLAIN.fullmatch(value) and value.lower() not in NOT_PLAIN):
        return json.dumps(value, ensure_ascii=False)
    return str(value)
