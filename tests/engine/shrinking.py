"""Shrinks a failure to a short scenario: takes parts out of the position and the answers while it still breaks.

An answer is kept as what it says (who, what, which card, at what): it means the same in a smaller position.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from kickdoor.engine.game import SILENCE, Game
from kickdoor.engine.table.agenda import Option
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.table import Table
from kickdoor.scenario.errors import BadScenario
from kickdoor.scenario.position import set_up
from kickdoor.scenario.text import text_of
from kickdoor.scenario.writing import Answer, Unwritable, written
from tests.engine.positions import Document

FAILING: Final = Path(__file__).parents[2] / "build" / "failing-position.yaml"
Said = tuple[str, ...]  # an answer in words: who, then what
Check = Callable[[Game, bool], None]  # raises where something is broken; told whether this was the last answer


class Failure:
    """What broke: the kind of error and the place that noticed it, and the words for people."""

    def __init__(self, error: Exception) -> None:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = "" if trace is None else trace.tb_frame.f_code.co_name
        self.kind: Final = (type(error).__name__, place)
        told = str(error).partition("\n")[0]  # pytest adds lines to an assertion
        self.words: Final = f"{type(error).__name__} in {place}: {told}"


def said(game: Game, seat: int, index: int) -> Said:
    """What an answer says."""
    if seat == SILENCE:
        return ("",)
    return (game.names[seat], *_words(game.table, game.open_ask(seat).options[index]))


def _words(table: Table, option: Option) -> Said:
    card = "" if option.card is None else option.card.name
    return (option.verb, card, _target(table, option.aim), option.text)


def _target(table: Table, aim: Aim | None) -> str:
    if aim is None:
        return ""
    foe = None if table.fight is None else table.fight.foe(aim.foe)
    names = ("" if foe is None else f"{foe.card.name} {foe.number}", "" if aim.card is None else aim.card.name)
    return f"{aim.seat} {aim.side} {names}"


def given(game: Game, answer: Said) -> Answer | None:
    """The answer that says this now; None where there is none."""
    if answer == ("",):
        return (SILENCE, 0) if len(game.waiting) > 1 else None
    if answer[0] not in game.names:
        return None
    seat = game.names.index(answer[0])
    ask = game.ask(seat)
    for index, option in enumerate([] if ask is None else ask.options):
        if _words(game.table, option) == answer[1:]:
            return (seat, index)
    return None


def _give(game: Game, answer: Answer) -> None:
    if answer[0] == SILENCE:
        game.silence()
    else:
        game.choose(*answer)


class Case:
    """A position, and what was answered from there."""

    def __init__(self, document: Document, answers: list[Said]) -> None:
        self.document: Final = document
        self.answers: Final = answers

    def run(self, check: Check) -> tuple[list[Answer], Failure | None]:
        """The answers that could be given, up to the failure, if there is one."""
        taken: list[Answer] = []
        game = set_up(self.document)
        try:
            check(game, not self.answers)
            for place, answer in enumerate(self.answers, 1):
                found = None if game.over else given(game, answer)
                if found is not None:
                    taken.append(found)
                    _give(game, found)
                if found is not None or place == len(self.answers):
                    check(game, place == len(self.answers))
        except Exception as error:
            return taken, Failure(error)
        return taken, None


def of_game(document: Document, answers: list[Answer]) -> Case:
    """The case of a game that was played from a position."""
    game = set_up(document)
    words: list[Said] = []
    for seat, index in answers:
        words.append(said(game, seat, index))
        try:
            _give(game, (seat, index))
        except Exception:
            break  # the failure itself
    return Case(document, words)


def shrink(case: Case, check: Check, seconds: float = 20) -> tuple[Case, Failure]:
    """A smaller case that breaks in the same way; the one given if none is found in time."""
    taken, failure = case.run(check)
    assert failure is not None, "this case breaks nothing"
    until = time.monotonic() + seconds
    case = Case(case.document, of_game(case.document, taken).answers)
    changed = True
    while changed and time.monotonic() < until:
        changed = False
        for smaller in _smaller(case):
            if time.monotonic() > until:
                break
            found = _breaks(smaller, check, failure)
            if found is not None:
                case, changed = found, True
                break
    return case, case.run(check)[1] or failure


def _breaks(case: Case, check: Check, failure: Failure) -> Case | None:
    try:
        taken, found = case.run(check)
        if found is None or found.kind != failure.kind:
            return None
        return Case(case.document, of_game(case.document, taken).answers)
    except (BadScenario, Refused):
        return None


def _smaller(case: Case) -> Iterator[Case]:
    """Cases with something taken out: first many answers, then parts of the position, then single answers."""
    count = len(case.answers)
    size = count // 2
    while size > 1:
        for start in range(0, count, size):
            yield Case(case.document, case.answers[:start] + case.answers[start + size :])
        size //= 2
    for document in _documents(case.document):
        yield Case(document, case.answers)
    for place in range(count - 1, -1, -1):
        yield Case(case.document, case.answers[:place] + case.answers[place + 1 :])


KEPT: Final = ("box", "players", "seed", "turn")


def _documents(document: Document) -> Iterator[Document]:
    people = document["players"]
    assert isinstance(people, dict)
    for key in [key for key in document if key not in KEPT]:
        yield {name: value for name, value in document.items() if name != key}
    if len(people) > 3:
        for name in people:
            yield _with_people(document, {other: person for other, person in people.items() if other != name})
    for name, person in people.items():
        if person:
            yield _with_people(document, {**people, name: {}})
            for key in person if len(person) > 1 else ():
                rest = {other: value for other, value in person.items() if other != key}
                yield _with_people(document, {**people, name: rest})
    boxes = document["box"]
    if isinstance(boxes, list) and len(boxes) > 1:
        for box in boxes:
            yield {**document, "box": [other for other in boxes if other != box]}
    yield from _shorter_lists(document)


def _with_people(document: Document, people: Document) -> Document:
    return {**document, "players": people}


def _shorter_lists(document: Document) -> Iterator[Document]:
    """The document with one item fewer in one of its lists or mappings."""
    people = document["players"]
    assert isinstance(people, dict)
    paths: list[tuple[Document, tuple[str, ...]]] = [(document, (key,)) for key in document if key not in KEPT]
    paths += [(person, ("players", name, key)) for name, person in people.items() for key in person]
    for holder, path in paths:
        held = holder[path[-1]]
        for place in list(held) if isinstance(held, dict) else range(len(held)) if isinstance(held, list) else ():
            other = copy.deepcopy(document)
            inner: object = other
            for key in path:
                assert isinstance(inner, dict)
                inner = inner[key]
            assert isinstance(inner, (dict, list))
            del inner[place]
            yield other


def text(case: Case, check: Check) -> str:
    """The case as a scenario file, with what breaks at its end."""
    taken, failure = case.run(check)
    head = "# This breaks at the end of its steps:\n"
    for line in ("nothing" if failure is None else failure.words).splitlines():
        head += f"# {line}\n"
    crashed = failure is not None and failure.kind[0] != "AssertionError"
    try:
        return head + text_of(written(case.document, taken, "A position that breaks an invariant"))
    except Exception as error:
        if not crashed and not isinstance(error, Unwritable):
            raise
    last = said_at_the_end(case, taken)
    head += f"# The answer that breaks it is not among the steps: {last}\n"
    return head + text_of(written(case.document, taken[:-1], "A position that breaks with the next answer"))


def said_at_the_end(case: Case, taken: list[Answer]) -> str:
    return " ".join([word for word in of_game(case.document, taken).answers[-1] if word])


def save(case: Case, check: Check, file: Path = FAILING) -> str:
    """Writes the file of a case and returns its text."""
    found = text(case, check)
    file.parent.mkdir(exist_ok=True)
    file.write_text(found, "utf-8")
    return found
