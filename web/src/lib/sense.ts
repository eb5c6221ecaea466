// Which options are worth doing now, in which order they stand, and what is lost for good by one.
import type { FaceOf } from './outcomes';
import { isFruitless, isIdle } from './asking';
import { wasted } from './outcomes';
import { harm } from './harm';
import { joins } from './rescue';
import { peril, saves, saving } from './saving';
import type { Kind, OptionView, OwnView, PublicView, SwapView } from './messages';
import { list, nameOf, option as optionText, say, translated, type View } from './words';

// What one becomes or has with one, and would rather have in play than in the hand.
const OWN = new Set<Kind>(['class', 'race', 'double', 'power', 'origin', 'companion', 'turf', 'steed']);

const OUT_OF_COMBAT = 'out of combat'; // as the card language says it
const NO_FACE: FaceOf = () => undefined;

type Fight = NonNullable<PublicView['fight']>;
const isIn = (fight: Fight | null | undefined, seat: number) => !!fight && (fight.fighter === seat || fight.helper === seat);
// By how many Levels the reader goes up.
const climbs = (option: OptionView, now: PublicView, seat: number): number =>
  Math.max(0, ...(option.then?.levels ?? []).map(([who, level]) => (who === seat ? level! - (now.players[seat]?.level ?? 0) : 0)));
const rises = (option: OptionView, now: PublicView, seat: number) => climbs(option, now, seat) > 0;
const falls = ({ then }: OptionView, now: PublicView, seat: number) => !!then?.levels?.some(([who, level]) => who === seat && level! < (now.players[seat]?.level ?? 0));
// Whether more is lost by it than gained: a Level is worth more than a card, but not than any card.
const costs = (option: OptionView, now: PublicView, seat: number) => !!option.then?.loses?.length && option.then.loses.length >= climbs(option, now, seat);

// Whether it gives the reader a Level or strength, and takes nothing.
export function gains(option: OptionView, own: OwnView, now: PublicView): boolean {
  const { then } = option;
  const stronger = then?.strength !== undefined && then.strength > (now.players[own.seat]?.strength ?? 0);
  return !then?.loses?.length && (stronger || rises(option, now, own.seat));
}

// Whether an Item is better than what it would be worn instead of: it makes stronger, and nothing else is lost.
export const isBetter = ({ lost, strength }: SwapView, own: OwnView, now: PublicView): boolean =>
  !lost?.length && strength > (now.players[own.seat]?.strength ?? 0);

// Whether it turns a fight that the reader is losing.
export function turns(option: OptionView, own: OwnView, now: PublicView): boolean {
  const { fight } = now;
  return !!fight && !fight.winning && !fight.decided && isIn(fight, own.seat) && !!option.then?.wins && !option.then.bare && !option.then.no_level;
}

// Whether the reader would do well to do it now; everything else that is listed is merely possible.
export function worth(option: OptionView, own: OwnView, now: PublicView, faceOf: FaceOf = NO_FACE): boolean {
  const { card, then, verb } = option;
  const { fight, moment } = now;
  const strength = now.players[own.seat]?.strength ?? 0;
  const carried = !!then?.carried && (then.strength ?? 0) <= strength; // what is carried may count for something else that is worn
  if (option.way !== 'play' || !['play', 'use', 'equip'].includes(verb) || isFruitless(option) || costs(option, now, own.seat) || carried) return false;
  if (!turns(option, own, now) && harm(option, own, now)) return false;
  if (moment) return moment.seat === own.seat && !isIdle(moment, own);
  if (rises(option, now, own.seat)) return true;
  if (fight && !fight.decided) {
    if (!isIn(fight, own.seat)) return lastChance(now) && then?.ours !== undefined && (!then.wins || !!then.bare);
    return turns(option, own, now) || joins(option, own); // what is not enough is kept
  }
  // What one puts on or becomes can wait for one's own turn.
  if (now.turn !== own.seat && now.turns > 0 && !fight) return false;
  // Worn, an Item does more than in the hand, if the strength is none the worse for it: unless that is all it is for.
  const idle = (then?.strength ?? strength) === strength && !!card && !!faceOf(card)?.bonus;
  if (verb === 'play' && card?.kind === 'item' && !fight) return !idle && (then?.strength ?? strength) >= strength && (option.seat ?? own.seat) === own.seat;
  if (then?.strength !== undefined) return then.strength > strength;
  return verb === 'play' && !!card && OWN.has(card.kind) && (option.seat === undefined || option.seat === own.seat);
}

// Of what one is asked about in a window for all: whether it changes something that counts. In a fight of others that is
// lost nothing more is needed, and what is played out of combat has nothing to do with it.
export function matters({ card, then }: OptionView, own: OwnView, now: PublicView, faceOf: FaceOf = NO_FACE): boolean {
  const { fight, moment } = now;
  if (moment || !fight || fight.decided || isIn(fight, own.seat)) return true;
  if (card && faceOf(card)?.play?.when?.includes(OUT_OF_COMBAT)) return false;
  return fight.winning || then?.ours === undefined || !!then.wins || then.ours - then.theirs! > fight.munchkins - fight.monsters;
}

// Somebody else is about to win the game in this fight.
function lastChance(now: PublicView): boolean {
  const { fight } = now;
  return !!fight?.winning && (now.players[fight.fighter]?.level ?? 0) + fight.levels >= now.winning_level;
}

