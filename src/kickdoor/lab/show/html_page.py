"""A report as one HTML page; charts, style and Vega are inside, so that it needs no network."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template

import vl_convert

from .formatting import games_of, name_of, points, reproduce, verdict
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
    attribute = f' class="{kind}"' if kind else ""
    return f"<tr{attribute}><th scope=row>{first}</th>{''.join(f'<td>{cell}</td>' for cell in others)}</tr>"


def _figures(report: Report) -> Iterable[str]:
    for line in report.lines:
        holds = {None: "", True: "good", False: "open" if line.open else "bad"}[line.holds]
        yield _row([line.name, line.text, line.interval, line.band], holds)


def _cards(report: Report) -> Iterable[str]:
    for card in report.cards.iter_rows(named=True):
        kind = ("good" if card["difference"] > 0 else "bad") if card["sure"] else ""
        yield _row(
            [
                card["card"],
                card["deck"],
                f"{card['got']:,}",
                f"{card['with']:.1f}",
                f"{card['without']:.1f}",
                points(card["difference"]),
                f"{points(card['low'])} to {points(card['high'])}",
                f"{card['corrected']:.3f}",
                verdict(card),
            ],
            kind,
        )
