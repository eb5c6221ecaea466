import { afterEach, expect, test, vi } from 'vitest';
import type { RulesPage, RuleText } from './messages';
import { ruleText, textOf } from './rules';

const rule: RuleText = {
  number: 'TURN-03',
  editions: [],
  parts: [
    { text: 'Loot the room.' },
    { text: 'a Steed carries it.', editions: ['oz'] },
    { text: 'a Kid carries it.', editions: ['south-park', 'oz'] },
  ],
};
const names = new Map([['base', 'Munchkin'], ['oz', 'Oz'], ['south-park', 'South Park']]);

afterEach(() => vi.unstubAllGlobals());

test('of a rule only the parts that hold in the edition are shown', () => {
  expect(textOf(rule, 'base', names)).toBe('Loot the room.');
  expect(textOf(rule, 'south-park', names)).toBe('Loot the room. A Kid carries it.');
});

test('for all editions a part of some names them', () => {
  expect(textOf(rule, '', names)).toBe('Loot the room. Oz: a Steed carries it. Oz, South Park: a Kid carries it.');
});

test('a rule is found by its number, and the rules are fetched once', async () => {
  const page: RulesPage = { chapters: [{ title: 'Turns', rules: [rule] }], editions: [...names].map(([id, name]) => ({ id, name })), differences: [] };
  const fetched = vi.fn(async () => new Response(JSON.stringify(page)));
  vi.stubGlobal('fetch', fetched);
  expect(await ruleText('TURN-03', 'base')).toBe('Loot the room.');
  expect(await ruleText('TURN-03', 'my-own-box')).toContain('Oz: a Steed');
  expect(await ruleText('TURN-99', 'base')).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});
