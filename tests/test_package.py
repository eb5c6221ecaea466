"""The wheel: what is in it, and that it plays, serves and simulates without Node. `make package` tests more."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from kickdoor.compiled import StaleModules, kind, refuse_stale
from scripts import compile as compiling
from scripts.package import Installed, simulates, tries
from tests.command import kickdoor

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, built from this checkout and unpacked as pip would."""
    folder = tmp_path_factory.mktemp("wheel")
    environment = {**os.environ, "KICKDOOR_COMPILE": ""}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        env=environment,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.mark.slow
def test_the_wheel_has_the_page_the_boxes_the_docs_and_the_types(unpacked: Path) -> None:
    package = unpacked / "kickdoor"
    for file in (
        "py.typed",
        "server/static/index.html",
        "editions/base/edition.toml",
        "words/de",
        "docs/server.md",
    ):
        assert (package / file).exists(), file
    assert {page.name for page in (package / "docs").iterdir()} == {page.name for page in ROOT.glob("docs/*.md")}
    assert not [*unpacked.rglob("*.so"), *unpacked.rglob("compiled.txt")]
    assert {path.name for path in unpacked.iterdir() if not path.name.endswith(".dist-info")} == {"kickdoor"}


@pytest.mark.slow
def test_the_wheel_plays_serves_and_simulates_without_node(unpacked: Path, tmp_path: Path) -> None:
    """The packages that it needs are those of this environment; its modules are only those of the wheel."""
    code = "import kickdoor.cli; kickdoor.cli.main()"
    one = Installed([sys.executable, "-c", code], tmp_path, {"PYTHONPATH": str(unpacked)})
    figures = tries(one, "interpreted")
    assert figures == simulates(
        Installed([sys.executable, "-c", code], tmp_path, {"PYTHONPATH": str(ROOT / "src")})
    )


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert kickdoor("--version").output == f"kickdoor {version} ({kind()})\n"


def test_a_source_that_changed_since_it_was_compiled_stops_the_import(tmp_path: Path) -> None:
    package = tmp_path / "kickdoor"
    package.mkdir()
    stamp, source = package / "compiled.txt", package / "game.py"
    refuse_stale(stamp)  # nothing was compiled in place
    source.write_text("x = 1\n")
    stamp.write_text(f"{hashlib.sha256(source.read_bytes()).hexdigest()}  kickdoor/game.py\n")
    refuse_stale(stamp)  # it is as it was
    source.write_text("x = 2\n")
    with pytest.raises(StaleModules, match=r"kickdoor/game\.py was changed .* `make slow`"):
        refuse_stale(stamp)


def test_setup_removes_compiled_modules_whose_sources_changed_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "kickdoor" / "engine"
    engine.mkdir(parents=True)
    source, module = engine / "game.py", engine / "game.cpython-311-x86_64-linux-gnu.so"
    source.write_text("x = 1\n")
    module.write_bytes(b"")
    monkeypatch.setattr(compiling, "SRC", tmp_path)
    monkeypatch.setattr(compiling, "STAMP", tmp_path / "kickdoor" / "compiled.txt")
    compiling.STAMP.write_text(compiling.stamp())
    compiling.main(["--tidy"])
    assert module.exists()
    (engine / "new.py").write_text("y = 1\n")
    compiling.main(["--tidy"])
    assert not module.exists()
    assert not compiling.STAMP.exists()


def test_docs_lists_its_pages_and_prints_one() -> None:
    listed = kickdoor("docs").output
    assert "server          Serve tables\n" in listed
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert kickdoor("docs", "server").output == kickdoor("docs", "docs/server.md").output == page


def test_a_page_that_is_not_there_is_named_with_the_closest_one() -> None:
    result = kickdoor("docs", "servers")
    assert result.exit_code == 1
    assert result.output == "there is no page 'servers'; did you mean server?\n"
