"""The messages described: a JSON Schema, TypeScript types and a page for people, all made from their classes."""

from __future__ import annotations

import ast
import inspect
import io
import json
import tokenize
from collections.abc import Callable, Iterable
from importlib.resources import files
from string import Template
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from . import messages, shapes
from .limits import (
    BURST,
    CHAT_MOST,
    CHAT_SPAN,
    COOKIE,
    GRACE,
    KEPT_CHAT,
    LATE,
    LONGEST,
    MOST_HOLDS,
    QUEUE,
    RATE,
    STRIKES,
    UNDO_MOST,
    UNDO_SPAN,
)
from .paces import PACES
from .words import NUMBERS, WORDS, Words

_CLIENT: Final = types.type_info(messages.FromClient)
_SERVER: Final = types.type_info(messages.FromServer)


class Field(NamedTuple):
    """A field as it is described everywhere."""

    name: str
    type: types.Type
    about: str
    optional: bool  # may be left out


class Described(NamedTuple):
    """A message or shape as it is described everywhere."""

    name: str
    about: str
    tag: str  # empty: it is no message of its own
    fields: list[Field]


# What the classes say.


def _comments(module: ModuleType) -> dict[tuple[str, str], str]:
    """By class and field: the comment behind it, or the lines of comment above it."""
    source = inspect.getsource(module)
    spoken: dict[int, tuple[str, bool]] = {}  # by line: the comment, and whether it stands alone
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            spoken[token.start[0]] = (token.string.lstrip("# "), not token.line[: token.start[1]].strip())
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                above: list[str] = []
                line = field.lineno - 1
                while line in spoken and spoken[line][1]:
                    above.insert(0, spoken[line][0])
                    line -= 1
                behind = spoken.get(field.end_lineno or field.lineno, ("", False))[0]
                found[node.name, field.target.id] = " ".join([*above, behind]).strip()
    return found


