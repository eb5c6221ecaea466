// What lies over the page, the last opened on top: Escape closes the one on top, wherever the focus is.
import { createSubscriber } from 'svelte/reactivity';

const open: { close: () => void; covers: boolean; holds: boolean }[] = [];
let changed = () => {};
const followed = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

// To be called in an effect while something is open; the effect ends with what this returns. What `covers` the table
// has the keys for itself; beside anything else, as an offer that is being made, the keys of the table work. While
// something is read that `holds`, bots wait: see Scenes.
export function layer(close: () => void, covers = true, holds = covers): () => void {
  const one = { close, covers, holds };
  open.push(one);
  changed();
  return () => {
    const place = open.indexOf(one);
    if (place >= 0) open.splice(place, 1);
    changed();
  };
}

export const layered = (): boolean => open.some((one) => one.covers);
export function holding(): boolean {
  followed();
  return open.some((one) => one.holds);
}

addEventListener(
  'keydown',
  (event) => {
    const top = open.at(-1);
    if (event.key !== 'Escape' || !top || document.querySelector('dialog[open]')) return; // a dialog closes by itself
    event.preventDefault();
    event.stopPropagation();
    top.close();
  },
  true,
);
