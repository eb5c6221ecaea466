import { expect, test, vi } from 'vitest';
import { nextFrame } from './frames';

test('in a frame everything is read before anything is written, and each key once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const done: string[] = [];
  const measure = (name: string) => () => {
    done.push(`read ${name}`);
    return () => void done.push(`write ${name}`);
  };
  const [hand, gear] = [{}, {}];
  nextFrame(hand, measure('old hand'));
  nextFrame(gear, measure('gear'));
  nextFrame(hand, measure('hand'));
  expect(frames).toHaveLength(1);
  expect(done).toEqual([]);
  frames.pop()!();
  expect(done).toEqual(['read hand', 'read gear', 'write hand', 'write gear']);
  nextFrame(hand, measure('hand'));
  expect(frames).toHaveLength(1);
  vi.unstubAllGlobals();
});
