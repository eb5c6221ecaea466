"""The commands `kickdoor backup`, `restore` and `move`: tables of a server copied, put back, and carried over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from .command_line import errors_as_messages

Database = Annotated[Path | None, typer.Option(help="The database of the server; else that of `kickdoor serve`.")]


def backup(
    to: Annotated[Path, typer.Argument(help="A new file, or a folder: there it is named by the time.")],
    database: Database = None,
    keep: Annotated[int, typer.Option(help="Copies to keep in the folder; older ones are deleted.", min=0)] = 0,
) -> None:
    """Copy the tables of a server, also while it runs, and check the copy."""
    from .server.store.copies import back_up
    from .server.store.file import tables_file

    with errors_as_messages():
        made = back_up(database or tables_file(), to, keep)
    typer.echo(f"{made.path}: {made.tables} tables, {made.entries} entries, {made.size / 1e6:.1f} MB")


def restore(
    copy: Annotated[Path, typer.Argument(help="A copy that `kickdoor backup` has made.")],
    database: Database = None,
) -> None:
    """Put a copy in the place of a server's database. The server must not run."""
    from .server.store.copies import restore as put_back
    from .server.store.file import tables_file

    with errors_as_messages():
        path = database or tables_file()
        replaced = put_back(copy, path)
    typer.echo(f"{path} is now as in {copy}{f'; what was there is {replaced}' if replaced else ''}")


def move(
    file: Annotated[Path, typer.Argument(help="The database of a server that does not run, or a copy of it.")],
    database: Annotated[str, typer.Option(help="The address of an empty PostgreSQL: postgresql://…")],
) -> None:
    """Carry the tables of a server over to a PostgreSQL, for several nodes: all or nothing."""
    from .server.store.opening import check_usable, is_address, shown

    with errors_as_messages():
        if not is_address(database):
            raise ValueError(f"--database {database}: expected the address of a PostgreSQL, as postgresql://…")
        check_usable(database)
        from .server.store.moving import move as carry_over

        moved = asyncio.run(carry_over(file, database))
    typer.echo(f"{shown(database)} has the {moved.tables} tables of {file}, with {moved.entries} entries")
