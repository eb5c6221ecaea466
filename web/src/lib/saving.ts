// What saves the reader from death, or from Bad Stuff that no roll averts: a sacrifice, a card, a power.
import type { EscapeView, OptionView, OwnView, PublicView } from './messages';

const hits = ({ at, harmless, idle }: EscapeView) => at > 1 && !harmless && !idle;

// What Bad Stuff costs on average, on the scale of the views (a level counts 10, a card 4): the roll is often enough to escape.
const dread = (found: EscapeView[]): number => found.filter(hits).reduce((sum, { at, harm }) => sum + ((at - 1) / 6) * (harm ?? 0), 0);
const COMPANION = 8; // who adds to the strength in each fight
const SPENT = 4; // a card
// Whether rolling costs more than an escape that costs so much; each monster that may be run from has an option, or one has all.
export const isDreaded = (own: OwnView | null | undefined, price: number): boolean =>
  dread((own?.ask?.options ?? []).flatMap(({ then, verb }) => (verb === 'run_away' ? (then?.escapes ?? []) : []))) > price;

// What comes of running away: death, Bad Stuff for certain, or neither.
export function peril({ then, verb }: OptionView): 'dies' | 'caught' | '' {
  const found = verb === 'run_away' ? (then?.escapes ?? []).filter(hits) : [];
  if (found.some((one) => one.dies)) return 'dies';
  return found.some((one) => one.at > 6) ? 'caught' : '';
}

const worst = (own: OwnView | null | undefined): 'dies' | 'caught' | '' => {
  const found = (own?.ask?.options ?? []).map(peril);
  return found.includes('dies') ? 'dies' : found.includes('caught') ? 'caught' : '';
};

// Whether the reader dies if they let happen what is about to happen to them.
const isDying = (own: OwnView, now: PublicView) =>
  now.moment?.seat === own.seat && !!own.ask?.options.some((option) => option.way === 'pass' && option.then?.dies);

// Whether it saves the reader. What it costs is less than what is lost without it.
export function saves(option: OptionView, own: OwnView, now: PublicView): boolean {
  const { then, verb, way } = option;
  if (then?.dies) return false;
  if (way === 'play' && (verb === 'play' || verb === 'use') && isDying(own, now)) return true;
  const without = worst(own);
  if (verb === 'sacrifice') return !!without || isDreaded(own, COMPANION);
  if (then?.frees) return !!without || isDreaded(own, SPENT);
  if (!without) return false;
  return !!then?.bare && (without === 'dies' || !then.loses?.length);
}

export const saving = (own: OwnView, now: PublicView): OptionView[] => (own.ask?.options ?? []).filter((option) => saves(option, own, now));

// The companions of which one may be sacrificed as soon as the reader runs.
export const sparing = (own: OwnView | null | undefined) =>
  (own?.ask?.options ?? []).find((option) => peril(option) && option.then?.sacrifices?.length)?.then?.sacrifices ?? [];

// Whether one that runs may be caught by Bad Stuff that does something to them.
export const isThreat = (option: OptionView): boolean => (option.then?.escapes ?? []).some(hits);

// The answer to a question where every answer comes to the same: nobody is asked.
export const anyAnswer = (own: OwnView | null | undefined): OptionView | undefined => (own?.ask?.question.idle ? own.ask.options.find(({ way }) => way === 'pick') : undefined);

// The roll to run away, where it is all that the reader can do: one monster, nothing to sacrifice, nothing to play or use.
export function onlyRoll(own: OwnView | null | undefined, now: PublicView | null | undefined): OptionView | undefined {
  if (!own?.ask || own.draft || now?.window !== 'flee' || now.waits || now.asked !== own.seat) return undefined;
  const found = own.ask.options.filter(({ way }) => way === 'propose' || way === 'play' || way === 'pick');
  return found.length === 1 && found[0]!.verb === 'run_away' ? found[0] : undefined;
}
