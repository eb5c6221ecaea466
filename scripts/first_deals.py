"""Finds deals for guided first games, by rehearsals: the newcomer learns something, and it is over in ten minutes.

The server reads the seeds from a file. After a change of the base box or of the bots they deal other games: a test
says so, and this script then finds other seeds.
"""

from __future__ import annotations

import argparse
import secrets
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import DOOR_DECK, hand_of
from kickdoor.server.http.guide import DEALS, deal
from scripts.rehearsal import NEWCOMER, Rehearsal, WholeGame

PLAYERS: Final = ("", "", "greedy", "greedy")  # who plays for the newcomer in each rehearsal; "": who plays to win
WINS: Final = 3  # of these rehearsals that the newcomer wins, at least
FREE_LEVELS: Final = 1  # cards of the deal with which the newcomer gains a Level without a fight, at most


def begins_well(game: Game) -> bool:
    """Whether the newcomer goes first and beats the first monster with an Item of the hand, whether that alone or
    other cards of it, too, are played before the door is opened; and whether somebody haggles with them soon."""
    table = game.table
    first = table.piles[DOOR_DECK][-1]
    if table.turn != NEWCOMER or first.kind != "monster":
        return False
    hand = table.piles[hand_of(NEWCOMER)]
    worn = [card.bonus for card in hand if card.kind == "item" and not card.face.only]
    if table.seats[NEWCOMER].level + max(worn, default=0) <= first.face.level:
        return False
    plans: list[Card | None] = [None, *hand]
    return all(Rehearsal(game, plan).wins() for plan in plans) and Rehearsal(game, None).haggles()


def teaches(game: Game) -> bool:
    """Whether a game that begins well also has a good length, shows what there is to learn, and can be won."""
    levels = [card for card in game.table.piles[hand_of(NEWCOMER)] if card.kind == "level_up"]
    if len(levels) > FREE_LEVELS or not begins_well(game):
        return False
    # What people do, and what bots do then, is never the same twice.
    games = [WholeGame(game, luck, player) for luck, player in enumerate(PLAYERS)]
    return games[0].teaches() and all(one.lasts() for one in games[1:]) and sum(one.won() for one in games) >= WINS


def found(_: int) -> str:
    while True:
        seed = secrets.token_hex(16)
        if teaches(deal(seed)):
            return seed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", type=int, nargs="?", default=40)
    wanted = parser.parse_args()
    with ProcessPoolExecutor() as processes:
        seeds = []
        for seed in processes.map(found, range(wanted.deals)):
            seeds.append(seed)
            DEALS.write_text("\n".join(seeds) + "\n", "utf-8")
            print(len(seeds), seed, flush=True)


if __name__ == "__main__":
    main()
