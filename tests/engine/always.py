"""What must hold of a table at every decision of any game."""

from __future__ import annotations

from kickdoor.engine.flow.pending import Receiver
from kickdoor.engine.play.death import Loot, Looting, LootOrder, NewKid
from kickdoor.engine.sums.gear import limited, refresh, room
from kickdoor.engine.table.agenda import Option, Step
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import DOOR, NO_DECK, TREASURE, TWO_HANDS
from kickdoor.engine.table.kinds import KEPT_IN_DEATH, TURNED_KINDS
from kickdoor.engine.table.piles import (
    DOOR_DECK,
    DOOR_DISCARDS,
    IDENTITIES,
    IN_FIGHT,
    LIMBO,
    TREASURE_DECK,
    TREASURE_DISCARDS,
    body_of,
    hand_of,
    is_body,
    is_play,
    play_of,
)
from kickdoor.engine.table.sentence import KEPT, Aim, Cause, RoomName
from kickdoor.engine.table.table import Memo, Table
from kickdoor.engine.table.window import About, Window
from kickdoor.engine.turns.settling import Shed
from kickdoor.scenario.seating import IN_PLAY, check_seat

SLOT_ROOMS: tuple[RoomName, ...] = ("headgear", "armor", "footgear", "hand")


def every_card_is_in_one_place(table: Table) -> None:
    where = table.where
    found = 0
    numbers = 0
    for zone, pile in enumerate(table.piles):
        for card in pile:
            assert where[card.index] == zone
            found += 1
            numbers += card.index
    # A card in two piles would contradict `where`; one twice in a pile would spoil the sum.
    assert found == len(where)
    assert numbers == found * (found - 1) // 2


def cards_on_their_way_are_named(table: Table) -> None:
    """A card that is shown or being played is named by what is still to happen (RULE-27)."""
    middle = table.piles[LIMBO]
    if middle:
        named = named_on_agenda(table)
        for card in middle:
            assert card in named, f"{card.name} is shown or being played, and nothing on the agenda names it"
    if table.fight is None:
        assert not table.piles[IN_FIGHT], f"no fight is on, and these lie in one: {table.piles[IN_FIGHT]}"
    else:
        for card in [foe.card for foe in table.fight.foes] + [shot.card for shot in table.fight.shots]:
            assert table.where[card.index] == IN_FIGHT, f"{card.name} fights or was played, and lies elsewhere"
    for seat in range(len(table.seats)):
        if table.piles[body_of(seat)]:
            assert any(
                isinstance(step, (Loot, Looting, LootOrder)) and step.dead == seat for step in table.agenda
            ), "nobody loots this body"


def cards_of_a_seat_are_where_it_has_them(table: Table) -> None:
    """Turned and attached cards lie in play, fresh ones in the hand."""
    for number, seat in enumerate(table.seats):
        assert len(set(seat.turned)) == len(seat.turned), "a card is turned sideways twice"
        for card in seat.turned:
            assert table.where[card.index] == play_of(number), f"{card.name} is turned sideways and not in play"
            assert card.kind in TURNED_KINDS, f"{card.name} is turned sideways"
            assert card.index not in table.hosts, f"{card.name} is carried by a companion and turned sideways"
        for card in seat.fresh:
            assert table.where[card.index] == hand_of(number), f"{card.name} is fresh and not in the hand"
        for identity in (seat.house, seat.kid):
            assert identity is None or table.where[identity.index] == IDENTITIES
    for index, host in table.hosts.items():
        pile = table.where[index]
        assert pile == table.where[host.index], f"a card lies on {host.name}, in another pile"
        assert is_play(pile) or is_body(pile)


def named_on_agenda(table: Table) -> list[Card]:
    """The cards that steps, windows, questions and the sentences they run name, however deep."""
    found: list[Card] = []
    seen: set[int] = set()
    left: list[object] = [*table.agenda, *table.memos]
    while left:
        thing = left.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, Card):
            found.append(thing)
        elif isinstance(thing, (list, tuple)):
            left.extend(thing)
        elif isinstance(thing, (Step, Option, Cause, About, Receiver, Memo, Aim)):
            # The fields are read by name: objects of a compiled engine have no `__dict__`.
            fields = [getattr(thing, name, None) for name in dir(type(thing)) if not name.startswith("__")]
            fields += vars(thing).values() if hasattr(thing, "__dict__") else []
            left.extend(field for field in fields if not callable(field))
    return found


def levels_are_legal(table: Table) -> None:
    winning = table.book.settings.winning_level
    for number, seat in enumerate(table.seats):
        assert 1 <= seat.level <= winning
        if seat.level == winning:
            # The game is over, unless a helper's reward may still make a second winner (WIN-02).
            won = table.winners if table.over else table.victors if table.victory_waits else ()
            assert number in won, f"{number} has the winning level, but the game goes on"


def steps_are_legal(table: Table) -> None:
    """Nobody stands at or beyond the end of a track, and the dead stand at its beginning (RULE-38)."""
    for number, seat in enumerate(table.seats):
        assert len(seat.steps) == len(table.book.tracks)
        for steps, track in zip(seat.steps, table.book.tracks, strict=True):
            assert 0 <= steps < track.steps, f"seat {number} is {steps} steps along {track.name}"
            assert not seat.dead or steps == 0, f"the dead seat {number} walks along {track.name}"


