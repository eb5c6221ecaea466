"""Boxes of one's own at a server: read once, not by the event loop, and again when a file has changed."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kickdoor import tables
from kickdoor.engine.table.box import Box
from kickdoor.language.files.loader import EDITIONS, load_box
from kickdoor.language.files.problems import BadBox
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A box of one's own: a copy of ours."""
    return Path(shutil.copytree(EDITIONS / "base", tmp_path / "attic"))


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which boxes are read, one for each time."""
    found: list[str] = []

    def read(folder: Path) -> Box:
        found.append(threading.current_thread().name)
        return load_box(folder)

    monkeypatch.setattr(tables, "load_box", read)
    return found


def test_a_box_is_read_once_and_again_when_a_file_has_changed(folder: Path, readers: list[str]) -> None:
    first = tables.box_of(str(folder))
    assert tables.box_of(str(folder)) is first and tables.is_read(str(folder))
    with (folder / "monsters.toml").open("a") as file:
        file.write("# a comment\n")
    assert not tables.is_read(str(folder))
    second = tables.box_of(str(folder))
    assert second is not first and second.printing == first.printing
    assert len(readers) == 2


def test_what_is_wrong_with_a_box_is_found_once(folder: Path, readers: list[str]) -> None:
    (folder / "monsters.toml").write_text("[[nonsense]]\n")
    for _ in range(3):
        with pytest.raises(BadBox, match="nonsense"):
            tables.box_of(str(folder))
    assert len(readers) == 1


def test_the_event_loop_reads_no_box(folder: Path, readers: list[str], tmp_path: Path) -> None:
    """Each menu, opened and begun table, and each page of cards, read the box on the event loop once."""
    config = Config(tmp_path / "tables.db", {"attic": str(folder)}, workers=0)
    with TestClient(application(config)) as client:

        def changed(method: str, path: str, body: object = None) -> Any:
            """What is answered right after a file has changed."""
            with (folder / "monsters.toml").open("a") as file:
                file.write("# a comment\n")
            answer = client.request(method, path, json=body)
            assert answer.is_success, answer.text
            return answer.json() if answer.content else None

        for _ in range(2):
            assert changed("GET", "/api/menu")["boxes"][-1]["id"] == "attic"
            opened = changed("POST", "/api/tables", {"boxes": ["attic"], "bots": ["", "hob", "pim"]})
            path = f"/api/tables/{opened['table']}"
            assert client.post(f"{path}/seats", json={"name": "Ann"}).status_code == 200
            changed("POST", f"{path}/begin")
            for page in ("cards", "texts?language=de"):
                changed("GET", f"/api/boxes/attic/{page}")
    assert len(readers) == 10, "once after each change"
    assert all(name.startswith("asyncio_") for name in readers), "threads of the loop, and not the loop's own"
