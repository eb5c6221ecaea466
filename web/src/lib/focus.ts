// Where the focus is: one Tab stop for a row of things with arrow keys inside, and a place to go on after something went.
import { layered } from './layers';

// Which thing a key leads to from the one at `now` (-1: none yet); undefined where the key is not for this.
export function step(key: string, now: number, count: number): number | undefined {
  if (!count) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!by) return undefined;
  if (now < 0) return by > 0 ? 0 : count - 1;
  return Math.max(0, Math.min(count - 1, now + by));
}

const FOCUSED = 'button, a, [tabindex]';

// Put on a row of things: Tab stops there once. Where the row itself has the focus, as a log, it is the stop. `among`:
// which of them the keys go through.
export function roves(node: HTMLElement, among = FOCUSED) {
  const all = () => [...node.querySelectorAll<HTMLElement>(among)];
  let last: HTMLElement | undefined;
  const set = () => {
    const found = all();
    const stop = node.tabIndex >= 0 ? undefined : last && found.includes(last) ? last : found[0];
    for (const one of node.querySelectorAll<HTMLElement>(FOCUSED)) one.tabIndex = one === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    if (event.target === node) return;
    last = event.target as HTMLElement;
    set();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const found = all();
    const next = step(event.key, found.indexOf(document.activeElement as HTMLElement), found.length);
    if (next === undefined) return;
    event.preventDefault();
    found[next]!.focus();
  };
  set();
  const children = new MutationObserver(set);
  children.observe(node, { childList: true, subtree: true });
  node.addEventListener('focusin', focused);
  node.addEventListener('keydown', key);
  return {
    destroy() {
      children.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', key);
    },
  };
}

// The buttons that digits take: at the cards that lie in the middle, then in the bar. And the one that Enter takes; a
// lesson of the guide is read first, and among cards one goes to the first.
const buttonsOf = (where: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(`${where} button:not([disabled])`)];
export const laidButtons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.spread .deed:not([disabled])')];
export const barButtons = (): HTMLButtonElement[] => [...laidButtons(), ...buttonsOf('.bar .buttons')];
export function mainButton(): HTMLButtonElement | undefined {
  const found = buttonsOf('.bar .buttons');
  return found.find((one) => one.classList.contains('main') && one.dataset.verb !== 'pass') ?? found[0];
}
export const enterButton = (): HTMLButtonElement | undefined =>
  document.querySelector<HTMLButtonElement>('.guide [aria-keyshortcuts=Enter]') ?? laidButtons()[0] ?? mainButton();

// For whoever uses the keyboard: when what had the focus is gone (a card was played), the focus goes to the bar.
export function keepsFocus(): () => void {
  let held: EventTarget | null = null;
  let keyed = false;
  const ended = new AbortController();
  const here = { signal: ended.signal, capture: true };
  addEventListener('focusin', (event) => (held = event.target), here);
  addEventListener('keydown', () => (keyed = true), here);
  addEventListener('pointerdown', () => (keyed = false), here);
  const gone = new MutationObserver(() => {
    if (!keyed || !(held instanceof Element) || held.isConnected || document.activeElement !== document.body) return;
    (layered() ? document.querySelector<HTMLElement>('.menu[role=dialog] button') : enterButton())?.focus();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    ended.abort();
    gone.disconnect();
  };
}
