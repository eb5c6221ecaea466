"""The set maker's tools: a box is started, checked, counted, covered, shown; and our own boxes are as promised."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kickdoor.engine.table.box import Box
from kickdoor.language.files.icons import icons
from kickdoor.language.files.loader import EDITIONS, OWN_BOXES, check, load_box, own_box
from kickdoor.language.files.record import slug
from kickdoor.workshop.coverage import Coverage, cover, table
from kickdoor.workshop.schema import schema
from kickdoor.workshop.start import start
from kickdoor.workshop.stats import deck_counts, kind_counts
from kickdoor.workshop.trace import COMPILED, traced
from kickdoor.workshop.watch import checks
from tests.command import kickdoor

DOCS = Path(__file__).parents[2] / "docs"
interpreted = pytest.mark.skipif(COMPILED, reason="sentences are counted by the interpreted engine only")


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    folder = tmp_path / "attic"
    start(folder)
    return folder


def add(folder: Path, text: str, file: str = "doors.toml") -> None:
    with (folder / file).open("a", encoding="utf-8") as opened:
        opened.write("\n" + text)


# A box of one's own.


def test_a_new_box_is_clean_and_is_played_to_its_end(attic: Path) -> None:
    assert check([attic]) == []
    assert load_box(attic).name == "Attic"
    result = kickdoor("play", "--watch", "--box", str(attic), "--players", "3", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.output


@interpreted
def test_every_card_and_sentence_of_the_template_is_met_in_a_few_games(attic: Path) -> None:
    assert cover(str(attic), 20, ["simple", "random"], "1", lambda done: None, workers=1).missing() == []


def test_nothing_is_overwritten(attic: Path) -> None:
    before = (attic / "doors.toml").read_bytes()
    result = kickdoor("cards", "new", str(attic))
    assert result.exit_code == 1
    assert "is not overwritten" in result.output
    assert (attic / "doors.toml").read_bytes() == before


@pytest.mark.parametrize("id", OWN_BOXES)
def test_a_copy_of_a_box_has_its_cards_and_a_name_of_its_own(id: str, tmp_path: Path) -> None:
    copied = tmp_path / "my-box"
    result = kickdoor("cards", "copy", id, str(copied))
    assert result.exit_code == 0, result.output
    original, box = own_box(id), load_box(copied)
    assert box.name == "My Box"
    moved = [msgspec.structs.replace(face.printed, box=box.id) for face in original.faces]
    assert [face.printed for face in box.faces] == moved
    assert not (copied / "printing.toml").exists()  # so that a card may be renamed
    assert f"kickdoor compare {id} {copied}" in result.output


def test_a_copy_of_a_copy_is_a_copy_and_nothing_is_overwritten(attic: Path, tmp_path: Path) -> None:
    assert kickdoor("cards", "copy", str(attic), str(tmp_path / "loft")).exit_code == 0
    assert load_box(tmp_path / "loft").name == "Loft"
    again = kickdoor("cards", "copy", "base", str(tmp_path / "loft"))
    assert again.exit_code == 1
    assert "exists already and is not overwritten" in again.output
    assert load_box(tmp_path / "loft").name == "Loft"


def test_a_box_that_does_not_exist_is_not_copied(tmp_path: Path) -> None:
    result = kickdoor("cards", "copy", "nowhere", str(tmp_path / "mine"))
    assert result.exit_code == 1
    assert "there is no box called 'nowhere'" in result.output
    assert not (tmp_path / "mine").exists()


def test_a_folder_whose_name_is_no_name_is_refused(tmp_path: Path) -> None:
    result = kickdoor("cards", "new", str(tmp_path / "---"))
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert not (tmp_path / "---").exists()


def test_a_box_with_quotes_in_its_name_is_written_as_toml(tmp_path: Path) -> None:
    start(tmp_path / 'so "called"')
    assert load_box(tmp_path / 'so "called"').name == 'So "Called"'


def test_the_watch_checks_again_after_a_change_only(attic: Path) -> None:
    waited = 0

    def wait(seconds: float) -> None:
        nonlocal waited
        waited += 1
        assert waited < 10
        if waited == 3:
            add(attic, '[[monster]]\nname = "Rat"\n')

    watching = checks([attic], wait)
    assert next(watching) == []
    assert any("must have" in problem.message for problem in next(watching))
    assert waited == 3


def test_the_watch_ends_with_ctrl_c(attic: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(paths: list[Path]) -> Iterator[object]:
        yield check(paths)
        raise KeyboardInterrupt

    monkeypatch.setattr("kickdoor.workshop.watch.checks", stop)
    result = kickdoor("cards", "check", str(attic), "--watch")
    assert result.exit_code == 0
    assert "No problem" in result.output


def test_an_icon_that_does_not_exist_is_a_problem(attic: Path) -> None:
    add(attic, '[[cheat]]\nname = "Cheat!"\nicon = "wizard-fcae"\n')
    (problem,) = check([attic])
    assert "did you mean `wizard-face`?" in problem.message


# The guide.


@interpreted
def test_the_guide_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (DOCS / "make-a-box.md").read_text("utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(console|toml|text)\n(.*?)```", guide, re.DOTALL)
    for language, block in blocks:
        if language == "toml":
            add(tmp_path / "attic", block, "edition.toml" if "[[track]]" in block else "doors.toml")
        elif language == "text":
            doors = tmp_path / "attic" / "doors.toml"
            good = doors.read_text("utf-8")
            horse = good.index("Rocking Horse")
            doors.write_text(good[:horse] + good[horse:].replace("lose 1", "loose 1"), "utf-8")
            assert kickdoor("cards", "check", "attic").output.startswith(block)
            doors.write_text(good, "utf-8")
        else:
            for line in block.splitlines():
                words = [word for word in shlex.split(line)[1:] if word != "--watch" or "play" in line]
                result = kickdoor(*words)
                assert result.exit_code == 0, f"{line}\n{result.output}"
                if "show" in words:
                    assert "+2 against Caretakers." in result.output


# Counting.


def test_stats_count_cards_and_forms() -> None:
    result = kickdoor("cards", "stats")
    assert result.exit_code == 0
    assert re.search(r"Door +95 +95 +95 +92 +92\n", result.output)
    forms = re.search(r"(\d+) sentence forms, (\d+) of them used here", result.output)
    assert forms is not None
    assert forms.group(1) == forms.group(2), "a form that no card uses"
    assert int(forms.group(1)) <= 170
    assert "\n0 used by a single card\n" in result.output, "each form is used by two cards at least"


@interpreted
def test_coverage_counts_only_its_own_games() -> None:
    before = own_box("oz")
    coverage = Coverage(before)
    assert len(coverage.missing()) > 300
    coverage.play(0, "random", "1")
    assert len(coverage.missing()) < 300
    assert Coverage(before).missing() != coverage.missing()
    assert not any("run" in vars(verb) for face in before.faces for verb in face.bad_stuff)
    first = table(coverage.rows).split("\n")[1]
    assert " 0 " in first


@interpreted
def test_coverage_of_two_processes_adds_up() -> None:
    one, two = Coverage(own_box("super")), Coverage(own_box("super"))
    one.play(0, "random", "1")
    two.play(1, "random", "1")
    whole = Coverage(own_box("super"))
    whole.play(0, "random", "1")
    whole.play(1, "random", "1")
    one.add(two.counts())
    assert one.counts() == whole.counts()


@interpreted
def test_a_traced_box_plays_the_same_game() -> None:
    from kickdoor.tables import book_of, deal, seats_of
    from kickdoor.workshop.coverage import answers_of

    box = own_box("base")
    told: list[list[str]] = []
    for each in (box, traced(box)[0]):
        game = deal(book_of((each,), {}), seats_of(3), {"seed": "same"})
        answer = answers_of("random", game)
        while not game.over:
            game.choose(game.to_act, answer(game, game.to_act))
        told.append([str(event) for event in game.events])
    assert told[0] == told[1]


@interpreted
def test_strict_coverage_fails_where_anything_is_at_nought() -> None:
    result = kickdoor("cards", "coverage", "--box", "oz", "-n", "1", "--bots", "random", "--strict")
    assert result.exit_code == 1
    assert "never took effect" in result.output
    result = kickdoor("cards", "coverage", "--box", "oz", "-n", "1", "--bots", "nobody")
    assert result.exit_code == 1
    assert "no bot called 'nobody'" in result.output


# Our own boxes.


@pytest.mark.parametrize(
    ("id", "doors", "treasures", "kinds"),
    [
        ("base", 95, 73, {"class": 12, "race": 9}),
        ("super", 95, 73, {"power": 20, "class": 12}),
        ("oz", 95, 73, {"class": 12}),
        ("harry-potter", 92, 76, {"house": 12, "power": 14}),
        ("south-park", 92, 76, {"kid": 6}),
    ],
)
def test_a_box_holds_what_it_promises(id: str, doors: int, treasures: int, kinds: dict[str, int]) -> None:
    box = own_box(id)
    decks, found = deck_counts(box), kind_counts(box)
    full = "the boxes have fixed counts: a new card replaces another one, or one of its copies"
    assert (decks["Door"], decks["Treasure"]) == (doors, treasures), full
    assert {kind: found[kind][1] for kind in kinds} == kinds, full


def test_the_options_of_the_base_box_and_the_houses_are_enough() -> None:
    found = kind_counts(own_box("base"))
    assert found["dungeon"][1] >= 12
    assert found["portal"][1] >= 8
    houses = [(face.name, face.copies) for face in own_box("harry-potter").faces if face.kind == "house"]
    assert [copies for _, copies in houses] == [3, 3, 3, 3]


@pytest.mark.parametrize("box", [own_box(id) for id in OWN_BOXES], ids=OWN_BOXES)
def test_every_card_has_an_icon_a_flavour_and_an_id_of_its_own(box: Box) -> None:
    assert [face.name for face in box.faces if face.icon not in icons() or not face.flavour] == []
    assert len({slug(face.name) for face in box.faces}) == len(box.faces)


# What is generated.


def test_the_generated_pages_are_fresh() -> None:
    assert (DOCS / "cards.schema.json").read_text("utf-8") == schema(), "stale: run `make docs`"
    for id in OWN_BOXES:
        page = kickdoor("cards", "gallery", "--box", id).output
        assert (DOCS / "boxes" / f"{id}.md").read_text("utf-8") == page, f"docs/boxes/{id}.md: run `make docs`"


def test_a_gallery_shows_every_card() -> None:
    page = (DOCS / "boxes" / "oz.md").read_text("utf-8")
    for face in own_box("oz").faces:
        assert f"### {face.name}" in page
        assert all(verb.text[1:].replace("[", "\\[").replace("]", "\\]") in page for verb in face.bad_stuff)


def valid(value: object, about: dict[str, object], whole: dict[str, dict[str, dict[str, object]]]) -> bool:
    """As much of JSON Schema as ours is written in."""
    match about:
        case {"$ref": str(place)}:
            return valid(value, whole["definitions"][place.rpartition("/")[2]], whole)
        case {"const": constant}:
            return value is constant
        case {"enum": list(choices)}:
            return value in choices
        case {"anyOf": list(either)}:
            return any(valid(value, one, whole) for one in either)
        case {"type": "integer", "minimum": int(least), "maximum": int(most)}:
            return type(value) is int and least <= value <= most
        case {"type": "string", "minLength": int(least), "maxLength": int(most)}:
            return isinstance(value, str) and least <= len(value) <= most
        case {"type": "array", "items": dict(item)}:
            return (
                isinstance(value, list)
                and about.get("minItems", 0) <= len(value) <= about.get("maxItems", 10**9)  # type: ignore[operator]
                and all(valid(one, item, whole) for one in value)
            )
    keys, needed = about.get("properties"), about.get("required", [])
    assert isinstance(value, dict) and isinstance(needed, list)
    if keys is None:
        return set(needed) <= set(value)
    assert isinstance(keys, dict)
    further = about.get("allOf", [])
    assert isinstance(further, list)
    return (
        set(needed) <= set(value)
        and all(key in keys and valid(one, keys[key], whole) for key, one in value.items())
        and all(valid(value, one, whole) for one in further)
    )


def test_the_schema_takes_our_own_files_and_refuses_bad_ones() -> None:
    whole = json.loads(schema())
    for file in sorted(EDITIONS.glob("*/*.toml")):
        if file.name not in ("edition.toml", "printing.toml"):
            assert valid(tomllib.loads(file.read_text("utf-8")), whole, whole), file
    for bad in (
        '[[monstre]]\nname = "Rat"',
        '[[monster]]\nname = "Rat"',
        '[[monster]]\nname = "Rat"\nlevel = "1"\ntreasures = 1\nbad_stuff = []',
        '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = -1\nbad_stuff = []',
        '[[monster]]\nname = "Rat"\nlevel = 1\ntreasures = 1\nbad_stuff = []\nslot = "armor"',
        '[[curse]]\nname = "Rot"',
        '[[item]]\nname = "Hat"\nslot = "head"',
        '[[item]]\nname = "Hat"\nbig = false',
        '[[class]]\nname = "Cook"\nability = [{ does = ["die"] }]',
    ):
        assert not valid(tomllib.loads(bad), whole, whole), bad
