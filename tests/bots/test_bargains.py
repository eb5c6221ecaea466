"""Bots value a bargain for help by its fields: the share of the Treasures, Items, and promised cards."""

from __future__ import annotations

import pytest

from kickdoor.bots.players.gentle import GentleBot
from kickdoor.bots.players.greedy import GreedyBot
from kickdoor.bots.players.schemer import SchemerBot
from kickdoor.bots.players.simple import SimpleBot
from kickdoor.bots.thinking.price import gets, shared
from kickdoor.briefs.deeds import BriefOffer
from kickdoor.engine.game import Game
from kickdoor.scenario.position import set_up
from kickdoor.views.deeds import OfferView, TermsView

IMP = {"kind": "monster", "name": "Probe Imp", "level": 9, "treasures": 4, "bad_stuff": []}
HEX = {"kind": "curse", "name": "Probe Hex", "does": ["lose 1 level"]}


def fight(**players: dict[str, object]) -> Game:
    """Ann fights a monster that she beats with the help of Bo."""
    game = set_up(
        {
            "box": "base",
            "cards": [IMP, HEX],
            "players": {"Ann": {"level": 3}, "Bo": {"level": 8}, "Cy": {}} | players,
            "door": ["Probe Imp"],
        }
    )
    game.choose(0, "kick_door")
    return game


def wish(game: Game, seat: int, bot: SimpleBot) -> str:
    """The verb of what the bot would do here."""
    view = game.view(seat)
    assert view.ask is not None
    return view.ask.options[bot.choose(view, view.ask)].verb


@pytest.mark.parametrize(
    ("terms", "won", "wanted"),
    [
        (TermsView(treasures=2), 3, 2),
        (TermsView(treasures=4), 3, 3),
        (TermsView(share="all"), 3, 3),
        (TermsView(share="half"), 3, 1),
        (TermsView(share="beyond", treasures=2), 3, 1),
        (TermsView(share="beyond", treasures=2), 1, 0),
    ],
)
def test_a_share_is_counted_as_the_rules_count_it(terms: TermsView, won: int, wanted: int) -> None:
    offer = BriefOffer(OfferView(kind="help", by=0, to=1, treasures=terms.treasures, share=terms.share))
    assert shared(offer, won) == gets(offer, won) == wanted


@pytest.mark.parametrize("share", ["all", "half", "beyond 1"])
@pytest.mark.parametrize("bot", [SimpleBot, GreedyBot, GentleBot])
def test_a_fair_share_is_accepted_however_it_is_put(bot: type[SimpleBot], share: str) -> None:
    game = fight()
    for word in ("ask_help:@1", f"treasures:={share}", "send"):
        game.choose(0, word)
    assert wish(game, 1, bot()) == "accept"


@pytest.mark.parametrize("bot", [SimpleBot, GreedyBot, SchemerBot, GentleBot])
def test_a_promised_curse_is_no_price(bot: type[SimpleBot]) -> None:
    game = fight(Ann={"level": 3, "hand": ["Probe Hex"]})
    for word in ("ask_help:@1", f"promise:#{game.view(0).hand[0].tag}", "send"):
        game.choose(0, word)
    assert wish(game, 1, bot()) in ("decline", "offer_help")


@pytest.mark.parametrize("bot", [SimpleBot, GreedyBot])
def test_a_promised_level_is_a_price(bot: type[SimpleBot]) -> None:
    game = fight(Ann={"level": 3, "hand": ["Go Up a Level"]})
    for word in ("ask_help:@1", f"promise:#{game.view(0).hand[0].tag}", "send"):
        game.choose(0, word)
    assert wish(game, 1, bot()) == "accept"


@pytest.mark.parametrize("bot", [GreedyBot, SchemerBot])
def test_a_bystander_who_is_asked_anyway_offers_its_help(bot: type[SimpleBot]) -> None:
    game = fight(Bo={"level": 8, "hand": ["Probe Hex"]})
    game.choose(0, "run_away")
    assert game.to_act == 1
    player = bot()
    taken: list[str] = []
    while "send" not in taken:
        view = game.view(1)
        assert view.ask is not None
        index = player.choose(view, view.ask)
        taken.append(view.ask.options[index].verb)
        game.choose(1, index)
    assert taken[0] == "offer_help"
    assert "treasures" in taken
    assert wish(game, 0, GreedyBot()) == "accept"


@pytest.mark.parametrize("bot", [SimpleBot, GreedyBot, SchemerBot])
def test_a_fighter_who_wins_alone_needs_no_help(bot: type[SimpleBot]) -> None:
    game = fight(Ann={"level": 9, "in_play": ["Warrior"]})
    for word in ("offer_help:@0", "treasures:=all", "send"):
        game.choose(1, word)
    assert wish(game, 0, bot()) == "fight"
