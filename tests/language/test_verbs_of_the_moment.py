"""Verbs that change what is about to happen: dice, Curses, Bad Stuff, draws, Dungeons, the room."""

from __future__ import annotations

from typing import Any

from .scenes import OGRE, Scene, Words, ability, item, special

MINE = "in your combat"


def in_fight(*does: str, when: str = MINE, hand: tuple[str, ...] = (), fight: str = "Ogre", **more: Any) -> Scene:
    ann: Words = {"level": 3, "hand": ["Probe", *hand]}
    return Scene(special(*does, when=when), ann=ann, fight=fight, **more)


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
    scene = Scene(other, special("lift 1 of your Curses"), ann={"hand": ["Probe"], "in_play": ["Hex", "Vex"]})
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
