"""What the page shows besides tables: the rules, the card language, logs of finished games, links as QR codes."""

from __future__ import annotations

import asyncio
import functools
import io
from typing import Annotated, Final

import segno
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from kickdoor.language.files import reference
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.grammar import forms, template
from kickdoor.rules import ledger
from kickdoor.tables import box_of

from .answers import answered, described
from .api import REFUSED, TheReplays, TheRoom

reading = APIRouter(prefix="/api", tags=["reading"])
WHILE: Final = "max-age=300"  # seconds; it changes only with a new version of the server


class RuleText(BaseModel):
    """A rule. Without editions it holds in all."""

    number: str
    text: str
    editions: list[str]


class RuleChapter(BaseModel):
    title: str
    rules: list[RuleText]


class EditionName(BaseModel):
    id: str
    name: str


class EditionRow(BaseModel):
    """One thing in which the editions differ; a cell is empty where an edition has no such thing."""

    what: str
    cells: dict[str, str]


class RulesPage(BaseModel):
    """Every rule by its number, and the editions side by side."""

    chapters: list[RuleChapter]
    editions: list[EditionName]
    differences: list[EditionRow]


class KindInfo(BaseModel):
    """A kind of card and the keys of its record."""

    name: str
    must: list[str]
    may: list[str]
    deck: str  # empty: in none, or it says which


class KeyInfo(BaseModel):
    name: str
    holds: str
    default: str  # empty: none
    meaning: str


class Example(BaseModel):
    """A sentence as it stands on a card."""

    box: str
    card: str
    sentence: str


class FormInfo(BaseModel):
    """A form of sentence: how it is worded, what it does, by which rules, on how many cards."""

    form: str
    core: bool  # its wording is fixed
    meaning: str
    rules: list[str]
    uses: int
    example: Example | None


class FormChapter(BaseModel):
    title: str
    forms: list[FormInfo]


class WordList(BaseModel):
    """What may stand in a slot."""

    slot: str
    words: list[str]


class LanguagePage(BaseModel):
    """The card language, as in docs/card-language.md."""

    kinds: list[KindInfo]
    keys: list[KeyInfo]
    chapters: list[FormChapter]
    words: list[WordList]


@functools.cache
def rules_page() -> RulesPage:
    chapters: dict[str, RuleChapter] = {}
    for rule in ledger.rules().values():
        chapter = chapters.setdefault(rule.chapter, RuleChapter(title=rule.chapter, rules=[]))
        chapter.rules.append(RuleText(number=rule.number, text=rule.text, editions=list(rule.editions)))
    return RulesPage(
        chapters=list(chapters.values()),
        editions=[EditionName(id=box, name=box_of(box).name) for box in ledger.EDITIONS],
        differences=[EditionRow(what=row.what, cells=dict(row.cells)) for row in ledger.differences()],
    )


@functools.cache
def language_page() -> LanguagePage:
    boxes = [box_of(box) for box in OWN_BOXES]
    used = reference.uses(boxes)
    shown = reference.examples(boxes)
    chapters: list[FormChapter] = []
    for title, classes in forms.CHAPTERS:
        told: list[FormInfo] = []
        for form in classes:
            use = shown.get(form)
            example = Example(box=use.box, card=use.card, sentence=use.sentence) if use is not None else None
            told.append(
                FormInfo(
                    form=template.shown(form.phrase),
                    core=form.core,
                    meaning=form.meaning,
                    rules=list(form.rules),
                    uses=len(used.get(form, [])),
                    example=example,
                )
            )
        chapters.append(FormChapter(title=title, forms=told))
    return LanguagePage(
        kinds=[
            KindInfo(name=name, must=must, may=may, deck=deck) for name, must, may, deck in reference.kind_rows()
        ],
        keys=[
            KeyInfo(name=name, holds=holds, default=default, meaning=meaning)
            for name, holds, default, meaning in reference.key_rows()
        ],
        chapters=chapters,
        words=[WordList(slot=slot, words=words) for slot, words in reference.word_lists()],
    )


# The first request reads the boxes, in a thread: no table waits for it.


@reading.get("/rules")
async def rules(response: Response) -> RulesPage:
    """Every rule of the game by its number, chapter by chapter."""
    response.headers["cache-control"] = WHILE
    return await asyncio.to_thread(rules_page)


@reading.get("/language")
async def language(response: Response) -> LanguagePage:
    """The card language: kinds of card, their keys, every form of sentence with a card that has it."""
    response.headers["cache-control"] = WHILE
    return await asyncio.to_thread(language_page)


@reading.get("/tables/{table}/log", responses={**REFUSED, **described("Log")})
async def log(
    room: TheRoom, replays: TheReplays, seat: Annotated[int | None, Query(ge=0, le=5)] = None
) -> Response:
    """What happened in a finished game, as one seat was told it or (without a seat) all of it."""
    return answered(await replays.log(room, seat))


@reading.get("/qr.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def qr(link: Annotated[str, Query(min_length=1, max_length=400)]) -> Response:
    """A link as a QR code."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
