"""The table settings as people are shown them, and why a value is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import field

from .names import SettingFault, SettingGroup, SettingKind
from .shape import Shape, about

SettingValue = bool | int | str


class SettingView(Shape, kw_only=True):
    """A table setting: the message `setting-<name>` says what it does."""

    name: str
    group: Annotated[SettingGroup, about("settings that belong together")]
    kind: Annotated[SettingKind, about("the kind of its value")]
    values: Annotated[dict[str, SettingValue], about("the edition's own value, by box; `any`: no limit")]
    least: Annotated[int, about("of a number or of seconds")] = 0
    most: Annotated[int, about("of a number or of seconds; 0: it is neither")] = 0
    unlimited: Annotated[bool, about("a number that may be `any`")] = False
    choices: Annotated[tuple[str, ...], about("of a choice: the names there are")] = ()
    implies: Annotated[
        dict[str, SettingValue], about("while it is on: the values of other settings that are not set themselves")
    ] = field(default_factory=dict)
    rule: Annotated[str, about("the number of the rule it belongs to; empty: no rule of the game")] = ""


class SettingRefusal(Shape, kw_only=True):
    """Why a setting is refused: what was found and what was expected."""

    fault: Annotated[SettingFault, about("the message of the catalogue, without its prefix `bad-setting-`")]
    name: Annotated[str, about("the setting")]
    found: Annotated[str, about("the value that was given, as text")] = ""
    least: Annotated[int, about("of a number or of seconds")] = 0
    most: Annotated[int, about("of a number or of seconds; of a word: how many letters")] = 0
    names: Annotated[tuple[str, ...], about("the choices there are; of an unknown setting: the settings")] = ()
