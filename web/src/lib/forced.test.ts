import { expect, test } from 'vitest';
import { forced } from './forced';
import type { CardView, OptionView, OwnView, PublicView } from './messages';
import { empty } from './place';

const option = (verb: string, way: string, tag?: number): OptionView =>
  ({ verb, way, word: `${verb} ${tag ?? ''}`, ...(tag === undefined ? {} : { card: { tag, name: 'Llama', kind: 'item', box: 'base' } as CardView }) }) as OptionView;
const own = (options: OptionView[], more: object = {}) => ({ seat: 0, hand: [], ask: { number: 1, question: { kind: 'move' }, options }, ...more }) as unknown as OwnView;
const now = (more: object = {}) => ({ asked: 0, waits: false, over: false, offers: [], ...more }) as unknown as PublicView;
const [take, loot, end, trouble] = [option('take', 'propose', 5), option('loot_room', 'propose'), option('end_turn', 'propose'), option('look_for_trouble', 'propose', 6)];
const hat = option('play', 'play', 7);

test('a single way on is taken, whatever else the hand could do afterwards', () => {
  for (const one of [take!, loot!]) expect(forced(own([one, hat, option('open_to_trades', 'quiet')]), now(), empty())).toBe(one);
  expect(forced(own([option('lose', 'pick', 8)]), now(), empty())?.verb).toBe('lose');
});

test('where there is another way, or something worthwhile to do first, the reader decides', () => {
  expect(forced(own([loot!, trouble!]), now(), empty())).toBeUndefined();
  expect(forced(own([take!, option('play', 'play', 5)]), now(), empty())).toBeUndefined(); // it could be played at once
  expect(forced(own([loot!, hat]), now(), { ...empty(), worth: new Set([7]) })).toBeUndefined();
  expect(forced(own([option('lose', 'pick', 8)], { undo: true }), now(), empty())).toBeUndefined(); // it can be taken back
  expect(forced(own([option('kick_door', 'propose')]), now(), empty())).toBeUndefined();
  expect(forced(own([loot!]), now({ asked: 1 }), empty())).toBeUndefined();
  expect(forced(own([loot!]), now(), { ...empty(), offers: new Map([[1, [hat]]]) })).toBeUndefined();
});

test('a turn ends by itself only where nothing at all is left to do', () => {
  expect(forced(own([end!, option('show', 'draft')]), now(), empty())).toBe(end);
  for (const more of [hat, option('sell', 'draft'), option('offer', 'draft')]) expect(forced(own([end!, more]), now(), empty())).toBeUndefined();
});
