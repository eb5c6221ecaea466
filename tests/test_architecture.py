"""Checks the architecture: who imports whom, what the engine may name, how long files and functions may be.

A ceiling below is a count that may only fall: lower it when you have mended a place.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kickdoor.language.files.loader import OWN_BOXES, own_box

SOURCE = Path(__file__).parent.parent / "src" / "kickdoor"
FILES = sorted(path for path in SOURCE.rglob("*.py"))
LONGEST = 400  # lines of a file
LONGEST_FUNCTION = 60  # lines
MOST_PARAMETERS = 6

# Ceilings: how often each rule is still broken.
LONG_FUNCTIONS = 0
MANY_PARAMETERS = 7
NOT_NONE_IN_ENGINE = 0
PACKAGES_IN_CYCLES = 0
TYPING_IMPORTS_ACROSS = 1
LOCAL_IMPORTS_ACROSS = 0
AGAINST_THE_ENGINE_ORDER = 0

# The packages of the engine: each may import those before it.
ENGINE_ORDER = ("table", "sums", "flow", "play", "turns", "sight", "game", "briefing", "learning")

# Which parts of the package a part may import, besides itself.
ARROWS = {
    "views": set(),
    "words": {"views"},
    "briefs": {"views"},
    "engine": {"briefs", "views"},
    "language": {"engine", "views"},
    "scenario": {"engine", "language", "tables", "views", "words"},
    "bots": {"briefs", "command_line", "engine", "fence", "views", "words"},  # words: its command
    # It draws tables of this machine and, through the client, of others.
    "terminal": {"engine", "language", "bots", "tables", "records", "rules", "client", "server", "views", "words"},
    "lab": {"engine", "language", "bots", "tables", "command_line", "words"},
    "env": {"engine", "bots", "briefs", "snapshots", "tables", "views"},
    "rules": set(),
    "rules_command": {"command_line", "rules"},
    "docs_command": {"command_line"},
    "compiled": set(),
    "backup_command": {"command_line", "server"},
    "fence": {"engine"},
    "fairness": set(),
    "signatures": set(),
    "snapshots": {"engine", "views"},
    "tables": {"engine", "language"},
    "translations": {"engine", "language", "words"},
    "records": {"engine", "scenario", "tables", "words"},
    "verification": {"engine", "bots", "fairness", "records", "signatures", "views"},
    "bench": {"", "tables"},
    "command_line": {"engine", "language", "words"},
    "server": {
        "engine",
        "language",
        "bots",
        "fairness",
        "fence",
        "signatures",
        "snapshots",
        "tables",
        "records",
        "rules",
        "translations",
        "views",
        "words",
    },
    "load": set(),  # a client of its own, as small as can be
    "client": {"fairness", "server", "views", "words"},  # its messages
    "workshop": {
        "engine",
        "language",
        "bots",
        "tables",
        "translations",
        "command_line",
        "views",
        "words",
        "scenario",
    },
}
# What a bot sees of the engine: games it imagines and what it reads of a game, never the table it sits at.
SEEN_BY_BOTS = {"kickdoor.engine.briefing", "kickdoor.engine.game"}


def imports(path: Path, within: ast.AST | None = None) -> Iterator[str]:
    """The modules of this package that a file imports, wherever in it, or in one part of it."""
    module = ("kickdoor", *path.relative_to(SOURCE).with_suffix("").parts)
    package = module[:-1]
    for node in ast.walk(within or tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "kickdoor")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            whole = ".".join([*base, *([node.module] if node.module else [])])
            if whole.split(".")[0] == "kickdoor":
                found = [f"{whole}.{name.name}" for name in node.names]
                yield from (name if _is_module(name) else whole for name in found)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def _is_module(name: str) -> bool:
    place = SOURCE.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").exists()


def part(module: str) -> str:
    """The part of the house a module belongs to; nothing for the package itself."""
    return [*module.split("."), ""][1]


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def test_imports_follow_the_arrows() -> None:
    wrong: list[str] = []
    for path in FILES:
        own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if own in ("__init__", "cli"):  # they may import everything
            continue
        allowed = ARROWS[own] | {own}
        wrong += [f"{name(path)} imports {module}" for module in imports(path) if part(module) not in allowed]
    assert not wrong, "\n".join(wrong)


def test_bots_see_only_what_a_seat_may_know() -> None:
    for path in sorted((SOURCE / "bots").rglob("*.py")):
        seen = {module for module in imports(path) if part(module) == "engine"}
        assert seen <= SEEN_BY_BOTS, name(path)


def _spoken(path: Path) -> str:
    """All texts in a file but the docstrings, which may give an example."""
    tree = tree_of(path)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]
    return "\n".join(found)


def test_the_engine_names_no_card_and_no_edition() -> None:
    cards = {face.name for id in OWN_BOXES for face in own_box(id).faces if " " in face.name}
    editions = {"super", "oz", "harry-potter", "harry_potter", "south-park", "south_park"}
    named = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in sorted(cards | editions)), re.IGNORECASE)
    for path in sorted((SOURCE / "engine").rglob("*.py")):
        spoken = _spoken(path)
        found = [match.group() for match in named.finditer(spoken)]
        assert not found, f"{name(path)} names {found}"


def test_a_file_is_read_in_one_sitting() -> None:
    lengths = {name(path): len(path.read_text("utf-8").splitlines()) for path in FILES}
    long = {file: lines for file, lines in lengths.items() if lines > LONGEST}
    assert not long, f"past {LONGEST} lines a file wants splitting: {long}"


def test_a_module_opens_with_what_it_is_for() -> None:
    silent = [name(path) for path in FILES if not ast.get_docstring(tree_of(path))]
    assert not silent, f"these do not say what they are for: {silent}"


# Packages, and imports that are hidden from the interpreter.


@cache
def package_of(module: str) -> str:
    """The package a module belongs to; a module that stands alone is one by itself."""
    parts = module.split(".")[1:]
    if len(parts) > 1 and (SOURCE / parts[0] / parts[1]).is_dir():
        return f"{parts[0]}.{parts[1]}"
    if len(parts) > 1 and any(path.is_dir() and _has_modules(path) for path in (SOURCE / parts[0]).iterdir()):
        return f"{parts[0]}.{parts[1]}"  # beside sub-packages, as engine.game
    return parts[0] if parts else ""


def _has_modules(folder: Path) -> bool:
    return (folder / "__init__.py").exists()


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def edges() -> set[tuple[str, str]]:
    """Which package imports which, at run time, for types, or inside a function."""
    found: set[tuple[str, str]] = set()
    for path in FILES:
        own = package_of(module_of(path))
        if own in ("", "cli") or path.name == "__init__.py":  # they may import everything
            continue
        found |= {(own, package_of(module)) for module in imports(path)} - {(own, own), (own, "")}
    return found


def reached(arrows: set[tuple[str, str]], start: str) -> set[str]:
    """All packages that a package imports, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for package in {to for package, to in arrows if package == here} - found:
            found.add(package)
            waiting.append(package)
    return found


