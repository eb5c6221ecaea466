"""The first printing's wording is carried over: read by the old templates, printed by the new ones."""

from __future__ import annotations

import pytest

from kickdoor.language.grammar.forms import CHAPTERS
from kickdoor.language.grammar.phrase import Grammar
from kickdoor.language.grammar.rewording import Rewording
from kickdoor.language.grammar.template import FIRST, NOW
from kickdoor.language.grammar.tree import nodes_in

from .conftest import Told, grammar
from .trees import same

REWORDED = [
    ("always", "room for 1 more hand", "you have an extra hand"),
    ("always", "room for 2 more hands", "you have 2 extra hands"),
    ("always", "room for 1 more Hireling", "you may have an extra Hireling"),
    ("always", "room for 2 more Classes", "you may have 2 extra Classes"),
    ("always", "room for any number of Big Items", "you may have any number of Big Items"),
    ("always", "no Armor counts", "Armor doesn't count"),
    ("always", "no One-Shot counts", "One-Shots don't count"),
    ("always", "no [Elf] counts", "[Elf] doesn't count"),
    ("always", "+1 level if you have no helper", "worth 1 extra level if you fight alone"),
    ("always", "-2 levels", "worth 2 fewer levels"),
    ("cost", "discard this", "discard this card"),
    ("limit", "3 times per combat", "up to 3 times per combat"),
    ("when", "any time", "at any time"),
    ("when", "your turn", "on your turn, out of combat"),
    ("when", "combat", "in combat"),
    ("when", "your combat", "in your combat"),
    ("does", "lose your Headgear, or else lose 1 level", "lose your Headgear; if you can't, lose 1 level"),
    ("does", "lose 1 Item, then lose 1 level", "lose 1 Item and lose 1 level"),
    ("does", "get -2 this combat", "you have -2 this combat"),
    ("does", "you may get +2 this combat", "you may have +2 this combat"),
    ("does", "gain 1 level even to win", "gain 1 level, even the winning one"),
    ("does", "roll again", "reroll the die"),
    ("does", "open another Dungeon", "open one more Dungeon"),
    ("does", "open a new Dungeon", "open a new Dungeon in place of the old"),
    ("does", "Loot the Room after all", "Loot the Room, even after a fight"),
    ("when", "you are caught", "you are about to suffer Bad Stuff"),
    ("when", "another player is caught", "another player is about to suffer Bad Stuff"),
    ("does", "lose your best Item", "lose your Item with the highest bonus"),
    ("always", "may join any fight with an Undead", "anyone may add it from their hand to a fight with an Undead"),
    ("always", "+1 for each empty hand", "+1 for each of your empty hands"),
    ("when", "you Run Away", "you try to Run Away"),
    ("when", "another player Runs Away", "another player tries to Run Away"),
    ("does", "turn it on 1 other player", "make another player suffer the consequences instead of you"),
    (
        "does",
        "roll off with 1 other player; the lower roll: lose your Armor",
        "roll off with another player; the lower roll loses their Armor",
    ),
    ("does", "look at the top 1 Door card", "look at the top Door card"),
    ("does", "look at the top 2 Door cards", None),
    ("does", "lose this", "discard this card"),
    ("does", "give this to 1 player", "give this card to a player you choose"),
    ("does", "lift 2 Curses", "lift 2 of your Curses"),
    ("does", "1 player: lift 1 Curse", "a player you choose lifts 1 of their Curses"),
    ("does", "double your strength this combat", "double your combat strength"),
    ("does", "give this monster -1 level", "make this monster worth 1 fewer level"),
    ("does", "remove this monster", "remove this monster without its Treasures"),
    (
        "does",
        "if you face an Undead, remove 1 Undead",
        "if you face an Undead, remove 1 Undead without its Treasures",
    ),
    ("does", "1 other player: lose 1 level", "another player loses 1 level"),
    ("does", "each player: draw 2 Door cards", "each player draws 2 Door cards"),
    ("does", "all Clerics: gain 1 level even to win", "every Cleric gains 1 level, even the winning one"),
    ("does", "1 munchkin in the fight: get -2 this combat", "a munchkin in the fight has -2 this combat"),
    ("does", "1 other player: give 1 Item to whoever played this", "another player gives 1 Item to you"),
    ("does", "let whoever played this take 1 Item", None),
    ("does", "each player: you may lose your Armor", "each player may lose their Armor"),
    (
        "does",
        "the fighter: if you are losing, send your helper away",
        "the fighter, if they are losing, sends their helper away",
    ),
    (
        "does",
        "each player: if you have a Class, lose your Class, or else die; otherwise die",
        "each player, if they have a Class, loses their Class; if they can't, they die; otherwise they die",
    ),
    (
        "does",
        "each player: lose your Armor, or else lose 1 level",
        "each player loses their Armor; if they can't, they lose 1 level",
    ),
    ("does", "each player: 1 other player: lose 1 level", "each player: another player loses 1 level"),
    ("does", "1 other player: make 1 other player help you", "another player makes another player help them"),
    (
        "does",
        "each other player: lose 1 level for each Big Item you have",
        "each other player loses 1 level for each Big Item they have",
    ),
    ("does", "1 other player: kill 1 Undead", "another player kills 1 Undead"),
    (
        "always",
        "+1 for each step along the Yellow Brick Road",
        "+1 for each step you have taken along the Yellow Brick Road",
    ),
]


