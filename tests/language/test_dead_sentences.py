"""A sentence that can never take effect is a problem of its box, with the reason; others take effect."""

from __future__ import annotations

import pytest

from kickdoor.language.grammar.lists import CLOSED, spoken
from kickdoor.language.grammar.words import Words as BoxWords

from .conftest import Told, grammar
from .scenes import NAMES, Scene, Words, special

ITEM = '[[item]]\nname = "Probe"\n\n[[item.ability]]\nwhen = "{}"\ndoes = ["{}"]\n'


def said(text: str) -> str:
    words: BoxWords = grammar("base").words
    return spoken(text, words) or ""


def every_moment() -> list[str]:
    """Every moment that the language has, in the words of the base box."""
    found = [said(entry.text) for entry in CLOSED["open"]]
    for whose in CLOSED["whose"]:
        found += [f"{whose.text} {stage} {edge}" for stage in ("turn", "combat") for edge in ("starts", "ends")]
    for event in CLOSED["event"]:
        found.append(f"you {said(event.text)}")
        found += [f"{other.text} {said(event.others)}" for other in CLOSED["other"]]
    return found


def holder(moment: str) -> str:
    """Who has the card, if the moment happens to Ann."""
    return "Ann" if moment.startswith("you ") else "Cy"


def scene(
    moment: str, *cards: Words, ann: tuple[str, ...] = (), bo: tuple[str, ...] = (), **more: object
) -> Scene:
    """Ann at Level 5, to whom the moment happens; the card that cancels it is in the hand of its holder."""
    hands = {"Ann": [*ann], "Bo": [*bo], "Cy": []}
    hands[holder(moment)].append("Probe")
    probe = special("cancel it", when=moment)
    mine: Words = {"level": 5, "hand": hands["Ann"]}
    return Scene(probe, *cards, ann=mine, bo={"hand": hands["Bo"]}, cy={"hand": hands["Cy"]}, **more)  # type: ignore[arg-type]


def strike(moment: str) -> bool:
    slap: Words = {"kind": "curse", "name": "Slap", "does": ["lose 1 level"]}
    found = scene(moment, slap, bo=("Slap",))
    found.do("Bo", "play", "Slap", "Ann")
    found.play(by=holder(moment))
    found.quiet()
    return found.level("Ann") == 5


def catch(moment: str) -> bool:
    found = scene(moment, fight="Ogre")
    found.table.loaded = (1,)
    found.do("Ann", "run_away")
    found.quiet("Ann")
    if found.can("Ann", "run_away"):
        found.do("Ann", "run_away")
    found.play(by=holder(moment))
    found.quiet()
    return found.level("Ann") == 5


def door(moment: str) -> bool:
    found = scene(moment, door=["Rat"])
    found.do("Ann", "kick_door")
    found.play(by=holder(moment))
    found.quiet()
    return found.table.fight is None


def shot(moment: str) -> bool:
    found = scene(moment, fight="Ogre", ann=("Gum",))
    before = found.ours()
    found.do("Ann", "play", "Gum")
    assert found.ours() == before + 2 or found.foe() == 14
    found.play(by=holder(moment))
    found.quiet()
    return found.ours() == before and found.foe() == 12


PREVENTED = {
    "struck by a Curse": strike,
    "to suffer Bad Stuff": catch,
    "to draw a card face up": door,
    "open a door": door,
    "opens a door": door,
    "play a One-Shot": shot,
    "plays a One-Shot": shot,
}


