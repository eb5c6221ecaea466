"""Whether two names look alike to people, though they are written with other signs."""

from __future__ import annotations

import unicodedata
from typing import Final

# Signs that look like a Latin letter, once in lower case and without marks: the letter, and the signs. They are
# those of the confusables of Unicode TS 39 that people have on keyboards.
_ROWS: Final = (
    "a аαɑ⍺", "b ьƅ", "c сϲᴄⅽ", "d ԁ", "e еҽε℮", "f ғſϝ", "g ɡց", "h һհн", "i іıιɩ", "j јϳ", "k кκᴋ",  # noqa: RUF001
    "l 1|ǀӏ!", "m мᴍ", "n пոη", "o оο0օσө०٠", "p рρ", "q ԛգ", "r гᴦ", "s ѕꜱ5", "t тτᴛ", "u υսᴜ", "v ѵνᴠ",  # noqa: RUF001
    "w ѡԝωա", "x хχ×", "y уүγʏ", "z ᴢ2",  # noqa: RUF001
)  # fmt: skip
_LOOKS: Final = {ord(sign): row[0] for row in _ROWS for sign in row[2:]}
_TALL: Final = {ord(sign): "l" for sign in "IІΙӀ"}  # noqa: RUF001 - capitals that look like a small l
# Letters that show nothing at all, though they are letters.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")


def visible(text: str) -> str:
    """Without signs that show nothing: variation selectors, fillers, marks that hang on nothing."""
    kept = [sign for sign in text if sign not in _BLANK and not _selects(sign)]
    while kept and unicodedata.category(kept[0])[0] == "M":
        del kept[0]
    return "".join(kept).strip()


def _selects(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or "\u180b" <= sign <= "\u180f"


def alike(name: str, other: str) -> bool:
    """Whether people would take one for the other."""
    return _plain(name).casefold() == _plain(other).casefold() or _skeleton(name) == _skeleton(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", visible(name))


def _skeleton(name: str) -> str:
    """What a name looks like."""
    plain = unicodedata.normalize("NFD", _plain(name).translate(_TALL).casefold())
    letters = "".join([sign for sign in plain if unicodedata.category(sign)[0] not in "MCZ"])
    return letters.translate(_LOOKS).replace("rn", "m").replace("vv", "w")
