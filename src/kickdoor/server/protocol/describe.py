"""The types of the wire as they are described everywhere: each message and answer with its fields, in order."""

from __future__ import annotations

import inspect
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

from msgspec import NODEFAULT
from msgspec import inspect as types
from pydantic import BaseModel

from kickdoor.views import names

from . import answers, messages
from .meanings import OPEN

# The names of the closed sets, by their values.
CLOSED: Final[dict[tuple[Any, ...], str]] = {
    get_args(found): name for name, found in vars(names).items() if get_origin(found) is Literal
}


class Field(NamedTuple):
    """A field of a message or answer."""

    name: str
    type: types.Type
    about: str
    optional: bool  # may be left out: then it is at its default
    open: str = ""  # the name of the open set whose words it holds; empty: none


class Described(NamedTuple):
    """A message, answer or request."""

    name: str
    about: str
    tag: str  # of a message; empty: it is none
    fields: list[Field]


def client() -> list[Described]:
    """What a client says on the socket."""
    return [_struct(found) for found in _members(messages.FromClient)]


def server() -> list[Described]:
    """What the server says on the socket."""
    return [_struct(found) for found in _members(messages.FromServer)]


def views() -> list[Described]:
    """What the server's messages hold, in the order in which it is first met."""
    found: dict[str, types.StructType] = {}
    for message in _members(messages.FromServer):
        for field in message.fields:
            _inner(field.type, found)
    return [_struct(one) for one in found.values()]


def http() -> list[Described]:
    """What the HTTP part answers, but for what the socket's messages hold too."""
    known = {one.name for one in views()}
    found: dict[str, types.StructType] = {}
    own = [one for one in vars(answers).values() if isinstance(one, type) and one.__module__ == answers.__name__]
    for one in [*own, *answers.VIEWS]:
        _inner(types.type_info(one), found)
    return [_struct(one) for name, one in found.items() if name not in known]


def request(model: type[BaseModel]) -> Described:
    """A request's body."""
    fields = [
        Field(name, types.type_info(field.annotation), field.description or "", not field.is_required())
        for name, field in model.model_fields.items()
    ]
    return Described(model.__name__, inspect.getdoc(model) or "", "", fields)


def _members(union: Any) -> list[types.StructType]:
    found = types.type_info(union)
    if not isinstance(found, types.UnionType):
        raise TypeError(f"{union} is no union")
    return [member for member in found.types if isinstance(member, types.StructType)]


def _inner(type_: types.Type, found: dict[str, types.StructType]) -> None:
    """All structs in a type, and in those."""
    match type_:
        case types.StructType():
            if type_.cls.__name__ not in found:
                found[type_.cls.__name__] = type_
                for field in type_.fields:
                    _inner(field.type, found)
        case types.UnionType():
            for member in type_.types:
                _inner(member, found)
        case types.ListType() | types.VarTupleType():
            _inner(type_.item_type, found)
        case types.Metadata():
            _inner(type_.type, found)


def _struct(struct: types.StructType) -> Described:
    fields: list[Field] = []
    for field in struct.fields:
        found, about = _bare(field.type)
        given = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        if field.default is None:  # then nothing is sent, rather than null
            found = _given(found)
        fields.append(Field(field.encode_name, found, about, given, _open(struct.cls, field.name)))
    return Described(struct.cls.__name__, inspect.getdoc(struct.cls) or "", str(struct.tag or ""), fields)


def _open(cls: type, field: str) -> str:
    return next((OPEN[one.__name__, field] for one in cls.__mro__ if (one.__name__, field) in OPEN), "")


def _given(type_: types.Type) -> types.Type:
    """A type without null."""
    if not isinstance(type_, types.UnionType):
        return type_
    kept = tuple(member for member in type_.types if not isinstance(member, types.NoneType))
    return kept[0] if len(kept) == 1 else types.UnionType(kept)


def _bare(type_: types.Type) -> tuple[types.Type, str]:
    """A type without its description, and the description."""
    if isinstance(type_, types.Metadata):
        inner, about = _bare(type_.type)
        return inner, (type_.extra_json_schema or {}).get("description", about)
    return type_, ""


def written(type_: types.Type, open_: str = "") -> str:
    """A type, written as TypeScript writes it; words of an open set by the set's name."""
    match type_:
        case types.Metadata():
            return written(type_.type, open_)
        case types.StructType():
            return type_.cls.__name__
        case types.UnionType():
            return " | ".join(written(member, open_) for member in type_.types)
        case types.ListType() | types.VarTupleType():
            inner = written(type_.item_type, open_)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(written(item, open_) for item in type_.item_types)}]"
        case types.DictType():
            return f"Record<string, {written(type_.value_type, open_)}>"
        case types.LiteralType():
            named = next((name for values, name in CLOSED.items() if set(values) == set(type_.values)), "")
            return named or " | ".join(text(value) for value in type_.values)
        case types.StrType() if open_:
            return open_
    return _PLAIN[type(type_)]


_PLAIN: Final[dict[type[types.Type], str]] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
}


def text(value: object) -> str:
    """A word or number as TypeScript writes it."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def limits(type_: types.Type) -> str:
    """What a value may be, beyond its type."""
    match type_:
        case types.Metadata():
            return limits(type_.type)
        case types.StrType(min_length=least, max_length=most) if most is not None:
            return f"{least} to {most} characters" if least else f"at most {most} characters"
        case types.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least} to {most}" if most < 1 << 20 else f"at least {least}"
        case types.UnionType():
            return next((limit for limit in map(limits, type_.types) if limit), "")
    return ""


def description(field: Field) -> str:
    """What there is to say about a field."""
    limit = limits(field.type)
    return f"{field.about} ({limit})".strip() if limit else field.about
