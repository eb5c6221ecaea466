"""The rows of a batch as Parquet files, and the types of their columns."""

from __future__ import annotations

import io

import polars as pl

from .schema import SCHEMA, TABLES, Row, Rows


def polars_schema(table: str) -> dict[str, pl.DataType]:
    """The columns of a table with their types."""
    types: dict[str, pl.DataType] = {
        "int": pl.Int32(),
        "long": pl.Int64(),
        "text": pl.String(),
        "yes/no": pl.Boolean(),
        "ints": pl.List(pl.Int32()),
        "texts": pl.List(pl.String()),
    }
    return {column: types[name] for column, name in TABLES[table].items()}


def encode_table(table: str, rows: list[Row]) -> bytes:
    """The rows of one table as a Parquet file; the same rows give the same bytes."""
    frame = pl.DataFrame(rows, schema=polars_schema(table), orient="row")
    file = io.BytesIO()
    frame.write_parquet(file, compression="zstd", metadata={"kickdoor": str(SCHEMA)})
    return file.getvalue()


def encode(rows: Rows) -> dict[str, bytes]:
    """The rows of a batch as Parquet files, by table."""
    return {table: encode_table(table, found) for table, found in rows.items()}
