import { expect, test } from 'vitest';
import type { OptionView } from './messages';
import { next } from './swapping.svelte';

const option = (verb: string, tag: number) => ({ verb, card: { tag }, word: `${verb} ${tag}` }) as unknown as OptionView;

test('a swap takes off what is in the way, one after the other, and then puts on the Item', () => {
  const options = [option('unequip', 1), option('unequip', 2), option('play', 3)];
  const first = next({ off: [1, 2], on: 3 }, options)!;
  expect(first.option).toBe(options[0]);
  const second = next(first.left!, options)!;
  expect(second.option).toBe(options[1]);
  expect(next(second.left!, options)).toEqual({ option: options[2], left: null });
  expect(next({ off: [], on: 4 }, [option('equip', 4)])?.option.verb).toBe('equip');
});

test('a swap ends where its next step is not listed any more', () => {
  expect(next({ off: [9], on: 3 }, [option('play', 3)])).toBeUndefined();
});
