"""What the sentences about the whole table do: its highest and lowest players, what others do, who has died."""

from __future__ import annotations

import pytest

from kickdoor.engine.game import imagine

from .scenes import HAT, Scene, Words, ability, item, special

CROWN: Words = {**HAT, "name": "Crown", "value": 1000}


def bell_at(when: str, *does: str) -> Words:
    """An Item that does something at a moment; unless it is said, a level is gained."""
    return {"kind": "item", "name": "Bell", "ability": [{"when": when, "does": list(does or ("gain 1 level",))}]}


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


# Tracks.

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
    sentence = f"+1 for each step along {ROAD}"
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


# Looking and burying.

DOORS: Words = {"door": ["Rat", "Ghoul", "Ogre"]}


def bottom(scene: Scene) -> list[str]:
    """The two lowest cards of the Door deck, the lowest first."""
    return [card.name for card in scene.table.piles[0][:2]]


def test_cards_are_looked_at_and_some_of_them_go_to_the_bottom() -> None:
    """DECK-02: the others stay in order."""
    bury = special("look at the top 3 Door cards and put 2 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    scene.pick("Ghoul", "Rat")
    assert [card.name for card in scene.table.piles[0][-1:]] == ["Ogre"]
    assert bottom(scene) == ["Rat", "Ghoul"]


def test_only_the_burier_sees_what_is_buried() -> None:
    """DECK-04."""
    bury = special("look at the top 2 Door cards and put 1 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    scene.pick("Ghoul")
    for seat, sees in ((0, True), (1, False)):
        told = [event for event in scene.game.view(seat).events if event.what in ("look", "bury")]
        assert len(told) == 3
        assert all((event.card is not None) == sees for event in told)


def test_a_game_imagined_by_the_burier_has_the_cards_it_saw_and_one_imagined_by_others_has_not() -> None:
    """What a bot imagines fits its view: the question has the same cards."""
    bury = special("look at the top 3 Door cards and put 1 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    own = scene.game.view(0)
    tops = set()
    for seed in range(8):
        game = imagine(own, seed)
        ask = game.ask(0)
        assert ask is not None
        assert [option.card.name for option in ask.options if option.card] == ["Rat", "Ghoul", "Ogre"]
        other = imagine(scene.game.view(1), seed)
        tops.add(tuple(card.name for card in other.table.piles[0][-3:]))
    assert len(tops) > 1, "somebody who saw nothing knows the top of the deck"


def test_a_deck_of_fewer_cards_is_buried_as_far_as_it_goes() -> None:
    scene = Scene(
        special("look at the top 3 Door cards and put 3 on the bottom"),
        ann={"hand": ["Probe"]},
        door=["Rat", "Ghoul"],
        decks="empty",
    )
    scene.play()
    scene.pick("Rat")
    assert [card.name for card in scene.table.piles[0]] == ["Ghoul", "Rat"]


# Random cards of one's own hand.


def test_another_player_takes_random_cards_of_your_hand_that_only_the_two_of_you_see() -> None:
    """DECK-06."""
    probe = special("let the player on your left take 2 random cards from your hand")
    scene = Scene(probe, ann={"hand": ["Probe", "Rat", "Ogre", "Hat"]})
    scene.play()
    assert len(scene.hand("Bo")) == 2
    assert len(scene.hand("Ann")) == 1
    assert not [event for event in scene.game.view(2).events if event.what == "hand_over" and event.card]
    short = Scene(probe, ann={"hand": ["Probe", "Rat"]})
    short.play()
    assert short.hand("Bo") == ["Rat"]
    assert not Scene(probe, ann={"hand": ["Probe"]}).can("Ann", "play")


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
