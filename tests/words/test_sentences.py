"""What is said reads right: for the one it is about, for the other, and for everybody else."""

from __future__ import annotations

from typing import Any

import pytest

from kickdoor.views.cards import AbilityView, CardView, FaceView, card_view
from kickdoor.views.deeds import DraftView, OfferView, OptionView, ProposalView, QuestionView, RefusalView
from kickdoor.views.events import EventView, Facts
from kickdoor.views.table import LineView, PhasesView, PlayerView, PublicView
from kickdoor.words import Reader, Words, card_text, log_lines

WORDS = Words(strict=True)
NAMES = ("Dana", "Bo", "Quill")
DANA, BO, QUILL = (Reader(NAMES, seat) for seat in range(3))
WATCHER = Reader(NAMES)
BEES = CardView(7, "Bucket of Bees", "item", "base")
OF_BEES = CardView(9, "of Bees", "item_enhancer", "base")
SWORD = card_view(8, FaceView("sword", "base", "Sword", "item", "Item", "treasure", bonus=3, value=400))
ORC = card_view(9, FaceView("orc", "base", "Orc", "monster", "Monster", "door", level=4))


def event(what: str, **fields: Any) -> EventView:
    return EventView(number=1, what=what, **fields)


@pytest.mark.parametrize(
    ("reader", "happened", "line"),
    [
        (DANA, event("draw", who=0, card=BEES), "You draw Bucket of Bees"),
        (BO, event("draw", who=0, hidden="door"), "Dana draws a Door card"),
        (WATCHER, event("draw", who=0, hidden="treasure"), "Dana draws a Treasure"),
        (BO, event("give", who=0, other=1, card=BEES), "Dana gives you Bucket of Bees"),
        (DANA, event("give", who=0, other=1, card=BEES), "You give Bucket of Bees to Bo"),
        (QUILL, event("give", who=0, other=1, hidden="door"), "Dana gives a Door card to Bo"),
        (DANA, event("play_on", who=0, other=0, card=BEES), "You play Bucket of Bees on yourself"),
        (BO, event("play_on", who=0, other=0, card=BEES), "Dana plays Bucket of Bees"),
        (DANA, event("level_up", who=0, facts=Facts(amount=1, level=4)), "You gain a level, now Level 4"),
        (BO, event("level_up", who=0, facts=Facts(amount=2, level=4)), "Dana gains 2 levels, now Level 4"),
        (BO, event("die", who=1, facts=Facts(amount=3)), "You roll 3"),
        (BO, event("die", who=0, facts=Facts(amount=2, first=True)), "Dana rolls 2 for who goes first"),
        (DANA, event("play", who=0, card=BEES), "You play Bucket of Bees"),
        (DANA, event("play", who=0, card=BEES, facts=Facts(deck="door")),
         "You draw Bucket of Bees: it acts at once"),
        (BO, event("die", who=0, facts=Facts(amount=3, bonus=-1)), "Dana rolls 3 (\u22121)"),
        (BO, event("die", who=0, facts=Facts(amount=5, needed=5)), "Dana rolls 5, needed 5 to escape: enough"),
        (DANA, event("die", who=0, facts=Facts(amount=5, bonus=-1, needed=6)),
         "You roll 5, needed 6 to escape: not enough"),
        (BO, event("die", who=0, facts=Facts(amount=6, needed=7)), "Dana rolls 6, needed 7 to escape: not enough"),
        (DANA, event("die", who=0, facts=Facts(amount=1, needed=1)), "You roll 1, and any roll escapes"),
        (BO, event("die_changed", who=0, facts=Facts(amount=6, needed=5)),
         "Dana's roll is now 6: enough to escape"),
        (BO, event("trigger", who=0, card=ORC), "Orc takes effect"),
        (DANA, event("trigger", who=0, card=ORC, facts=Facts(ability="Grunt")),
         "“Grunt” (Orc) takes effect"),
        (QUILL, event("boost", who=0, other=1, card=BEES, facts=Facts(bonus=-2)),
         "Dana gets \u22122 in this combat from Bo"),
        (DANA, event("boost", who=0, card=BEES, facts=Facts(bonus=3)), "You get +3 in this combat"),
        (BO, event("death", who=0, card=ORC), "Dana dies of Orc"),
        (BO, event("loots", who=2, other=0, card=BEES), "Quill loots Bucket of Bees from Dana's body"),
        (DANA, event("loots", who=2, other=0, card=BEES), "Quill loots Bucket of Bees from your body"),
        (BO, event("use", who=0, card=BEES), "Dana uses Bucket of Bees"),
        (DANA, event("use", who=0, card=BEES, facts=Facts(ability="Buzz")), "You use “Buzz” (Bucket of Bees)"),
        (BO, event("none_left", who=1, facts=Facts(deck="door")), "There is no Door card left for you"),
        (DANA, event("attach", who=0, card=OF_BEES, facts=Facts(on="Sword")),
         "You attach “of Bees” to Sword"),
        (DANA, event("won", who=0, facts=Facts(bare=True)),
         "You have nothing left to fight: no monster was beaten, so there is no level"),
        (BO, event("show", who=0, other=1, card=BEES), "Dana shows Bucket of Bees to you"),
        (QUILL, event("show", who=0, other=1, hidden="door"), "Dana shows a Door card to Bo"),
        (QUILL, event("show", who=0, card=BEES), "Dana shows Bucket of Bees"),
        (DANA, event("play_side", who=0, card=BEES, facts=Facts(side="monsters")),
         "You play Bucket of Bees for the monsters"),
        (DANA, event("game", facts=Facts(boxes=("Base", "Oz", "Super"))), "The game begins: Base, Oz and Super"),
        (DANA, event("over", facts=Facts(reason="standstill")),
         "The game is over: a draw, a whole round changed nothing"),
    ],
)  # fmt: skip
def test_an_event_reads_right_for_its_reader(reader: Reader, happened: EventView, line: str) -> None:
    assert WORDS.event(reader, happened) == line


