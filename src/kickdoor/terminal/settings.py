"""The table settings as a list, for the command `kickdoor settings`."""

from __future__ import annotations

from itertools import groupby

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.settings import as_text, shown, values_of
from kickdoor.words import Words, hyphened

WIDTH = 30  # of name and value


def settings_list(words: Words, host: Box, given: dict[str, object]) -> str:
    """All settings by group with the value of the host's edition; a star marks what `given` changes."""
    own, now = values_of(host, {}), values_of(host, given)
    lines = [words.say("settings-of", box=host.name)]
    for group, settings in groupby(shown({}, live=False), key=lambda one: one.group):
        lines += ["", words.fill(f"group-{group}", {})]
        for one in settings:
            mark = " " if now[one.name] == own[one.name] else "*"
            pair = f"{one.name}={as_text(now[one.name])}"
            rule = f" ({one.rule})" if one.rule else ""
            lines.append(f"{mark} {pair:<{WIDTH}} {words.fill(f'setting-{hyphened(one.name)}', {})}{rule}")
    if now != own:
        lines += ["", words.say("settings-changed")]
    return "\n".join(lines)
