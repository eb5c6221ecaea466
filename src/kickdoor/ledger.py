"""The rules ledger: every rule by its number, its sentence, and the tests that prove it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

LEDGER: Final = Path(__file__).with_name("rules.toml")
EDITIONS: Final = ("base", "super", "oz", "harry-potter", "south-park")


@dataclass(frozen=True)
class LedgerRule:
    """One numbered rule. No editions: it holds in all five."""

    number: str
    chapter: str
    editions: tuple[str, ...]
    text: str

    def holds_in(self, box: str) -> bool:
        return not self.editions or box in self.editions


@dataclass(frozen=True)
class Difference:
    """One row of the comparison of the five editions; a cell is empty where an edition has no such thing."""

    what: str
    cells: Mapping[str, str]


class UnknownRule(KeyError):
    """A number that is not in the ledger."""

    def __str__(self) -> str:
        return f"there is no rule {self.args[0]}"


@cache
def _ledger() -> Mapping[str, Any]:
    with LEDGER.open("rb") as file:
        return tomllib.load(file)


@cache
def rules() -> dict[str, LedgerRule]:
    """Every rule by its number, in the order of the ledger."""
    found: dict[str, LedgerRule] = {}
    for entry in _ledger()["rule"]:
        number = entry["number"]
        if number in found:
            raise ValueError(f"rules.toml: {number} stands there twice")
        found[number] = LedgerRule(number, entry["chapter"], tuple(entry["editions"]), entry["text"])
    return found


@cache
def differences() -> tuple[Difference, ...]:
    """The five editions at a glance, row by row."""
    return tuple(Difference(row["what"], {box: row[box] for box in EDITIONS}) for row in _ledger()["difference"])


def sentence(number: str) -> str:
    """What the rule of that number says."""
    try:
        return rules()[number].text
    except KeyError:
        raise UnknownRule(number) from None


# ---- proofs ------------------------------------------------------------------------------------------------


def collect_proofs(tests: Path) -> dict[str, list[str]]:
    """Which tests under that folder cite which rule: number → "place: what it shows".

    Scenario files cite with `rule: [CMB-04]`, Python tests with `@rule("CMB-04")`. Python files are read, not
    imported. Numbers the ledger does not have are among them: whoever asks can say so.
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
    from ruamel.yaml import YAML  # only here: whoever asks for a sentence need not wait for it

    yaml = YAML(typ="safe", pure=True)
    for path in sorted(tests.glob("scenarios/**/*.yaml")):
        # The steps are long to read and come last.
        head, _, _ = path.read_text("utf-8").partition("\nsteps:")
        scenario = yaml.load(head) or {}
        cited = scenario.get("rule", [])
        for number in [cited] if isinstance(cited, str) else cited:
            yield number, f"{path.relative_to(tests).as_posix()}: {scenario.get('title', path.stem)}"


def _cited_in_python(tests: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                shows = node.name.removeprefix("test_").replace("_", " ")
                for number in _numbers(node.decorator_list):
                    yield number, f"{place}: {shows}"


def _numbers(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "rule":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


# ---- docs/rules.md -----------------------------------------------------------------------------------------

PREFACE: Final = """\
# The rules

Every rule of the five editions in our own words, each with its number and the tests that prove it. A refusal
in the game names the number it rests on; `kickdoor rules CMB-04` prints one. This page is generated by
`kickdoor rules --page` from `src/kickdoor/rules.toml` and the tests.
"""


def page(proofs: Mapping[str, Iterable[str]]) -> str:
    """The page docs/rules.md: the editions compared, then number, text and proofs of every rule."""
    lines = [PREFACE, "## The five editions at a glance", ""]
    lines += [_row(["", *EDITIONS]), _row(["---"] * (len(EDITIONS) + 1))]
    lines += [_row([row.what, *(row.cells[box] or "-" for box in EDITIONS)]) for row in differences()]
    chapter = ""
    for rule in rules().values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += ["", f"## {chapter}"]
        only = f" *({', '.join(rule.editions)})*" if rule.editions else ""
        lines += ["", f"### {rule.number}", "", rule.text + only]
        listed = list(proofs.get(rule.number, ()))
        if listed:
            lines += ["", *(_proof(proof) for proof in listed)]
    return "\n".join(lines) + "\n"


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _proof(proof: str) -> str:
    place, _, shows = proof.partition(": ")
    return f"- {shows} (`{place}`)" if shows else f"- `{place}`"
