import { expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {}); // layers.ts listens for Escape
const { step } = await import('./focus');

test('arrow keys lead from one thing to the next and stop at the ends', () => {
  expect(step('ArrowRight', 0, 3)).toBe(1);
  expect(step('ArrowDown', 2, 3)).toBe(2);
  expect(step('ArrowLeft', 0, 3)).toBe(0);
  expect(step('Home', 2, 3)).toBe(0);
  expect(step('End', 0, 3)).toBe(2);
});
test('from the row itself the way up leads to the last thing, the way down to the first', () => {
  expect(step('ArrowUp', -1, 45)).toBe(44);
  expect(step('ArrowDown', -1, 45)).toBe(0);
});
test('other keys, and keys in an empty row, are left alone', () => {
  expect(step('Enter', 0, 3)).toBeUndefined();
  expect(step('End', -1, 0)).toBeUndefined();
});
