"""Players meant by their Level; what is counted over the whole table; what everybody has."""

from __future__ import annotations

import pytest

from .scenes import Scene, Words, item, special

# Who: by their Level.


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("the highest-Level player loses 1 level", (4, 5, 2)),
        ("the lowest-Level player gains 1 level", (4, 6, 3)),
        ("each higher-Level player loses 1 level", (4, 5, 2)),
        ("each lower-Level player gains 1 level", (4, 6, 3)),
    ],
)
def test_players_are_meant_by_their_level(sentence: str, levels: tuple[int, int, int]) -> None:
    """LVL-01: the Levels of all players, your own among them, are compared."""
    scene = Scene(special(sentence), ann={"level": 4, "hand": ["Probe"]}, bo={"level": 6}, cy={"level": 2})
    scene.play()
    assert tuple(scene.level(name) for name in ("Ann", "Bo", "Cy")) == levels


def test_of_several_highest_players_you_choose_one_and_may_be_it_yourself() -> None:
    probe = special("the highest-Level player loses 1 level")
    scene = Scene(probe, ann={"level": 4, "hand": ["Probe"]}, bo={"level": 4}, cy={"level": 3})
    assert not scene.can("Ann", "play", "Probe", "Cy")
    scene.play("Ann")
    assert (scene.level("Ann"), scene.level("Bo")) == (3, 4)


def test_nobody_above_you_leaves_nothing_to_do() -> None:
    probe = special("each higher-Level player loses 1 level")
    assert not Scene(probe, ann={"level": 4, "hand": ["Probe"]}, bo={"level": 4}).can("Ann", "play")


# Counts.


@pytest.mark.parametrize(
    ("sentence", "worth"),
    [
        ("+1 for each Wizard at the table", 2),
        ("+1 for each Cleric at the table", 0),
        ("+1 for each higher-Level player", 1),
        ("+1 for each lower-Level player", 0),
        ("+1 for each 2 Levels you have", 2),
        ("+1 for each 6 Levels you have", 0),
        ("+1 for each death this game", 3),
        ("+2 if it is your turn", 2),
    ],
)
def test_worth_by_the_whole_table(sentence: str, worth: int) -> None:
    ann: Words = {"level": 5, "in_play": ["Probe", "Wizard"]}
    others: Words = {"bo": {"level": 7, "in_play": ["Wizard"]}, "cy": {"level": 5, "dead": True}}
    more: Words = {"deaths": 3}
    with_it = Scene(item(sentence), ann=ann, **others, **more)  # type: ignore[arg-type]
    without = Scene(item(), ann=ann, **others, **more)  # type: ignore[arg-type]
    assert with_it.strength() - without.strength() == worth


def test_on_a_monster_a_trait_that_only_helps_is_not_counted_against_its_owner() -> None:
    """CLS-05."""
    monster: Words = {"kind": "monster", "name": "Probe", "level": 5, "treasures": 1, "bad_stuff": [],
                      "always": ["+4 for each Wizard at the table"]}  # fmt: skip
    doubled: Words = {"in_play": ["Wizard", "Super Munchkin"]}
    assert Scene(monster, bo={"in_play": ["Wizard"]}, fight="Probe").foe() == 9
    assert Scene(monster, bo=doubled, fight="Probe").foe() == 5


def test_it_is_your_turn_does_not_hold_for_the_others() -> None:
    assert Scene(item("+2 if it is your turn"), bo={"in_play": ["Probe"]}).strength("Bo") == 1


def test_a_death_is_counted_and_seen_by_all() -> None:
    """DEATH-01."""
    scene = Scene(special("another player dies"), item("+2 for each death this game") | {"name": "Band"},
                  ann={"hand": ["Probe"], "in_play": ["Band"]})  # fmt: skip
    scene.play("Bo")
    assert scene.strength() == 3
    assert scene.game.view(2).public.deaths == 1
    assert scene.game.clone().table.deaths == 1


# Keywords, Ranks, New Kids.


