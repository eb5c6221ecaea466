"""Charts as PNG files, each with its title and caption."""

from __future__ import annotations

import textwrap
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import vl_convert

from .report import Chart
from .theme import CONFIG, DARK, LIGHT, Spec, with_colours

VERSION: Final = "6.4"  # of Vega-Lite; Altair writes for it
WIDTH: Final = 640  # pixels, of the chart without its labels
SCALE: Final = 1.5
COLUMNS: Final = 104  # characters in a line of a caption


def titled_spec(chart: Chart) -> Spec:
    """The chart with its title and caption above it."""
    title = {"text": chart.title, "subtitle": textwrap.wrap(chart.caption, COLUMNS)}
    return {**chart.spec, "title": title, "width": WIDTH, "config": CONFIG}


def png(chart: Chart, dark: bool = False) -> bytes:
    spec = with_colours(titled_spec(chart), DARK if dark else LIGHT)
    return recompressed(vl_convert.vegalite_to_png(spec, vl_version=VERSION, scale=SCALE))


def recompressed(png: bytes) -> bytes:
    """The same picture in a quarter of the bytes; vl-convert compresses for speed."""
    chunks = list(_chunks(png))
    pixels = zlib.compress(zlib.decompress(b"".join([data for kind, data in chunks if kind == b"IDAT"])), 9)
    found = png[:8]
    for kind, data in chunks:
        if kind == b"IDAT":
            data, pixels = pixels, b""
        if data or kind != b"IDAT":
            found += len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)
    return found


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8  # after the signature
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def write_pngs(charts: list[Chart], folder: Path, dark: bool = False) -> list[Path]:
    """Writes a file for each chart to this folder; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for chart in charts:
        written.append(folder / f"{chart.key}.png")
        written[-1].write_bytes(png(chart, dark))
    return written
