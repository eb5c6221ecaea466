import { expect, test } from 'vitest';
import { seedHash, sha256 } from './sha256';

const native = globalThis.crypto.subtle;

test('our own SHA-256 agrees with the platform’s on every length around the block boundaries', async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = 'x'.repeat(length);
    expect(await ours(text), `${length} bytes`).toBe(await sha256(text, native));
  }
});

test('a text outside ASCII hashes alike with and without the platform', async () => {
  expect(await ours('Gemüse 🜁')).toBe(await sha256('Gemüse 🜁', native));
});

test('the digest of "abc" is the one of the standard', async () => {
  expect(await ours('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a seed is hashed with the prefix that the server publishes it with', async () => {
  expect(await seedHash('17')).toBe(await sha256('kickdoor seed 17', native));
});

// Pages over plain http have no crypto.subtle; null keeps the default parameter from finding it.
function ours(text: string): Promise<string> {
  return sha256(text, null as unknown as undefined);
}
