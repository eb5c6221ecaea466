"""The table settings (OPT-04): each has the box's own value as default, and a name that files and records use."""

from __future__ import annotations

from typing import Final

from .box import ANY, Box, Value

# name: default, where neither box nor table says otherwise; then what it is, for people.
SETTINGS: Final[dict[str, tuple[Value, str]]] = {
    "live": (False, "everybody is waited for alike, and a clock passes for them"),
    "epic": (False, "play to Level 20 (OPT-03)"),
    "winning_level": (10, "the Level that wins"),
    "shared_victory": (False, "the helper of the winning fight wins too (OPT-02)"),
    "listen_at_the_door": (
        False,
        "a turn begins with a Door card face down, and rooms hold Treasure (OPT-01)",
    ),
    "dungeons": (False, "play with Dungeons and Portals (PORT-01)"),
    "loot_from": ("door", "the deck that looting the room draws from: door or treasure"),
    "removed_pays": (False, "a monster removed, not killed, leaves its Treasure (CMB-05)"),
    "hand_limit": (5, "cards one may hold after Charity"),
    "big_items": (1, "Big Items one may carry (BIG-01)"),
    "companions_tradable": (False, "a companion with a gold value is traded and sold (CMP-01)"),
    "companions_discardable": (True, "a companion is discarded at will (TIME-01)"),
    "help_by_plays": (True, "the price of help may name plays from the fighter's hand (HELP-03)"),
    "enhancers_on_munchkins": (False, "a weakening enhancer may be played on a munchkin (ENH-01)"),
    "treasures_any_time": (False, "Treasures that are no Items are played at any time (GUAL-02)"),
    "sexes": (False, "characters are male or female"),
    "first_player": ("roll", "who starts: roll, or a player's name (SET-06)"),
    "late_wandering": (True, "a fight whose last monster is gone still waits for a new one (RULE-17)"),
    "wait_everywhere": (False, "every forward move waits for the others, not only those of a fight"),
    "wait_in_flight": (False, "each roll to Run Away waits for the others"),
    "window_seconds": ("2.6", "how long a live window stays open (TIME-07)"),
    "turn_seconds": (90, "how long a live seat may think before a bot answers"),
    "open_minds": (False, "bots say on request why they did what they did, also while the game goes on"),
    "turnings": (2, "how often one Item is turned in a stage (RULE-25)"),
    "sales": (2, "how often a sale is begun in a stage (RULE-25)"),
    "offers": (2, "how often one player is made an offer in a stage (RULE-25)"),
    "shows": (1, "how often cards are shown in a stage (RULE-25)"),
    "acts": (60, "how many acts a player has in a stage (RULE-25)"),
    "turns": (600, "the last turn of a game (RULE-25)"),
}
LONGEST_WORD: Final = 60  # a name, at most
LIVE_LIMITS: Final[dict[str, int]] = {"turnings": 20, "sales": 20, "offers": 20, "shows": 20, "acts": 300}


class BadSetting(ValueError):
    """A table setting that does not exist, or a value it cannot have."""


def _seconds(value: object) -> bool:
    try:
        return isinstance(value, (str, int, float)) and 0 < float(value) <= 600
    except ValueError:
        return False


def _checked(name: str, value: object) -> Value:
    if name not in SETTINGS:
        raise BadSetting(f"no table setting is called {name!r}; there are {', '.join(SETTINGS)}")
    default = SETTINGS[name][0]
    if isinstance(default, bool):
        if isinstance(value, bool):
            return value
        raise BadSetting(f"{name} is true or false, not {value!r}")
    if isinstance(default, int):
        if value == "any":
            return ANY
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100_000:
            if name == "winning_level" and value < 2:
                raise BadSetting(f"winning_level is at least 2, for everybody begins at 1; not {value!r}")
            return value
        raise BadSetting(f"{name} is a number from 0, or any; not {value!r}")
    if name == "window_seconds" and not _seconds(value):
        raise BadSetting(f"window_seconds is a number of seconds, at most 600, not {value!r}")
    if name == "loot_from" and value not in ("door", "treasure"):
        raise BadSetting(f"loot_from is door or treasure, not {value!r}")
    if isinstance(value, (str, int, float)) and not isinstance(value, bool):
        word = str(value)
        if len(word) <= LONGEST_WORD and word.isprintable():
            return word
    raise BadSetting(f"{name} is a word of at most {LONGEST_WORD} letters, not {ascii(value)[:80]}")


class Settings:
    """The settings of one table, as attributes where the engine reads them and as a dict for the record."""

    def __init__(self, host: Box, options: dict[str, object]) -> None:
        values: dict[str, Value] = {name: default for name, (default, _) in SETTINGS.items()}
        values.update(host.settings)
        given = {name: _checked(name, value) for name, value in options.items()}
        if given.get("live"):
            values.update(LIVE_LIMITS)
        values.update(given)
        if values["epic"] and "winning_level" not in given:
            values["winning_level"] = 20
        if values["listen_at_the_door"] and "loot_from" not in given:
            values["loot_from"] = "treasure"
        self.given: Final = given
        self.live: Final = bool(values["live"])
        self.winning_level: Final = int(values["winning_level"])
        self.shared_victory: Final = bool(values["shared_victory"])
        self.listen_at_the_door: Final = bool(values["listen_at_the_door"])
        self.dungeons: Final = bool(values["dungeons"])
        self.loot_from: Final = str(values["loot_from"])
        self.removed_pays: Final = bool(values["removed_pays"])
        self.hand_limit: Final = int(values["hand_limit"])
        self.big_items: Final = int(values["big_items"])
        self.companions_tradable: Final = bool(values["companions_tradable"])
        self.companions_discardable: Final = bool(values["companions_discardable"])
        self.help_by_plays: Final = bool(values["help_by_plays"])
        self.enhancers_on_munchkins: Final = bool(values["enhancers_on_munchkins"])
        self.treasures_any_time: Final = bool(values["treasures_any_time"])
        self.sexes: Final = bool(values["sexes"])
        self.first_player: Final = str(values["first_player"])
        self.late_wandering: Final = bool(values["late_wandering"])
        self.wait_everywhere: Final = bool(values["wait_everywhere"])
        self.wait_in_flight: Final = bool(values["wait_in_flight"])
        self.window_seconds: Final = str(values["window_seconds"])
        self.turn_seconds: Final = int(values["turn_seconds"])
        self.open_minds: Final = bool(values["open_minds"])
        self.turnings: Final = int(values["turnings"])
        self.sales: Final = int(values["sales"])
        self.offers: Final = int(values["offers"])
        self.shows: Final = int(values["shows"])
        self.acts: Final = int(values["acts"])
        self.turns: Final = int(values["turns"])
