"""The tables of a run and their columns: what is kept of every game, seat, turn, fight and card."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = 1  # the version of all tables together; it changes with any column
Row = tuple[object, ...]
Rows = dict[str, list[Row]]  # by table

# Columns by table, each with its type. The table of games is written last: where it is whole, the others are too.
TABLES: Final[dict[str, dict[str, str]]] = {
    "seats": {
        "game": "int",
        "seat": "int",
        "place": "int",  # in the turn order, from 0
        "bot": "text",
        "won": "yes/no",
        "level": "int",  # at the end, as the next four
        "strength": "int",
        "classes": "texts",
        "races": "texts",
        "marks": "texts",  # Powers, Origins, House, New Kid
        "levels_fight": "int",  # gained by winning fights of its own
        "levels_help": "int",  # gained as a helper, once the fight was won
        "levels_sale": "int",
        "levels_card": "int",  # by a card or an ability
        "levels_other": "int",
        "levels_lost": "int",
        "deaths": "int",
        "helps_given": "int",
        "helps_got": "int",
        "curses_got": "int",  # Curses that struck it, also from the door
        "curses_thrown": "int",  # Curses it played on others
        "meddled_with": "int",  # cards and abilities that others used against it in its fights
        "meddled": "int",  # cards and abilities it used against others in their fights
        "treasures_won": "int",
    },
    "turns": {
        "game": "int",
        "turn": "int",  # from 1; a turn that is missed has no row
        "round": "int",  # from 1
        "seat": "int",
        "level": "int",
        "strength": "int",  # when the seat is first asked in this turn, as the hand; null if it never is
        "hand": "int",  # number of cards
        "levels": "ints",  # of all seats
        "door": "text",  # monster, curse, other, none
        "fights": "int",
    },
    "fights": {
        "game": "int",
        "turn": "int",
        "fighter": "int",
        "helper": "int",  # -1 for none; the last one where there were two
        "foes": "texts",
        "foe_level": "int",  # the sum of the printed levels
        "munchkins": "int",  # total strength before the last answer of the fight, as the next column
        "monsters": "int",
        "won": "yes/no",
        "escaped": "int",  # escapes, one for each monster and player
        "died": "int",
        "levels": "int",  # won by the fighter
        "treasures": "int",
        "price_treasures": "int",  # what the helper was promised, as the next two columns
        "price_items": "int",
        "price_plays": "int",
        "meddling": "int",  # cards and abilities that others used against the munchkins
        "support": "int",  # cards that anybody played for the munchkins
        "last": "yes/no",  # winning it would win the game
    },
    "cards": {
        "game": "int",
        "card": "text",
        "box": "text",
        "deck": "text",  # door, treasure
        "seat": "int",  # the first seat that held the card or faced it
        "turn": "int",  # 0 before the first turn
        "round": "int",
        "how": "text",  # dealt, door, loot, treasure, other
        "played": "yes/no",  # by anybody in this game; a monster that was fought and a Curse that struck count
        "used": "yes/no",  # played, sold, or paid for something, by anybody
        "swing": "int",  # levels gained minus levels lost by the card, over all seats
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
        "curses": "int",  # that players played on others
        "offers": "int",  # of help or trade
        "decisions": "int",  # answers, also those without a choice
        "tense": "int",  # rounds in which somebody was one level below winning
        "digest": "text",  # of the whole game; a rerun must give the same
    },
}
