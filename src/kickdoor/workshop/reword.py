"""Carries card and scenario files over from the first printing: its wording, and the names of renamed cards."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.settings import REMOVED_PAYS
from kickdoor.language.files.loader import EDITION, EDITIONS, OWN_BOXES, BadBox, printing_of, unread, words_with
from kickdoor.language.files.printing import PRINTING, Printing
from kickdoor.language.grammar.advice import Adviser
from kickdoor.language.grammar.kinds import KEYS, KINDS
from kickdoor.language.grammar.phrase import Grammar
from kickdoor.language.grammar.rewording import Rewording
from kickdoor.language.grammar.words import Words
from kickdoor.scenario.errors import BadScenario
from kickdoor.scenario.names import CARDS, LISTS, PILES, TARGETS
from kickdoor.scenario.reader import BETWEEN, LARGEST, Scenario, parse
from kickdoor.scenario.words import list_in, mapping_in, names_in
from kickdoor.tables import box_of

from .spots import Spot, TomlSpots, replaced, yaml_spots

SETTING: Final = re.compile(rf"^({REMOVED_PAYS}\s*=\s*(?:true|false))[ \t]*(?:#.*)?\r?\n", re.MULTILINE)
BRACKETED: Final = re.compile(r"\[([^\]]+)\]")
SIDES: Final = ("munchkins", "monsters")
DECKS: Final = ("door", "treasure", "door_discards", "treasure_discards", "dungeons")
# Keys of a scenario under which the names of cards stand; an ability may have the name of its card.
NAMING: Final = (*CARDS, *LISTS, *PILES, *TARGETS, *DECKS, "ability")
IN_EDITION: Final = ("keyword", "track")
LEFT_OUT: Final = ("node_modules", "build")


class Reworded:
    """What was done to a file: the strings that changed, and the problems, each with its line."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.changes: Final[list[tuple[int, str, str]]] = []
        self.problems: Final[list[tuple[int, str]]] = []

    def lines(self) -> list[str]:
        """For people: a line for the file, one for each change, one for each problem."""
        many = f"{len(self.changes)} change{'s'[: len(self.changes) - 1]}"
        said = [f"{self.file}: {many}"] if self.changes else []
        said += [f"  {line}: {old!r} is {f'now {new!r}' if new else 'deleted'}" for line, old, new in self.changes]
        return said + [f"{self.file}:{line}: {message}" for line, message in self.problems]


class Carrier:
    """Carries the strings of one file over; a subclass knows which string is what."""

    toml = False

    def __init__(self, text: str, report: Reworded) -> None:
        self.text: Final = text
        self.report: Final = report
        self.edits: Final[list[tuple[Spot, str]]] = []

    def line(self, spot: Spot) -> int:
        return self.text.count("\n", 0, spot.start) + 1

    def wrong(self, spot: Spot, message: str) -> None:
        self.report.problems.append((self.line(spot), message))

    def change(self, spot: Spot, said: str) -> None:
        if said != spot.value:
            self.edits.append((spot, said))
            self.report.changes.append((self.line(spot), spot.value, said))

    def renamed(self, spot: Spot, name: str) -> str:
        """What a card is called now."""
        raise NotImplementedError

    def bracketed(self, spot: Spot) -> str:
        """A sentence with the names of cards that it has in brackets as they are now."""
        return BRACKETED.sub(lambda found: f"[{self.renamed(spot, found[1])}]", spot.value)

    def was_replaced(self, spot: Spot, name: str) -> None:
        self.wrong(spot, f"{name} was replaced in the second printing; `kickdoor docs printings` says by what")


class CardFile(Carrier):
    """A card file, or the edition.toml, of a box in a folder."""

    toml = True

    def __init__(self, text: str, report: Reworded, words: Words, pays: bool, printing: Printing) -> None:
        super().__init__(text, report)
        self.printing: Final = printing
        self.names: Final = set(words.names)
        grammar = Grammar(words)
        self.rewording: Final = Rewording(grammar, pays)
        self.adviser: Final = Adviser(grammar)

    def carry(self) -> None:
        for spot in TomlSpots(self.text).found:
            kind, key = str(spot.path[0]), last_key(spot)
            if kind not in KINDS and kind not in IN_EDITION:
                continue
            sort = "does" if kind == "track" and key == "end" else KEYS[key].sort if key in KEYS else ""
            if sort:
                self.sentence(spot, sort, kind, key)
            elif key == "fits":
                self.change(spot, self.bracketed(spot))

    def sentence(self, spot: Spot, sort: str, kind: str, key: str) -> None:
        said = self.bracketed(spot)
        new = self.rewording.new(sort, said, kind)
        if new is None and len(self.rewording.grammar.read(sort, said)) != 1:
            self.wrong(spot, f'"{said}": {self.adviser.explain(kind, key, sort, said)}')
        self.change(spot, new or said)

    def renamed(self, spot: Spot, name: str) -> str:
        if name in self.names:
            return name
        if name in self.printing.replaced:
            self.was_replaced(spot, name)
        return self.printing.renamed.get(name, name)


