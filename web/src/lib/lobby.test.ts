import { expect, test } from 'vitest';
import { crew, tableLine, tableStands } from './lobby';
import type { BotInfo, TableInfo } from './messages';

const seat = (name = '') => ({ name, taken: !!name, bot: '', here: !!name });
const table = (seats: object[], more: object = {}) => ({ id: 'x', title: '', boxes: ['oz'], clock: 'slow', stage: 'gathering', host: 0, seats, ...more }) as unknown as TableInfo;
const boxOf = (id: string) => ({ oz: 'Oz' })[id] ?? id;

test('a table is a sentence: whose it is, what is played, how many are there, how fast', () => {
  expect(tableLine(table([seat('Dana'), seat('Bo'), seat(), seat()]), boxOf)).toBe("Dana's table: Oz, 2 of 4, easy-going");
  expect(tableLine(table([seat(), seat(), seat()], { host: null, clock: 'none' }), boxOf)).toBe('A table: Oz, 0 of 3, without a clock');
});

test('a table says whether there is room', () => {
  expect(tableStands(table([seat('Dana'), seat()]))).toBe('Dana · waiting for players');
  expect(tableStands(table([seat('Dana'), seat('Bo')], { title: 'Late' }))).toBe('“Late” · Dana, Bo · full, about to begin');
});

test('bots come by their names, and again where there are too few', () => {
  const bots = ['a', 'b', 'c'].map((name) => ({ name, title: name, strength: name === 'c' ? 'hard' : 'easy' }) as BotInfo);
  expect(crew(bots, 3, 'easy', () => 0)).toEqual(['a', 'b', 'a']);
  expect(crew(bots, 2, 'fair')).toEqual(['greedy', 'greedy']);
  expect(new Set(crew(bots, 3, 'mixed'))).toEqual(new Set(['a', 'b', 'c']));
});
