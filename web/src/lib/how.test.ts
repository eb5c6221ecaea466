import { expect, test } from 'vitest';
import { ADDED, DRAWN, PARTS, shown, sum } from './how';
import type { FaceView } from './messages';
import recorded from '../../recorded/faces.json?raw';

const raw = (files: Record<string, string>) => Object.values(files)[0]!;
const RULES = raw(import.meta.glob<string>('../../../src/kickdoor/rules/rules.toml', { query: '?raw', import: 'default', eager: true }));
const WORDS = raw(import.meta.glob<string>('../../../src/kickdoor/words/en/how.ftl', { query: '?raw', import: 'default', eager: true }));
const faces = (JSON.parse(recorded) as { face: FaceView }[]).map(({ face }) => face);

// The rules by number, with the editions where they hold; empty: in all.
const rules = new Map(
  RULES.split('[[rule]]').flatMap((text) => {
    const number = /number = "([A-Z]+-\d+)"/.exec(text)?.[1];
    return number ? [[number, [...(/editions = \[(.*?)\]/s.exec(text)?.[1] ?? '').matchAll(/"(.*?)"/g)].map(([, box]) => box!)] as const] : [];
  }),
);

test('every part stands on rules that hold in its edition', () => {
  for (const box of Object.keys(ADDED))
    for (const { id, rules: numbers } of [...PARTS, ...ADDED[box]!])
      for (const number of numbers) {
        const editions = rules.get(number);
        expect(editions && (!editions.length || editions.includes(box)), `${box} ${id} ${number}`).toBe(true);
      }
});

test('every part has a heading and a text, and no text is without a part', () => {
  const wanted = [...PARTS.map(({ id }) => `how-${id}`), ...Object.entries(ADDED).flatMap(([box, parts]) => parts.map(({ id }) => `how-${box}-${id}`))];
  const found = [...WORDS.matchAll(/^(how-[\w-]+) = .+\n {4}\.text = /gm)].map(([, id]) => id!);
  expect(found.sort()).toEqual(wanted.sort());
});

test.each(Object.keys(ADDED))('%s has a card for every picture, and a fight that is just won', (box) => {
  const own = faces.filter((face) => face.box === box);
  for (const { picture } of [...PARTS, ...ADDED[box]!]) if (!DRAWN.includes(picture) && !picture.startsWith('icon:')) expect(shown(own, picture as 'item'), picture).toBeDefined();
  const { monster, item, level } = sum(own)!;
  expect(level + (item.bonus ?? 0)).toBe((monster.level ?? 0) + 1);
  expect(level).toBeGreaterThan(0);
});
