"""A table on another machine, drawn like one of ours: what its messages say, in the shape the screen draws."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec
from rich.console import Console

from kickdoor.client.look import Look
from kickdoor.engine.sight.view import CardView, View
from kickdoor.language.files.sheet import WIDTH
from kickdoor.server.protocol.shapes import Card, Foe, Option, Player

from .screen import Screen

Faces = Mapping[tuple[str, str], Mapping[str, Any]]  # by box and name: a card as it is printed


class FarScreen(Screen):
    """Knows cards by what the server prints of them: its boxes need not be on this machine."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, {})
        self.faces: dict[tuple[str, str], Mapping[str, Any]] = {}

    def learn(self, box: str, cards: list[dict[str, Any]]) -> None:
        """The cards of a box."""
        for card in cards:
            self.faces[box, str(card["name"])] = card

    def kind(self, card: CardView) -> str:
        return str(self._sheet(card).get("kind_word", card.kind))

    def print(self, card: CardView) -> str:
        return printed(card.name, self._sheet(card))

    def _sheet(self, card: CardView) -> Mapping[str, Any]:
        return self.faces.get((card.face.box, card.name), {})

    def view(self, look: Look) -> View:
        return Seen(self.faces).view(look)


class Seen:
    """Turns looks into views. They have the fields that are drawn, and no others."""

    def __init__(self, faces: Faces) -> None:
        self._faces: Final = faces

    def view(self, look: Look) -> View:
        public = look.public
        fight = public.fight
        found = SimpleNamespace(
            seat=look.seat,
            turn=public.turn,
            over=public.over,
            players=[self._player(player) for player in public.players],
            decks=public.decks,
            discards=[(pile.count, self._card(pile.top)) for pile in public.discards],
            middle=self._cards(public.middle),
            dungeons=self._cards(public.dungeons),
            bodies=[(body.seat, self._cards(body.cards)) for body in public.bodies],
            offers=public.offers,
            asked=public.asked,
            proposal=public.proposal,
            fight=None if fight is None else _like(fight, foes=[self._foe(foe) for foe in fight.foes]),
            hand=self._cards(look.hand),
            fresh=[] if look.own is None else look.own.fresh,
            ask=None
            if look.ask is None
            else _like(look.ask, options=[self._option(option) for option in look.ask.options]),
            events=msgspec.to_builtins(look.events),
        )
        return cast(View, found)

    def _player(self, player: Player) -> SimpleNamespace:
        return _like(player, play=self._cards(player.play))

    def _foe(self, foe: Foe) -> SimpleNamespace:
        return _like(foe, card=self._card(foe.card))

    def _option(self, option: Option) -> SimpleNamespace:
        return SimpleNamespace(
            word=option.word,
            way=option.way,
            verb=option.verb,
            label=option.label,
            card=self._card(option.card or None),
            text=option.text or "",
            seat=_number(option.seat),
            foe=_number(option.foe),
            side=_number(option.side),
            on=self._card(option.on or None),
        )

    def _cards(self, cards: list[Card]) -> list[SimpleNamespace | None]:
        return [self._card(card) for card in cards]

    def _card(self, card: Card | None) -> SimpleNamespace | None:
        if card is None:
            return None
        sheet = self._faces.get((card.box, card.name), {})
        face = SimpleNamespace(
            box=card.box,
            level=sheet.get("level", 0),
            bonus=sheet.get("bonus", 0),
            value=sheet.get("value", 0),
            always=[SimpleNamespace(text=text) for text in sheet.get("always", ())],
            bad_stuff=[SimpleNamespace(text=text) for text in sheet.get("bad_stuff", ())],
        )
        return SimpleNamespace(tag=card.tag, name=card.name, kind=card.kind, face=face)


def _number(found: int | msgspec.UnsetType) -> int:
    return -1 if found is msgspec.UNSET else found


def _like(shape: msgspec.Struct, **other: object) -> SimpleNamespace:
    """The same fields, but for these."""
    return SimpleNamespace(**{**msgspec.structs.asdict(shape), **other})


def printed(name: str, sheet: Mapping[str, Any]) -> str:
    """A card as lines of text."""
    lines = [" · ".join(_headline(sheet))]
    lines += [_sentence(text) for text in sheet.get("always", ())]
    if "until" in sheet:
        lines.append(f"Until {sheet['until']}.")
    lines += [_ability(found) for found in [sheet.get("play") or {}, *sheet.get("abilities", ())] if found]
    if sheet.get("kind") == "monster":
        lines.append("Bad Stuff: " + (" ".join(_sentence(text) for text in sheet.get("bad_stuff", ())) or "none."))
    lines += [f"Q&A: {line}" for line in sheet.get("faq", ())]
    if "flavour" in sheet:
        lines += ["", *[f"  {line}" for line in sheet["flavour"].split("\n")]]
    wrapped = [name]
    for line in lines:
        wrapped += textwrap.wrap(line, WIDTH, subsequent_indent="  ") if line else [""]
    return "\n".join(wrapped)


def _headline(sheet: Mapping[str, Any]) -> list[str]:
    said = [str(sheet.get("kind_word", "a card this terminal does not know"))]
    for field, form in (("level", "Level {}"), ("rank", "Rank {}"), ("bonus", "{:+d}")):
        if sheet.get(field):
            said.append(form.format(sheet[field]))
    if sheet.get("treasures"):
        said.append(f"{sheet['treasures']} Treasure" + ("" if sheet["treasures"] == 1 else "s"))
    if sheet.get("slot"):
        said.append(sheet["slot"])
    if sheet.get("big"):
        said.append("Big")
    if sheet.get("fits"):
        said.append(f"goes on {sheet['fits']}")
    said += sheet.get("tags", ())
    for field, word in (("only", "only "), ("not_for", "not for ")):
        if sheet.get(field):
            said.append(word + " or ".join(sheet[field]))
    if sheet.get("value"):
        said.append(f"{sheet['value']} gold")
    return said


def _ability(ability: Mapping[str, Any]) -> str:
    name, when, cost = ability.get("name", ""), ability.get("when", ""), ability.get("cost", "")
    parts = [part for part in (name, ", ".join(filter(None, (when, cost)))) if part]
    if ability.get("only"):
        parts.append(" or ".join(ability["only"]) + " only")
    if ability.get("limit"):
        parts.append(f"({ability['limit']})")
    return ": ".join([*parts, " ".join(_sentence(text) for text in ability.get("does", ()))])


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:] + "."
