"""Moments of a game between people in browsers of their own: help, a trade, a curse, a death, a victory."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.person import Person, everybody_passes, seated


def both(people: list[Person], shots: Path, name: str) -> None:
    """The same moment on a desktop and on a phone."""
    people[0].shoot(shots, f"{name}-desktop")
    people[1].shoot(shots, f"{name}-phone")


def test_help_is_haggled_over_and_paid_and_a_refresh_and_a_killed_server_change_nothing(
    three: list[Person], shots: Path, server: Serving
) -> None:
    ann, bo, cy = three
    seated(three, "Haggling")
    both(three, shots, "table")
    ann.press("Kick Open the Door")
    help_of_bo = ann.bar.get_by_role("button", name="Ask Bo for help")
    everybody_passes([bo, cy, ann], help_of_bo)
    expect(ann.fight).to_contain_text("Toll Troll")
    expect(ann.fight).to_contain_text("more to win")
    both(three, shots, "fight")
    # Each answer says what follows, and the one that turns the fight leads.
    expect(ann.bar.locator("button.lead")).to_contain_text("14 against 8: enough to win.")
    run = ann.bar.get_by_role("button", name="Run away")
    expect(run).to_contain_text("5 or 6 escapes (2 in 6). If caught: lose your Item with the highest bonus.")
    # A refresh, and the server killed, in the middle of the fight.
    bo.page.reload()
    expect(bo.fight).to_contain_text("Toll Troll")
    server.kill()
    expect(cy.page.get_by_role("alert")).to_contain_text("The line is cut")
    server.start()
    for person in three:
        expect(person.page.get_by_text("The line is cut")).to_be_hidden()
        expect(person.fight).to_contain_text("Toll Troll")
    # The haggling: asked, countered, accepted.
    help_of_bo.click()
    draft = ann.page.get_by_role("region", name="The price of help")
    expect(draft.get_by_role("heading")).to_contain_text("You ask Bo for help")
    draft.get_by_role("button", name="Give the helper 1 Treasure", exact=True).click()
    expect(draft.get_by_role("status")).to_contain_text("1 Treasure, and you pick first")
    both(three, shots, "haggling-draft")
    draft.locator("[data-verb=send]").click()
    expect(bo.offers).to_contain_text(re.compile("1 Treasure"))
    both(three, shots, "haggling")
    bo.fight.get_by_text("Where the numbers come from").click()
    bo.press("Accept", bo.offers)
    expect(ann.fight).to_contain_text("Ann & Bo")
    expect(bo.fight).to_contain_text("Ann & Bo")
    expect(bo.fight.get_by_text("To win:")).to_be_visible()  # what was opened stays open
    expect(ann.fight).to_contain_text("are winning")
    ann.press("Claim the win")
    everybody_passes([bo, cy], ann.bar.locator("[data-called=choice]"))
    both(three, shots, "picking")
    # The Treasures lie face up for everybody. Each picks in turn; then the helper has what was promised.
    for person in three:
        expect(person.page.locator(".spread").get_by_role("button", name="Rapier Wit", exact=True)).to_be_visible()
    ann.press("Take Rapier Wit", ann.page.get_by_role("region", name="Cards to choose from"))
    expect(bo.hand.get_by_role("button")).to_have_count(1)
    assert "Ann Level 5" in ann.levels()


def test_a_bystander_offers_help_and_a_promised_card_is_named_to_the_one_asked(
    three: list[Person], shots: Path
) -> None:
    ann, bo, cy = three
    seated(three, "Promise")
    ann.press("Kick open the door")
    help_of_bo = ann.bar.get_by_role("button", name="Ask Bo for help")
    everybody_passes([bo, cy, ann], help_of_bo)
    bo.press("Offer Ann your help", bo.opened("Ann"))
    draft = bo.page.get_by_role("region", name="The price of help")
    expect(draft.get_by_role("heading")).to_contain_text("Offer Ann your help: what do you ask for?")
    draft.get_by_role("button", name="or a share").click()
    draft.get_by_role("button", name="Ask for half of the Treasures").click()
    expect(draft.get_by_role("status")).to_contain_text(
        re.compile(r"half of the Treasures: \d of \d now, and Ann picks first")
    )
    draft.locator("[data-verb=send]").click()
    expect(ann.offers).to_contain_text("Bo will help you for half of the Treasures")
    ann.press("Counter-offer", ann.offers)
    price = ann.page.get_by_role("region", name="The price of help")
    price.get_by_role("button", name="Promise Go Up a Level, to be played on Bo").click()
    both(three, shots, "promise-draft")
    price.locator("[data-verb=send]").click()
    expect(bo.offers).to_contain_text("the play of Go Up a Level")
    expect(cy.offers).to_contain_text("the play of a card from the hand")
    expect(cy.page.locator("body")).not_to_contain_text("Go Up a Level")
    # Help that a third player composes meanwhile can no longer be offered, and is dropped.
    cy.press("Offer Ann your help", cy.player("Ann"))
    late = cy.page.get_by_role("region", name="The price of help")
    expect(late).to_be_visible()
    bo.press("Accept", bo.offers)
    expect(ann.fight).to_contain_text("Ann & Bo")
    expect(late).to_be_hidden()
    expect(cy.page.get_by_role("button", name="Not asking for trades")).to_have_attribute("aria-pressed", "false")


def test_a_trade_is_put_together_sent_and_accepted(three: list[Person], shots: Path) -> None:
    ann, bo, _ = three
    seated(three, "Trade")
    ann.press("Offer Bo a trade", ann.player("Bo"))
    draft = ann.page.get_by_role("region", name="Your offer")
    expect(draft.get_by_role("heading")).to_contain_text("Your offer to Bo")
    draft.get_by_role("button", name=re.compile("Stick, Unremarkable")).click()
    draft.get_by_role("button", name=re.compile("Rapier Wit")).click()
    expect(draft).to_contain_text("Stick, Unremarkable for Rapier Wit")
    both(three, shots, "trade-draft")
    draft.locator("[data-verb=send]").click()
    expect(bo.offers).to_contain_text("Stick, Unremarkable")
    offered = bo.offers.locator(".offered")
    expect(offered).to_have_count(2)
    expect(offered.first).to_contain_text("+1")
    both(three, shots, "trade")
    offered.first.click()
    expect(bo.page.get_by_role("dialog", name="Stick, Unremarkable")).to_be_visible()
    bo.page.keyboard.press("Escape")
    bo.press("Accept", bo.offers)
    expect(ann.page.get_by_role("region", name="What you are and wear")).to_contain_text("Rapier Wit")
    expect(ann.player("Bo")).to_contain_text("Stick, Unremarkable")


def test_selling_and_discarding_a_class_are_found_on_the_screen(three: list[Person], shots: Path) -> None:
    ann, _, cy = three
    seated(three, "Trade")
    worn = ann.page.get_by_role("region", name="What you are and wear")
    ann.use("Thief", "Discard", worn, sure=False)
    expect(worn).to_contain_text("Thief")  # it cannot be taken back: asked once
    ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Really")).click()
    expect(worn).not_to_contain_text("Thief")
    ann.press("Sell Items for levels")
    sale = ann.page.get_by_role("region", name="You are selling")
    both(three, shots, "selling")
    for item in ("Dinner Plate Armor", "The Last Door You Kicked"):
        sale.get_by_role("button", name=re.compile(item)).click()
    expect(sale.get_by_role("status")).to_contain_text("1,100 gold, 100 of it for nothing")
    sale.get_by_role("button", name=re.compile("^Sell")).click()
    cy.sees("Ann sells")
    expect(worn).not_to_contain_text("Dinner Plate Armor")


def test_a_curse_is_thrown_into_somebody_elses_fight_inside_the_window(three: list[Person], shots: Path) -> None:
    ann, _, cy = three
    seated(three, "Curse", clock="slow")
    ann.press("Kick Open the Door")
    expect(cy.fight).to_contain_text("Bureaugoblin")
    claim = ann.bar.get_by_role("button", name="Claim the win")
    everybody_passes(three, claim)
    claim.click()
    # The window: six seconds for everybody, and Cy speaks up.
    expect(cy.bar).to_contain_text("Anybody may still act")
    expect(cy.bar.get_by_role("timer")).to_be_visible()
    cy.use("Demotion", re.compile("on Ann"))
    ann.sees("Cy plays Demotion on you")
    everybody_passes(three, ann.page.get_by_role("img", name=re.compile("Ann Level 4")))
    expect(ann.fight).to_be_visible()
    both(three, shots, "cursed")


def test_who_does_not_get_away_dies_and_is_looted(three: list[Person], shots: Path) -> None:
    ann, bo, cy = three
    seated(three, "Death")
    ann.press("Kick Open the Door")
    expect(ann.fight).to_contain_text("The Printer at the End of the World")
    run = ann.bar.get_by_role("button", name="Run away", exact=True)
    everybody_passes(three, run)
    ann.press("Run away")
    whom = ann.bar.get_by_role("button", name="Roll to run from The Printer")
    everybody_passes(three, whom)
    ann.press("Roll to run from The Printer")
    body = bo.page.get_by_role("group", name=re.compile("^Beside Ann.s body"))
    everybody_passes(three, body)
    expect(ann.page.get_by_text(re.compile("dead"))).not_to_have_count(0)
    expect(cy.bar).to_contain_text("Ann is dead. Which card do you take?")
    # What lies beside the body, and the fight that led to it, end above the bar.
    for who in (ann, cy):
        edge = who.bar.bounding_box()
        laid = who.page.locator(".middle .card, .middle .scales").all()
        boxes = [box for one in laid if (box := one.bounding_box())]
        assert edge and boxes and max(box["y"] + box["height"] for box in boxes) <= edge["y"] + 1, who.name
    both(three, shots, "death")
    cy.shoot(shots, "death-looter")


def test_the_winner_is_shown_and_the_game_can_be_played_again(three: list[Person], shots: Path) -> None:
    ann, bo, cy = three
    seated(three, "Victory")
    ann.press("Kick Open the Door")
    claim = ann.bar.get_by_role("button", name="Claim the win")
    everybody_passes(three, claim)
    claim.click()
    won = bo.page.get_by_role("heading", name="Ann wins the game")
    everybody_passes([bo, cy], won)
    expect(ann.page.get_by_role("heading", name="You win the game!")).to_be_visible()
    both(three, shots, "victory")
    bo.page.get_by_role("button", name="Play again").click()
    expect(bo.page.get_by_text(re.compile("Bo.* you$"))).to_be_visible()


def test_cards_are_shown_to_one_player_by_a_panel_of_their_own(three: list[Person]) -> None:
    ann, bo, _ = three
    seated(three, "Trade")
    ann.page.locator(".mine [data-verb=show]").click()
    showing = ann.page.get_by_role("region", name="You are showing")
    showing.get_by_role("button", name="Show only Bo").click()
    showing.get_by_role("button", name="Add Elf").click()
    expect(showing.get_by_role("status")).to_have_text("So far you show Elf to Bo.")
    expect(ann.bar.get_by_role("button", name="Elf")).to_have_count(0)
    showing.get_by_role("button", name="Show them").click()
    bo.page.get_by_role("button", name="Log and chat").click()
    bo.sees(re.compile("Ann shows .*Elf"))
    bo.page.get_by_role("button", name="Log and chat").click()


def test_what_may_be_done_to_a_card_of_another_player_hangs_on_that_card(three: list[Person]) -> None:
    ann = three[0]
    seated(three, "Trade")
    expect(ann.bar.get_by_role("button", name=re.compile("Theft"))).to_have_count(0)
    ann.use("Rapier Wit", re.compile("Theft"), ann.player("Bo"))
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    expect(ann.bar).not_to_contain_text("Kick Open the Door")


def test_an_emote_is_seen_at_the_place_of_who_feels_it(three: list[Person]) -> None:
    ann, _, cy = three
    seated(three, "Trade")
    cy.page.get_by_role("button", name="Say something to Ann").click()
    cy.page.get_by_role("dialog", name="Quick phrases to Ann").get_by_role("button", name="Ha ha ha!").click()
    expect(ann.player("Cy").get_by_role("img", name="Ha ha ha!")).to_be_visible()


def test_steps_along_a_track_are_drawn_for_everybody(three: list[Person], shots: Path) -> None:
    """RULE-38."""
    ann, bo, _ = three
    seated(three, "Road", boxes=["oz"])
    own = ann.page.locator(".mine .road")
    expect(own).to_have_attribute("data-steps", "4")
    own.click()
    expect(ann.page.locator(".mine .told")).to_contain_text("Cards send you along the Yellow Brick Road")
    expect(ann.page.locator(".mine .told")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(own.locator("i")).to_have_count(6)
    expect(own.locator("i.behind")).to_have_count(4)
    expect(ann.player("Bo").get_by_role("button", name="1 of 6 steps along the Yellow Brick Road")).to_be_visible()
    expect(bo.player("Ann").locator(".road")).to_have_attribute("data-steps", "4")
    both(three, shots, "road")


def test_what_a_rank_is_stands_beside_ones_cards_and_on_the_card(three: list[Person]) -> None:
    ann = three[0]
    seated(three, "Ranks", boxes=["super"])
    ann.page.get_by_role("button", name="Ranks 2 of 3", exact=True).click()
    expect(ann.page.locator("#ranks")).to_have_text(re.compile("add up to 2. They may add up to 3: your Level"))
    ann.page.keyboard.press("Escape")
    ann.use("Brooding", "Read it", ann.page.locator(".worn"))
    expect(ann.page.get_by_text("Its Rank is the room it takes")).to_be_visible()
