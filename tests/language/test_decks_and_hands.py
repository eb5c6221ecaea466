"""Sentences that look at the top of a deck and bury cards, or take random cards of a hand."""

from __future__ import annotations

from kickdoor.engine.game import imagine

from .scenes import Scene, Words, special

# Looking and burying.

DOORS: Words = {"door": ["Rat", "Ghoul", "Ogre"]}


def bottom(scene: Scene) -> list[str]:
    """The two lowest cards of the Door deck, the lowest first."""
    return [card.name for card in scene.table.piles[0][:2]]


def test_cards_are_looked_at_and_some_of_them_go_to_the_bottom() -> None:
    """DECK-02: the others stay in order."""
    bury = special("look at the top 3 Door cards and put 2 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    scene.pick("Ghoul", "Rat")
    assert [card.name for card in scene.table.piles[0][-1:]] == ["Ogre"]
    assert bottom(scene) == ["Rat", "Ghoul"]


def test_only_the_burier_sees_what_is_buried() -> None:
    """DECK-04."""
    bury = special("look at the top 2 Door cards and put 1 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    scene.pick("Ghoul")
    for seat, sees in ((0, True), (1, False)):
        told = [event for event in scene.game.view(seat).events if event.what in ("look", "bury")]
        assert len(told) == 3
        assert all((event.card is not None) == sees for event in told)


def test_a_game_imagined_by_the_burier_has_the_cards_it_saw_and_one_imagined_by_others_has_not() -> None:
    """What a bot imagines fits its view: the question has the same cards."""
    bury = special("look at the top 3 Door cards and put 1 on the bottom")
    scene = Scene(bury, ann={"hand": ["Probe"]}, **DOORS)  # type: ignore[arg-type]
    scene.play()
    own = scene.game.view(0)
    tops = set()
    for seed in range(8):
        game = imagine(own, seed)
        ask = game.ask(0)
        assert ask is not None
        assert [option.card.name for option in ask.options if option.card] == ["Rat", "Ghoul", "Ogre"]
        other = imagine(scene.game.view(1), seed)
        tops.add(tuple(card.name for card in other.table.piles[0][-3:]))
    assert len(tops) > 1, "somebody who saw nothing knows the top of the deck"


def test_a_deck_of_fewer_cards_is_buried_as_far_as_it_goes() -> None:
    scene = Scene(
        special("look at the top 3 Door cards and put 3 on the bottom"),
        ann={"hand": ["Probe"]},
        door=["Rat", "Ghoul"],
        decks="empty",
    )
    scene.play()
    scene.pick("Rat")
    assert [card.name for card in scene.table.piles[0]] == ["Ghoul", "Rat"]


# Random cards of one's own hand.


def test_another_player_takes_random_cards_of_your_hand_that_only_the_two_of_you_see() -> None:
    """DECK-06."""
    probe = special("let the player on your left take 2 random cards from your hand")
    scene = Scene(probe, ann={"hand": ["Probe", "Rat", "Ogre", "Hat"]})
    scene.play()
    assert len(scene.hand("Bo")) == 2
    assert len(scene.hand("Ann")) == 1
    assert not [event for event in scene.game.view(2).events if event.what == "hand_over" and event.card]
    short = Scene(probe, ann={"hand": ["Probe", "Rat"]})
    short.play()
    assert short.hand("Bo") == ["Rat"]
    assert not Scene(probe, ann={"hand": ["Probe"]}).can("Ann", "play")