class ScenarioText(Carrier):
    """One scenario of a file."""

    def __init__(self, text: str, report: Reworded, scenario: Scenario, boxes: list[tuple[Box, Printing]]) -> None:
        super().__init__(text, report)
        self.data: Final = scenario.data
        self.boxes: Final = boxes
        own = list_in(self.data, "cards")
        self.own: Final = [str(card["name"]) for card in own if isinstance(card, dict) and "name" in card]
        self.kinds: Final = [str(card.get("kind")) if isinstance(card, dict) else "" for card in own]
        self.players: Final = list(mapping_in(self.data, "players"))
        said = mapping_in(self.data, "options").get(REMOVED_PAYS)
        pays = said if isinstance(said, bool) else boxes[0][1].removed_pays
        self.rewordings: Final = [Rewording(Grammar(words_with(box, own)), pays) for box, _ in boxes]

    def carry(self, spots: list[Spot]) -> None:
        for spot in spots:
            top, key = str(spot.path[0]) if spot.path else "", last_key(spot)
            if "attached" in spot.path:
                self.change(spot, self.renamed(spot, spot.value))
            elif spot.is_key:
                continue
            elif top == "cards":
                self.card(spot, key)
            elif top == "steps" and key == "option":
                found = [rewording.new("does", spot.value, "") for rewording in self.rewordings]
                self.change(spot, next((said for said in found if said), spot.value))
            elif key in NAMING and spot.value not in (*self.players, *SIDES):
                self.change(spot, self.renamed(spot, spot.value))

    def card(self, spot: Spot, key: str) -> None:
        """A string of one of the scenario's own cards."""
        place = spot.path[1]
        kind = self.kinds[place] if isinstance(place, int) else ""
        if key == "fits":
            self.change(spot, self.bracketed(spot))
        if key not in KEYS or not KEYS[key].sort or kind not in KINDS:
            return
        sort, said = KEYS[key].sort, self.bracketed(spot)
        for rewording in self.rewordings:
            new = rewording.new(sort, said, kind)
            if new is not None or len(rewording.grammar.read(sort, said)) == 1:
                self.change(spot, new or said)
                return
        if "refused" not in self.data:  # else it may be there to be refused
            message = Adviser(self.rewordings[0].grammar).explain(kind, key, sort, said)
            self.wrong(spot, f'"{said}": {message}')

    def renamed(self, spot: Spot, name: str) -> str:
        before, slash, bare = name.rpartition("/")
        card, sign, copy = bare.rpartition("#")
        if not sign or not copy.isdigit():
            card, sign, copy = bare, "", ""
        if card in self.own:
            return name
        for box, printing in self.boxes:
            if slash and box.id != before:
                continue
            if any([face.name == card for face in box.faces]):
                return name
            if card in printing.renamed:
                return before + slash + printing.renamed[card] + sign + copy
            if card in printing.replaced:
                self.was_replaced(spot, card)
                return name
        return name


def last_key(spot: Spot) -> str:
    """The key under which a string stands, also where it is one of a list."""
    return next((part for part in reversed(spot.path) if isinstance(part, str)), "")


def reword(paths: Sequence[Path]) -> list[Reworded]:
    """Carries files, and all card and scenario files in folders, over in place; a report for each that has one."""
    found: list[Reworded] = []
    for path in paths:
        files = _files(path)
        if not files:
            found.append(Reworded(path))
            found[-1].problems.append((1, _missing(path)))
        for file in files:
            report = Reworded(file)
            _carry(file, report)
            if report.changes or report.problems:
                found.append(report)
    return found


def _missing(path: Path) -> str:
    if not path.exists():
        return "there is no such file"
    return "there are no card files or scenario files here"


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found = [file for ending in ("toml", "yaml", "yml") for file in path.rglob(f"*.{ending}")]
    # The edition is the last of its box: what it says is needed to read the others.
    ours = [file for file in found if _is_ours(file, path)]
    return sorted(ours, key=lambda file: (file.parent, file.name == EDITION, file))


def _is_ours(file: Path, above: Path) -> bool:
    inside = file.relative_to(above).parts
    if file.name == PRINTING or any([part.startswith(".") or part in LEFT_OUT for part in inside]):
        return False
    return file.suffix != ".toml" or (file.parent / EDITION).exists()


