// Whether a person is asked in a window that is open for everybody, by what they want to be asked about.
import type { Kind, OptionView, OwnView, PublicView } from './messages';

// When one holds something that fits; always; only in one's own fights.
export type Asks = 'fits' | 'always' | 'own';

// Cards that are played to answer what happens; all others are one's own affair, and wait for one's own turn.
const ANSWERS = new Set<Kind>(['monster', 'enhancer', 'curse', 'one_shot', 'special', 'portal']);

// The options that answer what is going on. At a moment only such are listed.
export function fitting(own: OwnView, now: PublicView): OptionView[] {
  const loud = (own.ask?.options ?? []).filter((option) => option.way === 'play');
  return now.moment ? loud : loud.filter((option) => option.verb === 'use' || (option.verb.startsWith('play') && !!option.card && ANSWERS.has(option.card.kind)));
}

export function isAsked(asks: Asks, own: OwnView | null, now: PublicView): boolean {
  if (!own?.ask) return false;
  if (asks === 'always' || own.draft || now.offers.some((offer) => offer.to === own.seat)) return true;
  const fights = now.fight?.fighter === own.seat || now.fight?.helper === own.seat;
  return asks === 'own' ? fights && fitting(own, now).length > 0 : fitting(own, now).length > 0;
}
