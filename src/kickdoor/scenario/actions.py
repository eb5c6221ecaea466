"""The actions of a scenario as options of the game's asks; an action that no option offers is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.play.promises import PROMISED
from kickdoor.engine.sums.gear import active
from kickdoor.engine.table.agenda import MONSTERS, MUNCHKINS, Option
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.kinds import WORN_KINDS
from kickdoor.engine.table.rules import Refused, Rule, with_numbers
from kickdoor.engine.table.sentence import Aim
from kickdoor.engine.turns.turn import CHARITY, Give
from kickdoor.views.deeds import RefusalView

from .answers import at_end, choose, give, pass_on, run_away, sacrifice
from .deals import ask_help, counter, offer, sell, show
from .player import PRICE, UNPAYABLE, Hints, Player, Unclear
from .resolver import same
from .words import Words, names_in

NOT_HELD: Final = Rule("DECK-04", "TURN-03", "ITEM-01", reason="no_card")

NOT_AT_THAT: Final = Rule("CMP-01", "CURSE-03", reason="on_yourself")

Action = Callable[[Player, int, Words], None]


def do(player: Player, words: Words) -> None:
    """Plays a step up to the point where others may answer it; `Refused` where it is not legal."""
    seat = player.resolver.seat(str(words["by"]))
    player.hints = Hints(seat, words)
    ACTIONS[str(words["do"])](player, seat, words)
    player.follow()


def _simple(verb: str) -> Action:
    def action(player: Player, seat: int, words: Words) -> None:
        player.act(seat, verb)

    return action


# Cards.


def _held(player: Player, seat: int, name: str) -> list[Card]:
    """The cards of this name that the player may mean: in the hand, in play, or just revealed."""
    cards = player.resolver.own(seat, name)
    window = player.window()
    if window is not None and window.card is not None and window.lead == seat:
        cards += player.resolver.named([window.card], name)
    return cards


def _trouble(player: Player, seat: int, words: Words) -> None:
    name = str(words.get("card", ""))
    option = player.find(
        seat,
        lambda option: (
            option.verb == "look_for_trouble"
            and option.card is not None
            and (not name or bool(player.resolver.named([option.card], name)))
        ),
    )
    if option is None:
        cards = _held(player, seat, name) if name else []
        raise Refused(player.why(seat, ["look_for_trouble"], [], [Aim(card=card) for card in cards]))
    player.take(seat, option)


def _play(player: Player, seat: int, words: Words) -> None:
    name = str(words["card"])
    cards = _held(player, seat, name)
    aims = _with_sides(player, _aims(player, seat, words))
    # A card is laid in front of its owner only: a step that names another target does not mean that.
    at_home = aims is None or any([aim.seat == seat for aim in aims])
    for verb in ("play", "lay") if at_home else ("play",):
        found = [
            option
            for option in player.options(seat)
            if option.verb == verb and option.card in cards and _aimed(option, aims)
        ]
        option = _one(player, seat, found, aims is not None)
        if option is not None:
            _take_aimed(player, seat, option, words)
            return
    raise Refused(player.why(seat, ["play"], cards, aims or []) if cards else _missing(player, seat))


def _lay(player: Player, seat: int, words: Words) -> None:
    """A card is laid in front of its owner, also where it could be played for its effect."""
    cards = _held(player, seat, str(words["card"]))
    option = player.find(seat, lambda option: option.verb == "lay" and option.card in cards)
    if option is None:
        raise Refused(player.why(seat, ["lay"], cards) if cards else _missing(player, seat))
    player.take(seat, option)


def _missing(player: Player, seat: int) -> RefusalView:
    if player.table.seats[seat].dead or player.window() is None:
        return player.why(seat, ["play"])
    return NOT_HELD.view


def _aims(player: Player, seat: int, words: Words) -> list[Aim] | None:
    """What the action is aimed at; None where the step does not say."""
    owner = str(words.get("owner", ""))
    if "on" in words:
        return player.resolver.aims(seat, str(words["on"]), owner)
    if "with" in words:
        return [Aim(card=card) for card in player.resolver.named(player.table.hand(seat), str(words["with"]))]
    return None


def _with_sides(player: Player, aims: list[Aim] | None) -> list[Aim] | None:
    """A one-shot played on a munchkin or a monster of the fight is played for that side."""
    fight = player.table.fight
    if aims is None or fight is None:
        return aims
    found = aims[:]
    for aim in aims:
        if aim.seat in fight.side():
            found.append(Aim(side=MUNCHKINS))
        elif aim.foe >= 0:
            found.append(Aim(side=MONSTERS))
    return found


def _aimed(option: Option, aims: list[Aim] | None) -> bool:
    """Whether an option has one of these aims; one without an aim may still ask for it."""
    if aims is None or option.aim is None:
        return True
    return any([same(option.aim, aim) for aim in aims])


def _one(player: Player, seat: int, found: list[Option], aimed: bool) -> Option | None:
    """The option that is meant. Where the step does not say: the only one, the own side, or oneself."""
    if not found:
        return None
    card = found[0].card
    alike = [option for option in found if option.card is card and option.act is found[0].act]
    if len(alike) == 1 or aimed:
        # Of an option with an aim and one without, the one with the aim is meant.
        return next((option for option in found if option.aim is not None), alike[0]) if aimed else alike[0]
    for option in alike:
        if option.aim is not None and option.aim.side == MUNCHKINS:
            return option
    foes = [option for option in alike if option.aim is not None and option.aim.foe >= 0]
    if len(foes) == 1:
        return foes[0]
    for option in alike:
        if option.aim is not None and option.aim.seat == seat:
            return option
    raise Unclear("say `on:` what")


def _take_aimed(player: Player, seat: int, option: Option, words: Words) -> None:
    """Takes an option, answers its questions, and checks that it was paid with the named cards."""
    hints = player.hints or Hints(seat, words)
    if option.aim is not None:
        if "on" in words:
            hints.on = ""
        elif "with" in words:
            hints.cards = [name for name in hints.cards if name != words["with"]]
    table = player.table
    before = {card.index: table.tags[card.index] for card in table.hand(seat) + table.play(seat)}
    by_name = {name: player.resolver.own(seat, name) for name in hints.cards}
    player.take(seat, option)
    player.follow()
    if hints.on and player.window() is not None and _elsewhere(player, seat, hints):
        raise Refused(NOT_AT_THAT)
    for name, cards in by_name.items():
        gone = [card for card in cards if table.tags[card.index] != before[card.index]]
        if name in hints.cards and len(gone) < names_in(words, "pay").count(name):
            question = player.question(seat)
            also = () if question is None else question.rule().numbers
            also += PROMISED.numbers if any([card in table.pledged(seat) for card in cards]) else ()
            raise Refused(with_numbers((UNPAYABLE if player.is_deckless(name) else PRICE).view, also))
    hints.cards = []


def _elsewhere(player: Player, seat: int, hints: Hints) -> bool:
    """Whether the step names a target that nothing asked for and that was not hit anyway."""
    window = player.window()
    if window is not None and window.lead < 0:
        return False  # it may still be asked for
    aims = player.resolver.aims(seat, hints.on, hints.owner)
    return not any([aim.seat == seat or aim.foe >= 0 or aim.side >= 0 for aim in aims])


def _take(player: Player, seat: int, words: Words) -> None:
    player.act(seat, "take")


def _use(player: Player, seat: int, words: Words) -> None:
    name = str(words["ability"])
    aims = _aims(player, seat, words)

    def meant(option: Option) -> bool:
        if option.verb not in ("use", "play"):
            return False
        return option.text == name or (
            option.verb == "use" and option.card is not None and bool(player.resolver.named([option.card], name))
        )

    named = [option for option in player.options(seat) if meant(option)]
    option = _one(player, seat, [option for option in named if _aimed(option, aims)], aims is not None)
    if option is None:
        cards = [
            card
            for card in active(player.table, seat)
            if card.name == name or any([ability.name == name for ability in card.face.abilities])
        ]
        fight = player.table.fight
        if fight is not None:
            abilities = {ability.name: foe.card for foe in fight.foes for ability in foe.card.face.abilities}
            cards += player.resolver.named([foe.card for foe in fight.foes], name)
            cards += [abilities[name]] if name in abilities and abilities[name] not in cards else []
        raise Refused(player.why(seat, ["use"], cards, aims or [], name))
    _take_aimed(player, seat, option, words)


def _discard(player: Player, seat: int, words: Words) -> None:
    name = str(words["card"])

    def meant(option: Option) -> bool:
        return (
            option.verb == "discard"
            and option.card is not None
            and bool(player.resolver.named([option.card], name))
        )

    option = player.find(seat, meant)
    if option is None and player.resolver.named(player.table.hand(seat), name) and at_end(player, seat):
        player.act(seat, "end_turn")
        if not isinstance(player.top, Give):
            raise Refused(CHARITY)
        option = player.find(seat, meant)
    if option is None:
        raise Refused(player.why(seat, ["discard"], _identity(player, seat, name)))
    player.take(seat, option)


def _identity(player: Player, seat: int, name: str) -> list[Card]:
    owner = player.table.seats[seat]
    own = [card for card in (owner.house, owner.kid) if card is not None]
    return player.resolver.own(seat, name) + player.resolver.named(own, name)


def _turn_item(verb: str) -> Action:
    def action(player: Player, seat: int, words: Words) -> None:
        in_play = player.resolver.named(player.table.play(seat), str(words["card"]))
        cards = in_play or player.resolver.own(seat, str(words["card"]))
        if verb == "equip" and "on" in words:
            _hand_to(player, seat, cards, words)
            return
        option = player.find(seat, lambda option: option.verb == verb and option.card in cards)
        if option is not None:
            player.take(seat, option)
            return
        worn = [
            card for card in in_play if card.kind in WORN_KINDS and card not in player.table.seats[seat].turned
        ]
        if verb == "equip" and worn and player.window() is not None:
            return  # it is equipped already
        # A companion that carries for its owner holds an Item beyond the limits.
        carried = player.find(seat, lambda option: option.verb == "hand_to" and option.card in cards)
        if verb == "equip" and carried is not None:
            player.take(seat, carried)
            return
        raise Refused(player.why(seat, [verb], cards))

    return action


def _hand_to(player: Player, seat: int, cards: list[Card], words: Words) -> None:
    """An Item is given to the companion named."""
    aims = player.resolver.aims(seat, str(words["on"]), player.game.names[seat])
    for option in player.options(seat):
        if option.verb == "hand_to" and option.card in cards and _aimed(option, aims):
            player.take(seat, option)
            return
    raise Refused(player.why(seat, ["hand_to"], cards, aims))


# Offers.


def _answer(verb: str) -> Action:
    def action(player: Player, seat: int, words: Words) -> None:
        found = [option for option in player.options(seat) if option.verb == verb]
        if "of" in words:
            other = player.resolver.seat(str(words["of"]))
            found = [option for option in found if option.aim is not None and option.aim.seat == other]
        if not found:
            aims = [Aim(seat=made.by if verb != "withdraw" else made.to) for made in player.table.offers]
            raise Refused(player.why(seat, [verb], [], aims))
        player.take(seat, found[-1])

    return action


ACTIONS: Final[dict[str, Action]] = {
    "kick_door": _simple("kick_door"),
    "loot_room": _simple("loot_room"),
    "end_turn": _simple("end_turn"),
    "open_to_trades": _simple("open_to_trades"),
    "closed_to_trades": _simple("closed_to_trades"),
    "pass": pass_on,
    "look_for_trouble": _trouble,
    "play": _play,
    "lay": _lay,
    "take": _take,
    "use": _use,
    "discard": _discard,
    "equip": _turn_item("equip"),
    "unequip": _turn_item("unequip"),
    "hold_on": _simple("hold_on"),
    "sell": sell,
    "offer": offer,
    "show": show,
    "ask_help": ask_help,
    "accept": _answer("accept"),
    "decline": _answer("decline"),
    "withdraw": _answer("withdraw"),
    "counter": counter,
    "fight": _simple("fight"),
    "run_away": run_away,
    "sacrifice": sacrifice,
    "give": give,
    "choose": choose,
}
