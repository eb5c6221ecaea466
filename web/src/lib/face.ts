// A card as it is printed, in words; see src/kickdoor/words/faces.py.
import type { AbilityView, FaceView } from './messages';
import { capital, joined, list, say, signed } from './words';

const sentences = (found: string[] | undefined) => joined((found ?? []).map((sentence) => say('face-sentence', { sentence: capital(sentence) })), 'space');

function spelled(ability: AbilityView): string {
  let when = capital(ability.when ?? '');
  if (ability.only?.length) {
    const only = list(ability.only, 'or');
    when = when ? say('ability-when', { when, only }) : say('ability-only', { only });
  }
  if (ability.cost) when = when ? say('ability-cost', { when, cost: ability.cost }) : capital(ability.cost);
  if (ability.limit) when = say('ability-limit', { when, limit: ability.limit });
  const said = sentences(ability.does);
  const does = when ? say('ability-does', { when: when.trim(), does: said }) : said;
  return ability.name ? say('ability-named', { name: ability.name, does }) : does;
}

// What stands under the picture, a line for each thing it says; `notes` with questions and answers.
export function lines(face: FaceView, notes = true): string[] {
  const found = (face.always ?? []).map((sentence) => sentences([sentence]));
  if (face.until) found.push(say('face-until', { until: face.until }));
  for (const ability of [face.play, ...(face.abilities ?? [])]) if (ability) found.push(spelled(ability));
  if (face.bad_stuff?.length) found.push(say('face-bad-stuff', { sentences: sentences(face.bad_stuff) }));
  else if (face.kind === 'monster') found.push(say('face-no-bad-stuff'));
  return notes ? [...found, ...(face.notes ?? []).map((note) => say('face-note', { note }))] : found;
}

// The number in the corner.
export function corner(face: FaceView): string {
  if (face.kind === 'monster') return say('face-level', { level: face.level ?? 0 });
  if (face.bonus) return signed(face.bonus);
  return face.rank ? say('face-rank', { rank: face.rank }) : '';
}

// What stands in the lower corner: the place it is worn, and whether it is Big.
export function foot(face: FaceView): string {
  const slot = face.slot ? say(`slot-${face.slot.replaceAll(' ', '-')}`) : '';
  return joined([slot, face.big ? say('face-big') : ''].filter(Boolean), 'comma');
}
