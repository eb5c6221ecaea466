"""Reads the page at one moment: the buttons that can be pressed, and the numbers that are shown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

# Of a button: the labelled part of the page around it, its accessible name, and what is printed on its card.
# The page keeps the elements until the next look, so that a button can be pressed without a new search.
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
      ['pick', 'propose', 'pass'].includes(button.dataset.way),
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

SAID = re.compile(r"(, new)?(, carried, not in use)?(, \d+ possible)?$")  # in a card's label, after its name


@dataclass(frozen=True)
class Button:
    index: int
    part: str
    name: str
    verb: str  # the verb of the option; empty where the button is no option
    main: bool  # whether it leads on: a choice, a move, a pass
    kind: str  # the kind of its card; what follows is about the card too
    corner: int  # its bonus, or a monster's Level
    gold: int

    @property
    def lit(self) -> bool:
        """Whether it is a card with at least one option."""
        return self.name.endswith("possible")

    @property
    def card(self) -> str:
        """The name of the card."""
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
    death: bool = False  # a dead player is being looted

    def at(self, part: str) -> list[Button]:
        return [button for button in self.buttons if button.part == part]

    def has(self, part: str, name: str) -> Button | None:
        return next((button for button in self.at(part) if button.name == name), None)

    def can(self, verb: str) -> list[Button]:
        """The buttons for options of this verb."""
        return [button for button in self.buttons if button.verb == verb]

    @property
    def window(self) -> bool:
        """Whether a window is open, in which everybody may act."""
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
    """Clicks a button of the last look; raises `Error` where it is gone or covered."""
    found = page.evaluate_handle("index => window.seen[index]", button.index).as_element()
    if found is not None:
        found.click(timeout=patience, no_wait_after=True)
