import { expect, test } from 'vitest';
import type { FaceView, PlayerView } from '../../lib/messages';
import { mayUse } from './users';

const card = (name: string, tag: number) => ({ name, tag, box: 'oz', kind: 'class' });
const player = (...names: string[]) => ({ play: names.map(card), in_force: names.map((_, tag) => tag), sex: 'male' }) as unknown as PlayerView;
const face = (shape: object) => shape as FaceView;

test('a card for Soldiers is of no use to a Wizard, and of use to a Soldier', () => {
  expect(mayUse(face({ only: ['Soldier'] }), player('Wizard'))).toBe(false);
  expect(mayUse(face({ only: ['Soldier'] }), player('Soldier'))).toBe(true);
  expect(mayUse(face({}), player())).toBe(true);
});

test('a card that is not for men is of no use to a man', () => {
  expect(mayUse(face({ not_for: ['male'] }), player())).toBe(false);
  expect(mayUse(face({ only: ['male'] }), player())).toBe(true);
});
