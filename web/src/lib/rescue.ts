// Which options turn a fight that the reader is losing, by what each of them foretells: one, or several together.
import type { OptionView, OwnView, PublicView } from './messages';

export type Rescue = { options: OptionView[]; ours: number; theirs: number };
type Fight = NonNullable<PublicView['fight']>;
const known = new WeakMap<object, Rescue | null>(); // by the ask

const gain = ({ then }: OptionView, fight: Fight) => (then?.ours === undefined ? 0 : then.ours - then.theirs! - (fight.munchkins - fight.monsters));
// One helper at a time, and each card once.
const source = (option: OptionView) => (option.verb === 'ask_help' ? 'help' : String(option.card?.tag));

export function rescue(own: OwnView | null | undefined, now: PublicView): Rescue | null {
  const { fight } = now;
  if (!own?.ask || !fight || fight.winning || fight.decided || (fight.fighter !== own.seat && fight.helper !== own.seat)) return null;
  if (!known.has(own.ask)) known.set(own.ask, found(own.ask.options, fight));
  return known.get(own.ask)!;
}

function found(options: OptionView[], fight: Fight): Rescue | null {
  const best = new Map<string, OptionView>();
  const fit = options.filter((option) => ['play', 'use', 'ask_help'].includes(option.verb));
  // What costs no other card comes first, then what one does alone.
  const price = ({ then, verb }: OptionView) => (then?.loses?.length ? 2 : 0) + (verb === 'ask_help' ? 1 : 0);
  const alone = fit.filter((option) => option.then?.wins).sort((one, other) => price(one) - price(other))[0];
  if (alone) return { options: [alone], ours: alone.then!.ours ?? fight.munchkins, theirs: alone.then!.theirs ?? fight.monsters };
  for (const option of fit) {
    const before = best.get(source(option));
    if (gain(option, fight) > (before ? gain(before, fight) : 0)) best.set(source(option), option);
  }
  let [ours, theirs] = [fight.munchkins, fight.monsters];
  const taken: OptionView[] = [];
  for (const option of [...best.values()].sort((one, other) => gain(other, fight) - gain(one, fight))) {
    taken.push(option);
    ours += option.then!.ours! - fight.munchkins;
    theirs += option.then!.theirs! - fight.monsters;
    // Help first: if nobody gives it, no card is wasted.
    if (ours > theirs) return { options: taken.sort((one, other) => Number(other.verb === 'ask_help') - Number(one.verb === 'ask_help')), ours, theirs };
  }
  return null;
}

// Whether it is one of several options that turn the fight together.
export const joins = (option: OptionView, own: OwnView, now: PublicView): boolean => rescue(own, now)?.options.includes(option) ?? false;

// Who wins the game if the fight that is on is won as it stands.
export type Threat = { seat: number; level: number; ours: number; theirs: number };

export function threat(now: PublicView | null): Threat | null {
  const fight = now?.fight;
  const fighter = fight && now.players[fight.fighter];
  if (!fight || !fighter || now.over || fight.decided || !fight.winning || fighter.dead) return null;
  const level = fighter.level + fight.levels;
  return level < now.winning_level ? null : { seat: fight.fighter, level: now.winning_level, ours: fight.munchkins, theirs: fight.monsters };
}
