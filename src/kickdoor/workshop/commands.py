"""The commands `kickdoor cards …`. Each imports what it needs when it is called, so that help is quick."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from kickdoor.command_line import SPOKEN, BoxOption, Language, errors_as_messages, fail

cards = typer.Typer(help="Card files: start a box, check it, show it, measure it.", no_args_is_help=True)


@cards.command()
def new(folder: Annotated[Path, typer.Argument(help="A new folder.")]) -> None:
    """Start a box of your own: a small one that loads and plays."""
    from .start import start

    with errors_as_messages():
        written = start(folder)
    typer.echo("\n".join([f"wrote {file}" for file in written]))
    typer.echo(f"\nkickdoor cards check {folder}          list its problems; a new box has none")
    typer.echo(f"kickdoor play --watch --box {folder}   bots play it")


@cards.command()
def copy(
    box: Annotated[str, typer.Argument(help="A box by name or path.")],
    folder: Annotated[Path, typer.Argument(help="A new folder.")],
) -> None:
    """Copy a box into a new folder, to change its cards and compare both."""
    from .start import copy as written

    with errors_as_messages():
        files = written(box, folder)
    typer.echo("\n".join([f"wrote {file}" for file in files]))
    typer.echo(f"\nkickdoor cards check {folder} --watch   list its problems while you change it")
    typer.echo(f"kickdoor compare {box} {folder}         play both with the same seeds: what differs")


@cards.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Boxes, folders of boxes, or files of a box.")],
    watch: Annotated[bool, typer.Option("--watch", help="Check again after every change, until Ctrl-C.")] = False,
) -> None:
    """Show all problems of some card files at once."""
    from .watch import checks

    try:
        for problems in checks(paths):
            for problem in problems:
                typer.echo(str(problem))
            clean = "No problem: " + ", ".join(str(path) for path in paths)
            summary = f"{len(problems)} problem{'s'[: len(problems) - 1]}" if problems else clean
            if watch:
                typer.echo(f"{time.strftime('%H:%M:%S')} {summary}")
            elif problems:
                fail(summary)
            else:
                typer.echo(summary)
                return
    except KeyboardInterrupt:
        typer.echo()


@cards.command()
def reword(
    paths: Annotated[list[Path], typer.Argument(help="Card files, scenario files, or folders of them.")],
) -> None:
    """Carry files over from the first printing, in place: its wording, and the names of renamed cards."""
    from .reword import reword as carry

    with errors_as_messages():
        reports = carry(paths)
    for report in reports:
        typer.echo("\n".join(report.lines()))
    changed = len([report for report in reports if report.changes])
    problems = sum([len(report.problems) for report in reports])
    said = f"{changed} file{'s'[: abs(changed - 1)]} changed, {problems} problem{'s'[: abs(problems - 1)]}"
    if problems:
        fail(said)
    typer.echo(said)


@cards.command()
def show(
    name: Annotated[str, typer.Argument(help="A card's name, or part of it.")],
    box: BoxOption = None,
    language: Language = SPOKEN,
) -> None:
    """Show a card as people see it."""
    from kickdoor.language.files.loader import OWN_BOXES
    from kickdoor.tables import box_of
    from kickdoor.translations import texts_of
    from kickdoor.words import Words, card_text

    with errors_as_messages(language):
        boxes = [box_of(one) for one in (box or OWN_BOXES)]
        spoken = {one.id: Words(language, texts=texts_of(language, [one])) for one in boxes}
    faces = [(face, one) for one in boxes for face in one.faces]
    wanted = name.lower()
    names = {id(face): {face.name.lower(), spoken[one.id].text(face.name).lower()} for face, one in faces}
    found = [(face, one) for face, one in faces if wanted in names[id(face)]]
    found = found or [(face, one) for face, one in faces if any(wanted in said for said in names[id(face)])]
    if not found:
        import difflib

        close = difflib.get_close_matches(name, [face.name for face, _ in faces], 3)
        fail(f"no card is called {name!r}" + (f"; did you mean {' or '.join(close)}?" if close else ""))
    typer.echo("\n\n".join(f"{card_text(spoken[one.id], face.printed)}\n  ({one.name})" for face, one in found))


@cards.command()
def language() -> None:
    """Print the reference of the card language, docs/card-language.md."""
    from kickdoor.language.files.loader import OWN_BOXES, own_box
    from kickdoor.language.files.reference import reference

    typer.echo(reference([own_box(id) for id in OWN_BOXES]), nl=False)


@cards.command()
def templates() -> None:
    """Print the English templates of all sentences as Fluent messages, for a translation."""
    from kickdoor.language.translation.english import templates as written

    typer.echo(written(), nl=False)


@cards.command()
def names(box: BoxOption = None) -> None:
    """Print the words and card names of boxes as Fluent messages, for a translation."""
    from kickdoor.language.files.loader import OWN_BOXES
    from kickdoor.language.translation.english import names as written
    from kickdoor.tables import box_of

    with errors_as_messages():
        typer.echo(written([box_of(one) for one in (box or OWN_BOXES)]), nl=False)


@cards.command()
def schema() -> None:
    """Print the JSON Schema of card files for editors, docs/cards.schema.json."""
    from .schema import schema as written

    typer.echo(written(), nl=False)


@cards.command()
def gallery(box: Annotated[str, typer.Option("--box", help="A box by name or path.")]) -> None:
    """Print every card of a box, kind by kind, as a Markdown page."""
    from kickdoor.tables import box_of

    from .gallery import gallery as page

    with errors_as_messages():
        typer.echo(page(box_of(box)), nl=False)


@cards.command()
def stats(box: BoxOption = None) -> None:
    """Count the cards of each kind, and the sentence forms that they use."""
    from kickdoor.language.files.loader import OWN_BOXES
    from kickdoor.tables import box_of

    from .stats import report

    with errors_as_messages():
        typer.echo(report([box_of(one) for one in (box or OWN_BOXES)]), nl=False)


@cards.command()
def review(box: BoxOption = None) -> None:
    """Criticise boxes: what repeats a card of our boxes, blanks, dominated Items, Treasures, flavour.

    These are no problems, only things to think about: a box with a few of each may be a good one.
    """
    from kickdoor.language.files.loader import OWN_BOXES, own_box
    from kickdoor.tables import box_of

    from .review import report

    with errors_as_messages():
        boxes = [box_of(one) for one in (box or OWN_BOXES)]
        typer.echo(report(boxes, [own_box(one) for one in OWN_BOXES]), nl=False)


@cards.command()
def coverage(
    box: BoxOption = None,
    games: Annotated[int, typer.Option("-n", "--games", help="For each box.", min=1)] = 250,
    bots: Annotated[list[str] | None, typer.Option(help="Which bots play, in turn; default: all of ours.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "coverage",
    strict: Annotated[bool, typer.Option("--strict", help="Exit with 1 if a count is 0.")] = False,
) -> None:
    """Let bots play, and count how often each card is drawn, played and used, and each sentence takes effect."""
    from rich.console import Console
    from rich.progress import Progress

    from kickdoor.language.files.loader import OWN_BOXES

    from .coverage import BOTS, cover, table

    never: list[str] = []
    with errors_as_messages():
        for one in box or OWN_BOXES:
            with Progress(console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task(one, total=games)
                found = cover(one, games, bots or BOTS, seed, partial(progress.advance, task))
            missing = found.missing()
            never += missing
            typer.echo(f"{found.box.name}: {games} games, {len(missing)} never")
            typer.echo(table(found.rows))
    for line in never:
        typer.echo(line)
    if never and strict:
        raise typer.Exit(1)
