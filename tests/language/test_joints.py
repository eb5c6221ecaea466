"""Sentences that are joined: what one part remembers of another, and whom it means."""

from __future__ import annotations

import pytest

from .scenes import Scene, Words, ability, special


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
