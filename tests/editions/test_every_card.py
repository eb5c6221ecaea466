"""Every card works: each has a small scenario of its own that puts it into play, in a table by box and kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.language.files.loader import OWN_BOXES, own_box
from kickdoor.scenario.errors import BadScenario
from kickdoor.scenario.reader import parse, texts_in
from kickdoor.scenario.runner import run

FOLDER = Path(__file__).parent
BOXES = [(box, FOLDER / box.replace("-", "_")) for box in OWN_BOXES]


CASES = [
    pytest.param(file, text, id=f"{file.relative_to(FOLDER)}:{len(text) - len(text.lstrip()) + 1}")
    for _, folder in BOXES
    for file in sorted(folder.glob("*.yaml"))
    for text in texts_in(file)
]


@pytest.mark.parametrize(("file", "text"), CASES)
def test_a_card_does_what_it_says(file: Path, text: str) -> None:
    try:
        outcome = run(parse(text), file)
    except BadScenario as bad:
        pytest.fail(f"{file.name}:{bad.line}: {bad}")
    assert outcome.ok, f"\n{outcome}"


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
