"""The messages are described as they are: fresh pages, no field without a word, no name that is not listed."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import jsonschema_rs
import msgspec
import pytest

from kickdoor.bots import bot_of
from kickdoor.engine.table import acts
from kickdoor.server.protocol import answers, describe, messages
from kickdoor.server.protocol.bodies import REQUESTS
from kickdoor.server.protocol.document import page
from kickdoor.server.protocol.meanings import CLOSED_MEANINGS, OPEN, OPEN_MEANINGS, PLAIN, VERBS
from kickdoor.server.protocol.schema import schema
from kickdoor.server.protocol.typescript import typescript
from kickdoor.tables import new_game
from kickdoor.views import names
from tests.words.engine_names import verbs

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "kickdoor" / "server"
EVERYTHING = [*describe.client(), *describe.server(), *describe.views(), *describe.http()]
CLOSED = {name: found for name, found in vars(names).items() if get_origin(found) is Literal}
# Fields whose name and type say all.
CLEAR = {
    "id", "name", "level", "levels", "rank", "bonus", "copies", "big", "icon", "flavour", "notes", "tags",
    "bad_stuff", "hand_size", "winning_level", "amount", "number", "seat", "table", "token", "title", "slot",
    "words", "box", "card", "sentence", "default", "dead", "over", "won",
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "made"),
    [
        ("docs/protocol.md", page),
        ("docs/protocol.schema.json", schema),
        ("web/src/lib/messages.ts", typescript),
    ],
)
def test_the_generated_descriptions_are_fresh(file: str, made: Callable[[], str]) -> None:
    assert (ROOT / file).read_text("utf-8") == made(), f"{file} is stale: run `make docs`"


def test_every_message_and_shape_is_explained() -> None:
    assert [struct.name for struct in EVERYTHING if not struct.about] == []
    assert [model.__name__ for model in REQUESTS if not describe.request(model).about] == []


def test_every_field_is_explained_or_explains_itself() -> None:
    """A field says what it means, or holds names that are explained, or is of a shape that is."""
    known = {struct.name for struct in EVERYTHING} | set(CLOSED)
    dark = [
        f"{struct.name}.{field.name}"
        for struct in EVERYTHING
        for field in struct.fields
        if not field.about
        and not field.open
        and field.name not in CLEAR
        and not known & set(re.findall(r"\w+", describe.written(field.type)))
    ]
    assert not dark, f"give these fields an `about(…)`: {', '.join(dark)}"


def test_no_two_shapes_have_one_name() -> None:
    found = [struct.name for struct in EVERYTHING] + [model.__name__ for model in REQUESTS]
    assert sorted(found) == sorted(set(found))


def test_every_closed_set_is_explained_name_by_name() -> None:
    for name, found in CLOSED.items():
        if name not in PLAIN:
            assert list(CLOSED_MEANINGS[name]) == list(get_args(found)), name
    assert set(CLOSED_MEANINGS) | PLAIN == set(CLOSED)


def test_open_sets_are_those_of_fields_that_exist() -> None:
    bases = {base.__name__: base for base in _subclasses(msgspec.Struct)}
    for (struct, field), name in OPEN.items():
        assert field in bases[struct].__annotations__, (struct, field)
        assert name in OPEN_MEANINGS
    assert set(OPEN.values()) == set(OPEN_MEANINGS)


def _subclasses(of: type[object]) -> Iterator[type[object]]:
    children: list[type[object]] = of.__subclasses__()
    for child in children:
        yield child
        yield from _subclasses(child)


def test_every_verb_of_the_engine_is_explained() -> None:
    named = {getattr(act, "verb", "") for act in _subclasses(acts.Act)} - {""}
    assert "kick_door" in named
    assert named | verbs() <= set(VERBS)


def _sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SERVER.rglob("*.py")))


def test_every_code_with_which_a_socket_is_closed_is_listed() -> None:
    """A missing one once ended the task of a socket with a KeyError instead of a farewell."""
    used = {int(code) for code in re.findall(r"\b(1001|1008|1009|101[123]|40\d\d)\b", _sources())}
    assert used <= set(messages.CLOSES)


@pytest.mark.parametrize("box", ["base", "super", "oz", "harry-potter", "south-park"])
def test_what_a_game_shows_is_what_is_described(box: str) -> None:
    """No field more, none less, no name that is not listed: every view of a game of each box."""
    game = new_game(box, [("Ann", "female"), ("Bo", "male"), ("Cy", "")], f"described {box}", live=True)
    bots = [bot_of("greedy" if seat else "random", f"{box} {seat}") for seat in range(3)]
    seen: dict[str, set[object]] = defaultdict(set)
    decode = msgspec.json.Decoder(messages.FromServer).decode
    whole = json.loads(schema())
    checked = jsonschema_rs.validator_for({"$ref": "#/$defs/FromServer", "$defs": whole["$defs"]})
    told = 0
    for _ in range(400):
        if game.over:
            break
        seat = game.waiting[0]
        count = len(game.events)
        shown = messages.State(count, game.public(), game.own(seat), game.events_for(seat, told), None)
        told = count
        frame = msgspec.json.encode(shown)
        assert msgspec.json.encode(decode(frame)) == frame
        checked.validate(json.loads(frame))
        _names(shown, seen)
        view = game.view(seat)
        assert view.ask is not None
        game.choose(seat, bots[seat].choose(view, view.ask))
    assert {"Verb", "EventKind"} <= set(seen)
    for name, words in seen.items():
        assert words <= set(OPEN_MEANINGS[name]), name


def _names(found: object, seen: dict[str, set[object]]) -> None:
    """The names of open sets in a message."""
    if isinstance(found, msgspec.Struct):
        for name in found.__struct_fields__:
            value = getattr(found, name)
            for base in type(found).__mro__:
                if (base.__name__, name) in OPEN:
                    seen[OPEN[base.__name__, name]].add(value)
            _names(value, seen)
    elif isinstance(found, list | tuple):
        for value in found:
            _names(value, seen)


def test_the_server_refuses_a_field_it_does_not_know_and_clients_pass_over_one() -> None:
    """The versions' policy, docs/protocol.md: a typo is no silence, a later server no broken client."""
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"t":"ping","m":1}', type=messages.FromClient)
    assert msgspec.json.decode(b'{"t":"taken","id":"a","later":1}', type=messages.FromServer) == messages.Taken(
        "a"
    )


