"""Whether two names look alike to people, though they are written with other signs."""

from __future__ import annotations

import unicodedata
from typing import Final

# Signs that look like a Latin letter: the letter, and the signs. They are those of the confusables of Unicode
# TS 39 that people have on keyboards, or find where they look for letters that look alike.
_ROWS: Final = (
    # Capitals, which look like other letters than they do in lower case.
    "a ΑАᎪꓮⲀ", "b ΒВᏴꓐⲂ", "c СϹᏟꓚⲤ", "d Ꭰꓓ", "e ΕЕᎬꓰ", "f Ϝꓝ", "g ԌᏀꓖ", "h ΗНᎻꓧⲎ", "j ЈᎫꓙ", "k ΚКᏦꓗⲔ",  # noqa: RUF001
    "l IІΙӀꓲⲒⵏᏞꓡⳐ", "m ΜМᎷꓟⲘ", "n ΝꓠⲚ", "o ΟОՕꓳⲞ", "p ΡРᏢꓑⲢ", "q Ԛ", "r ᎡᏒꓣ", "s ЅՏᏚꓢ", "t ΤТᎢꓔⲦ", "u Սꓴ",  # noqa: RUF001
    "v ѴᏙꓦ", "w ԜᎳꓪ", "x ΧХꓫⲬ", "y ΥУҮꓬⲨ", "z ΖᏃꓜⲌ",  # noqa: RUF001
    # In lower case, and without marks.
    "a аαɑ⍺ᴀⲁ", "b ьƅвβʙᏏ", "c сϲᴄⅽⲥ", "d ԁᴅđð", "e еҽε℮ᴇ", "f ғſϝ", "g ɡցԍɢ", "h һհнʜħ", "i іıιɩɪ", "j јϳᴊ",  # noqa: RUF001
    "k кκᴋⲕ", "l 1|ǀӏ!ʟł", "m мᴍⲙ", "n пոηɴⲛ", "o оο0օσө०٠ᴏøⲟ", "p рρᴘⲣ", "q ԛգ", "r гᴦʀ", "s ѕꜱ5", "t тτᴛŧⲧ",  # noqa: RUF001
    "u υսᴜμ", "v ѵνᴠ", "w ѡԝωաᴡ", "x хχ×ⲭ", "y уүγʏ", "z ᴢ2", "- ‐‒–—―−ー", "' ’‘ʼʹ`´",  # noqa: RUF001
)  # fmt: skip
_LOOKS: Final = {ord(sign): row[0] for row in reversed(_ROWS) for sign in row[2:]}
# Letters that show nothing at all, though they are letters.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159\U00013441\U00013442")


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
    one, two = _bare(name), _bare(other)
    return one.casefold() == two.casefold() or _skeleton(one) == _skeleton(two)


def _bare(name: str) -> str:
    """Without marks above and below letters, and without spaces. Vowels that are written as marks stay."""
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", visible(name)))
    return "".join([sign for sign in signs if not unicodedata.combining(sign) and not _unseen(sign)])


def _unseen(sign: str) -> bool:
    """Signs of control, spaces, and marks that enclose a letter."""
    category = unicodedata.category(sign)
    return category[0] in "CZ" or category == "Me"


def _skeleton(name: str) -> str:
    """What a name looks like."""
    return name.translate(_LOOKS).casefold().translate(_LOOKS).replace("rn", "m").replace("vv", "w")
