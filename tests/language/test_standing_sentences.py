"""What standing sentences, conditions and counts are worth."""

from __future__ import annotations

import pytest

from kickdoor.engine.sums.totals import run_bonus

from .scenes import HAT, OGRE, RAT, Scene, Words, item, special

IN_PLAY = {"in_play": ["Probe"]}


@pytest.mark.parametrize(
    ("sentence", "ann", "worth"),
    [
        ("+2 if you are a Wizard", ["Wizard"], 2),
        ("+2 if you are a Wizard", [], 0),
        ("+2 if you are not a Wizard", [], 2),
        ("+2 if you are not a Wizard", ["Wizard"], 0),
        ("+2 if you have a Weapon", ["Mace"], 2),
        ("+2 if you have a Weapon", ["Hat"], 0),
        ("+2 if you have no Class", [], 2),
        ("+2 if you have no Class", ["Thief"], 0),
        ("+2 if you have [Hat]", ["Hat"], 2),
        ("+2 if you have 2 or more Items", [], 0),
        ("+2 if you have 2 or more Items", ["Gum"], 2),
        ("+2 if your Level is 4 or less", [], 2),
        ("+2 if your Level is 5 or more", [], 0),
        ("+2 if your Level is the highest", [], 2),
        ("+2 if your Level is the lowest", [], 0),
        ("+2 for each of your empty hands", [], 4),
        ("+2 for each of your empty hands", ["Mace"], 2),
        ("+1 for each Weapon you have", ["Mace"], 1),
        ("+1 for each Curse you have", ["Hex"], 1),
        ("+1 for each card you have", ["Hex", "Hat"], 2),  # itself and the Hat; a Curse is nobody's own
    ],
)
def test_worth_of_a_card_of_ones_own(sentence: str, ann: list[str], worth: int) -> None:
    with_it = Scene(item(sentence), ann={"level": 4, "in_play": ["Probe", *ann]})
    without = Scene(item(), ann={"level": 4, "in_play": ["Probe", *ann]})
    assert with_it.strength() - without.strength() == worth


@pytest.mark.parametrize(
    ("sentence", "hand", "worth"),
    [
        ("+1 for each monster in your hand", ["Rat", "Ogre", "Hat"], 2),
        ("+1 if you have fewer than 3 cards in your hand", ["Rat"], 1),
        ("+1 if you have fewer than 3 cards in your hand", ["Rat", "Rat", "Hat"], 0),
    ],
)
def test_worth_by_the_hand(sentence: str, hand: list[str], worth: int) -> None:
    scene = Scene(item(sentence), ann={"in_play": ["Probe"], "hand": hand})
    assert scene.strength() == 1 + worth


@pytest.mark.parametrize(
    ("sentence", "door", "worth"),
    [
        ("+3 against Undead", "Ghoul", 3),
        ("+3 against Undead", "Rat", 0),
        ("+3 against [Rat]", "Rat", 3),
        ("+3 against monsters of level 4 or more", "Ghoul", 3),
        ("+3 against monsters of level 4 or more", "Rat", 0),
        ("+3 if you face an Undead", "Ghoul", 3),
        ("+3 if you are losing", "Ogre", 3),
        ("+3 if you are losing", "Rat", 0),
        ("+1 for each Undead in the fight", "Ghoul", 1),
        ("+1 for each monster in the fight", "Rat", 1),
        ("+1 for each munchkin in the fight", "Rat", 1),
        ("+1 for each Wizard in the fight", "Rat", 1),
        ("+3 if you fight alone", "Rat", 3),
        ("+3 if you have a helper", "Rat", 0),
        ("+3 if you are helping", "Rat", 0),
        ("+3 if you win by 4 or more", "Rat", 3),
        ("+3 if you win by 5 or more", "Rat", 0),  # without the bonus itself it is 4
        ("+3 if the monsters' combat strength is 4 or more", "Ghoul", 3),
        ("+3 if the monsters' combat strength is 5 or more", "Ghoul", 0),
        ("your Level doesn't count in combat", "Rat", -5),
    ],
)
def test_worth_in_a_fight(sentence: str, door: str, worth: int) -> None:
    scene = Scene(item(sentence), ann={"level": 5, "in_play": ["Probe", "Wizard"]}, fight=door)
    assert scene.ours() == 5 + worth
    # Who stands outside meets nobody.
    assert Scene(item("+3 against Undead"), bo=IN_PLAY, fight="Ghoul").strength("Bo") == 1


def monster(*always: str) -> Words:
    return {**RAT, "name": "Probe", "level": 5, "always": list(always)}


