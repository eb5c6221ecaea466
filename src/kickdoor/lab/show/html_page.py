"""A report as one HTML page; charts, style and Vega are inside, so that it needs no network."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template

import vl_convert

from .formatting import chance_text, games_of, name_of, points, reproduce, verdict
from .png import VERSION
from .report import Report
from .theme import CONFIG, DARK, LIGHT


def html_page(report: Report) -> str:
    """The page as text."""
    specs = [
        {
            **chart.spec,
            "description": f"{chart.title}. {chart.caption}",
            "width": "container",
            "autosize": {"type": "fit-x", "contains": "padding"},
            "config": CONFIG,
        }
        for chart in report.charts
    ]
    return Template((files(__package__) / "page.html").read_text("utf-8")).substitute(
        name=escape(name_of(report.plan)),
        games=escape(games_of(report.plan, report.games)),
        figures="".join(_figures(report)),
        contents="".join(f'<a href="#{one.key}">{escape(one.title)}</a>' for one in report.charts),
        sections="".join(
            f'<section id="{one.key}"><h2>{escape(one.title)}</h2><p>{escape(one.caption)}</p>'
            f'<div class="chart" role="img" aria-label="{escape(one.title)}"></div></section>'
            for one in report.charts
        ),
        cards="".join(_cards(report)),
        reproduce=escape(reproduce(report.plan)),
        version=escape(report.plan.kickdoor),
        digests=escape(", ".join(report.plan.digests)),
        charts=_script(specs),
        light=_script(LIGHT),
        dark=_script(DARK),
        vega=vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", vl_version=VERSION),
    )


def _script(value: object) -> str:
    """The value as JSON in which no tag can end the script element."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def _row(cells: Iterable[str], kind: str = "") -> str:
    first, *others = [escape(cell) for cell in cells]
    return f"<tr{_class(kind)}><th scope=row>{first}</th>{''.join(f'<td>{cell}</td>' for cell in others)}</tr>"


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def _figures(report: Report) -> Iterable[str]:
    for line in report.lines:
        kind = {"": "", "yes": "good", "open": "open", "no": "bad"}[line.holds]
        yield _row([line.name, line.text, line.interval, line.band, line.holds], kind)


def _cards(report: Report) -> Iterable[str]:
    """A row for each card; `data-value` holds the number that a column is sorted by."""
    for card in report.cards.iter_rows(named=True):
        kind = ("good" if card["difference"] > 0 else "bad") if card["sure"] else ""
        cells = [
            (card["deck"], card["deck"]),
            (card["got"], f"{card['got']:,}"),
            (card["with"], f"{card['with']:.1f}"),
            (card["without"], f"{card['without']:.1f}"),
            (card["difference"], points(card["difference"])),
            (card["low"], f"{points(card['low'])} to {points(card['high'])}"),
            (card["corrected"], chance_text(card["corrected"])),
            (verdict(card), verdict(card)),
        ]
        shown = "".join(
            f'<td class="text">{escape(said)}</td>'
            if isinstance(value, str)
            else f'<td data-value="{value:.6g}">{escape(said)}</td>'
            for value, said in cells
        )
        yield f"<tr{_class(kind)}><th scope=row>{escape(card['card'])}</th>{shown}</tr>"
