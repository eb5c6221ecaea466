"""The adapter of the load client `ws_load.py` for `tiny_server.py`."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from ws_load import EVENT, READY, REJECT, Adapter, http_json


class Kickdoor(Adapter):
    """A table by HTTP, four people with a seat each, then one socket a seat; every action is an answer."""

    async def open_table(self, i: int, seats: int) -> list[tuple[str, dict[str, Any]]]:
        url = urlsplit(self.a.url[0])
        where = (url.hostname, url.port)
        table = (await http_json(*where, "POST", "/tiny"))["table"]
        tokens: list[str] = []
        for seat in range(seats):
            found = await http_json(
                *where, "POST", f"/api/tables/{table}/seats", {"name": f"p{seat}", "seat": seat}
            )
            tokens.append(found["token"])
        host = {"Authorization": f"Bearer {tokens[0]}"}
        await http_json(*where, "POST", f"/api/tables/{table}/begin", {}, host)
        return [(f"ws://{url.netloc}/api/tables/{table}/socket?token={token}", {}) for token in tokens]

    def on_msg(self, c: Any, op: int, data: bytes) -> int | None:
        # A seat receives an action with the first state that has more events than the last.
        if data.startswith(b'{"t":"state"'):
            start = len(b'{"t":"state","number":')
            number = int(data[start : data.index(b",", start)])
            seen = c.ctx.get("seen")
            c.ctx["seen"] = number
            if seen is None:
                return int(READY)
            return int(EVENT) if number > seen else None
        return int(REJECT) if data.startswith(b'{"t":"refused"') else None

    def act(self, c: Any, t: Any) -> None:
        c.send(b'{"t":"answer","id":"%d","number":%d,"word":"take %d"}' % (t.n, t.n, t.n % 7))
