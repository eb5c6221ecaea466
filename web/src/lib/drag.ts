// Put on the table: cards of the hand and worn ones are dragged to where they are meant for; with a finger after a
// long press, or upwards where the row beneath scrolls only sideways. Whoever uses the keyboard has the menus.
import type { Spot } from './aims';

export type Drags = {
  may: (tag: number, spot: Spot) => boolean; // whether it fits there
  drop: (tag: number, spot: Spot, at: HTMLElement) => void;
  refuse: (tag: number) => void; // it does nothing where it was dropped
  me: () => number | null;
};
const FAR = 6; // pixels before a press is a drag
const PRESS = 350; // milliseconds until a finger has picked a card up
const TAKEN = '.hand .card[data-tag], .worn .card[data-tag]';
const BACK = '.hand'; // a card that is put back says nothing
const SPOTS = '[data-foe], .draft, .bar [data-verb="sell"], .others [data-seat], .worn, .body, .middle';

export function drags(root: HTMLElement, deeds: Drags) {
  let card: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  let held = 0;
  let ghost: HTMLElement | null = null;
  let ready = false; // a mouse may drag at once, a finger after the long press

  const tag = () => Number(card?.dataset.tag);
  function spotOf(place: Element | null): [Spot, HTMLElement] | null {
    const at = place?.closest<HTMLElement>(SPOTS);
    if (!at || !root.contains(at)) return null;
    const { foe, seat } = at.dataset;
    if (foe !== undefined) return [{ foe: Number(foe) }, at];
    if (at.matches('.draft, [data-verb]')) return [{ draft: true }, at];
    if (seat !== undefined) return [{ seat: Number(seat) }, at];
    if (!at.matches('.worn')) return [{ table: true }, at];
    const other = place?.closest<HTMLElement>('.card[data-tag]');
    if (other && other !== card && deeds.may(tag(), { on: Number(other.dataset.tag) })) return [{ on: Number(other.dataset.tag) }, other];
    return [{ seat: deeds.me() ?? -1 }, at];
  }
  function begin(): void {
    if (!card) return;
    const box = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.classList.add('dragged');
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, left: `${box.left - from.x}px`, top: `${box.top - from.y}px` });
    ghost.style.setProperty('--card-width', `${box.width}px`);
    root.append(ghost);
    card.dataset.away = '';
    root.dataset.dragging = '';
    for (const one of root.querySelectorAll<HTMLElement>(SPOTS)) {
      const found = spotOf(one);
      if (found?.[1] === one && deeds.may(tag(), found[0])) one.dataset.drop = '';
    }
  }
  function end(): void {
    clearTimeout(held);
    ghost?.remove();
    if (card) delete card.dataset.away;
    delete root.dataset.dragging;
    for (const one of root.querySelectorAll<HTMLElement>('[data-drop]')) delete one.dataset.drop;
    card = ghost = null;
    ready = false;
  }
  const down = (event: PointerEvent) => {
    const found = (event.target as Element).closest<HTMLElement>(TAKEN);
    if (!found || event.button || deeds.me() === null) return;
    end();
    card = found;
    from = { x: event.clientX, y: event.clientY };
    ready = event.pointerType === 'mouse';
    if (!ready) held = window.setTimeout(() => (ready = true), PRESS);
  };
  const move = (event: PointerEvent) => {
    if (!card) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) > FAR) {
      ready ||= -y > Math.abs(x) && getComputedStyle(card).touchAction === 'pan-x';
      if (!ready) return end(); // the finger scrolls
      begin();
    }
    if (!ghost) return;
    event.preventDefault();
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  };
  const up = (event: PointerEvent) => {
    if (!ghost) return end();
    const dragged = tag();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const found = spotOf(under);
    const back = !!under?.closest(BACK) && !found?.[1].matches(BACK);
    const fits = found && deeds.may(dragged, found[0]);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    const home = back || (!!card && !!under && card.contains(under)) || (!!found?.[1].matches('.worn') && !!card?.closest('.worn'));
    end();
    if (fits) deeds.drop(dragged, found[0], found[1]);
    else if (!home) deeds.refuse(dragged);
  };
  const swallow = (event: Event) => event.stopPropagation();
  const touch = (event: TouchEvent) => {
    if (ready && card) event.preventDefault(); // the page does not scroll beneath a dragged card
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ghost) end();
  };
  const ended = new AbortController();
  const here = { signal: ended.signal };
  root.addEventListener('pointerdown', down, here);
  addEventListener('pointermove', move, here);
  addEventListener('pointerup', up, here);
  addEventListener('pointercancel', end, here);
  addEventListener('keydown', escape, { ...here, capture: true });
  root.addEventListener('touchmove', touch, { ...here, passive: false });
  root.addEventListener('dragstart', (event) => event.preventDefault(), here);
  return {
    destroy() {
      end();
      ended.abort();
    },
  };
}
