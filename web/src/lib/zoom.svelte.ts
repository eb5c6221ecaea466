// The one card that is enlarged: by hover, long press or key.

// `aside`: where a card that is only looked at stands, away from what was pointed at and from the buttons.
type Zoomed = { box: string; name: string; pinned: boolean; aside: 'left' | 'right' };

const HOVER = 450; // milliseconds
const HELD = 650; // longer than the press that picks a card up: see drag.ts

class Zoom {
  card = $state<Zoomed | null>(null);
  private under: (() => void) | null = null; // closes the menu from which it was opened
  private timer = 0;

  show(box: string, name: string, pinned = false, aside: Zoomed['aside'] = 'right'): void {
    clearTimeout(this.timer);
    this.card = { box, name, pinned, aside };
    this.under = null;
  }
  // From a menu, which goes with it unless one goes back to it.
  over(box: string, name: string, close: () => void): void {
    this.show(box, name, true);
    this.under = close;
  }
  away(): void {
    const { under } = this;
    this.close();
    under?.();
  }
  soon(box: string, name: string, aside: Zoomed['aside']): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(box, name, false, aside), HOVER);
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
  let over = false;
  let x = 0;
  let y = 0;
  // The pointer has to move here: a card that is laid beneath a resting pointer is not looked at.
  const move = (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - x, event.clientY - y) > 6) up();
    if (over || event.pointerType !== 'mouse' || event.buttons || !(event.movementX || event.movementY)) return;
    over = true;
    const { left, right } = node.getBoundingClientRect();
    zoom.soon(shown.box, shown.name, (left + right) / 2 > innerWidth * 0.7 ? 'left' : 'right');
  };
  const down = (event: PointerEvent) => {
    [x, y] = [event.clientX, event.clientY];
    zoom.leave();
    if (held && event.pointerType !== 'mouse') press = window.setTimeout(() => zoom.show(shown.box, shown.name, true), HELD);
  };
  const up = () => clearTimeout(press);
  const leave = () => {
    over = false;
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
  node.addEventListener('pointermove', move, here);
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
