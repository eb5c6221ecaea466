"""What verbs do in a fight, to a die, to what is about to happen, and how sentences are joined."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import OGRE, Scene, Words, ability, item, special

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
    scene = in_fight("double your strength this combat")
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


# Dice and what is about to happen.


def test_a_die_is_changed_set_and_rolled_again() -> None:
    for sentence, dice, escapes in (
        ("change the roll by +2", (3,), True),
        ("change the roll by -2", (6,), False),
        ("reroll the die", (1, 6), True),
    ):
        scene = in_fight(sentence, when="you roll a die")
        scene.flee(*dice)
        scene.play()
        assert scene.level("Ann") == (3 if escapes else 1), sentence
    scene = in_fight("set the roll to a number you choose", when="you roll to Run Away")
    scene.flee(1)
    scene.play()
    scene.pick("5")
    assert scene.level("Ann") == 3


def test_caught_one_rolls_again() -> None:
    scene = in_fight("reroll the die", when="you are about to suffer Bad Stuff")
    scene.flee(1, 6)
    scene.play()
    assert scene.level("Ann") == 3
    sticky = {**OGRE, "name": "Glue", "always": ["cannot be outrun"]}
    scene = Scene(
        special("reroll the die", when="you are about to suffer Bad Stuff"),
        sticky,
        ann={"level": 3, "hand": ["Probe"]},
        fight="Glue",
    )
    scene.flee()
    assert not scene.can("Ann", "play")


def test_a_curse_is_cancelled_or_turned() -> None:
    doom: Words = {"kind": "curse", "name": "Doom", "does": ["lose 1 level"]}
    who = {"level": 3, "hand": ["Probe"]}
    scene = Scene(doom, special("cancel it", when="anyone is struck by a Curse"), cy=who, ann={"hand": ["Doom"]},
                  bo={"level": 3})  # fmt: skip
    scene.do("Ann", "play", "Doom", "Bo")
    scene.play(by="Cy")
    assert scene.level("Bo") == 3
    turning = special(
        "make another player suffer the consequences instead of you", when="you are struck by a Curse"
    )
    scene = Scene(doom, turning, ann=who, bo={"hand": ["Doom"], "level": 3}, cy={"level": 3})
    scene.do("Bo", "play", "Doom", "Ann")
    scene.play("Cy")
    assert [scene.level(name) for name in ("Ann", "Bo", "Cy")] == [3, 3, 2]


def test_a_one_shot_is_cancelled() -> None:
    shout: Words = {
        "kind": "one_shot",
        "name": "Shout",
        "value": 100,
        "when": "in combat",
        "does": ["lose 1 level"],
    }
    stop = special("cancel it", when="another player plays a One-Shot")
    for card in ("Gum", "Shout"):
        scene = Scene(shout, stop, ann={"level": 3, "hand": [card]}, bo={"hand": ["Probe"]}, fight="Ogre")
        scene.do("Ann", "play", card)
        scene.play(by="Bo")
        assert (scene.ours(), scene.level("Ann")) == (3, 3)
        assert not scene.table.memos


def test_bad_stuff_is_cancelled() -> None:
    scene = in_fight("cancel it", when="you are about to suffer Bad Stuff")
    scene.flee(1)
    scene.play()
    assert scene.level("Ann") == 3


def test_a_draw_from_the_discards_instead() -> None:
    probe = ability("draw it from the discards instead", when="you are about to draw a card face up",
                    cost="discard 1 card from your hand")  # fmt: skip
    scene = Scene(probe, ann={"in_play": ["Probe"], "hand": ["Hex"]}, door=["Ogre"], door_discards=["Rat"])
    scene.do("Ann", "kick_door")
    scene.use()
    assert scene.foes() == ["Rat"]


def test_curses_are_lifted() -> None:
    other: Words = {"kind": "curse", "name": "Vex", "always": ["-1 to Run Away"]}
    scene = Scene(other, special("lift 1 Curse"), ann={"hand": ["Probe"], "in_play": ["Hex", "Vex"]})
    scene.play()
    scene.pick("Hex")
    assert scene.has("Ann") == ["Vex"]


# Dungeons, and the room.


def test_dungeons_open_and_close() -> None:
    cellar: Words = {"kind": "dungeon", "name": "Cellar", "always": ["you may have an extra Big Item"]}
    attic = {**cellar, "name": "Attic", "ability": [{"when": "anyone dies", "does": ["close this Dungeon"]}]}
    ann: Words = {"hand": ["Probe"], "in_play": ["Piano", "Anvil"]}
    options: Words = {"dungeons": True}
    scene = Scene(special("open one more Dungeon"), cellar, ann=ann, dungeons=["Cellar"], options=options)
    scene.play()
    assert len(scene.dungeons()) == 2
    scene = Scene(
        special("open a new Dungeon in place of the old"),
        cellar,
        attic,
        ann=ann,
        dungeons=["Cellar", "Attic"],
        options=options,
    )
    scene.play()
    scene.pick("Cellar")
    assert scene.dungeons()[0] == "Attic" or "Attic" in scene.dungeons()
    assert "Cellar" not in scene.dungeons()
    assert scene.has("Ann") == ["Anvil", "Piano"]  # the Attic has room too
    scene = Scene(
        special("another player dies"), attic, ann={"hand": ["Probe"]}, dungeons=["Attic"], options=options
    )
    scene.play("Bo")
    assert scene.dungeons() == []
    assert scene.told("dungeon_closed") == ["dungeon_closed card=Attic"]


def test_looting_the_room_after_all() -> None:
    probe = item(ability=[{"when": "you win a combat", "does": ["Loot the Room, even after a fight"]}])
    scene = Scene(probe, ann={"level": 3, "in_play": ["Probe"]}, fight="Rat", treasure=["Mace", "Hat"])
    scene.do("Ann", "fight")
    scene.quiet("Ann")
    scene.do("Ann", "loot_room")
    assert scene.hand("Ann") == ["Hat", "Mace"]  # the Rat's Treasure, then the room's


# Joints and memory.


def test_that_player_is_the_one_picked() -> None:
    probe = special("another player loses 1 level", "that player loses 1 level")
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo={"level": 5}, cy={"level": 5})
    scene.play("Cy")
    assert (scene.level("Bo"), scene.level("Cy")) == (5, 3)


def test_whoever_played_this_and_the_highest_of_the_others() -> None:
    probe = special("the highest-Level other player either gives 1 Item to you or loses 1 level")
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo={"level": 5, "in_play": ["Hat"]}, cy={"level": 4})
    scene.play()
    scene.pick("give 1 Item to whoever played this", by="Bo")
    assert scene.has("Ann") == ["Hat"]


def test_all_of_a_trait() -> None:
    probe = special("every Wizard gains 1 level")
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo={"in_play": ["Wizard"]})
    scene.play()
    assert [scene.level(name) for name in ("Ann", "Bo", "Cy")] == [1, 2, 1]


def test_what_is_offered_does_not_tell_of_a_hand() -> None:
    probe = special("another player loses 1 monster from their hand")
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo={"hand": ["Rat"]}, cy={"hand": ["Hat"]})
    assert scene.can("Ann", "play", "Probe", "Bo")
    assert scene.can("Ann", "play", "Probe", "Cy")


@pytest.mark.parametrize(("die", "level", "items"), [(4, 3, ["Hat", "Probe"]), (3, 2, ["Probe"])])
def test_theft(die: int, level: int, items: list[str]) -> None:
    does = ["roll a die", "if you rolled 4 or more, take 1 small Item from another player; otherwise lose 1 level"]
    probe = ability(*does, when="out of combat", cost="discard 1 card from your hand")
    ann: Words = {"level": 3, "in_play": ["Probe"], "hand": ["Rat", "Gum"]}
    scene = Scene(probe, ann=ann, bo={"in_play": ["Hat"]}, dice=[die])
    scene.use("Hat")
    scene.pick("Rat")
    assert (scene.level("Ann"), scene.has("Ann")) == (level, items)
    assert not Scene(probe, ann=ann, bo={"in_play": ["Piano"]}).can("Ann", "use")


def test_up_to_three_cards_for_a_roll() -> None:
    probe = ability("change the roll by +1 for each card discarded", when="you roll to Run Away",
                    cost="discard up to 3 cards", limit="once per roll")  # fmt: skip
    ann: Words = {"level": 3, "in_play": ["Probe"], "hand": ["Rat", "Gum", "Hat"]}
    scene = Scene(probe, ann=ann, fight="Ogre")
    scene.flee(3)
    scene.use()
    scene.pick("Rat", "Gum", "enough")
    assert scene.level("Ann") == 3
    assert scene.hand("Ann") == ["Hat"]


def test_this_is_the_card_that_speaks() -> None:
    probe = ability("discard this card", when="you gain a level")
    up = {**special("gain 1 level"), "name": "Up"}
    scene = Scene(probe, up, ann={"in_play": ["Probe", "Hat"], "hand": ["Up"]})
    scene.do("Ann", "play", "Up")
    assert scene.has("Ann") == ["Hat"]
