"""The table settings (OPT-04): each has the box's own value as default, and a name that files and records use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from kickdoor.views.names import SettingFault, SettingGroup, SettingKind
from kickdoor.views.settings import SettingRefusal, SettingView

from .box import ANY, Box, Value

V = TypeVar("V")


class Setting:
    """A setting: its group and kind for people, its default where neither box nor table says otherwise."""

    def __init__(
        self,
        group: SettingGroup,
        kind: SettingKind,
        default: Value,
        least: int = 0,
        unlimited: bool = False,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.group: Final = group
        self.kind: Final = kind
        self.default: Final = default
        self.least: Final = least
        self.unlimited: Final = unlimited  # a number that may be "any"
        self.choices: Final = choices


def _switch(group: SettingGroup, default: bool = False) -> Setting:
    return Setting(group, "switch", default)


def _limit(group: SettingGroup, default: int) -> Setting:
    return Setting(group, "number", default, unlimited=True)


# The message `setting-<name>` of the catalogue says what each is.
SETTINGS: Final[dict[str, Setting]] = {
    "epic": _switch("length"),
    "winning_level": Setting("length", "number", 10, least=2),  # everybody begins at Level 1
    "shared_victory": _switch("length"),
    "turns": _limit("length", 600),
    "listen_at_the_door": _switch("edition"),
    "dungeons": _switch("edition"),
    "loot_from": Setting("edition", "choice", "door", choices=("door", "treasure")),
    "hand_limit": _limit("edition", 5),
    "big_items": _limit("edition", 1),
    "companions_tradable": _switch("edition"),
    "companions_discardable": _switch("edition", True),
    "help_by_plays": _switch("edition", True),
    "enhancers_on_munchkins": _switch("edition"),
    "treasures_any_time": _switch("edition"),
    "sexes": _switch("edition"),
    "first_player": Setting("edition", "player", "roll"),
    "late_wandering": _switch("edition", True),
    "live": _switch("pace"),
    "wait_everywhere": _switch("pace"),
    "wait_in_flight": _switch("pace"),
    "window_seconds": Setting("pace", "seconds", "2.6"),
    "turn_seconds": Setting("pace", "number", 90),
    "open_minds": _switch("pace"),
    "offers_last": _switch("pace"),
    "turnings": _limit("limits", 2),
    "sales": _limit("limits", 2),
    "offers": _limit("limits", 2),
    "shows": _limit("limits", 1),
    "acts": _limit("limits", 60),
    "idle_acts": _limit("limits", ANY),
}
# Settings of earlier releases that change nothing any more. Files of those releases are read without them.
REMOVED_PAYS: Final = "removed_pays"  # now each card that removes a monster says whether its Treasures are taken
RETIRED: Final = (REMOVED_PAYS,)
# The rule that a setting changes or that gives it its meaning.
RULES: Final[dict[str, str]] = {
    "epic": "OPT-03",
    "shared_victory": "OPT-02",
    "turns": "RULE-25",
    "listen_at_the_door": "OPT-01",
    "dungeons": "PORT-01",
    "loot_from": "TURN-04",
    "hand_limit": "TURN-07",
    "big_items": "BIG-01",
    "companions_tradable": "CMP-01",
    "companions_discardable": "TIME-01",
    "help_by_plays": "HELP-03",
    "enhancers_on_munchkins": "ENH-01",
    "treasures_any_time": "GUAL-02",
    "first_player": "SET-06",
    "late_wandering": "RULE-17",
    "window_seconds": "TIME-07",
    "turnings": "RULE-25",
    "sales": "RULE-25",
    "offers": "RULE-25",
    "shows": "RULE-25",
    "acts": "RULE-25",
    "idle_acts": "RULE-25",
}
LIVE_LIMITS: Final[dict[str, Value]] = {"turnings": 20, "sales": 20, "offers": 20, "shows": 20, "acts": 300}
# While a switch is on: the values of other settings that the table does not set itself.
IMPLIES: Final[dict[str, dict[str, Value]]] = {
    "live": LIVE_LIMITS,
    "epic": {"winning_level": 20},
    "listen_at_the_door": {"loot_from": "treasure"},
}
# Of new games of a quick table, so that those end soon in which everybody acts at random. They are settings of the
# game: a record without them is played without them.
QUICK_IDLE_ACTS: Final = 10
QUICK_ROUNDS: Final = 5  # for each Level up to the winning one
LONGEST_WORD: Final = 60  # a name, at most
MOST: Final = 100_000  # of a number
MOST_SECONDS: Final = 600


class BadSetting(ValueError):
    """A table setting that does not exist, or a value it cannot have."""

    def __init__(self, view: SettingRefusal) -> None:
        super().__init__()
        self.view: Final = view

    def __str__(self) -> str:
        """The setting, what was given and what is expected; `kickdoor.words` has the sentence."""
        view = self.view
        expected = (
            ", ".join(view.names) if view.names else f"from {view.least} to {view.most}" if view.most else ""
        )
        return f"table setting {view.name}={view.found}: {view.fault}" + (expected and f"; expected: {expected}")


def _seconds(value: object) -> bool:
    try:
        return isinstance(value, (str, int, float)) and 0 < float(value) <= MOST_SECONDS
    except ValueError:
        return False


def _fits(setting: Setting, value: object) -> bool:
    """Whether a value is one that the setting can have, apart from "any"."""
    kind = setting.kind
    if kind == "switch" or isinstance(value, bool):
        return kind == "switch" and isinstance(value, bool)
    if kind == "number":
        return isinstance(value, int) and setting.least <= value <= MOST
    if kind == "seconds":
        return _seconds(value) and len(str(value)) <= LONGEST_WORD
    if kind == "choice":
        return value in setting.choices
    return isinstance(value, (str, int, float)) and len(str(value)) <= LONGEST_WORD and str(value).isprintable()


def _short(text: str) -> str:
    """Text from outside as it may be shown: printable, and not long."""
    text = text if text.isprintable() else ascii(text)
    return text if len(text) <= LONGEST_WORD else f"{text[: LONGEST_WORD - 1]}…"


def _refusal(name: str, value: object) -> SettingRefusal:
    found = _short(as_text(value) if isinstance(value, (bool, int, str)) else ascii(value))
    if name in RETIRED:
        return SettingRefusal(fault="retired", name=name, found=found)
    if name not in SETTINGS:
        return SettingRefusal(fault="unknown", name=_short(name), found=found, names=tuple(SETTINGS))
    setting = SETTINGS[name]
    if setting.kind == "number":
        fault: SettingFault = "unlimited" if setting.unlimited else "number"
        return SettingRefusal(fault=fault, name=name, found=found, least=setting.least, most=MOST)
    most = LONGEST_WORD if setting.kind == "player" else MOST_SECONDS if setting.kind == "seconds" else 0
    return SettingRefusal(fault=setting.kind, name=name, found=found, most=most, names=setting.choices)


def as_text(value: Value) -> str:
    """A value as files and commands write it."""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _checked(name: str, value: object) -> Value:
    """The value as the engine keeps it; BadSetting where it is none."""
    setting = SETTINGS.get(name)
    if setting is not None and setting.unlimited and value == "any":
        return ANY
    if setting is None or not _fits(setting, value):
        raise BadSetting(_refusal(name, value))
    if isinstance(value, bool):
        return value  # apart from numbers: compiled code would make 1 of a True that is tested as an int
    return value if isinstance(value, int) and setting.kind == "number" else str(value)


def current(options: Mapping[str, V]) -> dict[str, V]:
    """The settings of a record, a stored table or a scenario without those that change nothing any more."""
    return {name: value for name, value in options.items() if name not in RETIRED}


def _values(host: Box, given: dict[str, Value]) -> dict[str, Value]:
    """What holds at a table: its own settings, else what they imply, else the box's value, else the default."""
    values: dict[str, Value] = {name: setting.default for name, setting in SETTINGS.items()}
    values.update(host.settings)
    values.update(given)
    for name, implied in IMPLIES.items():
        if values[name]:
            values.update({other: value for other, value in implied.items() if other not in given})
    return values


