// Whether a person is asked in a window that is open for everybody, by what they want to be asked about.
import type { Kind, OptionView, OwnView, PublicView } from './messages';

// When one holds something that fits; always; only in one's own fights, and when something happens to oneself.
export type Asks = 'fits' | 'always' | 'own';
// Who else is waited for: bots alone; people, until a clock runs out; people, however long they take.
export type Company = 'bots' | 'clock' | 'people';

// Cards that are played to answer what happens; all others are one's own affair, and wait for one's own turn.
const ANSWERS = new Set<Kind>(['monster', 'enhancer', 'curse', 'one_shot', 'special', 'portal']);

// The options that answer what is going on. At a moment only such are listed.
export function fitting(own: OwnView, now: PublicView): OptionView[] {
  const loud = (own.ask?.options ?? []).filter((option) => option.way === 'play');
  return now.moment ? loud : loud.filter((option) => option.verb === 'use' || (option.verb.startsWith('play') && !!option.card && ANSWERS.has(option.card.kind)));
}

// Whether it is about this person, as everybody can see: their fight, or something that happens to them.
function concerns(own: OwnView, now: PublicView): boolean {
  return now.fight?.fighter === own.seat || now.fight?.helper === own.seat || now.moment?.seat === own.seat;
}
// Whether one composes something, or can answer an offer now. An offer that must wait stops nothing.
const haggles = (own: OwnView) => !!own.draft || !!own.ask?.options.some((option) => option.verb === 'decline');

export function isAsked(asks: Asks, own: OwnView | null, now: PublicView, company: Company = 'bots'): boolean {
  if (!own?.ask) return false;
  if (asks === 'always' || haggles(own)) return true;
  if (asks === 'own' && !concerns(own, now)) return false;
  // People who have no clock wait for this answer, whatever one holds.
  return company === 'people' || fitting(own, now).length > 0;
}

// Whether the window is passed by itself. Among people that never depends on the hand: they would see it.
export function passesUnasked(asks: Asks, own: OwnView | null, now: PublicView, company: Company): boolean {
  if (!own?.ask || isAsked(asks, own, now, company)) return false;
  return company === 'bots' || (asks === 'own' && !concerns(own, now));
}

// Whether a pass is kept to oneself until the clock runs out: who is asked only when something fits would tell by
// passing that they hold it, as the window closes before its time.
export function keepsPass(asks: Asks, company: Company): boolean {
  return asks === 'fits' && company === 'clock';
}
