"""The command `kickdoor`.

Every command imports what it needs inside its function, so that help is quick and no command loads the libraries
of another.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from .backup_command import backup, move, restore
from .bots.command import bots
from .command_line import (
    SPOKEN,
    BoxOption,
    Language,
    SettingOption,
    SexOption,
    errors_as_messages,
    parse_settings,
    require,
)
from .docs_command import docs
from .lab.commands.arena import arena
from .lab.commands.compare import compare
from .lab.commands.report import report
from .lab.commands.simulate import simulate
from .rules_command import rules
from .tables import AT_LEISURE
from .workshop.commands import cards

SERVER_PACKAGES: Final = (
    "fastapi",
    "itsdangerous",
    "prometheus_client",
    "segno",
    "structlog",
    "uvicorn",
    "websockets",
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(cards, name="cards")
app.command()(arena)
app.command()(bots)
app.command()(simulate)
app.command()(report)
app.command()(compare)
app.command()(rules)
app.command()(docs)
app.command()(backup)
app.command()(restore)
app.command()(move)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from .compiled import kind

        typer.echo(f"kickdoor {version('kickdoor')} ({kind()})")
        raise typer.Exit


@app.callback()
def kickdoor(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the version, and whether the engine is compiled or interpreted.",
            callback=_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """The game of Munchkin: five editions on one engine, cards written as sentences."""


def main() -> None:
    """The console script."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has closed it, as `head` does
        sys.stderr.close()
        sys.exit(0)


# Play.


@app.command()
def play(
    box: BoxOption = None,
    players: Annotated[int, typer.Option(help="The number of players, with you: 3 to 6.")] = 4,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    sex: SexOption = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Bots play; you read the story.")] = False,
    live: Annotated[bool, typer.Option("--live", help="Ask every player at every window.")] = False,
    option: SettingOption = None,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, with commas; the last one fills all other seats. `kickdoor bots` lists them."
        ),
    ] = "",
    save: Annotated[Path | None, typer.Option(help="Save the record here at the end.")] = None,
    language: Language = SPOKEN,
) -> None:
    """Play against bots in this terminal."""
    from .tables import box_of, knows_sexes, new_game
    from .terminal.play import TerminalGame, ask_box, ask_name, ask_sex, bots_of, seats
    from .terminal.screen import screen_in
    from .translations import texts_of

    asks = sys.stdin.isatty() and not watch
    with errors_as_messages(language):
        screen = screen_in(language)
        read = screen.console.input
        settings = parse_settings(option or [])
        if live:
            settings["live"] = True
        if not watch:
            settings = {**AT_LEISURE, **settings}
        try:
            boxes = box or ([ask_box(screen, read)] if asks else ["base"])
            called = name or (
                ask_name(screen.words, read) if asks else ("Ann" if watch else screen.words.say("terminal-you"))
            )
            if sex is None and asks and knows_sexes(boxes, settings):
                sex = ask_sex(screen.words, read)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(1) from None
        against = bots_of(bots, players if watch else players - 1)
        names = seats(called, players, against, sex or "")
        number = int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 19 else seed
        screen.learn(texts_of(language, [box_of(one) for one in boxes]))
        game = TerminalGame(screen, read, new_game(boxes, names, number, **settings), against, watch, save)
    game.play()


@app.command()
def settings(box: BoxOption = None, option: SettingOption = None, language: Language = SPOKEN) -> None:
    """List the table settings with the values of a box; `--option` shows what it changes."""
    from .tables import box_of
    from .terminal.settings import settings_list
    from .words import Words

    with errors_as_messages(language):
        host = box_of((box or ["base"])[0])
        typer.echo(settings_list(Words(language), host, parse_settings(option or [])))


