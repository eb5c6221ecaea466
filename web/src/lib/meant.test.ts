import { expect, test } from 'vitest';
import { again, meant, stands } from './meant';
import type { OptionView } from './messages';
import type { View } from './words';

const ACCEPT = { verb: 'accept', way: 'play', seat: 2, word: 'accept 2' } as OptionView;
const view = (treasures: number, options: OptionView[]) =>
  ({ public: { offers: [{ kind: 'help', by: 2, to: 0, treasures }] }, own: { seat: 0, hand: [], ask: { number: 1, options } } }) as unknown as View;

test('an offer that was accepted too late is accepted when it can be, on the same terms alone', () => {
  const found = meant(ACCEPT, view(1, [ACCEPT]))!;
  expect(stands(found, view(1, []))).toBe(true);
  expect(again(found, view(1, []))).toBeUndefined(); // something else is asked first
  expect(again(found, view(1, [ACCEPT]))).toBe(ACCEPT);
  expect(stands(found, view(2, [ACCEPT]))).toBe(false);
});

test('an offer that was declined too late is declined when it can be', () => {
  const decline = { ...ACCEPT, verb: 'decline' } as OptionView;
  expect(again(meant(decline, view(1, []))!, view(1, [ACCEPT, decline]))).toBe(decline);
});

test('no other answer is given again', () => {
  expect(meant({ ...ACCEPT, verb: 'counter' } as OptionView, view(1, []))).toBeNull();
  expect(meant({ ...ACCEPT, seat: 1 }, view(1, []))).toBeNull();
});
