import { expect, test } from 'vitest';
import { pieces, slug } from './reading';

test('a text is cut at rule numbers, code and stress, and loses nothing else', () => {
  expect(pieces('By CMB-02, `+2` counts *always*.')).toEqual([
    { text: 'By ', as: 'plain' },
    { text: 'CMB-02', as: 'rule' },
    { text: ', ', as: 'plain' },
    { text: '+2', as: 'code' },
    { text: ' counts ', as: 'plain' },
    { text: 'always', as: 'stress' },
    { text: '.', as: 'plain' },
  ]);
});

test('a lone star and a word that only looks like a rule stay plain', () => {
  for (const text of ['2 * 3', 'COVID-19x', 'A-02', 'CMB-2'])
    expect(pieces(text), text).toEqual([{ text, as: 'plain' }]);
});

test('an empty text has no pieces', () => expect(pieces('')).toEqual([]));

test('a title becomes an anchor without marks at its ends', () => {
  expect(slug('Combat & its “sums”!')).toBe('combat-its-sums');
});
