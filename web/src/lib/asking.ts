// Whether a person is asked in a window that is open for everybody, by what they want to be asked about.
import { harm } from './harm';
import type { Kind, OptionView, OwnView, PublicView } from './messages';

// When one holds something that fits; always; only in one's own fights, and when something happens to oneself.
export type Asks = 'fits' | 'always' | 'own';
// Who else is waited for: bots alone; people, until a clock runs out; people, however long they take.
export type Company = 'bots' | 'clock' | 'people';

// Cards that are played to answer what happens; all others are one's own affair, and wait for one's own turn.
const ANSWERS = new Set<Kind>(['monster', 'enhancer', 'curse', 'one_shot', 'special', 'portal']);

// The options that answer what is going on. At a moment only such are listed.
export function fitting(own: OwnView, now: PublicView): OptionView[] {
  const loud = (own.ask?.options ?? []).filter((option) => option.way === 'play' && !isFruitless(option) && !harm(option, own, now));
  if (now.moment) return isIdle(now.moment, own) ? [] : loud;
  const answers = loud.filter((option) => option.verb === 'use' || (option.verb.startsWith('play') && !!option.card && ANSWERS.has(option.card.kind)));
  const { fight } = now;
  if (fight && !fight.decided && fight.fighter !== own.seat && fight.helper !== own.seat) return decisive(answers, fight);
  // Who is in a fight is asked about what may win it; a fight that is being won needs nothing.
  if (fight && !fight.decided) return fight.winning ? [] : answers.filter(({ then }) => then?.ours === undefined || then.wins || then.ours - then.theirs! > fight.munchkins - fight.monsters);
  // A Curse can be played at any time: one is asked about it once in a turn.
  return now.window === 'start' ? answers : answers.filter((option) => option.card?.kind !== 'curse');
}

// What gains the reader nothing: a Curse that would do nothing, a known card drawn that is no better than an unknown one.
export const isFruitless = ({ then }: OptionView): boolean => !!then?.idle || (!!then?.instead && !then.better);

// A moment at which one does nothing sensible: a Curse that strikes another, or that was stopped already; one's own roll that
// is enough, or that of another to run away that is not.
export function isIdle({ averted, needed, roll, seat, what }: NonNullable<PublicView['moment']>, own: OwnView): boolean {
  if (averted || (what === 'is struck' && seat !== own.seat)) return true;
  return !!needed && !!roll && (seat === own.seat) === roll >= needed;
}

// Of options in a fight of others: those that may change who wins it, alone or together.
function decisive(options: OptionView[], fight: NonNullable<PublicView['fight']>): OptionView[] {
  const ahead = fight.munchkins - fight.monsters;
  const swing = ({ then }: OptionView): number => {
    if (then?.ours === undefined) return 0;
    const moved = then.ours - then.theirs! - ahead;
    return fight.winning ? -moved : moved;
  };
  const best = new Map<number, number>(); // by card
  for (const option of options) best.set(option.card?.tag ?? -1, Math.max(0, swing(option), best.get(option.card?.tag ?? -1) ?? 0));
  const together = [...best.values()].reduce((sum, one) => sum + one, 0);
  const enough = fight.winning ? together >= ahead : together > -ahead;
  const unknown = (option: OptionView) => !option.then && option.card?.kind !== 'curse';
  return options.filter((option) => unknown(option) || (option.then?.ours !== undefined && !!option.then.wins !== fight.winning) || (enough && swing(option) > 0));
}

// Whether it is about this person, as everybody can see: their fight, or something that happens to them.
function concerns(own: OwnView, now: PublicView): boolean {
  return now.fight?.fighter === own.seat || now.fight?.helper === own.seat || now.moment?.seat === own.seat;
}
// Whether one composes something, or can answer an offer now. An offer that must wait stops nothing.
const haggles = (own: OwnView) => !!own.draft || !!own.ask?.options.some((option) => option.verb === 'decline');

// What a person may no longer want to be asked about: this card or ability, at such a moment.
export const topic = ({ ability, card }: OptionView, now: PublicView): string => `${ability || card?.name} ${now.moment?.what ?? ''}`;
const NONE: ReadonlySet<string> = new Set();

// `quieted`: topics that are passed by themselves among bots.
export function isAsked(asks: Asks, own: OwnView | null, now: PublicView, company: Company = 'bots', quieted = NONE): boolean {
  if (!own?.ask) return false;
  if (haggles(own)) return true;
  const fits = fitting(own, now);
  if (now.moment && company === 'bots' && fits.length && fits.every((option) => quieted.has(topic(option, now)))) return false;
  if (asks === 'always') return true;
  if (asks === 'own' && !concerns(own, now)) return false;
  // People who have no clock wait for this answer, whatever one holds.
  return company === 'people' || fits.length > 0;
}

// Whether the window is passed by itself. Among people that never depends on the hand: they would see it.
export function passesUnasked(asks: Asks, own: OwnView | null, now: PublicView, company: Company, quieted = NONE): boolean {
  if (!own?.ask || isAsked(asks, own, now, company, quieted)) return false;
  return company === 'bots' || (asks === 'own' && !concerns(own, now));
}

// Whether a pass is kept to oneself until the clock runs out: who is asked only when something fits would tell by
// passing that they hold it, as the window closes before its time.
export function keepsPass(asks: Asks, company: Company): boolean {
  return asks === 'fits' && company === 'clock';
}
