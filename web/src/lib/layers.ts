// What lies over the page, the last opened on top: Escape closes the one on top, wherever the focus is.

const open: (() => void)[] = [];

// To be called in an effect while something is open; the effect ends with what this returns.
export function layer(close: () => void): () => void {
  open.push(close);
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

export const layered = (): boolean => open.length > 0;

addEventListener(
  'keydown',
  (event) => {
    const close = open.at(-1);
    if (event.key !== 'Escape' || !close || document.querySelector('dialog[open]')) return; // a dialog closes by itself
    event.preventDefault();
    event.stopPropagation();
    close();
  },
  true,
);
