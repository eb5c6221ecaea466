"""The quick phrases: said with a click, and understood by bots. An emote is one that is shown as a picture."""

from __future__ import annotations

from typing import Final

EMOTES: Final = {
    "laugh": "Ha ha ha!",
    "cheer": "Hooray!",
    "love": "I love you all.",
    "shock": "What?!",
    "weep": "Boo hoo.",
    "rage": "Grrr!",
    "smug": "Heh.",
    "bored": "Zzz …",
}
# The emblem of each, from game-icons.net as on the cards.
FACES: Final = {
    "laugh": "imp-laugh",
    "cheer": "party-popper",
    "love": "hearts",
    "shock": "surprised",
    "weep": "tear-tracks",
    "rage": "angry-eyes",
    "smug": "sly",
    "bored": "sleepy",
}
# What bots say when they decline something; people are not offered these.
REPLIES: Final = {
    "too_close": "You are too close to winning.",
    "too_weak": "Even with me you would lose.",
    "need_it": "I need that more than you do.",
    "no_use": "I have no use for that.",
}
PHRASES: Final = {
    "help_one": "Help me for one Treasure?",
    "help_two": "Help me for two Treasures?",
    "help_free": "Help me out of the goodness of your heart?",
    "more": "Not for that. It will cost you more.",
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
    **EMOTES,
}