def test_unseen_cards_drawn_in_a_row_are_one_line() -> None:
    events = [event("draw", who=0, hidden=deck) for deck in ("door", "door", "treasure")]
    events += [event("draw", who=1, hidden="door"), event("turn", who=1, facts=Facts(amount=3))]
    assert [line for _, line in log_lines(WORDS, QUILL, events)] == [
        "Dana draws 2 Door cards and a Treasure", "Bo draws a Door card", "Turn 3: Bo",
    ]  # fmt: skip


HELP = OfferView(kind="help", by=0, to=1, fighter=0, treasures=2, first="helper")
ASKED = OfferView(kind="help", by=1, to=0, fighter=0, treasures=1, first="fighter", gives=(SWORD,))


@pytest.mark.parametrize(
    ("reader", "offer", "sentence"),
    [
        (BO, HELP, "Dana offers you 2 Treasures for your help, and you pick first."),
        (DANA, HELP, "You offer Bo 2 Treasures for help, and Bo picks first."),
        (QUILL, HELP, "Dana offers Bo 2 Treasures for help, and Bo picks first."),
        (DANA, ASKED, "Bo will help you for 1 Treasure and Sword, and you pick first."),
        (BO, ASKED, "You will help Dana for 1 Treasure and Sword, and Dana picks first."),
        (BO, OfferView(kind="help", by=0, to=1, fighter=0), "Dana offers you nothing for your help."),
        (BO, OfferView(kind="trade", by=0, to=1, gives=(SWORD,)), "Dana offers you: Sword, as a gift."),
        (BO, OfferView(kind="trade", by=0, to=1, gives=(SWORD, BEES), wants=(ORC,)),
         "Dana offers you: Sword and Bucket of Bees for Orc."),
        (DANA, OfferView(kind="trade", by=0, to=1, wants=(ORC,)), "You offer Bo: nothing for Orc."),
    ],
)  # fmt: skip
def test_an_offer_says_who_gets_what(reader: Reader, offer: OfferView, sentence: str) -> None:
    """HELP-03, TRADE-01."""
    assert WORDS.offer(reader, offer) == sentence


