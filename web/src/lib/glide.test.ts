import { expect, test } from 'vitest';
import { moved } from './glide';

test('only what was there and lies elsewhere glides, from where it was', () => {
  const before = new Map([['a', { x: 0, y: 0 }], ['b', { x: 100, y: 0 }], ['gone', { x: 200, y: 0 }]]);
  const after = new Map([['a', { x: 0.5, y: 0 }], ['b', { x: 40, y: 10 }], ['new', { x: 200, y: 0 }]]);
  expect(moved(before, after)).toEqual(new Map([['b', { x: 60, y: -10 }]]));
});
