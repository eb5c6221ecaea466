"""A seat at a server's table from a terminal: the story scrolls by, the last line is for answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from rich.text import Text

from kickdoor.client import Closed, Look, Lost, News, Refused, Seat, Server, TableInfo, Told
from kickdoor.server.protocol.messages import Said
from kickdoor.views.deeds import RefusalView
from kickdoor.views.seat import View
from kickdoor.words import Reader, hyphened

from .choices import arranged
from .faces import Faces
from .line import Line
from .screen import COLOURS, Screen
from .seat import in_sight

LAST: Final = 12  # events told to somebody who comes late
SUDDEN: Final = 0.35  # seconds in which nobody has read a new question


class Guest:
    """Somebody at a table of another machine."""

    def __init__(self, screen: Screen, server: Server, table: str, seat: Seat) -> None:
        self._screen: Final = screen
        self._console: Final = screen.console
        self._server: Final = server
        self._table: Final = table
        self._seat: Final = seat
        self._faces: Final = Faces()
        self._line: Final = Line(screen.console, self._status)
        self._line.on_start = self._start
        self._info: TableInfo | None = None
        self._asked: tuple[int, list[str]] | None = None  # the question that was drawn last
        self._shown: tuple[Look, View] | None = None  # whose choices are numbered on the screen
        self._meant: tuple[Look, View] | None = None  # those that whoever types has read
        self._shown_at = 0.0
        self._listed: list[str] = []  # the choices whose numbers were drawn last
        self._drawn: tuple[object, ...] = ()
        self._fought: object = None
        self._cut = False
        self._first = True
        self.goes_to: str | None = None  # the table to sit down at next

    async def stay(self) -> None:
        """Until the input ends, the guest leaves, or the table is gone."""
        news = self._seat.news()
        async with self._line.open(), self._seat:
            hears = asyncio.create_task(self._hear(news))
            reads = asyncio.create_task(self._read())
            try:
                done, _ = await asyncio.wait((hears, reads), return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in (hears, reads):
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, Exception):
                        await task

    def _say(self, id: str, /, style: str = "", **arguments: str | int) -> None:
        with self._line.above():
            self._screen.say(id, style, **arguments)

    # What is heard.

    async def _hear(self, news: AsyncIterator[News]) -> None:
        async for found in news:
            await self._new(found)

    async def _new(self, news: News) -> None:
        match news:
            case Look():
                await self._look(news)
            case Said(_, seat, name, text, phrase):
                colour = "dim" if seat is None else COLOURS[seat % len(COLOURS)]
                said = self._screen.words.phrase(phrase) if phrase else text
                with self._line.above():
                    self._console.print(Text.assemble("  ", (f"{name}: ", f"bold {colour}"), said))
            case Told(table):
                self._told(table)
            case Lost(why):
                self._cut = True
                self._say("terminal-lost", "yellow", error=why)

    def _told(self, table: TableInfo) -> None:
        before, self._info = self._info, table
        if self._cut:
            self._cut = False
            self._say("terminal-back", "green")
        if before is None or before.stage != table.stage:
            self._stage(table)
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
        """How far the table is, where that is news."""
        words = self._screen.words
        if table.stage == "gathering":
            title = table.title or words.say("terminal-untitled")
            self._say("terminal-table", "bold", title=title, boxes=words.listed(table.boxes), clock=table.clock)
            self._say("terminal-link", link=self._server.link(self._table))
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

    async def _look(self, look: Look) -> None:
        if self._first:
            for box in look.public.boxes:
                with contextlib.suppress(Refused, OSError):  # cards without their text are better than none
                    self._faces.learn(await self._server.faces(box))
        view = self._faces.view(look)
        with self._line.above():
            self._screen.story(view, len(view.events) - LAST if self._first and len(view.events) > LAST else 0)
            self._draw(look, view)
        self._first = False

    # What is drawn.

    def _draw(self, look: Look, view: View) -> None:
        if look.over:
            if self._drawn != ("over",):
                self._drawn = ("over",)
                self._screen.table(view)
                winners = self._screen.words.listed(look.winners)
                self._screen.say("terminal-winners", "bold green", count=len(look.winners), winners=winners)
                self._screen.say("terminal-over")
            return
        if look.own is None:
            self._watched(look, view)
            return
        asked = None if look.ask is None else (look.ask.number, [option.word for option in look.options])
        if asked is None or asked == self._asked or not (look.waited or look.offered):
            return
        self._asked = asked
        if not look.public.waits:
            self._table_again(look, view)
        self._fight_again(look, view)
        self._show(look, view, everything=not look.public.waits)

    def _watched(self, look: Look, view: View) -> None:
        if self._first or any(event.what == "turn" for event in look.events):
            self._screen.table(view)
        self._fight_again(look, view)

    def _table_again(self, look: Look, view: View) -> None:
        now = (look.players, look.hand, look.public.turn, look.public.middle)
        if now != self._drawn:
            self._drawn = now
            self._screen.table(view)
            self._screen.hand(view)

    def _fight_again(self, look: Look, view: View) -> None:
        fight = look.fight
        now = None if fight is None else (fight.munchkins, fight.monsters, fight.helper, fight.foes)
        if view.fight is not None and now != self._fought:
            self._screen.fight(view, view.fight)
        self._fought = now

    def _show(self, look: Look, view: View, everything: bool) -> None:
        """The question. In a window that everybody gets, only what is worth reading in a second or two."""
        assert view.ask is not None
        self._shown, self._shown_at = (look, view), time.monotonic()
        plays = [option for option in look.options if option.way in ("pick", "propose", "play")]
        before, self._listed = self._listed, [option.word for option in look.options]
        if everything or (plays and self._listed != before):
            self._screen.choices(view, view.ask)
            return
        self._screen.question(view, view.ask)
        if plays:
            self._screen.say("terminal-same-choices", "dim")
            return
        self._listed = before
        others = len(look.options) - sum(option.way == "pass" for option in look.options)
        self._screen.say("terminal-pass", "dim", count=others)

    def _status(self) -> str:
        """What stands before the line: the time that is left, and whose it is."""
        say = self._screen.words.say
        if not self._seat.connected:
            return say("terminal-reconnecting") + " "
        look, left = self._seat.look, self._seat.left
        if look is None:
            return ""
        standing = say("terminal-passing") + " " if look.own is not None and look.own.standing else ""
        if left is None or look.clock is None:
            return standing
        seconds = f"{left:.1f}" if left < 10 else f"{left:.0f}"
        if look.clock.seat is None:
            return standing + say("terminal-window", seconds=seconds) + " "
        you = "who" if look.clock.seat == look.seat else "none"
        name = look.players[look.clock.seat].name
        return standing + say("terminal-clock", who=name, you=you, seconds=seconds) + " "

    # What is typed.

    def _start(self) -> None:
        """Whoever begins to type means the choices that stand there now."""
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

    async def _command(self, line: str, meant: tuple[Look, View] | None) -> bool:
        """False where the guest leaves."""
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

    async def _pass(self, meant: tuple[Look, View] | None) -> None:
        if meant is None or meant[0].ask is None:
            return
        passes = [option for option in meant[0].options if option.way == "pass"]
        if not passes:
            self._say("terminal-which")
        elif self._line.live and time.monotonic() - self._shown_at < SUDDEN:
            self._say("terminal-just-changed")
        else:
            await self._seat.answer(meant[0].ask, passes[0])

    async def _take(self, number: int, meant: tuple[Look, View] | None) -> None:
        if meant is None or meant[1].ask is None or meant[0].ask is None:
            self._say("terminal-not-asked")
            return
        order = arranged(meant[1].ask)
        if not 1 <= number <= len(order):
            self._say("terminal-range", count=len(order))
            return
        await self._seat.answer(meant[0].ask, meant[0].options[order[number - 1]])

    def _now(self) -> tuple[Look, View] | None:
        look = self._seat.look
        if look is None:
            self._say("terminal-not-begun")
            return None
        return look, self._faces.view(look)

    def _table_now(self) -> None:
        found = self._now()
        if found is not None:
            with self._line.above():
                self._screen.table(found[1])
                if found[1].fight is not None:
                    self._screen.fight(found[1], found[1].fight)
                if found[0].own is not None:
                    self._screen.hand(found[1])

    def _list(self) -> None:
        found = self._now()
        if found is not None and found[1].ask is not None:
            with self._line.above():
                self._show(*found, everything=True)
        elif found is not None:
            self._say("terminal-nothing")

    def _cards(self, named: str) -> None:
        found = self._now()
        if found is None:
            return
        view = found[1]
        cards = [card for card in in_sight(view) if named.lower() in card.name.lower()] if named else view.hand
        with self._line.above():
            self._screen.cards({card.name: card for card in cards}.values())
            if not cards:
                self._screen.say("terminal-no-card")

    async def _why(self, asked: str) -> None:
        verb, _, name = asked.partition(" ")
        found = self._now()
        if found is None:
            return
        cards = [card for card in in_sight(found[1]) if name and name.lower() in card.name.lower()]
        if name and not cards:
            self._say("terminal-no-card")
            return
        reason = await self._seat.why_not(verb, cards[0].tag if cards else None)
        if reason.refusal is None:
            self._say("terminal-may")
        else:
            said = self._refusal(reason.sentence, reason.refusal)
            self._say("terminal-may-not", reason=said, rule=reason.refusal.rule or "none")

    def _refused(self, refused: Refused) -> str:
        """Why the server has not done it."""
        if refused.code == "not_legal":
            return self._refusal(refused.sentence, refused.view)
        return self._screen.words.server(refused.code, refused.sentence)

    def _refusal(self, sentence: str, refusal: RefusalView | None) -> str:
        """Why the game refuses, in words of the catalogue where it has some, else as the server says it."""
        look, words = self._seat.look, self._screen.words
        if look is None or refusal is None or not words.has(f"refusal-{hyphened(refusal.reason)}"):
            return sentence
        return words.refusal(Reader.of(look.public, look.seat), refusal)


async def visit(
    screen: Screen, server: Server, table: str, name: str, watch: bool, sit: Callable[[str], Awaitable[Seat]]
) -> str:
    """Sits down, or watches, and stays, over as many games as it takes; what there is to say at the end."""
    while True:
        if watch:
            await server.table(table)  # says so if there is none
        seat = server.watch(table, name) if watch else await sit(table)
        guest = Guest(screen, server, table, seat)
        try:
            await guest.stay()
        except Closed as closed:
            return screen.words.say("terminal-left", reason=screen.words.closing(closed.code, closed.sentence))
        if guest.goes_to is None:
            return "" if watch else screen.words.say("terminal-kept", link=server.link(table), name=name)
        table = guest.goes_to
