// The one card that is enlarged: by hover, long press or key.

type Zoomed = { box: string; name: string; pinned: boolean };

class Zoom {
  card = $state<Zoomed | null>(null);
  private timer = 0;

  show(box: string, name: string, pinned = false): void {
    clearTimeout(this.timer);
    this.card = { box, name, pinned };
  }
  soon(box: string, name: string, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(box, name), wait);
  }
  leave(): void {
    clearTimeout(this.timer);
    if (this.card && !this.card.pinned) this.card = null;
  }
  close(): void {
    clearTimeout(this.timer);
    this.card = null;
  }
}

export const zoom = new Zoom();

// Put on anything that shows a card: hover and long press enlarge it, "i" pins it.
export function zooms(node: HTMLElement, card: { box: string; name: string }, held = true) {
  let shown = card;
  let press = 0;
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') zoom.soon(shown.box, shown.name, 450);
  };
  const down = (event: PointerEvent) => {
    if (held && event.pointerType !== 'mouse') press = window.setTimeout(() => zoom.show(shown.box, shown.name, true), 450);
  };
  const up = () => clearTimeout(press);
  const leave = () => {
    clearTimeout(press);
    zoom.leave();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      zoom.show(shown.box, shown.name, true);
    }
  };
  const ended = new AbortController();
  const here = { signal: ended.signal };
  node.addEventListener('pointerenter', enter, here);
  node.addEventListener('pointerdown', down, here);
  node.addEventListener('pointerup', up, here);
  node.addEventListener('pointercancel', up, here);
  node.addEventListener('pointerleave', leave, here);
  node.addEventListener('keydown', key, here);
  node.addEventListener('contextmenu', prevent, here);
  return {
    update(next: { box: string; name: string }) {
      shown = next;
    },
    destroy() {
      leave();
      ended.abort();
    },
  };
}

// Put on a button that takes a card: the same, but for the long press, after which the button would act as well.
export function tellsOf(node: HTMLElement, card: { box: string; name: string } | undefined) {
  return card ? zooms(node, card, false) : undefined;
}

function prevent(event: Event): void {
  if (matchMedia('(pointer: coarse)').matches) event.preventDefault();
}
