"""Charts as pictures: PNG files that stand alone, with title and reading."""

from __future__ import annotations

import textwrap
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import vl_convert

from .exhibits import Exhibit
from .look import CONFIG, DARK, LIGHT, Spec, dressed

VERSION: Final = "6.4"  # of Vega-Lite; Altair writes for it
WIDTH: Final = 640  # pixels, of the chart without its labels
SCALE: Final = 1.5
COLUMNS: Final = 104  # letters of a reading in a line


def standing_alone(exhibit: Exhibit) -> Spec:
    """The chart with its title and reading above it."""
    title = {"text": exhibit.title, "subtitle": textwrap.wrap(exhibit.reading, COLUMNS)}
    return {**exhibit.spec, "title": title, "width": WIDTH, "config": CONFIG}


def png(exhibit: Exhibit, dark: bool = False) -> bytes:
    spec = dressed(standing_alone(exhibit), DARK if dark else LIGHT)
    return packed(vl_convert.vegalite_to_png(spec, vl_version=VERSION, scale=SCALE))


def packed(png: bytes) -> bytes:
    """The same picture in a quarter of the bytes: vl-convert packs fast rather than well."""
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


def write_pngs(exhibits: list[Exhibit], folder: Path, dark: bool = False) -> list[Path]:
    """A file for each chart, in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for exhibit in exhibits:
        written.append(folder / f"{exhibit.key}.png")
        written[-1].write_bytes(png(exhibit, dark))
    return written
