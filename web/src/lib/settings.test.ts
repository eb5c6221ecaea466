import { expect, test } from 'vitest';
import page from '../../../src/kickdoor/words/en/page.ftl?raw';
import text from '../../../src/kickdoor/words/en/settings.ftl?raw';
import { add } from './catalogue';
import type { SettingView } from './messages';
import { Chosen, sentence, titled, valued } from './settings';

add(text);
add(page);

const values = (base: boolean | number | string, oz = base) => ({ base, oz });
const epic: SettingView = { name: 'epic', group: 'length', kind: 'switch', values: values(false), implies: { winning_level: 20 } };
const level: SettingView = { name: 'winning_level', group: 'length', kind: 'number', values: values(10), least: 2, most: 100 };
const loot: SettingView = { name: 'loot_from', group: 'edition', kind: 'choice', values: values('treasure', 'door'), choices: ['door', 'treasure'] };
const hand: SettingView = { name: 'hand_limit', group: 'edition', kind: 'number', values: values(5), most: 100, unlimited: true };
const seconds: SettingView = { name: 'window_seconds', group: 'pace', kind: 'seconds', values: values('2.6'), most: 600 };
const all = [epic, level, loot, hand, seconds];
const slow = { name: 'slow', window: '6', turn: 300 };

test('a setting has the value of the host box, and what is the same there is not changed', () => {
  const given = { loot_from: 'door' };
  expect(new Chosen(all, 'base', slow, {}).value(loot)).toBe('treasure');
  expect(new Chosen(all, 'base', slow, given).changed).toEqual({ loot_from: 'door' });
  expect(new Chosen(all, 'oz', slow, given).changed).toEqual({});
});

test('a switch shows what it implies for others', () => {
  expect(new Chosen(all, 'base', slow, { epic: true }).value(level)).toBe(20);
  expect(new Chosen(all, 'base', slow, { epic: true }).impliedBy(level)).toBe(epic);
  expect(new Chosen(all, 'base', slow, { epic: true, winning_level: 12 }).impliedBy(level)).toBeUndefined();
  expect(new Chosen(all, 'base', slow, { epic: true, winning_level: 12 }).changed).toEqual({ epic: true, winning_level: 12 });
});

test('times are those of the clock, and without a clock there are none', () => {
  expect(new Chosen(all, 'base', slow, {}).value(seconds)).toBe('6');
  expect(new Chosen(all, 'base', { name: 'none' }, { window_seconds: '9' }).changed).toEqual({});
});

test.each([
  [level, 1, 'Winning Level must be a number from 2 to 100, not 1.'],
  [level, 2.5, 'Winning Level must be a number from 2 to 100, not 2.5.'],
  [hand, 101, 'Hand limit must be a number from 0 to 100, or no limit; not 101.'],
  [hand, 'any', ''],
  [seconds, '601', 'Seconds to react must be a number of seconds above 0, at most 600; not 601.'],
  [seconds, '0.5', ''],
] as const)('a wrong value says what was expected: %o %s', (setting, value, said) => {
  const chosen = new Chosen(all, 'base', slow, { [setting.name]: value });
  expect(chosen.wrong(setting)).toBe(said);
  expect(chosen.faults).toEqual(said ? [said] : []);
});

test('names, sentences and choices are words of the catalogue', () => {
  expect(titled('loot_from')).toBe('Looting draws');
  expect(sentence('big_items')).toMatch(/^How many Big Items/);
  expect([valued(loot, 'door'), valued(hand, 'any'), valued(epic, true), valued(level, 10)]).toEqual(['Doors', 'no limit', 'on', '10']);
});
