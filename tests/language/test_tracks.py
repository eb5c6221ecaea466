"""Sentences about steps along a track (RULE-38)."""

from __future__ import annotations

import pytest

from .scenes import Scene, Words, ability, item, special

ROAD = "the Yellow Brick Road"


@pytest.mark.parametrize(
    ("sentence", "before", "after"),
    [
        (f"take 2 steps along {ROAD}", (1, 3), (3, 3)),
        (f"take 5 steps along {ROAD}", (1, 3), (0, 4)),
        (f"take 17 steps along {ROAD}", (0, 3), (0, 4)),
        (f"take 1 step along {ROAD} for each Item you have", (0, 3), (2, 3)),
        (f"go back 2 steps along {ROAD}", (3, 3), (1, 3)),
        (f"go back 4 steps along {ROAD}", (3, 3), (0, 3)),
        (f"lose your Armor; if you can't, go back 1 step along {ROAD}", (3, 3), (2, 3)),
    ],
)
def test_steps_along_a_track(sentence: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """RULE-38: the end of the track is a level here; steps left over are lost."""
    steps, level = before
    ann: Words = {"level": level, "steps": steps, "hand": ["Probe"], "in_play": ["Hat", "Piano"]}
    scene = Scene(special(sentence), box="oz", ann=ann)
    scene.play()
    assert (scene.table.seats[0].steps, scene.level("Ann")) == ((after[0],), after[1])
    clone = scene.game.clone().table
    assert clone.seats[0].steps == scene.table.seats[0].steps


def test_the_end_of_a_track_is_told_and_its_steps_are_seen_by_all() -> None:
    """RULE-38."""
    scene = Scene(
        special(f"take 2 steps along {ROAD}"), box="oz", ann={"steps": 4, "hand": ["Probe"]}, bo={"steps": 2}
    )
    public = scene.game.view(2).public
    assert [(track.name, track.steps) for track in public.tracks] == [(ROAD, 6)]
    assert [player.steps for player in public.players] == [(4,), (2,), (0,)]
    scene.play()
    kinds = [event.what for event in scene.game.events]
    assert kinds[kinds.index("step") :][:2] == ["step", "track_end"]
    assert not Scene().game.view(0).public.tracks


def test_a_bonus_counts_the_steps_of_its_owner_and_a_monster_those_of_all_who_face_it() -> None:
    sentence = f"+1 for each step you have taken along {ROAD}"
    scene = Scene(item(sentence), box="oz", ann={"steps": 4, "in_play": ["Probe"]}, bo={"steps": 2})
    assert scene.strength() == 5
    monster: Words = {"kind": "monster", "name": "Probe", "level": 5, "treasures": 1, "bad_stuff": [],
                      "always": [sentence, f"+10 if you are 2 or more steps along {ROAD}"]}  # fmt: skip
    scene = Scene(monster, box="oz", ann={"steps": 1}, bo={"steps": 2}, fight="Probe")
    assert scene.foe() == 6
    scene.do("Ann", "ask_help", on="Bo")
    scene.do("Ann", "send")
    scene.do("Bo", "accept")
    assert scene.foe() == 18


def test_steps_pay_for_an_ability_in_full_or_not_at_all() -> None:
    """RULE-38: nobody goes back beyond the beginning to pay."""
    probe = ability("gain 1 level", cost=f"go back 3 steps along {ROAD}")
    scene = Scene(probe, box="oz", ann={"steps": 4, "in_play": ["Probe"]})
    scene.use()
    assert (scene.level("Ann"), scene.table.seats[0].steps) == (2, (1,))
    assert not scene.can("Ann", "use", "Probe")
    found = scene.game.why_not(0, "use", "Probe")
    assert found is not None
    assert (found.view.rule, found.view.reason) == ("RULE-38", "too_few_steps")


def test_a_guest_box_brings_its_track_along() -> None:
    """MIX-03: what only a guest has comes with its own rules."""
    probe = special(f"take 6 steps along {ROAD}")
    scene = Scene(probe, box=["base", "oz"], ann={"hand": ["Probe"]})  # type: ignore[arg-type]
    scene.play()
    assert scene.level("Ann") == 2
