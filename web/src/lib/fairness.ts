// Words for the seed, as kickdoor/fairness.py has them: this browser makes its word, and keeps what the table showed before
// the word was revealed. How the record of the finished game is checked against that is in verdict.ts; docs/fairness.md
// explains it.
import type { TableInfo, TakeSeat } from './messages';
import { post } from './server';
import { sha256 } from './sha256';

// What this browser keeps of a table: its own words by their promises, and what it was shown when it revealed them.
export type Kept = { words: Record<string, string>; commitment?: string; promises?: string[]; at: number };

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