@app.command()
def replay(
    file: Annotated[Path | None, typer.Argument(help="A saved record.")] = None,
    from_run: Annotated[Path | None, typer.Option(help="A run to take the game from, instead of a file.")] = None,
    number: Annotated[int, typer.Option("--game", help="Which game of the run.", min=0)] = 0,
    verify: Annotated[bool, typer.Option("--verify", help="Verify the record.")] = False,
    commitment: Annotated[str, typer.Option(help="The hash that the table showed before the game.")] = "",
    key: Annotated[str, typer.Option(help="The server's public key, from its /api/key.")] = "",
    word: Annotated[str, typer.Option(help="Your own word for the seed.")] = "",
    to: Annotated[int | None, typer.Option(help="Show the table after this number of answers.", min=0)] = None,
    save: Annotated[Path | None, typer.Option(help="Save the record here.")] = None,
    language: Language = SPOKEN,
) -> None:
    """Replay a record: print its story, show the table after any answer, or verify it."""
    if from_run is not None:
        require("kickdoor replay --from-run", "polars", extra="lab")
    from . import records
    from .terminal.replay import show_story, show_table
    from .terminal.screen import screen_in
    from .translations import texts_of
    from .verification import Known, reasons, verified

    with errors_as_messages():
        if file is not None and from_run is None:
            record, name = records.read(file), str(file)
        elif from_run is not None and file is None:
            from .lab.run.rerun import rerun

            record, name = records.saved(rerun(from_run, number)), f"game {number} of {from_run}"
        else:
            raise ValueError("expected a file, or --from-run RUN --game NUMBER")
        if save is not None:
            records.write(record, save)
        if verify or commitment or key or word:
            typer.echo(verified(record, name, Known(commitment, key, word)))
            if to is None:
                return
        game = records.replay(record, to)
        screen = screen_in(language)
        screen.learn(texts_of(language, game.table.book.boxes))
        if to is None:
            show_story(screen, game)
        else:
            show_table(screen, game, len(records.answers_of(record)), reasons(record, to))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="The database of the tables: a file, or postgresql://… for several nodes.")
    ] = None,
    box: Annotated[list[str] | None, typer.Option("--box", help="The folder of a box of your own.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another web origin that may send requests.")] = None,
    keep: Annotated[int, typer.Option(help="Days until an unused table is deleted.", min=1)] = 14,
    openings: Annotated[int, typer.Option(help="Tables that one address may open in a minute.", min=1)] = 30,
    ping: Annotated[float, typer.Option(help="Seconds until a silent connection is checked.", min=0.1)] = 15.0,
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed: an address or a network.")
    ] = None,
    address: Annotated[
        str, typer.Option(help="How other nodes of the same database reach this one, as http://10.0.0.1:8000.")
    ] = "",
    show: Annotated[
        bool, typer.Option("--open", help="Find a free port, print the address, open a browser.")
    ] = False,
) -> None:
    """Serve tables to people on the network."""
    require("kickdoor serve", *SERVER_PACKAGES, extra="server")
    from .server.browser import TRIES, announce, free_port
    from .server.command import Options
    from .server.command import serve as run

    with errors_as_messages():
        if port:  # 0: any free one, which nobody knows before it is taken
            port = free_port(host, port, TRIES if show else 1)
            announce(host, port, show)
        run(Options(host, port, database, box or [], origin or [], keep, openings, ping, proxy or [], address))


@app.command()
def work(
    database: Annotated[str, typer.Option(help="The database of the nodes, postgresql://…")],
    processes: Annotated[int, typer.Option(help="Processes that think; 0: one for each core.", min=0)] = 0,
) -> None:
    """Think for the bots of nodes that share a database, from any machine."""
    require("kickdoor work", *SERVER_PACKAGES, "asyncpg", extra="postgres")
    import os

    from .server.logs import configure_logging
    from .server.thinking.worker_node import work as run

    with errors_as_messages():
        configure_logging(sys.stderr.isatty())
        run(database, processes or os.cpu_count() or 1)


