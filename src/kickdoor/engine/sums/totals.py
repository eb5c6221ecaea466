"""Every total as a fold over the sentences in force; the same fold writes its ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..table.absent import FACERS, NO_FOE, NO_PACK, NOBODY
from ..table.card import Card
from ..table.fight import Fight, Foe
from ..table.sentence import (
    DIE_ROLL,
    FOE_TIES,
    HAND_LIMIT,
    LOWER_HELP,
    NO_COUNT,
    NO_LEVEL,
    ONLY_LEVELS,
    RUN_AWAY,
    SHARED,
    STRENGTH,
    TIES,
    TOTAL_RANK,
    Cause,
    Standing,
)
from ..table.table import Table
from .gear import active, saying
from .ledger import Line, Lines, Tab, tab_of

Muted = Sequence[tuple[Standing, Cause]]  # by what some cards do not count
NONE_MUTED: Final[tuple[tuple[Standing, Cause], ...]] = ()


def spoken(table: Table, card: Card, key: int, cause: Cause, seen: list[str], tab: Tab | None) -> int:
    """What one card's sentences and keywords add to a total; `seen` are the keywords that have spoken."""
    total = 0
    standings = card.by_key.get(key)
    if standings is not None:
        for standing in standings:
            worth = standing.worth(table, cause)
            if worth:
                total += worth
                if tab is not None:
                    tab.add(worth, "sentence", card, standing.text)
    if card.once:
        granted = card.once.get(key)
        if granted is not None:
            for keyword, standing in granted:
                if keyword not in seen:
                    seen.append(keyword)
                    worth = standing.worth(table, cause)
                    total += worth
                    if tab is not None and worth:
                        tab.add(worth, "keyword", card, keyword)
    return total


def shared(table: Table, seat: int, key: int, lines: Lines, muted: Muted = NONE_MUTED) -> int:
    """What cards in front of any player add to a total of all players."""
    result = 0
    for owner in table.from_turn():
        for card in saying(table, owner, SHARED):
            if muted and _is_muted(table, muted, card):
                continue
            for standing in card.by_key.get(SHARED, ()):
                if standing.about == key:
                    worth = standing.worth(table, card.causes[owner])
                    result += worth
                    if lines is not None and worth:
                        lines.append(Line(worth, "sentence", card, standing.text, seat))
    return result


def total(table: Table, seat: int, key: int, lines: Lines = None, foe: int = NO_FOE) -> int:
    """What a seat's cards in force add to one of its totals; a flight is from one monster."""
    result = 0
    cards = saying(table, seat, key)
    if cards:
        seen: list[str] = []
        tab = tab_of(lines, seat)
        for card in cards:
            cause = card.causes[seat] if foe == NO_FOE else Cause(card, seat, seat, foe)
            result += spoken(table, card, key, cause, seen, tab)
    if table.book.said >> SHARED & 1:
        result += shared(table, seat, key, lines)
    fight = table.fight
    if fight is not None and fight.boosts:
        for boost in fight.boosts:
            if boost.seat == seat and boost.total == key:
                result += boost.amount
                if lines is not None:
                    lines.append(Line(boost.amount, "combat", boost.card, "", seat))
    return result


def hand_limit(table: Table, seat: int) -> int:
    return max(0, table.book.settings.hand_limit + total(table, seat, HAND_LIMIT))


def capacity(table: Table, seat: int) -> int:
    """The sum of ranks a seat may have (POW-01, POW-04)."""
    return table.seats[seat].level + total(table, seat, TOTAL_RANK)


def die_bonus(table: Table, seat: int) -> int:
    """What a seat's own cards add to each of its dice (RULE-32)."""
    return total(table, seat, DIE_ROLL)


def faced_die_bonus(table: Table, seat: int) -> int:
    """The same with what the monsters say that it faces; in flight each says it of its own roll alone (RUN-02)."""
    result = die_bonus(table, seat)
    fight = table.fight
    if fight is not None and seat in fight.side():
        for foe in fight.foes:
            for card in foe_cards(table, foe):
                result += spoken(table, card, DIE_ROLL, Cause(card, seat, FACERS, foe.number), [], None)
    return result


def run_bonus(table: Table, seat: int, foe: Foe | None = None, lines: Lines = None) -> int:
    """What is added to a roll to Run Away, from one monster or in general (RUN-02)."""
    result = total(table, seat, RUN_AWAY, lines, NO_FOE if foe is None else foe.number)
    if foe is not None:
        tab = tab_of(lines, seat, foe.number)
        for card in foe_cards(table, foe):
            cause = Cause(card, seat, FACERS, foe.number)
            result += spoken(table, card, RUN_AWAY, cause, [], tab)
            result += spoken(table, card, DIE_ROLL, cause, [], tab)
        result += boosted(table, foe, RUN_AWAY, lines)
    return result


# What counts for nothing, on either side (RULE-32).


