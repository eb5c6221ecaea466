"""Two worlds: the same table twice, but for a few cards that one seat cannot see."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

from kickdoor.engine.sight.imagine import _shown
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.events import Event
from kickdoor.engine.table.piles import is_hand, seat_of
from kickdoor.engine.table.table import NOTHING_LISTED
from kickdoor.engine.table.table import Table as Cards
from kickdoor.server.company.table_bots import TableBots
from kickdoor.server.house.hall import Hall
from kickdoor.server.protocol import messages
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin
from kickdoor.server.running.runner import Runner
from kickdoor.server.running.server_time import VirtualClock
from kickdoor.server.running.services import Services
from kickdoor.server.store.memory import MemoryStore
from tests.server.tables import Sitting, Wire, choice

DEEP = (2, 16)  # cards of each deck that stay where they are, so that the worlds live a while, or longer
Pairs = list[tuple[int, int]]
Passes = Callable[[Sitting, int], bool]  # whether somebody's page passes for them at once


class Swapped(Munchkin):
    """The game of the other world: after so many answers some hidden cards change places, replays included."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]], after: int, pairs: Pairs) -> None:
        super().__init__(opened, players)
        self._after = after
        self._pairs = pairs
        self._turn()

    def _turn(self) -> None:
        if self.game.gone + len(self.game.answers) == self._after:
            for one, two in self._pairs:
                swap(self.game.table, one, two)

    def take(self, seat: int, index: int) -> None:
        super().take(seat, index)
        self._turn()

    def silence(self) -> None:
        super().silence()
        self._turn()


def swap(table: Cards, one: int, two: int) -> None:
    """Two cards of the same back change places; each place keeps its tag, and whether it is fresh."""
    zones = table.where[one], table.where[two]
    places = [
        next(at for at, card in enumerate(table.piles[table.where[i]]) if card.index == i) for i in (one, two)
    ]
    cards = [table.piles[zone][place] for zone, place in zip(zones, places, strict=True)]
    fresh = [
        is_hand(zone) and card in table.seats[seat_of(zone)].fresh for zone, card in zip(zones, cards, strict=True)
    ]
    for zone, card, was in zip(zones, cards, fresh, strict=True):
        if was:
            table.seats[seat_of(zone)].fresh.remove(card)
    for zone, place, card, was in zip(zones, places, reversed(cards), fresh, strict=True):
        table.piles[zone][place] = card
        table.where[card.index] = zone
        if was:
            table.seats[seat_of(zone)].fresh.append(card)
    table.tags[one], table.tags[two] = table.tags[two], table.tags[one]
    for owner in table.seats:
        owner.counted = 0
    table.listed = NOTHING_LISTED[:]
    table.lasting = None


