"""Nothing of a game is forgotten: every field of its state stands in the snapshot, and every class in it can be
made again. A field that is added to the state, and not here, makes these tests fail."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import pytest

import kickdoor.engine
import kickdoor.language.sentences
import kickdoor.language.verbs
from kickdoor.engine import game as games
from kickdoor.engine.table import fight, table
from kickdoor.engine.table.agenda import Draft, Dropped, Offer, Option, Step
from kickdoor.engine.table.events import Event, Log
from kickdoor.engine.table.sentence import Aim, Cause, Selector
from kickdoor.engine.table.window import About
from kickdoor.snapshots import Unusable, position, restored, snapshot
from kickdoor.snapshots.fields import RENAMED, SET_AFTER, attributes, making

Class = type[object]
READS_SOURCE = pytest.mark.skipif("__mypyc_attrs__" in vars(table.Table), reason="it reads the source")
SOURCES = (kickdoor.engine, kickdoor.language.sentences, kickdoor.language.verbs)
# What the agenda, the fight and the seats hold, with all subclasses. Selectors are made on the way.
HELD: tuple[Class, ...] = (
    Step, Option, Draft, Offer, Dropped, About, Aim, Cause, Selector, table.Memo,
    fight.Foe, fight.Boost, fight.Doubling, fight.Shot, fight.Spoil, fight.Loan, fight.Owed, fight.Terms,
)  # fmt: skip


@pytest.mark.parametrize(
    ("thing", "written", "otherwise"),
    [
        (table.Table([], [], [], []), position.TABLE, (*position.APART, *position.FOUND_AGAIN)),
        (table.Seat([], []), position.SEAT, position.FOUND_AGAIN_OF_SEATS),
        (fight.Fight(), position.FIGHT, ()),
    ],
)
def test_every_field_is_written_or_found_again(
    thing: object, written: dict[str, position.Kind], otherwise: tuple[str, ...]
) -> None:
    assert sorted([*written, *otherwise]) == attributes(thing)


@READS_SOURCE
@pytest.mark.parametrize(
    ("cls", "written", "otherwise"),
    [
        (table.Table, position.TABLE, {"book", "fight", "hurried", "seats"}),
        (table.Seat, position.SEAT, {*position.FOUND_AGAIN_OF_SEATS}),
        (fight.Fight, position.FIGHT, set()),
    ],
)
def test_what_a_clone_copies_is_written(
    cls: Class, written: dict[str, position.Kind], otherwise: set[str]
) -> None:
    copied = {name for name, _ in _assigned(cls, "clone", "other")}
    if cls is fight.Fight:
        copied |= {"number", "fighter"}  # they have defaults, and are given to the constructor
    else:
        copied |= set(inspect.signature(cls).parameters)
    assert copied == {*written} | otherwise


def test_every_field_of_a_game_and_its_log_is_known() -> None:
    assert attributes(kickdoor.new_game("base", 3, 1)) == [
        "_answers", "_given", "answered", "gone", "header", "names", "over", "table",
    ]  # fmt: skip
    assert attributes(Log.empty(("Ann",))) == ["_counted", "_read", "_shown", "before", "first", "names", "told"]
    written = {*position.Told.__struct_fields__, "number"}  # which follows from its place
    assert set(attributes(Event(1, "turn"))) == written | {"_brief", "_hidden", "_shown"}
    assert inspect.signature(games.Game).parameters.keys() == {"table", "names", "header", "told"}


def _modules() -> Iterator[ModuleType]:
    for package in SOURCES:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def _classes() -> list[Class]:
    found = {
        thing
        for module in _modules()
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, HELD) and thing.__module__ == module.__name__
    }
    return sorted(found, key=lambda cls: (cls.__module__, cls.__name__))


def _assigned(cls: Class, method: str, name: str = "self") -> Iterator[tuple[str, str]]:
    """The attributes that a method of this class, or of the nearest base, sets, with what they are set to."""
    owner = next((base for base in cls.__mro__ if method in vars(base) and base is not object), None)
    if owner is None:
        return
    source = ast.parse(inspect.cleandoc("\n" + inspect.getsource(vars(owner)[method])))
    for node in ast.walk(source):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == name:
                    yield target.attr, "" if node.value is None else ast.unparse(node.value)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
            base = owner.__mro__[1]
            names = list(inspect.signature(base).parameters)
            given = dict(zip(names, map(ast.unparse, node.args), strict=False))
            given |= {one.arg: ast.unparse(one.value) for one in node.keywords if one.arg is not None}
            for attribute, value in _assigned(base, "__init__"):
                yield attribute, given.get(value, value)


@READS_SOURCE
def test_every_class_that_a_position_may_hold_can_be_made_again() -> None:
    """What its constructor takes is kept in an attribute; what else it sets follows from that, or is written."""
    wrong: list[str] = []
    for cls in _classes():
        how = making(cls)
        kept = dict(_assigned(cls, "__init__"))
        name = f"{cls.__module__}.{cls.__name__}"
        for parameter, attribute in how.parameters:
            if kept.get(attribute) != parameter:
                wrong.append(f"{name} takes {parameter} and keeps {kept.get(attribute)} as {attribute}")
        # Anything else that it sets must follow from its parameters, or be set after it was made.
        names = [parameter for parameter, _ in how.parameters]
        for attribute, value in kept.items():
            read = {node.id for node in ast.walk(ast.parse(value or "0")) if isinstance(node, ast.Name)}
            constant = not read and attribute not in how.after and _is_changed(cls, attribute)
            if constant and attribute not in names:
                wrong.append(f"{name} begins with {attribute} = {value}, which is changed later: see SET_AFTER")
    assert not wrong, "\n".join(wrong)


def _is_changed(cls: Class, attribute: str) -> bool:
    """Whether another method of the class sets it, on itself or on a copy."""
    for method, body in vars(cls).items():
        if inspect.isfunction(body) and method != "__init__":
            for node in ast.walk(ast.parse(inspect.cleandoc("\n" + inspect.getsource(body)))):
                targets = node.targets if isinstance(node, ast.Assign) else []
                if isinstance(node, ast.AugAssign):
                    targets = [node.target]
                if any(isinstance(one, ast.Attribute) and one.attr == attribute for one in targets):
                    return True
    return False


@READS_SOURCE
def test_the_exceptions_are_still_needed() -> None:
    for cls, renamed in RENAMED.items():
        takers = [one for one in _classes() if issubclass(one, cls)]
        assert any(set(renamed) & {name for name, _ in making(one).parameters} for one in takers), cls
    for cls, after in SET_AFTER.items():
        assert all(name in vars(cls) or name in dict(_assigned(cls, "__init__")) for name in after), cls


# What does not fit is not used.


def _changed(body: bytes, old: bytes, new: bytes) -> bytes:
    assert old in body
    return body.replace(old, new, 1)


def test_a_snapshot_that_does_not_fit_is_not_used() -> None:
    game = kickdoor.new_game("base", 3, 1)
    body = snapshot(game)
    for wrong in (
        b"",
        b"{}",
        body[:-9],
        _changed(body, b'{"version":', b'{"version":9'),
        _changed(body, b'"rules":', b'"rules":9'),
        _changed(body, b'"engine.table.window.Window"', b'"engine.table.window.Door"'),
        _changed(body, b'"engine.table.window.Window"', b'"server.store.sqlite.SqliteStore"'),
        _changed(body, b'"next_tag":', b'"last_tag":'),
        _changed(body, b'"lead":', b'"led":'),
    ):
        with pytest.raises(Unusable):
            restored(wrong, game)
    for other in (kickdoor.new_game("oz", 3, 1), kickdoor.new_game("base", 4, 1)):
        with pytest.raises(Unusable):
            restored(body, other)