@pytest.mark.parametrize(
    ("sentence", "cards", "worth"),
    [
        ("+3 if you have Flight", [], 0),
        ("+3 if you have Flight", ["Wings"], 3),
        ("+3 if you have Secret Identity", ["Wings"], 0),
        ("+3 if your total Rank is 2 or more", [], 0),
        ("+3 if your total Rank is 2 or more", ["Knack"], 3),
        ("+3 if your total Rank is 1 or less", ["Knack"], 0),
    ],
)
def test_worth_by_keywords_and_ranks(sentence: str, cards: list[str], worth: int) -> None:
    """META-01, POW-01."""
    wings = {**item("Flight"), "name": "Wings"}
    knack: Words = {"kind": "power", "name": "Knack", "rank": 2}
    scene = Scene(item(sentence), wings, knack, box="super", ann={"level": 3, "in_play": ["Probe", *cards]})
    assert scene.strength() == 3 + worth


def test_a_new_kid_is_had_like_any_card() -> None:
    """DEATH-08: it stays with its player."""
    kid: Words = {"kind": "kid", "name": "The Tall One"}
    probe = item("+2 if you have [The Tall One]")
    assert Scene(probe, kid, box="south-park", ann={"in_play": ["Probe"], "kid": "The Tall One"}).strength() == 3
    assert (
        Scene(probe, kid, box="south-park", ann={"in_play": ["Probe"]}, bo={"kid": "The Tall One"}).strength() == 1
    )


@pytest.mark.parametrize("noun", ["Level Up", "Monster Enhancer", "Item Enhancer", "Portal"])
def test_kinds_of_cards_in_the_hand_are_named(noun: str) -> None:
    box = ("base", {"dungeons": True})
    probe = special(f"lose 1 {noun} from your hand")
    cards: Words = {
        "Level Up": {"kind": "level_up", "name": "Rise", "does": ["gain 1 level"]},
        "Monster Enhancer": {"kind": "enhancer", "name": "Rise", "bonus": 5},
        "Item Enhancer": {"kind": "item_enhancer", "name": "Rise", "fits": "Item", "bonus": 1},
        "Portal": {
            "kind": "portal",
            "name": "Rise",
            "when": "on your turn, out of combat",
            "does": ["open one more Dungeon"],
        },
    }
    card = cards[noun]
    assert isinstance(card, dict)
    scene = Scene(probe, card, box=box[0], options=box[1], ann={"hand": ["Probe", "Rise", "Hat"]})
    scene.play()
    assert scene.hand("Ann") == ["Hat"]


@pytest.mark.parametrize(
    ("sentence", "rule", "reason"),
    [
        ("if you have Flight, draw 1 Treasure", "", "has_not"),
        ("if your total Rank is 3 or more, draw 1 Treasure", "POW-01", "rank_more"),
        ("if it is your turn, draw 1 Treasure", "", "not_your_turn"),
    ],
)
def test_a_condition_that_does_not_hold_says_why(sentence: str, rule: str, reason: str) -> None:
    scene = Scene(special(sentence, when="at any time"), box="super", bo={"hand": ["Probe"]})
    found = scene.game.why_not(1, "play", "Probe")
    assert found is not None
    assert (found.view.rule, found.view.reason) == (rule, reason)


# What everybody has.


def test_everybody_has_it_while_the_card_lies_there() -> None:
    """CMB-01, RUN-02."""
    always = ["everybody has +2", "everybody has -1 to Run Away", "everybody has +1 to hand limit"]
    fog: Words = {"kind": "special", "name": "Fog", "deck": "door", "always": always, "until": "your turn starts"}
    scene = Scene(fog, ann={"hand": ["Fog"], "level": 3}, fight="Ghoul")
    assert scene.ours() == 3
    scene = Scene(fog, ann={"hand": ["Fog"], "level": 3})
    before = scene.hand_limit("Cy")
    scene.play(card="Fog")
    assert [scene.strength(name) for name in ("Ann", "Bo", "Cy")] == [5, 3, 3]
    assert [scene.run_bonus(name) for name in ("Ann", "Bo", "Cy")] == [-1, -1, -1]
    assert scene.hand_limit("Cy") == before + 1


def test_a_line_of_the_sum_names_the_card_that_everybody_has_it_from() -> None:
    fog = item("everybody has +2") | {"name": "Fog"}
    scene = Scene(fog, ann={"level": 3}, cy={"in_play": ["Fog"]}, fight="Ghoul")
    view = scene.game.view(0).fight
    assert view is not None
    assert view.munchkins == 5
    assert [(line.amount, line.card) for line in view.ours if line.card] == [(2, "Fog")]
