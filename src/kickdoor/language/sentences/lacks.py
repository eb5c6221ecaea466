"""What a sentence can lack: the reasons it gives for finding nothing to do."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.rules import Rule
from kickdoor.engine.table.table import Table
from kickdoor.views.deeds import RefusalView

# The fight. A card decides these, and no rule, where no number is named.
NEEDS_FIGHT: Final = Rule(reason="needs_fight")
NOT_IN_FIGHT: Final = Rule(reason="not_in_fight", also=("CMB-01",))
RUNNING: Final = Rule("RUN-09", reason="running", also=("RULE-16",))
NOT_RUNNING: Final = Rule("RUN-08", reason="not_running", also=("RUN-01",))
NO_MONSTER_LEFT: Final = Rule("RULE-17", reason="no_monster_left")
NO_SUCH_MONSTER: Final = Rule(reason="no_such_monster")
MONSTER_TOO_HIGH: Final = Rule(reason="monster_too_high")
NO_MONSTER_IN_HAND: Final = Rule("MULTI-01", reason="no_monster_in_hand")
NOT_YOUR_FIGHT: Final = Rule(reason="not_your_fight")
IN_FIGHT_ALREADY: Final = Rule("HELP-08", reason="in_fight_already")
JOIN_WOULD_WIN: Final = Rule("RULE-40", reason="join_would_win")
MAY_NOT_HELP: Final = Rule("PREC-01", reason="forbidden")
NO_HELPER: Final = Rule(reason="no_helper")
ONE_HELPER: Final = Rule("HELP-01", reason="one_helper")
HELP_WOULD_WIN: Final = Rule("LVL-04", reason="help_would_win", also=("LVL-03",))
# Conditions.
HAS_HELPER: Final = Rule(reason="has_helper")
HAS: Final = Rule(reason="has")
HAS_NOT: Final = Rule(reason="has_not")
IS: Final = Rule(reason="is")
IS_NOT: Final = Rule(reason="is_not")
NOT_HELPING: Final = Rule(reason="not_helping", also=("HELP-01",))
NOT_WON_BY: Final = Rule(reason="not_won_by", also=("CMB-02",))
MONSTERS_WEAKER: Final = Rule(reason="monsters_weaker", also=("CMB-03",))
NOT_LOSING: Final = Rule(reason="not_losing", also=("CMB-02",))
LEVEL_MORE: Final = Rule(reason="level_more")
LEVEL_LESS: Final = Rule(reason="level_less")
LEVEL_EXTREME: Final = Rule(reason="level_extreme")
RANK_MORE: Final = Rule("POW-01", reason="rank_more")
RANK_LESS: Final = Rule("POW-01", reason="rank_less")
HAS_EXTRA_TURN: Final = Rule("RULE-41", reason="has_extra_turn")
TOO_FEW_STEPS: Final = Rule("RULE-38", reason="too_few_steps")
NOT_YOUR_TURN: Final = Rule(reason="not_your_turn", also=("TURN-01",))
# Levels.
STEAL_TO_WIN: Final = Rule("LVL-04", reason="steal_to_win", also=("LVL-03",))
TO_WIN: Final = Rule("LVL-03", reason="to_win", also=("LVL-04",))
NOBODY_ABOVE_ONE: Final = Rule("LVL-01", reason="nobody_above_one")
AT_LEVEL_ONE: Final = Rule("LVL-01", reason="at_level_one")
# Decks, Curses, Dungeons.
DECK_EMPTY: Final = Rule("DECK-03", reason="deck_empty")
NO_DISCARDS: Final = Rule("DECK-02", reason="no_discards")
NO_CURSE: Final = Rule("CURSE-02", reason="no_curse")
NO_DUNGEON: Final = Rule("PORT-01", reason="no_dungeon")
# Taking.
NOT_FROM_FIGHTERS: Final = Rule("META-04", reason="not_from_fighters", also=("TIME-06",))
NOTHING_TO_TAKE: Final = Rule(reason="nothing_to_take", also=("META-04", "CURSE-04"))
NOTHING_TO_SWAP: Final = Rule("TRADE-01", reason="nothing_to_swap", also=("CURSE-04",))
NOTHING_TO_BORROW: Final = Rule("RULE-43", reason="nothing_to_borrow")
NOT_TO_BE_BORROWED: Final = Rule("RULE-43", reason="not_to_be_borrowed")
NOT_TO_BE_TAKEN: Final = Rule("META-04", reason="not_to_be_taken")
NOT_FOR_BYSTANDERS: Final = Rule("INT-02", reason="not_for_bystanders")
# Prices.
UNPAID: Final = Rule("CLS-02", reason="unpaid", also=("CLS-03",))
HAND_TOO_SMALL: Final = Rule("CLS-03", reason="hand_too_small", also=("CLS-02", "CLS-09", "CLS-10"))
UNPAID_GOLD: Final = Rule("CLS-02", reason="unpaid_gold", also=("CLS-03",))
UNPAID_LEVELS: Final = Rule("LVL-01", reason="unpaid_levels", also=("CLS-02", "CLS-03"))


def no_fight(table: Table) -> RefusalView | None:
    """Why there is no fight in which a monster could be changed."""
    fight = table.fight
    if fight is None:
        return NEEDS_FIGHT.view
    if fight.decided:
        return RUNNING.view
    return None if fight.foes else NO_MONSTER_LEFT.view


def no_fight_of(table: Table, seat: int) -> RefusalView | None:
    """Why this player is in no fight that is not decided yet."""
    fight = table.fight
    if fight is None:
        return NEEDS_FIGHT.view
    if seat >= 0 and seat not in fight.side():
        return NOT_IN_FIGHT.about(seat)
    return RUNNING.view if fight.decided else None


def not_the_fighter(table: Table, seat: int) -> RefusalView | None:
    """Why this player does not decide about a fight."""
    fight = table.fight
    if fight is None:
        return NEEDS_FIGHT.view
    if fight.decided:
        return RUNNING.view
    return None if fight.fighter == seat else NOT_YOUR_FIGHT.about(fight.fighter)
