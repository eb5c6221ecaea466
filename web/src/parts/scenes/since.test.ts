import { expect, test } from 'vitest';
import type { EventView, PublicView } from '../../lib/messages';
import { since } from './since';

const now = { players: [4, 6, 3].map((level, seat) => ({ seat, name: ['Ann', 'Bo', 'Cy'][seat], level })) } as unknown as PublicView;
let number = 0;
const event = (what: string, who?: number, more: object = {}): EventView => ({ number: ++number, what, who, ...more }) as EventView;
const card = (name: string) => ({ card: { tag: 1, name, kind: 'monster', box: 'base' } });
const turn = (who: number) => event('turn', who);

test('what the others did since one’s own last turn stands in a row for each, and what happened to oneself in the last', () => {
  const round = [
    turn(0), event('level_up', 0, { facts: { amount: 1 } }),
    turn(1), event('fight', 1, card('Goose')), event('helps', 2, { other: 1 }), event('killed', undefined, card('Goose')), event('level_up', 1, { facts: { amount: 2 } }),
    turn(2), event('curse', 0, card('Hex')), event('level_down', 0, { facts: { amount: 1 } }),
    turn(0),
  ];
  expect(since(round, now, 0)).toEqual([
    { seat: 1, from: 4, to: 6, deeds: [{ kind: 'beat', names: ['Goose'] }] },
    { seat: 2, from: 3, to: 3, deeds: [{ kind: 'helped', names: ['Bo'] }] },
    { seat: 0, from: 5, to: 4, deeds: [{ kind: 'struck', names: ['Hex'] }] },
  ]);
});

test('nothing is told in one’s first turn, or where nothing happened', () => {
  expect(since([turn(1), event('killed'), turn(0)], now, 0)).toEqual([]);
  expect(since([turn(0), turn(1), turn(2), turn(0)], now, 0)).toEqual([]);
});

test('a card that the reader may not see is not told as none', () => {
  const rows = since([turn(0), turn(1), event('hand_over', 2, { other: 1 }), event('level_up', 1, { facts: { amount: 1 } }), turn(0)], now, 0);
  expect(rows).toEqual([{ seat: 1, from: 5, to: 6, deeds: [] }]);
});
