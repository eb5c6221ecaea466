"""What follows from an option is told before it is taken, and nothing that its seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kickdoor
from kickdoor.bots import bot_of
from kickdoor.engine.game import Game
from kickdoor.engine.sight.outcome import MOST
from kickdoor.scenario.runner import play
from kickdoor.views.deeds import OptionView, OutcomeView
from kickdoor.words import Words, outcome
from tests.engine.invariants import BOXES
from tests.proofs import rule

WORDS = Words(strict=True)
TROLL = {
    "kind": "monster",
    "name": "Probe Troll",
    "level": 12,
    "treasures": 2,
    "bad_stuff": ["lose your Headgear"],
}
RAT = {"kind": "monster", "name": "Probe Rat", "level": 2, "treasures": 1, "bad_stuff": ["lose 1 level"]}


def table(door: str, ann: dict[str, Any], opens: bool = True, **more: Any) -> Game:
    """Ann's turn, with two others, and whether she opens the door."""
    return play(
        {
            "box": "base",
            "passes": "written",
            "cards": [TROLL, RAT],
            "players": {"Ann": ann, "Bo": {"level": 4}, "Cy": {"level": 9}},
            "door": [door],
            "steps": [{"by": "Ann", "do": "kick_door"}] if opens else [],
            **more,
        }
    )


def options(game: Game, verb: str, seat: int = 0) -> list[OptionView]:
    ask = game.own(seat, outcomes=True).ask
    assert ask is not None
    return [option for option in ask.options if option.verb == verb]


def told(game: Game, option: OptionView, seat: int = 0) -> str:
    return outcome(WORDS, game.public(), seat, option)


@rule("RUN-02", "RUN-03")
def test_running_away_says_the_roll_and_the_bad_stuff() -> None:
    game = table("Probe Troll", {"level": 3, "in_play": ["Helmet of Hearing Yourself Think"]})
    (run,) = options(game, "run_away")
    assert told(game, run) == "5 or 6 escapes (2 in 6). If caught: lose your Headgear."


@rule("RUN-03", "LVL-01")
def test_bad_stuff_that_finds_nothing_to_take_says_so() -> None:
    game = table("Probe Troll", {"level": 3})
    (run,) = options(game, "run_away")
    assert told(game, run).endswith("If caught: lose your Headgear. It finds nothing to take from you.")
    fight = {**RAT, "level": 8}
    game = table("Probe Rat", {"level": 1}, cards=[fight])
    (run,) = options(game, "run_away")
    assert told(game, run).endswith("If caught: lose 1 level. You are at Level 1: it finds nothing to take.")
    game = table("Probe Rat", {"level": 2}, cards=[fight])
    (run,) = options(game, "run_away")
    assert told(game, run).endswith("If caught: lose 1 level.")


@rule("RUN-06", "DEATH-01")
def test_before_one_runs_from_death_it_is_told_who_can_be_sacrificed() -> None:
    cousin = {"kind": "companion", "name": "Probe Cousin", "bonus": 1}
    reaper = {**TROLL, "bad_stuff": ["die"]}
    game = table("Probe Troll", {"in_play": ["Probe Cousin"]}, box="south-park", cards=[reaper, cousin])
    (run,) = options(game, "run_away")
    assert run.then is not None
    assert [escape.dies for escape in run.then.escapes] == [True]
    assert told(game, run).endswith("Or sacrifice Probe Cousin when you run: then you escape without a roll.")


@rule("CURSE-01")
def test_a_curse_that_is_lifted_is_not_lost() -> None:
    pond = {"kind": "level_up", "name": "Probe Pond", "does": ["gain 1 level", "lift 1 of your Curses"]}
    hex_ = {"kind": "curse", "name": "Probe Hex", "bonus": -2}
    ann = {"level": 3, "hand": ["Probe Pond"], "in_play": ["Probe Hex"]}
    game = table("Probe Troll", ann, opens=False, cards=[TROLL, pond, hex_])
    (washed,) = [option for option in options(game, "play") if option.seat == 0]
    assert washed.then is not None
    assert not washed.then.loses
    assert [card.name for card in washed.then.lifts] == ["Probe Hex"]


