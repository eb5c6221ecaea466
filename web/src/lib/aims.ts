// What a card that is dropped somewhere, or clicked twice, is meant to do: which of its options fit.
import type { Kind, OptionView } from './messages';

// Where it is dropped: on a monster, a player, a card, what is being composed, or the table.
export type Spot = { foe: number } | { seat: number } | { on: number } | { draft: true } | { table: true };

const WORN = new Set(['play', 'equip', 'lay', 'use']); // done to oneself where the option names nobody else
const INTO = new Set<Kind | undefined>(['monster', 'enhancer', 'one_shot', 'special', 'portal']); // not what one becomes or wears
const LOSES = new Set(['discard', 'sacrifice', 'give', 'hand_to', 'unequip']); // never by two quick clicks
const unaimed = (option: OptionView) => option.seat === undefined && option.foe === undefined && !option.side && !option.on;

// `options` are those of the card; `me` the own seat, `fighters` who fights and who helps.
export function aimed(options: OptionView[], spot: Spot, me: number, fighters: number[]): OptionView[] {
  if ('foe' in spot) {
    const at = options.filter((option) => option.foe === spot.foe);
    if (at.length) return at;
    const against = options.filter((option) => option.side === 'monsters');
    // What is played into the fight and names no monster of it: one that comes to it from the hand.
    return against.length ? against : options.filter((option) => option.way === 'play' && unaimed({ ...option, on: undefined }) && option.verb === 'play' && INTO.has(option.card?.kind));
  }
  if ('on' in spot) return options.filter((option) => option.on?.tag === spot.on);
  if ('draft' in spot) return options.filter((option) => option.way === 'draft');
  if ('table' in spot) {
    const only = plain(options, me);
    return only ? [only] : [];
  }
  const at = options.filter((option) => option.seat === spot.seat);
  if (at.length) return at;
  const own = spot.seat === me ? options.filter((option) => unaimed(option) && WORN.has(option.verb)) : [];
  if (own.length) return own;
  return fighters.includes(spot.seat) ? options.filter((option) => option.side === 'munchkins') : [];
}

// The one thing that is meant where nothing is said: the only option, or the only one that is aimed at nobody else.
export function plain(options: OptionView[], me: number): OptionView | undefined {
  const safe = options.filter((option) => !LOSES.has(option.verb) && option.way !== 'draft' && !option.then?.loses?.length);
  if (safe.length === 1 && (safe[0]!.seat ?? me) === me) return safe[0];
  const aims = safe.some((option) => option.verb === 'play'); // what is to be played is not laid down: its aim is asked for
  const own = safe.filter((option) => (unaimed(option) || option.seat === me) && !(aims && option.verb === 'lay'));
  return own.length === 1 ? own[0] : undefined;
}
