"""Actions that answer: passing, running away, sacrifice, Charity, and answers to questions."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.play.death import LootOne
from kickdoor.engine.play.escape import HelperToo
from kickdoor.engine.table.agenda import DRAFT, PASS, Option
from kickdoor.engine.table.face import DOOR, TREASURE
from kickdoor.engine.table.piles import discards_of
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.table.window import END, FIGHT, FLEE
from kickdoor.engine.turns.turn import CHARITY, Give
from kickdoor.language.grammar.slots import minus_signs

from .player import NO_QUESTION, Player, Unclear
from .words import Words, names_in

DISCARDS_CLOSED: Final = Rule("DECK-02", "RULE-07", reason="discards_closed")
NOT_THE_DEAD: Final = Rule("TURN-10", "TURN-07", "DEATH-05", reason="dead")
OWN_COMPANION: Final = Rule("RUN-06", reason="own_companion")


def pass_on(player: Player, seat: int, words: Words) -> None:
    """Passes; where no pass is expected, nothing changes."""
    option = player.find(seat, lambda option: option.way == PASS)
    if option is not None:
        player.take(seat, option)
    elif player.question(seat) is not None:
        raise Refused(player.why(seat, ["pass"]))


def at_end(player: Player, seat: int) -> bool:
    window = player.window()
    return window is not None and window.kind == END and window.lead == seat and window.then is None


# The fight and the flight.


def _concede(player: Player, seat: int) -> None:
    """Concedes a fight that is still on, and passes for all others, so that running away can begin."""
    window = player.window()
    if window is None or window.kind != FIGHT:
        return
    player.act(seat, "run_away")
    while True:
        window = player.window()
        if window is None or window.kind != FIGHT or window.then is None:
            return
        pass_on(player, player.game.to_act, {})


def run_away(player: Player, seat: int, words: Words) -> None:
    if player.literal and player.table.fight is not None and not player.table.fight.decided:
        player.act(seat, "run_away")
        return
    conceding = player.window() is not None and player.table.fight is not None and not player.table.fight.decided
    _concede(player, seat)
    window = player.window()
    name = str(words.get("from", ""))
    numbers = player.resolver.monsters(name) if name else []
    if window is not None and window.kind == FLEE and window.lead == seat:
        found = [option for option in player.options(seat) if option.verb == "run_away"]
        if name:
            found = [option for option in found if option.aim is not None and option.aim.foe in numbers]
        if len(found) > 1:
            raise Unclear("say `from:` which monster")
        if found and player.literal:
            player.take(seat, found[0])
            return
        if found:
            player.rolls = (seat, found[0].aim.foe if found[0].aim is not None else -1)
            return
    if conceding:
        return  # no monster pursues
    raise Refused(player.why(seat, ["run_away"], [], [Aim(foe=number) for number in numbers]))


def sacrifice(player: Player, seat: int, words: Words) -> None:
    name = str(words["card"])
    if not player.resolver.named(player.table.play(seat), name):
        window = player.window()
        if window is not None and window.kind in (FIGHT, FLEE):
            raise Refused(OWN_COMPANION)
    _concede(player, seat)
    cards = player.resolver.own(seat, name)
    option = player.find(
        seat,
        lambda option: option.verb == "sacrifice" and option.aim is not None and option.aim.card in cards,
    )
    if option is None:
        raise Refused(player.why(seat, ["sacrifice"], [], [Aim(card=card) for card in cards]))
    player.take(seat, option)
    if player.hints is not None and not isinstance(player.top, HelperToo):
        player.hints.helper_escapes = None


# Questions.


def give(player: Player, seat: int, words: Words) -> None:
    """Charity: ends the turn first, where it has not ended yet."""
    other = player.resolver.seat(str(words["to"]))
    if at_end(player, seat):
        player.act(seat, "end_turn")
        if not isinstance(player.top, Give):
            raise Refused(CHARITY)
    for name in names_in(words, "cards"):
        _give_one(player, seat, other, name)


def _give_one(player: Player, seat: int, other: int, name: str) -> None:
    def meant(option: Option) -> bool:
        to = -1 if option.aim is None else option.aim.seat
        card = option.card
        return (
            option.verb == "give"
            and to == other
            and card is not None
            and bool(player.resolver.named([card], name))
        )

    option = player.find(seat, meant)
    if option is None:
        if player.table.seats[other].dead:
            raise Refused(NOT_THE_DEAD)
        raise Refused(CHARITY if player.question(seat) is None else player.why(seat, ["give"]))
    player.take(seat, option)


def choose(player: Player, seat: int, words: Words) -> None:
    cards = names_in(words, "cards")
    if not cards:
        _pick(player, seat, words, "")
    for name in cards:
        _pick(player, seat, words, name)


def _pick(player: Player, seat: int, words: Words, card: str) -> None:
    question = player.question(seat)
    if question is None:
        if player.window() is None:
            raise Refused(player.why(seat, ["choose"]))
        discards = [other for deck in (DOOR, TREASURE) for other in player.table.piles[discards_of(deck)]]
        raise Refused(DISCARDS_CLOSED if card and player.resolver.named(discards, card) else NO_QUESTION)
    answer = words.get("option")
    wanted = ("no", "yes")[answer] if isinstance(answer, bool) else minus_signs(str(answer).strip().lower())
    foes = player.resolver.monsters(str(words.get("monster", "")))
    seat_meant = player.resolver.seat(str(words["player"])) if "player" in words else -1

    def meant(option: Option) -> bool:
        aim = option.aim
        held = option.card if option.card is not None else (None if aim is None else aim.card)
        if option.way == DRAFT:
            return False  # it composes something, and answers nothing
        if card and (held is None or not player.resolver.named([held], card)):
            return False
        if seat_meant >= 0 and (aim is None or aim.seat != seat_meant):
            return False
        if "monster" in words and (aim is None or aim.foe not in foes):
            return False
        return "option" not in words or wanted in (option.text.strip().lower(), option.verb.replace("_", " "))

    option = player.find(seat, meant)
    if option is None:
        own = player.resolver.own(seat, card) if card else []
        if own and all([held in player.table.pledged(seat) for held in own]):
            raise Refused(player.why(seat, ["choose"], own))
        raise Refused(
            question.not_laid_out(player.table, card) if isinstance(question, LootOne) else question.rule()
        )
    player.take(seat, option)
