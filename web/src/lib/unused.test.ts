import { expect, test } from 'vitest';
import { unused } from './unused';
import type { CardView, FaceView, PlayerView } from './messages';

const card = { tag: 1, box: 'base', name: 'Mace', kind: 'item' } as CardView;
const player = { seat: 0, play: [card], carried: [1], in_force: [], sex: 'female' } as unknown as PlayerView;

test('an Item for others says whom it is for, and nothing else', () => {
  const face = { only: ['Cleric'], only_many: ['Clerics'] } as unknown as FaceView;
  expect(unused(card, player, () => face, true)).toMatch(/Clerics only\.$/);
});