def _muted(table: Table, fight: Fight) -> list[tuple[Standing, Cause]]:
    """The sentences that make cards worth nothing in this fight."""
    found: list[tuple[Standing, Cause]] = []
    if not table.book.said >> NO_COUNT & 1:
        return found
    for foe in fight.foes:
        if fight.shots or NO_COUNT in foe.card.by_key:
            for card in foe_cards(table, foe):
                for standing in card.by_key.get(NO_COUNT, ()):
                    found.append((standing, card.facing))
    for seat in fight.side():
        for card in saying(table, seat, NO_COUNT):
            for standing in card.by_key[NO_COUNT]:
                found.append((standing, card.causes[seat]))
    return found


def _is_muted(table: Table, muted: Muted, card: Card | None) -> bool:
    return card is not None and any([standing.touches(table, cause, card) for standing, cause in muted])


# The munchkins' side.


def foe_saying(table: Table, fight: Fight, key: int) -> Card | None:
    """A monster of the fight, or an enhancer on one, that says something under a key."""
    if table.book.said >> key & 1:
        for foe in fight.foes:
            for card in foe_cards(table, foe) if fight.shots else (foe.card,):
                if key in card.by_key:
                    return card
    return None


def only_levels(table: Table, fight: Fight) -> bool:
    if not table.book.said >> ONLY_LEVELS & 1:
        return False
    if foe_saying(table, fight, ONLY_LEVELS) is not None:
        return True
    for seat in fight.side():
        if saying(table, seat, ONLY_LEVELS):
            return True
    return False


def lower_only(table: Table, fight: Fight) -> Card | None:
    """The card that lets only players help who have a lower Level than the fighter, if any."""
    if not table.book.said >> LOWER_HELP & 1:
        return None
    found = saying(table, fight.fighter, LOWER_HELP)
    return found[0] if found else foe_saying(table, fight, LOWER_HELP)


def _uncounted(table: Table, seat: int, level: int, lines: Lines) -> int:
    """What is taken off again where the Level of a seat does not count (RULE-37)."""
    found = saying(table, seat, NO_LEVEL)
    silencer = found[0] if found else None
    if silencer is None and table.fight is not None and table.in_fight(seat):
        silencer = foe_saying(table, table.fight, NO_LEVEL)
    if silencer is None:
        return 0
    if lines is not None:
        said = silencer.by_key.get(NO_LEVEL)
        lines.append(Line(-level, "sentence", silencer, said[0].text if said else "", seat))
    return -level


def strength(table: Table, seat: int, lines: Lines = None) -> int:
    """A seat's own strength: Level and all its modifiers (CMB-01)."""
    fight = table.fight
    fighting = fight is not None and table.in_fight(seat)
    level = table.seats[seat].level
    if fight is not None and fighting and seat in fight.stands:
        level = fight.stands[seat]
    result = level
    if lines is not None:
        lines.append(Line(level, "level", None, "", seat))
    if table.book.said >> NO_LEVEL & 1:
        result += _uncounted(table, seat, level, lines)
    muted: list[tuple[Standing, Cause]] = []
    if fight is not None and fighting:
        if only_levels(table, fight):
            return result
        muted = _muted(table, fight)
    if lines is None and not muted:
        seen: list[str] = []
        for card in saying(table, seat, STRENGTH):
            result += spoken(table, card, STRENGTH, card.causes[seat], seen, None)
        result += table.seats[seat].bonuses
    else:
        result += _worn(table, seat, muted, lines)
    if table.book.said >> SHARED & 1:
        result += shared(table, seat, STRENGTH, lines, muted)
    if table.kept:
        result += _kept(table, seat, muted, lines)
    if fight is not None and fighting:
        for boost in fight.boosts:
            if boost.seat == seat and boost.total == STRENGTH:
                if muted and _is_muted(table, muted, boost.card):
                    continue
                result += boost.amount
                if lines is not None:
                    lines.append(Line(boost.amount, "combat", boost.card, "", seat))
        for shot in fight.shots:
            if shot.seat == seat and not (muted and _is_muted(table, muted, shot.card)):
                # An enhancer turned on a munchkin takes away what it would have given (ENH-01).
                result -= abs(shot.card.bonus)
                if lines is not None:
                    lines.append(Line(-abs(shot.card.bonus), "bonus", shot.card, "", seat))
        for doubling in fight.doublings:
            if doubling.seat == seat and not (muted and _is_muted(table, muted, doubling.card)):
                if lines is not None:
                    lines.append(Line(result, "doubled", None, "", seat))
                result *= 2
    return result


def _worn(table: Table, seat: int, muted: Muted, lines: Lines) -> int:
    """What the cards in force add that are not muted, line by line."""
    result = 0
    seen: list[str] = []
    tab = tab_of(lines, seat)
    for card in active(table, seat):
        if muted and _is_muted(table, muted, card):
            continue
        if card.bonus:
            result += card.bonus
            if lines is not None:
                lines.append(Line(card.bonus, "bonus", card, "", seat))
        if STRENGTH in card.by_key or STRENGTH in card.once:
            result += spoken(table, card, STRENGTH, card.causes[seat], seen, tab)
    return result


