"""What the page shows besides tables: the rules, the card language, logs of finished games, links as QR codes."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from kickdoor.language.files import reference
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.language.grammar import forms, template
from kickdoor.rules import ledger
from kickdoor.tables import box_of

from ..protocol.answers import (
    BoxInfo,
    EditionRow,
    FormChapter,
    FormInfo,
    GameLog,
    KeyInfo,
    KindInfo,
    LanguagePage,
    RuleChapter,
    RulePart,
    RulesPage,
    RuleText,
    SentenceExample,
    WordList,
)
from . import replays
from .answers import ONCE, answered, answered_packed, described
from .api import REFUSED
from .needs import TheHouse, TheRoom

reading = APIRouter(prefix="/api", tags=["reading"])


def _rule(rule: ledger.LedgerRule) -> RuleText:
    parts = [RulePart(part.text, part.editions) for part in rule.parts]
    return RuleText(number=rule.number, parts=parts, editions=list(rule.editions))


@functools.cache
def rules_page() -> RulesPage:
    chapters: dict[str, RuleChapter] = {}
    for rule in ledger.rules().values():
        chapter = chapters.setdefault(rule.chapter, RuleChapter(title=rule.chapter, rules=[]))
        chapter.rules.append(_rule(rule))
    return RulesPage(
        chapters=list(chapters.values()),
        editions=[BoxInfo(id=box, name=box_of(box).name) for box in ledger.EDITIONS],
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
            example = (
                SentenceExample(box=use.box, card=use.card, sentence=use.sentence) if use is not None else None
            )
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


@reading.get("/rules", responses=described(RulesPage))
async def rules() -> Response:
    """Every rule of the game by its number, chapter by chapter."""
    return answered(await asyncio.to_thread(rules_page), kept=ONCE)


@reading.get("/language", responses=described(LanguagePage))
async def language() -> Response:
    """The card language: kinds of card, their keys, every form of sentence with a card that has it."""
    return answered(await asyncio.to_thread(language_page), kept=ONCE)


@reading.get("/tables/{table}/log", responses={**REFUSED, **described(GameLog)})
async def log(room: TheRoom, request: Request, seat: Annotated[int | None, Query(ge=0, le=5)] = None) -> Response:
    """What happened in a finished game, as one seat was told it or (without a seat) all of it."""
    return await answered_packed(await replays.log(room, seat, replays.address_of(request)), request)


@reading.get("/qr.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def qr(
    link: Annotated[str, Query(min_length=1, max_length=400)], house: TheHouse, request: Request
) -> Response:
    """A link as a QR code."""
    found = await replays.picture(house.thinkers, link, replays.address_of(request))
    return Response(found, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
