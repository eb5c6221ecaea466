"""Checks on the page itself that every option of what is asked stands in exactly one place."""

from __future__ import annotations

from playwright.sync_api import Error, Page

LATE = 20_000  # milliseconds that a part of the page may take to be fetched and drawn, on a busy machine

# Keeps what the server asks, by the number of the ask: the page says which of them it shows.
KEEP = """
window.asks = new Map();
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const { own } = JSON.parse(event.data);
      if (!own?.ask) return;
      window.asks.set(own.ask.number, { ...own.ask, draft: !!own.draft });
      if (window.asks.size > 40) window.asks.delete(window.asks.keys().next().value);
    });
  }
};
"""

# The options of the shown ask that stand in no place or in several; null where nothing is asked, or where that was
# checked already. A button is the place of an option, else a card whose menu has it. Some have several buttons
# together: of Charity the cards and who gets them, of what is composed the price.
MISPLACED = """(again) => {
  const number = Number(document.querySelector('.bar')?.dataset.ask ?? -1);
  const ask = window.asks?.get(number);
  if (!ask || document.querySelector('.over') || (!again && window.checked === number)) return null;
  window.checked = number;
  const count = (selector) =>
    [...document.querySelectorAll(`main ${selector}`)].filter((found) => !found.closest('.menu')).length;
  const cards = (card) => (card ? count(`button.card[data-tag="${card.tag}"]`) : 0);
  const together = ({ verb, way, card, seat, share, word }) => {
    if (ask.draft && ['send', 'sell', 'show'].includes(verb)) return count(`.draft [data-verb="${verb}"]`);
    if (ask.draft && verb === 'treasures')
      return Math.min(1, count(share ? '[data-verb=shares]' : `.draft [data-word="${word}"]`));
    if (ask.draft && verb === 'picks_first') return count('.draft [data-word=picks_first]');
    if (verb === 'hold_on') return count('.bar [data-verb=aside]');
    if (ask.question.kind === 'charity' && way === 'pick' && card && count('.bar .pick'))
      return count(`.bar [data-verb=${seat === undefined ? 'discard' : 'give'}]`)
        && count(`.pick[data-tag="${card.tag}"]`);
    return null;
  };
  return ask.options.flatMap((option) => {
    const button = together(option) ?? count(`[data-word="${option.word}"]`);
    const found = button || ask.draft ? button : cards(option.card) || cards(option.on);
    return found === 1 ? [] : [`${option.word}: ${found} places, asked: ${ask.question.kind}`];
  });
}"""


def misplaced(page: Page) -> list[str]:
    """What stands in no place or in several, and goes on doing so; a part may be on its way, an answer, too."""
    if not page.evaluate(MISPLACED, False):
        return []
    try:
        page.wait_for_function(f"() => !({MISPLACED})(true)?.length", timeout=LATE)
    except Error:
        return list(page.evaluate(MISPLACED, True) or [])
    return []