def _kept(table: Table, seat: int, muted: list[tuple[Standing, Cause]], lines: Lines) -> int:
    """What the monsters add that a seat has kept as companions (RULE-42)."""
    result = 0
    for card in table.play(seat):
        if card.index in table.kept and not (muted and _is_muted(table, muted, card)):
            result += table.kept[card.index]
            if lines is not None:
                lines.append(Line(table.kept[card.index], "bonus", card, "", seat))
    return result


def munchkins(table: Table, fight: Fight, lines: Lines = None) -> int:
    """The strength of fighter, helper and what was played for them."""
    result = 0
    for seat in fight.side():
        result += strength(table, seat, lines)
    if fight.shots and not only_levels(table, fight):
        muted = _muted(table, fight)
        for shot in fight.shots:
            if shot.munchkins and shot.seat == NOBODY:
                if muted and _is_muted(table, muted, shot.card):
                    continue
                result += _shot(table, shot.card, shot.by, lines)
    return result


def _shot(table: Table, card: Card, by: int, lines: Lines) -> int:
    result = card.bonus
    if lines is not None and result:
        lines.append(Line(result, "bonus", card))
    return result + spoken(table, card, STRENGTH, card.causes[by], [], tab_of(lines, NOBODY))


# The monsters' side.


def foe_cards(table: Table, foe: Foe) -> list[Card]:
    """The monster and the enhancers on it."""
    cards = [foe.card]
    fight = table.fight
    if fight is not None and fight.shots:
        for shot in fight.shots:
            if shot.pack == foe.pack:
                cards.append(shot.card)
    return cards


def foe_tags(table: Table, foe: Foe) -> list[str]:
    tags: list[str] = []
    for card in foe_cards(table, foe):
        tags += card.face.tags
    return tags


def printed_level(card: Card) -> int:
    """A Steed is fought at twice its bonus (STEED-01)."""
    return 2 * card.bonus if card.kind == "steed" else card.face.level


def boosted(table: Table, foe: Foe, key: int, lines: Lines) -> int:
    """What was lent to a monster for one combat."""
    result = 0
    fight = table.fight
    if fight is not None and fight.boosts:
        muted = _muted(table, fight) if key == STRENGTH else []
        for boost in fight.boosts:
            if boost.pack == foe.pack and boost.total == key:
                if muted and _is_muted(table, muted, boost.card):
                    continue
                result += boost.amount
                if lines is not None:
                    lines.append(Line(boost.amount, "combat", boost.card, "", NOBODY, foe.number))
    return result


def foe_strength(table: Table, foe: Foe, lines: Lines = None) -> int:
    result = printed_level(foe.card)
    fight = table.fight
    if lines is not None:
        lines.append(Line(result, "level", foe.card, "", NOBODY, foe.number))
    cards = foe_cards(table, foe)
    muted = _muted(table, fight) if fight is not None and len(cards) > 1 else []
    for card in cards:
        if card is not foe.card and muted and _is_muted(table, muted, card):
            continue
        if card is not foe.card and card.bonus:
            result += card.bonus
            if lines is not None:
                lines.append(Line(card.bonus, "bonus", card, "", NOBODY, foe.number))
        if STRENGTH in card.by_key:
            cause = Cause(card, FACERS, FACERS, foe.number)
            result += spoken(table, card, STRENGTH, cause, [], tab_of(lines, NOBODY, foe.number))
    return result + boosted(table, foe, STRENGTH, lines)


def monsters(table: Table, fight: Fight, lines: Lines = None) -> int:
    """The strength of all monsters together and what was played for them (MULTI-01)."""
    result = 0
    for foe in fight.foes:
        result += foe_strength(table, foe, lines)
    if fight.shots:
        muted = _muted(table, fight)
        for shot in fight.shots:
            if not shot.munchkins and shot.pack == NO_PACK:
                if muted and _is_muted(table, muted, shot.card):
                    continue
                result += _shot(table, shot.card, shot.by, lines)
    return result


def winning(table: Table, fight: Fight) -> bool:
    """Whether the munchkins win as it stands."""
    return not fight.foes or beats(table, fight, munchkins(table, fight), monsters(table, fight))


def beats(table: Table, fight: Fight, ours: int, theirs: int) -> bool:
    """More than the monsters; or as much, where somebody in the fight wins ties and no monster does (CMB-02)."""
    if ours != theirs:
        return ours > theirs
    if foe_saying(table, fight, FOE_TIES) is not None:
        return False
    for seat in fight.side():
        for card in saying(table, seat, TIES):
            for standing in card.by_key[TIES]:
                if standing.worth(table, card.causes[seat]):
                    return True
    return False
