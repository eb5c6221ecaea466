// Put on a row or a column of cards that scrolls: when other cards in it are worth playing and none of them is seen, it scrolls to
// the first. What a person has scrolled to stays until then.
import { nextFrame } from './frames';
import { moves } from './taste.svelte';

type Span = { left: number; width: number };

// How far the row must be scrolled to have the first of these in its middle, or at its start where cards snap to that;
// null when one is seen already, or when there is none.
export function toScroll(row: Span, lit: Span[], start = false): number | null {
  const seen = ({ left, width }: Span) => left >= row.left - 1 && left + width <= row.left + row.width + 1;
  if (!lit.length || lit.some(seen)) return null;
  const { left, width } = lit[0]!;
  return start ? left - row.left : left + width / 2 - row.left - row.width / 2;
}

// `lit`: the tags of the cards that are worth playing; after a bar, what else it is looked for again by.
export function litInSight(node: HTMLElement, lit: string) {
  const look = () =>
    nextFrame(lookKey, () => {
      const [row, cards] = [node.getBoundingClientRect(), lit.split('|')[0]!.split(' ').flatMap((tag) => [...node.querySelectorAll(`[data-tag='${tag}']`)]).map((one) => one.getBoundingClientRect())];
      const upright = ({ top, height }: DOMRect): Span => ({ left: top, width: height });
      const left = node.scrollWidth > node.clientWidth ? toScroll(row, cards, phone()) : null;
      const top = node.scrollHeight > node.clientHeight ? toScroll(upright(row), cards.map(upright)) : null;
      return () => (left !== null || top !== null) && node.scrollBy({ left: left ?? 0, top: top ?? 0, behavior: moves() ? 'smooth' : 'auto' });
    });
  const lookKey = {};
  // On a phone, where little of the row is seen, one begins with its first card.
  const phone = () => matchMedia('(max-width: 900px)').matches;
  let begun = !phone();
  if (lit && begun) look();
  begun ||= !!lit;
  return {
    update(now: string) {
      const before = lit;
      lit = now;
      if (now && now !== before && begun) look();
      begun ||= !!now;
    },
  };
}
