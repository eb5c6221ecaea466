"""The schema of a scenario file: which keys stand where; the whole file is checked before anything is run."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from .errors import BadScenario, Path
from .words import mapping_in, mappings_in

Check = Callable[[object, Path], None]

BEYOND: Final = re.compile(r"all beyond (?:the first )?([1-9])")  # a share of the Treasures


def _expected(what: str, value: object, path: Path) -> BadScenario:
    return BadScenario(f"expected {what}, found {_shown(value)}", path)


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


# Single values.


def a_name(value: object, path: Path) -> None:
    if not isinstance(value, str) or not value.strip():
        raise _expected("a name", value, path)


def a_text(value: object, path: Path) -> None:
    if not isinstance(value, (str, int, float)) or isinstance(value, bool):
        raise _expected("a text", value, path)


def a_number(value: object, path: Path) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _expected("a whole number", value, path)


def a_share(value: object, path: Path) -> None:
    """`treasures:` is a number, `all`, `half` or `all beyond` a number."""
    if isinstance(value, str) and (value in ("all", "half") or BEYOND.fullmatch(value)):
        return
    if not isinstance(value, int) or isinstance(value, bool):
        raise _expected("a number, all, half, or all beyond a number", value, path)


def a_truth(value: object, path: Path) -> None:
    if not isinstance(value, bool):
        raise _expected("true or false", value, path)


def an_answer(value: object, path: Path) -> None:
    """`option:` is a clause, yes or no, a House or a number."""
    if not isinstance(value, (str, int, bool)):
        raise _expected("a clause, yes or no, a House or a number", value, path)


def anything(value: object, path: Path) -> None:
    return


def nothing_or(check: Check) -> Check:
    def checked(value: object, path: Path) -> None:
        if value is not None:
            check(value, path)

    return checked


def one_of(*words: str) -> Check:
    def checked(value: object, path: Path) -> None:
        if value not in words:
            raise _expected(" or ".join(words), value, path)

    return checked


# Lists and mappings.


def names(value: object, path: Path) -> None:
    """A list of names; a single name is a list of one."""
    if value is None or isinstance(value, str):
        return
    if not isinstance(value, list):
        raise _expected("a list of names", value, path)
    for place, item in enumerate(value):
        a_name(item, (*path, place))


def numbers(value: object, path: Path) -> None:
    if not isinstance(value, list):
        raise _expected("a list of numbers", value, path)
    for place, item in enumerate(value):
        a_number(item, (*path, place))


def mappings(value: object, path: Path) -> None:
    if not isinstance(value, list):
        raise _expected("a list of mappings", value, path)
    for place, item in enumerate(value):
        if not isinstance(item, Mapping):
            raise _expected("a mapping", item, (*path, place))


def names_by_name(value: object, path: Path) -> None:
    if not isinstance(value, Mapping):
        raise _expected("a mapping of Items to lists of cards", value, path)
    for key, item in value.items():
        a_name(key, path)
        names(item, (*path, str(key)))


def by_name(value: object, path: Path) -> None:
    if not isinstance(value, Mapping):
        raise _expected("a mapping", value, path)
    for key in value:
        a_name(key, path)


def steps_taken(value: object, path: Path) -> None:
    """A number of steps along the track of the box; of several tracks, a mapping of their names to numbers."""
    if not isinstance(value, Mapping):
        a_number(value, path)
        return
    for key, item in value.items():
        a_name(key, path)
        a_number(item, (*path, str(key)))


def boxes(value: object, path: Path) -> None:
    if isinstance(value, list) and not value:
        raise _expected("a box, or a list of boxes", value, path)
    if not isinstance(value, (str, list)):
        raise _expected("a box, or a list of boxes", value, path)
    names(value, path)


def refusal(value: object, path: Path) -> None:
    if value is True:
        return
    if isinstance(value, str) or (isinstance(value, list) and value):
        names(value, path)
        return
    raise _expected("true or the number of a rule", value, path)


def mapping_of(what: str, known: Mapping[str, Check], needed: tuple[str, ...] = ()) -> Check:
    def checked(value: object, path: Path) -> None:
        if not isinstance(value, Mapping):
            raise _expected(f"a mapping ({what})", value, path)
        for key, item in value.items():
            if key not in known:
                raise unknown(str(key), list(known), what, (*path, str(key)))
            known[key](item, (*path, str(key)))
        for key in needed:
            if key not in value:
                raise BadScenario(f"{what} needs `{key}`", path)

    return checked


def unknown(word: str, known: list[str], what: str, path: Path) -> BadScenario:
    close = get_close_matches(word, known, 1)
    hint = f"; did you mean {close[0]}?" if close else f"; there are {', '.join(known)}"
    return BadScenario(f"{what} has no {word!r}{hint}", path)


# The keys of a file.

PLAYER: Final[dict[str, Check]] = {
    "level": a_number,
    "hand": names,
    "in_play": names,
    "carried": names,
    "attached": names_by_name,
    "sex": one_of("male", "female", "Male", "Female"),
    "house": a_name,
    "kid": a_name,
    "dead": a_truth,
    "steps": steps_taken,
    "open_to_trades": a_truth,
}

POSITION: Final[dict[str, Check]] = {
    "box": boxes,
    "options": by_name,
    "seed": a_text,
    "players": by_name,
    "turn": a_name,
    "phase": one_of("start", "room", "charity", "deal"),
    "door": names,
    "treasure": names,
    "door_discards": names,
    "treasure_discards": names,
    "decks": one_of("empty"),
    "dice": numbers,
    "deaths": a_number,
    "dungeons": names,
    "cards": mappings,
}

FILE: Final[dict[str, Check]] = {
    "title": a_text,
    "rule": names,
    "refused": refusal,
    "steps": mappings,
    "passes": one_of("written"),
    **POSITION,
}

# The keys of each action, and those it needs.
ACTIONS: Final[dict[str, tuple[dict[str, Check], tuple[str, ...]]]] = {
    "kick_door": ({}, ()),
    "loot_room": ({}, ()),
    "end_turn": ({}, ()),
    "pass": ({}, ()),
    "look_for_trouble": ({"card": a_name}, ()),
    "play": ({"card": a_name, "on": a_name, "with": a_name, "owner": a_name, "pay": names}, ("card",)),
    "lay": ({"card": a_name}, ("card",)),
    "take": ({}, ()),
    "use": ({"ability": a_name, "on": a_name, "owner": a_name, "pay": names, "with": a_name}, ("ability",)),
    "discard": ({"card": a_name}, ("card",)),
    "equip": ({"card": a_name, "on": a_name}, ("card",)),
    "unequip": ({"card": a_name}, ("card",)),
    "hold_on": ({}, ()),
    "sell": ({"cards": names, "double": names}, ("cards",)),
    "offer": ({"to": a_name, "give": names, "want": names}, ("to",)),
    "open_to_trades": ({}, ()),
    "closed_to_trades": ({}, ()),
    "show": ({"to": a_name, "cards": names}, ()),
    "ask_help": (
        {
            "of": a_name,
            "treasures": a_share,
            "picks_first": one_of("helper", "fighter"),
            "items": names,
            "cards": names,
        },
        ("of",),
    ),
    "accept": ({"of": a_name}, ()),
    "decline": ({"of": a_name}, ()),
    "withdraw": ({"of": a_name}, ()),
    "counter": (
        {
            "of": a_name,
            "give": names,
            "want": names,
            "treasures": a_share,
            "picks_first": one_of("helper", "fighter"),
            "items": names,
            "cards": names,
        },
        (),
    ),
    "fight": ({}, ()),
    "run_away": ({"from": a_name}, ()),
    "sacrifice": ({"card": a_name, "helper_escapes": a_truth}, ("card",)),
    "give": ({"to": a_name, "cards": names}, ("to", "cards")),
    "choose": ({"cards": names, "player": a_name, "monster": a_name, "option": an_answer}, ()),
}

COMBAT: Final[dict[str, Check]] = {
    "munchkins": a_number,
    "monsters": a_number,
    "winning": one_of("munchkins", "monsters"),
    "helper": nothing_or(a_name),
    "fighter": a_name,
    "in": names,
    "treasures": a_number,
    "levels": a_number,
}

TABLE: Final[dict[str, Check]] = {
    "combat": nothing_or(mapping_of("combat", COMBAT)),
    "turn": a_name,
    "phase": one_of("setup", "start", "door", "room", "combat", "fleeing", "looting", "charity"),
    "asked": nothing_or(names),
    "winners": names,
    "over": a_truth,
    "door_discards_top": nothing_or(a_name),
    "treasure_discards_top": nothing_or(a_name),
    "door_discards_has": names,
    "treasure_discards_has": names,
    "door_left": a_number,
    "treasure_left": a_number,
    "dungeons": names,
}

ABOUT_A_PLAYER: Final[dict[str, Check]] = {
    "level": a_number,
    "strength": a_number,
    "hand": names,
    "hand_has": names,
    "hand_size": a_number,
    "in_play": names,
    "has": names,
    "has_not": names,
    "equipped": names,
    "carried": names,
    "dead": a_truth,
    "open_to_trades": a_truth,
    "gold": a_number,
    "sex": nothing_or(a_name),
    "house": nothing_or(a_name),
    "kid": nothing_or(a_name),
    "run_away": a_number,
    "hand_limit": a_number,
    "capacity": a_number,
    "steps": steps_taken,
    "attached": names_by_name,
    "saw": names,
    "saw_not": names,
}


def check_position(position: Mapping[str, object], known: Mapping[str, Check] = POSITION) -> None:
    mapping_of("a scenario", known, ("box", "players"))(position, ())
    for name, player in mapping_in(position, "players").items():
        if player is not None:
            mapping_of("a player", PLAYER)(player, ("players", name))


def check_file(data: Mapping[str, object]) -> None:
    """Checks the whole file; whether its cards and players exist is checked by the position."""
    check_position(data, FILE)
    if "steps" not in data and "refused" not in data:
        raise BadScenario("a scenario needs `steps`")
    players = list(mapping_in(data, "players"))
    for place, step in enumerate(mappings_in(data, "steps")):
        check_step(step, players, ("steps", place))


def check_step(step: Mapping[str, object], players: list[str], path: Path) -> None:
    if "expect" in step:
        mapping_of("an expectation", {"expect": by_name})(step, path)
        known = {**{name: mapping_of("a player", ABOUT_A_PLAYER) for name in players}, **TABLE}
        mapping_of("an expectation", known)(step["expect"], (*path, "expect"))
        return
    if "do" not in step or "by" not in step:
        raise BadScenario("expected `by` and `do`, or `expect`", path)
    action = step["do"]
    if not isinstance(action, str) or action not in ACTIONS:
        raise unknown(str(action), list(ACTIONS), "the list of actions", (*path, "do"))
    words, needed = ACTIONS[action]
    mapping_of(action, {"by": a_name, "do": a_name, "refused": refusal, **words}, needed)(step, path)
    for word in ("by", "to", "of", "owner", "player"):
        if word in step and step[word] not in players:
            raise unknown(str(step[word]), players, "the table", (*path, word))
    if action == "choose" and not any([word in step for word in words]):
        raise BadScenario("choose needs cards, player, monster or option", path)
