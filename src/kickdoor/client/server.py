"""A server by its address: opens, joins and reads its tables by HTTP, with the standard library only."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from kickdoor.server.protocol.answers import BoxTexts, Menu
from kickdoor.server.protocol.limits import COOKIE
from kickdoor.views.cards import FaceView
from kickdoor.views.room import Problem, TableInfo

from .errors import Refused, refused
from .seat import Seat
from .words import Word

TIMEOUT: Final = 20.0  # seconds for an answer
RETRY: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 4.0, 4.0)  # seconds between tries while the server restarts


def split_link(link: str) -> tuple[str, str]:
    """A table's link as the server's address and the table's id; the id is empty for the server itself."""
    if "://" not in link:
        link = f"http://{link}"
    found = urlsplit(link.strip())
    if found.scheme not in ("http", "https") or not found.netloc:
        raise ValueError(f"{link} is no link to a table; one reads http://host:8000/t/table")
    path = found.path.rstrip("/")
    table = found.fragment.rpartition("/")[2]
    if not table:
        before, _, last = path.rpartition("/")
        before, _, word = before.rpartition("/")
        if word in ("t", "tables", "table"):
            path, table = before.removesuffix("/api"), last
    if not all(sign.isascii() and sign.isalnum() for sign in table):
        raise ValueError(f"{link} is no link to a table; one reads http://host:8000/t/table")
    return f"{found.scheme}://{found.netloc}{path}", table