def test_the_schema_points_only_at_what_is_in_it() -> None:
    text = schema()
    parts = json.loads(text)["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(parts)
    assert sorted(parts["OptionView"]["properties"]["way"]["enum"]) == sorted(get_args(names.Way))


def test_the_schema_knows_good_messages_from_bad_ones() -> None:
    whole = json.loads(schema())
    asked = jsonschema_rs.validator_for({"$ref": "#/$defs/FromClient", "$defs": whole["$defs"]})
    assert asked.is_valid({"t": "answer", "id": "a", "number": 1, "word": "pass"})
    assert not asked.is_valid({"t": "answer", "id": "", "number": 1, "word": "pass"})
    assert not asked.is_valid({"t": "answer", "id": "a", "number": 1, "word": "pass", "more": 1})
    assert not asked.is_valid({"t": "say", "id": "a", "phrase": "no such phrase"})
    assert not asked.is_valid({"t": "pong", "n": 1, "now": 1})


def test_a_field_that_may_be_left_out_is_optional_in_the_types() -> None:
    option = typescript().partition("export interface OptionView ")[2].partition("}")[0]
    assert "  seat?: number;" in option
    assert "  verb: Verb;" in option


def test_answers_and_requests_of_the_http_part_have_types_too() -> None:
    made = typescript()
    for found in [*vars(answers).values(), *REQUESTS]:
        if isinstance(found, type) and found.__module__ in (answers.__name__, REQUESTS[0].__module__):
            assert f"export interface {found.__name__} {{" in made
