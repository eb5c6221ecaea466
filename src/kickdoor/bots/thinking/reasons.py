"""The reason why a bot took an option, as data; computed only on request, from the view it was shown."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kickdoor.views.deeds import OptionView, ReasonView
from kickdoor.views.names import ReasonName
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, PlayerView

# The reasons of verbs that always have the same one.
PLAIN: Final[dict[str, ReasonName]] = {
    "kick_door": "kick_door", "run_away": "run_away", "take": "take", "loot_room": "loot_room",
    "end_turn": "end_turn", "never_mind": "never_mind", "lay": "lay", "unequip": "unequip", "sell": "sell",
    "add": "add", "double": "double", "use": "use", "send": "send", "counter": "counter", "promise": "promise",
    "offer_help": "offer_help", "offer": "offer", "decline": "decline", "hold_on": "hold_on", "equip": "equip",
    "look_for_trouble": "look_for_trouble",
}  # fmt: skip


class Deed:
    """An option that was taken, with what its reason is found from: the view it was taken in is not kept."""

    def __init__(self, view: View, option: OptionView) -> None:
        self.option: Final = option
        self.seat: Final = view.seat
        self.fight: Final = view.fight
        # Only these reasons name other players.
        self.players: Final[list[PlayerView]] = view.players if option.verb in ("play", "use") else []
        self.winning_level: Final = view.winning_level
        self._asked: Final = "" if view.ask is None else view.ask.question.kind

    def reason(self) -> ReasonView:
        """What a bot did, and why; this may name cards of its hand."""
        return _because(self)

    def plain(self) -> ReasonView:
        option, fight = self.option, self.fight
        named = [] if fight is None else [foe.card.name for foe in fight.foes if foe.number == option.foe]
        return ReasonView(
            reason="best",
            by=-1 if self.seat is None else self.seat,
            deed=option,
            asked=self._asked,
            monster=named[0] if named else "",
        )

    def because(self, reason: ReasonName, seat: int | None = None, level: int = 0, number: int = 0) -> ReasonView:
        return replace(self.plain(), reason=reason, seat=seat, level=level, number=number)

    def wins(self, fight: FightView) -> ReasonView:
        return replace(self.plain(), reason="win", ours=fight.munchkins, theirs=fight.monsters)


def _because(did: Deed) -> ReasonView:
    option, because = did.option, did.because
    fight, card = did.fight, option.card
    if option.way == "pick":
        return because("chosen" if card is None else "suits")
    match option.verb:
        case "fight" if fight is not None:
            return did.wins(fight)
        case "treasures" if option.number is not None and option.share == "number":
            return because("treasures", number=option.number)
        case "ask_help" if fight is not None and option.seat is not None:
            return because("strong", option.seat, number=fight.short)
        case "accept" if fight is None:
            return because("gain")
        case "accept" if fight is not None:
            return because("help_wins" if fight.fighter == did.seat else "share")
        case "play" | "use" if fight is not None and card is not None:
            return _in_fight(did, fight)
        case "play" if card is not None and card.kind == "curse":
            return _curse(did)
        case "play":
            return because("level" if card is not None and card.kind == "level_up" else "on_table")
    return because(PLAIN.get(option.verb, "best"))


def _in_fight(did: Deed, fight: FightView) -> ReasonView:
    """The reason for a card played in a fight."""
    option, because = did.option, did.because
    rival = did.players[fight.fighter]
    if did.seat in (fight.fighter, fight.helper):
        return because("to_win" if option.side != "monsters" else "changes")
    if option.card is not None and option.card.kind == "curse":
        return _curse(did)
    if option.side == "munchkins":
        return because("may_win", rival.seat)
    if rival.level + fight.levels >= did.winning_level:
        return because("would_win", rival.seat)
    return because("no_further", rival.seat, rival.level)


def _curse(did: Deed) -> ReasonView:
    """The reason for a Curse played on somebody."""
    seat = did.option.seat
    if seat is None:
        return did.because("somebody")
    rival = did.players[seat]
    if rival.level >= max([player.level for player in did.players]):
        return did.because("ahead", seat, rival.level)
    return did.because("in_the_way", seat)