class Server:
    """The `token` identifies us at the server: whoever has it has our seats."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url: Final = split_link(url)[0]
        self.token = token
        self._words: Final[dict[str, list[Word]]] = {}  # by table: ours for its deal

    # Tables.

    async def menu(self) -> Menu:
        """What a table can be opened with: boxes, settings, clocks, bots, phrases."""
        return msgspec.convert(await self._json("GET", "/menu"), Menu)

    async def faces(self, box: str) -> list[FaceView]:
        """The cards of a box as they are printed."""
        return msgspec.convert(await self._json("GET", f"/boxes/{box}/cards"), list[FaceView])

    async def texts(self, box: str, language: str) -> dict[str, str]:
        """What is printed on the cards of a box in another language, by the English of it."""
        found = await self._json("GET", f"/boxes/{box}/texts?language={quote(language)}")
        return msgspec.convert(found, BoxTexts).texts

    async def tables(self) -> list[TableInfo]:
        """The public tables, the one that changed last first."""
        return msgspec.convert(await self._json("GET", "/tables"), list[TableInfo])

    async def table(self, table: str) -> TableInfo:
        return msgspec.convert(await self._json("GET", f"/tables/{table}"), TableInfo)

    async def open_table(
        self,
        bots: Sequence[str] = ("", "greedy", "greedy", "greedy"),
        boxes: Sequence[str] = ("base",),
        settings: Mapping[str, bool | int | str] | None = None,
        clock: str = "normal",
        public: bool = True,
        title: str = "",
    ) -> str:
        """Opens a table, whose host we are, and returns its id. An empty name in `bots` is a seat for a person."""
        wanted = {
            "bots": list(bots),
            "boxes": list(boxes),
            "settings": dict(settings or {}),
            "clock": clock,
            "public": public,
            "title": title,
        }
        found = await self._json("POST", "/tables", wanted)
        return str(found["table"])

    def link(self, table: str) -> str:
        """The link to a table, for other people."""
        return f"{self.url}/t/{table}"

    # Seats.

    async def sit(self, table: str, name: str, sex: str = "", seat: int | None = None) -> Seat:
        """Takes a seat, or returns to our own. `async with` connects it."""
        word = Word()
        wanted = {"name": name, "sex": sex, "seat": seat, "promise": word.promise}
        found = await self._json("POST", f"/tables/{table}/seats", wanted)
        self._words.setdefault(table, []).append(word)
        self.token = str(found["token"])
        return self._seat(table, found["seat"])

    def watch(self, table: str, name: str = "") -> Seat:
        """A spectator of a table. `async with` connects it."""
        return Seat(self._socket(table, {"watch": "1", "name": name}), None, self.faces)

    async def leave(self, table: str) -> None:
        """Leaves our seat. Before the game it is free again; during the game a bot plays it until we return."""
        await self._json("DELETE", f"/tables/{table}/seats/mine")

    async def seat_bot(self, table: str, seat: int, bot: str) -> None:
        """As host: puts a bot into a seat, or removes it (an empty name)."""
        await self._json("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": bot})

    async def begin(self, table: str, bot: str = "greedy") -> None:
        """As host: begins the game, with this bot in the seats that are empty."""
        await self._json("POST", f"/tables/{table}/begin", {"bot": bot})
        if table in self._words:
            await self._reveal(table, await self.table(table))

    def word(self, table: str) -> Word | None:
        """Our word in the deal of this table, with the commitment that we were shown; None: there is none."""
        return next((word for word in self._words.get(table, ()) if word.commitment), None)

    async def _reveal(self, table: str, info: TableInfo) -> None:
        """Tells the table our words, where it waits for them. Without them it begins a little later."""
        for word in self._words.get(table, ()):
            if word.is_due(info):
                with contextlib.suppress(Refused, OSError):
                    await self._json("POST", f"/tables/{table}/word", {"word": word.word})

    # After the game.

    async def rematch(self, table: str) -> str:
        """The id of the table where the same people play again."""
        return str((await self._json("POST", f"/tables/{table}/rematch"))["table"])

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game, for `kickdoor replay --verify`."""
        return dict(await self._json("GET", f"/tables/{table}/record"))

    async def story(self, table: str, start: int = 0, count: int = 20, seat: int | None = None) -> dict[str, Any]:
        """A finished game step by step, as one seat saw it, or with all cards."""
        asked = {"start": start, "count": count, **({} if seat is None else {"seat": seat})}
        return dict(await self._json("GET", f"/tables/{table}/story?{urlencode(asked)}"))

    async def fork(self, table: str, step: int, seat: int = 0, name: str = "You") -> tuple[str, Seat]:
        """Continues a finished game from one of its steps, against bots; returns the new table and our seat."""
        wanted = {"step": step, "seat": seat, "name": name}
        found = await self._json("POST", f"/tables/{table}/fork", wanted)
        self.token = str(found["token"])
        id = str(found["table"])
        return id, self._seat(id, found["seat"])

    # Requests.

    def _seat(self, table: str, seat: int) -> Seat:
        url = self._socket(table, {"token": self.token, "seat": str(seat)})
        return Seat(url, seat, self.faces, partial(self._reveal, table))

    def _socket(self, table: str, asked: dict[str, str]) -> str:
        scheme, _, rest = self.url.partition("://")
        given = {name: value for name, value in asked.items() if value}
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{table}/socket?{urlencode(given)}"

    async def _json(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request, and repeats it while the server restarts.

        A request that the server may have received is repeated only if its method is idempotent.
        """
        for pause in RETRY:
            try:
                return await asyncio.to_thread(self._ask, method, path, body)
            except ConnectionRefusedError:
                await asyncio.sleep(pause)
            except (ConnectionError, http.client.HTTPException):
                if method not in ("GET", "PUT", "DELETE"):
                    raise
                await asyncio.sleep(pause)
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.url}/api{path}", data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                self._keep(answer.headers.get("set-cookie", ""))
                said = answer.read()
        except urllib.error.HTTPError as error:
            raise _error_of(error) from None
        except urllib.error.URLError as error:
            if isinstance(error.reason, OSError):
                raise error.reason from None
            raise
        return msgspec.json.decode(said) if said else None

    def _keep(self, header: str) -> None:
        """Keeps the token from a cookie: the answer to opening a table has it only there."""
        try:
            found = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return
        if found is not None:
            self.token = found.value


def _error_of(error: urllib.error.HTTPError) -> Exception:
    """The refusal in an answer; any other answer comes from another program, or from a proxy."""
    try:
        return refused(msgspec.json.decode(error.read(), type=Problem))
    except msgspec.MsgspecError:
        return ConnectionError(f"{error.url}: {error.code} {error.reason}")


async def sit(link: str, name: str, sex: str = "") -> Seat:
    """Takes a seat at the table of this link."""
    url, table = split_link(link)
    if not table:
        raise ValueError(f"{link} names a server, but no table")
    return await Server(url).sit(table, name, sex)


async def watch(link: str, name: str = "") -> Seat:
    """A spectator of the table of this link."""
    url, table = split_link(link)
    return Server(url).watch(table, name)
