"""What follows from an option, in sentences."""

from __future__ import annotations

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import EscapeView, OptionView, OutcomeView
from kickdoor.views.table import PublicView

from .filling import Words
from .reader import Reader
from .spelling import capital

PRICE = 1000  # gold of a level
NO_ROLL = 7  # no die shows it
FEW = 3  # cards that are all named


def outcome(words: Words, public: PublicView, seat: int | None, option: OptionView) -> str:
    """What follows if nobody answers; empty where nothing can be told."""
    then = option.then
    if then is None:
        return ""
    if option.verb == "sacrifice" and option.card is not None:
        foes = 0 if public.fight is None else len(public.fight.foes)
        return words.say("outcome-sacrifice", card=words.name(option.card), foes=foes)
    if then.frees:
        return words.say("outcome-frees", foes=0 if public.fight is None else len(public.fight.foes))
    if then.idle:
        return words.say("outcome-fruitless", who=Reader.of(public, seat).name(option.seat))
    said: list[str] = []
    if then.instead is not None:
        said.append(words.say("outcome-instead", card=words.name(then.instead)))
    if then.wins_game:
        said.append(words.say("outcome-wins-game"))
    elif option.verb == "fight" and (
        then.won_levels or not then.won_shared or then.won_treasures > then.won_shared
    ):
        said.append(
            words.say("outcome-won", levels=then.won_levels, treasures=then.won_treasures - then.won_shared)
        )
    if then.won_shared and not then.wins_game:
        said.append(words.say("outcome-won-shared", count=then.won_shared))
    if then.draws is not None:
        door = option.verb == "kick_door"
        said.append(words.say("outcome-door") if door else words.say("outcome-loot", deck=then.draws))
    if then.charity:
        said.append(words.say("outcome-charity", count=then.charity))
    said += _of_players(words, public, seat, then)
    said += _added(words, public, seat, option, then)
    waste = 0 if option.verb != "sell" or option.number is None else option.number % PRICE
    if waste:
        said.append(words.say("outcome-waste", gold=waste))
    if then.loses and option.verb != "sell":
        said.append(words.say("outcome-loses", cards=_shortened(words, then.loses)))
    if then.lifts:
        said.append(words.say("outcome-lifts", cards=words.listed(words.name(card) for card in then.lifts)))
    if then.outs:
        said.append(words.say("outcome-outs", outs=words.listed((words.text(name) for name in then.outs), "or")))
    level = 0 if seat is None else public.players[seat].level
    said += [_escape(words, escape, then, level) for escape in then.escapes]
    if then.sacrifices and is_threat(then):
        cards = words.listed((words.name(card) for card in then.sacrifices), "or")
        said.append(words.say("outcome-or-sacrifice", cards=cards))
    return words.joined([capital(sentence) for sentence in said], "space")


def _added(words: Words, public: PublicView, seat: int | None, option: OptionView, then: OutcomeView) -> list[str]:
    """Of asking for help: what the helper adds, where that is not the strength that everybody sees."""
    fight = public.fight
    if option.verb != "ask_help" or option.seat is None or fight is None or then.ours is None:
        return []
    adds, strength = then.ours - fight.munchkins, public.players[option.seat].strength
    who = Reader.of(public, seat).name(option.seat)
    return [] if adds == strength else [words.say("outcome-adds", who=who, adds=adds, strength=strength)]


def _shortened(words: Words, cards: tuple[CardView, ...]) -> str:
    """Of many cards the first two: a button has little room."""
    names = [words.name(card) for card in cards]
    if len(names) > FEW:
        names[FEW - 1 :] = [words.say("outcome-more", count=len(names) - FEW + 1)]
    return words.listed(names)


def is_threat(then: OutcomeView) -> bool:
    """Whether one may be caught by a monster whose Bad Stuff does something to one."""
    return any(one.at > 1 and not one.harmless and not one.idle for one in then.escapes)


def _of_players(words: Words, public: PublicView, seat: int | None, then: OutcomeView) -> list[str]:
    """Totals, strength and Levels afterwards."""
    reader = Reader.of(public, seat)
    said: list[str] = []
    if then.ours is not None and then.theirs is not None:
        fight = public.fight
        fighter = public.turn if fight is None else fight.fighter
        mine = fight is None or seat in (fight.fighter, fight.helper)
        side = "nobody" if then.bare else "spoils" if then.no_level else "munchkins" if then.wins else "monsters"
        said.append(
            words.say(
                "outcome-totals",
                you="who" if mine else "none",
                who=reader.name(fighter),
                ours=then.ours,
                theirs=then.theirs,
                wins=side,
            )
        )
        if then.powers:
            powers = words.listed((words.text(name) for name in then.powers), "or")
            said.append(words.say("outcome-powers", powers=powers))
        if then.helpers:
            who = words.listed((reader.name(other) for other in then.helpers), "or")
            said.append(words.say("outcome-helpers", who=who))
    if then.strength is not None and seat not in [other for other, _ in then.levels]:
        by = 0 if seat is None else then.strength - public.players[seat].strength
        way = "down" if by < 0 else "up" if by else "same"
        if by or not then.carried:
            said.append(words.say("outcome-strength", strength=then.strength, way=way))
    for other, level in then.levels:
        way = "up" if level > public.players[other].level else "down"
        said.append(
            words.say("outcome-level", you=reader.you(other), who=reader.name(other), way=way, level=level)
        )
    for other, place, steps in then.steps:
        track = public.tracks[place]
        said.append(
            words.say(
                "outcome-steps",
                you=reader.you(other),
                who=reader.name(other),
                steps=steps,
                of=track.steps,
                track=words.text(track.name),
                end=words.joined([words.sentence(sentence) for sentence in track.end], "semicolon"),
            )
        )
    if then.dies:
        said.append(words.say("outcome-dies"))
    if then.carried and (seat is None or then.strength in (None, public.players[seat].strength)):
        said.append(words.say("outcome-carried"))
    return said


def _escape(words: Words, escape: EscapeView, then: OutcomeView, level: int) -> str:
    """The roll that a monster asks for, and its Bad Stuff."""
    at = escape.at if escape.at < NO_ROLL or not then.outs else NO_ROLL + 1  # there is a way besides rolls
    roll = words.say(
        "outcome-escape",
        of="several" if len(then.escapes) > 1 else "single",
        monster=words.name(escape.card),
        at=at,
        chances=7 - escape.at,
    )
    if escape.at <= 1:
        return roll
    stuff = [words.sentence(sentence) for sentence in escape.card.face.bad_stuff]
    if escape.card.kind == "steed":
        stuff = [words.say("outcome-thrown")]
    if escape.harmless or not stuff:
        return words.joined([capital(roll), words.say("outcome-harmless", at=at)], "space")
    bad = words.joined(stuff, "semicolon")
    said = [capital(roll), words.say("outcome-caught", at=at, bad=bad)]
    return words.joined(said + [words.say("outcome-idle", level=level)] * escape.idle, "space")
