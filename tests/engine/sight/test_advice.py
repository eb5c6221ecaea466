"""What a view says of options that gain nothing, or lose what no number shows."""

from __future__ import annotations

from typing import Any

from kickdoor.engine.game import Game
from kickdoor.scenario.runner import play
from kickdoor.views.deeds import OptionView, SwapView
from kickdoor.words import Words, outcome
from tests.proofs import rule

WORDS = Words(strict=True)
CURSES = [
    {"kind": "curse", "name": "Probe Fall", "does": ["lose 1 level"]},
    {"kind": "curse", "name": "Probe Draught", "does": ["lose your Headgear"]},
    {"kind": "curse", "name": "Probe Gloom", "bonus": -1},
]
HAT = "Helmet of Hearing Yourself Think"


def table(ann: dict[str, Any], **more: Any) -> Game:
    """Ann's turn, before the door; Bo is at Level 1 and has nothing, Cy has a hat."""
    players = {"Ann": ann, "Bo": {"level": 1}, "Cy": {"level": 9, "in_play": [HAT]}}
    return play({"box": "base", "passes": "written", "players": players, "steps": [], **more})


def options(game: Game, verb: str, name: str = "") -> list[OptionView]:
    ask = game.own(0, outcomes=True).ask
    assert ask is not None
    found = [option for option in ask.options if option.verb == verb]
    return [option for option in found if not name or (option.card is not None and option.card.name == name)]


def idle(game: Game, name: str) -> list[int | None]:
    """The seats to which this Curse of Ann's would do nothing."""
    return [option.seat for option in options(game, "play", name) if option.then is not None and option.then.idle]


@rule("CURSE-03", "LVL-01")
def test_a_curse_that_finds_nothing_to_take_says_so() -> None:
    hand = ["Probe Fall", "Probe Draught", "Probe Gloom"]
    game = table({"level": 3, "hand": hand}, cards=CURSES)
    assert [idle(game, name) for name in hand] == [[1], [0, 1], []]
    on_bo = next(option for option in options(game, "play", "Probe Fall") if option.seat == 1)
    said = outcome(WORDS, game.public(), 0, on_bo)
    assert said == "Nothing would happen to Bo: it finds nothing to take."


RAT = {"kind": "monster", "name": "Probe Rat", "level": 2, "treasures": 1, "bad_stuff": ["lose 1 level"]}
CAPES: list[dict[str, Any]] = [
    {"kind": "item", "name": "Probe Plate", "bonus": 3, "slot": "armor"},
    {"kind": "item", "name": "Probe Plain", "bonus": 1, "slot": "armor"},
    {"kind": "item", "name": "Probe Shroud", "bonus": 1, "slot": "armor", "always": ["+3 against Undead"]},
    {"kind": "item", "name": "Probe Rust", "bonus": 1, "slot": "armor", "always": ["-1 to Run Away"]},
]


def swap_of(worn: str) -> SwapView:
    game = table({"level": 3, "hand": ["Probe Plate"], "in_play": [worn]}, cards=CAPES)
    ask = game.own(0, outcomes=True).ask
    assert ask is not None
    (swap,) = ask.swaps
    return swap


@rule("ITEM-02")
def test_a_swap_names_the_item_whose_further_use_is_lost_but_for_a_drawback() -> None:
    worn = ["Probe Plain", "Probe Shroud", "Probe Rust"]
    assert [[card.name for card in swap_of(one).lost] for one in worn] == [[], ["Probe Shroud"], []]
    assert swap_of("Probe Shroud").strength == 6


def redrawn(top: str, level: int) -> OptionView:
    """Ann, a Cleric, is about to open a door, and this lies on top of the discards."""
    ann = {"level": level, "in_play": ["Cleric"], "hand": ["Stick, Unremarkable", HAT]}
    game = table(ann, cards=[RAT], door_discards=[top], door=["Dwarf"], steps=[{"by": "Ann", "do": "kick_door"}])
    (use,) = options(game, "use")
    return use


@rule("CLS-09")
def test_a_power_that_draws_from_the_discards_says_what_comes_and_whether_it_is_of_use() -> None:
    found = [redrawn(top, level).then for top, level in (("Thief", 3), ("Probe Rat", 9), ("Probe Rat", 1))]
    assert [then is not None and then.better for then in found] == [False, True, False]
    assert found[1] is not None and (found[1].ours, found[1].theirs, found[1].wins) == (9, 2, True)
