"""The features of the table: name, meaning and value of each. docs/env.md is generated from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kickdoor.engine.table.kinds import KINDS
from kickdoor.engine.turns.phase import PHASES
from kickdoor.views.cards import CardView
from kickdoor.views.table import FightView, PlayerView

from .sight import MOST_PLAYERS, SHOWN, Sight

WHYS: Final = (
    "setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt", "trade", "show", "help", "sell",
    "charity", "pay", "lose", "loot", "take", "give", "swap",
)  # fmt: skip
# Questions that have the feature of another one.
ALIKE: Final = {
    "sale": "sell", "new_kid": "swap", "spoils": "take", "pass_on": "give", "pass_on_to": "give",
    "part_with": "give", "offer": "trade", "shed": "lose", "replace": "lose", "bury": "lose",
}  # fmt: skip
GEAR: Final = ("item", "steed", "turf", "item_enhancer", "companion")


class Feature(NamedTuple):
    """One number of the observation."""

    name: str
    meaning: str
    read: Callable[[Sight], float]


class OfPlayer(NamedTuple):
    """One number for each player."""

    name: str
    meaning: str
    read: Callable[[Place], float]


class OfFight(NamedTuple):
    """One number of the fight; 0 while there is none."""

    name: str
    meaning: str
    read: Callable[[Sight, FightView], float]


def _points(cards: list[CardView], kinds: tuple[str, ...]) -> int:
    return sum([abs(card.face.bonus) for card in cards if card.kind in kinds])


def _along(place: Place) -> float:
    tracks = place.sight.view.tracks
    return place.player.steps[0] / tracks[0].steps if tracks else 0


def _struck(sight: Sight) -> bool:
    moment = sight.view.moment
    return moment is not None and moment.seat == sight.seat


def _prey(sight: Sight) -> int:
    """The Level of the strongest monster in the hand that the seat would beat alone."""
    levels = [card.face.level for card in sight.own.hand if card.kind == "monster"]
    return max([level for level in levels if level < sight.me.strength], default=0)


class Place:
    """A player, with counts of their cards in play."""

    def __init__(self, sight: Sight, player: PlayerView) -> None:
        self.sight: Final = sight
        self.player: Final = player
        self.level: Final = player.level
        classes = races = gear = bonus = gold = 0
        for card in player.play:
            face = card.face
            gold += face.value
            if face.kind in GEAR:
                gear += 1
                bonus += abs(face.bonus)
            elif face.kind in ("class", "power"):
                classes += 1
            elif face.kind in ("race", "origin"):
                races += 1
        self.classes: Final = classes
        self.races: Final = races
        self.gear: Final = gear
        self.bonus: Final = bonus
        self.gold: Final = gold


TABLE: Final = (
    Feature("turns", "turns so far / 100", lambda at: at.view.turns / 100),
    Feature("goal", "the Level that wins / 10", lambda at: at.goal / 10),
    Feature("my_turn", "it is this seat's turn", lambda at: at.view.turn == at.seat),
    Feature("lead", "this seat is asked, or leads the window", lambda at: at.view.asked == at.seat),
    Feature("proposal", "a proposal waits for the others to pass", lambda at: at.view.proposal is not None),
    Feature("moment_mine", "an interrupt is about this seat", lambda at: _struck(at)),
    Feature(
        "drafting", "this seat is composing a sale, a bargain or a trade", lambda at: at.own.draft is not None
    ),
    Feature("doors", "cards in the Door deck / 100", lambda at: at.view.decks[0] / 100),
    Feature("treasures", "cards in the Treasure deck / 100", lambda at: at.view.decks[1] / 100),
    Feature("offers", "offers to this seat", lambda at: len(at.offered)),
    Feature(
        "offered", "Treasures offered for this seat's help / 5", lambda at: max(at.offered.values(), default=0) / 5
    ),
    Feature("options", "options of the ask / 31", lambda at: at.count / SHOWN),
    Feature("page", "the number of the page of options", lambda at: at.page),
    Feature("fresh", "cards just drawn that may be played at once / 5", lambda at: len(at.own.fresh) / 5),
    Feature("hand_gear", "bonuses of gear in the hand / 10", lambda at: _points(at.own.hand, GEAR) / 10),
    Feature(
        "hand_shots", "bonuses of one-shots in the hand / 10", lambda at: _points(at.own.hand, ("one_shot",)) / 10
    ),
    Feature(
        "hand_gold", "gold value of the hand / 1000", lambda at: sum([c.face.value for c in at.own.hand]) / 1000
    ),
    Feature(
        "prey",
        "Level of the strongest monster in the hand that this seat beats alone / 20",
        lambda at: _prey(at) / 20,
    ),
)

# Once for each of six places: this seat first, then the others in turn order; 0 for places without a player.
PLAYER: Final = (
    OfPlayer("seated", "there is a player", lambda it: 1),
    OfPlayer("level", "Level / the Level that wins", lambda it: it.level / it.sight.goal),
    OfPlayer("ahead", "Levels above this seat's / 10", lambda it: (it.level - it.sight.me.level) / 10),
    OfPlayer("last", "is one Level short of winning", lambda it: it.level >= it.sight.goal - 1),
    OfPlayer("leader", "nobody has a higher Level", lambda it: it.level == it.sight.best),
    OfPlayer("strength", "combat strength / 20", lambda it: it.player.strength / 20),
    OfPlayer("run_away", "bonus to Run Away / 6", lambda it: it.player.run_away / 6),
    OfPlayer("dead", "is dead", lambda it: it.player.dead),
    OfPlayer("turn", "is in turn", lambda it: it.player.seat == it.sight.view.turn),
    OfPlayer("cards", "cards in the hand / 8", lambda it: it.player.hand_size / 8),
    OfPlayer("limit", "the hand limit / 8", lambda it: it.player.hand_limit / 8),
    OfPlayer("female", "is a woman", lambda it: it.player.sex == "female"),
    OfPlayer("classes", "Classes, Powers and the like", lambda it: it.classes),
    OfPlayer("races", "Races, Origins and the like", lambda it: it.races),
    OfPlayer("gear", "gear in play / 8", lambda it: it.gear / 8),
    OfPlayer("carried", "Items carried, not equipped / 8", lambda it: len(it.player.carried) / 8),
    OfPlayer("bonus", "bonuses printed on the gear / 20", lambda it: it.bonus / 20),
    OfPlayer("gold", "gold value in play / 1000", lambda it: it.gold / 1000),
    OfPlayer("steps", "how far along the first track of the boxes", lambda it: _along(it)),
    OfPlayer("extra_turn", "takes an extra turn", lambda it: it.player.extra_turn),
)

FIGHT: Final = (
    OfFight("fight", "there is a fight", lambda at, fight: 1),
    OfFight("fighter", "this seat is the fighter", lambda at, fight: fight.fighter == at.seat),
    OfFight("helper", "this seat helps", lambda at, fight: fight.helper == at.seat),
    OfFight("helped", "somebody helps", lambda at, fight: fight.helper is not None),
    OfFight("munchkins", "the munchkins' total / 20", lambda at, fight: fight.munchkins / 20),
    OfFight("monsters", "the monsters' total / 20", lambda at, fight: fight.monsters / 20),
    OfFight("lead_by", "the munchkins' total minus the monsters' / 10", lambda at, fight: _lead(fight) / 10),
    OfFight("winning", "the munchkins would win now", lambda at, fight: fight.winning),
    OfFight("decided", "the fight is decided", lambda at, fight: fight.decided),
    OfFight("levels", "Levels to be won", lambda at, fight: fight.levels),
    OfFight("pay", "Treasures to be won / 5", lambda at, fight: fight.treasures / 5),
    OfFight("ends", "a victory would win the game", lambda at, fight: _ends(at, fight)),
    OfFight("foes", "monsters", lambda at, fight: len(fight.foes)),
    OfFight("worst", "the highest Level among them / 20", lambda at, fight: _worst(fight) / 20),
    OfFight("with_me", "the munchkins would win with this seat's help", lambda at, fight: _with_me(at, fight)),
)


def _lead(fight: FightView) -> int:
    return fight.munchkins - fight.monsters


def _worst(fight: FightView) -> int:
    return max([foe.card.face.level for foe in fight.foes], default=0)


def _ends(sight: Sight, fight: FightView) -> bool:
    return sight.view.players[fight.fighter].level + fight.levels >= sight.goal


def _with_me(sight: Sight, fight: FightView) -> bool:
    return not sight.mine and fight.munchkins + sight.me.strength > fight.monsters


# Groups of features of which one is 1 and the others are 0.
ONE_OF: Final = (("phase", PHASES), ("ask", (*WHYS, "other")))

NAMES: Final = (
    *[feature.name for feature in TABLE],
    *[f"{group}_{word}" for group, words in ONE_OF for word in words],
    *[f"hand_{kind}" for kind in KINDS],
    *[f"fight_{feature.name}" for feature in FIGHT],
    *[f"player{place}_{feature.name}" for place in range(MOST_PLAYERS) for feature in PLAYER],
)
_PHASE: Final = {phase: place for place, phase in enumerate(PHASES)}
_WHY: Final = {why: place for place, why in enumerate(WHYS)}
_KIND: Final = {kind: place for place, kind in enumerate(KINDS)}


def of_table(sight: Sight) -> list[float]:
    """The features of the table, in the order of NAMES."""
    found = [feature.read(sight) for feature in TABLE]
    phases = [0.0] * len(PHASES)
    phases[_PHASE[sight.view.phase]] = 1.0
    whys = [0.0] * (len(WHYS) + 1)
    if sight.why:
        whys[_WHY.get(ALIKE.get(sight.why, sight.why), len(WHYS))] = 1.0
    kinds = [0.0] * len(KINDS)
    for card in sight.own.hand:
        kinds[_KIND[card.kind]] += 1.0
    found += phases
    found += whys
    found += kinds
    fight = sight.fight
    found += [0.0] * len(FIGHT) if fight is None else [feature.read(sight, fight) for feature in FIGHT]
    for player in sight.players:
        place = Place(sight, player)
        found += [feature.read(place) for feature in PLAYER]
    found += [0.0] * (len(NAMES) - len(found))
    return found
