"""Says whether the engine is compiled, and refuses modules compiled in a checkout whose sources have changed."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
STAMP: Final = PACKAGE / "compiled.txt"  # of `make fast`: the hash and the path of each source that it compiled


class StaleModules(ImportError):
    """The modules that would be imported are not those of the sources."""


def changed_since(stamp: Path) -> str | None:
    """The first source that is not as it was when it was compiled in place, if there is one."""
    import hashlib  # late, since only a checkout that was compiled needs it

    for line in stamp.read_text("utf-8").splitlines():
        then, _, name = line.partition("  ")
        source = stamp.parent.parent / name
        if not source.exists() or hashlib.sha256(source.read_bytes()).hexdigest() != then:
            return name
    return None


def refuse_stale(stamp: Path = STAMP) -> None:
    """Python imports a compiled module before its source, so that a change would silently have no effect."""
    changed = changed_since(stamp) if stamp.exists() else None
    if changed is not None:
        raise StaleModules(
            f"{changed} was changed since it was compiled: `make fast` compiles again, `make slow` goes back to "
            "the sources"
        )


def kind() -> str:
    """How the engine runs: compiled or interpreted. Python imports a compiled module where there is one."""
    beside = PACKAGE / "engine" / "table"
    return "compiled" if any((beside / f"table{end}").exists() for end in EXTENSION_SUFFIXES) else "interpreted"


refuse_stale()  # when the package is imported, before any module that may be compiled
