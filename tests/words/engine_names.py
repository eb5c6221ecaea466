"""The verbs and kinds of questions of the engine and the card language, as they stand in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import get_args

from kickdoor.engine.table.window import KINDS
from kickdoor.views.names import DraftKind
from tests.words.catalogue_checks import SOURCE, called

# What makes an option with the verb among its arguments.
MAKES_OPTIONS = {"Option", "Choice", "NeverMind", "Send", "AddCard", "add_card", "AddTerm", "AddSeat"}
# What asks one player, with the verb of the options among its arguments, which is the kind of the question too.
ASKS = {"each_card", "each_seat", "each_foe", "ChooseCards", "ChooseSeat", "ChooseFoe"}


@cache
def _nodes() -> list[ast.AST]:
    folders = [SOURCE / "engine", SOURCE / "language" / "verbs", SOURCE / "language" / "sentences"]
    return [
        node
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]


def _arguments(names: set[str]) -> Iterator[str]:
    """The texts among the arguments of calls of these."""
    for node in _nodes():
        if isinstance(node, ast.Call) and called(node) in names:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _assigned(names: set[str]) -> Iterator[str]:
    """The texts that are assigned to these: in a class, or to `self`."""
    for node in _nodes():
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        value = getattr(node, "value", None)
        for target in targets:
            name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
            if name in names and isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield value.value


def proposed() -> set[str]:
    """The verbs of all acts that are announced before they happen."""
    found: set[str] = set()
    for node in _nodes():
        if isinstance(node, ast.ClassDef):
            values = {ast.unparse(one.target): one.value for one in node.body if isinstance(one, ast.AnnAssign)}
            way, verb = values.get("way"), values.get("verb")
            if isinstance(way, ast.Name) and way.id == "PROPOSE" and isinstance(verb, ast.Constant):
                found.add(str(verb.value))
    return found


def reasons() -> set[str]:
    """The names of all reasons for a refusal, wherever one is made."""
    found: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ("Rule", "RefusalView"):
                values = [word.value for word in node.keywords if word.arg == "reason"]
                found |= {str(value.value) for value in values if isinstance(value, ast.Constant)}
    return found


def told() -> set[str]:
    """The kinds of events in calls of `tell`, where they are written there."""
    found: set[str] = set()
    for node in _nodes():
        if isinstance(node, ast.Call) and called(node) == "tell" and node.args:
            kind = node.args[0]
            either = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
            found |= {str(one.value) for one in either if isinstance(one, ast.Constant)}
    return found


def verbs() -> set[str]:
    return {*_arguments(MAKES_OPTIONS | ASKS), *_assigned({"verb", "asks"})}


def question_kinds() -> set[str]:
    asked = {*_arguments(ASKS | {"ChooseAnswer"}), *_assigned({"kind", "asks"})}
    return {*asked, *KINDS, *get_args(DraftKind)} - {"interrupt"}
