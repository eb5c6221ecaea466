"""The command `kickdoor report`: the charts of a run as an HTML page, as PNG files, or as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.command_line import errors_as_messages, require


def report(
    run: Annotated[Path, typer.Argument(help="A run, as `kickdoor simulate --out` writes it.")],
    out: Annotated[Path | None, typer.Option(help="The file of the page (RUN/report.html).")] = None,
    png: Annotated[Path | None, typer.Option(help="Also write a PNG of each chart to this folder.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="Also write a Markdown page; it needs --png.")] = None,
) -> None:
    """Draw the charts of a run: who wins, how levels are won, what each card is worth. One page, no network."""
    require("kickdoor report", "altair", "polars", "vl_convert", extra="lab")
    from ..run.runs import Run
    from ..show.html_page import html_page
    from ..show.markdown import markdown_page
    from ..show.png import write_pngs
    from ..show.report import report_of

    with errors_as_messages():
        if markdown is not None and png is None:
            raise ValueError("--markdown shows the pictures that --png FOLDER writes: give both")
        found = report_of(Run(run))
        place = run / "report.html" if out is None else out
        place.write_text(html_page(found), "utf-8")
        typer.echo(f"wrote {place}")
        if png is not None:
            pictures = write_pngs(found.charts, png)
            typer.echo(f"wrote {len(pictures)} pictures in {png}")
            if markdown is not None:
                markdown.write_text(markdown_page(found, markdown, pictures), "utf-8")
                typer.echo(f"wrote {markdown}")
