import { expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {}); // layers.ts listens for Escape
const { digitsOf, noticed, step } = await import('./focus');

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

test('running away has the last digit, which no card comes to have', () => {
  const flees = (one: string) => one === 'run';
  expect([...digitsOf(['run'], flees)]).toEqual([['run', '9']]);
  expect([...digitsOf(['run a', 'card', 'run b'], (one) => one.startsWith('run'))]).toEqual([['card', '1'], ['run a', '8'], ['run b', '9']]);
  expect([...digitsOf(['card', 'run', 'help'], flees)]).toEqual([['card', '1'], ['help', '2'], ['run', '9']]);
  const many = [...'abcdefghi'];
  expect(digitsOf([...many, 'run'], flees).has('run')).toBe(false);
  expect(digitsOf(many, flees).get('i')).toBe('9');
});
test('a digit is taken later where others changed what it means, and latest where it ends something', () => {
  const own = { verb: 'play', came: 5100, acted: 5000, again: false };
  expect(noticed(own)).toBeLessThan(noticed({ ...own, acted: 0 }));
  expect(noticed({ ...own, acted: 0 })).toBeGreaterThanOrEqual(600);
  expect(noticed({ ...own, again: true })).toBeGreaterThan(noticed({ ...own, acted: 0 }));
  for (const verb of ['run_away', 'end_turn']) expect(noticed({ ...own, verb })).toBeGreaterThan(noticed({ ...own, again: true }));
});
