// Put on a row or a board: what has `data-glide` in it glides to its new place when others come and go.
// Places are read once in a frame. Svelte's `animate:flip` reads them between the changes of each list, and the page
// is laid out anew for each of them.
import { nextFrame } from './frames';
import { moves } from './taste.svelte';

type Spot = { x: number; y: number };

// Where it lies in the row, whatever is scrolled or moving.
function spot(node: HTMLElement, row: HTMLElement): Spot {
  const same = node.offsetParent === row.offsetParent;
  return { x: node.offsetLeft - (same ? row.offsetLeft : 0), y: node.offsetTop - (same ? row.offsetTop : 0) };
}

// What has moved, and by how much it must be set back to be seen where it was.
export function moved(before: Map<string, Spot>, after: Map<string, Spot>): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const [key, { x, y }] of after) {
    const was = before.get(key);
    if (was && Math.hypot(was.x - x, was.y - y) > 1) found.set(key, { x: was.x - x, y: was.y - y });
  }
  return found;
}

export function glides(row: HTMLElement, duration: number) {
  let spots = new Map<string, Spot>();
  const key = {};
  const look = (animated: boolean) =>
    nextFrame(key, () => {
      const nodes = new Map([...row.querySelectorAll<HTMLElement>('[data-glide]')].map((node) => [node.dataset.glide!, node]));
      const now = new Map([...nodes].map(([name, node]) => [name, spot(node, row)]));
      const ways = animated && moves() ? moved(spots, now) : new Map<string, Spot>();
      spots = now;
      return () => {
        for (const [name, { x, y }] of ways)
          nodes.get(name)!.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: 'ease-out' });
      };
    });
  const sizes = new ResizeObserver(() => look(false));
  sizes.observe(row);
  const children = new MutationObserver(() => look(true));
  children.observe(row, { childList: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
}
