"""Which tests prove which rule: the citations in scenario files and in Python tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ruamel.yaml import YAML

from .ledger import rules

CITING: Final = re.compile(r"^(?:title|rule):.*\n(?:[ -].*\n)*", re.MULTILINE)  # with the lines that go on


@cache
def collect_proofs(tests: Path) -> Mapping[str, list[str]]:
    """Which tests in that folder cite which rule: number → "file: what the test shows".

    Scenario files cite with `rule: [CMB-04]`, Python tests with `@rule("CMB-04")`. Python files are parsed, not
    imported. Numbers that the ledger does not have are kept: `unknown` lists them.
    """
    found: dict[str, list[str]] = {}
    for number, proof in [*_cited_in_scenarios(tests), *_cited_in_python(tests)]:
        listed = found.setdefault(number, [])
        if proof not in listed:
            listed.append(proof)
    return found


def unproven(proofs: Mapping[str, object]) -> list[str]:
    """The numbers of the ledger that no test cites."""
    return [number for number in rules() if number not in proofs]


def unknown(proofs: Mapping[str, object]) -> list[str]:
    """The cited numbers that the ledger does not have."""
    return sorted(number for number in proofs if number not in rules())


def _cited_in_scenarios(tests: Path) -> Iterator[tuple[str, str]]:
    yaml = YAML(typ="safe", pure=True)
    for path in sorted(tests.glob("scenarios/**/*.yaml")):
        # YAML takes long to parse: only the two keys that matter are.
        scenario = yaml.load("".join(CITING.findall(path.read_text("utf-8")))) or {}
        cited = scenario.get("rule", [])
        for number in [cited] if isinstance(cited, str) else cited:
            yield number, f"{path.relative_to(tests).as_posix()}: {scenario.get('title', path.stem)}"


def _cited_in_python(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests).as_posix()
        text = path.read_text("utf-8")
        if "rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text, str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                shows = node.name.removeprefix("test_").replace("_", " ")
                for number in _numbers(node.decorator_list):
                    yield number, f"{place}: {shows}"


def _numbers(decorators: Iterable[ast.expr]) -> Iterator[str]:
    """The numbers in `@rule(...)` decorators."""
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
