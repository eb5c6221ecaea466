import { expect, test } from 'vitest';
import { because } from './because';
import type { EventView } from './messages';

const card = { tag: 4, name: 'Field of Naps', box: 'oz', kind: 'curse' } as EventView['card'];
const event = (number: number, what: string, who: number, more = {}) => ({ number, what, who, ...more }) as EventView;

test('who misses a turn is told which card made them miss it', () => {
  const announced = event(1, 'will_miss', 0, { card });
  expect(because([event(9, 'missed', 0)], [announced])[0]!.card?.name).toBe('Field of Naps');
  expect(because([announced, event(9, 'missed', 0)])[1]!.card?.name).toBe('Field of Naps');
});

test('the card of another player is no reason', () => {
  expect(because([event(9, 'missed', 1)], [event(1, 'will_miss', 0, { card })])[0]!.card).toBeUndefined();
});
