"""Sets up a table in the middle of a game from the position of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kickdoor.engine.game import Game, Record, start
from kickdoor.engine.table.book import Book
from kickdoor.engine.table.box import Box
from kickdoor.engine.table.events import Log
from kickdoor.engine.table.face import DOOR, TREASURE, Face
from kickdoor.engine.table.piles import ASIDE, OPEN_DUNGEONS, discards_of
from kickdoor.engine.table.settings import LIVE_LIMITS, BadSetting, current
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.window import END, ROOM, Window
from kickdoor.engine.table.zones import move, shuffle
from kickdoor.engine.turns.deal import deal_from, lay_table, settle_sexes
from kickdoor.engine.turns.turn import Charity, NextTurn, OpenEnd, TurnStarts, begin_turn
from kickdoor.tables import FEWEST, MOST, PLAYERS, RECORD_VERSION, SEXES_DRAWN, book_of, box_of
from kickdoor.views.events import Facts
from kickdoor.words import Words as Catalogue

from .errors import BadScenario, Path
from .names import Faces, own_cards
from .schema import FILE, check_position
from .seating import NO_CARDS_YET, Stock, check_seat, give_cards
from .words import Words, list_in, mapping_in, mappings_in, names_in

OWN_PILE: Final = ("DECK-01",)
NO_TURN: Final = ("DEATH-06",)
LEVELS: Final = ("LVL-01", "WIN-01")
IDENTITIES: Final = ("SET-04",)
DIE: Final = ("RUN-02",)
TRACK: Final = ("RULE-38",)
DECKS: Final = (("door", DOOR), ("treasure", TREASURE))


def set_up(position: Words, version: int = RECORD_VERSION) -> Game:
    """A game in the middle, as a scenario file or a record of this version describes it; its steps are ignored."""
    return Position(position, version).game()


class Position:
    """A position of the right shape; `game` makes a game of it."""

    def __init__(self, position: Words, version: int = RECORD_VERSION) -> None:
        check_position(position, FILE)
        self.version: Final = version
        self.sexes_drawn: Final = version >= SEXES_DRAWN
        self.words: Final = position
        players = mapping_in(position, "players")
        self.players: Final = {name: mapping_in(players, name) for name in players}
        self.names: Final = tuple(self.players)
        if not FEWEST <= len(self.names) <= MOST:
            raise BadScenario(f"{FEWEST} to {MOST} play, not {len(self.names)}", ("players",), PLAYERS.numbers)
        self.seed: Final = position.get("seed", 1)
        self.phase: Final = str(position.get("phase", "start"))
        self.first: Final = self._first()
        self.boxes: Final = tuple([_box(name, ("box",)) for name in names_in(position, "box")])
        # The limits of a live table are so high that no scenario reaches them; a file may set its own.
        self.options: Final = {**LIVE_LIMITS, **current(mapping_in(position, "options"))}
        self.setup_events = 0
        self.faces: Final = Faces(self.boxes, own_cards(mappings_in(position, "cards"), self.boxes))

    def _first(self) -> int | None:
        turn = self.words.get("turn")
        if turn is None:
            return None
        if turn not in self.names:
            raise BadScenario(f"nobody is called {turn!r}", ("turn",))
        return self.names.index(str(turn))

    def game(self) -> Game:
        book = self._book()
        table = lay_table(
            book, [str(player.get("sex", "")).lower() for player in self.players.values()], str(self.seed)
        )
        table.log = Log.empty(self.names)
        stock = Stock(table, self.faces)
        self._lay_decks(table, stock)
        self._lay_dungeons(table, stock)
        table.loaded = tuple(self._dice())
        table.deaths = int(str(self.words.get("deaths", 0)))
        if self.phase == "deal":
            self._clear_decks(table, stock)
            self._deal(table)
        else:
            if self.sexes_drawn:
                settle_sexes(table)
            self._seat(table, stock)
            self._begin(table)
        self.setup_events = 0 if table.log is None else len(table.log.events)
        header: Record = {"kickdoor": self.version, "position": plain(self.words), "seed": self.seed}
        header["printings"] = [box.printing for box in self.boxes]
        return start(table, self.names, header)

    # Which cards there are.

    def _named(self) -> list[tuple[str, Path]]:
        """Every card that the position names, with its place in the file."""
        found: list[tuple[str, Path]] = []
        for key in ("door", "treasure", "door_discards", "treasure_discards", "dungeons"):
            found += [(name, (key, place)) for place, name in enumerate(names_in(self.words, key))]
        for player, words in self.players.items():
            path: Path = ("players", player)
            for key in ("hand", "in_play", "carried", "house", "kid"):
                found += [(name, (*path, key)) for name in names_in(words, key)]
            attached = mapping_in(words, "attached")
            for host in attached:
                found += [(name, (*path, "attached")) for name in names_in(attached, host)]
        return found

    def _book(self) -> Book:
        """The book, with as many copies of each card as are named."""
        needed: dict[Face, int] = {}
        for name, path in self._named():
            face = self.faces.find(name, path)
            needed[face] = needed.get(face, 0) + 1
            if face.kind in ("house", "kid") and needed[face] > face.copies:
                raise BadScenario(f"there are no more than {face.copies} of {name}", path, IDENTITIES)
        try:
            return book_of(self.boxes, self.options, tuple(self._extra(needed)))
        except BadSetting as bad:
            raise BadScenario(Catalogue().bad_setting(bad.view), ("options",)) from None

    def _extra(self, needed: dict[Face, int]) -> list[Face]:
        extra: list[Face] = []
        dungeons = self.options.get("dungeons") is True
        for face in self.faces.own:
            extra += [face] * max(face.copies, needed.get(face, 0))
        for face, number in needed.items():
            if face not in self.faces.own:
                there = 0 if face.kind in ("dungeon", "portal") and not dungeons else face.copies
                extra += [face] * (number - there)
        return extra

    # Where they lie.

    def _lay_decks(self, table: Table, stock: Stock) -> None:
        """Puts the named cards on top, the first to be drawn first, and the others below them, shuffled."""
        for key, deck in DECKS:
            for pile in (key, f"{key}_discards"):
                for place, name in enumerate(names_in(self.words, pile)):
                    if self.faces.find(name, (pile, place)).deck != deck:
                        raise BadScenario(f"{name} is no card of the {key.title()} deck", (pile, place), OWN_PILE)
            for name in reversed(names_in(self.words, f"{key}_discards")):
                move(table, stock.take(name), discards_of(deck))
            tops = [stock.take(name) for name in names_in(self.words, key)]
            stock.reserved += tops
            table.piles[deck] = [card for card in table.piles[deck] if card not in tops]
            shuffle(table, deck)
            table.piles[deck] += reversed(tops)

    def _lay_dungeons(self, table: Table, stock: Stock) -> None:
        for place, name in enumerate(names_in(self.words, "dungeons")):
            card = stock.take(name)
            if card.kind != "dungeon":
                raise BadScenario(f"{name} is no Dungeon", ("dungeons", place), ("PORT-01",))
            move(table, card, OPEN_DUNGEONS)

    def _clear_decks(self, table: Table, stock: Stock) -> None:
        """With `decks: empty` only the named cards are left in the decks; the others are out of the game."""
        if self.words.get("decks") == "empty":
            for deck in (DOOR, TREASURE):
                for card in table.piles[deck][:]:
                    if card not in stock.reserved:
                        move(table, card, ASIDE)

    def _dice(self) -> list[int]:
        dice = [int(str(value)) for value in list_in(self.words, "dice")]
        for place, value in enumerate(dice):
            if not 1 <= value <= 6:
                raise BadScenario(f"a die does not fall on {value}", ("dice", place), DIE)
        return dice

    # Who has what, and whose turn it is.

    def _deal(self, table: Table) -> None:
        for name, words in self.players.items():
            given = [key for key in words if key != "sex" and not (key == "level" and words[key] == 1)]
            if given:
                raise BadScenario(f"before the deal nobody has {given[0]}", ("players", name), NO_CARDS_YET)
        deal_from(table, self.first, self.sexes_drawn)

    def _seat(self, table: Table, stock: Stock) -> None:
        winning = table.book.settings.winning_level
        for seat, (name, words) in enumerate(self.players.items()):
            path: Path = ("players", name)
            level = int(str(words.get("level", 1)))
            if not 1 <= level < winning:
                raise BadScenario(f"Level {level} is not from 1 to {winning - 1}", (*path, "level"), LEVELS)
            owner = table.seats[seat]
            owner.level = level
            owner.steps = self._steps(table, words.get("steps", 0), (*path, "steps"))
            give_cards(table, stock, seat, words, path)
            if words.get("open_to_trades") is True:
                table.traders |= 1 << seat
            if words.get("dead") is True:
                owner.dead = True
                owner.reborn = True
        # Hands are taken from the decks before these are cleared, and limits are checked once all cards are there.
        self._clear_decks(table, stock)
        for seat, name in enumerate(self.names):
            check_seat(table, seat, ("players", name))

    def _steps(self, table: Table, given: object, path: Path) -> tuple[int, ...]:
        """The steps of a player along each track: a number where there is one track, else by name."""
        tracks = table.book.tracks
        known = [track.name for track in tracks]
        named: Mapping[str, object] = given if isinstance(given, Mapping) else dict.fromkeys(known, given)
        strangers = [name for name in named if name not in known]
        if strangers or (not tracks and given):
            raise BadScenario(
                f"no track is called {strangers[0]!r}" if strangers else "the box has no track", path
            )
        found = [int(str(named.get(name, 0))) for name in known]
        for number, track in zip(found, tracks, strict=True):
            if not 0 <= number < track.steps:
                raise BadScenario(f"{number} is not from 0 to {track.steps - 1}", path, TRACK)
        return tuple(found)

    def _begin(self, table: Table) -> None:
        seat = 0 if self.first is None else self.first
        if table.seats[seat].dead:
            raise BadScenario("the dead are back when their turn begins", ("turn",), NO_TURN)
        table.turn = seat
        table.turns = 1
        table.tell("turn", seat, facts=Facts(amount=1))
        if self.phase == "start":
            begin_turn(table)
            table.push(TurnStarts(seat))
            return
        table.push(NextTurn())
        table.push(Charity())
        if self.phase == "room":
            table.push(OpenEnd())
            table.push(Window.led(ROOM, seat))
        else:
            table.push(Window.led(END, seat))


def _box(name: str, path: Path) -> Box:
    try:
        return box_of(name)
    except ValueError as error:
        raise BadScenario(str(error), path) from None


def plain(position: Mapping[str, object]) -> object:
    """The position as plain JSON, for the record: without what only the file of a scenario has."""
    return _plain({key: item for key, item in position.items() if key not in ("steps", "title", "rule", "passes")})


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value
