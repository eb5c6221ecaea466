"""What verbs do to levels and cards, what they find, and what may be pointed at."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import Scene, Words, ability, item, special


@pytest.mark.parametrize(
    ("sentence", "before", "after"),
    [
        ("gain 2 levels", 3, 5),
        ("gain 2 levels", 8, 9),
        ("lose 2 levels", 3, 1),
        ("lose 2 levels", 1, 1),
        ("drop to Level 1", 5, 1),
        ("drop to the lowest Level in play", 5, 2),
        ("if your Level is the lowest, gain 2 levels; otherwise gain 1 level", 5, 6),
        ("lose 1 level for each Item you have", 5, 4),
        ("lose 1 level and gain 3 levels", 5, 7),
        ("each player loses 1 level", 5, 4),
        ("if you are a Wizard, lose 1 level", 5, 5),
    ],
)
def test_levels(sentence: str, before: int, after: int) -> None:
    scene = Scene(
        special(sentence, "draw 1 Treasure"),
        ann={"level": before, "hand": ["Probe"], "in_play": ["Hat"]},
        bo={"level": 2},
        cy={"level": 4},
    )
    scene.play()
    assert scene.level("Ann") == after


def test_a_level_that_would_win_is_not_gained_unless_it_says_so() -> None:
    assert not Scene(special("gain 1 level"), ann={"level": 9, "hand": ["Probe"]}).can("Ann", "play")
    scene = Scene(special("gain 1 level, even the winning one"), ann={"level": 9, "hand": ["Probe"]})
    scene.play()
    assert scene.game.winners == (0,)


def test_stealing_a_level_needs_one_to_steal_and_room_to_gain() -> None:
    probe = special("steal 1 level from another player", when="at any time")
    scene = Scene(probe, ann={"level": 3, "hand": ["Probe"]}, bo={"level": 2})
    assert not scene.can("Ann", "play", "Probe", "Cy")
    scene.play("Bo")
    assert (scene.level("Ann"), scene.level("Bo")) == (4, 1)
    assert not Scene(probe, ann={"level": 9, "hand": ["Probe"]}, bo={"level": 2}).can("Ann", "play")


def test_die_and_change_sex_and_miss_a_turn() -> None:
    scene = Scene(special("another player dies"), ann={"hand": ["Probe"]}, bo={"hand": ["Rat"]})
    scene.play("Bo")
    assert scene.dead("Bo")
    changing = special("change sex", "miss your next turn")
    scene = Scene(changing, ann={"hand": ["Probe"], "sex": "female"})
    scene.play()
    assert (scene.table.seats[0].sex, scene.table.seats[0].missing) == ("male", 1)
    (told,) = [event for event in scene.game.events if event.what == "will_miss"]
    assert told.card and told.card.name == "Probe"  # the log says why


# Losing.


@pytest.mark.parametrize(
    ("sentence", "asked", "left"),
    [
        ("lose your Headgear", ["Hat"], ["Helm", "Mace", "Piano", "Rat"]),
        ("lose 1 Item", ["Mace"], ["Hat", "Helm", "Piano", "Rat"]),
        ("lose 2 small Items", ["Mace", "Hat"], ["Helm", "Piano", "Rat"]),
        ("lose 1 Big Item", [], ["Hat", "Helm", "Mace", "Rat"]),
        ("lose 1 handheld Item", [], ["Hat", "Helm", "Piano", "Rat"]),
        ("lose 1 card", ["Rat"], ["Hat", "Helm", "Mace", "Piano"]),
        ("lose 1 monster", [], ["Hat", "Helm", "Mace", "Piano"]),
        ("lose 3 cards from your hand", [], ["Hat", "Helm", "Mace", "Piano"]),
        ("lose 1 random card from your hand", [], ["Hat", "Helm", "Mace", "Piano"]),
        ("lose every Weapon", [], ["Hat", "Helm", "Piano", "Rat"]),
        ("lose every Item", [], ["Rat"]),
        ("lose your whole hand", [], ["Hat", "Helm", "Mace", "Piano"]),
        ("lose your Item with the highest bonus", [], ["Hat", "Helm", "Mace", "Rat"]),
        ("lose your [Helm]", [], ["Hat", "Mace", "Piano", "Rat"]),
        ("lose up to 2 Items", ["Mace", "enough"], ["Hat", "Helm", "Piano", "Rat"]),
        ("lose your Armor; if you can't, lose your [Helm]", [], ["Hat", "Mace", "Piano", "Rat"]),
        ("either lose your [Helm] or lose your whole hand", ["lose your [Helm]"], ["Hat", "Mace", "Piano", "Rat"]),
        ("either lose your Armor or lose your whole hand", [], ["Hat", "Helm", "Mace", "Piano"]),
        ("you may lose every Item", ["no"], ["Hat", "Helm", "Mace", "Piano", "Rat"]),
        ("you may lose every Item", ["yes"], ["Rat"]),
        ("lose 1 Item for each Curse you have", ["Mace"], ["Hat", "Helm", "Piano", "Rat"]),
    ],
)
def test_losing(sentence: str, asked: list[str], left: list[str]) -> None:
    ann: Words = {"in_play": ["Helm", "Mace", "Piano", "Hex"], "carried": ["Hat"], "hand": ["Probe", "Rat"]}
    scene = Scene(special(sentence), ann=ann)
    scene.play()
    scene.pick(*asked)
    assert sorted(scene.hand("Ann") + scene.has("Ann")) == sorted([*left, "Hex"])


@pytest.mark.parametrize(
    "sentence",
    ["lose your Armor", "lose your whole hand", "lose every Item", "take 1 Item from another player",
     "lift 1 of your Curses",
     "if you are a Wizard, lose 1 level", "take 1 random card from the hand of another player",
     "remove 1 monster without its Treasures", "swap hands with another player",
     "lose 1 level for each Item you have", "you have +2 this combat", "cancel it",
     "play 1 Item from your hand", "you may lose every Item", "another player loses 1 Item", "reroll the die",
     "set the roll to a number you choose", "send your helper away", "escape automatically"],
)  # fmt: skip
def test_nothing_is_offered_that_would_find_nothing(sentence: str) -> None:
    assert not Scene(special(sentence, when="at any time"), ann={"hand": ["Probe"]}).can("Ann", "play")


# Between players.


def test_giving_what_the_giver_chooses() -> None:
    probe = special("give 1 Item to the player on your left")
    scene = Scene(probe, ann={"hand": ["Probe"], "in_play": ["Hat", "Mace"]})
    scene.play()
    scene.pick("Mace")
    assert (scene.has("Ann"), scene.has("Bo")) == (["Hat"], ["Mace"])
    assert scene.strength("Bo") == 3


def test_giving_from_the_hand_is_secret() -> None:
    probe = special("give 1 card from your hand to another player")
    scene = Scene(probe, ann={"hand": ["Probe", "Hat", "Rat"]})
    scene.play("Cy")
    scene.pick("Rat")
    assert scene.hand("Cy") == ["Rat"]
    event = next(event for event in scene.game.events if event.what == "give")
    assert [event.known_to(seat) for seat in (0, 1, 2)] == [True, False, True]


def test_a_big_item_is_not_given_to_who_cannot_carry_it() -> None:
    probe = special("give 1 Item to another player")
    scene = Scene(probe, ann={"hand": ["Probe"], "in_play": ["Piano"]}, bo={"in_play": ["Anvil"]})
    assert not scene.can("Ann", "play", "Probe", "Bo")
    scene.play("Cy")
    assert scene.has("Cy") == ["Piano"]


def test_letting_others_take_is_their_choice() -> None:
    probe = special("let each other player take 1 small Item")
    scene = Scene(probe, ann={"hand": ["Probe"], "in_play": ["Helm", "Mace", "Piano"], "carried": ["Hat"]})
    scene.play()
    scene.pick("Mace", by="Bo")
    scene.pick("Hat", by="Cy")
    assert (scene.has("Ann"), scene.has("Bo"), scene.has("Cy")) == (["Helm", "Piano"], ["Mace"], ["Hat"])


def test_taking_points_at_the_card() -> None:
    probe = special("take 1 small Item from another player", when="at any time")
    bo: Words = {"in_play": ["Hat", "Piano"]}
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo=bo, cy={"in_play": ["Mace"]})
    assert not scene.can("Ann", "play", "Probe", "Piano")
    scene.play("Mace")
    assert (scene.has("Ann"), scene.has("Cy")) == (["Mace"], [])


def test_taking_two_takes_both_from_one() -> None:
    probe = special("take 2 Items from another player")
    bo: Words = {"in_play": ["Hat", "Mace", "Anvil"]}
    scene = Scene(probe, ann={"hand": ["Probe"], "in_play": ["Piano"]}, bo=bo, cy={"in_play": ["Helm"]})
    scene.play("Hat")
    assert (scene.has("Ann"), scene.has("Bo"), scene.has("Cy")) == (["Hat", "Mace", "Piano"], ["Anvil"], ["Helm"])


def test_nobody_is_robbed_in_combat() -> None:
    probe = special("take 1 Item from another player", when="at any time")
    scene = Scene(probe, ann={"in_play": ["Hat"]}, bo={"hand": ["Probe"]}, cy={"in_play": ["Mace"]}, fight="Ogre")
    assert not scene.can("Bo", "play", "Probe", "Hat")
    assert scene.can("Bo", "play", "Probe", "Mace")


def test_random_cards_and_whole_hands_change_hands() -> None:
    probe = special("take 1 random card from the hand of another player")
    scene = Scene(probe, ann={"hand": ["Probe"]}, bo={"hand": ["Rat"]})
    assert not scene.can("Ann", "play", "Probe", "Cy")
    scene.play("Bo")
    assert (scene.hand("Ann"), scene.hand("Bo")) == (["Rat"], [])
    scene = Scene(
        special("swap hands with another player"), ann={"hand": ["Probe", "Hat"]}, bo={"hand": ["Rat", "Gum"]}
    )
    scene.play("Bo")
    assert (scene.hand("Ann"), scene.hand("Bo")) == (["Gum", "Rat"], ["Hat"])


def test_swapping_items_is_all_of_one_players_choosing() -> None:
    probe = special("swap 1 Item with another player")
    ann: Words = {"hand": ["Probe"], "in_play": ["Hat", "Piano"]}
    scene = Scene(probe, ann=ann, bo={"in_play": ["Mace", "Anvil"]})
    scene.play("Bo")
    scene.pick("Hat")
    # A second Piano would be one Big Item too many: the Hat goes for the Mace, unasked.
    assert (scene.has("Ann"), scene.has("Bo")) == (["Mace", "Piano"], ["Anvil", "Hat"])


# Decks and discards.


def test_drawing_face_down_and_face_up() -> None:
    ann: Words = {"hand": ["Probe"]}
    scene = Scene(special("draw 2 Treasures"), ann=ann, treasure=["Hat", "Mace"])
    scene.play()
    assert scene.hand("Ann") == ["Hat", "Mace"]
    scene = Scene(special("draw 2 Door cards face up"), ann=ann, door=["Rat", "Hex"])
    scene.play()
    assert scene.hand("Ann") == ["Hex", "Rat"]
    assert scene.told("draw_up") == ["draw_up who=0 card=Rat", "draw_up who=0 card=Hex"]


def test_taking_from_the_discards() -> None:
    ann: Words = {"hand": ["Probe"]}
    piles: dict[str, Any] = {"treasure_discards": ["Mace", "Hat"], "door_discards": ["Rat"]}
    scene = Scene(special("take the top card of the Treasure discards"), ann=ann, **piles)
    scene.play()
    assert scene.hand("Ann") == ["Mace"]
    scene = Scene(special("take 1 Item from the discards"), ann=ann, **piles)
    scene.play()
    scene.pick("Hat")
    assert scene.hand("Ann") == ["Hat"]


def test_looking_is_for_one_alone() -> None:
    scene = Scene(special("look at the top 2 Door cards"), ann={"hand": ["Probe"]}, door=["Rat", "Hex"])
    scene.play()
    assert scene.told("look") == ["look who=0 card=Rat", "look who=0 card=Hex"]
    assert not scene.game.events[-1].known_to(1)
    scene = Scene(special("look at the hand of another player"), ann={"hand": ["Probe"]}, bo={"hand": ["Hat"]})
    assert not scene.can("Ann", "play", "Probe", "Cy")
    scene.play("Bo")
    assert scene.told("look") == ["look who=0 other=1 card=Hat"]


def test_playing_from_the_hand_out_of_time() -> None:
    probe = special("play 1 Item from your hand", when="at any time")
    scene = Scene(probe, bo={"hand": ["Probe", "Hat", "Anvil"], "in_play": ["Piano"]})
    scene.do("Bo", "play", "Probe")
    assert scene.has("Bo") == ["Hat", "Piano"]  # there is no room for another Big one


# Costs.


@pytest.mark.parametrize(
    ("cost", "payable", "pays"),
    [
        ("discard 1 card", True, ["Mace"]),
        ("discard 4 cards", False, []),
        ("discard 1 card from your hand", True, ["Gum"]),
        ("discard up to 2 cards", True, ["Mace", "enough"]),
        ("discard your whole hand", True, []),
        ("discard your whole hand of 2 or more", False, []),
        ("discard this card", True, []),
        ("discard Items worth 400 or more", True, []),
        ("discard Items worth 500 or more", False, []),
        ("lose 2 levels", True, []),
        ("lose 3 levels", False, []),
    ],
)
def test_costs(cost: str, payable: bool, pays: list[str]) -> None:
    """Ann holds Gum; Probe, Mace and a Curse that pays for nothing lie in front of her."""
    ann: Words = {"level": 3, "hand": ["Gum"], "in_play": ["Probe", "Mace", "Hex"]}
    scene = Scene(ability("draw 1 Treasure", cost=cost), ann=ann, treasure=["Hat"])
    assert scene.can("Ann", "use") == payable
    if payable:
        scene.use()
        scene.pick(*([] if len(pays) == 1 and pays[0] == "Gum" else pays))
        assert "Hat" in scene.hand("Ann")
        assert "Hex" in scene.has("Ann")
        assert scene.told("pay") or scene.level("Ann") == 1


def test_a_card_that_is_played_does_not_pay_for_itself() -> None:
    probe = special("draw 1 Treasure", cost="discard 1 card")
    assert not Scene(probe, ann={"hand": ["Probe"]}).can("Ann", "play")
    assert Scene(probe, ann={"hand": ["Probe", "Rat"]}).can("Ann", "play")


def test_what_is_paid_is_not_what_was_on_top_of_the_discards() -> None:
    scene = Scene(
        ability("take the top card of the Treasure discards", cost="discard 1 card from your hand"),
        ann={"hand": ["Gum"], "in_play": ["Probe"]},
        treasure_discards=["Mace"],
    )
    scene.use()
    assert scene.hand("Ann") == ["Mace"]


def test_safe_cards_may_still_be_paid() -> None:
    safe = item("your Weapons cannot be lost or taken")
    theft = {**special("take 1 Item from another player", when="at any time"), "name": "Grab"}
    pay = {**ability("draw 1 Treasure", cost="discard 1 card"), "name": "Till"}
    scene = Scene(safe, theft, pay, ann={"in_play": ["Probe", "Mace", "Till"]}, bo={"hand": ["Grab"]})
    assert not scene.can("Bo", "play", "Grab", "Mace")
    scene.do("Ann", "use", "Till")
    scene.pick("Mace")
    assert "Mace" not in scene.has("Ann")
