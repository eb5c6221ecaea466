"""Writes a game as a scenario: its answers become steps by name, which lead to the same table when run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kickdoor.engine.game import SILENCE, Game
from kickdoor.engine.play.help import HelpDraft
from kickdoor.engine.play.sales import SaleDraft
from kickdoor.engine.play.show import ShowDraft
from kickdoor.engine.play.trade import TradeDraft, TradeOffer
from kickdoor.engine.table.agenda import DRAFT, PASS, SIDES, Draft, Option, Question
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.rules import Refused
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.window import Window

from .actions import do
from .errors import BadScenario, DoesNotHold
from .player import Player, Unclear
from .position import Position
from .resolver import Resolver
from .runner import play
from .schema import ACTIONS
from .words import Words

Step = dict[str, object]
Answer = tuple[int, int]
SIMPLE: Final = tuple([name for name, (keys, _) in ACTIONS.items() if not keys])
ON_A_CARD: Final = ("lay", "equip", "unequip", "discard", "look_for_trouble")
TO_OFFERS: Final = ("accept", "decline", "withdraw")
MOST_PASSES: Final = 12


class Unwritable(Exception):
    """An answer that no step of the format gives."""


def written(position: Words, answers: Sequence[Answer], title: str) -> dict[str, object]:
    """A scenario that gives these answers from a position; every pass is a step, unless all of them go without."""
    found: dict[str, object] = {"title": title, **position}
    writer = Writer(Position(position))
    for answer in answers:
        writer.answer(*answer)
    literal = {**found, "passes": "written", "steps": writer.steps}
    shorter = {**found, "steps": [step for step in writer.steps if step["do"] != "pass"]}
    try:
        if state_of(play(shorter).table) == state_of(writer.game.table):
            return shorter
    except (DoesNotHold, BadScenario, Refused):
        pass  # a pass matters
    return literal


class Writer:
    """Follows the answers of a game, and on a second table the steps written for them."""

    def __init__(self, position: Position) -> None:
        self.game: Final = position.game()
        self.resolver = Resolver(self.game.clone(), position.faces)
        self.resolver.note_monsters()
        self.steps: Final[list[Step]] = []
        self.exact = False  # cards are named with the number of their copy
        self.opened: Final[dict[int, Option]] = {}  # by seat: the option that began its draft

    def answer(self, seat: int, index: int) -> None:
        """Gives one answer, and writes the step for it; a draft is written when it is sent."""
        game = self.game
        if seat == SILENCE:
            self._silence()
            return
        option = game.open_ask(seat).options[index]
        draft = game.table.seats[seat].draft
        in_window = isinstance(game.table.agenda[-1], Window) or option.verb == "send"
        if option.way == DRAFT:
            if draft is None:
                self.opened[seat] = option
            game.choose(seat, index)
            return
        steps: list[Step] = []
        drafted = draft is not None and option.act is None and option.way != PASS and in_window
        for self.exact in (False, True):
            if draft is not None and drafted:
                steps += self._drafted(seat, draft)
            else:
                steps += self._single(seat, option)
        word = option.word(game.table)
        game.choose(seat, index)
        self._write(steps, f"{game.names[seat]}: {word}", draft is not None)

    def _silence(self) -> None:
        """All who are waited for pass."""
        self.game.silence()
        wanted = state_of(self.game.table)
        for _ in range(MOST_PASSES):
            seat = self.resolver.game.to_act
            step: Step = {"by": self.game.names[seat], "do": "pass"}
            trial = self._tried(step)
            if trial is None:
                break
            self.resolver = trial
            self.steps.append(step)
            if state_of(trial.table) == wanted:
                return
        raise Unwritable("silence")

    def _write(self, steps: list[Step], word: str, drafted: bool) -> None:
        """Takes the first of the steps that leads to the same table."""
        wanted = state_of(self.game.table)
        given = len(self.resolver.game.answers)
        answer = self.game.answers[-1]
        for step in steps:
            trial = self._tried(step)
            if trial is None or (not drafted and trial.game.answers[given:] != [answer]):
                continue
            if state_of(trial.table) == wanted:
                self.resolver = trial
                self.steps.append(step)
                return
        raise Unwritable(word)

    def _tried(self, step: Step) -> Resolver | None:
        trial = Player(self.resolver.clone(), literal=True)
        try:
            do(trial, step)
        except (Refused, Unclear):
            return None
        return trial.resolver

    # Names.

    def card(self, card: Card) -> str:
        """The name of a card: with its box where the bare name means another."""
        bare, full = card.name, f"{card.face.box}/{card.name}"
        if self.exact:
            bare, full = self.resolver.copies(card)
        return bare if self.resolver.faces.get(card.name) is card.face else full

    def cards(self, cards: Sequence[Card]) -> list[str]:
        return [self.card(card) for card in cards]

    def target(self, aim: Aim) -> str:
        """What an option points at, as `on:` names it."""
        if aim.seat >= 0:
            return self.game.names[aim.seat]
        if aim.side >= 0:
            return SIDES[aim.side]
        if aim.card is not None:
            return self.card(aim.card)
        return self.monster(aim.foe)

    def monster(self, number: int) -> str:
        fight = self.game.table.fight
        foe = None if fight is None else fight.foe(number)
        if foe is None:
            return ""
        _, mark, place = self.resolver.monster_name(foe).rpartition("#")
        self.exact = False
        return self.card(foe.card) + (f"#{place}" if mark and place.isdigit() else "")

    # Steps for an option; the first that leads to the same table is written.

    def _single(self, seat: int, option: Option) -> list[Step]:
        by: Step = {"by": self.game.names[seat]}
        if option.way == PASS:
            return [{**by, "do": "pass"}]
        if isinstance(self.game.table.agenda[-1], Question):
            return [{**by, **words} for words in self._answers(option)]
        return [{**by, **words} for words in self._acts(option)]

    def _answers(self, option: Option) -> list[Step]:
        """Answers to a question."""
        found: list[Step] = []
        aim = option.aim
        card = option.card if option.card is not None else (None if aim is None else aim.card)
        names: Step = {} if card is None else {"cards": [self.card(card)]}
        if card is not None and option.verb == "give" and aim is not None and aim.seat >= 0:
            found.append({"do": "give", "to": self.game.names[aim.seat], **names})
        if card is not None and option.verb == "discard":
            found.append({"do": "discard", "card": self.card(card)})
        who: Step = {"player": self.game.names[aim.seat]} if aim is not None and aim.seat >= 0 else {}
        foe: Step = {"monster": self.monster(aim.foe)} if aim is not None and aim.foe >= 0 else {}
        texts: list[Step] = [{"option": option.text}] if option.text else []
        texts.append({"option": option.verb.replace("_", " ")})
        for words in (foe, names, who, {**names, **who}, *texts):
            if words:
                found.append({"do": "choose", **words})
        return found + [{"do": "choose", **names, **who, **foe, **text} for text in texts]

    def _acts(self, option: Option) -> list[Step]:
        """Acts in a window."""
        verb, aim = option.verb, option.aim
        if verb in SIMPLE:
            return [{"do": verb}]
        if verb in TO_OFFERS and aim is not None:
            return [{"do": verb}, {"do": verb, "of": self.game.names[aim.seat]}]
        if verb == "run_away":
            fleeing: list[Step] = [] if aim is None else [{"do": verb, "from": self.monster(aim.foe)}]
            return [{"do": verb}, *fleeing]
        if verb == "sacrifice" and aim is not None and aim.card is not None:
            return [{"do": verb, "card": self.card(aim.card)}]
        if verb in ON_A_CARD and option.card is not None:
            return [{"do": verb, "card": self.card(option.card)}]
        if verb == "hand_to" and option.card is not None and aim is not None:
            return [{"do": "equip", "card": self.card(option.card), "on": self.target(aim)}]
        found: list[Step] = []
        if verb != "use" and option.card is not None:
            found += self._aimed({"do": "play", "card": self.card(option.card)}, option)
        for name in (option.text, "" if option.card is None else self.card(option.card)):
            if name:
                found += self._aimed({"do": "use", "ability": name}, option)
        return found

    def _aimed(self, words: Step, option: Option) -> list[Step]:
        aim = option.aim
        if aim is None:
            return [words]
        name = self.target(aim)
        found: list[Step] = [words, {**words, "on": name}]
        if aim.card is not None:
            owner = self.game.table.holder(aim.card)
            if owner >= 0:
                found.append({**words, "on": name, "owner": self.game.names[owner]})
            found.append({**words, "with": name})
        return found

    # Sales, trades, bargains, shows: one step for the whole draft.

    def _drafted(self, seat: int, draft: Draft) -> list[Step]:
        table = self.game.table
        names = self.game.names
        by: Step = {"by": names[seat]}
        opened = self.opened.get(seat)
        counters = opened is not None and opened.verb == "counter"
        if isinstance(draft, SaleDraft):
            double: Step = {"double": self.cards(draft.doubled)} if draft.doubled else {}
            return [{**by, "do": "sell", "cards": self.cards(draft.items), **double}]
        if isinstance(draft, ShowDraft):
            to: Step = {"to": names[draft.to]} if draft.to >= 0 else {}
            shown: Step = {"cards": self.cards(draft.cards)} if draft.cards else {}
            return [{**by, "do": "show", **to, **shown}]
        offer = draft.offer(table)
        if isinstance(draft, TradeDraft) and isinstance(offer, TradeOffer):
            terms: Step = {"give": self.cards(offer.give), "want": self.cards(offer.want)}
            # Where the offer that is countered is gone, what is sent is a new one.
            counter: Step = {**by, "do": "counter", "of": names[draft.to], **terms}
            named = {key: cards for key, cards in terms.items() if cards}
            offers: Step = {**by, "do": "offer", "to": names[draft.to], **named}
            return [counter, offers] if counters else [offers]
        if isinstance(draft, HelpDraft):
            other = draft.helper if draft.by == draft.fighter else draft.fighter
            do = "counter" if counters else "ask_help"
            return [{**by, "do": do, "of": names[other], **self._price(draft, counters)}]
        raise Unwritable(draft.kind)

    def _price(self, draft: HelpDraft, counters: bool) -> Step:
        """The price of help; a counter-offer names every part, since what it leaves out stays as it was."""
        terms = draft.read(self.game.table)
        treasures: object = terms.treasures
        if terms.share != "number":
            treasures = f"all beyond {terms.treasures}" if terms.share == "beyond" else terms.share
        found: Step = {
            "treasures": treasures,
            "picks_first": "helper" if terms.helper_first else "",
            "items": self.cards(terms.items),
            "cards": self.cards(terms.plays),
        }
        if counters:
            return {**found, "picks_first": found["picks_first"] or "fighter"}
        return {key: value for key, value in found.items() if value}


# The same table.


def state_of(table: Table) -> tuple[object, ...]:
    """Everything that a step can change and that has an effect; drafts and the counts of RULE-25 are left out."""
    fight = table.fight
    top = table.agenda[-1] if table.agenda and not table.over else None
    waits: tuple[object, ...] = ()
    if isinstance(top, Window):
        then = None if top.then is None else top.then.word(table)
        waits = (top.kind, top.lead, then, top.passed if then or top.about is not None else 0, top.held)
    elif isinstance(top, Question):
        waits = (top.seat, [option.word(table) for option in top.options(table, top.seat)])
    return (
        [[card.index for card in pile] for pile in table.piles],
        sorted((index, host.index) for index, host in table.hosts.items()),
        [
            (
                seat.level,
                seat.dead,
                seat.reborn,
                seat.missing,
                seat.extra,
                seat.steps,
                seat.sex,
                [card.index for card in seat.turned],
            )
            for seat in table.seats
        ],
        [type(step).__name__ for step in table.agenda],
        waits,
        (
            table.turn,
            table.turns,
            table.resumes,
            table.met,
            table.loot_owed,
            table.traders,
            table.over,
            table.winners,
        ),
        (table.counter, table.loaded, table.rolls, table.deaths),
        [str(offer.full_view(table)) for offer in table.offers],
        table.used,
        None
        if fight is None
        else (
            fight.fighter,
            fight.helper,
            fight.decided,
            [(foe.number, foe.card.index, foe.copy) for foe in fight.foes],
            [(shot.card.index, shot.munchkins, shot.pack, shot.seat) for shot in fight.shots],
            [(boost.total, boost.amount, boost.seat, boost.pack) for boost in fight.boosts],
            fight.fled,
            fight.gone,
        ),
    )


def game_of(document: Mapping[str, object]) -> Game:
    """The game after all steps of a document."""
    return play(dict(document))