def hidden_pairs(table: Cards, seat: int, known: set[int], rng: random.Random) -> Pairs:
    """Cards in others' hands, each with another hidden one of the same back that it may change places with."""
    shown = _shown(table)
    hands: list[Card] = []
    for other in range(len(table.seats)):
        if other != seat:
            hands += [
                card for card in table.hand(other) if table.tags[card.index] not in known and card not in shown
            ]
    rng.shuffle(hands)
    top = rng.choice(DEEP)
    pairs: Pairs = []
    used: set[int] = set()
    for card in hands[: max(3, len(hands) // 2)]:
        deep = table.piles[card.deck][:-top]
        found = [
            one
            for one in [*hands, *deep]
            if one.deck == card.deck and one.index not in used and one.name != card.name
        ]
        if card.index in used or not found:
            continue
        partner = rng.choice(found)
        pairs.append((card.index, partner.index))
        used |= {card.index, partner.index}
    return pairs


def another_world(sitting: Sitting, pairs: Pairs) -> Sitting:
    """The same room at the same moment, with the same log; only these cards lie elsewhere."""
    after = sitting.game.gone + len(sitting.game.answers)

    def make(opened: Opened, players: list[tuple[str, str]]) -> Munchkin:
        return Swapped(opened, players, after, pairs)

    other = object.__new__(Sitting)
    other.clock = VirtualClock(sitting.clock.now())
    other.store = MemoryStore()
    other.store.rows = {sitting.room.id: sitting.rows}
    other.services = Services(other.clock, other.store, make, TableBots)
    other.hall = Hall(other.services)
    other.seats, other.said, other.wires = sitting.seats, [], []
    room = other.room = other.hall.rooms["table"] = Runner("table", other.services, [], sitting.state.opened)
    room._writer.load(sitting.rows)
    _alike(sitting.room.presence, room.presence)
    _alike(sitting.room.bots, room.bots)
    _alike(sitting.room._writer._limits, room._writer._limits)
    return other


def _alike(one: object, two: object) -> None:
    """What is not on disk is the same in the other world; its sockets are its own."""
    for name, value in vars(one).items():
        if name not in ("_connections", "_report", "_talk"):
            setattr(two, name, copy.deepcopy(value))


class Worlds:
    """Both at once, from one moment on, and one seat that must not be able to tell them apart."""

    def __init__(self, sitting: Sitting, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        table = sitting.game.table
        assert table.log is not None
        for who in (seat, -1):
            table.log.seen_by(who)  # finds out what it knows
        self.pairs = hidden_pairs(table, seat, table.log.known_to(seat) | table.log.known_to(-1), rng)
        self.differing = {index for pair in self.pairs for index in pair}
        self.since = len(sitting.game.events)
        for place in sitting.state.seats:
            place.last = None
        self.both = (sitting, another_world(sitting, self.pairs))
        for world in self.both:
            for place in world.state.seats:
                place.last = None
            world.wires = [world.wire(number) for number in range(world.seats)]
        self.watching = [world.wire(None) for world in self.both]
        for world, watcher in zip(self.both, self.watching, strict=True):
            for wire in [*world.wires, watcher]:
                wire.frames = []
        self.ids = 0
        self.frames = 0  # compared so far
        self.unequal = 0  # moments of a window in which only one of the worlds had an answer in some hand

    def end(self) -> None:
        """The other world is forgotten."""
        self.watching[0].cut()

    # What differs, and who has seen it.

    def shown(self) -> bool:
        """Whether a card that differs was shown to the seat, or to all."""
        for world in self.both:
            if any(self._shows(event) for event in world.game.events[self.since :]):
                return True
        return False

    def _shows(self, event: Event) -> bool:
        # How many cards are shown to somebody, all see.
        differs = event.card is not None and event.card.index in self.differing
        return differs and (event.known_to(self.seat) or event.what == "show")

    def compare(self) -> None:
        one, two = ([*world.wires[self.seat].frames] for world in self.both)
        assert one == two, difference(one, two)
        self.frames += len(one)
        one, two = ([*wire.frames] for wire in self.watching)
        assert one == two, difference(one, two)
        for world, watcher in zip(self.both, self.watching, strict=True):
            world.wires[self.seat].frames = []
            watcher.frames = []
        stands = [world.hosted.clock_state() for world in self.both]
        assert stands[0] == stands[1]
        if stands[0].waits:
            for other in range(self.both[0].seats):
                answers = [has_answer(world, other) for world in self.both]
                self.unequal += other != self.seat and answers[0] != answers[1]

    # What happens in both.

    def do(self, what: Callable[[Sitting, Wire], None], seat: int) -> None:
        for world in self.both:
            what(world, world.wires[seat])

    def step(self) -> None:
        """Something at random, the same in both worlds."""
        rng = self.rng
        self.ids += 1
        kind = rng.random()
        seat = self.seat if rng.random() < 0.35 else rng.randrange(self.both[0].seats)
        message: messages.FromClient | None = None
        if kind < 0.62:
            message = self._answer(seat)
        elif kind < 0.75:
            self._pass_time(rng.choice((50, 400, 1_300, 2_600, 7_000)))
        elif kind < 0.9:
            message = self._anything(seat)
        elif kind < 0.95:
            self._reconnect(seat if rng.random() < 0.5 else self.seat)
        else:
            for world in range(2):
                self.watching[world].cut()
                self.watching[world] = self.both[world].wire(None)
        if message is not None:
            said = message
            self.do(lambda world, wire: wire.say(said), seat)

    def _answer(self, seat: int) -> messages.FromClient | None:
        """An option that is the same in both worlds, its cards included; now and then an old one."""
        asks = [world.game.ask(seat) for world in self.both]
        if asks[0] is None or asks[1] is None:
            return None  # who has passed may have an ask in one world only: the own hand says why
        assert asks[0].number == asks[1].number
        words: list[set[tuple[str, int, int]]] = []
        for world, ask in zip(self.both, asks, strict=True):
            found = set()
            for option in ask.options if ask is not None else ():
                aim = None if option.aim is None else option.aim.card
                cards = [-1 if card is None else card.index for card in (option.card, aim)]
                found.add((option.word(world.game.table), cards[0], cards[1]))
            words.append(found)
        same = {word for word, _, _ in words[0] & words[1]}
        wire = self.both[0].wires[seat]
        options = [option for option in wire.options if option.word in same]
        if not options:
            return None
        number = asks[0].number - (self.rng.random() < 0.1)
        return messages.Answer(f"id {self.ids}", max(0, number), choice(options, self.rng).word)

    def _anything(self, seat: int) -> messages.FromClient:
        rng, id = self.rng, f"id {self.ids}"
        tags = self.both[0].game.table.next_tag + 3
        verbs = ("play", "use", "sell", "equip", "kick_door", "fight", "help", "trade", "discard", "nonsense")
        targets = [None, *range(self.both[0].seats)]
        return rng.choice(
            (
                messages.WhyNot(id, rng.choice(verbs), rng.randrange(tags), rng.choice(targets)),
                messages.WhyNot(id, rng.choice(verbs), None, rng.choice(targets)),
                messages.Answer(id, rng.randrange(500), f"play:#{rng.randrange(tags)}")
                if seat == self.seat
                else messages.Ping(1),
                messages.Hold(id),
                messages.PassUntil(id, rng.random() < 0.5),
                messages.Undo(id),
                messages.Say(id, "well"),
                messages.Ping(rng.randrange(9)),
            )
        )

    def window(self, passes: Passes) -> bool:
        """An open window to its end: the seat passes, others as `passes` says. Whether it sees a difference."""
        self.ids += 1
        for world in self.both:
            for seat, wire in enumerate(world.wires):
                ask = world.game.ask(seat)
                if ask is not None and wire.has("pass") and (seat == self.seat or passes(world, seat)):
                    wire.say(messages.Answer(f"id {self.ids} {seat}", ask.number, "pass"))
            world.clock.advance(3_000)
        one, two = ([*world.wires[self.seat].frames] for world in self.both)
        for world in self.both:
            world.wires[self.seat].frames = []
        return one != two

    def _pass_time(self, by: int) -> None:
        """Not so long that a bot would have to think for somebody else: it may play what only it can see."""
        clock = self.both[0].state.timing.clock()
        if clock is not None and clock.kind == "turn" and clock.seat != self.seat:
            by = min(by, clock.ends - self.both[0].clock.now() - 1)
        for world in self.both:
            for _ in range(max(0, by) // 50):
                world.clock.advance(50)
                now = world.state.timing.clock()
                if now != clock and world is self.both[0]:
                    by = world.clock.now() - self.both[1].clock.now()
                    break

    def _reconnect(self, seat: int) -> None:
        seen = self.rng.randrange(self.both[0].hosted.events + 2)
        away = self.rng.choice((0, 50, 400))
        clean = self.rng.random() < 0.5
        for world in self.both:
            if clean:
                world.wires[seat].cut()
                world.clock.advance(away)
            frames = world.wires[seat].frames
            world.wires[seat] = world.wire(seat, seen)
            world.wires[seat].frames[:0] = frames


def has_answer(world: Sitting, seat: int) -> bool:
    ask = world.game.ask(seat)
    return ask is not None and any(option.way == 3 and option.card is not None for option in ask.options)


def difference(one: list[tuple[int, bytes]], two: list[tuple[int, bytes]]) -> str:
    """The first place where the frames differ, to be read."""
    for first, second in zip(one, two, strict=False):
        if first != second:
            at = next(
                (n for n, (a, b) in enumerate(zip(first[1], second[1], strict=False)) if a != b),
                min(len(first[1]), len(second[1])),
            )
            shown = [frame[max(0, at - 200) : at + 80] for _, frame in (first, second)]
            return f"at {first[0]} / {second[0]}: …{shown[0]!r} / …{shown[1]!r}"
    return f"{len(one)} frames / {len(two)} frames"