def of_new_game(host: Box, options: Mapping[str, object], seats: int = 4) -> dict[str, object]:
    """The settings of a new game: those of its table, and on a quick one the limits that end it soon (RULE-25)."""
    found = dict(options)
    values = _values(host, {name: _checked(name, value) for name, value in options.items()})
    if not values["live"]:
        found.setdefault("idle_acts", QUICK_IDLE_ACTS)
        found.setdefault("turns", min(MOST, QUICK_ROUNDS * seats * int(values["winning_level"])))
    return found


def values_of(host: Box, options: dict[str, object]) -> dict[str, Value]:
    """What every setting is at a new table of this host, for people: a number without limit is "any"."""
    given = of_new_game(host, options)
    found = _values(host, {name: _checked(name, value) for name, value in given.items()})
    return {name: "any" if SETTINGS[name].unlimited and found[name] == ANY else found[name] for name in SETTINGS}


def shown(hosts: dict[str, Box], live: bool) -> list[SettingView]:
    """All settings with the values that they have in these boxes, on live tables or on quick ones."""
    values = {id: values_of(host, {"live": live}) for id, host in hosts.items()}
    return [
        SettingView(
            name=name,
            group=setting.group,
            kind=setting.kind,
            values={id: found[name] for id, found in values.items()},
            least=setting.least,
            most={"number": MOST, "seconds": MOST_SECONDS}.get(setting.kind, 0),
            unlimited=setting.unlimited,
            choices=setting.choices,
            implies=IMPLIES.get(name, {}),
            rule=RULES.get(name, ""),
        )
        for name, setting in SETTINGS.items()
    ]


