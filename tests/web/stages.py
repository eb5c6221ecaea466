"""Positions for tests, written as in scenario files; a table with the title of one begins in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STAGES: dict[str, dict[str, Any]] = {
    # The first player meets a monster that only two can beat, and has Treasures to promise.
    "Haggling": {
        "seats": [
            {"level": 4, "hand": ["Potion of Slight Advantage", "Thief"], "in_play": ["Stick, Unremarkable"]},
            {"level": 6, "in_play": ["Sword of Passive Aggression"]},
            {"level": 2},
        ],
        "door": ["Toll Troll"],
        "treasure": ["Rapier Wit", "Potion of Borrowed Muscles", "Boots of Knocking First"],
    },
    # A fight that is lost alone, with a card in the hand that may be promised.
    "Promise": {
        "seats": [{"level": 4, "hand": ["Go Up a Level"]}, {"level": 8}, {"level": 2}],
        "door": ["Toll Troll"],
    },
    # A monster behind the door, and another that can be sent after it.
    "Two monsters": {
        "seats": [{"level": 4, "hand": ["Wandering Monster", "Tax Lich", "Thief"]}, {"level": 8}, {"level": 2}],
        "door": ["Toll Troll"],
    },
    # A bot meets a monster that it beats only with the first player, who is strong.
    "Asked for help": {
        "seats": [{"level": 8, "hand": ["Bottled Bees", "Thief", "Elf"]}, {"level": 4}, {"level": 2}],
        "turn": 1,
        "door": ["Toll Troll"],
    },
    # Two players with Items to trade, and a Class to discard.
    "Trade": {
        "seats": [
            {
                "level": 3,
                "hand": ["Elf", "Bottled Bees", "The Last Door You Kicked"],
                "in_play": ["Thief", "Stick, Unremarkable", "Dinner Plate Armor"],
            },
            {"level": 3, "in_play": ["Rapier Wit", "Crown of Perfect Averageness"]},
            {"level": 3, "in_play": ["Picket Sign of Smiting"]},
        ],
        "door": ["Guard Hamster"],
    },
    # Three players with Items to trade, and a Curse that the last may play meanwhile.
    "Interrupted trade": {
        "seats": [
            {"level": 3, "in_play": ["Stick, Unremarkable", "Dinner Plate Armor"]},
            {"level": 3, "in_play": ["Rapier Wit", "Crown of Perfect Averageness"]},
            {"level": 3, "hand": ["Demotion"], "in_play": ["Picket Sign of Smiting"]},
        ],
        "door": ["Guard Hamster"],
    },
    # The first player holds seven cards, of which two go to the two others of the lowest Level.
    "Charity": {
        "seats": [
            {
                "level": 3,
                "hand": [
                    "Elf",
                    "Bottled Bees",
                    "Thief",
                    "Rapier Wit",
                    "Demotion",
                    "Stick, Unremarkable",
                    "Dinner Plate Armor",
                ],
            },
            {"level": 1},
            {"level": 1},
        ],
        "door": ["Wizard", "Dwarf"],
    },
    # A fight of another player, and a card to play into it.
    "Curse": {
        "seats": [
            {"level": 5, "in_play": ["Stick, Unremarkable", "Helmet of Hearing Yourself Think"]},
            {"level": 2, "hand": ["Elf"]},
            {"level": 3, "hand": ["Demotion", "Bottled Bees"]},
        ],
        "door": ["Bureaugoblin"],
        "treasure": ["Rapier Wit", "Potion of Borrowed Muscles"],
    },
    # A Curse behind the first door.
    "Struck": {"seats": [{"level": 5}, {"level": 2}, {"level": 2}], "door": ["Demotion"]},
    # Nobody but the last, whose turn it is, has anything: the first has nothing to say to the fight.
    "Left alone": {
        "seats": [{"level": 1}, {"level": 1}, {"level": 5}],
        "turn": 2,
        "door": ["Guard Hamster", "Guard Hamster", "Guard Hamster"],
    },
    # A monster from which nobody escapes.
    "Death": {
        "seats": [
            {
                "level": 3,
                "hand": ["Wizard", "Bottled Bees"],
                "in_play": ["Stick, Unremarkable", "Dinner Plate Armor"],
            },
            {"level": 2},
            {"level": 4},
        ],
        "door": ["The Printer at the End of the World"],
        "dice": [1],
    },
    # A monster from which nobody escapes by a roll, and a companion that can be sacrificed.
    "Spared": {
        "seats": [
            {"level": 3, "hand": ["Bottled Bees"], "in_play": ["Portable Bard", "Stick, Unremarkable"]},
            {"level": 2},
            {"level": 4},
        ],
        "door": ["The Printer at the End of the World"],
    },
    # A Curse of one rival for another, in a turn in which nothing else happens.
    "Struck by another": {
        "seats": [{"level": 2}, {"level": 3}, {"level": 3, "hand": ["Demotion"]}],
        "door": ["Elf", "Dwarf", "Wizard"],
    },
    # Cards that may be aimed at oneself and at others.
    "Aims": {
        "seats": [
            {"level": 3, "hand": ["Demotion", "Go Up a Level", "Elf"]},
            {"level": 2, "in_play": ["Rapier Wit"]},
            {"level": 4},
        ],
        "door": ["Guard Hamster"],
    },
    # Oz: the fight for the win against the strongest monster, with a spell that costs the whole hand.
    "Great Head": {
        "seats": [
            {
                "level": 9,
                "hand": [
                    "Growing Pill",
                    "Decaffeinated Powder of Life",
                    "Bun with a Grudge",
                    "Grounded Rainbow's Daughter",
                    "Slingshot of Unripe Emeralds",
                ],
                "in_play": ["Wizard"],
            },
            {"level": 7, "in_play": ["Soldier", "Gillikin Guisarme"]},
            {"level": 6},
        ],
        "door": ["The Great and Terrible Head"],
    },
    # Oz: two players have gone along the Yellow Brick Road.
    "Road": {
        "seats": [{"level": 3, "steps": 4}, {"level": 2, "steps": 1}, {"level": 1}],
        "door": ["Fighting Trees"],
    },
    # Super: Powers take the room that a Level gives.
    "Ranks": {
        "seats": [{"level": 3, "in_play": ["X-Ray Squint", "Brooding"]}, {"level": 2}, {"level": 1}],
        "door": [],
    },
    # Super: a Trap costs a level, and with it the room for a Power; eight cards, most of them Powers.
    "Trapped": {
        "seats": [
            {
                "level": 6,
                "hand": ["Moon-Sized Baby", "Reheat Vision", "X-Ray Squint", "Brooding", "Goon Number Nine"],
                "in_play": ["Charisma", "Wholesale Regeneration", "Laser Eyebrows"],
            },
            {"level": 2},
            {"level": 4},
        ],
        "door": ["Parking Ticket on the Hero-Mobile"],
    },
    # Oz: everybody wears something, and a monster comes.
    "Road with gear": {
        "seats": [
            {
                "level": 3,
                "hand": [
                    "Grounded Rainbow's Daughter",
                    "Wandering Monster",
                    "Interior Minister of the Nomes",
                    "Highly Magnified Doubts",
                    "Mirror Up the Sleeve",
                    "Oz Silly Scope",
                ],
                "in_play": ["Tin Axe with a Temper", "Knife Sword"],
            },
            {"level": 4, "in_play": ["Soldier", "Gillikin Guisarme", "Yoop Boots"]},
            {"level": 2, "in_play": ["Umbrella of Going Elsewhere", "Rusty Love Magnet"]},
            {"level": 3, "in_play": ["Munchkin Morningstar", "Formal Tin Funnel"]},
        ],
        "door": ["Wheeler with a Flat"],
    },
    # South Park: four players who are much at once, one of them a Kid with a long name.
    "Many traits": {
        "seats": [
            {
                "level": 1,
                "hand": ["Ninja", "Superhero", "Snowball", "Grounded", "Wandering Monster", "Sweeps Week"],
                "in_play": ["RPG Player", "Little Brother in a Backpack"],
                "kid": "The New Kid with the Rich Dad",
            },
            {"level": 7, "kid": "The New Kid Nobody Noticed", "in_play": ["Ninja"]},
            {
                "level": 1,
                "kid": "The New Kid with a Note from Mom",
                "in_play": ["RPG Player", "Super Munchkin", "Detective", "Foam Sword", "Yo-Yo of Regret"],
            },
            {"level": 1, "kid": "The New Kid on a Sugar High", "in_play": ["Superhero"]},
        ],
        "door": ["Probe Technician"],
    },
    # Nine cards in hand, one of them a Curse, and a monster that only two can beat.
    "Nine cards": {
        "seats": [
            {
                "level": 4,
                "hand": [
                    "Demotion",
                    "Go Up a Level",
                    "Bottled Bees",
                    "Elf",
                    "Wizard",
                    "Thief",
                    "Rapier Wit",
                    "Dwarf",
                    "Halfling",
                ],
            },
            {"level": 8},
            {"level": 2},
        ],
        "door": ["Toll Troll"],
    },
    # The first player needs one more win.
    "Victory": {
        "seats": [{"level": 9, "in_play": ["Rapier Wit", "Thief", "Elf"]}, {"level": 8}, {"level": 5}],
        "door": ["Guard Hamster"],
    },
    # The cards with the longest texts, in hand, worn and fought.
    "Long texts": {
        "seats": [
            {
                "level": 6,
                "hand": ["Wizard", "Thief", "Bottled Bees", "Demotion", "Elf", "Go Up a Level"],
                "in_play": ["Cleric", "Crown of Perfect Averageness", "Dinner Plate Armor", "Stick, Unremarkable"],
            },
            {"level": 6},
            {"level": 2},
        ],
        "door": ["Tax Lich"],
    },
    # Much is worn and carried, as late in a game.
    "Hoard": {
        "seats": [
            {
                "level": 8,
                "hand": ["Wizard", "Bottled Bees", "Demotion", "Go Up a Level"],
                "in_play": [
                    "Thief",
                    "Elf",
                    "Crown of Perfect Averageness",
                    "Dinner Plate Armor",
                    "Stick, Unremarkable",
                    "Boots of Knocking First",
                    "Spare Keys",
                ],
                "carried": ["Robe of Impressive Sleeves", "Commuter's Horned Helm", "Loafers of Leaving"],
            },
            {"level": 6},
            {"level": 2},
        ],
        "door": ["Tax Lich"],
    },
    # Six players with many cards in play: the most that the page has to draw.
    "Crowd": {
        "seats": [
            {
                "level": 4,
                "hand": ["Elf", "Bottled Bees", "Demotion", "Wizard", "Go Up a Level"],
                "in_play": ["Thief", "Stick, Unremarkable", "Dinner Plate Armor", "Crown of Perfect Averageness"],
            },
            {"level": 6, "in_play": ["Warrior", "Rapier Wit", "Loafers of Leaving", "Chain-Letter Mail"]},
            {"level": 2, "in_play": ["Dwarf", "Picket Sign of Smiting", "Commuter's Horned Helm"]},
            {"level": 7, "in_play": ["Cleric", "Axe of Many Questions", "Robe of Impressive Sleeves"]},
            {"level": 5, "in_play": ["Halfling", "Mace of Loving Kindness", "Spare Keys"]},
            {"level": 3, "in_play": ["Wizard", "Staff of Mild Menace", "Boots of Knocking First"]},
        ],
        "door": ["Committee of Ogres"],
        "treasure": ["Rapier Wit", "Potion of Borrowed Muscles", "Bottled Bees"],
    },
}


def position(
    stage: str, boxes: list[str], players: list[tuple[str, str]], settings: Mapping[str, Any]
) -> dict[str, Any]:
    """The position for these people; a seat that it does not name has no cards and Level 1."""
    laid = dict(STAGES[stage])
    seats, first = laid.pop("seats"), laid.pop("turn", 0)
    named = {
        name: {**(seats[number] if number < len(seats) else {}), **({"sex": sex} if sex else {})}
        for number, (name, sex) in enumerate(players)
    }
    laid["turn"] = players[first][0]
    return {"box": boxes, "players": named, "options": {**settings, "live": True}, "seed": stage, **laid}
