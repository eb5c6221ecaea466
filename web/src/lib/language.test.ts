import { expect, test } from 'vitest';
import { chosen, named } from './language';

const KNOWN = ['de', 'en'];

test('the language is that of the address, else of the settings, else of the browser, else English', () => {
  expect(chosen(KNOWN, 'de', 'en', ['en-GB'])).toBe('de');
  expect(chosen(KNOWN, null, 'de', ['en-GB', 'en'])).toBe('de');
  expect(chosen(KNOWN, null, '', ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(chosen(KNOWN, null, '', ['fr-FR'])).toBe('en');
  expect(chosen(KNOWN, 'xx-pseudo', 'de', ['de'])).toBe('xx-pseudo');
});

test('a language that the catalogue does not have is passed over', () => {
  expect(chosen(KNOWN, 'tlh', 'tlh', ['de'])).toBe('de');
});

test('a language is called by its own name', () => {
  expect(KNOWN.map(named)).toEqual(['Deutsch', 'English']);
});
