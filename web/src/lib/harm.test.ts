import { expect, test } from 'vitest';
import { harm } from './harm';
import type { OptionView, OwnView, PublicView } from './messages';
import { outcome } from './outcomes';
import { lost, sorted } from './sense';
import type { View } from './words';

const option = (shape: object) => ({ way: 'play', verb: 'play', word: JSON.stringify(shape), ...shape }) as unknown as OptionView;
const card = (kind: string, tag = 1) => ({ tag, kind, name: `some ${kind}`, box: 'base' });
const player = (seat: number) => ({ seat, name: ['Ann', 'Bo', 'Cy'][seat], level: 3, strength: 3, steps: [1], play: [] });
const now = (more: object = {}) =>
  ({ players: [player(0), player(1), player(2)], tracks: [{ name: 'the Road', steps: 6, end: ['gain 1 level'] }], winning_level: 10, turn: 0, ...more }) as unknown as PublicView;
const own = (...options: OptionView[]) => ({ seat: 0, hand: [], ask: { number: 1, question: { kind: 'start' }, options } }) as unknown as OwnView;
const view = (mine: OwnView, table = now()): View => ({ public: table, own: mine });
const asks = (one: OptionView, table = now()) => lost(one, view(own(one), table), () => undefined);
const fight = (fighter: number, munchkins: number, monsters: number) => now({ fight: { fighter, winning: munchkins > monsters, decided: false, munchkins, monsters, levels: 1, foes: [] } });

test('a Curse stands first at rivals, and last and asked back at oneself', () => {
  const [me, bo] = [option({ card: card('curse'), seat: 0 }), option({ card: card('curse'), seat: 1 })];
  expect(sorted([me, bo], own(), now())).toEqual([bo, me]);
  expect(asks(me)).toBe('Really? It strikes you yourself.');
  expect(asks(bo)).toBe('');
});

test('steps or levels for a rival are a gift: last, and asked back', () => {
  const me = option({ card: card('level_up'), seat: 0, then: { steps: [[0, 0, 4]] } });
  const bo = option({ card: card('level_up'), seat: 1, then: { steps: [[1, 0, 4]] } });
  expect(sorted([bo, me], own(), now())).toEqual([me, bo]);
  expect(asks(bo)).toBe('Really? This helps Bo, not you.');
  expect(asks(option({ card: card('level_up'), seat: 1, then: { levels: [[1, 4]] } }))).toBe('Really? Bo goes up to Level 4, not you.');
  expect(asks(me)).toBe('');
  expect(outcome(me, view(own(me)), () => undefined)).toBe('You come to step 4 of 6 along the Road; its end gives: gain 1 level.');
});

test('what loses one’s own fight hurts, what is still enough does not, whatever the card is', () => {
  const table = fight(0, 7, 3);
  const worse = option({ card: card('enhancer'), seat: 0, then: { ours: 2, theirs: 3 } });
  const enough = option({ card: card('enhancer'), foe: 0, then: { ours: 7, theirs: 5, wins: true } });
  expect(harm(worse, own(), table)).toEqual({ to: 'self' });
  expect(harm(enough, own(), table)).toBe(null);
  expect(sorted([worse, enough], own(), table)).toEqual([enough, worse]);
  expect(asks(worse, table)).toBe('Really? This hurts you.');
});

test('strength for a rival in a fight is a gift, strength for the monsters is not', () => {
  const table = fight(1, 5, 4);
  const helps = option({ card: card('one_shot'), side: 'munchkins', then: { ours: 8, theirs: 4, wins: true } });
  const hinders = option({ card: card('one_shot'), side: 'monsters', then: { ours: 5, theirs: 7 } });
  expect(sorted([helps, hinders], own(), table)).toEqual([hinders, helps]);
  expect(asks(helps, table)).toBe('Really? This helps Bo, not you.');
  expect(asks(hinders, table)).toBe('');
});
