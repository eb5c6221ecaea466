"""A box as it was read from its files: with the words that its sentences may use."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.engine.table.box import Box, Defined, Rulebook
from kickdoor.engine.table.face import Ability, Face

from ..grammar.tree import rules_of
from ..grammar.words import MONSTER_TAG_KINDS, TRAIT_KINDS, Names, Tags, Word, Words
from .edition import Edition

Body = tuple[str, dict[str, str], bool]  # its id, its texts by the names of the files, and `removed_pays`


def read_body(body: bytes) -> Body:
    """A box as it is stored with the tables that play it."""
    found: Body = msgspec.json.decode(body, type=Body)
    return found


class WrittenBox(Box):
    """A box with its words, which the cards of a scenario and the reference need."""

    def __init__(
        self,
        id: str,
        edition: Edition,
        words: Words,
        defined: Defined,
        faces: tuple[Face, ...],
        digest: str,
    ) -> None:
        rulebook = Rulebook(
            edition.words,
            edition.phases,
            edition.settings,
            edition.setup,
            tuple(edition.joining),
            tuple(edition.lost_in_death),
        )
        super().__init__(id, edition.name, rulebook, defined, faces, digest)
        self.speech: Final = words
        self.removed_pays = False  # whether its first printing left the Treasures of a monster that was removed
        self.files: dict[str, str] = {}  # its texts, by the name of the file

    @property
    def body(self) -> bytes:
        """The whole box, as it is stored: `loader.box_as_printed` reads it."""
        return msgspec.json.encode((self.id, self.files, self.removed_pays))

    def rules_of(self, ability: Ability) -> tuple[str, ...]:
        return rules_of(ability)

    def trait(self, name: str, many: bool) -> str:
        for word in self.speech.traits:
            if word.one == name:
                return word.many if many else word.articled
        return ""


def words_of(box: Box) -> Words:
    """The words of a box; of one that was not read from files, as far as its cards show them."""
    if isinstance(box, WrittenBox):
        return box.speech
    faces = box.faces
    return Words(
        box.words,
        {face.kind for face in faces},
        [Word(face.name, face.plural, face.article) for face in faces if face.kind in TRAIT_KINDS],
        Tags(
            [tag for face in faces if face.kind in MONSTER_TAG_KINDS for tag in face.tags] + list(box.joining),
            [tag for face in faces if face.kind not in MONSTER_TAG_KINDS for tag in face.tags],
        ),
        Names([keyword.name for keyword in box.keywords], [track.name for track in box.tracks]),
        [face.name for face in faces],
    )
