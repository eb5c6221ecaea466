"""The quick phrases: said with a click, and understood by bots."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "help_one": "Help me for one Treasure?",
    "help_two": "Help me for two Treasures?",
    "help_free": "Help me out of the goodness of your heart?",
    "more": "That will cost you more.",
    "no": "No way.",
    "deal": "Deal!",
    "nothing": "I have nothing.",
    "stop_them": "Somebody stop them!",
    "do_not_trust": "Don't trust them.",
    "thanks": "Thank you!",
    "sorry": "Sorry. Not sorry.",
    "wait": "Wait, I am thinking.",
    "well_played": "Well played.",
    "revenge": "I will remember this.",
}
