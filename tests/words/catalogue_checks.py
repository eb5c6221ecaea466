"""What the tests read of the catalogue and of the code that uses it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from kickdoor.words.catalogue import HERE, resources

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "kickdoor"
WEB = ROOT / "web" / "src"
OF_PAGE = ("page.ftl", "guide.ftl", "how.ftl")

# Messages whose ids are put together from names of the engine or the server, by the first part of the id.
FAMILIES = (
    "event", "option", "proposal", "question", "moment", "offer", "draft", "line", "refusal", "because",
    "server", "close", "phrase", "slot", "list", "guide", "hint", "setting", "group", "value", "temper",
    "reminder", "news", "how", "offline",
)  # fmt: skip


class _Names(Visitor):
    """The variables a message names, the messages it refers to, and what it selects on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: dict[str, set[str]] = {}
        self.numbers: set[str] = set()  # variables that a function formats as numbers

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.numbers |= {
            argument.id.name for argument in node.arguments.positional if isinstance(argument, VariableReference)
        }
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = self.selectors.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, Identifier) else str(key.value))
        self.generic_visit(node)


def _names(node: BaseNode) -> _Names:
    found = _Names()
    found.visit(node)
    return found


@cache
def messages(language: str = "en") -> dict[str, Pattern]:
    """All messages, and their attributes as `id.attribute`."""
    found: dict[str, Pattern] = {}
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    assert isinstance(attribute, Attribute)
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def references(id: str, language: str = "en") -> set[str]:
    return _names(messages(language)[id]).references


def variables(id: str, language: str = "en") -> set[str]:
    """The arguments of a message, with those of the messages it refers to."""
    found = _names(messages(language)[id])
    return found.variables.union(*[variables(other, language) for other in found.references])


def selectors(id: str, language: str = "en") -> dict[str, set[str]]:
    """What a message selects on, and the values it tells apart."""
    found = _names(messages(language)[id])
    result = dict(found.selectors)
    for other in found.references:
        for name, keys in selectors(other, language).items():
            result[name] = result.get(name, set()) | keys
    return result


def numbers(id: str) -> set[str]:
    """The arguments that must be numbers."""
    return _names(messages()[id]).numbers


def of_family(family: str) -> set[str]:
    """The messages of a family: the part of their ids behind the first. The page has families of its own."""
    of_page = {id for name in OF_PAGE if (HERE / "en" / name).exists() for id in _ids(HERE / "en" / name)}
    found = {id for id in messages() if id.startswith(f"{family}-") and "." not in id}
    return {id.removeprefix(f"{family}-") for id in found - of_page}


def _ids(file: Path) -> list[str]:
    return [line.split(" =")[0] for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()]


def said() -> Iterator[tuple[str, str, set[str] | None]]:
    """Each `say("id", argument=…)` of the code: where, the id, the names of its arguments (None: not known)."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or called(node) not in ("say", "_say") or not node.args:
                continue
            keywords = {keyword.arg or "**" for keyword in node.keywords} - {"style"}
            for id in _texts(node.args[0]):
                yield f"{path.name}:{node.lineno}", id, None if "**" in keywords else keywords


def _texts(node: ast.expr) -> list[str]:
    """The text that stands there, or either of two."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@cache
def prefixes_in_page() -> tuple[str, ...]:
    """The first parts of ids that the page puts together: `say(`hint-${hint.id}`)`."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return tuple({found for path in files for found in re.findall(r"`([a-z-]+-)\$\{", path.read_text("utf-8"))})


@cache
def named_in_code() -> frozenset[str]:
    """Every text in quotes that looks like an id, in Python and in the page."""
    found: set[str] = set()
    for path in [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        found |= set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""", path.read_text("utf-8")))
    return frozenset(found)
