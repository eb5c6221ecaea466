// Where the focus is: one Tab stop for a row of things with arrow keys inside, and a place to go on after something went.
import { hands } from './keyed';
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

const FOCUSED = 'button:enabled, a, [tabindex]';
const things = (node: HTMLElement, among = FOCUSED) => [...node.querySelectorAll<HTMLElement>(among)];
const inSight = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true });
function stepped(node: HTMLElement, event: KeyboardEvent, among = FOCUSED): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  const ends = event.key === 'Home' || event.key === 'End';
  // The ends of a row are those of its own group: what may be picked, not what drops it all.
  const group = ends ? document.activeElement?.closest<HTMLElement>('[role=group]') : null;
  const found = things(group && node.contains(group) ? group : node, among).filter(inSight);
  const next = step(event.key, found.indexOf(document.activeElement as HTMLElement), found.length);
  if (next === undefined) return;
  event.preventDefault();
  found[next]!.focus();
}

// Put on a group of buttons: arrow keys go from one to the next, and each is a Tab stop of its own.
export function arrows(node: HTMLElement) {
  const key = (event: KeyboardEvent) => stepped(node, event);
  node.addEventListener('keydown', key);
  return { destroy: () => node.removeEventListener('keydown', key) };
}

// Put on a row of things: Tab stops there once. Where the row itself has the focus, as a log, it is the stop. `among`:
// which of them the keys go through.
export function roves(node: HTMLElement, among = FOCUSED) {
  let last: HTMLElement | undefined;
  const set = () => {
    const found = things(node, among);
    const stop = node.tabIndex >= 0 ? undefined : last && found.includes(last) ? last : (found.find(inSight) ?? found[0]);
    for (const one of things(node)) one.tabIndex = one === stop ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    if (event.target === node) return;
    last = event.target as HTMLElement;
    set();
  };
  const key = (event: KeyboardEvent) => stepped(node, event, among);
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

// The buttons that digits take, in the order in which they stand: those of an open menu; else of the cards that are laid
// out in the middle, of the offers, of what is being composed and of the bar. Of what is composed each keeps its digit,
// whether it can be pressed yet or not.
export function digitButtons(): HTMLButtonElement[] {
  const menu = document.querySelector('.menu[role=dialog]');
  const found = menu
    ? menu.querySelectorAll<HTMLButtonElement>('button:enabled')
    : document.querySelectorAll<HTMLButtonElement>(':is(.offers, .bar .buttons) button:enabled, .draft button, .spread .deed:enabled');
  // What is composed keeps its digits, whatever comes to stand above it.
  const composed = (one: Element) => Number(!!one.closest('.draft'));
  return [...found].filter(inSight).sort((one, other) => composed(other) - composed(one));
}

// Running away has the last digits, which no card comes to have: one key never means a card first and the flight then. In the
// bar these buttons stand last, so that the digits are read in their order.
const LAST = 9;
export function digitsOf<T>(buttons: T[], flees: (one: T) => boolean): Map<T, string> {
  const others = buttons.filter((one) => !flees(one)).slice(0, LAST);
  const flights = buttons.filter(flees).slice(0, LAST - others.length);
  const first = LAST - flights.length + 1;
  return new Map([...others.map((one, place): [T, string] => [one, String(place + 1)]), ...flights.map((one, place): [T, string] => [one, String(first + place)])]);
}

// Each of the first nine says its digit, and since when: a button that has just come under a digit is not meant yet.
const since = new WeakMap<Element, number>();
const isFlight = (one: HTMLElement) => one.dataset.verb === 'run_away';
export function numberButtons(): void {
  const digits = digitsOf(digitButtons(), isFlight);
  for (const old of document.querySelectorAll<HTMLElement>('[data-digit]')) if (!digits.has(old as HTMLButtonElement)) delete old.dataset.digit;
  for (const [one, digit] of digits) {
    if (one.dataset.digit === digit) continue;
    one.dataset.digit = digit;
    since.set(one, performance.now());
  }
}
// How long a button must have had its digit: longer where something else than one's own act brought it there, where it ends
// something, and where the same digit was pressed a moment ago, as that means what was under it before. In milliseconds.
const WAITS = { own: 250, others: 600, ending: 1200, again: 1000 };
const OWN = 600; // what changes this soon after one's own act follows from it
const ENDING = new Set(['run_away', 'end_turn', 'sacrifice']);
export function noticed({ verb, came, acted, again }: { verb: string; came: number; acted: number; again: boolean }): number {
  const wait = came - acted < OWN ? WAITS.own : WAITS.others;
  return Math.max(wait, again ? WAITS.again : 0, ENDING.has(verb) ? WAITS.ending : 0);
}
let last = { digit: '', at: 0 };
let acted = -Infinity;
const acts = () => (acted = performance.now());
if (typeof document !== 'undefined') document.addEventListener('click', acts, true);
// The button of a digit; 'soon': it has come there a moment ago, and is not meant yet.
export function buttonOf(digit: string): HTMLButtonElement | 'soon' | undefined {
  const now = performance.now();
  const again = digit === last.digit && now - last.at < 2 * WAITS.again;
  last = { digit, at: now };
  const found = digitButtons().find((one) => one.dataset.digit === digit);
  if (!found || found.disabled) return undefined;
  const came = since.get(found) ?? 0;
  return now - came >= noticed({ verb: found.dataset.verb ?? '', came, acted, again }) ? found : 'soon';
}

const barButtons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.bar .buttons button:enabled')];
export const passButton = (): HTMLButtonElement | undefined => barButtons().find((one) => one.dataset.verb === 'pass');
export const readButton = () => document.querySelector<HTMLButtonElement>('.guide button.main');
// The choice among cards that are laid out in the middle.
export const laidButtons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.spread .deed:enabled')];
// A choice of players among whom is the reader: a hasty key names nobody, least of all oneself.
export const namesReader = (): boolean => barButtons().some((one) => 'self' in one.dataset);
const ASIDE = new Set(['undo', 'hold', 'hold_on', 'pass_until', 'aside']); // never taken without being meant
// The one that leads on: of what is being composed, of the cards laid out, else of the bar.
export function mainButton(): HTMLButtonElement | undefined {
  const composed = document.querySelector<HTMLButtonElement>('.draft button.main:enabled') ?? document.querySelector<HTMLButtonElement>('.draft button:enabled');
  const laid = composed ?? laidButtons()[0];
  if (laid) return laid;
  const found = barButtons().filter((one) => !ASIDE.has(one.dataset.verb ?? ''));
  return found.find((one) => one.classList.contains('main') && one.dataset.verb !== 'pass') ?? found.find((one) => !('self' in one.dataset)) ?? found[0];
}
// What Enter takes where nothing has the focus; a lesson of the guide is read first.
export const enterButton = (): HTMLButtonElement | undefined => readButton() ?? mainButton();

// How an offer is best answered.
const offered = () => ['.main', '[data-verb=decline]', ''].map((one) => document.querySelector<HTMLElement>(`.offers .forme button${one}:enabled`)).find(Boolean);

// Where the focus goes that is nowhere: into what lies on top, to the end of the game, to the question.
function landing(): HTMLElement | null | undefined {
  if (layered()) return document.querySelector<HTMLElement>('.menu[role=dialog] button');
  return (
    document.querySelector<HTMLElement>('.over button.main') ??
    readButton() ??
    document.querySelector<HTMLElement>('.draft button:enabled') ??
    offered() ??
    (namesReader() ? undefined : mainButton()) ??
    document.querySelector<HTMLElement>('.bar') // nothing to press: what goes on is said there
  );
}

// A card on which the page has put the focus, as the guide speaks of it: when the guide speaks of something else, and the
// reader has not moved the focus, it goes on from there.
let led: Element | null = null;
export function lead(card: HTMLElement): void {
  card.focus();
  led = card;
}
export const isLeft = (now: Element): boolean => now === led && !now.hasAttribute('data-guide') && !layered();

// When the focus was last put somewhere by the page: who passes again and again does not mean what has just got it.
let landed = 0;
const MEANT = 2500; // milliseconds
export const justLanded = (): boolean => performance.now() - landed < MEANT;

// For whoever uses the keyboard: when what had the focus is gone (a card was played), or something new is to be read
// while the bar has the focus, the focus goes there. Who types or looks at a card keeps it.
export function keepsFocus(): () => void {
  let lesson: Element | null = null;
  let asked = 0;
  const look = () => {
    asked = 0;
    numberButtons();
    if (led !== document.activeElement && !layered()) led = null; // the reader has moved it; what was opened from it gives it back
    if (!hands.keyed) return;
    const [now, read] = [document.activeElement, readButton()];
    const free = !now || now === document.body || now.matches(':disabled, .bar') || isLeft(now); // what is disabled loses the focus a moment later
    const place = free ? landing() : null;
    if (place && place !== now) {
      place.focus();
      landed = performance.now();
    }
    else if (!free && read && read !== lesson && now.closest('.bar') && !layered()) read.focus();
    lesson = read;
  };
  const changed = new MutationObserver(() => (asked ||= requestAnimationFrame(look)));
  changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-guide'] });
  look();
  return () => {
    changed.disconnect();
    cancelAnimationFrame(asked);
  };
}

// Something that opens over the page: the focus goes into it, and back to where it was when it closes.
export function holdsFocus(node: HTMLElement, first = 'button, select, input') {
  const before = document.activeElement;
  (node.matches(first) ? node : node.querySelector<HTMLElement>(first))?.focus();
  return { destroy: () => before instanceof HTMLElement && before.isConnected && before.focus() };
}
