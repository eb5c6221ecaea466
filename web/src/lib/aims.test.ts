import { expect, test } from 'vitest';
import { aimed, plain } from './aims';
import type { CardView, OptionView } from './messages';

const card: CardView = { tag: 7, name: 'Bottled Bees', kind: 'one_shot', box: 'base' };
const option = (word: string, more: Partial<OptionView> = {}): OptionView => ({ word, verb: 'play', way: 'play', card, ...more });

test('a card that is dropped on a monster is played on it, or for the side of the monsters', () => {
  const [first, second] = [option('a', { foe: 1 }), option('b', { foe: 2 })];
  expect(aimed([first, second], { foe: 2 }, 0, [])).toEqual([second]);
  const sides = [option('c', { side: 'monsters' }), option('d', { side: 'munchkins' })];
  expect(aimed(sides, { foe: 2 }, 0, [])).toEqual([sides[0]]);
  expect(aimed(sides, { seat: 1 }, 0, [1])).toEqual([sides[1]]);
  expect(aimed(sides, { seat: 2 }, 0, [1])).toEqual([]);
});

test('a card that is dropped on oneself is worn, and one on another player is played on them', () => {
  const options = [option('wear'), option('other', { seat: 2 }), option('sell', { verb: 'add', way: 'draft' })];
  expect(aimed(options, { seat: 0 }, 0, [])).toEqual([options[0]]);
  expect(aimed(options, { seat: 2 }, 0, [])).toEqual([options[1]]);
  expect(aimed(options, { draft: true }, 0, [])).toEqual([options[2]]);
});

test('the plain option is the one that is aimed at nobody else and loses nothing', () => {
  const wear = option('wear');
  expect(plain([wear, option('away', { verb: 'discard' }), option('other', { seat: 2 })], 0)).toBe(wear);
  expect(plain([option('curse', { seat: 1 })], 0)).toBeUndefined();
  expect(plain([option('a', { side: 'monsters' }), option('b', { side: 'munchkins' })], 0)).toBeUndefined();
});

test('a card that needs an aim is not laid down instead', () => {
  const lay = option('lay', { verb: 'lay', way: 'quiet' });
  expect(plain([option('a', { side: 'monsters' }), option('b', { side: 'munchkins' }), lay], 0)).toBeUndefined();
  expect(plain([lay], 0)).toBe(lay);
});

test('a card that is played into the fight and names no monster may be dropped on one', () => {
  const wandering = option('play', { on: { ...card, tag: 8, kind: 'monster' } });
  expect(aimed([wandering, option('away', { verb: 'discard' }), option('sell', { verb: 'add', way: 'draft' })], { foe: 1 }, 0, [])).toEqual([wandering]);
  expect(aimed([option('be', { card: { ...card, kind: 'class' } })], { foe: 1 }, 0, [])).toEqual([]);
  const pays = [option('a', { side: 'monsters' }), option('b')];
  expect(aimed(pays, { foe: 1 }, 0, [])).toEqual([pays[0]]);
});
