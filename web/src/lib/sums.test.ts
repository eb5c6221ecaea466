import { expect, test } from 'vitest';
import type { CardView, FaceView, PlayerView } from './messages';
import { sumOf } from './sums';

const card = (name: string, tag: number) => ({ name, tag, box: 'base', kind: 'item' }) as CardView;
const faceOf = (found: CardView) => ({ bonus: { Crown: 3, Stick: 1 }[found.name] }) as FaceView;

test('the lines of a strength add up to it: the Level, what is in force, and the rest in one line', () => {
  const player = { level: 2, strength: 4, play: [card('Crown', 1), card('Stick', 2)], in_force: [1] } as unknown as PlayerView;
  expect(sumOf(player, faceOf)).toEqual([{ name: 'Crown', bonus: 3 }, { name: '', bonus: -1 }]);
  expect(sumOf({ ...player, strength: 5 }, faceOf)).toEqual([{ name: 'Crown', bonus: 3 }]);
});
