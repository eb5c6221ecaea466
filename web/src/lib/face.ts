// What is printed on a card, line by line: the lines of src/kickdoor/words/faces.py, from the same messages.
import { has } from './catalogue';
import type { AbilityView, FaceView } from './messages';
import { capital, hyphened, joined, list, say, signed, translated } from './words';

export type Part = 'kind' | 'figures' | 'users' | 'reminder' | 'text' | 'bad_stuff' | 'note' | 'flavour';
// The name of another card stands in brackets; it is printed without them, in italics.
export type Line = { part: Part; text: string };
// The pieces of a line: every second one is the name of a card.
export const pieces = (line: string) => line.split(/\[([^\]]+)\]/);

const VALUED = ['item', 'steed', 'item_enhancer', 'one_shot'];
const sentences = (found: string[] | undefined) => joined((found ?? []).map((sentence) => say('face-sentence', { sentence: capital(translated(sentence)) })), 'space');

function spelled(ability: AbilityView): string {
  const [cost, limit] = [translated(ability.cost), translated(ability.limit)];
  let when = ability.event ? say('ability-event', { when: translated(ability.when) }) : translated(ability.when);
  if (limit) when = when ? say('ability-limit', { when, limit }) : limit;
  const [one, ...rest] = ability.does ?? [];
  const first = one === undefined ? '' : say('face-sentence', { sentence: translated(one) });
  let does = joined([first, sentences(rest)].filter(Boolean), 'space');
  if (cost) does = when ? say('ability-pays', { when, cost, does }) : say('ability-costs', { cost, does });
  else if (when) does = say('ability-does', { when, does });
  does = capital(does);
  if (ability.only_many?.length) does = say('ability-only', { only: capital(list(ability.only_many.map(translated), 'or')), does });
  return ability.name ? say('ability-named', { name: translated(ability.name), does }) : does;
}

// How long a card stays, where it does not stay for good.
function stays(face: FaceView): string {
  if (face.until) return say('face-until', { until: translated(face.until) });
  return face.kind === 'curse' && (face.always?.length || face.bonus || face.abilities?.length) ? say('face-stays') : '';
}

const slot = (face: FaceView) => (face.slot ? say(`slot-${hyphened(face.slot)}`) : '');
const fits = (face: FaceView) => (face.fits ? say('face-fits', { fits: translated(face.fits) }) : '');
const big = (face: FaceView) => (face.big ? say('face-big') : '');
const treasures = (face: FaceView) => {
  const count = face.treasures ?? 0;
  if (face.kind === 'monster') return say('face-treasures', { count });
  return count ? say('face-more-treasures', { count, bonus: signed(count) }) : '';
};
const level = (face: FaceView) => (face.level ? say('face-level', { level: face.level }) : '');
const rank = (face: FaceView) => (face.rank ? say('face-rank', { rank: face.rank }) : '');
const bonus = (face: FaceView) => (face.bonus ? signed(face.bonus) : '');
const dotted = (said: string[]) => joined(said.filter(Boolean), 'dot');

function figures(face: FaceView): string[] {
  const levels = (face.levels ?? 0) > 1 ? say('face-levels', { count: face.levels! }) : '';
  const value = face.value ? say('face-value', { value: face.value }) : VALUED.includes(face.kind) ? say('face-no-value') : '';
  return [level(face), rank(face), bonus(face), treasures(face), levels, value];
}

export function users(face: FaceView): string[] {
  const only = face.only_many?.length ? capital(say('face-only', { traits: list(face.only_many.map(translated), 'or') })) : '';
  return [only, face.not_for_many?.length ? say('face-not-for', { traits: list(face.not_for_many.map(translated), 'or') }) : ''];
}

// What cards of this kind do; empty where the card's own text is enough.
function reminder(face: FaceView): string {
  const id = `reminder-${hyphened(face.kind)}`;
  const own = (face.kind === 'one_shot' && !face.bonus) || (face.kind === 'special' && face.play);
  return own || !has(id) ? '' : say(id, { one: translated(face.of_word), many: translated(face.of_many), level: 2 * (face.bonus ?? 0) });
}

// A sentence that holds while the card lies there; a keyword with what it means.
function standing(face: FaceView, sentence: string, place: number): string[] {
  const granted = (face.granted ?? []).filter((ability) => ability.name === sentence);
  if (granted.length) return granted.map(spelled);
  return [face.added?.includes(place) ? say('face-sentence', { sentence: say('face-another', { sentence: translated(sentence) }) }) : sentences([sentence])];
}

// Everything that is printed on a card but its name.
export function lines(face: FaceView): Line[] {
  const found: Line[] = [
    { part: 'kind', text: dotted([translated(face.kind_word), slot(face), big(face), fits(face), ...(face.tags ?? []).map(translated)]) },
    { part: 'figures', text: dotted(figures(face)) },
    { part: 'users', text: dotted(users(face)) },
    { part: 'reminder', text: reminder(face) },
  ];
  const add = (part: Part, text: string) => found.push({ part, text });
  if (face.moment) add('text', say('face-moment', { moment: translated(face.moment) }));
  (face.always ?? []).forEach((sentence, place) => standing(face, sentence, place).forEach((line) => add('text', line)));
  add('text', stays(face));
  for (const ability of [face.play, ...(face.abilities ?? [])]) if (ability) add('text', spelled(ability));
  if (face.bad_stuff?.length) add('bad_stuff', say('face-bad-stuff', { sentences: sentences(face.bad_stuff) }));
  else if (face.kind === 'monster') add('bad_stuff', say('face-no-bad-stuff'));
  for (const note of face.notes ?? []) add('note', say('face-note', { note }));
  for (const line of (face.flavour ?? '').split('\n')) add('flavour', line);
  return found.filter(({ text }) => text);
}

// The parts of a small card: the number in its corner, who may use it or what it fits with its tags, its text, its foot left and right.
export function small(face: FaceView): { corner: string; lead: string; text: string; foot: string; gains: string } {
  const said = lines(face);
  const of = (...parts: Part[]) => joined(said.filter(({ part }) => parts.includes(part)).map(({ text }) => text), 'space');
  const corner = level(face) || bonus(face) || rank(face);
  return {
    corner,
    lead: dotted([...users(face), fits(face), ...(face.tags ?? []).map(translated)]),
    text: of('text', 'bad_stuff') || of('reminder'),
    foot: joined([slot(face), big(face), rank(face) === corner ? '' : rank(face)].filter(Boolean), 'comma'),
    gains: treasures(face),
  };
}

// Of a card that was played or used, what is told beside it: of a card with several abilities the one that was used.
export function matters(face: FaceView, ability = ''): string {
  const used = ability ? [...(face.abilities ?? []), ...(face.granted ?? [])].find((one) => one.name === ability) : undefined;
  return used ? spelled({ ...used, name: '' }) : small(face).text;
}
