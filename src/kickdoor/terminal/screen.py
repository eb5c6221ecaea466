"""Draws the table: players, the fight with its ledger, the hand, the choices, and cards in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich import box as borders
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kickdoor.engine.game import Game
from kickdoor.engine.sight.view import AskView, CardView, FightView, LineView, PlayerView, View
from kickdoor.engine.table.box import Box
from kickdoor.language.files.sheet import kind_word, text

from .phrases import GROUPS, arranged, group, heading, parts

IDENTITIES: Final = ("class", "race", "double", "power", "origin")
NUMBER: Final = "bold cyan"
COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Screen:
    """Where the table is drawn; it knows the boxes, to print their cards."""

    def __init__(self, console: Console, boxes: Mapping[str, Box]) -> None:
        self.console: Final = console
        self.boxes: Final = boxes

    # What happened.

    def story(self, view: View, since: int) -> None:
        """The events since that number, as this seat may know them."""
        for what, line in told(view.events[since:]):
            if what == "turn":
                self.console.print()
                self.console.rule(Text(line, style="bold"), style="dim")
                continue
            style = {"win": "bold green", "over": "bold", "death": "bold red", "door": "bold"}.get(what, "default")
            said = Text("  " + line, style=style)
            for player in view.players:
                said.highlight_words([player.name], COLOURS[player.seat % len(COLOURS)])
            self.console.print(said)

    # The table.

    def table(self, view: View) -> None:
        """Everybody, and the decks."""
        drawn = Table(box=borders.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), expand=True)
        drawn.add_column("Player", no_wrap=True)
        drawn.add_column("Level", justify="right")
        drawn.add_column("Strength", justify="right")
        drawn.add_column("Hand", justify="right")
        drawn.add_column("In play", ratio=1)
        for player in view.players:
            name = Text(player.name, style=COLOURS[player.seat % len(COLOURS)])
            if player.seat == view.turn and not view.over:
                name = Text.assemble(("▶ ", "bold"), name)
            else:
                name = Text.assemble("  ", name)
            if player.dead:
                name.append(" †")
            drawn.add_row(
                name, str(player.level), str(player.strength), str(player.hand_size), self._in_play(player)
            )
        self.console.print(drawn)
        notes = [f"Decks: {view.decks[0]} Doors, {view.decks[1]} Treasures"]
        notes += [f"Dungeon: {card.name}" for card in view.dungeons]
        notes += [f"face up: {card.name}" for card in view.middle]
        notes += [f"{view.players[seat].name}'s body: {_names(cards)}" for seat, cards in view.bodies]
        for offer in view.offers:
            notes.append(f"{view.players[offer.by].name} offers {view.players[offer.to].name}: {offer.terms}")
        self.console.print(Text("  " + " · ".join(notes), style="dim"))

    def _in_play(self, player: PlayerView) -> Text:
        said = Text()
        who = [word for word in (player.sex, player.house, player.kid) if word]
        who += [card.name for card in player.play if card.kind in IDENTITIES]
        said.append(", ".join(who), style="bold")
        hosts = dict(player.attached)
        things = [card for card in player.play if card.kind not in IDENTITIES and card.tag not in hosts]
        if who and things:
            said.append(" · ")
        for place, card in enumerate(things):
            name = _whole([card, *(other for other in player.play if hosts.get(other.tag) == card.tag)])
            idle = card.tag in player.carried or card.tag not in player.in_force
            said.append(", " if place else "")
            said.append(f"({name})" if idle else name, style="dim" if idle else "")
        return said

    # The fight.

    def fight(self, view: View, fight: FightView) -> None:
        self.console.print(fight_panel(view, fight))

    # The hand and the choices.

    def hand(self, view: View) -> None:
        """The cards this seat holds; new ones stand out."""
        self.console.print(Text("Your hand" if view.hand else "Your hand is empty", style="bold"))
        listed: list[Text] = []
        for card in view.hand:
            word = self.kind(card)
            name = (card.name, "bold" if card.tag in view.fresh else "default")
            listed.append(Text.assemble(name, (f"  {word}{_short(card)}", "dim")))
        self._columns(listed)

    def _columns(self, listed: list[Text]) -> None:
        """Side by side as far as the terminal is wide, read downwards."""
        if not listed:
            return
        columns = max(1, min(3, (self.console.width - 2) // (4 + max(said.cell_len for said in listed))))
        rows = -(-len(listed) // columns)
        grid = Table.grid(padding=(0, 3))
        for row in range(rows):
            grid.add_row(*listed[row::rows])
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def choices(self, view: View, ask: AskView) -> None:
        """The options, group by group, numbered from 1."""
        self.console.print()
        self.console.print(Text(heading(view, ask), style="bold reverse"))
        numbered = list(enumerate([ask.options[index] for index in arranged(ask)], 1))
        for number, (title, _) in enumerate(GROUPS):
            deeds: dict[str, list[tuple[int, str]]] = {}
            for place, option in numbered:
                if group(option) == number:
                    deed, target = parts(view, ask, option)
                    deeds.setdefault(deed, []).append((place, target))
            if title and deeds:
                self.console.print(Text(f" {title}", style="dim"))
            self._columns([_choice(*found[0], deed) for deed, found in deeds.items() if len(found) == 1])
            for deed, found in deeds.items():
                if len(found) > 1:
                    targets = [part for place, target in found for part in ((f"  {place} ", NUMBER), target)]
                    self.console.print(Padding(Text.assemble(deed, *targets), (0, 0, 0, 6)))

    # Cards.

    def card(self, card: CardView) -> None:
        """A card as it is printed."""
        name, _, rest = self.print(card).partition("\n")
        self.console.print(Panel(Text(rest), title=Text(name, style="bold"), expand=False, border_style="dim"))

    def cards(self, cards: Iterable[CardView]) -> None:
        for card in cards:
            self.card(card)

    def kind(self, card: CardView) -> str:
        """What its box calls cards of its kind."""
        return kind_word(card.face, self.boxes[card.face.box])

    def print(self, card: CardView) -> str:
        """All that stands on a card, its name first."""
        return text(card.face, self.boxes[card.face.box])


def screen_of(console: Console, game: Game) -> Screen:
    return Screen(console, {box.id: box for box in game.table.book.boxes})


def told(events: Sequence[Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """What happened and how it reads; several unseen cards drawn in a row make one line."""
    drawn: list[str] = []
    for place, event in enumerate(events):
        what, line = str(event["what"]), str(event["text"])
        after = events[place + 1] if place + 1 < len(events) else {}
        if what == "draw" and "card" not in event:
            drawn.append(line.partition(" draws ")[2])
            if (after.get("what"), after.get("who"), "card" in after) == (what, event.get("who"), False):
                continue
            counts = [(kind, drawn.count(kind)) for kind in dict.fromkeys(drawn)]
            said = [kind if count == 1 else f"{count} {kind.removeprefix('a ')}s" for kind, count in counts]
            line = f"{line.partition(' draws ')[0]} draws {' and '.join(said)}"
            drawn = []
        yield what, line


def fight_panel(view: View, fight: FightView) -> Panel:
    """Both sides line by line, the totals, and what is still missing."""
    grid = Table(box=borders.SIMPLE, expand=True, show_footer=True, pad_edge=False)
    helper = f" and {view.players[fight.helper].name}" if fight.helper >= 0 else ""
    ours, theirs = _side(view, fight.ours), _side(view, fight.theirs)
    grid.add_column(f"{view.players[fight.fighter].name}{helper}", ratio=1, footer=_total(fight.munchkins))
    grid.add_column(_foes(fight), ratio=1, footer=_total(fight.monsters))
    for row in range(max(len(ours), len(theirs))):
        grid.add_row(*(side[row] if row < len(side) else Text() for side in (ours, theirs)))
    bring = f"{_count(fight.levels, 'level')} and {_count(fight.treasures, 'Treasure')} to be won"
    return Panel(
        Group(grid, _verdict(view, fight), Text(bring), *_warnings(fight)),
        title=Text("The fight", style="bold"),
        border_style="green" if fight.winning else "red",
    )


def _foes(fight: FightView) -> str:
    names = [foe.card.name + (" (copy)" if foe.copy else "") for foe in fight.foes]
    return ", ".join(names) or "no monster left"


def _side(view: View, lines: list[LineView]) -> list[Text]:
    """A side's sum, a line each."""
    return [
        Text.assemble(
            (f"{line.amount:>+4d}", "bold"), "  ", line.card or _whose(view, line), (_reason(line), "dim")
        )
        for line in lines
    ]


