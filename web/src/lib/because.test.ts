import { expect, test } from 'vitest';
import { because } from './because';
import type { EventView, PublicView } from './messages';
import { event as told, type View } from './words';

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

test('a fight without a beaten monster names who took the monsters out of it, and with which card', () => {
  const played = event(3, 'play', 1, { card: { ...card, name: 'Intermission' } });
  const won = event(5, 'won', 0, { facts: { bare: true } });
  const found = because([played, event(4, 'removed', -1), won], [event(1, 'fight', 0)])[2]!;
  expect([found.card?.name, found.other]).toEqual(['Intermission', 1]);
  const view = { public: { players: [{ name: 'Ann' }, { name: 'Pim' }], phases: {} }, own: { seat: 0 } } as unknown as View;
  expect(told(found, view)).toBe('Pim played Intermission: no monster is left, so you get no Level and no Treasure');
  expect(told(because([event(3, 'play', 0, { card }), event(4, 'removed', -1), won])[2]!, view)).toBe('You played Field of Naps: no monster is left, so there is no Level and no Treasure');
});

test('an Item that is played and lies unused says so', () => {
  const played = (name: string) => ({ number: 1, what: 'play', who: 0, card: { tag: 1, kind: 'item', name } }) as unknown as EventView;
  const now = { players: [{ play: [{ tag: 7, name: 'Sword' }, { tag: 8, name: 'Hat' }], carried: [7] }] } as unknown as PublicView;
  expect(because([played('Sword'), played('Hat')], [], now).map((event) => !!event.facts?.bare)).toEqual([true, false]);
});
