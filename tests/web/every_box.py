"""`make browser`: whole games of each box by three and six people in browsers, with a killed server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import box_of
from tests.server.serving import Serving
from tests.web.album import Album
from tests.web.person import DESKTOP, PHONE
from tests.web.whole import gathered, played, same_end

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
SECONDS = 2400.0
THINK = {"Seconds to think": 600}  # seconds: no clock runs out, even on a busy machine
HASTY = {"sound": False, "confirm": False}  # no question is asked for confirmation

ASKED = {"asks": "always"}  # else each pass is kept until the clock runs out


@pytest.mark.parametrize("many", [3, 6])
@pytest.mark.parametrize("box", list(OWN_BOXES))
def test_people_play_a_whole_game_of_the_box(box: str, many: int, meet: Any, server: Serving, shots: Path) -> None:
    # Three play by the clock and with all the page does. Six pages on one machine would spend much of its time
    # on drawing clocks, and on sounds that nobody hears.
    crowd = many > 3
    taste = {"name": "kickdoor.taste", "value": json.dumps(HASTY if crowd else ASKED)}
    kept = {"cookies": [], "origins": [{"origin": server.url, "localStorage": [taste]}]}
    sizes = [PHONE if number % 2 else DESKTOP for number in range(many)]
    people = [meet(name, size, storage_state=kept) for name, size in zip(NAMES, sizes, strict=False)]
    clock, rules = ("none", {}) if crowd else ("fast", THINK)
    link = gathered(people, "An evening", 0, box=box_of(box).name, clock=clock, rules=rules)
    played(people, server, SECONDS, Album(people[:2], shots, f"{box}-{many}"))
    assert not any(seat["bot"] for seat in people[0].ask("GET", f"/tables/{link.rsplit('/', 1)[1]}")["seats"])
    same_end(people, link)
