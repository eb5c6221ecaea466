// What the guide speaks of is lit, and brought into sight where a row scrolls.
import { isLeft, lead } from './focus';
import { hands } from './keyed';
import { layered } from './layers';
import { moves } from './taste.svelte';

// A hand may be longer than the screen: what is spoken of is brought into sight, and nothing else moves.
function bring(card: Element): void {
  const row = card.parentElement?.closest('.hand, .others');
  if (!row) return;
  const [inner, outer] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollBy({ left: inner.left - outer.left - (outer.width - inner.width) / 2, behavior: moves() ? 'smooth' : 'instant' });
}

// On a small page what is spoken of may lie under the line on top, or under the answers at the lower edge.
function clear(found: Element): void {
  const [top, answers] = ['.table > .heading', '.answers'].map((one) => document.querySelector(one));
  if (!top || !answers || answers.contains(found) || top.contains(found) || getComputedStyle(answers).position !== 'sticky') return;
  const { top: from, bottom: to } = found.getBoundingClientRect();
  const [above, below] = [top.getBoundingClientRect().bottom, answers.getBoundingClientRect().top];
  const by = from < above ? from - above - 4 : to > below ? Math.min(to - below, from - above) + 4 : 0;
  if (by) scrollBy({ top: by, behavior: moves() ? 'smooth' : 'instant' });
}

// By key, who is told to choose a card stands on it, not on the button that would go on without it.
function reach(found: Element): void {
  const now = document.activeElement;
  if (!hands.keyed || layered() || !document.querySelector('.bar.needed') || !found.matches('.hand .card') || (now && now !== document.body && !now.closest('.bar') && !isLeft(now))) return;
  const card = found.matches('button, [tabindex]') ? (found as HTMLElement) : found.querySelector<HTMLElement>('button, [tabindex]');
  if (card) lead(card);
}

// Lights what the selector finds instead of what was lit; returns what is lit now.
export function lights(at: string, lit: Element[]): Element[] {
  // A pass is not lit beside a card that works right now: who presses it loses the chance.
  const chance = !!document.querySelector('.hand .card.lit, .worn .card.lit');
  const found = (at ? [...document.querySelectorAll<HTMLElement>(at)] : []).filter((one) => !chance || one.dataset.verb !== 'pass') as Element[];
  for (const one of lit) if (!found.includes(one)) one.removeAttribute('data-guide');
  for (const one of found) if (!one.hasAttribute('data-guide')) one.setAttribute('data-guide', '');
  if (found[0] && found[0] !== lit[0]) {
    bring(found[0]);
    clear(found[0]);
    reach(found[0]);
  }
  return found;
}
