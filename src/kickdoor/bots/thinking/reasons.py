"""The reason why a bot took an option, as data; computed only on request, from the view it was shown."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kickdoor.briefs.deeds import BriefOption
from kickdoor.briefs.native import mypyc_attr
from kickdoor.briefs.seat import Brief
from kickdoor.briefs.table import BriefFight
from kickdoor.views.deeds import ReasonView
from kickdoor.views.names import ReasonName

# The reasons of verbs that always have the same one.
PLAIN: Final[dict[str, ReasonName]] = {
    "kick_door": "kick_door", "run_away": "run_away", "take": "take", "loot_room": "loot_room",
    "end_turn": "end_turn", "never_mind": "never_mind", "lay": "lay", "unequip": "unequip", "sell": "sell",
    "add": "add", "double": "double", "use": "use", "send": "send", "counter": "counter", "promise": "promise",
    "offer_help": "offer_help", "offer": "offer", "decline": "decline", "hold_on": "hold_on", "equip": "equip",
    "look_for_trouble": "look_for_trouble",
}  # fmt: skip
DRAFTS: Final = frozenset({"help", "trade", "sale", "show"})  # what is asked of a seat that composes something


@mypyc_attr(acyclic=True)
class Deed:
    """An option that was taken, with what its reason is found from: neither the view nor the fight is kept."""

    def __init__(self, view: Brief, option: BriefOption) -> None:
        fight, verb = view.fight, option.verb
        self.option: Final = option
        self.seat: Final = view.seat
        self.winning_level: Final = view.winning_level
        self._asked: Final = view.ask.kind
        # Only a draft adds something to the view of an option.
        self._shown: Final = view.shown(option) if self._asked in DRAFTS else None
        named = verb in ("play", "use")  # only these reasons name other players
        self.player_levels: Final[list[int]] = [player.level for player in view.players] if named else []
        self.fights: Final = fight is not None
        self.fighter: Final = -1 if fight is None else fight.fighter
        self.mine: Final = fight is not None and fight.has(view.seat)
        self.munchkins: Final = 0 if fight is None else fight.munchkins
        self.monsters: Final = 0 if fight is None else fight.monsters
        self.short: Final = fight.short if fight is not None and verb == "ask_help" else 0
        self.fight_levels: Final = fight.levels if fight is not None and named else 0
        self._monster: Final = "" if fight is None or option.foe is None else _called(fight, option.foe)

    def reason(self) -> ReasonView:
        """What a bot did, and why; this may name cards of its hand."""
        return _because(self)

    def plain(self) -> ReasonView:
        return ReasonView(
            reason="best",
            by=self.seat,
            deed=self.option.view() if self._shown is None else self._shown,
            asked=self._asked,
            monster=self._monster,
        )

    def because(self, reason: ReasonName, seat: int | None = None, level: int = 0, number: int = 0) -> ReasonView:
        return replace(self.plain(), reason=reason, seat=seat, level=level, number=number)

    def wins(self) -> ReasonView:
        return replace(self.plain(), reason="win", ours=self.munchkins, theirs=self.monsters)


def _called(fight: BriefFight, number: int) -> str:
    """The name of the monster of this number."""
    for foe in fight.foes:
        if foe.number == number:
            return foe.card.name
    return ""


def _because(did: Deed) -> ReasonView:
    option, because = did.option, did.because
    card = option.card
    if option.way == "pick":
        return because("chosen" if card is None else "suits")
    match option.verb:
        case "fight" if did.fights:
            return did.wins()
        case "treasures" if option.number is not None and option.share == "number":
            return because("treasures", number=option.number)
        case "ask_help" if did.fights and option.seat is not None:
            return because("strong", option.seat, number=did.short)
        case "accept" if not did.fights:
            return because("gain")
        case "accept":
            return because("help_wins" if did.fighter == did.seat else "share")
        case "play" | "use" if did.fights and card is not None:
            return _in_fight(did)
        case "play" if card is not None and card.kind == "curse":
            return _curse(did)
        case "play":
            return because("level" if card is not None and card.kind == "level_up" else "on_table")
    return because(PLAIN.get(option.verb, "best"))


def _in_fight(did: Deed) -> ReasonView:
    """The reason for a card played in a fight."""
    option, because, rival = did.option, did.because, did.fighter
    if did.mine:
        return because("to_win" if option.side != "monsters" else "changes")
    if option.card is not None and option.card.kind == "curse":
        return _curse(did)
    if option.side == "munchkins":
        return because("may_win", rival)
    level = did.player_levels[rival]
    if level + did.fight_levels >= did.winning_level:
        return because("would_win", rival)
    return because("no_further", rival, level)


def _curse(did: Deed) -> ReasonView:
    """The reason for a Curse played on somebody."""
    seat = did.option.seat
    if seat is None:
        return did.because("somebody")
    level = did.player_levels[seat]
    if level >= max(did.player_levels):
        return did.because("ahead", seat, level)
    return did.because("in_the_way", seat)
