"""The lab's page in a browser without a network: every chart is drawn, light or dark, and nothing complains."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kickdoor.lab.show.html_page import html_page
from kickdoor.lab.show.report import report_of
from tests.lab.made import made_run


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    file = folder / "report.html"
    file.write_text(html_page(report_of(made_run(folder / "run"))), "utf-8")
    return file


@pytest.mark.parametrize(("scheme", "panel"), [("light", "rgb(251, 244, 230)"), ("dark", "rgb(37, 27, 23)")])
def test_every_chart_is_drawn_without_a_network(
    browser: Browser, page_file: Path, scheme: str, panel: str
) -> None:
    context = browser.new_context(color_scheme=scheme, offline=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(120_000)  # a megabyte of script, on a machine that may be busy
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith("file:") else said.append(asked.url))
    page.goto(page_file.as_uri())
    charts = page.locator(".chart")
    page.wait_for_function("() => [...document.querySelectorAll('.chart')].every(one => one.querySelector('svg'))")
    assert charts.count() == 14
    assert charts.first.locator("svg").evaluate("one => getComputedStyle(one).backgroundColor") == panel
    context.close()
    assert not said
