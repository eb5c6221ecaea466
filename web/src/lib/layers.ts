// What lies over the page, the last opened on top: Escape closes the one on top, wherever the focus is.

const open: { close: () => void; covers: boolean }[] = [];

// To be called in an effect while something is open; the effect ends with what this returns. What `covers` the table
// has the keys for itself; beside anything else, as an offer that is being made, the keys of the table work.
export function layer(close: () => void, covers = true): () => void {
  const one = { close, covers };
  open.push(one);
  return () => {
    const place = open.indexOf(one);
    if (place >= 0) open.splice(place, 1);
  };
}

export const layered = (): boolean => open.some((one) => one.covers);

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
