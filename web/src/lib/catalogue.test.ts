import { expect, test } from 'vitest';
import { accented, bracketed } from './pseudo';
import { marked } from './reading';

const WORDS = import.meta.glob<string>('../../../src/kickdoor/words/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!**/*.test.ts', '!**/messages.ts'], { query: '?raw', import: 'default', eager: true });
const GUIDE = Object.values(import.meta.glob<string>('../../../src/kickdoor/server/http/guide.toml', { query: '?raw', import: 'default', eager: true }))[0]!;
const sources = Object.values(SOURCES).join('\n');
const file = (name: string) => Object.entries(WORDS).find(([path]) => path.endsWith(`/${name}`))![1];

// The messages of a file, with the arguments that each takes.
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let id = '';
  for (const line of text.split('\n')) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? (line.startsWith('#') ? '' : id);
    if (!id) continue;
    const given = found.get(id) ?? new Set();
    for (const [, name] of line.matchAll(/\$(\w+)/g)) given.add(name!);
    found.set(id, given);
  }
  return found;
}
const all = new Map(Object.values(WORDS).flatMap((text) => [...messages(text)]));
const own = messages(file('page.ftl'));

// The keys of the object literal that begins here, whatever is nested in it.
function keysAt(from: number): string[] {
  const keys: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of sources.slice(from)) {
    if ('{(['.includes(sign)) depth += 1;
    if ('})]'.includes(sign)) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      keys.push(part.replace(/^\s*\{/, '').split(':')[0]!.trim());
      part = '';
    } else part += sign;
    if (depth === 0) break;
  }
  return keys.filter(Boolean);
}
const called = [...sources.matchAll(/\bsay\(\s*'([\w-]+)'(,\s*(?=\{))?/g)].map((found) => ({
  id: found[1]!,
  given: found[2] ? keysAt(found.index + found[0].length) : [],
}));
// Messages whose names are put together: each with a test of its own, or from a closed set.
const BUILT = /^(language|sex|table-key)-/;

test('every message that the page says is in the catalogue', () => {
  expect(called.length).toBeGreaterThan(200);
  expect(called.filter(({ id }) => !all.has(id)).map(({ id }) => id)).toEqual([]);
});

test('every message of the page is said somewhere', () => {
  const said = new Set([...sources.matchAll(/'([a-z][\w-]*)'/g)].map(([, id]) => id));
  expect([...own.keys()].filter((id) => !said.has(id) && !BUILT.test(id) && !inside(id))).toEqual([]);
});
const inside = (id: string) => file('page.ftl').includes(`{ ${id} }`);

test('every message of the page is given the arguments it takes, and no other', () => {
  const wrong = called
    .filter(({ id }) => own.has(id) && !SPREAD.includes(id))
    .map(({ id, given }) => ({ id, given: given.sort().join(), takes: [...own.get(id)!].sort().join() }))
    .filter(({ given, takes }) => given !== takes);
  expect(wrong).toEqual([]);
});
const SPREAD = ['lobby-table', 'gathering-about', 'composing-heading', 'replay-where', 'replay-where-aloud']; // given what their parts need, too

test('every step, hint and piece of news of the guide has its words, and no others are there', () => {
  const parts = [...GUIDE.matchAll(/\[\[(step|hint|news)\]\]\nid = "([\w-]+)"/g)];
  const wanted = parts.map(([, list, id]) => `${list === 'step' ? 'guide' : list}-${id}`);
  expect([...messages(file('guide.ftl')).keys()].sort()).toEqual(wanted.sort());
});

test('the pseudo-language accents every letter, but no mark, and puts brackets around', () => {
  expect(accented('Zebra <a>x</a>')).toBe('Žéƀŕá <a>ẋ</a>');
  expect(bracketed('x')).toBe('⟦x⟧');
  expect(bracketed('')).toBe('');
});

test('marks are cut out of a message', () => {
  expect(marked('See <a>the rules</a>, or <b>not</b>.')).toEqual([
    { text: 'See ', mark: '' }, { text: 'the rules', mark: 'a' }, { text: ', or ', mark: '' }, { text: 'not', mark: 'b' }, { text: '.', mark: '' },
  ]);
});
