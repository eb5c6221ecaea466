// What this browser finds out about the record of a finished game, by what it has kept: docs/fairness.md.
import type { GameRecord } from './messages';
import { promiseOf, seedOf, type Kept } from './fairness';
import { seedHash } from './sha256';

export type Verdict = 'yes' | 'no' | 'unknown';
export type Finding = { what: 'commitment' | 'seed-made' | 'word' | 'promises' | 'signature'; verdict: Verdict };

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
