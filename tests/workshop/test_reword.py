"""`kickdoor cards reword`: files of the first printing are carried over in place; nothing else in them changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kickdoor.cli import app
from kickdoor.language.files.loader import EDITIONS, check, printing_of
from kickdoor.workshop import reword as module
from kickdoor.workshop.reword import reword

EDITION = (EDITIONS / "base" / "edition.toml").read_text("utf-8")
CARDS = """\
# A comment with "combat" in it.
[[one_shot]]
name = "Probe Hook"   # combat
when = 'combat'
does = ["remove 1 monster", "1 other player: lose 1 level"]
flavour = "lose this"

[[curse]]
name = "Old Rag"
always = ["-1 if you have [Odd Sock]"]
ability = [{ when = "your turn", cost = "discard 1 card", does = [
    "lose this", # it ends
] }]

[[item]]
name = "New Sock"
"""
CARDS_AFTER = """\
# A comment with "combat" in it.
[[one_shot]]
name = "Probe Hook"   # combat
when = 'in combat'
does = ["remove 1 monster without its Treasures", "another player loses 1 level"]
flavour = "lose this"

[[curse]]
name = "Old Rag"
always = ["-1 if you have [New Sock]"]
ability = [{ when = "on your turn, out of combat", cost = "discard 1 card", does = [
    "discard this card", # it ends
] }]

[[item]]
name = "New Sock"
"""
SCENARIO = """\
title: "lose this"   # lose this
box: base
cards:
  - {kind: one_shot, name: Probe Hook, when: combat, does: ["lose your Armor, or else lose 1 level"]}
  - kind: class
    name: Probe Class
    ability:
      - {when: your combat, limit: 3 times per combat, does: [either get +1 this combat or lose this]}
players:
  Ann: {hand: [Probe Hook], in_play: [Old Lamp]}
  Bo: {}
  Cy: {attached: {Old Lamp: [Cheat!]}}
steps:
  - {by: Ann, do: choose, option: get -2 this combat}
  - {by: Ann, do: play, card: "Old Lamp#2", on: Bo}
  - expect: {Ann: {has_not: [base/Old Lamp]}}
---
title: another
box: oz
players: {Ann: {hand: [Old Lamp]}, Bo: {}, Cy: {}}
steps: []
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "probe"
    folder.mkdir()
    (folder / "edition.toml").write_text(EDITION, "utf-8")
    (folder / "cards.toml").write_text(CARDS, "utf-8")
    (folder / "printing.toml").write_text('[renamed]\n"Odd Sock" = "New Sock"\n', "utf-8")
    return folder


def command(*paths: Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["cards", "reword", *map(str, paths)])
    return result.exit_code, result.output


def test_a_card_file_is_reworded_and_its_comments_and_quotes_stay(box: Path) -> None:
    code, said = command(box)
    assert (box / "cards.toml").read_text("utf-8") == CARDS_AFTER
    assert code == 0
    assert "5: '1 other player: lose 1 level' is now 'another player loses 1 level'" in said
    assert "changed, 0 problems" in said.splitlines()[-1]
    assert check([box]) == []
    assert command(box) == (0, "0 files changed, 0 problems\n")
    assert sorted(file.name for file in box.iterdir()) == ["cards.toml", "edition.toml", "printing.toml"]


def test_line_ends_stay(box: Path) -> None:
    (box / "cards.toml").write_bytes(CARDS.replace("\n", "\r\n").encode())
    reword([box])
    assert (box / "cards.toml").read_bytes() == CARDS_AFTER.replace("\n", "\r\n").encode()


def with_renamed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, printing: str) -> None:
    """Lets the base box say what became of its cards."""
    (tmp_path / "printing.toml").write_text(printing, "utf-8")
    found, nothing = printing_of(tmp_path), printing_of(tmp_path / "none")
    monkeypatch.setattr(module, "_printing", lambda name: found if name == "base" else nothing)


def test_a_scenario_file_is_reworded_and_its_cards_are_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_renamed(monkeypatch, tmp_path, '[renamed]\n"Old Lamp" = "Lamp: The Sequel"\n')
    file = tmp_path / "probe.yaml"
    file.write_text(SCENARIO, "utf-8")
    (report,) = reword([file])
    assert report.problems == []
    wanted = SCENARIO
    for old, new in (
        ("when: combat,", "when: in combat,"),
        ("lose your Armor, or else lose", "lose your Armor; if you can't, lose"),
        ("when: your combat, limit: 3 times", "when: in your combat, limit: up to 3 times"),
        ("get +1 this combat or lose this]", "you have +1 this combat or discard this card]"),
        ("in_play: [Old Lamp]", 'in_play: ["Lamp: The Sequel"]'),
        ("{Old Lamp: [Cheat!]}", '{"Lamp: The Sequel": [Cheat!]}'),
        ("option: get -2", "option: you have -2"),
        ('"Old Lamp#2"', '"Lamp: The Sequel#2"'),
        ("[base/Old Lamp]", '["base/Lamp: The Sequel"]'),
    ):
        assert wanted.count(old) == 1
        wanted = wanted.replace(old, new)
    assert file.read_text("utf-8") == wanted
    assert reword([file]) == []


