// Words for the seed, as kickdoor/fairness.py has them: this browser makes its word, keeps what the table showed before
// the word was revealed, and checks the record of the finished game against that. docs/fairness.md explains it.
import type { GameRecord, TableInfo, TakeSeat } from './messages';
import { post } from './server';
import { seedHash, sha256 } from './sha256';

// What this browser keeps of a table: its own words by their promises, and what it was shown when it revealed them.
export type Kept = { words: Record<string, string>; commitment?: string; promises?: string[]; at: number };
export type Verdict = 'yes' | 'no' | 'unknown';
export type Finding = { what: 'commitment' | 'seed-made' | 'word' | 'promises' | 'signature'; verdict: Verdict };

const KEY = 'kickdoor.words';
const MOST = 60; // tables of which this browser keeps something

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const newWord = () => hex(crypto.getRandomValues(new Uint8Array(16)));
export const promiseOf = (word: string) => sha256('kickdoor word ' + word);
export const seedOf = (secret: string, words: string[]) => sha256(`kickdoor deal ${words.map((word) => word || '-').join(',')} ${secret}`);

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
export const kept = (table: string): Kept | null => all()[table] ?? null;
function keep(table: string, change: Partial<Kept>): void {
  const found = all();
  found[table] = { ...(found[table] ?? { words: {} }), ...change, at: Date.now() };
  const old = Object.entries(found).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(old.slice(0, MOST))));
  } catch {
    // Without it the game is played all the same; its record is checked less.
  }
}

// A new word for each seat that is taken: one that was revealed before would be known to the server.
async function promised(table: string): Promise<string> {
  const word = newWord();
  const promise = await promiseOf(word);
  keep(table, { words: { ...kept(table)?.words, [promise]: word } });
  return promise;
}

// Takes a seat, with the promise of a word.
export const sit = async <T>(table: string, seat: TakeSeat): Promise<T> => post<T>(`/tables/${table}/seats`, { ...seat, promise: await promised(table) } satisfies TakeSeat);

// Promises and reveals are sent once for each table and moment, whatever number of messages tell of it.
const sent = new Set<string>();
function once(name: string, work: () => Promise<unknown>): void {
  if (sent.has(name)) return;
  sent.add(name);
  void work().catch(() => sent.delete(name));
}

// What the table needs of this seat now: a promise where it has none of ours, or the word.
export function follow(info: TableInfo, seat: number | null): void {
  const one = seat === null ? undefined : info.seats[seat];
  if (!info.words || !one?.taken || info.stage !== 'gathering') return;
  const known = kept(info.id);
  const mine = one.promise ? known?.words[one.promise] : undefined;
  if (!info.revealing && !mine) once(`${info.id} ${seat} ${one.promise ?? ''}`, () => sit(info.id, { name: one.name || '-', seat }));
  if (!info.revealing || !mine || !known) return;
  const promises = info.seats.map((other) => other.promise ?? '');
  // All that decides on the deal but the words is fixed now, and kept before this word is told to anybody.
  if (known.commitment === undefined) keep(info.id, { commitment: info.seed_hash, promises });
  else if (known.commitment !== info.seed_hash || String(known.promises) !== String(promises)) return;
  once(`${info.id} ${mine}`, () => post(`/tables/${info.id}/word`, { word: mine }));
}

// What this browser finds out about a record. Unknown: it has nothing to compare with, or cannot.
export async function findings(record: GameRecord, known: Kept | null, published: string, key: string): Promise<Finding[]> {
  const draw = record.draw ?? null;
  const committed = await seedHash(draw ? draw.secret : String(record.seed));
  const verdict = (good: boolean): Verdict => (good ? 'yes' : 'no');
  const shown = known?.commitment;
  const found: Finding[] = [{ what: 'commitment', verdict: shown ? verdict(committed === shown) : committed === published ? 'unknown' : 'no' }];
  if (draw) {
    const promises = await Promise.all(draw.words.map((word) => (word ? promiseOf(word) : '')));
    const fits = promises.every((promise, seat) => !promise || promise === draw.promises[seat]);
    found.push({ what: 'seed-made', verdict: verdict(fits && committed === draw.commitment && (await seedOf(draw.secret, draw.words)) === String(record.seed)) });
  } else found.push({ what: 'seed-made', verdict: known?.promises ? 'no' : 'unknown' });
  const own = Object.entries(known?.words ?? {}).filter(([promise]) => known?.promises?.includes(promise));
  found.push({ what: 'word', verdict: own.length ? verdict(own.every(([, word]) => draw?.words.includes(word))) : 'unknown' });
  if (known?.promises) found.push({ what: 'promises', verdict: verdict(String(known.promises) === String(draw?.promises ?? [])) });
  found.push({ what: 'signature', verdict: await signature(record, key) });
  return found;
}

// All but one: "no" if anything is wrong, "yes" if all that decides on the deal was checked against what was kept.
export function summary(found: Finding[]): Verdict {
  if (found.some((one) => one.verdict === 'no')) return 'no';
  return found.every((one) => one.what === 'signature' || one.verdict === 'yes') ? 'yes' : 'unknown';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
// What the server signs: `kickdoor.signatures.plain`.
export function plain(record: object): string {
  return JSON.stringify(sorted(Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'signed'))));
}
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// Not every browser knows Ed25519, and none does on pages over plain http.
async function signature(record: GameRecord, key: string): Promise<Verdict> {
  if (!record.signed || !key) return 'unknown';
  const subtle = globalThis.crypto?.subtle;
  try {
    const imported = await subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify']);
    const text = new TextEncoder().encode('kickdoor record ' + plain(record));
    return (await subtle.verify('Ed25519', imported, bytes(record.signed.signature), text)) ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}
