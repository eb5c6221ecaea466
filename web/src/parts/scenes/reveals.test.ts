import { expect, test } from 'vitest';
import type { EventView, PublicView } from '../../lib/messages';
import { threat } from '../../lib/rescue';
import { Reveals, wonBy } from './reveals.svelte';

const players = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, level: 5 }));
const card = (name: string, kind: string) => ({ tag: 1, name, kind, box: 'base' }) as EventView['card'];
let number = 0;
const event = (what: string, fields: Partial<EventView> = {}): EventView => ({ number: ++number, what, ...fields }) as EventView;

test('the Treasure one has won alone is laid out, not what others win or what else is drawn', () => {
  const drawn = [event('draw', { who: 0, card: card('Hat', 'item') }), event('draw', { who: 1, hidden: 'treasure' })];
  expect(wonBy([event('treasure', { who: 0, facts: { amount: 1 } }), ...drawn], 0).map((one) => one.name)).toEqual(['Hat']);
  expect(wonBy([event('treasure', { who: 1, facts: { amount: 1 } }), ...drawn], 0)).toEqual([]);
  expect(wonBy(drawn, 0)).toEqual([]);
});

test('cards that only the reader may look at are shown until they go on', () => {
  const reveals = new Reveals();
  const look = (who: number) => event('look', { who, card: card('Rapier Wit', 'item') });
  reveals.take([event('play', { who: 0, card: card('Map', 'one_shot') }), look(0), look(0)], 0);
  expect(reveals.looked).toHaveLength(2);
  reveals.take([event('hold_on', { who: 1 })], 0);
  expect(reveals.looked).toHaveLength(2);
  reveals.take([event('draw', { who: 0 })], 0);
  expect(reveals.looked).toEqual([]);
  reveals.take([look(1)], 0);
  expect(reveals.looked).toEqual([]);
});

test('somebody is about to win where the fight, won as it stands, brings the winning Level', () => {
  const fight = { fighter: 1, helper: null, winning: true, decided: false, levels: 1, munchkins: 14, monsters: 9 };
  const now = (level: number, more: object = {}) =>
    ({ boxes: ['base'], fight: { ...fight, ...more }, winning_level: 10, players: players.map((one) => ({ ...one, level })) }) as unknown as PublicView;
  expect(threat(now(9))).toEqual({ seat: 1, level: 10, ours: 14, theirs: 9 });
  expect(threat(now(8))).toBeNull();
  expect(threat(now(9, { winning: false }))).toBeNull();
  expect(threat(now(9, { decided: true }))).toBeNull();
});
