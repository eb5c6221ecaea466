"""Every name the engine, the card language and the server use for people has a message, and no other name has."""

from __future__ import annotations

from typing import get_args

import pytest

from kickdoor.bots import OWN
from kickdoor.bots.characters import CHARACTERS
from kickdoor.bots.thinking.temper import TEMPERS
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.engine.table.settings import SETTINGS
from kickdoor.server.protocol.messages import CLOSES, REFUSALS
from kickdoor.server.protocol.paces import PACES
from kickdoor.server.protocol.phrases import PHRASES, REPLIES
from kickdoor.views.names import (
    EVENTS,
    DraftKind,
    LineKind,
    OfferKind,
    ReasonName,
    SettingFault,
    SettingGroup,
    Slot,
)
from kickdoor.words.spelling import hyphened
from tests.words.catalogue_checks import of_family
from tests.words.engine_names import proposed, question_kinds, reasons, told, verbs

HELPERS = {  # messages of a family that others refer to, or that code names itself
    "event": {"draws", "won-treasure"},
    "question": {"by", "chosen"},
    "offer": {"picks", "swap"},
}


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("event", set(EVENTS)),
        ("option", verbs()),
        ("proposal", proposed()),
        ("question", question_kinds()),
        ("moment", set(MOMENTS.values())),
        ("offer", set(get_args(OfferKind))),
        ("draft", set(get_args(DraftKind))),
        ("line", set(get_args(LineKind))),
        ("slot", set(get_args(Slot))),
        ("server", set(REFUSALS)),
        ("close", {str(code) for code in CLOSES}),
        ("phrase", {*PHRASES, *REPLIES}),
        ("because", set(get_args(ReasonName))),
        ("refusal", reasons()),
        ("setting", set(SETTINGS)),
        ("group", set(get_args(SettingGroup))),
        ("value", set(get_args(SettingFault))),
        ("clock", set(PACES)),
        ("temper", set(TEMPERS)),
        ("bot-about", {*OWN, *CHARACTERS}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_family_has_a_message_for_each_name_and_no_other(family: str, names: set[str]) -> None:
    said, needed = of_family(family) - HELPERS.get(family, set()), {hyphened(name) for name in names}
    missing = [f"{family}-{name}" for name in sorted(needed - said)]
    assert not missing, f"add these messages to words/en/*.ftl: {missing}"
    unused = [f"{family}-{name}" for name in sorted(said - needed)]
    assert not unused, f"nothing in the code says these messages: {unused}"


def test_every_event_that_is_told_is_of_a_listed_kind() -> None:
    unknown = sorted(told() - set(EVENTS))
    assert told() and not unknown, f"`table.tell` is called with {unknown}: add them to EVENTS in views/names.py"
