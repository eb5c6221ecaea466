"""Compiles the engine and the card language with mypyc, as one unit, in a copy of the package."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Modules that read files, or whose speed does not matter, are not compiled.
INTERPRETED = {
    "loader", "record", "edition", "advice", "sheet", "reference", "problems", "kinds", "icons",
    "ids", "printer", "english", "ftl", "printing", "rewording",
}  # fmt: skip


def main(folder: Path) -> int:
    """Copies the package, compiles it, and checks that the compiled modules are the ones imported."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [
        path.relative_to(folder).as_posix()
        for part in ("engine", "language")
        for path in sorted((folder / "kickdoor" / part).rglob("*.py"))
        if path.stem not in INTERPRETED
    ]
    mypyc = Path(sys.executable).with_name("mypyc")
    # The configuration of the repository names its own files; the copy is compiled without it.
    (folder / "mypy.ini").write_text("[mypy]\nstrict = True\n", "utf-8")
    done = subprocess.run([mypyc, *modules], cwd=folder, check=False)
    if done.returncode:
        return done.returncode
    shutil.rmtree(folder / "build", ignore_errors=True)
    asked = (
        "import kickdoor.engine.table.table as t, kickdoor.language.grammar.phrase as p; "
        "print(t.__file__, p.__file__)"
    )
    found = subprocess.run(
        [sys.executable, "-c", asked], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.split()
    for file in found:
        if not file.endswith((".so", ".pyd")):
            print(f"not compiled: {file}")
            return 1
    print(f"compiled {len(modules)} modules into {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/compiled").resolve()))
