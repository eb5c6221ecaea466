"""What `kickdoor serve` says first, and how links to a table are written for people."""

from __future__ import annotations

import re
import time
from pathlib import Path

from tests.command import kickdoor
from tests.server.serving import PATIENCE, running

ROOT = Path(__file__).parents[2]
OLD = re.compile(r"/#(table|TABLE|<|\{)")  # links of the first page


def test_a_server_says_at_which_address_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as serving:
        ends = time.monotonic() + PATIENCE
        while f"The table is at http://127.0.0.1:{serving.port}/" not in serving.words.read_text():
            assert time.monotonic() < ends, serving.words.read_text()
            time.sleep(0.05)


def test_links_in_the_documents_and_the_help_are_those_of_the_page() -> None:
    for file in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        assert not OLD.search(file.read_text("utf-8")), file.name
    said = kickdoor("join", "--help").output
    assert "/t/" in said and "/#" not in said
