"""A seat at a server's table in a terminal: events scroll by, and answers are typed in the last line."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from rich.text import Text

from kickdoor.client import Closed, Lost, News, Refused, RemoteView, Seat, Server, TableChanged, TableInfo
from kickdoor.server.protocol.messages import Said
from kickdoor.words import Reader

from .choices import arranged
from .line import Line
from .screen import COLOURS, Screen
from .seat import VERBS, called, in_sight, meant

LAST: Final = 12  # events shown to somebody who joins later
TOO_SOON: Final = 0.35  # seconds in which nobody has read a new question


class Guest:
    """A person at this terminal, at a table of a server."""

    def __init__(self, screen: Screen, server: Server, table: str, seat: Seat) -> None:
        self._screen: Final = screen
        self._console: Final = screen.console
        self._server: Final = server
        self._table: Final = table
        self._seat: Final = seat
        self._line: Final = Line(screen.console, self._status)
        self._line.on_start = self._start
        self._info: TableInfo | None = None
        self._asked: RemoteView | None = None  # whose ask was drawn last
        self._shown: RemoteView | None = None  # whose choices are numbered on the screen
        self._meant: RemoteView | None = None  # whose choices were on the screen when the person began to type
        self._shown_at = 0.0
        self._listed: list[str] = []  # the choices whose numbers were drawn last
        self._drawn: tuple[object, ...] = ()  # of the table that was drawn last
        self._fought: object = None  # of the fight that was drawn last
        self._cut = False  # whether the connection is lost
        self._first = True  # whether no view was received yet
        self.goes_to: str | None = None  # the table to sit down at next

    async def stay(self) -> None:
        """Runs until the input ends, the person leaves, or the table is deleted."""
        news = self._seat.news()
        async with self._line.open(), self._seat:
            receiving = asyncio.create_task(self._receive(news))
            reading = asyncio.create_task(self._read())
            try:
                done, _ = await asyncio.wait((receiving, reading), return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in (receiving, reading):
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    def _say(self, id: str, /, style: str = "", **arguments: str | int) -> None:
        with self._line.above():
            self._screen.say(id, style, **arguments)

    # What is received.

    async def _receive(self, news: AsyncIterator[News]) -> None:
        async for found in news:
            self._new(found)

    def _new(self, news: News) -> None:
        match news:
            case RemoteView():
                self._update(news)
            case Said(_, seat, name, text, phrase):
                colour = "dim" if seat is None else COLOURS[seat % len(COLOURS)]
                said = self._screen.words.phrase(phrase) if phrase else text
                with self._line.above():
                    self._console.print(Text.assemble("  ", (f"{name}: ", f"bold {colour}"), said))
            case TableChanged(table):
                self._table_changed(table)
            case Lost(why):
                self._cut = True
                self._say("terminal-lost", "yellow", error=why)

    def _table_changed(self, table: TableInfo) -> None:
        before, self._info = self._info, table
        if self._cut:
            self._cut = False
            self._say("terminal-back", "green")
        if before is None or before.stage != table.stage:
            self._stage(table)
        if table.revealing and not (before and before.revealing):
            self._say("terminal-revealing", "dim")
        if table.stage == "gathering" and (before is None or before.seats != table.seats):
            self._who(table)
            if table.host == self._seat.seat:
                self._say("terminal-begin", "dim")
        elif before is not None and before.stage == table.stage:
            for old, new in zip(before.seats, table.seats, strict=False):
                if old.bot != new.bot:
                    self._say("terminal-minded" if new.bot else "terminal-plays-again", who=new.name)
                elif old.here != new.here and new.taken:
                    self._say("terminal-here" if new.here else "terminal-away", "dim", who=new.name)
        if table.rematch and (before is None or not before.rematch):
            self._say("terminal-another-game", "bold")

    def _stage(self, table: TableInfo) -> None:
        """Says that the table has a new stage."""
        words = self._screen.words
        if table.stage == "gathering":
            title = table.title or words.say("terminal-untitled")
            self._say("terminal-table", "bold", title=title, boxes=words.listed(table.boxes), clock=table.clock)
            self._say("terminal-link", link=self._server.link(self._table))
        elif table.other_rules:
            self._say("terminal-other-rules", "yellow")
        elif table.fault:
            self._say("terminal-fault", "yellow", fault=table.fault)

    def _who(self, table: TableInfo) -> None:
        for number, seat in enumerate(table.seats):
            if seat.name:
                away = seat.taken and not seat.here
                state = "you" if number == self._seat.seat else "away" if away else "here"
                self._say("terminal-seat", number=number + 1, who=seat.name, bot=seat.bot or "none", state=state)
            elif seat.bot:
                self._say("terminal-seat-bot", number=number + 1, bot=seat.bot)
            else:
                self._say("terminal-seat-free", number=number + 1)
        if table.spectators:
            self._say("terminal-watching", count=table.spectators)

    def _update(self, view: RemoteView) -> None:
        with self._line.above():
            self._screen.story(view, max(0, len(view.events) - LAST) if self._first else view.since)
            self._draw(view)
        self._first = False

    # What is drawn.

    def _draw(self, view: RemoteView) -> None:
        if view.over:
            if self._drawn != ("over",):
                self._drawn = ("over",)
                self._screen.table(view)
                winners = self._screen.words.listed(view.winners)
                self._screen.say("terminal-winners", "bold green", count=len(view.winners), winners=winners)
                self._screen.say("terminal-over")
                word = self._server.word(self._table)
                if word is not None:
                    record = f"{self._server.url}/api/tables/{self._table}/record"
                    said = {"record": record, "commitment": word.commitment, "word": word.word}
                    self._screen.say("terminal-check", "dim", **said)
        elif view.own is None:
            if self._first or any(event.what == "turn" for event in view.events[view.since :]):
                self._screen.table(view)
            self._draw_fight(view)
        elif (view.waited or view.offered) and not (self._asked and view.same_ask(self._asked)):
            self._asked = view
            if not view.public.waits:
                self._draw_table(view)
            self._draw_fight(view)
            self._show(view, everything=not view.public.waits)

    def _draw_table(self, view: RemoteView) -> None:
        """Draws the table and the hand, if they have changed."""
        now = (view.players, view.hand, view.turn, view.public.middle)
        if now != self._drawn:
            self._drawn = now
            self._screen.table(view)
            self._screen.hand(view)

    def _draw_fight(self, view: RemoteView) -> None:
        """Draws the fight, if it has changed."""
        fight = view.fight
        now = None if fight is None else (fight.munchkins, fight.monsters, fight.helper, fight.foes)
        if fight is not None and now != self._fought:
            self._screen.fight(view, fight)
        self._fought = now

    def _show(self, view: RemoteView, everything: bool) -> None:
        """The question. In a window with a clock, only what can be read in a second or two."""
        self._shown, self._shown_at = view, time.monotonic()
        plays = [option for option in view.options if option.way in ("pick", "propose", "play")]
        before, self._listed = self._listed, [option.word for option in view.options]
        if everything or (plays and self._listed != before):
            self._screen.choices(view, view.open_ask)
            return
        self._screen.question(view, view.open_ask)
        if plays:
            self._screen.say("terminal-same-choices", "dim")
            return
        self._listed = before
        others = len(view.options) - sum(option.way == "pass" for option in view.options)
        self._screen.say("terminal-pass", "dim", count=others)

    def _status(self) -> str:
        """What stands in front of the typed text: the time left on the clock, and whose it is."""
        say = self._screen.words.say
        if not self._seat.connected:
            return say("terminal-reconnecting") + " "
        view, left = self._seat.view, self._seat.left
        if view is None:
            return ""
        standing = say("terminal-passing") + " " if view.own is not None and view.own.standing else ""
        if left is None or view.clock is None:
            return standing
        seconds = f"{left:.1f}" if left < 10 else f"{left:.0f}"
        if view.clock.seat is None:
            return standing + say("terminal-window", seconds=seconds) + " "
        you = "who" if view.clock.seat == view.seat else "none"
        name = view.players[view.clock.seat].name
        return standing + say("terminal-clock", who=name, you=you, seconds=seconds) + " "

    # What is typed.

    def _start(self) -> None:
        """The first key of a line: its number means the choices that are on the screen now."""
        self._meant = self._shown

    async def _read(self) -> None:
        async for line in self._line.lines():
            meant, self._meant = self._meant or self._shown, None
            try:
                if not await self._command(line.strip(), meant):
                    return
            except Refused as refused:
                self._say("terminal-not-done", "red", reason=self._refused(refused))
            except OSError as error:
                self._say("terminal-no-answer", "red", error=str(error))

    async def _command(self, line: str, meant: RemoteView | None) -> bool:
        """Runs one command; False where the person leaves."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        plain: dict[str, Callable[[], Awaitable[None]]] = {
            "wait": self._seat.hold,
            "undo": self._seat.undo,
            "begin": lambda: self._server.begin(self._table),
            "pass": lambda: self._seat.pass_until(rest != "off"),
        }
        match word.lower():
            case "":
                await self._pass(meant)
            case "?" | "h" | "help" | "/help":
                self._say("terminal-join-help")
            case "q" | "quit" | "exit" | "/quit":
                return False
            case "t" | "/table":
                self._table_now()
            case "l" | "/list":
                self._list()
            case "c" | "/card":
                self._cards(rest)
            case "/say" if rest:
                await self._seat.say(rest)
            case "/why" if rest:
                await self._why(rest)
            case "/who" if self._info is not None:
                self._who(self._info)
            case "/again":
                self.goes_to = await self._server.rematch(self._table)
                return False
            case "/wait" | "/undo" | "/begin" | "/pass":
                await plain[word.lower()[1:]]()
                if word.lower() == "/pass":
                    self._say("terminal-asked-again" if rest == "off" else "terminal-passing-now", "dim")
            case number if number.isascii() and number.isdigit() and not rest and len(number) < 6:
                await self._take(int(number), meant)
            case _:
                self._say("terminal-number")
        return True

    async def _pass(self, meant: RemoteView | None) -> None:
        if meant is None or meant.ask is None:
            return
        passes = [option for option in meant.options if option.way == "pass"]
        if not passes:
            self._say("terminal-which")
        elif self._line.live and time.monotonic() - self._shown_at < TOO_SOON:
            self._say("terminal-just-changed")
        else:
            await self._seat.answer(meant.ask, passes[0])

    async def _take(self, number: int, meant: RemoteView | None) -> None:
        if meant is None or meant.ask is None:
            self._say("terminal-not-asked")
            return
        order = arranged(meant.ask)
        if not 1 <= number <= len(order):
            self._say("terminal-range", count=len(order))
            return
        await self._seat.answer(meant.ask, meant.options[order[number - 1]])

    def _now(self) -> RemoteView | None:
        """The last view; where there is none, it says that the game has not begun."""
        if self._seat.view is None:
            self._say("terminal-not-begun")
        return self._seat.view

    def _table_now(self) -> None:
        view = self._now()
        if view is not None:
            with self._line.above():
                self._screen.table(view)
                if view.fight is not None:
                    self._screen.fight(view, view.fight)
                if view.own is not None:
                    self._screen.hand(view)

    def _list(self) -> None:
        view = self._now()
        if view is not None and view.ask is not None:
            with self._line.above():
                self._show(view, everything=True)
        elif view is not None:
            self._say("terminal-nothing")

    def _cards(self, named: str) -> None:
        view = self._now()
        if view is None:
            return
        cards = called(self._screen.words, in_sight(view), named) if named else list(view.hand)
        with self._line.above():
            self._screen.cards({card.name: card for card in cards}.values())
            if not cards:
                self._screen.say("terminal-no-card")

    async def _why(self, asked: str) -> None:
        verb, _, name = asked.partition(" ")
        view = self._now()
        if view is None:
            return
        card, seat = meant(self._screen.words, view, name)
        if name and card is None and seat is None:
            self._say("terminal-no-such", name=name)
            return
        reason = await self._seat.why_not(VERBS.get(verb, verb), None if card is None else card.tag, seat)
        if reason.refusal is None:
            self._say("terminal-may")
        else:
            said = self._screen.words.refusal(Reader.of(view.public, view.seat), reason.refusal)
            self._say("terminal-may-not", reason=said, rule=reason.refusal.rule or "none")

    def _refused(self, refused: Refused) -> str:
        """Why the server has refused a message."""
        view = self._seat.view
        reader = None if view is None else Reader.of(view.public, view.seat)
        return self._screen.words.server(refused.problem, reader)


async def visit(
    screen: Screen, server: Server, table: str, name: str, watch: bool, sit: Callable[[str], Awaitable[Seat]]
) -> str:
    """Takes a seat, or watches, for one game after another; returns what is said at the end."""
    while True:
        if watch:
            await server.table(table)  # refused where there is no such table
        seat = server.watch(table, name) if watch else await sit(table)
        guest = Guest(screen, server, table, seat)
        try:
            await guest.stay()
        except Closed as closed:
            return screen.words.say("terminal-left", reason=screen.words.closing(closed.code, closed.sentence))
        if guest.goes_to is None:
            return "" if watch else screen.words.say("terminal-kept", link=server.link(table), name=name)
        table = guest.goes_to
