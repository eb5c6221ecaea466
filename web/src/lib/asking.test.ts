import { expect, test } from 'vitest';
import { fitting, isAsked, keepsPass, passesUnasked, topic } from './asking';
import type { OptionView, OwnView, PublicView } from './messages';

const now = { offers: [], fight: { fighter: 1 } } as unknown as PublicView;
const pass = { verb: 'pass', way: 'pass' };
const card = (kind: string) => ({ verb: 'play', way: 'play', card: { kind } });
const own = (...options: object[]) => ({ seat: 0, ask: { options: [pass, ...options] as OptionView[] } }) as unknown as OwnView;

test('who holds nothing that fits is not asked, but for those who want it always', () => {
  expect(isAsked('fits', own(), now)).toBe(false);
  expect(isAsked('always', own(), now)).toBe(true);
  expect(isAsked('always', null, now)).toBe(false);
});

test('an enhancer fits a fight, a Class is one’s own affair', () => {
  expect(fitting(own(card('enhancer'), card('class')), now)).toHaveLength(1);
  expect(isAsked('fits', own(card('class')), now)).toBe(false);
});

test('in a fight of others only what may change who wins it fits, alone or together with the rest', () => {
  const fight = (munchkins: number) => ({ offers: [], fight: { fighter: 1, munchkins, monsters: 1, winning: true } }) as unknown as PublicView;
  const bees = (tag: number, ours: number, theirs: number) => ({ ...card('one_shot'), card: { kind: 'one_shot', tag }, then: { ours, theirs, wins: ours > theirs } });
  expect(isAsked('fits', own(bees(1, 11, 4)), fight(11))).toBe(false);
  expect(isAsked('fits', own(bees(1, 4, 4)), fight(4))).toBe(true);
  expect(isAsked('fits', own(bees(1, 6, 4), bees(2, 6, 4)), fight(6))).toBe(true);
  expect(isAsked('fits', own(bees(1, 6, 4), bees(1, 9, 1)), fight(6))).toBe(false);
});

test('one is asked about a Curse when a turn starts, and in a fight that it decides', () => {
  const curse = own(card('curse'));
  expect(['start', 'room', 'end'].map((window) => isAsked('fits', curse, { offers: [], window } as unknown as PublicView))).toEqual([true, false, false]);
  expect(isAsked('fits', curse, now)).toBe(false);
});

test('among bots one is not asked again about what one wanted to be left alone with, until something else fits', () => {
  const drawing = { offers: [], moment: { what: 'draws', seat: 0 } } as unknown as PublicView;
  const power = { verb: 'use', way: 'play', ability: 'Second Coming' };
  const quieted = new Set([topic(power as OptionView, drawing)]);
  expect(isAsked('fits', own(power), drawing)).toBe(true);
  expect(isAsked('fits', own(power), drawing, 'bots', quieted)).toBe(false);
  expect(passesUnasked('fits', own(power), drawing, 'bots', quieted)).toBe(true);
  expect(isAsked('fits', own(power, card('one_shot')), drawing, 'bots', quieted)).toBe(true);
  expect(isAsked('fits', own(power), drawing, 'clock', quieted)).toBe(true);
});

test('one is not asked about a card that may be drawn instead, unless it is of more use than most; it stays listed', () => {
  const drawing = { offers: [], players: [], moment: { what: 'is about to draw a card face up', seat: 0 } } as unknown as PublicView;
  const power = (better: boolean) => own({ verb: 'use', way: 'play', ability: 'Second Coming', then: { instead: { kind: 'monster' }, better } });
  expect([false, true].map((better) => isAsked('fits', power(better), drawing))).toEqual([false, true]);
  expect([false, true].map((better) => passesUnasked('fits', power(better), drawing, 'bots'))).toEqual([true, false]);
  // Among people the pass never depends on it.
  expect(passesUnasked('fits', power(false), drawing, 'clock')).toBe(false);
  expect(isAsked('fits', power(false), drawing, 'people')).toBe(true);
});

test('a Curse that would do nothing to anybody is not asked about', () => {
  const start = { offers: [], window: 'start', players: [{ level: 4 }, { level: 1 }] } as unknown as PublicView;
  const curse = (idle: boolean) => own({ ...card('curse'), seat: 1, then: idle ? { idle } : undefined });
  expect([true, false].map((idle) => isAsked('fits', curse(idle), start))).toEqual([false, true]);
});