@rule("RUN-06")
def test_a_sacrifice_says_that_nothing_is_rolled_and_what_is_gone() -> None:
    cousin = {"kind": "companion", "name": "Probe Cousin", "bonus": 1}
    runs = [("Ann", "kick_door"), ("Ann", "run_away"), ("Bo", "pass"), ("Cy", "pass")]
    steps = [{"by": who, "do": verb} for who, verb in runs]
    game = table(
        "Probe Troll", {"in_play": ["Probe Cousin"]}, box="south-park", cards=[TROLL, cousin], steps=steps
    )
    (sacrifice,) = options(game, "sacrifice")
    assert told(game, sacrifice) == "You escape without a roll. Probe Cousin is gone for good."


@rule("HELP-01")
def test_asking_for_help_says_both_sums_with_this_helper() -> None:
    game = table("Probe Troll", {"level": 3})
    assert [(told(game, option), option.seat) for option in options(game, "ask_help")] == [
        ("7 against 12: not enough.", 1),
        ("12 against 12: not enough.", 2),
    ]
    game = table("Probe Troll", {"level": 4})
    assert told(game, options(game, "ask_help")[1]) == "13 against 12: enough to win."


@rule("TURN-06")
def test_trouble_that_is_not_enough_names_the_power_that_can_be_used_in_it() -> None:
    """What the power comes to is a further choice: which cards are discarded."""
    steps = [{"by": "Ann", "do": "kick_door"}, {"by": "Ann", "do": "take"}]
    hand = ["Wight-Collar Worker", "Elf", "Probe Rat"]
    game = table("Thief", {"level": 1, "hand": hand, "in_play": ["Cleric"]}, steps=steps)
    assert [told(game, option) for option in options(game, "look_for_trouble")] == [
        "0 against 5: not enough. In the fight you could use Turning.",
        "1 against 2: not enough. With the help of Bo or Cy it would be enough.",
    ]


LONER = {"kind": "item", "name": "Probe Cape", "always": ["+3 if you fight alone"], "value": 100}
PRIDE = {
    "kind": "one_shot",
    "name": "Probe Pride",
    "value": 100,
    "does": ["if you fight alone, you have +6 this combat; otherwise you have +2 this combat"],
}


@rule("HELP-01")
def test_the_sum_with_a_helper_leaves_out_what_counts_only_alone_on_either_side() -> None:
    """Out of the fight the helper's plate shows 7 and the fighter stands at 6: together they are 7, not 13."""
    bo = {"level": 4, "in_play": ["Probe Cape"]}
    game = table(
        "Probe Troll", {"level": 3}, cards=[TROLL, LONER], players={"Ann": {"level": 3}, "Bo": bo, "Cy": {}}
    )
    assert game.public().players[1].strength == 7
    asked = options(game, "ask_help")[0]
    why = "Bo adds 4 here, not 7: some cards count otherwise in this fight."
    assert told(game, asked) == f"7 against 12: not enough. {why}"
    for seat, word in ((0, asked.word), (0, "treasures:=1"), (0, "send"), (1, "accept:@0")):
        game.choose(seat, word)
    assert (fight := game.public().fight) is not None
    assert (fight.munchkins, fight.monsters) == (7, 12)


@rule("HELP-01", "CMB-02")
def test_what_turns_a_lost_fight_together_is_summed_up_by_the_table() -> None:
    """Whoever is asked before the card is played would lose with the fighter: the card comes first."""
    cards = [TROLL, PRIDE]
    few = table("Probe Troll", {"level": 3, "hand": ["Probe Pride"]}, cards=cards)
    asked = few.own(0, outcomes=True).ask
    assert asked is not None
    assert [told(few, option) for option in asked.options if option.verb in ("play", "ask_help")] == [
        "9 against 12: not enough.", "7 against 12: not enough.", "12 against 12: not enough.",
    ]  # fmt: skip
    assert asked.rescue is not None
    assert [asked.options[place].verb for place in asked.rescue.options] == ["play", "ask_help"]
    assert (asked.rescue.ours, asked.rescue.theirs) == (18, 12)  # 3 and 9, and 6 of the card, played before help
    weak = {"Ann": {"level": 3, "hand": ["Probe Pride"]}, "Bo": {"level": 4}, "Cy": {"level": 6}}
    lost = table("Probe Troll", {}, cards=cards, players=weak).own(0, outcomes=True).ask
    assert lost is not None
    assert lost.rescue is not None  # 3, 6 and 6: with help first the card would bring but 2
    assert (lost.rescue.ours, lost.rescue.theirs) == (15, 12)