def test_a_draft_says_what_it_holds_so_far() -> None:
    assert WORDS.draft(DANA, DraftView(kind="help", to=1, treasures=1, first="helper"), 0) == (
        "So far you offer Bo 1 Treasure, and Bo picks first."
    )
    assert WORDS.draft(BO, DraftView(kind="help", to=0, treasures=2), 0) == "So far you ask Dana for 2 Treasures."
    assert WORDS.draft(DANA, DraftView(kind="sale")) == "So far you sell nothing."
    assert WORDS.draft(DANA, DraftView(kind="sale", gives=(SWORD,), gold=400)) == (
        "So far you sell Sword, for 400 gold."
    )
    assert WORDS.draft(DANA, DraftView(kind="show", gives=(SWORD,), to=1)) == "So far you show Sword to Bo."


@pytest.mark.parametrize(
    ("option", "text", "short"),
    [
        (OptionView(way="propose", verb="kick_door"), "Kick Open the Door", "Kick Open the Door"),
        (OptionView(way="play", verb="play", card=SWORD), "Play Sword", "Play"),
        (OptionView(way="play", verb="play", card=SWORD, seat=0), "Play Sword on yourself", "Play on yourself"),
        (OptionView(way="play", verb="play", card=SWORD, foe=3), "Play Sword on Orc (copy)", "Play on Orc (copy)"),
        (OptionView(way="play", verb="play", card=SWORD, side="monsters"), "Play Sword for the monsters",
         "Play for the monsters"),
        (OptionView(way="play", verb="use", card=SWORD, ability="Slash", seat=1), "Use “Slash” (Sword) on Bo",
         "Use “Slash” on Bo"),
        (OptionView(way="pick", verb="choose", answer="yes"), "Yes, do it", "Yes, do it"),
        (OptionView(way="pick", verb="choose", sentence="lose a level"), "Lose a level", "Lose a level"),
        (OptionView(way="pick", verb="choose", number=4), "4", "4"),
        (OptionView(way="pick", verb="choose", seat=1), "Choose Bo", "Choose Bo"),
        (OptionView(way="pick", verb="give", card=SWORD, seat=1), "Give Sword to Bo", "Give it to Bo"),
        (OptionView(way="propose", verb="end_turn"), "End your turn", "End your turn"),
        (
            OptionView(way="draft", verb="treasures", number=1),
            "Give the helper 1 Treasure",
            "Give the helper 1 Treasure",
        ),
        (
            OptionView(way="draft", verb="treasures", share="beyond", number=2),
            "Give the helper all Treasures beyond the first 2",
            "Give the helper all Treasures beyond the first 2",
        ),
        (OptionView(way="quiet", verb="accept", seat=1), "Accept what Bo offers", "Accept"),
    ],
)  # fmt: skip
def test_an_option_says_what_is_done_with_which_card_to_whom(option: OptionView, text: str, short: str) -> None:
    reader = Reader(NAMES, 0, {3: ("Orc", True)})
    assert WORDS.option(reader, QuestionView(kind="fight"), option) == text
    assert WORDS.option(reader, QuestionView(kind="fight"), option, short=True) == short


def test_an_option_of_many_targets_leaves_the_target_open() -> None:
    option = OptionView(way="play", verb="play", card=SWORD, seat=1)
    assert WORDS.deed(DANA, QuestionView(kind="start"), option) == ("Play Sword (+3) on …", "Bo")
    door = OptionView(way="propose", verb="kick_door")
    assert WORDS.deed(DANA, QuestionView(kind="start"), door) == ("Kick Open the Door", "")


def test_an_announcement_is_a_sentence() -> None:
    running = ProposalView(verb="run_away", by=0)
    assert WORDS.proposal(BO, running) == "Dana is about to give up the fight and run."
    assert WORDS.proposal(DANA, running) == "You are about to give up the fight and run."


