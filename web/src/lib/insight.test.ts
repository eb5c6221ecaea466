import { expect, test } from 'vitest';
import { toScroll } from './insight';

const ROW = { left: 10, width: 300 };

test('a row in which a card worth playing is seen stays where it is', () => {
  expect(toScroll(ROW, [{ left: 500, width: 100 }, { left: 200, width: 100 }])).toBe(null);
  expect(toScroll(ROW, [])).toBe(null);
});

test('when every card worth playing is beyond an edge, the row scrolls to the first of them', () => {
  expect(toScroll(ROW, [{ left: 500, width: 100 }, { left: 700, width: 100 }])).toBe(390);
  expect(toScroll(ROW, [{ left: 280, width: 100 }])).toBe(170); // half of it is seen
  expect(toScroll(ROW, [{ left: -150, width: 100 }])).toBe(-260);
});