@pytest.mark.parametrize("box", ["base", "super", "oz", "harry-potter", "south-park"])
def test_help_and_what_turns_a_fight_come_to_what_was_foretold(box: str) -> None:
    """In games of bots each helper who may be asked is asked, and what is said to turn a fight is done."""
    seen = 0
    game = kickdoor.new_game(box, players=["Ann", "Bo", "Cy", "Di"], seed=11, live=True)
    bots = [bot_of("simple", seat) for seat in range(4)]
    for _ in range(400):
        if game.over:
            break
        seat = game.to_act
        assert seat is not None
        asked = game.own(seat, outcomes=True).ask
        assert asked is not None
        for option in asked.options:
            if option.verb == "ask_help" and option.then is not None:
                assert _sums(_done(game, seat, [option])) == (option.then.ours, option.then.theirs), option
                seen += 1
        if asked.rescue is not None:
            turned = _done(game, seat, [asked.options[place] for place in asked.rescue.options])
            assert _sums(turned) == (asked.rescue.ours, asked.rescue.theirs), asked.rescue
            assert (fight := turned.public().fight) is not None
            assert fight.winning
        view = game.view(seat)
        game.choose(seat, bots[seat].choose(view, view.open_ask))
    assert seen > 20


def _sums(game: Game) -> tuple[int, int]:
    fight = game.public().fight
    assert fight is not None
    return fight.munchkins, fight.monsters


def _done(game: Game, seat: int, taken: list[OptionView]) -> Game:
    """A copy in which these options were taken, help was given for nothing, and nobody said anything else."""
    copy = game.clone()
    for option in taken:
        copy.choose(seat, option.word)
        if option.verb == "ask_help":
            assert option.seat is not None
            copy.choose(seat, "send")
            _silent(copy)  # to ask is a moment that some cards answer
            copy.choose(option.seat, f"accept:@{seat}")
        _silent(copy)
    return copy


def _silent(game: Game) -> None:
    while game.public().moment is not None:
        game.choose(game.waiting[0], "pass")


@rule("CMB-03")
def test_a_claimed_win_says_what_is_won() -> None:
    game = table("Probe Rat", {"level": 3})
    (claim,) = options(game, "fight")
    assert told(game, claim) == "You win 1 level and 1 Treasure."
    game = table("Probe Rat", {"level": 9})
    assert told(game, options(game, "fight")[0]) == "You win the game!"


@rule("HELP-03")
def test_a_claimed_win_says_what_the_helper_gets_of_it() -> None:
    game = table("Probe Troll", {"level": 4})
    for seat, word in ((0, "ask_help:@2"), (0, "treasures:=1"), (0, "send"), (2, "accept:@0")):
        game.choose(seat, word)
    (claim,) = options(game, "fight")
    assert told(game, claim) == "You win 1 level and 1 Treasure. Your helper gets 1 Treasure."


def test_an_ability_that_is_paid_for_says_its_totals_where_they_are_the_same_whatever_one_pays_with() -> None:
    """Else one would be asked about it in every fight of others, though it cannot change who wins."""
    thief = {"level": 1, "in_play": ["Probe Thief"], "hand": ["Wizard", "Dwarf"]}
    stab = {
        "kind": "class",
        "name": "Probe Thief",
        "ability": [
            {
                "name": "Stab",
                "when": "in combat",
                "cost": "discard 1 card",
                "does": ["a munchkin in the fight has -2 this combat"],
            }
        ],
    }
    players = {"Ann": {"level": 9}, "Bo": thief, "Cy": {"level": 1}}
    game = table("Probe Rat", {}, players=players, cards=[TROLL, RAT, stab])
    (use,) = options(game, "use", seat=1)
    assert use.then is not None and use.then.ours == 7 and use.then.wins


@rule("HELP-06")
def test_a_fight_says_whom_a_card_rewards_for_helping() -> None:
    players = {"Ann": {"level": 3}, "Bo": {"level": 4, "in_play": ["Elf"]}, "Cy": {"level": 9}}
    fight = table("Probe Troll", {}, players=players).public().fight
    assert fight is not None and fight.rewards == ((1, "Elf"),)


