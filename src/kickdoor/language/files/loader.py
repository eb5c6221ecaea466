"""Loads a box from its folder. A box is data: all of it is checked, and none of it is run."""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from kickdoor.engine.table.box import Box, Defined, Keyword, Track
from kickdoor.engine.table.face import Face
from kickdoor.engine.table.sentence import Standing, Verb
from kickdoor.engine.table.settings import REMOVED_PAYS

from ..grammar.kinds import END, KINDS
from ..grammar.phrase import Grammar
from ..grammar.tree import nodes_in
from ..grammar.words import TRAIT_KINDS, Names, Tags, Word, Words
from ..sentences.selectors import This
from ..verbs.cards import DiscardThis
from .dead import Deadwood
from .edition import STACKS, Edition
from .printing import PRINTING, Printing, check_printing, printing_hash, read_printing
from .problems import BadBox, Problem, Problems, TooMany
from .reading import card_files, read_files, toml
from .record import Clerk, did_you_mean, slug
from .sheet import sheet
from .written import WrittenBox, read_body, words_of

EDITION: Final = "edition.toml"
EDITIONS: Final = Path(__file__).parents[2] / "editions"
OWN_BOXES: Final = ("base", "super", "oz", "harry-potter", "south-park")

MOST_CARDS: Final = 5_000  # in a box

NO_SETTING: Final = (
    f"`{REMOVED_PAYS}` is no setting any more: each card that removes a monster says whether its Treasures are "
    "taken. `kickdoor cards reword` carries the cards of the box over, and deletes it"
)

Raw = tuple[str, str, dict[str, object]]  # file, kind, record


def own_box(id: str) -> Box:
    """A box of this package by its public id."""
    if id not in OWN_BOXES:
        raise KeyError(f"no box is called {id!r}; there are {', '.join(OWN_BOXES)}")
    return _own_box(id)


@functools.cache
def _own_box(id: str) -> Box:
    return load_box(EDITIONS / id.replace("-", "_"))


def load_box(folder: str | Path) -> Box:
    """The box in a folder; `BadBox` with all its problems if there are any."""
    problems = Problems()
    box: Box | None = None
    with contextlib.suppress(TooMany):
        box = _read_box(Path(folder), problems)
    if problems.found or box is None:
        raise BadBox(problems.found)
    return box


def box_as_printed(body: bytes) -> Box:
    """The box that was written down as this body (see `WrittenBox.body`); `BadBox` where it cannot be read now."""
    problems = Problems()
    box: Box | None = None
    with contextlib.suppress(TooMany):
        id, files, pays = read_body(body)
        place = id.replace("-", "_")
        box = _box_of(place, {f"{place}/{name}": text for name, text in files.items()}, pays, problems)
    if problems.found or box is None:
        raise BadBox(problems.found)
    return box


def check(paths: Sequence[str | Path]) -> list[Problem]:
    """All problems of some boxes, folders of boxes, or single files of a box."""
    found: list[Problem] = []
    for path in [Path(path) for path in paths]:
        if path.is_file():
            name = f"{path.absolute().parent.name}/{path.name}"
            found += [problem for problem in _problems_of(path.absolute().parent) if problem.file == name]
        elif (path / EDITION).exists() or not path.is_dir():
            found += _problems_of(path)
        else:
            boxes = sorted([inner.parent for inner in path.glob(f"*/{EDITION}")])
            if not boxes:
                found.append(Problem(path.name, "", "", "", f"there is no {EDITION} here"))
            for box in boxes:
                found += _problems_of(box)
    return found


def _problems_of(folder: Path) -> list[Problem]:
    try:
        box = load_box(folder)
    except BadBox as bad:
        return bad.problems
    problems = Problems()
    with contextlib.suppress(TooMany):
        file = f"{folder.absolute().name}/{PRINTING}"
        check_printing(file, _printing(folder, problems), [face.name for face in box.faces], problems)
    return problems.found


def printing_of(folder: str | Path) -> Printing:
    """What became of the cards of a box's first printing; `BadBox` where its printing.toml is wrong."""
    problems = Problems()
    found = _printing(Path(folder), problems)
    if problems.found:
        raise BadBox(problems.found)
    return found


def _printing(folder: Path, problems: Problems) -> Printing:
    file = f"{folder.absolute().name}/{PRINTING}"
    if not (folder / PRINTING).exists():
        return Printing({}, {})
    text = read_files(folder, [PRINTING], problems).get(file)
    written = None if text is None else toml(file, text, problems)
    return read_printing(file, written or {}, problems)


