"""What a command amounts to: the entries to be applied, or a refusal. Nothing changes here."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.game import STALE
from kickdoor.engine.table.rules import Refused
from kickdoor.views.deeds import RefusalView
from kickdoor.views.names import RefusalCode
from kickdoor.views.room import Problem

from ..protocol.limits import MOST_ANSWERS, MOST_HOLDS
from . import commands, entries
from .chat import bot_says, say
from .commands import Command
from .entries import AnyEntry
from .gathering import begin, leave, seat_bot, sit
from .hosted import Hosted
from .hosting import hand_over, kick, mute, set_door
from .refusal import Refusal
from .revealing import deal_now, reveal
from .state import RoomState

NOTHING_TO_HOLD: Final = RefusalView(rule="TIME-07", reason="nothing_to_hold")


def decide(state: RoomState, command: Command, now: int) -> list[AnyEntry]:
    """The entries of this command; none where it was carried out before, or changes nothing. Or `Refusal`.

    The game may still refuse an entry when it is applied: `refusal_of` says how.
    """
    match command:
        case commands.Answer() | commands.PassUntil() | commands.Hold() | commands.Undo() | commands.Pause():
            return [] if (command.seat, command.id) in state.ids else _play(state, playing(state), command)
        case commands.Say():
            return say(state, command)
        case commands.BotSays():
            return bot_says(state, command)
        case commands.Sit():
            return sit(state, command)
        case commands.Leave():
            return leave(state, command)
        case commands.SeatBot():
            return seat_bot(state, command)
        case commands.Kick():
            return kick(state, command)
        case commands.MuteSeat():
            return mute(state, command)
        case commands.HandOver():
            return hand_over(state, command)
        case commands.SetDoor():
            return set_door(state, command)
        case commands.Begin():
            return begin(state, command)
        case commands.Reveal():
            return reveal(state, command)
        case commands.Deal():
            return deal_now(state, now)
        case commands.Rematch(table):
            return [] if state.rematch else [entries.Again(table)]
        case commands.Freeze(word):
            return [] if state.frozen else [entries.Frozen(word)]
    return _by_itself(state, command, now)


def playing(state: RoomState) -> Hosted:
    """The running game; `Refusal` where there is none."""
    if state.frozen:
        raise Refusal(Problem("frozen", text=state.frozen))
    if state.other_rules:
        raise Refusal(Problem("other_rules"))
    if state.game is None:
        raise Refusal(Problem("not_begun"))
    if state.game.over:
        raise Refusal(Problem("over"))
    if state.full:
        raise Refusal(Problem("too_many_answers", number=MOST_ANSWERS))
    return state.game


def refusal_of(command: Command, refused: Refused) -> Refusal:
    """A refusal of the game, as the sender of the command is told it."""
    if isinstance(command, commands.Undo):
        return Refusal(Problem("nothing_to_undo"))
    code: RefusalCode = "stale" if refused.view.reason == STALE.reason else "not_legal"
    return Refusal(Problem(code, refused.view))


def _play(
    state: RoomState,
    game: Hosted,
    command: commands.Answer | commands.PassUntil | commands.Hold | commands.Undo | commands.Pause,
) -> list[AnyEntry]:
    """What somebody in a seat asks for."""
    place = state.seats[command.seat]
    match command:
        case commands.Answer(seat, id, number, word):
            try:
                return [entries.Answered(seat, game.index_of(seat, word, number), id)]
            except Refused as refused:
                late = refused.view.reason == STALE.reason
                raise _late(state, game, command) if late else refusal_of(command, refused) from None
        case commands.PassUntil(seat, id, on):
            return [] if on == (place.standing is not None) else [entries.Standing(seat, on, id)]
        case commands.Hold():
            return [_hold(state, game, command)]
        case commands.Pause(seat, id, how):
            if not state.alone:
                raise Refusal(Problem("not_alone"))
            return [] if how == "go" and not state.paused else [entries.Paused(seat, how, id)]
        case commands.Undo(_, id):
            if place.last is None:
                raise Refusal(Problem("nothing_to_undo"))
            return [entries.Undone(place.last, id)]


def _late(state: RoomState, game: Hosted, command: commands.Answer) -> Refusal:
    """An answer to a moment that is over: what ended it, unless that was the sender's own answer."""
    seat = command.seat
    ended = next((one for one in reversed(state.seats[seat].ended) if one.number == command.number), None)
    if ended is not None and ended.by == seat:
        return Refusal(Problem("stale"))
    return Refusal(Problem("passed", event=None if ended is None else game.event_for(seat, ended.event)))


def _hold(state: RoomState, game: Hosted, command: commands.Hold) -> AnyEntry:
    """More time in the open window; where no window has a clock, the next move waits for all."""
    seat, id = command.seat, command.id
    if state.timing.clock() is not None and game.clock_state().waits:
        if not state.timing.may_hold(seat):
            raise Refusal(Problem("held_already", number=MOST_HOLDS))
        return entries.Held(seat, id)
    index = game.holds(seat)
    if index is None:
        raise Refusal(Problem("not_legal", NOTHING_TO_HOLD))
    return entries.Answered(seat, index, id)


def _by_itself(state: RoomState, command: Command, now: int) -> list[AnyEntry]:
    """What nobody asks for: clocks, bots, and who is away. No entry where it does not apply (any more)."""
    game, halted = state.game, state.timing.halted is not None
    if game is None or game.over or state.frozen or state.full:
        return []
    match command:
        case commands.Pass(seat):
            index = None if state.seats[seat].standing is None else game.idle(seat)
            return [] if index is None else [entries.Answered(seat, index)]
        case commands.Composes(seat):
            open_window = state.timing.clock() is not None and state.timing.may_hold(seat)
            return [entries.Held(seat)] if open_window else []
        case commands.BotAnswers(seat, index):
            return [entries.Answered(seat, index)]
        case commands.ClockRanOut():
            clock = state.timing.clock()
            over = clock is not None and clock.kind == "window" and now >= clock.ends
            return [entries.Silent()] if over else []
        case commands.Adjourn():
            return [] if halted else [entries.Adjourned()]
        case commands.Resume():
            return [entries.Resumed()] if halted else []
        case commands.Mind(seat, bot):
            return [] if state.seats[seat].player else [entries.Minded(seat, bot)]
        case commands.ComeBack(seat):
            return [entries.Back(seat)] if state.seats[seat].minder else []
    raise TypeError(f"no such command: {command}")
