"""Three people in browsers of their own and a bot play a whole game, by what the page offers and nothing else."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Serving
from tests.web.person import DESKTOP, PHONE, Person, seated
from tests.web.places import MISPLACED
from tests.web.whole import gathered, played, same_end

LEVEL = 3  # that wins: a whole game, but not a whole evening


def test_three_people_and_a_bot_play_a_whole_game_through_a_reload_a_cut_line_and_a_killed_server(
    meet: Any, server: Serving
) -> None:
    # Always asked: else each pass would be kept until the clock runs out.
    taste = {"name": "kickdoor.taste", "value": '{"asks": "always", "speed": "quick"}'}
    kept = {"cookies": [], "origins": [{"origin": server.url, "localStorage": [taste]}]}
    sizes = {"Ann": DESKTOP, "Bo": PHONE, "Cy": DESKTOP}
    people = [meet(name, size, storage_state=kept) for name, size in sizes.items()]
    link = gathered(people, "An evening", 1, clock="fast", rules={"Winning Level": LEVEL})
    played(people, server, 600)
    same_end(people, link)


def test_an_option_without_a_place_on_the_page_or_with_two_is_noticed(three: list[Person]) -> None:
    """Whole games are played under this check: it must be able to fail."""
    seated(three, "Haggling")
    page = three[0].page
    assert page.evaluate(MISPLACED, True) == []
    words = page.locator(".bar .deed").evaluate_all("found => found.map((one) => one.dataset.word)")
    page.locator(".bar .deed").first.evaluate("found => found.removeAttribute('data-word')")
    page.locator(".hand .card").first.evaluate("found => found.after(found.cloneNode(true))")
    wrong = page.evaluate(MISPLACED, True)
    assert any(line.startswith(f"{words[0]}: 0 places") for line in wrong), wrong
    assert any(": 2 places" in line for line in wrong), wrong
