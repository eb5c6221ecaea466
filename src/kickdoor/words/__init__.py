"""The words people read: one catalogue of messages a language, and the code that fills them from views.

A language is a folder of Fluent files (https://projectfluent.org). Terminal and page read the same files.

Ids
    `event-<what>`, `option-<verb>`, `proposal-<verb>`, `question-<kind>`, `moment-<what>` (the question of an
    interrupt), `offer-<kind>`, `draft-<kind>`, `line-<kind>`, `refusal-<reason>`, `because-<reason>`,
    `server-<code>` (a server's refusal), `close-<code>`, `phrase-<name>`, `reminder-<kind>` (of a card).
    Whatever fills `<…>` is written with hyphens: `kick_door` is `option-kick-door`. `.short` of an
    option is its text beside its card; an option without one has the same text everywhere. `.why` of a line is
    the reason that stands behind it.

Arguments
    They have the names of the view's fields. An argument that has no value is the text `none`, so that a
    message may select on it.
    - `$who`, `$other`: names of players. `$you` is the one who reads: `who`, `other` or `none` of them; where
      both are the same player, `both` if that one reads, else `same`.
      Of an offer `who` offers to `other`; of a question `who` leads the window or is whom it is about.
    - `$card`, `$on`, `$by`: names of cards. A card that the reader does not see is `card-back` of its deck.
    - `$amount`, `$level`, `$count`, `$keep`, `$number`, `$gold`: numbers. `$bonus` is text with its sign: `+3`.
    - `$door`, `$trouble`, `$loot`: what the edition calls the phases of a turn (`[phases]` of edition.toml).
    - `$side`, `$deck`, `$sex`, `$reason`, `$kind`, `$answer`: as in the view, to be selected on.
    - `$sentence`: a card's sentence, its first letter a capital, without a full stop.
    - `$aim`: what an option is aimed at: `none`, `you`, `player`, `monster` (of the fight), `side`, `with` (the
      card of a monster that it brings), `card` (any other); `$target`: its name.
    - Lists (`$cards`, `$boxes`, `$to`, `$goods`, `$gives`, `$wants`, `$needs`, `$has`) are put together by
      `list-comma` and `list-and` (`$needs`: `list-or`).
    - Of help: `$goods` is what the helper gets; `$asks` who offers, `fighter` or `helper`; `$picks` who picks
      first, `you`, another `player` (`$picker`) or `none`.

Functions
    `NUMBER($value, useGrouping: 0)` of Fluent, and `CAPITAL($does)`: a text with its first letter large.

Lines of the log, buttons, headings and cells have no full stop. Questions, proposals, offers, drafts and
refusals are sentences. Names are not put between isolation characters (`use_isolating` is off).
`xx-pseudo` is English with accents and brackets: text without them is not in the catalogue.
"""

from .catalogue import ENGLISH, PSEUDO, languages
from .faces import FaceLine, sentences, spelled
from .faces import lines as face_lines
from .faces import text as card_text
from .filling import Words
from .outcomes import outcome
from .reader import Reader
from .spelling import hyphened
from .story import log_lines

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "FaceLine",
    "Reader",
    "Words",
    "card_text",
    "face_lines",
    "hyphened",
    "languages",
    "log_lines",
    "outcome",
    "sentences",
    "spelled",
]