// What comes before the button that goes on without it: a Level that can be had now, and at the end of one's turn what
// glows. It stands beside that button, and leads.
export function isOnward(option: OptionView, own: OwnView, now: PublicView, faceOf: FaceOf = NO_FACE): boolean {
  const { card, seat, verb, way } = option;
  if (way !== 'play' || !card || (seat ?? own.seat) !== own.seat || own.draft) return false;
  if (now.moment) return now.moment.seat === own.seat && verb === 'play' && (rises(option, now, own.seat) || card.kind === 'level_up') && worth(option, own, now, faceOf);
  return now.window === 'end' && !now.waits && now.turn === own.seat && (verb === 'play' || verb === 'equip') && worth(option, own, now, faceOf);
}

// Of helpers with whom the fight is won, the one of the lowest Level is asked first, and whoever has declined last.
const reluctance = ({ seat }: OptionView, { fight, players }: PublicView): number =>
  (players[seat ?? -1]?.level ?? 0) / 100 + (fight?.declined?.includes(seat ?? -1) ? 0.5 : 0);

// The order in which options stand: the most sensible first. Those that are equal keep their order.
const FORWARD: Record<string, number> = { fight: 100, kick_door: 90, take: 85, loot_room: 80, end_turn: 75, run_away: 70, sacrifice: 60 };
export function sense(option: OptionView, own: OwnView, now: PublicView, faceOf: FaceOf = NO_FACE): number {
  const { then, verb, way } = option;
  if (way === 'pick') return 50;
  if (turns(option, own, now)) return (verb === 'ask_help' ? 94 - reluctance(option, now) : 95) - (then?.loses?.length || falls(option, now, own.seat) ? 2 : 0);
  if (saves(option, own, now)) return then?.loses?.length ? 71 : 73;
  if (isOnward(option, own, now, faceOf)) return 96;
  if (then?.wins && then.no_level && isIn(now.fight, own.seat)) return 74; // Treasures, but no Level: after what wins both
  if (then?.bare) return 69; // it ends the fight, and wins nothing: after running away, which may be as good
  if (joins(option, own)) return verb === 'ask_help' ? 72 : 74; // whoever is asked before the card is played declines
  const hurt = harm(option, own, now);
  if (hurt) return hurt.to === 'self' ? 4 : 6;
  if (verb === 'look_for_trouble') return then?.wins ? 88 : 30;
  // What was drawn face up, and is of use at once, is played rather than taken into the hand.
  if (own.ask?.question.kind === 'revealed' && worth(option, own, now, faceOf)) return 86;
  if (way === 'propose') return FORWARD[verb] ?? 55;
  if (way === 'pass') return 65;
  if (worth(option, own, now, faceOf)) return 64;
  if (verb === 'ask_help' || verb === 'offer_help') return 62;
  if (verb === 'hold_on') return 10;
  if (verb === 'use') return 45; // what a worn card can do comes before taking it off
  if (verb === 'discard') return 5;
  return 40;
}

export const sorted = (options: OptionView[], own: OwnView, now: PublicView, faceOf: FaceOf = NO_FACE): OptionView[] =>
  options.map((option) => ({ option, rank: sense(option, own, now, faceOf) })).sort((one, other) => other.rank - one.rank).map(({ option }) => option);

// The one button that leads on: what a sensible player would press without looking at their cards.
export function leading(bar: OptionView[], own: OwnView, now: PublicView): OptionView | undefined {
  const [first, second] = bar;
  if (first && saves(first, own, now)) return first;
  if (!first || first.way === 'quiet' || first.way === 'draft') return first && (turns(first, own, now) || joins(first, own)) ? first : undefined;
  if (first.way === 'pick' && second) return undefined; // a choice has no better answer
  return first;
}

// What is lost for good, as a question before it is; empty where nothing is, or where there is no other way on.
export function lost(option: OptionView, view: View, faceOf: FaceOf): string {
  const { card, seat, then, verb, way } = option;
  const own = view.own;
  if (!own || way === 'pick') return '';
  const named = (found: { name: string }[]) => list(found.map((one) => translated(one.name)));
  const others = saving(own, view.public);
  if (others.includes(option)) return ''; // without it more is lost
  if (others.length && (then?.dies || peril(option) === 'dies')) return say('sure-dies', { deeds: list(others.map((one) => optionText(one, view)), 'or') });
  if (way === 'pass') return '';
  if (verb === 'sacrifice') return say('sure-sacrifice', { card: card ? translated(card.name) : '' });
  if (verb === 'sell') return way === 'draft' ? '' : spared(option, own, faceOf);
  if (verb === 'play' && card?.kind === 'curse' && seat === own.seat) return say('sure-yourself');
  const hurt = harm(option, own, view.public);
  if (hurt?.to === 'self') return say('sure-hurts');
  const gift = hurt ? (then?.levels ?? []).find(([who]) => who === hurt.seat) : undefined;
  if (gift) return say('sure-gift', { who: nameOf(view, gift[0]), level: gift[1]! });
  if (hurt) return say('sure-helps', { who: nameOf(view, hurt.seat) });
  return then?.loses?.length ? say('sure-loses', { cards: named(then.loses) }) : '';
}

// A sale in which an Item is sold for nothing.
function spared(option: OptionView, own: OwnView, faceOf: FaceOf): string {
  const gold = wasted(option);
  const spare = (own.draft?.gives ?? []).find((one) => (faceOf(one)?.value ?? 0) > 0 && (faceOf(one)?.value ?? 0) <= gold && !own.draft?.doubled?.includes(one.tag));
  return spare ? say('sure-waste', { gold, card: translated(spare.name) }) : '';
}
