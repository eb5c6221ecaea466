"""What one look at the page tells a person: the buttons that can be pressed, and the numbers that are shown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

# A button has the named part of the page it is in, what a screen reader says of it, and what is printed on a card.
# The page keeps the buttons until the next look: to press one, nobody has to search for it again.
LOOK = """() => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const label = (node) => node?.getAttribute('aria-label') ?? '';
  const number = (node) => parseInt(node?.textContent.match(/-?\\d+/)?.[0] ?? '0');
  const strength = (node) => parseInt(node.querySelector('[data-strength]')?.dataset.strength ?? '0');
  window.seen = [...document.querySelectorAll('main button:not(:disabled)')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }));
  const part = (node) =>
    node.closest('[role=dialog], section[aria-label]') ?? node.closest('[role=group][aria-label]');
  const bar = document.querySelector('[aria-label="What you may do"]');
  return {
    buttons: window.seen.map((button, index) => [
      index,
      label(part(button)),
      plain(label(button) || button.textContent),
      button.dataset.verb ?? '',
      button.classList.contains('main'),
      button.dataset.kind ?? '',
      number(button.querySelector('.corner')),
      number(button.querySelector('.gold')),
    ]),
    called: plain(bar?.querySelector('[role=status] strong')?.textContent),
    moment: bar?.querySelector('[data-called]')?.dataset.called ?? '',
    question: bar?.querySelector('[data-called]')?.dataset.question ?? '',
    missing: parseInt(document.querySelector('[data-missing]')?.dataset.missing ?? '0'),
    fight: label(document.querySelector('[aria-label="Fight"] [role=status]')),
    levels: label(document.querySelector('main [aria-label^="Levels:"]')),
    strengths: [...document.querySelectorAll('section.player')].map((one) => [label(one), strength(one)]),
    strength: strength(document.querySelector('.mine') ?? document.body),
    over: !!document.querySelector('.over h2'),
    death: !!document.querySelector('[aria-label^="Beside "]'),
  };
}"""

SAID = re.compile(r"(, new)?(, carried, not in use)?(, \d+ possible)?$")  # of a card, after its name


@dataclass(frozen=True)
class Button:
    index: int
    part: str
    name: str
    verb: str  # of an option; empty: it is none
    main: bool
    kind: str  # of a card, as is what follows
    corner: int  # its bonus, or a monster's Level
    gold: int

    @property
    def lit(self) -> bool:
        """A card with which something may be done."""
        return self.name.endswith("possible")

    @property
    def card(self) -> str:
        """Its name alone."""
        return SAID.sub("", self.name)


@dataclass(frozen=True)
class Glance:
    buttons: list[Button] = field(default_factory=list)
    called: str = ""  # what the bar says: whose move it is, or what is about to happen
    moment: str = ""  # move, choice, window, waiting, over
    question: str = ""  # the kind of question
    missing: int = 0  # how much the munchkins need to win the fight
    fight: str = ""  # who fights, the totals and the verdict; empty where nobody does
    levels: dict[str, int] = field(default_factory=dict)
    winning: int = 10  # the Level that wins
    strengths: dict[str, int] = field(default_factory=dict)  # of the others
    strength: int = 0
    over: bool = False
    death: bool = False  # somebody's things lie beside the body

    def at(self, part: str) -> list[Button]:
        return [button for button in self.buttons if button.part == part]

    def has(self, part: str, name: str) -> Button | None:
        return next((button for button in self.at(part) if button.name == name), None)

    def can(self, verb: str) -> list[Button]:
        """The buttons for options of this verb."""
        return [button for button in self.buttons if button.verb == verb]

    @property
    def window(self) -> bool:
        """Everybody may speak up now."""
        return self.moment == "window"

    @property
    def fighters(self) -> list[str]:
        return self.fight.split(": ")[0].split(" and ") if self.fight else []


def look(page: Page) -> Glance:
    seen = page.evaluate(LOOK)
    levels = seen.pop("levels")
    return Glance(
        buttons=[Button(*button) for button in seen.pop("buttons")],
        levels={name: int(level) for name, level in re.findall(r"([^ ,:]+) Level (\d+)", levels)},
        strengths=dict(seen.pop("strengths")),
        winning=int((re.findall(r"Level (\d+) wins", levels) or ["10"])[0]),
        **seen,
    )


def press(page: Page, button: Button, patience: float) -> None:
    """A click on what was seen; an `Error` where it is gone, or something lies on it."""
    found = page.evaluate_handle("index => window.seen[index]", button.index).as_element()
    if found is not None:
        found.click(timeout=patience, no_wait_after=True)
