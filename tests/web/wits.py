"""Chooses the button that a person who wants to win presses next, from what the page shows."""

from __future__ import annotations

import random
import re

from tests.web.glance import Button, Glance

BAR, HAND, WORN, OFFERS = "What you may do", "Your hand", "What you are and wear", "Offers"
HELP, TRADE, SALE = "The price of help", "Your offer", "You are selling"
DRAFTS = (HELP, TRADE, SALE, "You are showing")
LEADING = ("kick_door", "loot_room", "run_away", "end_turn", "pass")
STANDS = 0.9  # how often a pass holds until something changes
ON_ONESELF = (
    "item", "item_enhancer", "class", "race", "double", "power", "origin", "companion", "steed", "turf", "level_up"
)  # fmt: skip
AGAINST = ("one_shot", "enhancer", "curse", "special", "monster")
DEAR = {"level_up": 20, "item": 10, "one_shot": 5, "companion": 5, "steed": 5}  # what is given away last
PARTING = ("charity", "discard", "lose", "pay", "give")
PRICE = 1000  # gold pieces for a level
ASKED = 2  # how many players are asked for help in a fight
WHIM = 0.02  # how often anything is pressed, at random
SPITE = 0.08  # how often a card is played against whoever is ahead
LAST = 0.4  # the same, where that player is about to win


