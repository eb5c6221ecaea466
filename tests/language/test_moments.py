"""Sentences that answer what somebody does or loses; limits and extra turns."""

from __future__ import annotations

import pytest

from .scenes import HAT, Scene, Words, ability, item, special

CROWN: Words = {**HAT, "name": "Crown", "value": 1000}


def bell_at(when: str, *does: str) -> Words:
    """An Item that does something at a moment; unless it is said, a level is gained."""
    return {"kind": "item", "name": "Bell", "ability": [{"when": when, "does": list(does or ("gain 1 level",))}]}


# Once per game.


def test_what_is_used_once_per_game_is_not_used_in_a_later_turn() -> None:
    """RULE-21: a printed limit holds; RULE-26: for each player who has the card."""
    scene = Scene(
        ability("draw 1 Treasure", limit="once per game"),
        ann={"in_play": ["Probe"]},
        phase="charity",
    )
    scene.use()
    assert not scene.can("Ann", "use", "Probe")
    for name in ("Ann", "Bo", "Cy"):
        if name != "Ann":
            scene.do(name, "kick_door")
            while not scene.can(name, "end_turn"):
                scene.game.choose(scene.game.to_act, 0)
        scene.do(name, "end_turn")
        while scene.table.turn == ("Ann", "Bo", "Cy").index(name):
            scene.game.choose(scene.game.to_act, 0)
    assert scene.table.turn == 0
    assert not scene.can("Ann", "use", "Probe")
    assert scene.game.clone().table.used == scene.table.used


# What others do.


def test_a_theft_is_heard_of_by_the_thief_and_by_others() -> None:
    """META-04: what was taken in play is stolen; `that player` is the victim, or to others the thief."""
    thief = special("take 1 Item from another player")
    mine = {**bell_at("you steal", "that player loses 1 level"), "name": "Sack"}
    theirs = bell_at("another player steals", "that player loses 1 level")
    scene = Scene(
        thief, mine, theirs,
        ann={"level": 3, "hand": ["Probe"], "in_play": ["Sack"]}, bo={"level": 3, "in_play": ["Mace"]},
        cy={"level": 3, "in_play": ["Bell"]},
    )  # fmt: skip
    scene.play("Mace")
    assert (scene.level("Ann"), scene.level("Bo"), scene.level("Cy")) == (2, 2, 3)


@pytest.mark.parametrize(
    "sentence", ["take 1 random card from the hand of another player", "steal 1 level from another player"]
)
def test_cards_of_a_hand_and_levels_are_stolen_too_and_the_card_stays_hidden(sentence: str) -> None:
    """DECK-04: the moment names no card of a hand."""
    answer = {**special("gain 1 level", when="another player steals"), "name": "Alarm"}
    scene = Scene(
        special(sentence), answer,
        ann={"level": 3, "hand": ["Probe"]}, bo={"level": 4, "hand": ["Rat"]}, cy={"level": 1, "hand": ["Alarm"]},
    )  # fmt: skip
    scene.play("Bo")
    view = scene.game.view(2).public
    assert view.moment is not None
    assert (view.moment.what, view.moment.card) == ("steals", None)
    scene.do("Cy", "play", "Alarm")
    assert scene.level("Cy") == 2


def test_what_a_curse_lets_another_take_is_no_theft() -> None:
    curse = special("let the player on your left take 1 Item")
    bell = bell_at("anyone steals")
    scene = Scene(curse, bell, ann={"hand": ["Probe"], "in_play": ["Mace"]}, cy={"in_play": ["Bell"]})
    scene.play()
    assert scene.has("Bo") == ["Mace"]
    assert scene.level("Cy") == 1


def test_a_sale_is_heard_of_once_however_many_items_are_sold() -> None:
    """SELL-01."""
    bell = {
        **item(),
        "name": "Bell",
        "ability": [{"when": "another player sells Items", "does": ["gain 1 level"]}],
    }
    scene = Scene(bell, CROWN, ann={"in_play": ["Crown"], "hand": ["Helm"]}, cy={"in_play": ["Bell"]})
    scene.do("Ann", "sell")
    scene.pick("Crown", "Helm")
    scene.do("Ann", "sell")
    assert (scene.level("Ann"), scene.level("Cy")) == (2, 2)


def asking() -> Scene:
    bell = bell_at("you are asked for help")
    horn = {
        **item(),
        "name": "Horn",
        "ability": [{"when": "you ask for help", "does": ["you have +2 this combat"]}],
    }
    return Scene(bell, horn, ann={"level": 3, "in_play": ["Horn"]}, bo={"in_play": ["Bell"]}, fight="Ogre")


def test_asking_for_help_is_heard_of_by_both_before_the_answer() -> None:
    """HELP-01."""
    scene = asking()
    scene.do("Ann", "ask_help", on="Bo")
    assert (scene.ours(), scene.level("Bo")) == (3, 1)  # nothing is asked before it is sent
    scene.do("Ann", "send")
    assert (scene.ours(), scene.level("Bo")) == (5, 2)
    scene.do("Bo", "accept")
    assert scene.ours() == 7


