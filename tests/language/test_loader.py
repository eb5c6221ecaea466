"""What the loader makes of a box, and what it refuses."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kickdoor.engine.table.face import ARMOR, DOOR, NO_DECK, ONE_HAND, TREASURE
from kickdoor.engine.table.sentence import COMBAT, LEVELS, PER_VICTIM, STRENGTH, UP_TO, YOUR_COMBAT
from kickdoor.language.files.loader import OWN_BOXES, BadBox, check, load_box, own_box, parse_cards

from .conftest import EDITION, SAMPLES, Told, sample

RAT = '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = 1\nbad_stuff = []\n'


def test_a_face_carries_what_its_record_says() -> None:
    faces = {face.name: face for face in sample("base").faces}
    lich = faces["Tax Lich"]
    assert (lich.level, lich.treasures, lich.levels, lich.tags, lich.deck) == (16, 4, 2, ("Undead",), DOOR)
    assert lich.always[0].text == "only Levels count"
    assert lich.abilities[0].only == ("Cleric",)
    assert faces["Seven-Headed Dice Goblin"].always[0].key == LEVELS
    assert faces["Overdue Bookworm"].always[0].key == STRENGTH
    thief = faces["Thief"]
    assert (thief.plural, thief.article) == ("Thieves", "a")
    assert thief.abilities[0].name == "Backstab"
    limit = thief.abilities[0].limit
    assert limit is not None
    assert limit.span == PER_VICTIM
    assert faces["Staff of Mild Menace"].slot == ONE_HAND
    assert faces["The Gift Shop"].deck == NO_DECK
    assert faces["Third Spear Carrier"].deck == TREASURE


def test_an_ability_without_a_name_has_the_cards_own() -> None:
    faces = {face.name: face for face in sample("harry_potter").faces}
    assert faces["Slytherin"].abilities[0].name == "Slytherin"


def test_a_one_shot_is_played_in_combat_unless_it_says_otherwise() -> None:
    one = parse_cards([{"kind": "one_shot", "name": "Tonic", "bonus": 2}], sample("base"))[0]
    assert one.play is not None
    assert one.play.when.what == COMBAT
    assert one.play.does == ()


def test_a_box_has_its_words_phases_and_an_id() -> None:
    box = sample("harry_potter")
    assert (box.id, box.name) == ("harry-potter", "Harry Potter")
    assert box.words["class"] == ("Role", "Roles")
    assert box.joining == ("Dragon",)


def test_the_digest_is_of_the_files_whatever_the_folder_and_line_ends(tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere"
    shutil.copytree(SAMPLES / "oz", copy)
    assert load_box(copy).digest == sample("oz").digest
    cards = (copy / "cards.toml").read_bytes()
    (copy / "cards.toml").write_bytes(cards.replace(b"\n", b"\r\n"))
    assert load_box(copy).digest == sample("oz").digest
    (copy / "cards.toml").write_bytes(cards.replace(b"level = 10", b"level = 11"))
    assert load_box(copy).digest != sample("oz").digest


def test_scenario_cards_speak_the_hosts_words_and_bring_traits_of_their_own() -> None:
    faces = parse_cards(
        [
            {"kind": "class", "name": "Probe Bouncer", "ability": [{"when": "in your combat",
             "cost": "discard up to 3 cards", "does": ["you have +1 this combat for each card discarded"]}]},
            {"kind": "monster", "name": "Probe Imp", "level": 4, "treasures": 1, "copies": 1,
             "always": ["+2 against Probe Bouncers", "+1 against [Bucketman]"], "bad_stuff": []},
            {"kind": "item", "value": 100, "name": "Probe Plate", "slot": "armor",
             "always": ["immune to Traps"]},
        ],
        sample("super"),
    )  # fmt: skip
    assert [face.name for face in faces] == ["Probe Bouncer", "Probe Imp", "Probe Plate"]
    ability = faces[0].abilities[0]
    assert ability.when.what == YOUR_COMBAT
    cost = ability.cost
    assert cost is not None
    assert getattr(cost, "sel").mode == UP_TO  # noqa: B009
    assert faces[2].slot == ARMOR
    assert faces[2].box == "super"


def test_scenario_cards_that_are_wrong_are_told_too() -> None:
    with pytest.raises(BadBox, match="nearly: write"):
        parse_cards([{"kind": "curse", "name": "Probe", "does": ["lose 2 level"]}], sample("base"))
    with pytest.raises(BadBox, match="no kind of card is called `cruse`; did you mean `curse`"):
        parse_cards([{"kind": "cruse", "name": "Probe"}], sample("base"))


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (RAT.replace("level = 1\n", "levl = 1\n"), "a monster has no key `levl`; did you mean `level`?"),
        (RAT.replace("level = 1\n", ""), "a monster must have `level`"),
        (RAT.replace("level = 1\n", 'level = "1"\n'), "`level` must be a number"),
        (RAT.replace("level = 1\n", "level = true\n"), "`level` must be a number"),
        (RAT.replace("level = 1\n", "level = 0\n"), "`level` must be a number from 1 to 99"),
        (RAT.replace("bad_stuff = []", 'bad_stuff = "die"'), "`bad_stuff` must be a list of sentences"),
        (RAT.replace("bad_stuff = []", "bad_stuff = [1]"), "`bad_stuff` must be a list of sentences"),
        (RAT + "always = []\n", "always = [] is the default: leave it out"),
        (RAT.replace("level = 1\n", "copies = 1\nlevel = 1\n"), "copies = 1 is the default: leave"),
        (RAT.replace("treasures = 1\n", "treasures = 1\nlevels = 1\n"), "levels = 1 is the default"),
        (RAT + 'tags = ["Undad"]\n', 'unknown word "Undad"; did you mean "Undead"?'),
        (RAT + 'copies = 2\n', "write the keys in this order: name, copies, level, treasures, bad_stuff"),
        (RAT + RAT, "there is a card of this name in probe/cards.toml already"),
        (RAT + RAT.replace("Rat", "RAT!"), "there is a card of this name in probe/cards.toml already"),
        (RAT.replace("Rat", "R[a]t"), "a name may not have square brackets"),
        (RAT.replace('"Rat"', '" Rat"'), "a name must be one line"),
        (RAT.replace("[[monster]]", "[[monstr]]"), "is called `monstr`; did you mean `monster`?"),
        (RAT.replace("[[monster]]", "[monster]"), "write each card under [[monster]]"),
        ('[[curse]]\nname = "Moths"\n', "a curse must have `bonus` or `always` or `does`"),
        ('[[special]]\nname = "X"\ndeck = "door"\ndoes = ["die"]\n', "with `does` must have `when`"),
        ('[[item]]\nname = "Hat"\nslot = "head"\n', "`slot` must be one of headgear, armor, footgear"),
        ('[[item]]\nname = "Hat"\nbig = false\n', "`big` must be true or be left out"),
        ('[[item]]\nname = "Hat"\nonly = ["Wizard"]\n', 'unknown word "Wizard"'),
        ('[[item]]\nname = "Hat"\ndeck = "treasure"\n', 'deck = "treasure" is the default'),
        ('[[item_enhancer]]\nname = "of Ice"\nfits = "Armour"\n', 'unknown word "Armour"'),
        ('[[class]]\nname = "Thief"\nplural = "Thiefs"\n', 'plural = "Thiefs" is the default'),
        ('[[class]]\nname = "Elf, or else die"\n', "may not have a comma, a colon or a semicolon"),
        ('[[class]]\nname = "Elf"\nability = [{ when = "in combat" }]\n', "an ability must have `does`"),
        ('[[class]]\nname = "Elf"\nability = [{ does = ["die"], when = "in combat" }]\n', "order: when, does"),
        ("[[monster]]\nname = \n", "not TOML: Invalid value (at line 2"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_told(told: Told, cards: str, message: str) -> None:
    problems = told(cards)
    assert any(message in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[words]", "[wrods]", "edition.toml has no key `wrods`; did you mean `words`?"),
        ('["Curse", "Curses"]', '["Curse"]', "`curse` must be a list of two words"),
        ('curse = ["Curse', 'curs = ["Curse', "[words] has no key `curs`; did you mean `curse`?"),
        ('loot = "Loot the Room"\n', "", "`loot` must be the name of that phase in this box"),
        ("[tags]", "[settings]\nhand_limit = true\n[tags]", '`hand_limit` must be a number or "any"'),
        ("[tags]", "[settings]\nbig_itmes = 1\n[tags]", "did you mean `big_items`?"),
        ("[tags]", '[setup]\nclass = "all"\n[tags]', 'a number from 1, "any" or "any, usable or not"'),
        ("[tags]", '[death]\ndiscards = ["orign"]\n[tags]', "did you mean `origin`?"),
        ("[tags]", '[tags]\njoining = ["Dragon"]', '"Dragon" is in `joining`, but is not a tag of monsters'),
        ('item = ["Weapon"]', 'item = ["Item"]', "this word is in two word lists: thing and thing"),
        ('item = ["Weapon"]', 'item = []\n[[keyword]]\nname = "Flight"\nstacks = "no"', "must have `always`"),
        ('item = ["Weapon"]', 'item = []\n[[keyword]]\nname = "Flight"\nstacks = "on"', "`stacks` must be one of"),
        ("[tags]", '[[track]]\nname = "the Road"\nsteps = 1\n[tags]', "`steps` must be a number from 2 to 20"),
        ("[tags]", '[[track]]\nname = "the Road"\nstep = 6\n[tags]', "a track has no key `step`"),
        ("[tags]", '[[track]]\nname = "the Road"\nsteps = 6\nend = ["gian 1 level"]\n[tags]', "the Road · end"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_edition_is_told(told: Told, old: str, new: str, message: str) -> None:
    assert old in EDITION
    problems = told(RAT, EDITION.replace(old, new))
    assert any(message in problem for problem in problems), problems


def test_a_folder_without_an_edition_is_no_box(tmp_path: Path) -> None:
    assert [problem.message for problem in check([tmp_path])] == ["there is no edition.toml here"]
    assert "cannot be read" in check([tmp_path / "nowhere"])[0].message


def test_a_single_file_is_checked_within_its_box() -> None:
    assert check([SAMPLES / "oz" / "cards.toml"]) == []


def test_the_samples_have_nothing_wrong() -> None:
    assert check([SAMPLES]) == []


def test_the_five_boxes_load_under_their_own_names() -> None:
    boxes = [own_box(id) for id in OWN_BOXES]
    assert tuple([box.id for box in boxes]) == OWN_BOXES