def parse_cards(mappings: Sequence[object], box: Box, file: str = "cards") -> list[Face]:
    """The faces of a scenario's own cards: mappings of `kind` and the keys of a record."""
    if not mappings:
        return []  # most scenarios have none, and a grammar takes as long to build as they take to run
    problems = Problems()
    faces: list[Face] = []
    try:
        raws: list[Raw] = []
        if len(mappings) > MOST_CARDS:
            problems.add(file, "", "", "", f"there may be at most {MOST_CARDS} different cards")
        for mapping in mappings[:MOST_CARDS]:
            if not isinstance(mapping, Mapping):
                problems.add(file, "", "", "", "a card must be a mapping of `kind` and the keys of its record")
                continue
            record = {str(key): value for key, value in mapping.items() if key != "kind"}
            if _known_kind(file, mapping.get("kind"), problems):
                raws.append((file, str(mapping["kind"]), record))
        _check_names(raws, problems)
        words = _words_with(box, raws)
        clerk = Clerk(box.id, Grammar(words), problems, False, isinstance(box, WrittenBox) and box.removed_pays)
        for raw in raws:
            face = clerk.face(*raw)
            if face is not None:
                face.printed = sheet(face, clerk.grammar, box.keywords)
                faces.append(face)
    except TooMany:
        pass
    if problems.found:
        raise BadBox(problems.found)
    return faces


def words_with(box: Box, mappings: Sequence[object]) -> Words:
    """The words of a box and of a scenario's own cards."""
    own = [mapping for mapping in mappings if isinstance(mapping, Mapping)]
    return _words_with(box, [("", str(mapping.get("kind")), dict(mapping)) for mapping in own])


def _words_with(box: Box, raws: list[Raw]) -> Words:
    known = words_of(box)
    return Words(
        box.words,
        known.kinds | {kind for _, kind, _ in raws},
        known.own_traits + _traits(raws),
        known.tags,
        Names(known.keywords, known.tracks),
        known.names + _names(raws),
    )


class Unread:
    """A box whose sentences are not read yet: its files, its edition, its records, and the words they may use."""

    def __init__(self, texts: dict[str, str], edition: Edition, raws: list[Raw], words: Words) -> None:
        self.texts: Final = texts
        self.edition: Final = edition
        self.raws: Final = raws
        self.words: Final = words


def unread(folder: str | Path) -> Unread:
    """The box in a folder without its sentences; `BadBox` where its files have other problems."""
    problems = Problems()
    found: Unread | None = None
    with contextlib.suppress(TooMany):
        found = _unread(Path(folder), problems)
    if problems.found or found is None:
        raise BadBox(problems.found)
    return found


def _unread(folder: Path, problems: Problems) -> Unread | None:
    texts = read_files(folder, card_files(folder, problems), problems)
    return _unread_texts(folder.absolute().name, texts, problems)


def _unread_texts(folder: str, texts: dict[str, str], problems: Problems) -> Unread | None:
    place = f"{folder}/"
    if place + EDITION not in texts:
        if not problems.found:
            problems.add(folder, "", "", "", f"there is no {EDITION} here")
        return None
    tables = {file: toml(file, text, problems) for file, text in texts.items()}
    written = tables.pop(place + EDITION)
    if written is None:
        return None
    edition = Edition(place + EDITION, written, problems)
    raws = [raw for file, table in tables.items() if table for raw in _records(file, table, problems)]
    if len(raws) > MOST_CARDS:
        problems.add(folder, "", "", "", f"a box may have at most {MOST_CARDS} different cards")
        return None
    _check_names(raws, problems)
    words = Words(
        edition.words,
        {kind for _, kind, _ in raws},
        _traits(raws),
        Tags(edition.monster_tags, edition.item_tags),
        Names(
            [str(table["name"]) for table in edition.keywords], [str(table["name"]) for table in edition.tracks]
        ),
        _names(raws),
    )
    for word, first, second in words.clashes():
        problems.add(edition.file, "", "", word, f"this word is in two word lists: {first} and {second}")
    return Unread(texts, edition, raws, words)


def _read_box(folder: Path, problems: Problems) -> Box | None:
    texts = read_files(folder, card_files(folder, problems), problems)
    paid = _printing(folder, Problems()).removed_pays
    return _box_of(folder.absolute().name, texts, paid, problems)


