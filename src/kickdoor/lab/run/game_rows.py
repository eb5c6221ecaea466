"""The rows of a game: its events are read once, from first to last, and counted."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.sums.totals import printed_level, strength
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.events import Event
from kickdoor.engine.table.face import DOOR, NO_DECK, TREASURE

from .counts import CardCounts, FightCounts, SeatCounts, TurnCounts
from .observer import Observer
from .schema import Rows

PLAYS: Final = ("play", "play_on", "play_monster", "play_side")
BRINGING: Final = (*PLAYS, "use")  # what may bring a monster into a fight
ACTING: Final = (*PLAYS, "use", "trigger", "curse", "caught")  # a level that changes next is this card's effect
OVER: Final = ("turn", "door", "fight", "won", "sold", "fight_over")  # after these it is not
AFTER_WON: Final = ("won", "killed", "removed", "no_level")  # the events between a won fight and its levels


class GameRows:
    """A game that is over, with the counters of its seats, turns, fights and cards."""

    def __init__(self, game: Game, number: int, bots: tuple[str, ...], observer: Observer) -> None:
        self.game: Final = game
        self.number: Final = number
        self.bots: Final = bots
        self.observer: Final = observer
        players = len(bots)
        self.seats: Final = [SeatCounts() for _ in range(players)]
        self.levels: Final = [1] * players
        self.turns: Final[list[TurnCounts]] = []
        self.fights: Final[list[FightCounts]] = []
        self.cards: Final[dict[int, CardCounts]] = {}  # by card index
        self.spoils: Final[set[int]] = set()  # Treasures that lie open to be divided
        self.last: Final = game.table.book.settings.winning_level - 1
        self.tense: Final[set[int]] = set()
        self.turn = self.first = self.offers = self.curses = 0
        self.fight: FightCounts | None = None
        self.actor: Card | None = None  # the card whose effect a change of level would be
        before = Event(0, "")
        for event in game.events:
            self._read(event, before)
            before = event

    def _read(self, event: Event, before: Event) -> None:
        what, who = event.what, event.who
        if what in ACTING:
            self.actor = event.card
        elif what in OVER:
            self.actor = None
        match what:
            case "draw" | "draw_up" | "take" | "door":
                self._receives(event, before)
            case "play" | "play_on" | "play_monster" | "play_side" | "attach":
                self._plays(event)
            case "sell" | "pay":
                self._used(event.card)
            case "level_up":
                self._rises(event, before)
            case "level_down":
                self.levels[who] -= event.facts.amount
                self.seats[who].levels_lost += event.facts.amount
                self._swings(-event.facts.amount)
            case "turn":
                self.turn = event.facts.amount
                self.turns.append(TurnCounts(self.turn, who, self.levels[:]))
                self._note_tension()
            case "missed":
                self.turn += 1
            case "first":
                self.first = who
            case "offer" | "ask_help":
                self.offers += 1
            case "death":
                self.seats[who].deaths += 1
                if self.fight is not None and self._in_fight(who):
                    self.fight.died += 1
            case "curse":
                self.seats[who].curses_got += 1
                self._played(event.card)
            case "fight":
                self.fight = FightCounts(self.turn, who)
                self.fights.append(self.fight)
                self.turns[-1].fights += 1
                self._add_foe(self.fight, event.card)
            case _ if self.fight is not None:
                self._in_the_fight(event, before, self.fight)

    def _receives(self, event: Event, before: Event) -> None:
        """A card comes to somebody from a deck, or from the Treasures that lie open to be divided."""
        what, who, card, fight = event.what, event.who, event.card, self.fight
        if what == "draw":
            self._draws(event, before)
        elif what == "draw_up":
            shared = fight is not None and fight.won and fight.helper >= 0
            if shared and card is not None and before.what in ("treasure", "draw_up"):
                self.spoils.add(card.index)
            else:
                self._draws(event, before)
        elif what == "take":
            if card is not None and card.index in self.spoils:
                self.spoils.remove(card.index)
                self.seats[who].treasures_won += 1
                self._got(card, who, "treasure")
            else:
                self._got(card, who, "other")
        else:
            self._got(card, who, "door")
            if card is not None:
                self.turns[-1].door = card.kind if card.kind in ("monster", "curse") else "other"

    def _in_the_fight(self, event: Event, before: Event, fight: FightCounts) -> None:
        who = event.who
        match event.what:
            case "use":
                if not fight.won and not self._in_fight(who):
                    self._meddles(fight, who)
            case "join" | "copy":
                self._add_foe(fight, event.card)
                # The card that brings it in was counted when it was played.
                if not self._in_fight(who) and not (before.what in BRINGING and before.who == who):
                    self._meddles(fight, who)
            case "helps" | "uninvited":
                fight.helper, fight.was_helped = who, True
                self.seats[who].helps_given += 1
                self.seats[event.other].helps_got += 1
            case "sent_away":
                fight.helper = -1
            case "passed_on":
                fight.fighter = event.other
                if fight.helper == event.other:
                    fight.helper = -1
            case "won":
                fight.won = True
            case "treasure":
                fight.treasures = event.facts.amount
            case "escape" | "not_pursued":
                fight.escaped += 1
            case "fight_over":
                self.fight = None

    # Levels.

    def _rises(self, event: Event, before: Event) -> None:
        seat, fight, amount = self.seats[event.who], self.fight, event.facts.amount
        self.levels[event.who] += amount
        if fight is not None and fight.won and event.who == fight.fighter and before.what in AFTER_WON:
            fight.levels += amount
            seat.levels_fight += amount
        elif before.what == "sold":
            seat.levels_sale += amount
        elif fight is not None and fight.won and event.who == fight.helper:
            seat.levels_help += amount
            self._swings(amount)
        elif self.actor is not None:
            seat.levels_card += amount
            self._swings(amount)
        else:
            seat.levels_other += amount
        if self.levels[event.who] <= self.last:
            self._note_tension()

    def _swings(self, levels: int) -> None:
        """Counts a change of levels for the card whose effect it is."""
        if self.actor is not None and self.actor.index in self.cards:
            self.cards[self.actor.index].swing += levels

    def _note_tension(self) -> None:
        """Notes the round where somebody is one level below winning."""
        if max(self.levels) >= self.last:
            self.tense.add(self._round(self.turn))

    def _round(self, turn: int) -> int:
        return -(-turn // len(self.seats))

    # Cards.

    def _draws(self, event: Event, before: Event) -> None:
        how = "other"
        if not self.turn:
            how = "dealt"
        elif before.what == "loot_room":
            how = "loot"
        elif self.fight is not None and self.fight.won and event.card is not None and event.card.deck == TREASURE:
            how = "treasure"
            self.seats[event.who].treasures_won += 1
        self._got(event.card, event.who, how)

    def _got(self, card: Card | None, seat: int, how: str) -> None:
        if card is not None and card.index not in self.cards and card.deck != NO_DECK:
            self.cards[card.index] = CardCounts(card, seat, self.turn, how)

    def _played(self, card: Card | None) -> None:
        if card is not None and card.index in self.cards:
            self.cards[card.index].played = True
            self._used(card)

    def _used(self, card: Card | None) -> None:
        if card is not None and card.index in self.cards:
            self.cards[card.index].used = True

    def _plays(self, event: Event) -> None:
        card, who, other = event.card, event.who, event.other
        self._got(card, who, "other")
        self._played(card)
        if card is None:
            return
        if card.kind == "curse" and other not in (-1, who):
            self.curses += 1
            self.seats[who].curses_thrown += 1
        fight = self.fight
        if fight is None or fight.won:
            return
        inside = self._in_fight(who)
        match event.what:
            case "play_side":
                helps = event.facts.side == "munchkins"
            case "play_monster" if card.kind == "enhancer":
                helps = card.bonus < 0
            case "play_on" if card.kind == "level_up" or not self._in_fight(other):
                return
            case "play_on":
                helps = inside and card.kind not in ("curse", "enhancer")
            case "play_monster":
                helps = inside
            case "play" if card.kind in ("one_shot", "special"):
                helps = inside
            case _:
                return
        if helps:
            fight.support += 1
        elif not inside:
            self._meddles(fight, who)

    # Fights.

    def _in_fight(self, seat: int) -> bool:
        fight = self.fight
        return fight is not None and seat >= 0 and seat in (fight.fighter, fight.helper)

    def _meddles(self, fight: FightCounts, who: int) -> None:
        fight.meddling += 1
        self.seats[who].meddled += 1
        self.seats[fight.fighter].meddled_with += 1

    def _add_foe(self, fight: FightCounts, card: Card | None) -> None:
        if card is not None:
            fight.foes.append(card)
            self._played(card)

    # The rows.

    def rows(self) -> Rows:
        return {
            "seats": [self._seat(seat) for seat in range(len(self.seats))],
            "turns": [self._turn(turn) for turn in self.turns],
            "fights": [self._fight(place, fight) for place, fight in enumerate(self.fights)],
            "cards": [self._card(got) for got in self.cards.values()],
            "games": [self._game()],
        }

    def _game(self) -> tuple[object, ...]:
        game, turns, winners = self.game, self.game.table.turns, self.game.winners
        deaths = sum([seat.deaths for seat in self.seats])
        helped = sum([fight.was_helped for fight in self.fights])
        return (
            self.number, game.header["seed"], len(self.seats), turns, self._round(turns), self.first,
            list(winners), "won" if winners else "draw", deaths, len(self.fights), helped, self.curses,
            self.offers, len(game.answers), len(self.tense), self.digest,
        )  # fmt: skip

    @property
    def digest(self) -> str:
        """A short hash of seed, levels, number of events and answers: another game has another."""
        game = self.game
        text = f"{game.header['seed']} {self.levels} {len(game.events)} {game.answers}"
        return sha256(text.encode()).hexdigest()[:16]

    def _seat(self, seat: int) -> tuple[object, ...]:
        table = self.game.table
        cards, owner = table.play(seat), table.seats[seat]
        marks = [card.name for card in cards if card.kind in ("power", "origin")]
        marks += [card.name for card in (owner.house, owner.kid) if card is not None]
        return (
            self.number, seat, (seat - self.first) % len(self.seats), self.bots[seat], seat in self.game.winners,
            owner.level, strength(table, seat), [card.name for card in cards if card.kind == "class"],
            [card.name for card in cards if card.kind == "race"], marks, *self.seats[seat].row(),
        )  # fmt: skip

    def _turn(self, turn: TurnCounts) -> tuple[object, ...]:
        sample = self.observer.turns.get(turn.turn)
        strong, hand = (None, None) if sample is None else (sample.strength, sample.hand)
        return (
            self.number, turn.turn, self._round(turn.turn), turn.seat, turn.levels[turn.seat], strong, hand,
            turn.levels, turn.door, turn.fights,
        )  # fmt: skip

    def _fight(self, place: int, fight: FightCounts) -> tuple[object, ...]:
        sample = self.observer.fights.get(place + 1)
        totals = (None, None) if sample is None else (sample.munchkins, sample.monsters)
        price = (0, 0, 0) if sample is None else (sample.treasures, sample.items, sample.plays)
        return (
            self.number, fight.turn, fight.fighter, fight.helper, [card.name for card in fight.foes],
            sum([printed_level(card) for card in fight.foes]), *totals, fight.won, fight.escaped, fight.died,
            fight.levels, fight.treasures, *price, fight.meddling, fight.support,
            sample is not None and sample.wins_game,
        )  # fmt: skip

    def _card(self, got: CardCounts) -> tuple[object, ...]:
        card = got.card
        return (
            self.number, card.name, card.face.box, "door" if card.deck == DOOR else "treasure", got.seat, got.turn,
            self._round(got.turn), got.how, got.played, got.used, got.swing, got.seat in self.game.winners,
        )  # fmt: skip