def test_an_offer_to_help_asks_nobody() -> None:
    scene = asking()
    scene.do("Bo", "offer_help", on="Ann")
    scene.do("Bo", "send")
    assert (scene.ours(), scene.level("Bo")) == (3, 1)


# Extra turns.


def order_of_turns(scene: Scene, number: int) -> str:
    """The first letters of the players whose turns come next, as each does nothing."""
    turns = ""
    while len(turns) < number:
        now = scene.table.turns
        while scene.table.turns == now:
            scene.game.choose(scene.game.to_act, 0)
        turns += scene.game.names[scene.table.turn][0]
    return turns


@pytest.mark.parametrize(
    ("by", "order"),
    [("Ann", "ABCA"), ("Bo", "BBCA"), ("Cy", "CBCA")],
)
def test_an_extra_turn_comes_after_this_one_and_then_all_goes_on(by: str, order: str) -> None:
    """RULE-41."""
    probe = special("take an extra turn", when="at any time")
    hands: dict[str, Words] = {name: {"hand": ["Probe"] if name == by else []} for name in ("Ann", "Bo", "Cy")}
    scene = Scene(probe, ann=hands["Ann"], bo=hands["Bo"], cy=hands["Cy"], phase="charity", decks="empty")
    scene.play(by=by)
    assert [player.extra_turn for player in scene.game.view(0).players] == [
        name == by for name in ("Ann", "Bo", "Cy")
    ]
    assert scene.game.clone().table.seats[("Ann", "Bo", "Cy").index(by)].extra
    assert order_of_turns(scene, 4) == order


def test_nobody_has_two_extra_turns_waiting() -> None:
    """RULE-41."""
    scene = Scene(special("take an extra turn", copies=2), ann={"hand": ["Probe", "Probe"]})
    scene.play()
    assert not scene.can("Ann", "play", "Probe")
    found = scene.game.why_not(0, "play", "Probe")
    assert found is not None
    assert (found.view.rule, found.view.reason) == ("RULE-41", "has_extra_turn")


def test_a_turn_to_miss_is_the_extra_one() -> None:
    """RULE-41: it comes first."""
    scene = Scene(
        special("miss your next turn", "take an extra turn"),
        ann={"hand": ["Probe"]},
        phase="charity",
        decks="empty",
    )
    scene.play()
    assert order_of_turns(scene, 2) == "BC"


# What is lost.


@pytest.mark.parametrize(
    ("sentence", "on", "left"),
    [
        ("another player loses 1 Item", "Bo", []),
        ("take 1 Item from another player", "Mace", []),
        ("another player loses their Class", "Bo", ["Hitch", "Mace"]),
        ("another player gives 1 Item to you", "Bo", ["Hitch", "Wizard"]),
        ("another player loses 1 card from their hand", "Bo", ["Hitch", "Mace", "Wizard"]),
    ],
)
def test_a_curse_ends_when_such_a_card_is_lost(sentence: str, on: str, left: list[str]) -> None:
    """CURSE-02: lost by a card, or taken by another player; what is given is not lost."""
    hitch: Words = {"kind": "curse", "name": "Hitch", "bonus": -3, "until": "you lose an Item"}
    bo: Words = {"in_play": ["Hitch", "Mace", "Wizard"], "hand": ["Hat"]}
    scene = Scene(special(sentence), hitch, ann={"hand": ["Probe"]}, bo=bo)
    scene.play(on)
    assert scene.has("Bo") == (left or ["Wizard"])


def test_a_curse_that_goes_is_no_card_lost() -> None:
    hitch: Words = {"kind": "curse", "name": "Hitch", "bonus": -3, "until": "you lose a card"}
    off = {"when": "on your turn, out of combat", "cost": "lose 1 level", "does": ["discard this card"]}
    leech: Words = {"kind": "curse", "name": "Leech", "bonus": -1, "ability": [off]}
    scene = Scene(hitch, leech, ann={"level": 2, "in_play": ["Hitch", "Leech", "Hat"]})
    scene.do("Ann", "use", "Leech")
    assert scene.has("Ann") == ["Hat", "Hitch"]


def test_what_is_sold_or_discarded_is_not_lost() -> None:
    hitch: Words = {"kind": "curse", "name": "Hitch", "bonus": -3, "until": "you lose an Item"}
    scene = Scene(hitch, CROWN, ann={"in_play": ["Hitch", "Crown"]})
    scene.do("Ann", "sell")
    scene.pick("Crown")
    scene.do("Ann", "sell")
    assert scene.has("Ann") == ["Hitch"]


def test_a_loss_is_answered_by_a_card_for_that_kind_only() -> None:
    answer = {**special("draw 1 Treasure", when="you lose a Weapon"), "name": "Claim"}
    scene = Scene(special("each other player loses every Item"), answer,
                  ann={"hand": ["Probe"]}, bo={"hand": ["Claim"], "in_play": ["Hat"]},
                  cy={"hand": [], "in_play": ["Mace"]})  # fmt: skip
    scene.play()
    assert not scene.can("Bo", "play", "Claim")
    scene = Scene(special("each other player loses every Item"), answer,
                  ann={"hand": ["Probe"]}, bo={"hand": ["Claim"], "in_play": ["Mace"]})  # fmt: skip
    scene.play()
    assert scene.can("Bo", "play", "Claim")
