"""The messages are described as they are: fresh pages, no field without a word, no word that is not listed."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from kickdoor.bots import bot_of
from kickdoor.engine.table import acts
from kickdoor.server.protocol import messages, protocol
from kickdoor.server.protocol.words import NUMBERS, STAGES, VERB, WORDS
from kickdoor.tables import new_game

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "kickdoor" / "server"
EVERYTHING = [struct for group in protocol.described() for struct in group]
# What needs no word, since its name and type say all.
PLAIN = {"name", "level", "hand_size", "winning_level", "offers", "players", "bodies", "amount", "id", "number"}


@pytest.mark.parametrize(
    ("file", "made"),
    [
        ("docs/protocol.md", protocol.page),
        ("docs/protocol.schema.json", protocol.schema),
        ("web/src/lib/messages.ts", protocol.typescript),
    ],
)
def test_the_generated_descriptions_are_fresh(file: str, made: Any) -> None:
    assert (ROOT / file).read_text("utf-8") == made(), f"{file} is stale: run `make docs`"


def test_every_message_and_shape_is_explained() -> None:
    assert [struct.name for struct in EVERYTHING if not struct.about] == []


def test_every_field_is_explained_or_explains_itself() -> None:
    """A field says what it means, or lists its words, or is of a shape that says so itself."""
    names = {struct.name for struct in EVERYTHING}
    dark = [
        f"{struct.name}.{field.name}"
        for struct in EVERYTHING
        for field in struct.fields
        if not field.about
        and field.name not in PLAIN
        and (struct.name, field.name) not in {**WORDS, **NUMBERS}
        and not names & set(re.findall(r"\w+", protocol.typescript_of(field.type)))
    ]
    assert dark == []


def test_words_are_told_of_fields_that_exist() -> None:
    fields = {(struct.name, field.name) for struct in EVERYTHING for field in struct.fields}
    assert set(WORDS) | set(NUMBERS) <= fields


def _subclasses(of: type[object]) -> Iterator[type[object]]:
    for child in of.__subclasses__():
        yield child
        yield from _subclasses(child)


def test_every_verb_of_the_engine_is_explained() -> None:
    verbs = {getattr(act, "verb", "") for act in _subclasses(acts.Act)} - {""}
    assert "kick_door" in verbs
    assert verbs <= set(VERB.meanings)


def _sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SERVER.rglob("*.py")))


def test_every_code_of_a_refusal_is_listed() -> None:
    """A code that is in no list would reach clients that cannot know it."""
    used = set(re.findall(r'(?:Refusal|Refused)\(\s*(?:id, |"", )?"([a-z_]+)"', _sources()))
    assert {"stale", "not_yours", "too_fast", "no_table"} & used >= {"not_yours", "too_fast", "no_table"}
    assert used <= set(messages.REFUSALS)


def test_every_code_with_which_a_socket_is_closed_is_listed() -> None:
    """A missing one once ended the task of a socket with a KeyError instead of a farewell."""
    used = {int(code) for code in re.findall(r"\b(1001|1008|1009|101[123]|40\d\d)\b", _sources())}
    assert used <= set(messages.CLOSES)


def test_a_stage_is_one_of_those_described() -> None:
    used = set(
        re.findall(
            r'(?:return|stage (?:==|not in|in)) \(?"([a-z]+)"', (SERVER / "room" / "state.py").read_text("utf-8")
        )
    )
    assert used <= set(STAGES)


@pytest.mark.parametrize("box", ["base", "super", "oz", "harry-potter", "south-park"])
def test_what_a_game_shows_is_what_is_described(box: str) -> None:
    """No field more, none less, no word that is not listed: every view of a game of each box."""
    game = new_game(box, [("Ann", "female"), ("Bo", "male"), ("Cy", "")], f"described {box}", live=True)
    bots = [bot_of("greedy" if seat else "random", f"{box} {seat}") for seat in range(3)]
    seen: dict[tuple[str, str], set[str]] = defaultdict(set)
    decode = msgspec.json.Decoder(messages.FromServer).decode
    whole = json.loads(protocol.schema())
    schema = jsonschema_rs.validator_for({"$ref": "#/$defs/FromServer", "$defs": whole["$defs"]})
    told = 0
    for _ in range(400):
        if game.over:
            break
        seat = game.waiting[0]
        own = game.own(seat)
        shown = {
            "t": "state",
            "number": len(game.events),
            "public": game.public(),
            "own": own,
            "events": game.told(seat, told),
            "clock": None,
        }
        told = len(game.events)
        frame = msgspec.json.encode(shown)
        assert json.loads(msgspec.json.encode(decode(frame))) == json.loads(frame)
        schema.validate(json.loads(frame))
        _words(decode(frame), seen)
        view = game.view(seat)
        assert view.ask is not None
        game.choose(seat, bots[seat].choose(view, view.ask))
    assert ("Option", "verb") in seen
    for key, words in seen.items():
        known = WORDS[key]
        assert words - {""} <= set(known.meanings), key
        assert known.empty or "" not in words, key


def _words(found: object, seen: dict[tuple[str, str], set[str]]) -> None:
    """The words of a message, by struct and field."""
    if isinstance(found, msgspec.Struct):
        for name in found.__struct_fields__:
            value = getattr(found, name)
            if (type(found).__name__, name) in WORDS:
                seen[type(found).__name__, name].add(value)
            _words(value, seen)
    elif isinstance(found, list):
        for value in found:
            _words(value, seen)


def test_the_server_refuses_a_field_it_does_not_know_and_clients_pass_over_one() -> None:
    """The versions' policy, docs/protocol.md: a typo is no silence, a later server no broken client."""
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"t":"ping","m":1}', type=messages.FromClient)
    assert msgspec.json.decode(b'{"t":"taken","id":"a","later":1}', type=messages.FromServer) == messages.Taken(
        "a"
    )


def test_the_schema_points_only_at_what_is_in_it() -> None:
    text = protocol.schema()
    parts = json.loads(text)["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(parts)
    assert parts["Option"]["properties"]["way"]["enum"] == list(WORDS["Option", "way"].meanings)


def test_the_schema_knows_good_messages_from_bad_ones() -> None:
    whole = json.loads(protocol.schema())
    asked = jsonschema_rs.validator_for({"$ref": "#/$defs/FromClient", "$defs": whole["$defs"]})
    assert asked.is_valid({"t": "answer", "id": "a", "number": 1, "word": "pass"})
    assert not asked.is_valid({"t": "answer", "id": "", "number": 1, "word": "pass"})
    assert not asked.is_valid({"t": "answer", "id": "a", "number": 1, "word": "pass", "more": 1})
    assert not asked.is_valid({"t": "say", "id": "a", "phrase": "no such phrase"})
    assert not asked.is_valid({"t": "pong", "n": 1, "now": 1})


def test_a_field_that_may_be_left_out_is_optional_in_the_types() -> None:
    option = protocol.typescript().partition("export interface Option ")[2].partition("}")[0]
    assert "  seat?: number;" in option
    assert "  word: string;" in option
