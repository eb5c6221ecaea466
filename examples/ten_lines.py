"""A bot plays at a table of a server. python ten_lines.py http://host:8000/#table"""

import asyncio
import sys

from kickdoor.bots import bot_of
from kickdoor.client import sit


async def main() -> None:
    async with await sit(sys.argv[1], "Ten Lines") as seat:
        end = await seat.play(bot_of("greedy", seed=1).choose)
        print("Won by", *end.winners)


asyncio.run(main())