def test_a_replaced_card_is_reported_and_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_renamed(monkeypatch, tmp_path, '[replaced]\n"Old Lamp" = "Rug"\n')
    file = tmp_path / "probe.yaml"
    file.write_text(
        "title: a\nbox: base\nplayers: {Ann: {hand: [Old Lamp]}, Bo: {}, Cy: {}}\nsteps: []\n", "utf-8"
    )
    code, said = command(file)
    assert code == 1
    assert f"{file}:3: Old Lamp was replaced in the second printing" in said
    assert "`kickdoor docs printings` says by what" in said
    assert "[Old Lamp]" in file.read_text("utf-8")


def test_a_scenario_that_says_whether_removed_monsters_pay_is_reworded_by_that(tmp_path: Path) -> None:
    file = tmp_path / "probe.yaml"
    card = 'cards:\n  - {kind: one_shot, name: Probe, does: ["remove each monster"]}\n'
    rest = "players: {Ann: {}, Bo: {}, Cy: {}}\nsteps: []\n"
    for head, paid in (
        ("box: base\n", False),
        ("box: super\n", True),
        ("box: base\noptions: {removed_pays: true}\n", True),
        ("box: [super, base]\noptions: {removed_pays: false}\n", False),
    ):
        file.write_text(f"title: a\n{head}{card}{rest}", "utf-8")
        reword([file])
        assert ("and take its Treasures" if paid else "without its Treasures") in file.read_text("utf-8"), head


@pytest.mark.parametrize("pays", [False, True])
def test_a_box_with_the_setting_of_the_first_printing_is_reworded_by_it_and_loses_it(
    box: Path, pays: bool
) -> None:
    """CMB-05: what the setting decided stands on the cards now."""
    edition, cards = box / "edition.toml", box / "cards.toml"
    text = edition.read_text("utf-8")
    old = f"[settings]\nremoved_pays = {str(pays).lower()}  # CMB-05\n"
    edition.write_text(text.replace("[settings]\n", old), "utf-8")
    assert "`removed_pays` is no setting any more: each card" in "".join([str(one) for one in check([box])])
    code, said = command(edition)
    assert code == 1, "the other files still need it"
    assert "reword the other card files of the box first" in said
    code, said = command(box)
    assert code == 0, said
    assert f"'removed_pays = {str(pays).lower()}' is deleted" in said
    assert edition.read_text("utf-8") == text
    assert ("and take its Treasures" if pays else "without its Treasures") in cards.read_text("utf-8")
    assert check([box]) == []


def test_all_problems_are_listed_with_file_and_line(tmp_path: Path, box: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.yaml").write_text("title: [\n", "utf-8")
    (tmp_path / "deep" / "two.yaml").write_text(
        "title: a\nbox: nowhere\nplayers: {A: {}, B: {}, C: {}}\nsteps: []\n"
    )
    (tmp_path / "deep" / "three.yaml").write_bytes(b"title: caf\xe9\n")
    (tmp_path / "deep" / "notes.txt").write_text("lose this")
    (box / "cards.toml").write_text('[[item]]\nname = "A"\nalways = ["it glows"]\n')
    code, said = command(tmp_path, tmp_path / "deep" / "notes.txt", tmp_path / "nowhere")
    assert code == 1
    for line in (
        "one.yaml:2: not YAML",
        "two.yaml:1: there is no box called 'nowhere'",
        "three.yaml:1: not written in UTF-8",
        'cards.toml:3: "it glows": ',
        "notes.txt:1: neither a card file (.toml) nor a scenario file (.yaml)",
        "nowhere:1: there is no such file",
    ):
        assert line in said, said
    assert said.rstrip().endswith("6 problems")


def test_bad_toml_is_told_with_its_line_and_left(box: Path) -> None:
    (box / "cards.toml").write_text('[[item]]\nname = "A\n')
    code, said = command(box / "cards.toml")
    assert code == 1 and "cards.toml:2: not TOML" in said
    assert (box / "cards.toml").read_text() == '[[item]]\nname = "A\n'


def test_a_copy_of_each_of_our_boxes_and_its_scenarios_needs_no_rewording(tmp_path: Path) -> None:
    shutil.copytree(EDITIONS, tmp_path / "editions")
    assert reword([tmp_path / "editions", Path(__file__).parents[1] / "editions"]) == []
