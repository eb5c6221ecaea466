"""The tables of a run and their columns: what is kept of every game, seat, turn, fight and card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import polars

SCHEMA: Final = 1  # of all tables together; another number, other columns
Rows = dict[str, list[tuple[object, ...]]]  # by table

# Columns by table, each with its type. A batch's games are written last, so that they vouch for the rest.
TABLES: Final[dict[str, dict[str, str]]] = {
    "seats": {
        "game": "int",
        "seat": "int",
        "place": "int",  # in the turn order, 0 goes first
        "bot": "text",
        "won": "yes/no",
        "level": "int",  # at the end, as the next four
        "strength": "int",
        "classes": "texts",
        "races": "texts",
        "marks": "texts",  # Powers, Origins, House, New Kid
        "levels_fight": "int",  # gained by winning fights of its own
        "levels_help": "int",  # as a helper, once the fight was won
        "levels_sale": "int",
        "levels_card": "int",  # by a card or an ability
        "levels_other": "int",
        "levels_lost": "int",
        "deaths": "int",
        "helps_given": "int",
        "helps_got": "int",
        "curses_got": "int",  # that struck it, also from the door
        "curses_thrown": "int",  # at others
        "meddled_with": "int",  # what others played or used against it in its fights
        "meddled": "int",  # what it played or used against others in theirs
        "treasures_won": "int",
    },
    "turns": {
        "game": "int",
        "turn": "int",  # from 1; a turn that is missed has no row
        "round": "int",  # from 1
        "seat": "int",
        "level": "int",
        "strength": "int",  # when it is first asked in this turn, as the hand; nothing where it never was
        "hand": "int",
        "levels": "ints",  # of all seats
        "door": "text",  # monster, curse, other, none
        "fights": "int",
    },
    "fights": {
        "game": "int",
        "turn": "int",
        "fighter": "int",
        "helper": "int",  # -1 for none; the last, where there were two
        "foes": "texts",
        "foe_level": "int",  # the printed levels together
        "munchkins": "int",  # the totals when the last word was spoken, as the next
        "monsters": "int",
        "won": "yes/no",
        "escaped": "int",  # monsters somebody got away from
        "died": "int",
        "levels": "int",  # won by the fighter
        "treasures": "int",
        "price_treasures": "int",  # what the helper was promised
        "price_items": "int",
        "price_plays": "int",
        "meddling": "int",  # what others played or used against the munchkins
        "support": "int",  # cards played for them, by whomever
        "last": "yes/no",  # winning it would win the game
    },
    "cards": {
        "game": "int",
        "card": "text",
        "box": "text",
        "deck": "text",  # door, treasure
        "seat": "int",  # the first to have it in the hand, or to face it
        "turn": "int",  # 0 before the first
        "round": "int",
        "how": "text",  # dealt, door, loot, treasure, other
        "played": "yes/no",  # by whomever, in this game; a monster that was fought and a Curse that struck were
        "swing": "int",  # levels gained minus levels lost by it, all seats together
        "won": "yes/no",  # whether that seat won
    },
    "games": {
        "game": "int",
        "seed": "long",
        "players": "int",
        "turns": "int",
        "rounds": "int",
        "first": "int",  # the seat that went first
        "winners": "ints",
        "ended": "text",  # won, draw
        "deaths": "int",
        "fights": "int",
        "helped": "int",  # fights with a helper
        "curses": "int",  # thrown by players at others
        "offers": "int",  # of help or trade
        "decisions": "int",  # answers, also where there was but one
        "tense": "int",  # rounds in which somebody stood one level below winning
        "digest": "text",  # of the whole game: who plays it again finds the same
    },
}


def polars_schema(table: str) -> dict[str, polars.DataType]:
    import polars as pl

    types: dict[str, polars.DataType] = {
        "int": pl.Int32(),
        "long": pl.Int64(),
        "text": pl.String(),
        "yes/no": pl.Boolean(),
        "ints": pl.List(pl.Int32()),
        "texts": pl.List(pl.String()),
    }
    return {column: types[name] for column, name in TABLES[table].items()}


def parquet(table: str, rows: list[tuple[object, ...]]) -> bytes:
    """These rows as a Parquet file; the same rows give the same bytes."""
    import io

    import polars as pl

    frame = pl.DataFrame(rows, schema=polars_schema(table), orient="row")
    file = io.BytesIO()
    frame.write_parquet(file, compression="zstd", metadata={"kickdoor": str(SCHEMA)})
    return file.getvalue()
