import { expect, test } from 'vitest';
import type { EventView, Said } from '../../lib/messages';
import { groups, withNotices } from './groups';

let number = 0;
const event = (what: string, fields: Partial<EventView> = {}): EventView => ({ number: ++number, what, ...fields }) as EventView;
const CARD = { tag: 1, name: 'Imp', kind: 'monster', box: 'base' } as EventView['card'];
const deal = [0, 1, 2].flatMap((who) => Array.from({ length: 8 }, () => event('draw', { who })));

test('the deal is one line: no line for each card that is dealt', () => {
  const found = groups([event('game'), ...deal, event('die', { who: 0 }), event('first', { who: 2 }), event('turn', { who: 2 })]);
  expect(found.map((group) => group.kind)).toEqual(['deal', 'line']);
  expect(found[0]).toMatchObject({ each: 8, first: 2 });
});

test('the cards of somebody who comes back are one line, two draws are two', () => {
  const found = groups([...deal.slice(0, 8), event('turn'), event('draw', { who: 1, card: CARD }), event('draw', { who: 1, card: CARD })]);
  expect(found.map((group) => group.kind)).toEqual(['draws', 'line', 'line', 'line']);
  expect(found[0]).toMatchObject({ who: 0, count: 8 });
});

test.each([
  [['won', 'killed', 'level_up', 'fight_over'], 'won'],
  [['concede', 'die', 'escape', 'fight_over'], 'escaped'],
  [['concede', 'die', 'caught', 'level_down', 'fight_over'], 'caught'],
  [['concede', 'die', 'caught', 'death', 'loots', 'fight_over'], 'died'],
  [['play'], 'on'],
  [['removed', 'fight_over'], 'over'],
])('a fight stands under one heading with its result: %s', (events, result) => {
  const found = groups([event('door'), event('fight', { card: CARD }), ...events.map((what) => event(what)), ...(result === 'on' ? [] : [event('turn')])]);
  expect(found.map((group) => group.kind)).toEqual(result === 'on' ? ['line', 'fight'] : ['line', 'fight', 'line']);
  expect(found[1]).toMatchObject({ result, lines: events.map((what) => ({ event: { what } })) });
});

test('the filters show fights alone, or cards alone, also those of a fight', () => {
  const events = [event('turn'), event('door'), event('fight'), event('play'), event('won'), event('fight_over'), event('level_up')];
  expect(groups(events, 'fights').map((group) => group.kind)).toEqual(['line', 'fight']);
  expect(groups(events, 'cards').map((group) => group.lines[0]!.event.what)).toEqual(['turn', 'door', 'play']);
});

test('who plays a seat is told in its place of the log', () => {
  const lines = [3, 5].map((number) => ({ kind: 'line' as const, key: number, lines: [] }));
  const notices = [2, 4, 9].map((after, number) => ({ number, after, notice: 'minded' }) as unknown as Said);
  expect(withNotices(lines, notices).map((one) => one.key)).toEqual(['notice 0', 3, 'notice 1', 5, 'notice 2']);
});