def table(hand: int = 7) -> PublicView:
    """A table of three of whom Dana is asked."""
    players = [
        PlayerView(seat, name, 1, None, False, None, None, hand, [], [], [], [], 1, 0, 5, 1)
        for seat, name in enumerate(NAMES)
    ]
    return PublicView(
        ["base"],
        PhasesView("Kick Open the Door", "Look for Trouble", "Loot the Room"),
        10,
        0,
        1,
        "charity",
        False,
        [],
        players,
        [9, 9],
        [],
        [],
        [],
        [],
        None,
        None,
        None,
        0,
        None,
        False,
        [],
    )


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (QuestionView(kind="charity", count=2, keep=5, to=(2,)),
         "Charity: you hold 7 and may keep 5. Give 2 to Quill, who has the lowest Level."),
        (QuestionView(kind="charity", count=1, done=1, keep=5, to=(1, 2)),
         "Charity: you hold 7 and may keep 5. Give 1 to Bo or Quill, who have the lowest Level."),
        (QuestionView(kind="charity", count=2, keep=5),
         "Charity: you hold 7 and may keep 5. Nobody has a lower Level: discard 2."),
        (QuestionView(kind="lose", count=2, card=ORC, sentence="lose 2 Items"),
         "Orc: Lose 2 Items. Which 2 do you lose? (0 of 2 chosen)"),
        (QuestionView(kind="helper_escapes", seat=1), "You escape. Does Bo, who helped you, escape with you?"),
        (QuestionView(kind="start"), "Your turn: Kick Open the Door."),
    ],
)  # fmt: skip
def test_a_question_is_a_sentence_with_its_numbers_and_names(question: QuestionView, sentence: str) -> None:
    """TURN-07 and others."""
    assert WORDS.question(table(), 0, question) == sentence


def test_a_refusal_says_what_is_missing() -> None:
    refusal = RefusalView(reason="only_for", seat=0, needs=("a Warrior", "an Elf"), has=("a Wizard",))
    assert WORDS.refusal(DANA, refusal) == "Only a Warrior or an Elf can use it; you are a Wizard."
    assert WORDS.refusal(BO, refusal) == "Only a Warrior or an Elf can use it; Dana is a Wizard."


@pytest.mark.parametrize(
    ("number", "said"), [(1, "The fight brings 1 Treasure."), (2, "The fight brings 2 Treasures.")]
)
def test_a_refusal_counts_right(number: int, said: str) -> None:
    assert WORDS.refusal(DANA, RefusalView(reason="few_treasures", number=number)) == said


def test_a_line_of_a_sum_says_whose_it_is_and_why() -> None:
    assert WORDS.line(DANA, LineView(amount=3, kind="level", seat=0)) == ("Your Level", "")
    assert WORDS.line(BO, LineView(amount=3, kind="level", seat=0)) == ("Dana's Level", "")
    assert WORDS.line(BO, LineView(amount=4, kind="level", card="Orc", foe=1)) == ("Orc", "its Level")
    assert WORDS.line(BO, LineView(amount=2, kind="sentence", card="Sword", text="+2 against Orcs")) == (
        "Sword", "+2 against Orcs",
    )  # fmt: skip


def test_a_card_is_printed_from_its_face() -> None:
    face = FaceView(
        "orc", "base", "Orc", "monster", "Monster", "door",
        level=4, treasures=1, levels=1, tags=("Greenskin",), always=("+2 against Elf",),
        bad_stuff=("lose a level",), flavour="It snores.", notes=("It does.",),
        abilities=(AbilityView("Roar", "in your combat", "discard a card", "once a turn", (), ("gain a level",)),),
    )  # fmt: skip
    assert card_text(WORDS, face).splitlines() == [
        "Orc",
        "Monster · Greenskin",
        "Level 4 · 1 Treasure",
        "+2 against Elf.",
        "Roar. In your combat, once a turn, discard a card: gain a level.",
        "Bad Stuff: Lose a level.",
        "Note: It does.",
        "",
        "  It snores.",
    ]
