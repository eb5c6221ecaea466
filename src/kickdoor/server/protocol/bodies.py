"""What the HTTP part is asked for: the bodies of requests, checked before anything is done with them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from kickdoor.views.names import Door


def _whole(value: object) -> object:
    """JSON knows one kind of number: 4.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE: Final = BeforeValidator(_whole)
Name = Annotated[str, Field(min_length=1, max_length=60)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Body):
    """A table to be set up. Seats without a bot wait for people."""

    boxes: Annotated[list[str], Field(min_length=1, max_length=5)] = ["base"]
    bots: Annotated[list[str], Field(min_length=3, max_length=6)] = ["", "greedy", "greedy", "greedy"]
    settings: Annotated[dict[str, bool | Annotated[int, WHOLE] | str], Field(max_length=40)] = {}
    clock: str = "normal"
    public: bool = True
    title: Annotated[str, Field(max_length=60)] = ""
    door: Annotated[Door, Field(description="who may take a seat")] = "open"
    password: Annotated[str, Field(max_length=100, description="with the door `password`")] = ""
    guided: Annotated[bool, Field(description="a first game instead: everything else is chosen for it")] = False


class TakeSeat(Body):
    """A seat to be taken: a name, and where the box knows sexes, one of them."""

    name: Name
    sex: Literal["", "male", "female"] = ""
    seat: Annotated[int, Field(ge=0, le=5), WHOLE] | None = None
    move: Annotated[bool, Field(description="instead of the seat one has, whose name stays")] = False
    word: Annotated[str, Field(max_length=100, description="the password or the invitation")] = ""
    promise: Annotated[str, Field(pattern="^([0-9a-f]{64})?$", description="the hash of a word for the seed")] = ""


class RevealWord(Body):
    """A word that was promised, once the table is `revealing`."""

    word: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class SeatBot(Body):
    """A bot for a seat; none: the seat is kept for a person. In a game, a person loses the seat."""

    bot: str = ""


class MuteSeat(Body):
    """Whether somebody may speak."""

    on: Annotated[bool, Field(description="false: they may speak again")] = True


class HandOver(Body):
    """Another host."""

    seat: Annotated[int, Field(ge=0, le=5), WHOLE]


class SetDoor(Body):
    """Who may take a seat from now on; an invitation from before is worth nothing any more."""

    door: Door
    password: Annotated[str, Field(max_length=100, description="with the door `password`")] = ""


class BePerson(Body):
    """Who this browser is from now on."""

    token: Annotated[str, Field(max_length=500, description="of `GET /api/me`, from another device")]


class Begin(Body):
    """The game begins."""

    bot: Annotated[str, Field(description="sits in the seats that are still empty")] = "greedy"


class Fork(Body):
    """Play on from a finished game."""

    step: Annotated[int, Field(ge=0, le=1_000_000, description="after how many answers"), WHOLE]
    seat: Annotated[int, Field(ge=0, le=5), WHOLE] = 0
    name: Name = "You"


REQUESTS: Final[tuple[type[BaseModel], ...]] = (
    NewTable, TakeSeat, RevealWord, SeatBot, MuteSeat, HandOver, SetDoor, BePerson, Begin, Fork,
)  # fmt: skip