def has_sexes(boxes: tuple[Box, ...], given: dict[str, Value]) -> bool:
    """Whether characters are male or female; a guest that has sexes brings them (MIX-03, RULE-28)."""
    if "sexes" in given:
        return bool(given["sexes"])
    return any([bool(box.settings.get("sexes", False)) for box in boxes])


class Settings:
    """The settings of one table, as attributes where the engine reads them and as a dict for the record."""

    def __init__(self, host: Box, options: dict[str, object]) -> None:
        given = {name: _checked(name, value) for name, value in options.items()}
        values = _values(host, given)
        self.given: Final = given
        self.live: Final = bool(values["live"])
        self.winning_level: Final = int(values["winning_level"])
        self.shared_victory: Final = bool(values["shared_victory"])
        self.listen_at_the_door: Final = bool(values["listen_at_the_door"])
        self.dungeons: Final = bool(values["dungeons"])
        self.loot_from: Final = str(values["loot_from"])
        self.hand_limit: Final = int(values["hand_limit"])
        self.big_items: Final = int(values["big_items"])
        self.companions_tradable: Final = bool(values["companions_tradable"])
        self.companions_discardable: Final = bool(values["companions_discardable"])
        self.help_by_plays: Final = bool(values["help_by_plays"])
        self.enhancers_on_munchkins: Final = bool(values["enhancers_on_munchkins"])
        self.treasures_any_time: Final = bool(values["treasures_any_time"])
        self.first_player: Final = str(values["first_player"])
        self.late_wandering: Final = bool(values["late_wandering"])
        self.wait_everywhere: Final = bool(values["wait_everywhere"])
        self.wait_in_flight: Final = bool(values["wait_in_flight"])
        self.window_seconds: Final = str(values["window_seconds"])
        self.turn_seconds: Final = int(values["turn_seconds"])
        self.open_minds: Final = bool(values["open_minds"])
        self.offers_last: Final = bool(values["offers_last"])
        self.turnings: Final = int(values["turnings"])
        self.sales: Final = int(values["sales"])
        self.offers: Final = int(values["offers"])
        self.shows: Final = int(values["shows"])
        self.acts: Final = int(values["acts"])
        self.idle_acts: Final = int(values["idle_acts"])
        self.turns: Final = int(values["turns"])