@pytest.mark.parametrize(
    ("sentence", "ann", "strength"),
    [
        ("+4 against Wizards", ["Wizard"], 9),
        ("+4 against Wizards", ["Wizard", "Super Munchkin"], 5),
        ("-4 against Wizards", ["Wizard", "Super Munchkin"], 1),
        ("+4 if you are a Wizard", ["Wizard"], 9),
        ("+4 if you are a Wizard", ["Wizard", "Super Munchkin"], 5),
        ("+4 if you are not a Wizard", ["Wizard", "Super Munchkin"], 5),
        ("+4 for each Wizard in the fight", ["Wizard", "Super Munchkin"], 5),
        ("+4 against anyone with a Weapon", ["Mace"], 9),
        ("+4 against anyone with no Weapon", ["Mace"], 5),
        ("+4 against anyone of Level 3 or less", [], 9),
        ("+4 against anyone of Level 4 or more", [], 5),
        ("+2 for each of your empty hands", ["Mace"], 7),
        ("+4 if you fight alone", [], 9),
    ],
)
def test_strength_of_a_monster(sentence: str, ann: list[str], strength: int) -> None:
    assert Scene(monster(sentence), ann={"level": 3, "in_play": ann}, fight="Probe").foe() == strength


def test_a_monster_speaks_to_each_who_flees() -> None:
    scene = Scene(monster("-2 to Run Away against Wizards"), ann={"in_play": ["Wizard"]}, fight="Probe")
    assert scene.run_bonus("Ann") == -2
    assert scene.run_bonus("Bo") == 0


def test_run_away_against_some_counts_from_those_only() -> None:
    both = [special("add 1 monster from your hand to the fight", when="in combat")]
    boots = {**HAT, "name": "Boots", "slot": "footgear", "always": ["+2 to Run Away against Undead"]}
    ann = {"in_play": ["Boots"], "hand": ["Probe", "Rat"]}
    scene = Scene(*both, boots, ann=ann, fight="Ghoul")
    scene.play("Rat")
    assert [run_bonus(scene.table, 0, foe) for foe in scene.fight.foes] == [2, 0]


def test_amounts_of_other_totals() -> None:
    scene = Scene(
        item("+1 to hand limit", "-1 to Run Away", "+2 Treasures", "worth 1 extra level"), ann=IN_PLAY, fight="Rat"
    )
    assert scene.hand_limit() == 6
    assert scene.run_bonus() == -1
    assert scene.spoils() == 3


def test_a_dungeons_treasures_count_once() -> None:
    dungeon = {"kind": "dungeon", "name": "Shop", "always": ["+3 Treasures against monsters of level 10 or more"]}
    scene = Scene(dungeon, fight="Ogre", dungeons=["Shop"], options={"dungeons": True}, ann={"level": 9})
    assert scene.spoils() == 6
    scene.fight.helper = 1
    assert scene.spoils() == 6


@pytest.mark.parametrize("said", ["Weapons don't count", "Items don't count", "[Mace] doesn't count"])
def test_what_does_not_count(said: str) -> None:
    scene = Scene(monster(said), ann={"in_play": ["Mace"]}, fight="Probe")
    assert scene.ours() == 1


def test_a_one_shot_with_a_foe_of_its_own() -> None:
    salt = {"kind": "one_shot", "name": "Salt", "bonus": 1, "value": 100, "always": ["+4 against Undead"]}
    scene = Scene(salt, bo={"hand": ["Salt"]}, fight="Ghoul")
    scene.do("Bo", "play", "Salt")
    assert scene.ours() == 6  # 1, and 1 + 4 though Bo stands outside


def test_count_as_and_safe_and_immune() -> None:
    badge = item("count as a Wizard", "your Weapons cannot be lost or taken", "immune to Curses")
    doom: Words = {"kind": "curse", "name": "Doom", "does": ["lose 1 level"]}
    theft = special("lose every Item", when="at any time")
    giant = {**OGRE, "name": "Giant", "always": ["+3 against Wizards"]}
    scene = Scene(badge, doom, {**theft, "name": "Loss"}, giant,
                  ann={"level": 3, "in_play": ["Probe", "Mace", "Hat"], "hand": ["Loss"]},
                  bo={"hand": ["Doom"]}, fight="Giant")  # fmt: skip
    assert scene.foe() == 15
    scene.do("Bo", "play", "Doom", "Ann")
    assert scene.level("Ann") == 3
    scene.do("Ann", "play", "Loss")
    assert scene.has("Ann") == ["Mace"]


def test_immune_to_the_bad_stuff_of_some() -> None:
    scene = Scene(item("immune to the Bad Stuff of Undead"), ann={"level": 3, "in_play": ["Probe"]}, fight="Ghoul",
                  dice=[1])  # fmt: skip
    scene.flee(1)
    assert scene.level("Ann") == 3


def test_will_not_pursue_looks_at_the_helping_face() -> None:
    kind = {**OGRE, "name": "Probe", "always": ["will not pursue Wizards"]}
    scene = Scene(kind, ann={"level": 3, "in_play": ["Wizard", "Super Munchkin"]}, fight="Probe")
    scene.do("Ann", "run_away")
    assert scene.level("Ann") == 3 and scene.table.fight is None


def test_losing_does_not_chase_its_own_tail() -> None:
    """Two cards that hang on losing count each other's strength for nothing, and the fold ends."""
    twice = [item("+3 if you are losing"), {**item("+3 if you are losing"), "name": "Other"}]
    scene = Scene(*twice, ann={"level": 3, "in_play": ["Probe", "Other"]}, fight="Ghoul")
    assert scene.ours() == 9