def box_of(sentence: str) -> str:
    """The box that has the words of a sentence: Oz has a track."""
    return "oz" if "Yellow Brick Road" in sentence else "base"


@pytest.mark.parametrize(("sort", "old", "new"), REWORDED, ids=[old for _, old, _ in REWORDED])
def test_an_old_sentence_is_reworded_and_means_the_same(sort: str, old: str, new: str | None) -> None:
    speech = grammar(box_of(old))
    rewording = Rewording(speech, False)
    assert rewording.new(sort, old, "item") == new
    if new is None:
        assert len(speech.read(sort, old)) == 1
        return
    (reading,) = speech.read(sort, new)
    assert speech.show(reading).replace("\u2212", "-") == new
    assert rewording.new(sort, new, "item") is None, "it is reworded once"
    (before,) = Grammar(speech.words, wording=FIRST).read(sort, old)
    if "remove" not in old and "whoever" not in old:  # these are other forms now
        assert same(before, reading)


SINCE = [
    ("any player lifts 1 Curse", "a player you choose lifts 1 of their Curses"),
    ("each player: any player loses 1 level", "each player: a player they choose loses 1 level"),
    ("lift 2 Curses", "lift 2 of your Curses"),
    ("give each monster +2 levels", "make each monster worth 2 extra levels"),
    ("if you fight alone, double your strength this combat", "if you fight alone, double your combat strength"),
    (
        "another player, if they fight alone, doubles their strength this combat",
        "another player, if they fight alone, doubles their combat strength",
    ),
]


@pytest.mark.parametrize(("old", "new"), SINCE, ids=[old for old, _ in SINCE])
def test_a_sentence_of_the_second_printing_as_it_was_first_written_is_reworded_too(old: str, new: str) -> None:
    speech = grammar("base")
    assert Rewording(speech, False).new("does", old, "special") == new
    (before,) = Grammar(speech.words, wording=NOW - 1).read("does", old)
    (after,) = speech.read("does", new)
    assert same(before, after)


def test_a_monster_that_was_removed_pays_where_the_box_said_so() -> None:
    assert Rewording(grammar("super"), True).new("does", "remove each monster", "one_shot") == (
        "remove each monster and take its Treasures"
    )


def test_on_a_curse_whoever_played_it_is_not_you() -> None:
    old = "each other player: give 1 Item to whoever played this"
    new = Rewording(grammar("base"), False).new("does", old, "curse")
    assert new == "each other player gives 1 Item to whoever played this"


def test_what_is_said_of_others_is_asked_of_them_in_the_second_person() -> None:
    (node,) = grammar("base").read("does", "another player either gives 1 Item to you or loses their Armor")
    either = node.verb  # type: ignore[attr-defined]
    assert either.first.text == "give 1 Item to whoever played this"
    assert either.second.text == "lose your Armor"


def test_a_hyphen_before_a_number_is_read_as_a_minus_sign() -> None:
    (node,) = grammar("base").read("does", "give 1 monster -3")
    assert node.text == "give 1 monster \u22123"


def test_every_form_that_was_reworded_is_tried_here() -> None:
    old = {box: Grammar(grammar(box).words, wording=FIRST) for box in ("base", "oz")}
    readings = [tree for sort, text, _ in REWORDED for tree in old[box_of(text)].read(sort, text)]
    tried = {type(node) for tree in readings for node in nodes_in(tree)}
    reworded = {form for _, classes in CHAPTERS for form in classes if form.was}
    assert reworded <= tried


def test_only_a_card_that_somebody_plays_names_who_played_it(told: Told) -> None:
    curse = '[[curse]]\nname = "Rag"\ndoes = ["another player gives 1 Item to you"]\n'
    assert "here `you` would be who is struck; write `whoever played this`" in told(curse)[0]
    assert told(curse.replace("to you", "to whoever played this")) == []
    rat = '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = 1\nbad_stuff = ["{}"]\n'
    assert "nobody has played a monster" in told(rat.format("let whoever played this take 1 Item"))[0]
