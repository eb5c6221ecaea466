import { expect, test } from 'vitest';
import { dropped } from './steady';

test('a tap on what has just moved under the finger is dropped', () => {
  expect(dropped(1000, 900, -Infinity)).toBe(true);
  expect(dropped(1000, 900, 100)).toBe(true);
});

test('a tap on what has lain there for a while counts', () => {
  expect(dropped(1000, 600, -Infinity)).toBe(false);
  expect(dropped(1000, -Infinity, -Infinity)).toBe(false);
});

test('what moves because of a tap was expected: the next tap counts', () => {
  expect(dropped(1000, 900, 700)).toBe(false);
});
