import { expect, test } from 'vitest';
import { fitting, isAsked } from './asking';
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

test('at a moment everything that is listed fits it', () => {
  expect(isAsked('fits', own(card('class')), { ...now, moment: {} } as unknown as PublicView)).toBe(true);
});

test('who wants to be asked in their own fights only is left alone in others', () => {
  expect(isAsked('own', own(card('enhancer')), now)).toBe(false);
  expect(isAsked('own', own(card('enhancer')), { ...now, fight: { fighter: 0 } } as unknown as PublicView)).toBe(true);
});

test('an offer is always put to the one it is made to', () => {
  expect(isAsked('own', own(), { ...now, offers: [{ to: 0 }] } as unknown as PublicView)).toBe(true);
});