class Wits:
    """Remembers what it has tried in this turn."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._chance = random.Random(seed)
        self._tried: set[str] = set()
        self._aim = ""  # why the menu of a card was opened: oneself, us, them, whim
        self._traded = False

    def choose(self, now: Glance) -> Button | None:
        """The button to press; None where the others are to act."""
        menu = next((button.part for button in now.buttons if button.verb == "close"), None)
        if menu is not None:
            return self._use(now, now.at(menu))
        sure = next((button for button in now.at(BAR) if button.name.startswith("Really?")), None)
        offered = [button for button in now.at(OFFERS) if button.verb in ("accept", "decline", "counter")]
        if sure is not None or offered:
            return sure or self._answer(offered)
        for draft in DRAFTS:
            if now.at(draft):
                return self._compose(draft, now)
        if now.moment == "choice":  # in the bar, or at the cards that lie in the middle
            return self._pick(now, [button for button in now.buttons if button.main])
        mains = [button for button in now.at(BAR) if button.main]
        if now.moment == "move":
            if now.can("withdraw"):
                return None  # until there is an answer
            return self._before(now) or self._lead(now, mains)
        return self._meddle(now) or self._pass(now)

    # With a card.

    def _open(self, card: Button, aim: str) -> Button:
        self._tried.add(card.card)
        self._aim = aim
        return card

    def _use(self, now: Glance, menu: list[Button]) -> Button:
        """The button of the open menu that serves its purpose, or the one that closes it."""
        names = {button.name: button for button in menu}
        plays = [name for name in names if name.startswith(("Play", "Use"))]
        mine = [name for name in plays if name.endswith(" on yourself")]
        side = [name for name in plays if name.endswith(("for the players", "for the monsters"))]
        neither = [name for name in plays if name not in mine and name not in side]
        wanted: list[str] = [name for name in names if name.startswith("Really?")]
        if self._aim == "oneself":
            others = [f" on {name}" for name in now.levels]
            wanted += ["Put it on", "Play", *mine]
            wanted += [name for name in neither if not name.endswith(tuple(others))] + ["Lay it out for later"]
        elif self._aim == "us":
            wanted += ["Play for the players", *[name for name in neither if name.startswith("Play")]]
        elif self._aim == "them":
            ahead = [name for name in neither if name.endswith(f" on {self._ahead(now)}")]
            foes = [name for name in neither if not re.search(f" on ({'|'.join(now.levels)})$", name)]
            wanted += ["Play for the monsters", *ahead, *foes]
        elif self._aim == "whim":
            wanted += self._chance.sample(plays, len(plays))
        return next((names[name] for name in wanted if name in names), names["Close"])

    # Acts without being asked.

    def _before(self, now: Glance) -> Button | None:
        """Before the forward move: equips Items, sells spare ones, and looks for help in a losing fight."""
        lit = [card for card in [*now.at(HAND), *now.at(WORN)] if card.lit]
        fresh = [card for card in lit if card.card not in self._tried]
        if fresh and self._chance.random() < WHIM:
            return self._open(self._chance.choice(fresh), "whim")
        if now.fight:
            return self._in_trouble(now, fresh) if now.missing and self._name in now.fighters else None
        for card in fresh:
            if card.kind in ON_ONESELF and (card.part == HAND or ", carried" in card.name):
                if card.kind != "level_up" or self._rises(now):
                    return self._open(card, "oneself")
        sell = next((button for button in now.at(BAR) if button.verb == "sell"), None)
        if sell is not None and "sale" not in self._tried and self._rises(now):
            self._tried.add("sale")
            if sum(card.gold for card in self._spare(now)) >= PRICE:
                return sell
        if not self._traded and now.can("offer"):
            self._traded = True
            return now.can("offer")[0]
        return None

    def _in_trouble(self, now: Glance, fresh: list[Button]) -> Button | None:
        """Plays one-shots where they win the fight; else asks those who are strong enough, the strongest first."""
        shots = sorted(
            [card for card in fresh if card.kind == "one_shot" and card.corner > 0], key=lambda card: card.corner
        )
        points = sum(card.corner for card in shots)
        if points >= now.missing:
            return self._open(next((card for card in shots if card.corner >= now.missing), shots[-1]), "us")
        asks = {
            button.name.removeprefix("Ask ").removesuffix(" for help"): button for button in now.can("ask_help")
        }
        for name in sorted(asks, key=lambda name: -now.strengths.get(name, 0))[:ASKED]:
            if f"help {name}" not in self._tried and now.strengths.get(name, 0) + points >= now.missing:
                self._tried.add(f"help {name}")
                return asks[name]
        return None

    def _lead(self, now: Glance, mains: list[Button]) -> Button | None:
        level = {card.card: card.corner for card in now.at(HAND) if card.kind == "monster"}
        for button in mains:
            monster = button.name.partition("fight ")[2]
            easy = button.verb == "look_for_trouble" and level.get(monster, 99) < now.strength
            if easy or (button.verb == "fight" and not now.missing):
                return button
        for move in LEADING:
            found = next((button for button in mains if button.verb == move), None)
            if found is not None:
                if move == "end_turn":
                    self._tried.clear()
                return found
        return mains[0] if mains else None

    def _meddle(self, now: Glance) -> Button | None:
        """Plays a card against whoever is ahead; seldom, so that somebody wins in the end."""
        ahead = self._ahead(now)
        fighting = bool(now.fighters) and now.fighters[0] == ahead and not now.missing
        last = fighting and now.levels[ahead] >= now.winning - 1
        if self._name in now.fighters or self._chance.random() > (LAST if last else SPITE):
            return None
        kinds = AGAINST if fighting else ("curse",)
        cards = [card for card in now.at(HAND) if card.lit and card.kind in kinds]
        return self._open(self._chance.choice(cards), "them") if cards else None

    def _pass(self, now: Glance) -> Button | None:
        if now.has(BAR, "Passing until something changes"):
            return None
        once = next((button for button in now.at(BAR) if button.verb == "pass"), None)
        standing = next((button for button in now.at(BAR) if button.verb == "pass_until"), None)
        if once is not None and standing is not None:
            return standing if self._chance.random() < STANDS else once
        return once

    # Answers to questions.

    def _answer(self, offered: list[Button]) -> Button:
        """Mostly yes."""
        verbs = {button.verb: button for button in offered}
        wish = self._chance.choices(("accept", "decline", "counter"), (90, 7, 3))[0]
        return verbs.get(wish, offered[0])

    def _pick(self, now: Glance, mains: list[Button]) -> Button | None:
        """Gives the card of least worth, takes the card of most worth, else chooses anything."""
        cards = {card.card: DEAR.get(card.kind, 0) + card.corner for card in now.buttons if card.kind}
        known = {button: worth for button in mains for card, worth in cards.items() if button.name.endswith(card)}
        given = [button for button in mains if button.verb in ("give", "discard") and button not in known]
        if given and now.question == "charity":
            return given[0]  # the cards are picked
        if known and now.question in PARTING:
            return min(known, key=lambda button: known[button])
        return self._chance.choice(mains) if mains else None

    def _compose(self, draft: str, now: Glance) -> Button:
        buttons = now.at(draft)
        adding = [button for button in buttons if button.verb in ("add", "double", "give", "want")]
        ends = [button for button in buttons if button.verb in ("send", "sell")]
        wanted: list[Button] = []
        if draft == HELP:
            wanted = ends + [button for button in buttons if button.verb == "treasures"]
        elif draft == SALE:
            spare = {card.card for card in self._spare(now)}
            wanted = ends + [button for button in adding if button.name.removeprefix("Add ") in spare]
        elif draft == TRADE:
            more = adding and (not ends or self._chance.random() < 0.5)
            wanted = [self._chance.choice(adding)] if more else ends
        never = [button for button in buttons if button.verb == "never_mind"]
        return [*wanted, *never, *buttons][0]

    # Sums.

    def _spare(self, now: Glance) -> list[Button]:
        """The cards that can be sold: those not in use."""
        carried = [card for card in now.at(WORN) if ", carried" in card.name]
        return [card for card in [*now.at(HAND), *carried] if card.gold and card.kind == "item"]

    def _rises(self, now: Glance) -> bool:
        """Whether a Level may be bought: the last one is won only in a fight."""
        return now.levels.get(self._name, 1) < now.winning - 1

    def _ahead(self, now: Glance) -> str:
        others = {name: level for name, level in now.levels.items() if name != self._name}
        return max(others, key=lambda name: others[name], default="")
