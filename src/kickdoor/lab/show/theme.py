"""The theme of the charts: the colours by name for light and dark, and the settings that all charts share."""

from __future__ import annotations

import json
from typing import Final

Spec = dict[str, object]

# A chart uses colours by name; they are replaced when it is drawn. The values are those of web/src/style.css.
LIGHT: Final = {
    "@ink": "#2a1d14",
    "@soft": "#6b5443",
    "@panel": "#fbf4e6",
    "@line": "#e2d3ba",
    "@faint": "#b9a48a",
    "@accent": "#b8560f",
    "@good": "#1d6b2f",
    "@bad": "#a92612",
    "@calm": "#175a9e",
    "@gold": "#d59a2b",
    "@plum": "#7a4a86",
}
DARK: Final = {
    "@ink": "#f4ecdf",
    "@soft": "#c8b9a4",
    "@panel": "#251b17",
    "@line": "#443529",
    "@faint": "#8d7a68",
    "@accent": "#f3b13c",
    "@good": "#7fd48a",
    "@bad": "#ff8a72",
    "@calm": "#8cc3ff",
    "@gold": "#ffd98a",
    "@plum": "#d3a6e0",
}
FONT: Final = "system-ui, 'Liberation Sans', 'DejaVu Sans', sans-serif"

CONFIG: Final[Spec] = {
    "background": "@panel",
    "font": FONT,
    "padding": 12,
    "view": {"stroke": None},
    "title": {
        "anchor": "start",
        "color": "@ink",
        "fontSize": 17,
        "fontWeight": 600,
        "subtitleColor": "@soft",
        "subtitleFontSize": 12.5,
        "subtitleLineHeight": 17,
        "subtitlePadding": 6,
        "offset": 16,
        "frame": "bounds",
    },
    "axis": {
        "labelColor": "@ink",
        "labelFontSize": 12,
        "labelLimit": 240,
        "titleColor": "@soft",
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "titlePadding": 8,
        "gridColor": "@line",
        "domainColor": "@faint",
        "tickColor": "@faint",
    },
    "legend": {
        "orient": "top",
        "title": None,
        "labelColor": "@ink",
        "labelFontSize": 12,
        "symbolStrokeWidth": 0,
        "symbolOpacity": 1,
        "offset": 6,
        "columns": 3,
    },
    "bar": {"color": "@accent"},
    "rule": {"color": "@soft"},
    "point": {"filled": True, "size": 70, "opacity": 1, "color": "@accent"},
    "line": {"strokeWidth": 3},
    "text": {"color": "@soft", "fontSize": 12},
}


def with_colours(spec: Spec, colours: dict[str, str]) -> Spec:
    """The chart with these colours in place of their names."""
    text = json.dumps(spec)
    for name, colour in colours.items():
        text = text.replace(f'"{name}"', f'"{colour}"')
    found: Spec = json.loads(text)
    return found