def _carry(file: Path, report: Reworded) -> None:
    try:
        if file.stat().st_size > LARGEST * 8:
            report.problems.append((1, "the file is too large"))
            return
        text = file.read_bytes().decode("utf-8")
    except OSError as error:
        report.problems.append((1, f"cannot be read: {error.strerror}"))
        return
    except UnicodeDecodeError as error:
        report.problems.append((1, f"not written in UTF-8 (at byte {error.start})"))
        return
    if file.suffix == ".toml":
        new = _card_file(file, text, report)
    elif file.suffix in (".yaml", ".yml"):
        new = _scenario_file(text, report)
    else:
        report.problems.append((1, "neither a card file (.toml) nor a scenario file (.yaml)"))
        return
    report.changes.sort()
    report.problems.sort()
    if new != text:
        _write(file, new)


def _card_file(file: Path, text: str, report: Reworded) -> str:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+)", str(error))
        report.problems.append((int(place[1]) if place else 1, f"not TOML: {error}"))
        return text
    folder = file.absolute().parent
    try:
        box, printing = unread(folder), printing_of(folder)
    except BadBox as bad:
        report.problems.extend([(1, str(problem)) for problem in bad.problems])
        return text
    pays = box.edition.removed_pays is True or printing.removed_pays
    carrier = CardFile(text, report, box.words, pays, printing)
    carrier.carry()
    new = replaced(text, carrier.edits, True)
    new = _proven(text, new, [spot.value for spot in TomlSpots(new).found], carrier, TomlSpots(text).found)
    if file.name == EDITION and box.edition.removed_pays is not None:
        others = [one for place, one in box.texts.items() if not place.endswith("/" + EDITION)]
        left = [CardFile(one, Reworded(file), box.words, pays, printing) for one in others]
        return _without_setting(new, report, left)
    return new


def _without_setting(text: str, report: Reworded, others: list[CardFile]) -> str:
    """An edition without the setting of the first printing, once no other file of the box needs it."""
    for other in others:
        other.carry()
    line = SETTING.search(text)
    if line is None or any([other.edits for other in others]):
        why = "delete it" if line is None else "reword the other card files of the box first"
        report.problems.append((1, f"`{REMOVED_PAYS}` is no setting any more; {why}"))
        return text
    report.changes.append((text.count("\n", 0, line.start()) + 1, line[1], ""))
    return text[: line.start()] + text[line.end() :]


def _scenario_file(text: str, report: Reworded) -> str:
    """The text of a scenario file, which may hold several scenarios, carried over."""
    done: list[str] = []
    begun = 0
    lines = text.splitlines(keepends=True)
    for number, line in enumerate([*lines, "---"]):
        if BETWEEN.fullmatch(line.strip()):
            before = len("".join(lines[:begun]))
            one = "".join(lines[begun:number])
            done.append(_scenario(one, report, text.count("\n", 0, before)))
            done.append(line if number < len(lines) else "")
            begun = number + 1
    return "".join(done)


def _scenario(text: str, report: Reworded, lines_before: int) -> str:
    if not any([row.strip() and not row.lstrip().startswith("#") for row in text.splitlines()]):
        return text
    own = Reworded(report.file)
    try:
        scenario = parse(text)
        boxes = [(box_of(name), _printing(name)) for name in names_in(scenario.data, "box")]
    except BadScenario as bad:
        report.problems.append((lines_before + (bad.line or 1), bad.message))
        return text
    except (BadBox, ValueError) as error:
        report.problems.append((lines_before + 1, str(error)))
        return text
    spots = yaml_spots(text)
    carrier = ScenarioText(text, own, scenario, boxes)
    carrier.carry(spots)
    new = replaced(text, carrier.edits, False)
    new = _proven(text, new, [spot.value for spot in yaml_spots(new)], carrier, spots)
    report.changes.extend([(line + lines_before, old, said) for line, old, said in own.changes])
    report.problems.extend([(line + lines_before, message) for line, message in own.problems])
    return new


def _printing(box: str) -> Printing:
    return printing_of(EDITIONS / box.replace("-", "_") if box in OWN_BOXES else Path(box))


def _proven(text: str, new: str, values: list[str], carrier: Carrier, spots: list[Spot]) -> str:
    """The new text, where reading it gives the strings that were meant; else the old text and a problem."""
    said = {spot.start: after for spot, after in carrier.edits}
    if values == [said.get(spot.start, spot.value) for spot in spots]:
        return new
    carrier.report.changes.clear()
    carrier.report.problems.append((1, "could not be rewritten without changing something else"))
    return text


def _write(file: Path, text: str) -> None:
    """Puts the new text in the place of the old at once."""
    real = file.resolve()
    beside = real.with_name(f".{real.name}.{os.getpid()}")
    try:
        beside.write_bytes(text.encode())
        shutil.copymode(real, beside)
        os.replace(beside, real)
    finally:
        beside.unlink(missing_ok=True)
