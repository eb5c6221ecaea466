"""Draws views: players, the fight line by line, the hand, the choices, and whole cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich import box as borders
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.seat import View
from kickdoor.views.table import FightView, PlayerView
from kickdoor.words import PSEUDO, Reader, Words, card_text, languages, log_lines, outcome

from .choices import GROUPS, arranged, group
from .fight import fight_panel

IDENTITIES: Final = ("class", "race", "double", "power", "origin")
NUMBER: Final = "bold cyan"
COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
STYLES: Final = {"win": "bold green", "over": "bold", "death": "bold red", "door": "bold"}


class Screen:
    """A console, and the words in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console: Final = console
        self.words: Final = words

    def say(self, id: str, /, style: str = "", **arguments: str | int) -> None:
        """Prints a message of the catalogue."""
        self.console.print(Text(self.words.fill(id, dict(arguments)), style=style))

    def learn(self, texts: Mapping[str, str]) -> None:
        """Takes in what is printed on cards in this language, by the English of it."""
        self.words.texts.update(texts)

    # What happened.

    def story(self, view: View, since: int) -> None:
        """The events since that number, as this seat may know them."""
        reader = Reader.of(view.public, view.seat)
        for event, line in log_lines(self.words, reader, view.events[since:]):
            if event.what == "turn":
                self.console.print()
                self.console.rule(Text(line, style="bold"), style="dim")
                continue
            said = Text("  " + line, style=STYLES.get(event.what, "default"))
            for player in view.players:
                said.highlight_words([player.name], COLOURS[player.seat % len(COLOURS)])
            self.console.print(said)

    # The table.

    def table(self, view: View) -> None:
        """Draws the players, and what else is on the table."""
        say = self.words.say
        drawn = Table(box=borders.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), expand=True)
        drawn.add_column(say("terminal-player"), no_wrap=True)
        drawn.add_column(say("terminal-level"), justify="right")
        drawn.add_column(say("terminal-strength"), justify="right")
        drawn.add_column(say("terminal-cards"), justify="right")
        drawn.add_column(say("terminal-in-play"), ratio=1)
        for player in view.players:
            name = Text(player.name, style=COLOURS[player.seat % len(COLOURS)])
            if player.seat == view.turn and not view.public.over:
                name = Text.assemble(("▶ ", "bold"), name)
            else:
                name = Text.assemble("  ", name)
            if player.dead:
                name.append(" †")
            if player.extra_turn:
                name.append(" ↻")
            if player.open_to_trades:
                name.append(" ⇄")
            drawn.add_row(
                name, str(player.level), str(player.strength), str(player.hand_size), self._in_play(player)
            )
        self.console.print(drawn)
        self.console.print(Text("  " + self.words.joined(self._notes(view), "dot"), style="dim"))

    def _notes(self, view: View) -> list[str]:
        """Decks, Dungeons, open cards, the cards of the dead, offers."""
        say, public = self.words.say, view.public
        reader = Reader.of(public, view.seat)
        notes = [say("terminal-decks", doors=public.decks[0], treasures=public.decks[1])]
        notes += [say("terminal-dungeon", card=self.words.name(card)) for card in public.dungeons]
        notes += [say("terminal-face-up", card=self.words.name(card)) for card in public.middle]
        for body in public.bodies:
            cards = self.words.listed(self.words.name(card) for card in body.cards)
            who, you = reader.name(body.seat), reader.you(body.seat)
            notes.append(say("terminal-body", who=who, you=you, cards=cards))
        for place, track in enumerate(public.tracks):
            said = [
                say("terminal-steps-of", who=player.name, steps=player.steps[place], of=track.steps)
                for player in public.players
                if player.steps[place]
            ]
            if said:
                notes.append(say("terminal-steps", track=self.words.text(track.name), who=self.words.listed(said)))
        again = [player.name for player in public.players if player.extra_turn]
        if again:
            notes.append(say("terminal-extra-turn", who=self.words.listed(again)))
        traders = [player for player in public.players if player.open_to_trades]
        if traders:
            who = self.words.listed(player.name for player in traders)
            notes.append(say("terminal-open-to-trades", who=who))
        return notes + [self.words.offer(reader, offer) for offer in view.offers]

    def _in_play(self, player: PlayerView) -> Text:
        said = Text()
        who = [] if player.sex is None else [self.words.say("terminal-sex", sex=player.sex)]
        who += [self.words.text(word) for word in (player.house, player.kid) if word]
        who += [self.words.name(card) for card in player.play if card.kind in IDENTITIES]
        said.append(self.words.joined(who, "comma"), style="bold")
        hosts, kept = dict(player.attached), dict(player.kept)
        things = [card for card in player.play if card.kind not in IDENTITIES and card.tag not in hosts]
        if who and things:
            said.append(" · ")
        for place, card in enumerate(things):
            name = self._whole([card, *(other for other in player.play if hosts.get(other.tag) == card.tag)])
            name += f" {kept[card.tag]:+d}" if card.tag in kept else ""
            idle = card.tag in player.carried or card.tag not in player.in_force
            said.append(", " if place else "")
            said.append(f"({name})" if idle else name, style="dim" if idle else "")
        return said

    def _whole(self, cards: list[CardView]) -> str:
        """An Item with the cards attached to it, and the sum of their bonuses."""
        named = [(card, self.words.name(card)) for card in cards]
        names = [f"({name})" if card.kind == "cheat" else name for card, name in named]
        bonus = sum(card.face.bonus for card in cards)
        return " ".join(names) + (f" {bonus:+d}" if bonus else "")

    def fight(self, view: View, fight: FightView) -> None:
        self.console.print(fight_panel(self.words, view, fight))

    # The hand and the choices.

    def hand(self, view: View) -> None:
        """The hand of this seat; new cards are bold."""
        self.say("terminal-your-hand", style="bold", count=len(view.hand))
        fresh = () if view.own is None else view.own.fresh
        listed: list[Text] = []
        for card in view.hand:
            name = (self.words.name(card), "bold" if card.tag in fresh else "default")
            listed.append(Text.assemble(name, (f"  {self.words.text(card.face.kind_word)}{_short(card)}", "dim")))
        self._columns(listed)

    def _columns(self, listed: list[Text]) -> None:
        """Prints a list in as many columns as the terminal has room for."""
        if not listed:
            return
        columns = max(1, min(3, (self.console.width - 2) // (4 + max(said.cell_len for said in listed))))
        rows = -(-len(listed) // columns)
        grid = Table.grid(padding=(0, 3))
        for row in range(rows):
            grid.add_row(*listed[row::rows])
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def question(self, view: View, ask: AskView) -> None:
        """What is asked: a proposal or the question, the offers to this seat, and its draft."""
        reader = Reader.of(view.public, view.seat)
        proposal, draft = view.public.proposal, view.draft
        if proposal is not None and proposal.by != view.seat:
            heading = self.words.proposal(reader, proposal)
        else:
            heading = self.words.question(view.public, view.seat, ask.question, ask.options)
        self.console.print(Text(heading, style="bold reverse"))
        for offer in view.offers:
            if offer.to == view.seat:
                self.console.print(Text("  " + self.words.offer(reader, offer), style="bold"))
        if draft is not None:
            fighter = None if view.fight is None else view.fight.fighter
            self.console.print(Text("  " + self.words.draft(reader, draft, fighter)))

    def choices(self, view: View, ask: AskView) -> None:
        """The question and its options, group by group, numbered from 1."""
        self.console.print()
        self.question(view, ask)
        reader = Reader.of(view.public, view.seat)
        order = arranged(ask)
        numbered = list(enumerate([ask.options[index] for index in order], 1))
        for number, (title, _) in enumerate(GROUPS):
            deeds: dict[str, list[tuple[int, str, str]]] = {}
            for place, option in numbered:
                if group(option) == number:
                    deed, target = self.words.deed(reader, ask.question, option)
                    whole = self.words.option(reader, ask.question, option, detailed=True)
                    deeds.setdefault(deed, []).append((place, target, whole))
            if title and deeds:
                self.console.print(Text(f" {self.words.fill(title, {})}", style="dim"))
            alone = [found[0] for found in deeds.values() if len(found) == 1]
            self._alone(view, [(place, whole, ask.options[order[place - 1]]) for place, _, whole in alone])
            for deed, found in deeds.items():
                if len(found) > 1:
                    targets = [
                        part
                        for place, target, _ in found
                        for part in (
                            (f"  {place} ", NUMBER),
                            target,
                            self._forecast(ask.options[order[place - 1]]),
                        )
                    ]
                    self.console.print(Padding(Text.assemble(deed, *targets), (0, 0, 0, 6)))

    def _alone(self, view: View, options: list[tuple[int, str, OptionView]]) -> None:
        """Options with one target: on a line each where any of them says what follows, else in columns."""
        follows = [outcome(self.words, view.public, view.seat, option) for _, _, option in options]
        lines = [
            Text.assemble((f"{place:>3} ", NUMBER), whole, (f"  {then}", "dim"))
            for (place, whole, _), then in zip(options, follows, strict=True)
        ]
        if any(follows):
            for line in lines:
                self.console.print(Padding(line, (0, 0, 0, 2)))
        else:
            self._columns(lines)

    def _forecast(self, option: OptionView) -> tuple[str, str]:
        """Beside one of several targets: both sides of the fight afterwards."""
        then = option.then
        if then is None or then.ours is None or then.theirs is None:
            return ("", "")
        return (" " + self.words.say("terminal-forecast", ours=then.ours, theirs=then.theirs), "dim")

    # Cards.

    def card(self, card: CardView) -> None:
        """A card as it is printed."""
        name, _, rest = card_text(self.words, card.face).partition("\n")
        self.console.print(Panel(Text(rest), title=Text(name, style="bold"), expand=False, border_style="dim"))

    def cards(self, cards: Iterable[CardView]) -> None:
        for card in cards:
            self.card(card)


def screen_in(language: str) -> Screen:
    """The terminal of this process, in this language."""
    if language not in (*languages(), PSEUDO):
        raise ValueError(f"there is no language {language}; there are {', '.join(languages())}")
    return Screen(Console(highlight=False), Words(language))


def _short(card: CardView) -> str:
    face = card.face
    if card.kind == "monster":
        return f" {face.level}"
    return f" {face.bonus:+d}" if face.bonus else ""