def _reason(line: LineView) -> str:
    return f"  {line.text}" if line.card and line.text else ""


def _whose(view: View, line: LineView) -> str:
    """A player's Level, as no card."""
    return f"{view.players[line.seat].name}'s {line.text}" if line.seat >= 0 else line.text


def _total(total: int) -> Text:
    return Text(f"{total:>4d}", style="bold")


def _warnings(fight: FightView) -> list[Text]:
    """What the monsters' cards say besides numbers."""
    found: list[Text] = []
    for foe in fight.foes:
        face = foe.card.face
        said = [standing.text for standing in face.always]
        if face.bad_stuff:
            said.append("Bad Stuff: " + "; ".join(verb.text for verb in face.bad_stuff))
        if said and not foe.copy:
            found.append(Text(f"{foe.card.name}: {' · '.join(said)}", style="dim"))
    return found


def _verdict(view: View, fight: FightView) -> Text:
    you = fight.fighter == view.seat
    name = "You" if you else view.players[fight.fighter].name
    if fight.winning:
        return Text(f"{name} {'win' if you else 'wins'} as it stands.", style="bold green")
    short = fight.monsters - fight.munchkins + (0 if _wins_ties(view, fight) else 1)
    return Text(f"{name} {'need' if you else 'needs'} {short} more to win.", style="bold red")


def _wins_ties(view: View, fight: FightView) -> bool:
    """Whether a card on the munchkins' side says so."""
    side = [view.players[seat] for seat in (fight.fighter, fight.helper) if seat >= 0]
    cards = [card for player in side for card in player.play if card.tag in player.in_force]
    return any("win ties" in standing.text for card in cards for standing in card.face.always)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


def _choice(number: int, target: str, deed: str) -> Text:
    return Text.assemble((f"{number:>3} ", NUMBER), f"{deed} {target}".rstrip())


def _short(card: CardView) -> str:
    face = card.face
    if card.kind == "monster":
        return f" {face.level}"
    return f" {face.bonus:+d}" if face.bonus else ""


def _whole(cards: list[CardView]) -> str:
    """An Item with what is attached to it, and the bonus of both."""
    names = [f"({card.name})" if card.kind == "cheat" else card.name for card in cards]
    bonus = sum(card.face.bonus for card in cards)
    return " ".join(names) + (f" {bonus:+d}" if bonus else "")


def _names(cards: Iterable[CardView]) -> str:
    return ", ".join(card.name for card in cards)