def _left_out(field: types.Field) -> bool:
    """Whether a field that says nothing is not sent: it has no value to stand for that."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def described() -> tuple[list[Described], list[Described], list[Described]]:
    """What clients say, what the server says, and the shapes in it, in the order in which they are first met."""
    about = {**_comments(messages), **_comments(shapes)}
    inner: dict[str, types.StructType] = {}
    for message in _members(_SERVER):
        for field in message.fields:
            _shapes(field.type, inner)

    def tell(struct: types.StructType, asks: bool) -> Described:
        name = struct.cls.__name__
        fields = [
            Field(
                field.encode_name,
                field.type,
                about[name, field.name],
                not field.required and (asks or _left_out(field)),
            )
            for field in struct.fields
        ]
        return Described(name, inspect.getdoc(struct.cls) or "", str(struct.tag or ""), fields)

    return (
        [tell(struct, True) for struct in _members(_CLIENT)],
        [tell(struct, False) for struct in _members(_SERVER)],
        [tell(struct, False) for struct in inner.values()],
    )


def _members(union: types.Type) -> list[types.StructType]:
    assert isinstance(union, types.UnionType)
    return [member for member in union.types if isinstance(member, types.StructType)]


def _shapes(type_: types.Type, found: dict[str, types.StructType]) -> None:
    """All structs in a type, and in those."""
    match type_:
        case types.StructType():
            if type_.cls.__name__ not in found:
                found[type_.cls.__name__] = type_
                for field in type_.fields:
                    _shapes(field.type, found)
        case types.UnionType():
            for member in type_.types:
                _shapes(member, found)
        case types.ListType():
            _shapes(type_.item_type, found)


def _about(field: Field) -> str:
    limits = _limits(field.type)
    return f"{field.about} ({limits})".strip() if limits else field.about


def _limits(type_: types.Type) -> str:
    """What a value may be, beyond its type."""
    match type_:
        case types.StrType(min_length=least, max_length=most) if most is not None:
            return f"{least} to {most} characters" if least else f"at most {most} characters"
        case types.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least} to {most}" if most < 1 << 20 else f"at least {least}"
        case types.UnionType():
            return next((limit for limit in map(_limits, type_.types) if limit), "")
    return ""


# The schema.


def schema() -> str:
    """Both directions as a JSON Schema: `$defs/FromClient` and `$defs/FromServer`."""
    (client, server), parts = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="#/$defs/{name}"
    )
    for struct in (struct for group in described() for struct in group):
        for field in struct.fields:
            about: dict[str, Any] = parts[struct.name]["properties"][field.name]
            if field.about:
                about["description"] = field.about
            words = WORDS.get((struct.name, field.name))
            if words is not None and words.closed:
                about["enum"] = [*words.meanings, *([""] if words.empty else [])]
            numbers = NUMBERS.get((struct.name, field.name))
            if numbers is not None:
                about["enum"] = list(numbers[1])
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kickdoor messages",
        "description": "Frames on a table's socket are FromClient one way and FromServer the other.",
        "version": messages.VERSION,
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **parts},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


# TypeScript.


def typescript() -> str:
    """The types for a page, and the tables of codes."""
    client, server, inner = described()
    lines = [
        "// Generated by `kickdoor protocol --types`; the classes are in src/kickdoor/server. Do not edit.",
        "",
        f"export const VERSION = {messages.VERSION};",
    ]
    for name, words in _sets().items():
        lines += ["", *_words(name, words)]
    for name, numbers in {name: numbers for name, numbers in NUMBERS.values()}.items():
        lines += ["", f"export type {name} = {' | '.join(map(str, numbers))};"]
    for struct in [*client, *server, *inner]:
        lines += ["", f"/** {struct.about} */", f"export interface {struct.name} {{"]
        if struct.tag:
            lines.append(f"  t: {_text(struct.tag)};")
        for field in struct.fields:
            about = _about(field)
            lines += [f"  /** {about} */"] if about else []
            lines.append(f"  {field.name}{'?' if field.optional else ''}: {_typed(struct.name, field)};")
        lines.append("}")
    for name, group in (("FromClient", client), ("FromServer", server)):
        lines += ["", f"export type {name} = {' | '.join(struct.name for struct in group)};"]
    lines += ["", "export const REFUSALS: Record<RefusalCode, string> = {"]
    lines += [f"  {code}: {_text(about)}," for code, about in messages.REFUSALS.items()]
    lines += ["};", "", "export const CLOSES: Record<CloseCode, string> = {"]
    lines += [f"  {number}: {_text(about)}," for number, about in messages.CLOSES.items()]
    return "\n".join([*lines, "};", ""])


def _sets() -> dict[str, Words]:
    return {words.name: words for words in WORDS.values()}


def _words(name: str, words: Words) -> list[str]:
    """A set of words as a type; an open one leaves room for more."""
    listed = [*map(_text, words.meanings), *([] if words.closed else ["(string & {})"])]
    return [f"export type {name} =", *[f"  | {word}" for word in listed[:-1]], f"  | {listed[-1]};"]


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _typed(struct: str, field: Field) -> str:
    words = WORDS.get((struct, field.name))
    if words is not None:
        return f'{words.name} | ""' if words.empty else words.name
    numbers = NUMBERS.get((struct, field.name))
    return typescript_of(field.type) if numbers is None else numbers[0]


def typescript_of(type_: types.Type) -> str:
    """A type, written as TypeScript writes it."""
    match type_:
        case types.StructType():
            return type_.cls.__name__
        case types.UnionType():
            return " | ".join(typescript_of(member) for member in type_.types)
        case types.ListType():
            inner = typescript_of(type_.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(typescript_of(item) for item in type_.item_types)}]"
        case types.DictType():
            return f"Record<string, {typescript_of(type_.value_type)}>"
    return _PLAIN[type(type_)]


_PLAIN: Final[dict[type[types.Type], str]] = {
    types.StrType: "string",
    types.IntType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


# The page.


def page() -> str:
    """docs/protocol.md."""
    client, server, inner = described()
    text = files(__package__).joinpath("protocol.md").read_text("utf-8")
    lines = [
        Template(text).substitute(
            version=messages.VERSION,
            cookie=COOKIE,
            longest=f"{LONGEST:,}",
            chat=KEPT_CHAT,
            holds=MOST_HOLDS,
            late=LATE,
            grace=GRACE // 1000,
            rate=f"{RATE:g}",
            burst=f"{BURST:g}",
            strikes=STRIKES,
            queue=QUEUE >> 10,
            undo_most=UNDO_MOST,
            undo_seconds=UNDO_SPAN // 1000,
            chat_most=CHAT_MOST,
            chat_seconds=CHAT_SPAN // 1000,
            refusals=_table(("code", "means"), messages.REFUSALS.items()),
            closes=_table(("code", "means"), messages.CLOSES.items()),
            paces=_table(("clock", "is"), ((name, pace.about) for name, pace in PACES.items())),
        )
    ]
    for title, group in (("From a client", client), ("From the server", server), ("Shapes", inner)):
        lines += [f"## {title}", ""]
        for struct in group:
            lines += [f"### {struct.tag or struct.name}", "", struct.about, ""]
            if struct.fields:
                lines += ["| field | type | |", "| --- | --- | --- |", *map(_row(struct), struct.fields), ""]
    about = "The words of fields that hold one of a set. An open set may grow without a new version."
    lines += ["## Words", "", about, ""]
    for name, words in _sets().items():
        lines += [f"### {name}", "", *(["Open: others may come.", ""] if not words.closed else [])]
        if any(words.meanings.values()):
            lines += [_table(("word", "means"), words.meanings.items()), ""]
        else:
            lines += [", ".join(f"`{word}`" for word in words.meanings), ""]
    return "\n".join(lines).rstrip() + "\n"


def _row(struct: Described) -> Callable[[Field], str]:
    def row(field: Field) -> str:
        shown = _typed(struct.name, field).replace("|", "\\|")
        return f"| `{field.name}`{' (optional)' if field.optional else ''} | `{shown}` | {_about(field)} |"

    return row


def _table(heads: tuple[str, str], rows: Iterable[tuple[object, str]]) -> str:
    lines = [f"| {heads[0]} | {heads[1]} |", "| --- | --- |"]
    return "\n".join([*lines, *[f"| `{word}` | {about} |" for word, about in rows]])
