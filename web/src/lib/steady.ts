// Keeps a finger from pressing what has just come to lie under it: a tap that was meant for what lay there is dropped.

const NOTICED = 350; // milliseconds in which nobody has seen what moved
const OWN = 600; // what moves this soon after a tap follows from it, and was expected

// Whether a tap is dropped: something moved a moment ago, and not because of the tap before.
export function dropped(now: number, moved: number, tapped: number): boolean {
  return now - moved < NOTICED && moved - tapped > OWN;
}

export function steady(node: HTMLElement) {
  let moved = -Infinity;
  let tapped = -Infinity;
  let high = 0;
  const sizes = new ResizeObserver(() => {
    const now = node.getBoundingClientRect().height;
    if (high && Math.abs(now - high) > 8) moved = performance.now();
    high = now;
  });
  sizes.observe(node);
  function tap(event: MouseEvent): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const now = performance.now();
    if (dropped(now, moved, tapped)) {
      event.preventDefault();
      event.stopPropagation();
    } else tapped = now;
  }
  node.addEventListener('click', tap, true);
  return {
    destroy() {
      sizes.disconnect();
      node.removeEventListener('click', tap, true);
    },
  };
}