@pytest.mark.parametrize("moment", every_moment())
def test_cancel_it_prevents_what_the_moment_names_or_is_refused_with_the_reason(moment: str, told: Told) -> None:
    problems = told(ITEM.format(moment, "cancel it"))
    works = [prevents for end, prevents in PREVENTED.items() if moment.endswith(end)]
    if works:
        assert problems == []
        assert works[0](moment)
    else:
        assert len(problems) == 1
        assert "can never take effect" in problems[0]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you die"\n'
         'does = ["each other player loses 1 level"]\n', "laid out before"),
        ('[[class]]\nname = "P"\n\n[[class.ability]]\nwhen = "you die"\ncost = "discard 1 card"\n'
         'does = ["each other player loses 1 level"]\n', "the dead use nothing"),
        ('[[one_shot]]\nname = "P"\nwhen = "you die"\ndoes = ["each other player loses 1 level"]\n',
         "the dead play nothing"),
        ('[[monster]]\nname = "P"\nlevel = 1\ntreasures = 1\nbad_stuff = []\n\n[[monster.ability]]\n'
         'when = "in your combat"\ncost = "discard 1 card"\n'
         'does = ["remove this monster without its Treasures"]\n', "at will"),
        ('[[monster]]\nname = "P"\nlevel = 1\ntreasures = 1\nbad_stuff = []\n\n[[monster.ability]]\n'
         'when = "your combat ends"\ndoes = ["lose 1 level"]\n', "in the fight"),
        ('[[monster]]\nname = "P"\nlevel = 1\ntreasures = 1\nbad_stuff = []\n\n[[monster.ability]]\n'
         'when = "another player escapes"\ndoes = ["lose 1 level"]\n', "speaks only to"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you kill this monster"\ndoes = ["draw 1 Treasure"]\n',
         "no monster"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you draw this"\ndoes = ["draw 1 Treasure"]\n',
         "acts when it is drawn"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "on your turn, out of combat"\n'
         'limit = "once per combat"\n'
         'does = ["draw 1 Treasure"]\n', "no combat"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "in your combat"\nlimit = "once per victim"\n'
         'does = ["draw 1 Treasure"]\n', "no victim"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "at any time"\nlimit = "once per roll"\n'
         'does = ["draw 1 Treasure"]\n', "no die is rolled"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "at any time"\nlimit = "once per Curse"\n'
         'does = ["draw 1 Treasure"]\n', "nobody is struck"),
        ('[[curse]]\nname = "P"\nbonus = -1\nuntil = "in combat"\n', "it is no moment but a time"),
        ('[[curse]]\nname = "P"\nbonus = -1\nuntil = "you kill this monster"\n', "never comes"),
        ('[[curse]]\nname = "P"\nuntil = "your turn ends"\ndoes = ["lose 1 level"]\n', "does not stay in play"),
        ('[[special]]\nname = "P"\ndeck = "door"\nbonus = 1\nwhen = "on your turn, out of combat"\n'
         'does = ["draw 1 Treasure"]\n',
         "discarded when it is played"),
        ('[[curse]]\nname = "P"\ndoes = ["if you rolled 4 or more, die"]\n', "rolls a die"),
        ('[[curse]]\nname = "P"\nalways = ["-1 if you rolled 4 or more"]\n', "no die is rolled"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "in your combat"\n'
         'does = ["you have +1 this combat for each card discarded"]\n', "no card is discarded"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "on your turn, out of combat"\n'
         'does = ["you have +1 this combat"]\n',
         "in no combat"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "your turn starts"\ndoes = ["kill 1 monster"]\n',
         "no combat then"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you win a combat"\n'
         'does = ["remove 1 monster without its Treasures"]\n',
         "won then"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "in your combat"\n'
         'does = ["remove this monster without its Treasures"]\n',
         "names no monster"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "at any time"\ndoes = ["change the roll by +1"]\n',
         "no die lies"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "at any time"\n'
         'does = ["make another player suffer the consequences instead of you"]\n',
         "nothing strikes"),
        ('[[curse]]\nname = "P"\ndoes = ["if your Level is 5 or more, if your Level is 3 or less, die"]\n',
         "never hold together"),
        ('[[curse]]\nname = "P"\ndoes = ["if you have Armor, if you have no Armor, die"]\n',
         "never hold together"),
        ('[[item]]\nname = "P"\nalways = ["wins ties"]\n', "said of monsters only"),
        ('[[curse]]\nname = "P"\nwhen = "you open a door"\ndoes = ["lose 1 level"]\n', "it would strike you"),
        ('[[curse]]\nname = "P"\nbonus = -1\nwhen = "in combat"\n', "it strikes at an event"),
        ('[[curse]]\nname = "P"\nwhen = "anyone dies"\ndoes = ["lose 1 level"]\n', "the dead are struck"),
        ('[[level_up]]\nname = "P"\nwhen = "you die"\ndoes = ["gain 1 level"]\n', "the dead play nothing"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "your turn starts"\n'
         'does = ["if you are helping, draw 1 Treasure"]\n', "no combat then"),
        ('[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you are about to suffer Bad Stuff"\n'
         'does = ["if you win by 5 or more, draw 1 Treasure"]\n', "lost then"),
    ],
)  # fmt: skip
def test_a_sentence_that_never_takes_effect_is_a_problem_with_the_reason(
    card: str, reason: str, told: Told
) -> None:
    problems = told(card)
    assert len(problems) == 1, problems
    assert "never" in problems[0]
    assert reason in problems[0]


