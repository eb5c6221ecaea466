"""Compiles the engine, the card language, our bots and the play of the lab with mypyc, in a copy or in place.

Where the C compiler is GCC it compiles twice: first with counters, with which games are played (practice.py), then
for what these games have used most.

python scripts/compile.py FOLDER         a compiled copy of src/ in this folder
python scripts/compile.py FOLDER --once  the same without counters: sooner done, and a tenth slower
python scripts/compile.py --in-place     compiled modules beside the sources in src/ (make fast)
python scripts/compile.py --remove       removes them again (make slow)
python scripts/compile.py --tidy         removes them where a source was changed since (make setup)
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
STAMP = SRC / "kickdoor" / "compiled.txt"  # what was compiled in place; the package reads it
PARTS = ("briefs", "engine", "language", "bots/players", "bots/thinking")
# Modules of other packages through which each answer of a game in the lab goes.
SINGLE = ("bots/seated.py", "lab/run/counts.py", "lab/run/game_rows.py", "lab/run/observer.py", "lab/run/play.py")
# Modules that read files, or whose speed does not matter, are not compiled.
INTERPRETED = {
    "loader", "record", "edition", "advice", "sheet", "reference", "problems", "kinds", "icons",
    "ids", "printer", "english", "ftl", "native", "printing", "rewording",
}  # fmt: skip
# The names of the group and so of the shared library are fixed; else they depend on the list of modules.
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

made = mypycify({modules}, group_name="kickdoor", opt_level="2", debug_level="0")
for one in made:
    one.extra_compile_args = [*one.extra_compile_args, *{flags}]
    one.extra_link_args = [*one.extra_link_args, *{link_flags}]
setup(name="kickdoor", ext_modules=made)
"""
# With counters, then with what they have counted; functions that were not called have no counts.
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-Wno-missing-profile", "-Wno-coverage-mismatch"]


def modules_in(folder: Path) -> list[str]:
    """The modules that are compiled, as paths below a folder that holds the package."""
    package = folder / "kickdoor"
    found = [path for part in PARTS for path in sorted((package / part).rglob("*.py"))]
    kept = [path for path in found if path.stem not in INTERPRETED] + [
        path for name in SINGLE if (path := package / name).exists()
    ]
    return [path.relative_to(folder).as_posix() for path in kept]


def compiled_in(folder: Path) -> list[Path]:
    """The compiled modules in a folder, and the shared library with their code."""
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def compile_copy(folder: Path, once: bool = False) -> None:
    """Copies the package, compiles it, and checks that the compiled modules are the ones imported."""
    shutil.rmtree(folder, ignore_errors=True)
    left = shutil.ignore_patterns("__pycache__", STAMP.name, "*.so", "*.pyd")
    shutil.copytree(SRC, folder, ignore=left)
    shutil.copytree(ROOT / "docs", folder / "kickdoor" / "docs", ignore=shutil.ignore_patterns("stats"))
    modules = modules_in(folder)
    # The configuration of the repository names its own files; the copy is compiled without it.
    (folder / "mypy.ini").write_text("[mypy]\nstrict = True\n", "utf-8")
    if _has_gcc() and not once:
        _build(folder, modules, COUNTING, COUNTING)
        print("compile: games are played, to count what is used", flush=True)
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        practice = [sys.executable, str(ROOT / "scripts" / "practice.py")]
        if subprocess.run(practice, cwd=folder, env=environment, check=False).returncode:
            sys.exit("compile: the games could not be played")
        _build(folder, modules, COUNTED, [])
    else:
        _build(folder, modules, [], [])
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
            sys.exit(f"compile: not compiled: {file}")
    print(f"compiled {len(modules)} modules into {folder}")


def _has_gcc() -> bool:
    """Whether extensions are compiled with GCC, on a system whose libraries keep counters in the same way."""
    if not sys.platform.startswith("linux"):
        return False
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    try:
        said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def _build(folder: Path, modules: list[str], flags: list[str], link_flags: list[str]) -> None:
    """Compiles all modules of a copy; those that were compiled before with other flags are compiled again."""
    if sys.platform != "win32":
        # Else each function could be replaced from outside: none is inlined, every call goes through a table.
        flags = [*flags, "-fvisibility=hidden"]
    setup = SETUP.format(modules=modules, flags=flags, link_flags=link_flags)
    command = [sys.executable, "-c", setup, "build_ext", "--inplace", "--force"]
    if subprocess.run(command, cwd=folder, check=False).returncode:
        sys.exit("compile: mypyc failed")


def compile_in_place() -> None:
    """Compiles a copy, then moves what was made beside the sources. What is compiled already is not again."""
    if STAMP.exists() and not changed():
        print("The compiled modules are those of the sources.")
        return
    remove()
    folder = ROOT / "build" / "fast"
    compile_copy(folder)
    for made in compiled_in(folder):
        shutil.move(made, SRC / made.relative_to(folder))
    shutil.rmtree(folder)
    STAMP.write_text(stamp(), "utf-8")


def changed() -> bool:
    """Whether the modules compiled in place are not those of the sources of today."""
    return STAMP.read_text("utf-8") != stamp()


def stamp() -> str:
    """The hash and the path of each source that is compiled, a line each."""
    return "".join(f"{hashlib.sha256((SRC / one).read_bytes()).hexdigest()}  {one}\n" for one in modules_in(SRC))


def remove() -> None:
    """Removes the modules compiled in place."""
    STAMP.unlink(missing_ok=True)
    for made in compiled_in(SRC):
        made.unlink()


def main(words: list[str]) -> None:
    if words == ["--in-place"]:
        compile_in_place()
    elif words == ["--remove"]:
        remove()
    elif words == ["--tidy"]:
        if STAMP.exists() and changed():
            remove()
            print("The compiled modules were older than the sources, and are removed; make fast compiles again.")
    elif words[1:] in ([], ["--once"]) and words and not words[0].startswith("-"):
        compile_copy(Path(words[0]).resolve(), once=len(words) > 1)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
