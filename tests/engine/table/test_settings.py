"""Table settings: the edition's own values, what one implies for another, and why a value is refused (OPT-04)."""

from __future__ import annotations

from typing import Any

import pytest

from kickdoor.engine.table.settings import IMPLIES, SETTINGS, BadSetting, Settings, of_new_game, shown, values_of
from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.tables import new_game

BOXES = {id: own_box(id) for id in OWN_BOXES}


def test_people_are_shown_each_edition_s_own_value() -> None:
    found = {setting.name: setting.values for setting in shown(BOXES, live=False)}
    assert list(found) == list(SETTINGS)
    assert found["loot_from"]["base"] == "treasure"
    assert found["loot_from"]["oz"] == "door"
    assert found["big_items"]["super"] == "any"
    assert found["offers"]["base"] == 2


def test_a_live_table_has_the_limits_of_live_tables() -> None:
    found = {setting.name: setting.values for setting in shown(BOXES, live=True)}
    assert found["offers"]["base"] == 20
    assert found["acts"]["oz"] == 300


@pytest.mark.parametrize("box", OWN_BOXES)
def test_what_people_are_shown_is_what_the_game_uses(box: str) -> None:
    settings = Settings(BOXES[box], of_new_game(BOXES[box], {}))
    for name, value in values_of(BOXES[box], {}).items():
        used: Any = getattr(settings, name, value)  # `epic` is used by what it implies
        assert used == (1000 if value == "any" else value), name


def test_a_switch_sets_what_it_implies_unless_the_table_sets_it_itself() -> None:
    for switch, implied in IMPLIES.items():
        values = values_of(BOXES["oz"], {switch: True})
        assert {name: values[name] for name in implied} == implied
    assert values_of(BOXES["oz"], {"epic": True, "winning_level": 15})["winning_level"] == 15


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("speed", 1, "unknown"),
        ("removed_pays", True, "retired"),
        ("epic", "yes", "switch"),
        ("epic", 1, "switch"),
        ("winning_level", 1, "number"),
        ("winning_level", "any", "number"),
        ("winning_level", True, "number"),
        ("hand_limit", -1, "unlimited"),
        ("hand_limit", 2.5, "unlimited"),
        ("window_seconds", "0", "seconds"),
        ("window_seconds", "601", "seconds"),
        ("window_seconds", "soon", "seconds"),
        ("loot_from", "shop", "choice"),
        ("first_player", "x" * 61, "player"),
        ("first_player", None, "player"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_what_was_expected(name: str, value: object, fault: str) -> None:
    with pytest.raises(BadSetting) as bad:
        new_game("base", 3, 1, **{name: value})
    view = bad.value.view
    assert (view.name, view.fault) == (name, fault)
    assert str(bad.value).startswith(f"table setting {name}={view.found}: {fault}")


@pytest.mark.parametrize(
    ("name", "value"), [("hand_limit", "any"), ("offers", 0), ("window_seconds", 0.5), ("first_player", "Bo")]
)
def test_a_value_that_can_be_is_taken(name: str, value: object) -> None:
    assert new_game("base", 3, 1, **{name: value}).record["settings"]


def test_a_switch_of_a_table_is_kept_as_a_switch_and_a_number_as_a_number() -> None:
    given = Settings(BOXES["base"], {"epic": True, "hand_limit": 1}).given
    assert [type(value) for value in given.values()] == [bool, int]
