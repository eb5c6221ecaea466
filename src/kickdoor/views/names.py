"""The closed sets of names that fields of views hold."""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal[
    "monster", "enhancer", "curse", "class", "race", "house", "kid", "double", "power", "origin",
    "companion", "item", "steed", "turf", "item_enhancer", "one_shot", "level_up", "cheat", "dungeon",
    "portal", "special",
]  # fmt: skip
Deck = Literal["door", "treasure", "none"]
Slot = Literal["headgear", "armor", "footgear", "1 hand", "2 hands"]  # as card files write them
Side = Literal["munchkins", "monsters"]
Sex = Literal["male", "female"]
YesOrNo = Literal["", "yes", "no"]
Way = Literal["pick", "pass", "propose", "play", "quiet", "draft"]
Phase = Literal["setup", "start", "door", "room", "charity", "combat", "fleeing", "looting"]
WindowKind = Literal["setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt"]
OfferKind = Literal["help", "trade"]
DraftKind = Literal["help", "trade", "sale", "show"]
Chooser = Literal["fighter", "helper"]
# How many Treasures a helper is promised: so many, all, half, or all beyond the first so many.
Share = Literal["number", "all", "half", "beyond"]
# Why an offer or a draft is void, where no card of it is gone.
VoidReason = Literal["fight_over", "decided", "no_monster", "has_helper", "passed_on", "dead", "combat"]
# Where a line of a sum comes from.
LineKind = Literal["level", "bonus", "sentence", "keyword", "combat", "doubled"]
EndReason = Literal["winning_level", "last_turn", "standstill"]
# The kinds of events.
EVENTS: Final = (
    "game", "house", "kid", "first", "die", "die_changed", "turn", "missed", "back", "draw", "draw_up",
    "none_left", "shuffle", "door", "trouble", "loot_room", "take", "fight", "join", "copy", "play",
    "play_on", "play_monster", "play_side", "attach", "use", "trigger", "equip", "unequip", "discard", "pay",
    "lose", "curse", "cancelled", "missed_curse", "stays", "lifted", "spent", "boost", "boost_monster",
    "level_up", "level_down", "no_level", "sell", "sold", "ask_help", "offer", "decline", "withdraw",
    "bargain", "helps", "sent_away", "give", "hand_over", "charity", "show", "look", "claim", "concede",
    "removed", "killed", "won", "treasure", "void", "lapsed", "escape", "not_pursued", "caught", "sacrifice",
    "passed_on", "fight_over", "death", "laid_out", "loots", "sex", "dungeon", "dungeon_closed", "hold_on",
    "open_to_trades", "closed_to_trades", "win", "over", "untaken", "owed", "sex_drawn", "no_first_player",
    "step", "step_back", "track_end", "uninvited", "kept", "borrow", "given_back", "roll_off",
    "rolled_lower", "extra_turn", "bury", "will_miss",
)  # fmt: skip
SEXES: Final[dict[str, Sex]] = {"male": "male", "female": "female"}
# Why a bot did something; the first three lines are reasons of verbs that always have the same one.
ReasonName = Literal[
    "kick_door", "run_away", "take", "loot_room", "end_turn", "never_mind", "lay", "unequip", "sell", "add",
    "double", "use", "send", "counter", "offer_help", "promise", "offer", "decline", "hold_on", "equip",
    "look_for_trouble",
    "chosen", "suits", "win", "treasures", "strong", "gain", "help_wins", "share", "level", "on_table", "to_win",
    "changes", "may_win", "would_win", "no_further", "somebody", "ahead", "in_the_way", "imagined", "best",
]  # fmt: skip
# Table settings: groups that belong together, kinds of values, what may be wrong with one.
SettingGroup = Literal["length", "edition", "pace", "limits"]
SettingKind = Literal["switch", "number", "seconds", "choice", "player"]
SettingFault = Literal["unknown", "retired", "switch", "number", "unlimited", "seconds", "choice", "player"]
Stage = Literal["gathering", "playing", "adjourned", "over", "frozen"]
PauseHow = Literal["pause", "step", "go"]  # hold the bots, until something has happened, not any more
ClockKind = Literal["window", "turn"]
Door = Literal["open", "password", "invited"]  # who may take a seat
Notice = Literal["minded", "back"]  # what a room tells of a seat
Speed = Literal["calm", "normal", "brisk", "quick"]
Strength = Literal["gentle", "easy", "fair", "hard"]
# Why a server refused a request or a message.
RefusalCode = Literal[
    "not_understood", "too_fast", "too_long", "watching", "not_seated", "not_host", "left", "not_signed",
    "foreign_page", "not_begun", "not_legal", "stale", "passed", "held_already", "over", "frozen", "not_saved",
    "not_read", "other_rules",
    "nothing_to_undo", "no_phrase", "nothing_to_say", "no_seat", "no_name", "same_name",
    "same_promise", "no_promise", "taken", "full", "begun",
    "no_table", "too_many", "no_box", "which_boxes", "seat_count", "no_bot", "no_clock", "fixed_setting",
    "bad_setting", "not_valid", "not_over", "hidden_thoughts", "not_alone",
    "sent_away", "one_seat", "no_password", "wrong_password", "not_invited", "nobodys_seat", "own_seat", "muted",
    "too_many_answers", "too_many_of_yours",
]  # fmt: skip
# The codes with which the server closes a socket.
CloseCode = Literal[1001, 1008, 1009, 1012, 1013, 4001, 4003, 4004, 4005, 4006, 4010]