def _box_of(folder: str, texts: dict[str, str], paid: bool, problems: Problems) -> Box | None:
    """The box of these files. `paid`: its first printing left the Treasures of a monster that was removed."""
    found = _unread_texts(folder, texts, problems)
    if found is None:
        return None
    edition, words = found.edition, found.words
    id = folder.replace("_", "-")
    if edition.removed_pays is not None:
        edition.wrong("settings", NO_SETTING)
    pays = edition.removed_pays is True or paid
    clerk = Clerk(id, Grammar(words), problems, True, pays)
    keywords = [_keyword(clerk, edition.file, table) for table in edition.keywords]
    tracks = [_track(clerk, edition.file, table) for table in edition.tracks]
    faces = [face for raw in found.raws if (face := clerk.face(*raw)) is not None]
    for face in faces:
        face.printed = sheet(face, clerk.grammar, keywords)
    defined = Defined(tuple(keywords), tuple(tracks))
    box = WrittenBox(id, edition, words, defined, tuple(faces), _digest(found.texts))
    box.printing = printing_hash(edition, faces)
    box.removed_pays = pays
    box.files = {file.rpartition("/")[2]: text for file, text in texts.items()}
    return box


def _records(file: str, table: dict[str, object], problems: Problems) -> list[Raw]:
    found: list[Raw] = []
    for kind, records in table.items():
        if not _known_kind(file, kind, problems):
            continue
        if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
            problems.add(file, "", kind, "", f"write each card under [[{kind}]]")
            continue
        found += [(file, kind, record) for record in records]
    return found


def _known_kind(file: str, kind: object, problems: Problems) -> bool:
    if isinstance(kind, str) and kind in KINDS:
        return True
    close = did_you_mean(str(kind), list(KINDS))
    problems.add(file, "", "", "", f"no kind of card is called `{kind}`{close}")
    return False


def _names(raws: list[Raw]) -> list[str]:
    return [name for _, _, record in raws if isinstance(name := record.get("name"), str)]


def _traits(raws: list[Raw]) -> list[Word]:
    found: list[Word] = []
    for _, kind, record in raws:
        name, plural, article = record.get("name"), record.get("plural"), record.get("article")
        if kind in TRAIT_KINDS and isinstance(name, str) and name:
            found.append(
                Word(
                    name,
                    plural if isinstance(plural, str) and plural else None,
                    article if isinstance(article, str) else None,
                )
            )
    return found


def _check_names(raws: list[Raw], problems: Problems) -> None:
    seen: dict[str, str] = {}
    for file, _, record in raws:
        name = record.get("name")
        if isinstance(name, str):
            if slug(name) in seen:
                problems.add(file, name, "name", "", f"there is a card of this name in {seen[slug(name)]} already")
            seen.setdefault(slug(name), file)


def _keyword(clerk: Clerk, file: str, table: dict[str, object]) -> Keyword:
    name = str(table["name"])
    clerk.file, clerk.kind, clerk.card, clerk.key = file, "keyword", name, "ability"
    known = len(clerk.problems.found)
    abilities = clerk.ability_tables(name, table["ability"]) if "ability" in table else ()
    always = clerk.sentences(table, "always", Standing)
    if len(clerk.problems.found) == known:
        clerk.tell(Deadwood(clerk.kind, True).abilities(abilities))
    said = [node for ability in abilities for verb in ability.does for node in nodes_in(verb)]
    names_source = any([isinstance(node, (This, DiscardThis)) for node in said])
    return Keyword(name, STACKS.get(str(table.get("stacks")), "no"), always, abilities, names_source)


def _track(clerk: Clerk, file: str, table: dict[str, object]) -> Track:
    name, steps = str(table["name"]), table.get("steps")
    clerk.file, clerk.kind, clerk.card, clerk.key = file, "track", name, "end"
    known = len(clerk.problems.found)
    written = [clerk.read(END, text, Verb) for text in clerk.listed(table, END.name, END.what)]
    end = tuple([verb for verb in written if verb is not None])
    if len(clerk.problems.found) == known:
        clerk.tell(Deadwood(clerk.kind, True).happening("end", end))
    return Track(name, steps if isinstance(steps, int) else 0, end)


def _digest(texts: dict[str, str]) -> str:
    """Over the names and contents of the files; the folder's name and the line ends make no difference."""
    whole = hashlib.sha256()
    for file, text in texts.items():
        data = text.encode()
        whole.update(f"{file.rpartition('/')[2]}\0{len(data)}\0".encode())
        whole.update(data)
    return whole.hexdigest()


__all__ = ["BadBox", "Problem", "check", "load_box", "own_box", "parse_cards"]
