import { expect, test } from 'vitest';
import type { Option } from './messages';
import { grave, move, short } from './words';

const option = (shape: object) => shape as unknown as Option;

test('a verb that has no name of its own is said as it is', () => expect(move('steal_item')).toBe('Steal item'));

test('a button says whom or what its move is for', () => {
  const names = ['Ann', 'Bo'];
  expect(short(option({ verb: 'run_away', foe: 4 }), names, new Map([[4, 'Rat']]))).toBe('Run away! from Rat');
  expect(short(option({ verb: 'ask_help', seat: 1 }), names)).toBe('Ask for help of Bo');
  expect(short(option({ verb: 'play', side: 1 }), names)).toBe('Play for the monsters');
});

test('a move that cannot be taken back is grave, its draft is not', () => {
  expect(grave(option({ verb: 'sell' }))).toBe(true);
  expect(grave(option({ verb: 'sell', way: 'draft' }))).toBe(false);
  expect(grave(option({ verb: 'kick_door' }))).toBe(false);
});