def within_ceiling(places: list[str], ceiling: int, what: str) -> None:
    found = sorted(set(places))
    listed = "\n  ".join(found)
    assert len(found) <= ceiling, f"{what}: {len(found)}, at most {ceiling}:\n  {listed}"


def test_no_package_imports_itself_by_a_detour() -> None:
    """Imports for types and inside functions count: they are how a cycle hides."""
    arrows = edges()
    packages = {package for arrow in arrows for package in arrow}
    found = [package for package in packages if package in reached(arrows, package)]
    within_ceiling(found, PACKAGES_IN_CYCLES, "packages in import cycles")


def test_the_packages_of_the_engine_stand_in_order() -> None:
    rank = {f"engine.{name}": place for place, name in enumerate(ENGINE_ORDER)}
    found = [
        f"{name(path)} imports {module}"
        for path in FILES
        for module in set(imports(path))
        if rank.get(package_of(module_of(path)), -1) < rank.get(package_of(module), -1)
        and package_of(module_of(path)) in rank
    ]
    within_ceiling(found, AGAINST_THE_ENGINE_ORDER, "imports against the order of the engine")


def test_imports_for_types_stay_within_a_package() -> None:
    found: list[str] = []
    for path in FILES:
        own = package_of(module_of(path))
        if name(path) == "__init__.py":
            continue  # the public names, which are imported when they are used
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                found += [f"{name(path)}: {to}" for to in imports(path, node) if package_of(to) != own]
    within_ceiling(found, TYPING_IMPORTS_ACROSS, "imports for types across packages")


def functions() -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield path, node


def test_imports_inside_functions_are_not_of_other_packages() -> None:
    """The commands may: they import what they need when they are called."""
    found: list[str] = []
    for path, node in functions():
        own = package_of(module_of(path))
        if own != "cli" and "command" not in path.stem and "commands" not in path.parts:
            found += [f"{name(path)}: {node.name}: {to}" for to in imports(path, node) if package_of(to) != own]
    within_ceiling(found, LOCAL_IMPORTS_ACROSS, "imports inside functions across packages")


def test_a_function_is_read_at_a_glance() -> None:
    found = [
        f"{name(path)}: {node.name}"
        for path, node in functions()
        if (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION
    ]
    within_ceiling(found, LONG_FUNCTIONS, f"functions over {LONGEST_FUNCTION} lines")


def test_a_function_has_few_parameters() -> None:
    found: list[str] = []
    for path, node in functions():
        given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        count = len([one for one in given if one.arg not in ("self", "cls")])
        if count > MOST_PARAMETERS and not _is_command(node):
            found.append(f"{name(path)}: {node.name}: {count}")
    within_ceiling(found, MANY_PARAMETERS, f"functions with more than {MOST_PARAMETERS} parameters")


def _is_command(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Parameters of a command are its options on the command line."""
    given = [*node.args.args, *node.args.kwonlyargs]
    return any("typer." in ast.unparse(one.annotation) for one in given if one.annotation is not None)


def test_the_engine_asserts_no_value_that_a_type_could_carry() -> None:
    found = [
        f"{name(path)}:{node.lineno}: {ast.unparse(node.test)}"
        for path in FILES
        if path.is_relative_to(SOURCE / "engine")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Assert) and "is not None" in ast.unparse(node.test)
    ]
    within_ceiling(found, NOT_NONE_IN_ENGINE, "assertions that something is not None")
