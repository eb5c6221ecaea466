import { expect, test } from 'vitest';
import type { EventView } from '../../lib/messages';
import { ending } from './honours';

let number = 0;
const event = (what: string, fields: Partial<EventView> = {}): EventView => ({ number: ++number, what, ...fields }) as EventView;
const card = (name: string, kind: string) => ({ tag: 1, name, kind, box: 'base' }) as EventView['card'];
const strength = ({ name }: { name: string }) => (name === 'Dragon' ? 20 : 1);
const turn = (amount: number, who: number) => event('turn', { who, facts: { amount } });

test('Levels are told turn by turn, for each seat', () => {
  const found = ending(
    [turn(1, 0), event('level_up', { who: 0, facts: { amount: 1, level: 2 } }), turn(2, 1), turn(3, 2), event('level_down', { who: 0, facts: { amount: 1, level: 1 } })],
    [1, 4, 1],
    strength,
  );
  expect(found.levels).toEqual([[1, 2, 2, 1], [4, 4, 4, 4], [1, 1, 1, 1]]);
  expect(found.tallies[0]).toMatchObject({ gained: 1, lost: 1 });
});

test('the best blow is the strongest monster that was beaten, with who helped', () => {
  const fight = (who: number, name: string) => [event('fight', { who, card: card(name, 'monster') }), event('killed', { card: card(name, 'monster') }), event('fight_over')];
  const [opened, ...rest] = fight(1, 'Dragon');
  const found = ending([...fight(0, 'Imp'), opened!, event('helps', { who: 2, other: 1 }), ...rest], [1, 1, 1], strength);
  expect(found.blow).toEqual({ who: 1, helper: 2, monster: 'Dragon', box: 'base', level: 20 });
  expect(found.tallies.map((tally) => tally.kills)).toEqual([1, 1, 0]);
});

test('a title goes to whoever alone has most of something, and to nobody who shares it', () => {
  const curse = (who: number, other: number) => event('play_on', { who, other, card: card('Moths', 'curse') });
  const found = ending([curse(0, 1), curse(0, 2), curse(1, 0), event('boost', { who: 1, other: 0, facts: { bonus: -2 } }), event('loots', { who: 1 }), event('loots', { who: 2 })], [1, 1, 1], strength);
  expect(found.titles).toContainEqual({ name: 'backstabber', who: 0, count: 3 });
  expect(found.titles.some((title) => title.name === 'robber')).toBe(false);
});

test('the worst luck is of whoever died, was caught and lost Levels most', () => {
  const found = ending([event('caught', { who: 2 }), event('death', { who: 2 }), event('caught', { who: 1 })], [1, 1, 1], strength);
  expect(found.unlucky).toEqual({ who: 2, caught: 1, deaths: 1, lost: 0 });
  expect(ending([], [1, 1, 1], strength)).toMatchObject({ unlucky: null, blow: null, titles: [] });
});
