import { expect, test } from 'vitest';
import { lines, matters, small, type Part } from './face';
import type { FaceView } from './messages';
import recorded from '../../recorded/faces.json?raw';

// Every card of our boxes with the lines that the terminal prints; see scripts/record_views.py.
type Printed = { face: FaceView; lines: [Part, string][] };
const cards = JSON.parse(recorded) as Printed[];
const named = (name: string) => cards.find(({ face }) => face.name === name)!.face;

test.each(['base', 'super', 'oz', 'harry-potter', 'south-park'])('the page prints every card of %s as the terminal prints it', (box) => {
  const found = cards.filter(({ face }) => face.box === box);
  expect(found.length).toBeGreaterThan(100);
  for (const card of found) expect([card.face.name, ...lines(card.face).map(({ part, text }) => [part, text])]).toEqual([card.face.name, ...card.lines]);
});

test('a small card shows who may use it, its tags, its slot and its figures', () => {
  for (const { face } of cards) {
    const shown = small(face);
    for (const word of [...(face.only_many ?? []), ...(face.not_for_many ?? []), ...(face.tags ?? [])]) {
      expect(shown.lead.toLowerCase()).toContain(word.toLowerCase());
    }
    if (face.level || face.rank || face.bonus) expect(shown.corner).not.toBe('');
    if (face.rank) expect(shown.corner + shown.foot).toContain(`Rank ${face.rank}`);
    if (face.fits) expect(shown.lead).toContain(face.fits);
    if (face.slot || face.big) expect(shown.foot).not.toBe('');
    if (face.treasures) expect(shown.gains).toContain(`${Math.abs(face.treasures)} Treasure`);
  }
});

test('a small card without a text of its own shows what its kind does', () => {
  expect(small(named('Half-Breed')).text).toContain('with two Races');
  expect(small(named('Cheat!')).text).toContain('one of your Items');
});

test('beside an ability that is used stands what it does, and not all that its card can do', () => {
  const cleric = named('Cleric');
  const [first] = cleric.abilities!;
  expect(matters(cleric, first!.name).length).toBeLessThan(small(cleric).text.length);
  expect(matters(cleric)).toBe(small(cleric).text);
});
