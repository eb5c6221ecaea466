"""A bot in ten lines. python ten_lines.py http://host:8000/#table"""

import asyncio
import random
import sys

from kickdoor.client import sit


async def main() -> None:
    async with await sit(sys.argv[1], "Ten Lines") as seat:
        end = await seat.play(lambda look: random.choice(look.options))
        print("Won by", *end.winners)


asyncio.run(main())
