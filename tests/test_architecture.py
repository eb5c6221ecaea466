"""The house stands as drawn: who imports whom, what the engine may name, how long a file may be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from kickdoor.language.files.loader import OWN_BOXES, own_box

SOURCE = Path(__file__).parent.parent / "src" / "kickdoor"
FILES = sorted(path for path in SOURCE.rglob("*.py"))
LONGEST = 400

# Which parts of the package a part may import, besides itself.
ARROWS = {
    "views": set(),
    "words": {"views"},
    "engine": {"views"},
    "language": {"engine"},
    "scenario": {"engine", "language", "tables", "rules"},
    "bots": {"engine", "fence"},
    # It draws tables of this machine and, through the client, of others.
    "terminal": {"engine", "language", "bots", "tables", "records", "rules", "client", "server", "views", "words"},
    "lab": {"engine", "language", "bots", "tables", "command_line"},
    "env": {"engine", "bots", "records", "tables"},
    "rules": {"engine"},
    "fence": {"engine"},
    "tables": {"engine", "language"},
    "records": {"engine", "rules", "scenario", "tables"},
    "verification": {"engine", "bots", "records"},
    "bench": {""},
    "command_line": {"engine", "language", "rules"},
    "server": {"engine", "language", "bots", "fence", "tables", "records", "rules"},
    "load": set(),  # a client of its own, as small as can be
    "client": {"server"},  # its messages
    "workshop": {"engine", "language", "bots", "tables", "command_line"},
}
# What a bot sees of the engine: what a seat may know, never the table.
SEEN_BY_BOTS = {
    "kickdoor.engine.sight.view",
    "kickdoor.engine.game",
    "kickdoor.engine.table.agenda",
    "kickdoor.engine.table.card",
}


def imports(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports, wherever in it."""
    module = ("kickdoor", *path.relative_to(SOURCE).with_suffix("").parts)
    package = module[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "kickdoor")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            whole = ".".join([*base, *([node.module] if node.module else [])])
            if whole.split(".")[0] == "kickdoor":
                found = [f"{whole}.{name.name}" for name in node.names]
                yield from (name if _is_module(name) else whole for name in found)


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
    tree = ast.parse(path.read_text("utf-8"))
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
    silent = [name(path) for path in FILES if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]
    assert not silent, f"these do not say what they are for: {silent}"
