"""A seat at a server's table from a terminal: the story scrolls by, the last line is for answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from kickdoor.client import Closed, Look, Lost, News, Refused, Seat, Server, TableInfo, Told
from kickdoor.engine.sight.view import View
from kickdoor.server.protocol.messages import Said

from .far import FarScreen
from .line import Line
from .phrases import arranged, heading
from .screen import COLOURS
from .seat import in_sight

HELP: Final = """\
  3              takes choice 3
  Enter          lets it be, where that is a choice
  l              lists all that you may do now
  t              draws the table, the fight and your hand
  c sword        shows every card in sight with "sword" in its name; c alone, your hand
  /say TEXT      says it to the table
  /wait          asks for more time, for everybody
  /pass          passes for you until something changes; /pass off stops that
  /undo          takes your last answer back, if nobody has seen anything of it
  /why VERB CARD says whether you may do it now, and the rule if not: /why play sword
  /who           says who is here
  /begin         begins the game, if you set the table up
  /again         after the game: another one with the same people
  /quit          leaves; a bot minds your seat until you come back by the same command"""
LAST: Final = 12  # events told to somebody who comes late
SUDDEN: Final = 0.35  # seconds in which nobody has read a new question


class Guest:
    """Somebody at a table of another machine."""

    def __init__(self, console: Console, server: Server, table: str, seat: Seat) -> None:
        self._console: Final = console
        self._server: Final = server
        self._table: Final = table
        self._seat: Final = seat
        self._screen: Final = FarScreen(console)
        self._line: Final = Line(console, self._status)
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

    def _say(self, text: str, style: str = "") -> None:
        with self._line.above():
            self._console.print(Text(text, style=style))

    # What is heard.

    async def _hear(self, news: AsyncIterator[News]) -> None:
        async for found in news:
            await self._new(found)

    async def _new(self, news: News) -> None:
        match news:
            case Look():
                await self._look(news)
            case Said(_, seat, name, text):
                colour = "dim" if seat is None else COLOURS[seat % len(COLOURS)]
                with self._line.above():
                    self._console.print(Text.assemble("  ", (f"{name}: ", f"bold {colour}"), text))
            case Told(table):
                self._told(table)
            case Lost(why):
                self._cut = True
                self._say(f"The line is cut ({why}). Coming back by itself …", "yellow")

    def _told(self, table: TableInfo) -> None:
        before, self._info = self._info, table
        if self._cut:
            self._cut = False
            self._say("Back at the table.", "green")
        if before is None or before.stage != table.stage:
            if table.stage == "gathering":
                self._say(f"{table.title or 'A table'}: {', '.join(table.boxes)}; clock {table.clock}", "bold")
                self._say(f"The link for others: {self._server.link(self._table)}")
            elif table.word:
                self._say(f"The table: {table.word}", "yellow")
        if table.stage == "gathering" and (before is None or before.seats != table.seats):
            self._who(table)
            if table.host == self._seat.seat:
                self._say("  /begin begins; bots sit down in seats that are empty.", "dim")
        elif before is not None and before.stage == table.stage:
            for old, new in zip(before.seats, table.seats, strict=False):
                if old.bot != new.bot:
                    self._say(
                        f"  {f'A bot minds the seat of {new.name}' if new.bot else f'{new.name} plays again'}."
                    )
                elif old.here != new.here and new.taken:
                    self._say(f"  {new.name} is {'here' if new.here else 'away'}.", "dim")
        if table.rematch and (before is None or not before.rematch):
            self._say("There is another game: /again sits you down.", "bold")

    def _who(self, table: TableInfo) -> None:
        for number, seat in enumerate(table.seats):
            said = seat.name or (f"a {seat.bot} bot" if seat.bot else "a free seat")
            said += f" ({seat.bot} bot)" if seat.bot and seat.name else ""
            said += " (you)" if number == self._seat.seat else ""
            said += " (away)" if seat.taken and not seat.here and number != self._seat.seat else ""
            self._say(f"  {number + 1}  {said}")
        if table.spectators:
            self._say(f"  and {table.spectators} watching")

    async def _look(self, look: Look) -> None:
        if self._first:
            for box in look.public.boxes:
                with contextlib.suppress(Refused, OSError):  # cards without their text are better than none
                    self._screen.learn(box, await self._server.faces(box))
        view = self._screen.view(look)
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
                self._console.print(Text(f"Won by {' and '.join(look.winners) or 'nobody'}.", style="bold green"))
                self._console.print(Text("/again plays another game, /quit leaves."))
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
        if plays:
            self._console.print(Text(heading(view, view.ask), style="bold reverse"))
            self._console.print(Text("    Your choices are those above; l lists them again", style="dim"))
            return
        self._listed = before
        others = len(look.options) - sum(option.way == "pass" for option in look.options)
        more = f"  ·  l lists {others} other things you may do" if others else ""
        self._console.print(Text(heading(view, view.ask), style="bold reverse"))
        self._console.print(Text(f"    Enter lets it be  ·  /wait{more}", style="dim"))

    def _status(self) -> str:
        """What stands before the line: the time that is left, and whose it is."""
        if not self._seat.connected:
            return "(coming back …) "
        look, left = self._seat.look, self._seat.left
        standing = "passing · " if look is not None and look.own is not None and look.own.standing else ""
        if look is None or left is None or look.clock is None:
            return standing
        shown = f"{left:.1f} s" if left < 10 else f"{left:.0f} s"
        if look.clock.seat < 0:
            return f"{standing}window {shown} "
        name = "you" if look.clock.seat == look.seat else look.players[look.clock.seat].name
        return f"{standing}{name} {shown} "

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
                self._say(f"Not done: {refused}", "red")
            except OSError as error:
                self._say(f"The server does not answer: {error}", "red")

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
                self._say(HELP)
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
                    said = "You are asked again." if rest == "off" else "Passing for you until something changes."
                    self._say(said, "dim")
            case number if number.isascii() and number.isdigit() and not rest and len(number) < 6:
                await self._take(int(number), meant)
            case _:
                self._say("A number takes a choice; ? for help.")
        return True

    async def _pass(self, meant: tuple[Look, View] | None) -> None:
        if meant is None or meant[0].ask is None:
            return
        passes = [option for option in meant[0].options if option.way == "pass"]
        if not passes:
            self._say("Which one? A number; ? for help.")
        elif self._line.live and time.monotonic() - self._shown_at < SUDDEN:
            self._say("That has just changed. Enter again lets it be.")
        else:
            await self._seat.answer(meant[0].ask, passes[0])

    async def _take(self, number: int, meant: tuple[Look, View] | None) -> None:
        if meant is None or meant[1].ask is None or meant[0].ask is None:
            self._say("You are not asked anything.")
            return
        order = arranged(meant[1].ask)
        if not 1 <= number <= len(order):
            self._say(f"There are choices from 1 to {len(order)}.")
            return
        await self._seat.answer(meant[0].ask, meant[0].options[order[number - 1]])

    def _now(self) -> tuple[Look, View] | None:
        look = self._seat.look
        if look is None:
            self._say("The game has not begun.")
            return None
        return look, self._screen.view(look)

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
            self._say("There is nothing you may do now.")

    def _cards(self, named: str) -> None:
        found = self._now()
        if found is None:
            return
        view = found[1]
        cards = [card for card in in_sight(view) if named.lower() in card.name.lower()] if named else view.hand
        with self._line.above():
            self._screen.cards({card.name: card for card in cards}.values())
            if not cards:
                self._console.print("There is no such card in sight.")

    async def _why(self, asked: str) -> None:
        verb, _, name = asked.partition(" ")
        found = self._now()
        if found is None:
            return
        cards = [card for card in in_sight(found[1]) if name and name.lower() in card.name.lower()]
        if name and not cards:
            self._say("There is no such card in sight.")
            return
        reason = await self._seat.why_not(verb, cards[0].tag if cards else None)
        what = f"{verb.replace('_', ' ')} {cards[0].name if cards else ''}".strip()
        rule = f" ({reason.rule})" if reason.rule else ""
        self._say(f"You may not {what}: {reason.sentence}{rule}" if reason.sentence else f"You may {what} now.")


async def visit(
    console: Console, server: Server, table: str, name: str, watch: bool, sit: Callable[[str], Awaitable[Seat]]
) -> str:
    """Sits down, or watches, and stays, over as many games as it takes; what there is to say at the end."""
    while True:
        if watch:
            await server.table(table)  # says so if there is none
        seat = server.watch(table, name) if watch else await sit(table)
        guest = Guest(console, server, table, seat)
        try:
            await guest.stay()
        except Closed as closed:
            return f"You have left the table: {closed}."
        if guest.goes_to is None:
            return "" if watch else f"Your seat is kept: kickdoor join '{server.link(table)}' --name '{name}'"
        table = guest.goes_to
