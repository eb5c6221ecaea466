"""Verbs that change a fight: its strength, its monsters, and who stands in it."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import OGRE, Scene, Words, ability, special

MINE = "in your combat"


def in_fight(*does: str, when: str = MINE, hand: tuple[str, ...] = (), fight: str = "Ogre", **more: Any) -> Scene:
    ann: Words = {"level": 3, "hand": ["Probe", *hand]}
    return Scene(special(*does, when=when), ann=ann, fight=fight, **more)


# Strength.


def test_strength_for_this_combat() -> None:
    scene = in_fight("you have +4 this combat")
    scene.play()
    assert (scene.ours(), scene.foe()) == (7, 12)
    scene = in_fight("a munchkin in the fight has -2 this combat")
    scene.play("Ann")
    assert scene.ours() == 1
    scene = in_fight("give 1 monster -5")
    scene.play("Ogre")
    assert scene.foe() == 7
    scene = in_fight("double your combat strength")
    scene.play()
    assert scene.ours() == 6


def test_other_totals_for_this_combat() -> None:
    scene = in_fight("you have +2 to Run Away this combat", "you have +1 Treasure this combat")
    scene.play()
    assert scene.run_bonus() == 2
    assert scene.spoils() == 4
    scene.flee(3)
    assert scene.level("Ann") == 3  # 3 + 2 escapes


def test_strength_by_the_points_rolled() -> None:
    scene = in_fight("roll a die", "you have +1 this combat for each point rolled", dice=[5])
    scene.play()
    assert scene.ours() == 8


def test_a_die_that_comes_to_nothing_was_still_rolled() -> None:
    limp: Words = {"kind": "curse", "name": "Limp", "always": ["-1 to every die roll"]}
    probe = special("roll a die", "if you rolled 2 or less, lose 1 level; otherwise gain 1 level")
    scene = Scene(limp, probe, ann={"level": 3, "hand": ["Probe"], "in_play": ["Limp"]}, dice=[1])
    scene.play()
    assert scene.level("Ann") == 2


def test_another_level_in_place_of_ones_own() -> None:
    probe = ability(
        "fight with the level of the monster discarded", when=MINE, cost="discard 1 monster from your hand"
    )
    scene = Scene(probe, ann={"level": 3, "in_play": ["Probe", "Mace"], "hand": ["Ogre"]}, fight="Ghoul")
    scene.use()
    assert scene.ours() == 14


# Monsters that come and go.


@pytest.mark.parametrize(
    ("sentence", "treasures"),
    [("remove 1 monster without its Treasures", 0), ("kill 1 monster", 3),
     ("remove 1 monster and take its Treasures", 3), ("remove each monster and take its Treasures", 3),
     ("kill 1 Undead; if you can't, kill 1 monster", 3)],
)  # fmt: skip
def test_a_monster_taken_out(sentence: str, treasures: int) -> None:
    scene = in_fight(sentence, hand=("Rat",), options={"late_wandering": False})
    scene.play("Ogre" if "each" not in sentence else "")
    assert len(scene.hand("Ann")) == 1 + treasures
    assert scene.level("Ann") == (4 if "kill" in sentence else 3)


def test_only_such_monsters_are_pointed_at() -> None:
    assert not in_fight("remove 1 Undead without its Treasures").can("Ann", "play")
    assert in_fight("remove 1 Undead without its Treasures", fight="Ghoul").can("Ann", "play")
    assert not in_fight("remove 1 monster of level 5 or less without its Treasures").can("Ann", "play")
    assert in_fight("remove 1 [Ogre] without its Treasures").can("Ann", "play", "Probe", "Ogre")


def test_monsters_join_are_copied_and_swapped() -> None:
    scene = in_fight("add 1 monster from your hand to the fight", hand=("Rat", "Ghoul", "Hat"))
    assert not scene.can("Ann", "play", "Probe", "Hat")
    scene.play("Ghoul")
    assert scene.foes() == ["Ogre", "Ghoul"]
    scene = in_fight("add 2 monsters from your hand to the fight", hand=("Rat", "Ghoul"))
    scene.play("Ghoul")
    assert sorted(scene.foes()) == ["Ghoul", "Ogre", "Rat"]
    scene = in_fight("add a copy of 1 monster to the fight")
    scene.play("Ogre")
    assert scene.foes() == ["Ogre", "Ogre"]
    scene = in_fight("swap 1 monster for 1 monster from your hand", hand=("Rat", "Ghoul"))
    scene.play("Ogre")
    scene.pick("Rat")
    assert scene.foes() == ["Rat"]
    assert scene.hand("Ann") == ["Ghoul"]


def test_either_of_two_things_to_a_monster() -> None:
    both = "either swap 1 monster for 1 monster from your hand or add a copy of 1 monster to the fight"
    scene = in_fight(both, hand=("Rat",))
    scene.play()
    scene.pick("add a copy of 1 monster to the fight")
    assert scene.foes() == ["Ogre", "Ogre"]
    scene = in_fight(both)  # nothing to swap for: unasked
    scene.play()
    assert scene.foes() == ["Ogre", "Ogre"]


def test_a_monsters_own_start_of_combat() -> None:
    shy = {
        **OGRE,
        "name": "Shy",
        "ability": [
            {
                "when": "your combat starts",
                "only": ["Wizard"],
                "does": ["you may remove this monster without its Treasures"],
            }
        ],
    }
    scene = Scene(shy, ann={"in_play": ["Wizard"]}, fight="Shy")
    assert scene.asked() == "Ann"
    scene.pick("yes")
    assert scene.foes() == []
    assert Scene(shy, fight="Shy").foes() == ["Shy"]


def test_a_toll_is_paid_until_it_is_reached() -> None:
    price = {
        "when": "your combat starts",
        "cost": "discard Items worth 500 or more",
        "does": ["remove this monster without its Treasures"],
    }
    toll = {**OGRE, "name": "Toll", "ability": [price]}
    scene = Scene(toll, ann={"in_play": ["Hat", "Mace", "Piano"]}, fight="Toll")
    scene.do("Ann", "use")
    scene.pick("Hat", "Mace")
    assert scene.has("Ann") == ["Piano"]
    assert scene.told("removed") == ["removed card=Toll"]
    assert not Scene(toll, ann={"in_play": ["Mace"]}, fight="Toll").can("Ann", "use")


# Who stands in the fight.


def test_the_fight_passes_to_another() -> None:
    scene = in_fight("pass the fight to another player", bo={"level": 5})
    scene.play("Bo")
    assert scene.fight.fighter == 1
    assert scene.ours() == 5
    scene.quiet("Bo")
    scene.table.loaded = (6,)
    scene.do("Bo", "run_away")
    scene.do("Bo", "run_away")
    assert scene.table.fight is None
    assert scene.asked() == "Ann"
    assert not scene.can("Ann", "loot_room")


def test_help_is_made_and_sent_away() -> None:
    assert not Scene(special("make another player help you", when=MINE), ann={"level": 9, "hand": ["Probe"]},
                     fight="Rat").can("Ann", "play")  # fmt: skip
    gone = {
        **special("the fighter, if they are losing, sends their helper away", when="in combat"),
        "name": "Gone",
    }
    scene = Scene(
        special("make another player help you", when=MINE),
        gone,
        ann={"level": 3, "hand": ["Probe"]},
        bo={"level": 5},
        cy={"hand": ["Gone"]},
        fight="Ogre",
    )
    assert not scene.can("Cy", "play", "Gone")
    scene.play("Bo")
    assert scene.ours() == 8
    scene.do("Cy", "play", "Gone")
    assert scene.ours() == 3


def test_bad_stuff_out_of_turn_and_escape() -> None:
    scene = in_fight(
        "another player suffers the Bad Stuff of 1 monster",
        when="you are about to suffer Bad Stuff",
        cy={"level": 5},
    )
    scene.flee(1)
    scene.play("Cy")
    scene.quiet("Ann")
    assert (scene.level("Ann"), scene.level("Cy")) == (1, 3)
    scene = in_fight("escape automatically", when="you try to Run Away")
    scene.do("Ann", "run_away")
    scene.play()
    assert scene.level("Ann") == 3
    assert scene.table.fight is None
