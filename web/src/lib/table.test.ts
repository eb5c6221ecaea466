import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from './messages';
import { TableLink } from './table.svelte';

const sockets: { onmessage?: (event: { data: string }) => void }[] = [];
beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('WebSocket', class {
    onmessage?: (event: { data: string }) => void;
    constructor() {
      sockets.push(this);
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
