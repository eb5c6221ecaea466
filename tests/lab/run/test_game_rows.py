"""The rows of a game are counted from its events: levels by source, interference, what was won."""

from __future__ import annotations

import pytest

from kickdoor import Game, new_game
from kickdoor.engine.table.card import Card
from kickdoor.lab.run.game_rows import GameRows
from kickdoor.lab.run.observer import Observer
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.play import play
from kickdoor.lab.run.schema import TABLES
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.views.events import Facts

BOTS = ("simple", "simple", "simple")
Row = dict[str, object]


class Told:
    """A game of which nothing is true but what is told here."""

    def __init__(self) -> None:
        self.game: Game = new_game("base", 3, seed=1)
        self.tell = self.game.table.tell
        self.tell("turn", 0, facts=Facts(amount=1))

    def card(self, kind: str, place: int = 0) -> Card:
        """One that nobody has yet."""
        table = self.game.table
        return [card for card in table.book.cards if card.kind == kind and table.where[card.index] == card.deck][
            place
        ]

    def rises(self, seat: int, levels: int) -> None:
        self.tell("level_up", seat, facts=Facts(amount=levels))

    def rows(self, table: str) -> list[Row]:
        rows = GameRows(self.game, 0, BOTS, Observer(self.game)).rows()[table]
        return [dict(zip(TABLES[table], row, strict=True)) for row in rows]


def test_levels_are_put_down_to_what_gave_them() -> None:
    told = Told()
    told.tell("sold", 0, facts=Facts(amount=2000))
    told.rises(0, 2)
    told.tell("play_on", 1, told.card("level_up"), 0)
    told.rises(0, 1)
    told.tell("fight", 0, told.card("monster"))
    told.tell("helps", 2, other=0)
    told.tell("won", 0)
    told.tell("killed", card=told.card("monster"))
    told.rises(0, 1)
    told.tell("trigger", 2, told.card("race"))
    told.rises(2, 1)
    told.tell("fight_over")
    told.tell("curse", 0, told.card("curse"))
    told.tell("level_down", 0, facts=Facts(amount=2))
    told.tell("turn", 1, facts=Facts(amount=2))
    told.rises(1, 1)
    seats = told.rows("seats")
    sources = ["levels_fight", "levels_help", "levels_sale", "levels_card", "levels_other", "levels_lost"]
    assert [[seat[source] for source in sources] for seat in seats] == [
        [1, 0, 2, 1, 0, 2],
        [0, 0, 0, 0, 1, 0],
        [0, 1, 0, 0, 0, 0],
    ]
    assert (seats[2]["helps_given"], seats[0]["helps_got"], seats[0]["curses_got"]) == (1, 1, 1)


def test_a_card_swings_by_the_levels_it_moves() -> None:
    told = Told()
    up, curse = told.card("level_up"), told.card("curse")
    for card in (up, curse):
        told.tell("draw", 1, card)
    told.tell("play_on", 1, up, 1)
    told.rises(1, 1)
    told.tell("play_on", 1, curse, 0)
    told.tell("curse", 0, curse)
    told.tell("level_down", 0, facts=Facts(amount=3))
    cards = {row["card"]: row for row in told.rows("cards") if row["turn"] == 1}
    assert cards[up.name]["swing"] == 1
    assert cards[curse.name]["swing"] == -3
    assert cards[curse.name]["played"] is True
    assert told.rows("games")[0]["curses"] == 1


def test_who_meddles_is_told_from_who_supports() -> None:
    told = Told()
    monster, more = told.card("monster"), told.card("monster", 1)
    told.tell("fight", 0, monster)
    told.tell("play_side", 1, told.card("one_shot"), facts=Facts(side="monsters"))
    told.tell("play_side", 2, told.card("one_shot", 1), facts=Facts(side="munchkins"))
    told.tell("play_monster", 2, told.card("enhancer"), facts=Facts(on=monster.name))
    told.tell("play_side", 0, told.card("one_shot", 2), facts=Facts(side="munchkins"))
    told.tell("play_monster", 1, told.card("special"), facts=Facts(on=more.name))
    told.tell("join", 1, more)
    told.tell("fight_over")
    [fight] = told.rows("fights")
    assert (fight["meddling"], fight["support"]) == (3, 2)
    assert fight["foes"] == [monster.name, more.name]
    assert [(seat["meddled"], seat["meddled_with"]) for seat in told.rows("seats")] == [(0, 3), (2, 0), (1, 0)]


def test_treasures_that_are_divided_belong_to_whoever_takes_them() -> None:
    told = Told()
    first, second, looted = (told.card("item", place) for place in range(3))
    told.tell("fight", 0, told.card("monster"))
    told.tell("helps", 1, other=0)
    told.tell("won", 0)
    told.tell("treasure", 0, facts=Facts(amount=2))
    told.tell("draw_up", 0, first)
    told.tell("draw_up", 0, second)
    told.tell("take", 1, second)
    told.tell("take", 0, first)
    told.tell("fight_over")
    told.tell("loot_room", 0)
    told.tell("draw", 0, looted)
    got = {row["card"]: (row["seat"], row["how"]) for row in told.rows("cards") if row["turn"] == 1}
    assert got[first.name] == (0, "treasure")
    assert got[second.name] == (1, "treasure")
    assert got[looted.name] == (0, "loot")
    assert [seat["treasures_won"] for seat in told.rows("seats")] == [1, 1, 0]


def test_a_missed_turn_has_no_row_but_counts() -> None:
    told = Told()
    told.tell("missed", 1)
    told.tell("turn", 2, facts=Facts(amount=3))
    told.tell("door", 2, told.card("curse"))
    assert [(row["turn"], row["seat"], row["door"]) for row in told.rows("turns")] == [
        (1, 0, "none"),
        (3, 2, "curse"),
    ]


@pytest.mark.parametrize("box", OWN_BOXES)
def test_the_tables_of_a_game_agree_with_each_other(box: str) -> None:
    found = play(Plan((box,), ("greedy", "simple", "greedy"), 9), 4).rows()
    rows = {name: [dict(zip(TABLES[name], row, strict=True)) for row in table] for name, table in found.items()}
    [game], seats, fights = rows["games"], rows["seats"], rows["fights"]

    def total(name: str, column: str) -> int:
        return sum(int(str(row[column])) for row in rows[name])

    for seat in seats:
        gained = [int(str(seat[f"levels_{source}"])) for source in ("fight", "help", "sale", "card", "other")]
        assert seat["level"] == 1 + sum(gained) - int(str(seat["levels_lost"]))
    assert [seat["bot"] for seat in seats] == ["simple", "greedy", "greedy"]
    assert game["deaths"] == total("seats", "deaths")
    assert game["curses"] == total("seats", "curses_thrown")
    assert game["fights"] == len(fights) == total("turns", "fights")
    assert total("fights", "levels") == total("seats", "levels_fight")
    assert total("fights", "meddling") == total("seats", "meddled") == total("seats", "meddled_with")
    assert total("seats", "helps_given") == total("seats", "helps_got")
    assert rows["turns"][0]["turn"] == 1
    assert {row["how"] for row in rows["cards"]} <= {"dealt", "door", "loot", "treasure", "other"}
    assert sum(row["how"] == "dealt" for row in rows["cards"]) == 8 * 3
    assert all(row["foe_level"] and row["munchkins"] is not None for row in fights)
    if game["ended"] == "won" and fights[-1]["won"]:
        assert fights[-1]["last"]
        assert [fights[-1]["fighter"]] == game["winners"]
