import { beforeEach, expect, test, vi } from 'vitest';
import recorded from '../../recorded/fairness.json';
import { follow, kept, newWord, promiseOf, seedOf, type Kept } from './fairness';
import type { GameRecord, TableInfo } from './messages';
import { seedHash } from './sha256';
import { findings, plain, summary, type Finding } from './verdict';

const asked: { path: string; body: Record<string, string> }[] = [];
beforeEach(() => {
  asked.length = 0;
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text) });
  vi.stubGlobal('fetch', async (path: string, given: { body: string }) => {
    asked.push({ path, body: JSON.parse(given.body) as Record<string, string> });
    return { status: 204, ok: true };
  });
});

test('the page makes the same promises and seeds as the server', async () => {
  for (const [word, promise] of Object.entries(recorded.promises)) expect(await promiseOf(word)).toBe(promise);
  for (const draw of recorded.draws) {
    expect(await seedHash(draw.secret)).toBe(draw.commitment);
    expect(await seedOf(draw.secret, draw.words)).toBe(draw.seed);
  }
});

test('every word is new, and well-formed', () => {
  const words = new Set(Array.from({ length: 50 }, newWord));
  expect(words.size).toBe(50);
  for (const word of words) expect(word).toMatch(/^[0-9a-f]{32}$/);
});

const settle = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
const table = (id: string, more: object, promises: string[]) =>
  ({ id, words: true, stage: 'gathering', seed_hash: 'committed', seats: promises.map((promise) => ({ name: 'Ann', taken: true, promise })), ...more }) as unknown as TableInfo;

test('a word is promised, and revealed only once the promises are fixed and kept', async () => {
  follow(table('one', {}, ['', 'theirs']), 0);
  await settle();
  const promise = asked[0]!.body.promise!;
  expect(asked[0]!.path).toBe('/api/tables/one/seats');
  const word = kept('one')!.words[promise]!;
  expect(await promiseOf(word)).toBe(promise);
  asked.length = 0;
  follow(table('one', {}, [promise, 'theirs']), 0);
  expect(asked).toEqual([]);
  follow(table('one', { revealing: true }, [promise, 'theirs']), 0);
  await settle();
  expect(asked).toEqual([{ path: '/api/tables/one/word', body: { word } }]);
  expect(kept('one')).toMatchObject({ commitment: 'committed', promises: [promise, 'theirs'] });
});

test('no seat is taken again that is not ours any more', async () => {
  const left = table('three', {}, ['']);
  left.seats[0]!.taken = false;
  follow(left, 0);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
});

test('no word is revealed to a server that changes its commitment or the promises', async () => {
  const word = newWord();
  const promise = await promiseOf(word);
  const known: Kept = { words: { [promise]: word }, commitment: 'committed', promises: [promise, 'theirs'], at: 1 };
  localStorage.setItem('kickdoor.words', JSON.stringify({ two: known }));
  follow(table('two', { revealing: true, seed_hash: 'another' }, [promise, 'theirs']), 0);
  follow(table('two', { revealing: true }, [promise, 'others']), 0);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
});

async function played(): Promise<[GameRecord, Kept]> {
  const [words, secret] = [['a'.repeat(32), '', 'b'.repeat(32)], 'the secret'];
  const promises = await Promise.all(words.map((word) => (word ? promiseOf(word) : '')));
  const commitment = await seedHash(secret);
  const record: GameRecord = { table: 'three', seed: await seedOf(secret, words), answers: [], draw: { commitment, secret, promises, words } };
  return [record, { words: { [promises[0]!]: words[0]! }, commitment, promises, at: 1 }];
}
const wrong = (found: Finding[]) => found.filter((one) => one.verdict === 'no').map((one) => one.what);

test('an honest record is fair for who kept what it was shown, and not known for others', async () => {
  const [record, known] = await played();
  expect(summary(await findings(record, known, known.commitment!, ''))).toBe('yes');
  expect(summary(await findings(record, null, known.commitment!, ''))).toBe('unknown');
});

test('another secret, a word left out, a promise added and a seed of its own are found out', async () => {
  const [record, known] = await played();
  const draw = record.draw!;
  const check = async (change: Partial<GameRecord>) => wrong(await findings({ ...record, ...change }, known, known.commitment!, ''));
  const secret = 'a better secret';
  const other = { ...draw, secret, commitment: await seedHash(secret) };
  expect(await check({ draw: other, seed: await seedOf(secret, draw.words) })).toEqual(['commitment']);
  const without = { ...draw, words: ['', '', draw.words[2]!] };
  expect(await check({ draw: without, seed: await seedOf(draw.secret, without.words) })).toEqual(['word']);
  const late = 'c'.repeat(32);
  const added = { ...draw, promises: [draw.promises[0]!, await promiseOf(late), draw.promises[2]!], words: [draw.words[0]!, late, draw.words[2]!] };
  expect(await check({ draw: added, seed: await seedOf(draw.secret, added.words) })).toEqual(['promises']);
  expect(await check({ seed: '1' })).toEqual(['seed-made']);
  expect(await check({ draw: undefined, seed: draw.secret })).toEqual(['seed-made', 'word', 'promises']);
});

test('what is signed has sorted keys and no signature', () => {
  expect(plain({ b: [{ z: 1, a: 'é' }], a: true, signed: { key: '' } })).toBe('{"a":true,"b":[{"a":"é","z":1}]}');
});