def _names(cards: list[Card]) -> str:
    return ", ".join([card.name for card in cards])


def the_dead_have_nothing(table: Table) -> None:
    """Nobody dead holds cards, or is asked for more than a New Kid and the Class it has no room for (DEATH-08)."""
    top = None if table.over else table.agenda[-1]
    for number, seat in enumerate(table.seats):
        if seat.dead:
            assert not table.hand(number), f"the dead seat {number} holds {_names(table.hand(number))}"
            assert number not in table.waiting or isinstance(top, (NewKid, Shed)) or table.over, (
                f"{number} is dead and asked"
            )
            for card in table.play(number):
                host = table.hosts.get(card.index)
                kept = (
                    card.kind in KEPT_IN_DEATH or KEPT in card.by_key or (host is not None and KEPT in host.by_key)
                )
                assert kept, f"the dead seat {number} has {card.name}"


def limits_of_gear_hold(table: Table) -> None:
    """Once everything is settled nobody has more than there is room for."""
    if table.over or not isinstance(table.agenda[-1], Window):
        return
    assert not table.marks, "a window is open before all is settled"
    for number, seat in enumerate(table.seats):
        if seat.dead:
            continue
        check_seat(table, number, ("seat", number))
        for name in SLOT_ROOMS:
            worn = limited(table, number, name)
            assert sum(2 if card.slot == TWO_HANDS else 1 for card in worn) <= room(table, number, name), (
                f"seat {number} wears {_names(worn)}"
            )


def a_fight_has_its_people(table: Table) -> None:
    fight = table.fight
    if fight is not None and not table.over:
        assert fight.helper < 0 or fight.decided or not table.seats[fight.helper].dead, "the dead help"
        assert fight.helper != fight.fighter, "a fighter helps itself"
        for loan in fight.lent:
            assert loan.borrower in fight.side(), f"{loan.card.name} is borrowed by somebody outside the fight"
            assert loan.owner != loan.borrower, f"{loan.card.name} is borrowed from nobody"
        numbers = [foe.number for foe in fight.foes]
        assert len(set(numbers)) == len(numbers), "two monsters of one number"


def piles_hold_what_belongs_there(table: Table) -> None:
    """Decks and discards hold their own cards (DECK-01), hands cards of a deck, play areas what may lie there."""
    for pile, deck in (
        (DOOR_DECK, DOOR),
        (DOOR_DISCARDS, DOOR),
        (TREASURE_DECK, TREASURE),
        (TREASURE_DISCARDS, TREASURE),
    ):
        for card in table.piles[pile]:
            assert card.deck == deck, f"{card.name} in a pile of the other deck"
    for seat in range(len(table.seats)):
        for card in table.hand(seat):
            assert card.deck != NO_DECK, f"{card.name} in a hand"
        for card in table.play(seat):
            attached = card.kind in ("cheat", "item_enhancer") and card.index in table.hosts
            kept = card.kind == "monster" and card.index in table.kept
            assert attached or kept or card.kind in IN_PLAY, f"{card.name} lies in front of seat {seat}"
    for index in table.kept:
        assert is_play(table.where[index]), f"{table.book.cards[index].name} is kept, and not in play"


def what_is_kept_of_a_seat_is_true(table: Table) -> None:
    """Cards in force and traits are kept until something changes them; working them out anew changes nothing."""
    for number, seat in enumerate(table.seats):
        if seat.active is not None:
            kept = (seat.active, seat.enjoyed, seat.suffered, seat.has_items, seat.keyed)
            laid = seat.laid
            refresh(table, number)
            now = (seat.active, seat.enjoyed, seat.suffered, seat.has_items, seat.keyed)
            assert now == kept, f"what is in force for seat {number} was not worked out anew"
            seat.laid = laid
        if seat.counted == table.next_tag:
            gold = sum([card.price for card in table.hand(number) + table.play(number)])
            assert seat.gold == gold, f"the gold of seat {number} was not counted anew"


def offers_can_be_kept(table: Table) -> None:
    """Nobody dead is part of an offer, and what it names is there (HELP-04)."""
    if table.over or not isinstance(table.agenda[-1], Window):
        return
    for offer in table.offers:
        assert offer.lacks(table) is None, "an offer names a card that is gone"
        assert not table.seats[offer.by].dead, "an offer of the dead"
        assert not table.seats[offer.to].dead, "an offer to the dead"


def the_table_holds(table: Table) -> None:
    """All that must hold at any decision, whatever position the game was set up in."""
    every_card_is_in_one_place(table)
    cards_on_their_way_are_named(table)
    cards_of_a_seat_are_where_it_has_them(table)
    levels_are_legal(table)
    steps_are_legal(table)
    the_dead_have_nothing(table)
    limits_of_gear_hold(table)
    a_fight_has_its_people(table)
    piles_hold_what_belongs_there(table)
    what_is_kept_of_a_seat_is_true(table)
    offers_can_be_kept(table)