@pytest.mark.parametrize(
    "card",
    [
        '[[class]]\nname = "P"\n\n[[class.ability]]\nwhen = "you die"\n'
        'does = ["each other player loses 1 level"]\n',
        '[[item]]\nname = "P"\nalways = ["kept in death"]\n\n[[item.ability]]\nwhen = "you die"\n'
        'does = ["each other player loses 1 level"]\n',
        '[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "anyone dies"\ndoes = ["gain 1 level"]\n',
        '[[steed]]\nname = "P"\nbonus = 2\n\n[[steed.ability]]\nwhen = "you kill this monster"\n'
        'does = ["draw 1 Treasure"]\n',
        '[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "out of combat"\n'
        'does = ["a munchkin in the fight has +1 this combat"]\n',
        '[[curse]]\nname = "P"\ndoes = ["if your Level is 3 or more, if your Level is 5 or less, die"]\n',
        '[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you are about to suffer Bad Stuff"\n'
        'does = ["kill this monster"]\n',
        '[[item]]\nname = "P"\n\n[[item.ability]]\nwhen = "you win a combat"\n'
        'does = ["if you win by 5 or more, draw 1 Treasure"]\n',
    ],
)
def test_a_sentence_that_may_take_effect_is_no_problem(card: str, told: Told) -> None:
    assert told(card) == []


@pytest.mark.parametrize("kind", ["class", "kept item"])
def test_a_card_that_is_kept_in_death_hears_of_it(kind: str) -> None:
    does = [{"name": "Wail", "when": "you die", "does": ["each other player loses 1 level"]}]
    probe: Words = {"kind": "class", "name": "Probe", "ability": does}
    if kind != "class":
        probe = {"kind": "item", "name": "Probe", "always": ["kept in death"], "ability": does}
    doom: Words = {"kind": "curse", "name": "Doom", "does": ["die"]}
    found = Scene(probe, doom, ann={"in_play": ["Probe"]}, bo={"level": 4, "hand": ["Doom"]}, cy={"level": 3})
    found.do("Bo", "play", "Doom", "Ann")
    assert [found.level(name) for name in NAMES[1:]] == [3, 2]


def test_a_part_that_would_change_nothing_is_not_offered() -> None:
    both: Words = {"kind": "curse", "name": "Fork", "does": ["either lose 1 level or lose 1 Item"]}
    other: Words = {"kind": "curse", "name": "Spoon", "does": ["lose 1 level; if you can't, lose your Headgear"]}
    for name in ("Fork", "Spoon"):
        found = Scene(both, other, ann={"level": 1, "in_play": ["Hat"]}, bo={"hand": [name]})
        found.do("Bo", "play", name, "Ann")
        assert found.has("Ann") == []
    found = Scene(both, other, ann={"level": 2, "in_play": ["Hat"]}, bo={"hand": ["Fork"]})
    found.do("Bo", "play", "Fork", "Ann")
    assert found.asked() == "Ann"
    found.pick("lose 1 level")
    assert (found.level("Ann"), found.has("Ann")) == (1, ["Hat"])


@pytest.mark.parametrize(
    ("sentence", "verb"),
    [
        ("drop to Level 1 for each Item you have", "drop to Level 1"),
        ("lose your whole hand for each Item you have", "lose your whole hand"),
        ("lose 1 level and die for each Item you have", "die"),
    ],
)
def test_for_each_needs_a_number_to_multiply(told: Told, sentence: str, verb: str) -> None:
    found = told(f'[[curse]]\nname = "Probe"\ndoes = ["{sentence}"]\n')
    assert len(found) == 1
    assert f'`for each` multiplies a number, and "{verb}" has none' in found[0]


@pytest.mark.parametrize(
    "sentence", ["lose 1 Item", "draw 2 Treasures", "lose 1 random card from your hand", "gain 1 level"]
)
def test_for_each_multiplies_any_number_of_its_verb(told: Told, sentence: str) -> None:
    assert told(f'[[curse]]\nname = "Probe"\ndoes = ["{sentence} for each Item you have"]\n') == []


def test_a_curse_is_not_given_to_anybody(told: Told) -> None:
    """CURSE-02: it stays with the player whom it struck; a card of another kind is given away by its sentence."""
    curse = '[[curse]]\nname = "Rag"\nalways = ["-1 to Run Away"]\n'
    ability = '[[{}.ability]]\nwhen = "your turn ends"\ndoes = ["give this card to the player on your left"]\n'
    (problem,) = told(curse + ability.format("curse"))
    assert "can never take effect: a curse does not pass from one player to another" in problem
    assert told('[[item]]\nname = "Rag"\n' + ability.format("item")) == []
    struck = '[[curse]]\nname = "Rag"\ndoes = ["give this card to another player"]\n'
    assert "does not pass from one player to another" in told(struck)[0]