@app.command()
def protocol(
    schema: Annotated[bool, typer.Option("--schema", help="Print docs/protocol.schema.json.")] = False,
    types: Annotated[bool, typer.Option("--types", help="Print the TypeScript types.")] = False,
) -> None:
    """Print the messages of a table's socket as docs/protocol.md, as JSON schema, or as TypeScript."""
    require("kickdoor protocol", *SERVER_PACKAGES, extra="server")
    from .server.protocol.document import page
    from .server.protocol.schema import schema as as_schema
    from .server.protocol.typescript import typescript

    made = as_schema if schema else typescript if types else page
    typer.echo(made(), nl=False)


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The link of a table, as http://host:8000/t/table, or of a server.")],
    name: Annotated[str | None, typer.Option(help="Your name; the same name gives you your seat back.")] = None,
    sex: SexOption = None,
    watch: Annotated[bool, typer.Option("--watch", help="Observer, and take no seat.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Set up a new table on the server.")] = False,
    clock: Annotated[str, typer.Option(help="The new table's clock: fast, normal, slow or none.")] = "normal",
    language: Language = SPOKEN,
) -> None:
    """Play from this terminal at a table of a server."""
    require("kickdoor join", *SERVER_PACKAGES, extra="server")
    from .terminal.play import ask_name
    from .terminal.screen import screen_in
    from .terminal.visits import Visitor
    from .terminal.visits import join as visit

    with errors_as_messages():
        screen = screen_in(language)
        words = screen.words
        try:
            asks = sys.stdin.isatty() and not watch
            nameless = words.say("terminal-somebody" if watch else "terminal-you")
            called = name or (ask_name(words, screen.console.input) if asks else nameless)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(1) from None
        visit(screen, link, Visitor(called, sex or "", watch, new, clock, asks and sex is None))


# Files and rules.


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]) -> None:
    """Run scenario files; print those that do not hold."""
    from .scenario.runner import run_files

    raise typer.Exit(run_files([str(file) for file in files]))


bench_app = typer.Typer(help="Measure the speed.", invoke_without_command=True)
app.add_typer(bench_app, name="bench")


@bench_app.callback()
def bench(
    context: typer.Context,
    box: BoxOption = None,
    players: Annotated[int, typer.Option(help="The number of players, 3 to 6.")] = 4,
    seconds: Annotated[float, typer.Option(help="The time for each box.", min=0.01)] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Measure how fast random games are played; `kickdoor bench server` measures the server."""
    if context.invoked_subcommand is not None:
        return
    import json

    from .bench import measure
    from .language.files.loader import OWN_BOXES

    found: list[dict[str, object]] = []
    if not as_json:
        typer.echo(f"{'box':<14}{'decisions/s':>13}{'games/s':>10}{'decisions/game':>16}{'clones/s':>12}")
    with errors_as_messages():
        for speed in measure(box or list(OWN_BOXES), players, seconds):
            found.append(speed.json())
            if not as_json:
                typer.echo(
                    f"{speed.box:<14}{speed.decisions_per_second:>13,.0f}{speed.games_per_second:>10,.1f}"
                    f"{speed.decisions_per_game:>16,.1f}{speed.clones_per_second:>12,.0f}"
                )
    if as_json:
        typer.echo(json.dumps(found, indent=1))


@bench_app.command("server")
def bench_server(
    tables: Annotated[
        int, typer.Option(help="The number of tables, each with four seats and two spectators.", min=1)
    ] = 250,
    rate: Annotated[float, typer.Option(help="Answers a second, over all tables.", min=0.1)] = 250.0,
    seconds: Annotated[float, typer.Option(help="The time that is measured.", min=1)] = 20.0,
    box: Annotated[str, typer.Option(help="The box.")] = "base",
    idle: Annotated[int, typer.Option(help="Measure this number of idle sockets instead.", min=0)] = 0,
    churn: Annotated[
        float, typer.Option(help="Open and leave tables for this number of minutes instead.", min=0)
    ] = 0.0,
    database: Annotated[str, typer.Option(help="An empty PostgreSQL, postgresql://…, instead of a file.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object.")] = False,
) -> None:
    """Measure a server in a process of its own, with a database on disk and clients on sockets."""
    require("kickdoor bench server", *SERVER_PACKAGES, extra="server")
    import json

    from .load.measure import Wanted, in_a_line, measured

    with errors_as_messages():
        wanted = Wanted(tables, rate, seconds, box, idle, churn, database)
        found = measured(wanted, lambda line: typer.echo(line, err=True))
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        typer.echo(name)
        for figure, value in figures.items():
            typer.echo(f"  {figure.replace('_', ' '):<26}{value:>12}")
    if "load" in found:
        typer.echo(in_a_line(found["load"]))


if __name__ == "__main__":
    main()