PASS = {
    "kind": "one_shot",
    "name": "Probe Pass",
    "value": 100,
    "when": "you try to Run Away",
    "does": ["escape automatically"],
}


@rule("RUN-06")
def test_running_away_names_the_cards_in_the_hand_with_which_one_escapes() -> None:
    game = table("Probe Troll", {"level": 3, "hand": ["Probe Pass"]}, cards=[TROLL, PASS])
    (run,) = options(game, "run_away")
    said = "You have Probe Pass: with it you escape once you run. "
    then = "5 or 6 escapes (2 in 6). If caught: lose your Headgear. It finds nothing to take from you."
    assert told(game, run) == said + then


BREAK = {
    "kind": "one_shot",
    "name": "Probe Break",
    "value": 100,
    "does": ["remove each monster without its Treasures"],
}


@rule("REW-01")
def test_a_fight_that_is_left_without_monsters_says_that_nothing_is_won_and_help_that_wins_comes_first() -> None:
    ann = {"level": 4, "hand": ["Probe Break"]}
    game = table("Probe Troll", ann, cards=[TROLL, BREAK])
    (card,) = options(game, "play")
    assert told(game, card) == "The fight is over: no Level, no Treasure."
    ask = game.own(0, outcomes=True).ask
    assert ask is not None and ask.rescue is not None
    assert ask.options[ask.rescue.options[0]].verb == "ask_help"


@rule("CMB-06")
def test_a_card_played_into_the_fight_says_both_sums() -> None:
    game = table("Probe Troll", {"level": 3, "hand": ["Bottled Bees"]})
    ours, theirs = options(game, "play")
    assert told(game, ours) == "6 against 12: not enough."
    assert told(game, theirs) == "3 against 15: not enough."
    assert game.public().fight is not None


@rule("GUAL-01")
def test_a_level_says_whose_it_is() -> None:
    game = table("Probe Troll", {"level": 3, "hand": ["Go Up a Level"]}, opens=False)
    said = [told(game, option) for option in options(game, "play")]
    assert said[:2] == ["You go up to Level 4.", "Bo goes up to Level 5."]


@rule("ITEM-01")
def test_an_item_says_how_strong_one_becomes_and_a_class_that_is_discarded_is_lost() -> None:
    ann = {"level": 3, "hand": ["Stick, Unremarkable"], "in_play": ["Thief"]}
    game = table("Probe Troll", ann, opens=False)
    (stick,) = options(game, "play")
    assert told(game, stick).startswith("Your strength becomes ")
    (gone,) = options(game, "discard")
    assert told(game, gone) == "You lose Thief for good."


@rule("TURN-02", "TURN-07")
def test_the_door_and_the_end_of_the_turn_say_what_comes() -> None:
    game = table("Probe Troll", {"level": 3}, opens=False)
    (kick,) = options(game, "kick_door")
    assert told(game, kick) == "Draw a Door card face up. A monster must be fought."


@rule("TIME-09")
def test_what_a_card_draws_is_not_told() -> None:
    """A copy of the table knows the decks; the seat does not."""
    peek = {
        "kind": "special",
        "name": "Probe Peek",
        "deck": "treasure",
        "when": "on your turn, out of combat",
        "does": ["draw 1 Door card"],
    }
    game = table("Probe Troll", {"level": 3, "hand": ["Probe Peek"]}, opens=False, cards=[TROLL, peek])
    assert [option.then for option in options(game, "play")] == [None]


def test_bots_are_told_nothing() -> None:
    game = table("Probe Troll", {"level": 3})
    asked = game.view(0).open_ask
    assert all(option.then is None for option in asked.options)


@pytest.mark.parametrize("box", ["base", "super", "oz", "harry-potter", "south-park"])
def test_telling_what_follows_changes_nothing(box: str) -> None:
    """The same answers lead to the same events, whether people looked ahead or not."""
    runs: list[list[str]] = []
    for looks in (False, True):
        game = kickdoor.new_game(box, players=["Ann", "Bo", "Cy", "Di"], seed=5, live=True)
        chance = random.Random(5)
        for _ in range(150):
            if game.over:
                break
            seat = chance.choice(game.waiting)
            for reader in range(4 if looks else 0):
                ask = game.own(reader, outcomes=True).ask
                for option in [] if ask is None else ask.options:
                    assert isinstance(option.then, OutcomeView | None)
                    assert told(game, option, reader).strip() == told(game, option, reader)
            game.choose(seat, chance.randrange(len(game.open_ask(seat).options)))
        runs.append([str(event) for event in game.events])
    assert runs[0] == runs[1]


