"""Every card works: each has a small scenario of its own that puts it into play, in a table by box and kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.scenario.errors import BadScenario
from kickdoor.scenario.reader import parse
from kickdoor.scenario.runner import run

FOLDER = Path(__file__).parent
BOXES = [(box, FOLDER / box.replace("-", "_")) for box in OWN_BOXES]


def documents(file: Path) -> list[tuple[int, str]]:
    """The scenarios of a file, each with the line it begins at."""
    found: list[tuple[int, str]] = []
    begun, lines = 1, [*file.read_text(encoding="utf-8").splitlines(), "---"]
    for number, line in enumerate(lines, 1):
        if line.strip() == "---":
            text = "\n".join(lines[begun - 1 : number - 1])
            if any(row.strip() and not row.lstrip().startswith("#") for row in text.splitlines()):
                found.append((begun, text + "\n"))
            begun = number + 1
    return found


CASES = [
    pytest.param(file, line, text, id=f"{file.relative_to(FOLDER)}:{line}")
    for _, folder in BOXES
    for file in sorted(folder.glob("*.yaml"))
    for line, text in documents(file)
]


@pytest.mark.parametrize(("file", "line", "text"), CASES)
def test_a_card_does_what_it_says(file: Path, line: int, text: str) -> None:
    try:
        outcome = run(parse(text), file)
    except BadScenario as bad:
        pytest.fail(f"{file.name}:{line + (bad.line or 1) - 1}: {bad}")
    assert outcome.ok, f"{file.name}:{line + outcome.line - 1}: {outcome.message}"


@pytest.mark.parametrize(("box", "folder"), BOXES, ids=[box for box, _ in BOXES])
def test_every_card_of_a_box_has_a_scenario_of_its_own(box: str, folder: Path) -> None:
    titles = [
        line.removeprefix("title:").strip(" \"'")
        for file in folder.glob("*.yaml")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("title:")
    ]
    missing = [
        face.name for face in own_box(box).faces if not any(title.startswith(face.name) for title in titles)
    ]
    assert not missing