test('what would cost the reader a Level does not fit', () => {
  const start = { offers: [], window: 'start', players: [{ level: 4 }] } as unknown as PublicView;
  const costs = (level: number) => own({ ...card('special'), then: { levels: [[0, level]] } });
  expect([3, 5].map((level) => isAsked('fits', costs(level), start))).toEqual([false, true]);
});

test('at a moment everything that is listed fits it', () => {
  expect(isAsked('fits', own(card('class')), { ...now, moment: {} } as unknown as PublicView)).toBe(true);
});

test('who wants to be asked in their own fights only is left alone in others', () => {
  expect(isAsked('own', own(card('enhancer')), now)).toBe(false);
  expect(isAsked('own', own(card('enhancer')), { ...now, fight: { fighter: 0 } } as unknown as PublicView)).toBe(true);
});

test('an offer is always put to the one it is made to, as soon as it can be answered; until then it stops nothing', () => {
  const offered = { ...now, offers: [{ to: 0 }] } as unknown as PublicView;
  expect(isAsked('own', own({ verb: 'decline', way: 'draft' }), offered)).toBe(true);
  expect(isAsked('fits', own(), offered)).toBe(false);
});

test('who wants to be asked about themselves is asked when a Curse strikes them, and not when it strikes another', () => {
  const moment = (seat: number) => ({ offers: [], moment: { what: 'is_cursed', seat } }) as unknown as PublicView;
  expect(isAsked('own', own(card('special')), moment(0))).toBe(true);
  expect(isAsked('own', own(card('special')), moment(1))).toBe(false);
});

test('among people without a clock everybody is asked, for everybody is waited for', () => {
  expect(isAsked('fits', own(), now, 'people')).toBe(true);
  expect(isAsked('fits', own(), now, 'clock')).toBe(false);
  expect(isAsked('own', own(), now, 'people')).toBe(false);
  expect(isAsked('own', own(), { ...now, fight: { fighter: 0 } } as unknown as PublicView, 'people')).toBe(true);
});

test('among bots a window that asks nothing is passed; among people what is passed never depends on the hand', () => {
  const hands = [own(), own(card('enhancer'))];
  expect(hands.map((hand) => passesUnasked('fits', hand, now, 'bots'))).toEqual([true, false]);
  for (const company of ['clock', 'people'] as const) {
    for (const asks of ['fits', 'always', 'own'] as const) {
      const [one, two] = hands.map((hand) => passesUnasked(asks, hand, now, company));
      expect(one).toBe(two);
      expect(one).toBe(asks === 'own');
    }
  }
});

test('no window among people is left waiting for somebody who is not asked', () => {
  for (const asks of ['fits', 'always', 'own'] as const) {
    for (const hand of [own(), own(card('enhancer'))]) {
      expect(isAsked(asks, hand, now, 'people') || passesUnasked(asks, hand, now, 'people')).toBe(true);
    }
  }
});

test('a pass that would tell what one holds is kept until the clock runs out', () => {
  expect(keepsPass('fits', 'clock')).toBe(true);
  expect([keepsPass('always', 'clock'), keepsPass('fits', 'people'), keepsPass('fits', 'bots'), keepsPass('own', 'clock')]).toEqual([false, false, false, false]);
});

test('nobody is asked to cancel a Curse on another, or one that was stopped', () => {
  const struck = (more: object) => ({ offers: [], players: [], moment: { what: 'is struck', seat: 0, ...more } }) as unknown as PublicView;
  expect(isAsked('fits', own(card('special')), struck({ by: 2 }))).toBe(true);
  expect(isAsked('fits', own(card('special')), struck({ by: 2, seat: 1 }))).toBe(false);
  expect(isAsked('fits', own(card('special')), struck({ by: 2, averted: true }))).toBe(false);
});

test('who is in a fight is asked about what may win it, not about what helps the monsters', () => {
  const fought = (winning: boolean) => ({ offers: [], fight: { fighter: 1, helper: 0, munchkins: 5, monsters: winning ? 4 : 8, winning, decided: false } }) as unknown as PublicView;
  const played = (ours: number, theirs: number) => own({ ...card('enhancer'), then: { ours, theirs } } as never);
  expect(isAsked('fits', played(5, 18), fought(false))).toBe(false);
  expect(isAsked('fits', played(7, 8), fought(false))).toBe(true);
  expect(isAsked('fits', played(7, 4), fought(true))).toBe(false);
});
