"""The command `kickdoor report`: the charts of a run, as a page, as pictures, or as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.command_line import errors_as_messages, fail


def report(
    run: Annotated[Path, typer.Argument(help="A run, as `kickdoor simulate --out` writes it.")],
    out: Annotated[Path | None, typer.Option(help="The page; RUN/report.html.")] = None,
    png: Annotated[Path | None, typer.Option(help="Also a PNG of each chart, in this folder.")] = None,
    markdown: Annotated[Path | None, typer.Option(help="Also a Markdown page; it needs --png.")] = None,
) -> None:
    """Draw the charts of a run: who wins, how levels are won, what each card is worth. One page, no network."""
    try:
        from ..show import draw, page
        from ..show.exhibits import report_of
        from ..show.markdown import markdown as marked_down
    except ModuleNotFoundError as error:
        fail(f"kickdoor report needs {error.name}, which is not installed: pip install 'kickdoor[lab]'")
    from ..run.runs import Run

    with errors_as_messages():
        if markdown is not None and png is None:
            raise ValueError("--markdown shows the pictures that --png FOLDER makes: give both")
        found = report_of(Run(run))
        place = run / "report.html" if out is None else out
        place.write_text(page.html(found), "utf-8")
        typer.echo(f"wrote {place}")
        if png is not None:
            pictures = draw.write_pngs(found.exhibits, png)
            typer.echo(f"wrote {len(pictures)} pictures in {png}")
            if markdown is not None:
                markdown.write_text(marked_down(found, markdown, pictures), "utf-8")
                typer.echo(f"wrote {markdown}")
