import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer, OptionView } from './messages';
import { TableLink } from './table.svelte';

const sent: { t: string; id: string; number?: number }[] = [];
const sockets: { onmessage?: (event: { data: string }) => void }[] = [];
beforeEach(() => {
  sockets.length = sent.length = 0;
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('WebSocket', class {
    onmessage?: (event: { data: string }) => void;
    constructor() {
      sockets.push(this);
    }
    static OPEN = 1;
    readyState = 1;
    send(text: string) {
      sent.push(JSON.parse(text) as (typeof sent)[number]);
    }
    close() {}
  });
});
afterEach(() => vi.unstubAllGlobals());

const hear = (message: object) => sockets.at(-1)!.onmessage!({ data: JSON.stringify(message as FromServer) });
const state = (...numbers: number[]) => ({ t: 'state', number: numbers.at(-1), public: { players: [] }, own: null, clock: null, events: numbers.map((number) => ({ number, what: 'curse', who: 0 })) });

test('who comes, or comes back, is not shown again what happened before', () => {
  const link = new TableLink('t');
  hear({ t: 'welcome', version: 2, table: 't', seat: null, now: 0 });
  hear(state(1, 2, 3));
  expect(link.live).toEqual([]);
  hear(state(4));
  expect(link.live.map((event) => event.number)).toEqual([4]);
  hear({ t: 'welcome', version: 2, table: 't', seat: null, now: 0 });
  hear(state(5, 6));
  expect(link.live).toEqual([]);
  expect(link.events).toHaveLength(6);
  link.end();
});

test('where the server knows fewer events than the page, as after a backup is restored, the page is loaded anew', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', host: 'table', reload });
  const link = new TableLink('t');
  const welcome = { t: 'welcome', version: 2, table: 't', seat: null, now: 0 };
  hear(welcome);
  hear(state(1, 2, 3));
  hear(welcome);
  hear({ ...state(), number: 3 });
  expect(reload).not.toHaveBeenCalled();
  hear(welcome);
  hear(state(1, 2));
  expect(reload).toHaveBeenCalledOnce();
  expect(link.events).toHaveLength(3);
  link.end();
});

test('a move that came while somebody else acted is made again when it can be', () => {
  const end = { verb: 'end_turn', way: 'propose', word: 'end_turn' } as OptionView;
  const asks = (number: number, more: object, ...options: OptionView[]) =>
    ({ t: 'state', number, public: { players: [], offers: [], turns: 3, asked: 0, ...more }, own: { seat: 0, hand: [], ask: { number, question: { kind: 'end' }, options } }, clock: null, events: [{ number, what: 'play', who: 1 }] });
  const link = new TableLink('t');
  hear({ t: 'welcome', version: 2, table: 't', seat: 0, now: 0 });
  hear(asks(1, {}, end));
  link.answer(end);
  hear(asks(2, { waits: true, window: 'struck' }));
  hear({ t: 'refused', id: sent[0]!.id, code: 'passed' });
  expect(sent).toHaveLength(1);
  expect(link.sorry).toBeNull();
  hear(asks(3, {}, end));
  expect(sent.map((one) => one.number)).toEqual([1, 3]);
  hear(asks(4, { proposal: { by: 0, verb: 'end_turn' }, waits: true }));
  hear(asks(5, { turns: 4, asked: 1 }));
  expect(sent).toHaveLength(2);
  link.end();
});

test('what could not be saved is said again, under the same name, until it is', () => {
  vi.useFakeTimers();
  const link = new TableLink('t');
  hear({ t: 'welcome', version: 2, table: 't', seat: 0, now: 0 });
  link.undo();
  const id = sent[0]!.id;
  hear({ t: 'refused', id, code: 'not_saved' });
  expect(link.sorry).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(sent.map((one) => one.id)).toEqual([id, id]);
  hear({ t: 'taken', id });
  expect(link.sorry).toBeNull();
  vi.advanceTimersByTime(10000);
  expect(sent).toHaveLength(2);
  link.end();
  vi.useRealTimers();
});

test('a line on which nothing comes back is opened anew', () => {
  vi.useFakeTimers();
  const link = new TableLink('t');
  hear({ t: 'welcome', version: 2, table: 't', seat: 0, now: 0 });
  link.undo();
  vi.advanceTimersByTime(2500);
  expect(sent.map((one) => one.t)).toEqual(['undo', 'ping']);
  hear({ t: 'pong', n: 0, now: 0 });
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(12500);
  expect(sockets).toHaveLength(2);
  expect(link.link).toBe('lost');
  hear({ t: 'welcome', version: 2, table: 't', seat: 0, now: 0 });
  expect(sent.at(-1)!.t).toBe('undo');
  link.end();
  vi.useRealTimers();
});
