"""Small scenes: a card with the sentences under test is played, and what is asked is answered by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kickdoor.engine.sums.rewards import won_treasures
from kickdoor.engine.sums.totals import foe_strength, hand_limit, munchkins, run_bonus, strength
from kickdoor.engine.table.agenda import PASS, Option
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.fight import Fight
from kickdoor.engine.table.piles import OPEN_DUNGEONS
from kickdoor.scenario.position import set_up

Words = dict[str, object]
Given = Mapping[str, object]
NAMES = ("Ann", "Bo", "Cy")

OGRE: Words = {"kind": "monster", "name": "Ogre", "level": 12, "treasures": 3, "bad_stuff": ["lose 2 levels"]}
RAT: Words = {"kind": "monster", "name": "Rat", "level": 1, "treasures": 1, "bad_stuff": ["lose 1 level"]}
GHOUL: Words = {**RAT, "name": "Ghoul", "level": 4, "tags": ["Undead"]}
HAT: Words = {"kind": "item", "name": "Hat", "slot": "headgear", "bonus": 1, "value": 300}
HELM: Words = {"kind": "item", "name": "Helm", "slot": "headgear", "bonus": 3, "value": 600}
MACE: Words = {"kind": "item", "name": "Mace", "slot": "1 hand", "bonus": 2, "value": 400, "tags": ["Weapon"]}
PIANO: Words = {"kind": "item", "name": "Piano", "big": True, "bonus": 4, "value": 500}
ANVIL: Words = {**PIANO, "name": "Anvil"}
GUM: Words = {"kind": "one_shot", "name": "Gum", "bonus": 2, "value": 100}
HEX: Words = {"kind": "curse", "name": "Hex", "always": ["-1 to hand limit"]}
STOCK = (OGRE, RAT, GHOUL, HAT, HELM, MACE, PIANO, ANVIL, GUM, HEX)


def special(*does: str, when: str = "on your turn, out of combat", **more: object) -> Words:
    return {"kind": "special", "name": "Probe", "deck": "treasure", "when": when, "does": list(does), **more}


def item(*always: str, **more: object) -> Words:
    return {"kind": "item", "name": "Probe", "always": list(always), **more}


def ability(*does: str, when: str = "on your turn, out of combat", **more: object) -> Words:
    """An Item with one ability, called Probe like its card."""
    return {"kind": "item", "name": "Probe", "ability": [{"when": when, **more, "does": list(does)}]}


class Scene:
    """Ann's turn; Ann, Bo and Cy as they are described."""

    def __init__(self, *cards: Given, ann: Given | None = None, bo: Given | None = None, cy: Given | None = None,
                 fight: str = "", box: str = "base", **position: object) -> None:  # fmt: skip
        words: Words = {
            "box": box,
            "cards": [*(card for card in STOCK if box == "base" or "tags" not in card), *cards],
            "players": {"Ann": ann or {}, "Bo": bo or {}, "Cy": cy or {}},
            **position,
        }
        if fight:
            words["door"] = [fight]
        self.game = set_up(words)
        self.table = self.game.table
        if fight:
            self.do("Ann", "kick_door")

    # What happens.

    def listed(self, by: str, verb: str = "", card: str = "", on: str = "") -> list[Option]:
        ask = self.game.ask(NAMES.index(by))
        return [
            option
            for option in ([] if ask is None else ask.options)
            if verb in ("", option.verb)
            and (not card or card in ("" if option.card is None else option.card.name, option.text))
            and (not on or on in self.targets(option))
        ]

    def targets(self, option: Option) -> list[str]:
        aim = option.aim
        if aim is None:
            return []
        found = []
        if aim.seat >= 0:
            found.append(NAMES[aim.seat])
        if aim.card is not None:
            found.append(aim.card.name)
        if aim.foe >= 0 and self.table.fight is not None:
            foe = self.table.fight.foe(aim.foe)
            found.append("" if foe is None else foe.card.name)
        return found

    def can(self, by: str, verb: str, card: str = "", on: str = "") -> bool:
        return bool(self.listed(by, verb, card, on))

    def do(self, by: str, verb: str, card: str = "", on: str = "") -> None:
        """Takes the one option that fits, after the passes of those asked before."""
        self.quiet(by)
        found = self.listed(by, verb, card, on)
        ask = self.game.ask(NAMES.index(by))
        words = [] if ask is None else [option.word(self.table) for option in ask.options]
        assert found, f"{by} cannot {verb} {card} {on}; only {words}"
        self.game.choose(NAMES.index(by), found[0].word(self.table))

    def play(self, on: str = "", by: str = "Ann", card: str = "Probe") -> None:
        self.do(by, "play", card, on)

    def use(self, on: str = "", by: str = "Ann") -> None:
        self.do(by, "use", "Probe", on)

    def pick(self, *names: str, by: str = "Ann") -> None:
        """Answers questions: a card, a player, a monster or the words of an answer, one after the other."""
        for name in names:
            seat = NAMES.index(by)
            ask = self.game.ask(seat)
            assert ask is not None, f"{by} is not asked for {name}"
            found = [
                option
                for option in ask.options
                if name in (option.text, option.verb, "" if option.card is None else option.card.name)
                or name in self.targets(option)
            ]
            assert found, f"{by} may not pick {name}; only {[option.word(self.table) for option in ask.options]}"
            self.game.choose(seat, found[0].word(self.table))

    def asked(self) -> str:
        return "" if self.game.over else NAMES[self.game.to_act]

    def quiet(self, until: str = "") -> None:
        """Passes for every player who is asked before that one and may pass."""
        while not self.game.over and self.asked() != until:
            ask = self.game.ask(self.game.to_act)
            passes = [] if ask is None else [option for option in ask.options if option.way == PASS]
            if not passes:
                return
            self.game.choose(self.game.to_act, passes[0].word(self.table))

    def flee(self, *dice: int, by: str = "Ann") -> None:
        """Concedes, then rolls once."""
        self.table.loaded = dice
        self.do("Ann", "run_away")
        self.quiet(by)
        self.do(by, "run_away")

    # What is true.

    def level(self, name: str) -> int:
        return self.table.seats[NAMES.index(name)].level

    def hand(self, name: str) -> list[str]:
        return names(self.table.hand(NAMES.index(name)))

    def has(self, name: str) -> list[str]:
        return names(self.table.play(NAMES.index(name)))

    def strength(self, name: str = "Ann") -> int:
        return strength(self.table, NAMES.index(name))

    def run_bonus(self, name: str = "Ann") -> int:
        fight = self.table.fight
        return run_bonus(self.table, NAMES.index(name), fight.foes[0] if fight and fight.foes else None)

    def hand_limit(self, name: str = "Ann") -> int:
        return hand_limit(self.table, NAMES.index(name))

    @property
    def fight(self) -> Fight:
        assert self.table.fight is not None
        return self.table.fight

    def foes(self) -> list[str]:
        return [foe.card.name for foe in self.fight.foes] if self.table.fight is not None else []

    def foe(self, place: int = 0) -> int:
        return foe_strength(self.table, self.fight.foes[place])

    def ours(self) -> int:
        return munchkins(self.table, self.fight)

    def spoils(self) -> int:
        return won_treasures(self.table, self.fight)

    def told(self, what: str) -> list[str]:
        return [str(event).partition(" ")[2] for event in self.game.events if event.what == what]

    def dungeons(self) -> list[str]:
        return names(self.table.piles[OPEN_DUNGEONS])

    def dead(self, name: str) -> bool:
        return self.table.seats[NAMES.index(name)].dead


def names(cards: Sequence[Card]) -> list[str]:
    return sorted(card.name for card in cards)