@rule("CHEAT-01", "TRADE-01")
def test_a_trade_says_which_cards_are_lost_by_it() -> None:
    """The Cheat! on an Item does not change hands with it."""
    ann = {"level": 3, "in_play": ["Stick, Unremarkable"], "attached": {"Stick, Unremarkable": ["Cheat!"]}}
    game = table("Probe Troll", ann, opens=False)
    game.choose(0, next(option.word for option in options(game, "offer") if option.seat == 1))
    game.choose(0, options(game, "give")[0].word)
    (send,) = options(game, "send")
    assert told(game, send) == "Your strength falls to 3. You lose Cheat! for good."


@rule("CURSE-01")
def test_letting_a_curse_strike_says_what_it_takes() -> None:
    curse = {"kind": "curse", "name": "Probe Frost", "does": ["lose 2 levels"]}
    game = table("Probe Frost", {"level": 5, "hand": ["Counter-Curse Coupon"]}, cards=[curse])
    (passing,) = options(game, "pass")
    assert told(game, passing) == "You go down to Level 3."


def test_of_very_many_options_only_the_first_are_tried() -> None:
    """Each is done on a copy of the table: a view must not take a fifth of a second."""
    hats = [{"kind": "item", "name": f"Probe Hat {number}", "bonus": 1, "value": 100} for number in range(90)]
    names = [hat["name"] for hat in hats]
    game = table("Probe Rat", {"level": 3, "hand": names}, False, cards=[RAT, *hats])
    played = options(game, "play")
    assert [option.then is not None for option in played] == [place < MOST for place in range(90)]


@pytest.mark.parametrize("box", BOXES)
def test_what_is_kept_of_an_outcome_is_what_would_be_found_again(box: str) -> None:
    """It is kept while only passes, drafts and offers change anything."""
    game = kickdoor.new_game(box, players=4, seed=5, live=True, offers_last=True)
    rng = random.Random(5)
    for _ in range(150):
        for seat in range(4):
            shown, foreseen = game.own(seat, outcomes=True), game.table.keeping().foreseen
            kept = foreseen.copy()
            foreseen.clear()
            assert game.own(seat, outcomes=True) == shown
            foreseen.update(kept)
        seat = rng.choice([seat for seat in range(4) if game.ask(seat) is not None])
        words = [option.word(game.table) for option in game.open_ask(seat).options]
        game.choose(seat, "pass" if "pass" in words and rng.random() < 0.5 else rng.choice(words))


@rule("ITEM-02")
def test_an_item_without_room_says_what_it_could_be_worn_instead_of() -> None:
    hand = ["Sword of Passive Aggression", "Picket Sign of Smiting"]
    game = table(
        "Thief", {"level": 3, "hand": hand, "in_play": ["Stick, Unremarkable", "Rapier Wit"]}, opens=False
    )
    ask = game.own(0, outcomes=True).ask
    assert ask is not None
    found = [(swap.card.name, [card.name for card in swap.off], swap.strength) for swap in ask.swaps]
    assert found == [
        ("Sword of Passive Aggression", ["Stick, Unremarkable"], 6),
        ("Sword of Passive Aggression", ["Rapier Wit"], 5),
        ("Picket Sign of Smiting", ["Stick, Unremarkable", "Rapier Wit"], 3),
    ]


def test_an_item_that_adds_nothing_says_that_the_strength_stays() -> None:
    idle = {"kind": "item", "name": "Probe Cape", "always": ["+3 if you have a helper"], "value": 100}
    game = table("Thief", {"level": 3, "hand": ["Probe Cape"]}, opens=False, cards=[idle])
    (play_it,) = options(game, "play")
    assert told(game, play_it) == "Your strength stays 3."


def test_the_bad_stuff_says_how_much_it_hurts() -> None:
    game = table("Probe Rat", {"level": 1}, cards=[{**RAT, "level": 8, "bad_stuff": ["lose 2 levels"]}])
    (run,) = options(game, "run_away")
    assert run.then is not None and [escape.harm for escape in run.then.escapes] == [20]
