"""`make browser`: three and six people in browsers of their own play whole games of each box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from album import Album
from person import DESKTOP, PHONE
from whole import gathered, played, same_end

from kickdoor.language.loader import OWN_BOXES
from kickdoor.tables import box_of

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
SECONDS = 2400.0
THINK = {"ow long a live seat may think": 600}  # seconds: on a busy machine, too, nobody's clock answers for them


@pytest.mark.parametrize("many", [3, 6])
@pytest.mark.parametrize("box", list(OWN_BOXES))
def test_people_play_a_whole_game_of_the_box(box: str, many: int, meet: Any, shots: Path) -> None:
    people = [meet(name, PHONE if number % 2 else DESKTOP) for number, name in enumerate(NAMES[:many])]
    link = gathered(people, "An evening", 0, box=box_of(box).name, clock="fast", rules=THINK)
    played(people, SECONDS, Album(people[:2], shots, f"{box}-{many}"))
    assert not any(seat["bot"] for seat in people[0].ask("GET", f"/tables/{link.rsplit('/', 1)[1]}")["seats"])
    same_end(people, link)
