import { expect, test } from 'vitest';
import 'words:scenes';
import type { EventView } from '../../lib/messages';
import type { View } from '../../lib/words';
import { since } from './since';

const players = [4, 6, 3].map((level, seat) => ({ seat, name: ['Ann', 'Bo', 'Cy'][seat], level }));
const now = { public: { boxes: ['base'], phases: { door: 'Kick', trouble: 'Trouble', loot: 'Loot' }, players, fight: null }, own: { seat: 0, hand: [] } } as unknown as View;
let number = 0;
const event = (what: string, who?: number, more: object = {}): EventView => ({ number: ++number, what, who, ...more }) as EventView;
const card = (name: string) => ({ card: { tag: 1, name, kind: 'monster', box: 'base' } });
const turn = (who: number) => event('turn', who);

test('what the others did since one’s own last turn stands in a row for each, and what happened to oneself, and by whom, in the first', () => {
  const round = [
    turn(0), event('level_up', 0, { facts: { amount: 1 } }),
    turn(1), event('fight', 1, card('Goose')), event('helps', 2, { other: 1 }), event('killed', undefined, card('Goose')), event('level_up', 1, { facts: { amount: 2 } }),
    turn(2), event('play_on', 2, { other: 0, ...card('Hex') }), event('curse', 0, card('Hex')), event('level_down', 0, { facts: { amount: 1, level: 4 } }),
    turn(0),
  ];
  expect(since(round, now, 0)).toEqual([
    { seat: 0, from: 5, to: 4, deeds: [], blows: ['Cy plays Hex on you. You lose a level, now Level 4.'] },
    { seat: 1, from: 4, to: 6, deeds: [{ kind: 'beat', names: ['Goose'] }, { kind: 'with', names: ['Cy'] }], blows: [] },
    { seat: 2, from: 3, to: 3, deeds: [{ kind: 'helped', names: ['Bo'] }], blows: [] },
  ]);
});

test('nothing is told in one’s first turn, or where nothing happened', () => {
  expect(since([turn(1), event('killed'), turn(0)], now, 0)).toEqual([]);
  expect(since([turn(0), turn(1), turn(2), turn(0)], now, 0)).toEqual([]);
});

test('the Levels are those at the beginning of the turn, whatever happens in it', () => {
  const round = [turn(0), turn(1), event('level_down', 0, { facts: { amount: 1, level: 3 } }), turn(0), event('level_up', 0, { facts: { amount: 1, level: 4 } })];
  expect(since(round, now, 0)).toMatchObject([{ seat: 0, from: 4, to: 3 }]);
});

test('a card that the reader may not see is not told as none', () => {
  const rows = since([turn(0), turn(1), event('hand_over', 2, { other: 1 }), event('level_up', 1, { facts: { amount: 1 } }), turn(0)], now, 0);
  expect(rows).toEqual([{ seat: 1, from: 5, to: 6, deeds: [], blows: [] }]);
});

test('a card that came to the reader is told with who gave it', () => {
  const round = [turn(0), turn(1), event('charity', 1, { other: 0, ...card('Witch') }), event('hand_over', 2, { other: 0, ...card('Hat') }), turn(0)];
  expect(since(round, now, 0)[0]!.blows).toEqual(['Bo gives you Witch in charity.', 'You get Hat from Cy.']);
});

test('what a rival became or put on is told, as it changed how strong they are', () => {
  const plays = (name: string, kind: string) => event('play', 1, { card: { tag: 1, name, kind, box: 'base' } });
  const rows = since([turn(0), turn(1), plays('Hat', 'item'), plays('Elf', 'race'), plays('Tax', 'special'), plays('Boots', 'item'), turn(0)], now, 0);
  expect(rows).toEqual([{ seat: 1, from: 6, to: 6, deeds: [{ kind: 'became', names: ['Elf'] }, { kind: 'wears', names: ['Hat', 'Boots'] }], blows: [] }]);
});
