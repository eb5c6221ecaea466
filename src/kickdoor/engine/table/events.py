"""What has happened, as data: log, replay, views and browser read only this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .card import Card

EVERYBODY: Final = -1  # as a set of seats, one bit each

# How each kind of event reads. {who} {other} are players, {card} a card or what an outsider sees of it; {levels},
# {treasures} and {bonus} are the amount in words.
SENTENCES: Final[dict[str, str]] = {
    "game": "The game begins: {note}",
    "house": "{who} is sorted into {card}",
    "kid": "{who} is dealt {card}",
    "first": "{who} goes first",
    "die": "{who} rolls {amount}{note}",
    "die_changed": "{who}'s roll is now {amount}",
    "turn": "{who}'s turn {amount} begins",
    "missed": "{who} misses a turn",
    "back": "{who} is back from the dead",
    "draw": "{who} draws {card}",
    "draw_up": "{who} draws {card} face up",
    "none_left": "{who} finds no {note} card left to draw",
    "shuffle": "The {note} discards are shuffled into a new deck",
    "door": "{who} opens the door: {card}",
    "trouble": "{who} looks for trouble: {card}",
    "loot_room": "{who} loots the room",
    "take": "{who} takes {card} into the hand",
    "fight": "{who} fights {card}",
    "join": "{card} joins the fight, from {who}",
    "copy": "A copy of {card} joins the fight",
    "play": "{who} plays {card}",
    "play_on": "{who} plays {card} on {other}",
    "play_monster": "{who} plays {card} on {note}",
    "play_side": "{who} plays {card} for the {note}",
    "attach": "{who} attaches {card} to {note}",
    "use": "{who} uses {ability}",
    "trigger": "{card} acts on {who}: {note}",
    "equip": "{who} equips {card}",
    "unequip": "{who} turns {card} sideways",
    "discard": "{who} discards {card}",
    "pay": "{who} pays with {card}",
    "lose": "{who} loses {card}",
    "curse": "{card} strikes {who}",
    "cancelled": "{card} does nothing to {who}",
    "missed_curse": "{card} finds nothing to take from {who}",
    "stays": "{card} stays in front of {who}",
    "lifted": "{card} on {who} is lifted",
    "spent": "{card} of {who} is over",
    "boost": "{who} gets {bonus} in this combat",
    "boost_monster": "{card} gets {bonus} in this combat",
    "level_up": "{who} gains {levels}, now Level {note}",
    "level_down": "{who} loses {levels}, now Level {note}",
    "no_level": "{who} gains no level: {note}",
    "sell": "{who} sells {card}",
    "sold": "{who} sells Items worth {amount} gold",
    "ask_help": "{who} asks {other} for help: {note}",
    "offer": "{who} offers {other} a trade: {note}",
    "decline": "{who} declines what {other} offers",
    "withdraw": "{who} takes back the offer to {other}",
    "bargain": "{who} and {other} strike a bargain: {note}",
    "helps": "{who} helps {other}",
    "sent_away": "{who} leaves the fight",
    "give": "{who} gives {card} to {other}",
    "hand_over": "{card} goes from {who} to {other}",
    "charity": "{who} gives {card} to {other} in charity",
    "show": "{who} shows {card}",
    "look": "{who} looks at {card}",
    "claim": "{who} claims the win",
    "concede": "{who} runs away",
    "removed": "{card} leaves the fight",
    "killed": "{card} is beaten",
    "won": "{who} wins the fight",
    "treasure": "{who} wins {treasures}",
    "void": "Part of the bargain is void: {note}",
    "escape": "{who} escapes {card}",
    "not_pursued": "{card} does not pursue {who}",
    "caught": "{card} catches {who}",
    "sacrifice": "{who} sacrifices {card}",
    "passed_on": "The fight passes from {who} to {other}",
    "fight_over": "The fight is over",
    "death": "{who} dies",
    "laid_out": "{card} lies beside {who}'s body",
    "loots": "{who} loots {card}",
    "sex": "{who} is now {note}",
    "dungeon": "The Dungeon {card} is open",
    "dungeon_closed": "The Dungeon {card} closes",
    "hold_on": "{who} says: hold on!",
    "win": "{who} wins the game",
    "over": "The game is over: {note}",
}


class Event:
    """One thing that happened: the same for all but for the card, which only those in `knows` see."""

    __slots__ = ("amount", "card", "knows", "names", "note", "number", "other", "tag", "what", "who")

    def __init__(
        self,
        number: int,
        what: str,
        names: tuple[str, ...],
        who: int = -1,
        card: Card | None = None,
        tag: int = 0,
        other: int = -1,
        amount: int = 0,
        note: str = "",
        knows: int = EVERYBODY,
    ) -> None:
        self.number: Final = number
        self.what: Final = what
        self.names: Final = names
        self.who: Final = who
        self.card: Final = card
        self.tag: Final = tag
        self.other: Final = other
        self.amount: Final = amount
        self.note: Final = note
        self.knows: Final = knows

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) sees the card."""
        return self.knows == EVERYBODY or (seat is not None and self.knows >> seat & 1 == 1)

    def line(self, known: bool) -> str:
        deck = ("a Door card", "a Treasure", "a card")
        card = self.card
        shown = "" if card is None else (card.name if known else deck[card.deck])
        many = "" if self.amount == 1 else "s"
        return SENTENCES[self.what].format(
            who=self.names[self.who] if self.who >= 0 else "Nobody",
            other=self.names[self.other] if self.other >= 0 else "nobody",
            card=shown,
            amount=self.amount,
            levels=f"{self.amount} level{many}",
            treasures=f"{self.amount} Treasure{many}",
            bonus=f"{self.amount:+d}",
            note=self.note,
            ability=shown if self.note == shown else f"{self.note} of {shown}",
        )

    def face(self, seat: int | None) -> dict[str, object]:
        """The event as this seat may know it; a field that says nothing is left out."""
        return self.shown(self.known_to(seat))

    def shown(self, known: bool) -> dict[str, object]:
        """The event to somebody who sees the card, or does not."""
        result: dict[str, object] = {"number": self.number, "what": self.what, "text": self.line(known)}
        if self.who >= 0:
            result["who"] = self.who
        if self.other >= 0:
            result["other"] = self.other
        if self.amount:
            result["amount"] = self.amount
        if self.note:
            result["note"] = self.note
        if self.card is not None and known:
            result["card"] = self.card.name
            if self.tag:
                result["tag"] = self.tag
        return result

    def __str__(self) -> str:
        return f"{self.number} {self.line(True)}"


class Log:
    """The events of a game; tables that are only imagined have none."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names
        self.events: list[Event] = []
        self.faces: dict[int, list[dict[str, object]]] = {}  # by seat, -1 a spectator; filled as they are asked
        self.known: dict[int, set[int]] = {}  # the tags of all cards a seat was shown in these faces

    def seen_by(self, seat: int) -> list[dict[str, object]]:
        """What has happened, as a seat (-1: a spectator) may know it."""
        faces = self.faces.setdefault(seat, [])
        known = self.known.setdefault(seat, set())
        for number in range(len(faces), len(self.events)):
            event = self.events[number]
            faces.append(event.face(None if seat < 0 else seat))
            if event.tag and event.known_to(None if seat < 0 else seat):
                known.add(event.tag)
        return faces[:]
