"""One Chromium and one server for the tests of the page, and people who each have a browser of their own."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Serving
from tests.web.person import DESKTOP, PHONE, Person

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert chromium, "no chromium on the PATH: scripts/need_chromium.py says how to get it"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("page"))
    serving.program = [sys.executable, "-m", "tests.web.staged"]
    serving.start()
    yield serving
    if serving.running:
        serving.kill()


Meet = Callable[..., Person]


def complaints_of(people: list[Person]) -> list[str]:
    """The errors that their pages have logged; the lists are cleared for the next test."""
    found = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.complaints.clear()
    return found


@pytest.fixture
def meet(browser: Browser, server: Serving) -> Iterator[Meet]:
    """Makes people, each with a browser context. At the end no page may have logged an error."""
    people: list[Person] = []

    def met(name: str, size: tuple[int, int] = DESKTOP, **likes: Any) -> Person:
        people.append(Person(browser, server.url, name, size, **likes))
        return people[-1]

    yield met
    complaints = complaints_of(people)
    for person in people:
        person.context.close()
    assert not complaints


@pytest.fixture(scope="session")
def regulars(browser: Browser, server: Serving) -> Iterator[list[Person]]:
    people = [
        Person(browser, server.url, name, size)
        for name, size in (("Ann", DESKTOP), ("Bo", PHONE), ("Cy", DESKTOP))
    ]
    yield people
    for person in people:
        person.context.close()


@pytest.fixture
def three(regulars: list[Person]) -> Iterator[list[Person]]:
    """Ann, Bo on a phone, and Cy: their browser contexts serve all tests that need three people."""
    yield regulars
    assert not complaints_of(regulars)


@pytest.fixture(scope="session")
def shots() -> Path:
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
