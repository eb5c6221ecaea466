// Where the page shows what may be done: every option has one place, and some are also reached through a card.
import type { OptionView, OwnView, PublicView } from './messages';
import { fitting } from './asking';
import { joins } from './rescue';
import type { FaceOf } from './outcomes';
import { saves } from './saving';
import { isBetter, isOnward, matters, sorted, turns, worth } from './sense';

export type Placement = {
  bar: OptionView[]; // buttons under the table
  spread: OptionView[]; // at a card that lies face up in the middle, to be chosen from
  cards: Map<number, OptionView[]>; // in the menu of a card, by its tag
  foes: Map<number, OptionView[]>; // at a monster, by its number
  seats: Map<number, OptionView[]>; // at another player, by seat
  offers: Map<number, OptionView[]>; // at an offer, by the seat of the other
  adding: OptionView[]; // of what is being composed: what goes in
  wanting: OptionView[]; // of a trade: what is wanted for it
  ends: OptionView[]; // and how it ends
  marks: OptionView[]; // at the own place, as they are seldom wanted: to be open to trades, or closed again; to show cards
  through: Map<number, OptionView[]>; // by tag: all that can be reached through a card, wherever its place is
  worth: Set<number>; // by tag: cards with which something worthwhile can be done now
};

const ANSWERS = new Set(['accept', 'decline', 'counter', 'withdraw']);
const MARKS = new Set(['open_to_trades', 'closed_to_trades', 'show']);
const ENDS = new Set(['send', 'never_mind', 'sell', 'show']);

export const empty = (): Placement => ({
  bar: [], spread: [], cards: new Map(), foes: new Map(), seats: new Map(), offers: new Map(), adding: [], wanting: [], ends: [], marks: [], through: new Map(), worth: new Set(),
});

function push<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

// The tags of all cards that can be clicked.
function visible(own: OwnView, now: PublicView): Set<number> {
  const cards = [
    ...own.hand,
    ...now.players.flatMap((player) => player.play),
    ...now.middle,
    ...now.dungeons,
    ...now.bodies.flatMap((body) => body.cards),
    ...now.discards.flatMap((pile) => pile.top ?? []),
  ];
  return new Set(cards.map((card) => card.tag));
}

export function place(own: OwnView | null | undefined, now: PublicView | null | undefined, faceOf?: FaceOf): Placement {
  const placed = empty();
  if (!own || !now) return placed;
  const tags = visible(own, now);
  for (const option of own.ask?.options ?? []) {
    // While something else is asked first, what is composed waits, and the options are those of the question.
    if (own.draft && (option.way === 'draft' || ENDS.has(option.verb))) add(option, placed);
    else put(option, placed, own, now, tags, faceOf);
    for (const tag of new Set([option.card?.tag, option.on?.tag])) if (tag !== undefined && tags.has(tag)) push(placed.through, tag, option);
    if (option.card && worth(option, own, now, faceOf)) placed.worth.add(option.card.tag);
  }
  // In a window for all, the cards for which one is asked are marked.
  if (now.waits) for (const option of fitting(own, now)) if (option.card && matters(option, own, now, faceOf)) placed.worth.add(option.card.tag);
  placed.bar = sorted(placed.bar, own, now, faceOf);
  for (const [tag, found] of placed.through) placed.through.set(tag, sorted(found, own, now, faceOf));
  // An Item without room glows, if it is better than what is worn in its place.
  for (const swap of own.ask?.swaps ?? []) if (isBetter(swap, own, now) && now.turn === own.seat) placed.worth.add(swap.card.tag);
  return placed;
}

// A choice among cards is laid out as cards. What is given away is chosen in the hand.
function isLaid({ way, card, seat, foe, answer, sentence, number }: OptionView, own: OwnView): boolean {
  return way === 'pick' && !!card && seat === undefined && foe === undefined && !answer && !sentence && number === undefined && own.ask?.question.kind !== 'charity';
}

// A card that was drawn face up is played or taken: both stand beside each other. At other players it is a menu.
function isDrawn({ verb, card, seat }: OptionView, own: OwnView, now: PublicView): boolean {
  return own.ask?.question.kind === 'revealed' && verb === 'play' && (seat === undefined || seat === own.seat) && now.middle.some((one) => one.tag === card?.tag);
}

function add(option: OptionView, placed: Placement): void {
  if (ENDS.has(option.verb)) placed.ends.push(option);
  else if (option.verb === 'want') placed.wanting.push(option);
  else placed.adding.push(option);
}

function put(option: OptionView, placed: Placement, own: OwnView, now: PublicView, tags: Set<number>, faceOf?: FaceOf): void {
  const { card, on, foe, seat, verb, way } = option;
  if (MARKS.has(verb)) placed.marks.push(option);
  else if (ANSWERS.has(verb) && seat !== undefined && now.offers.some((offer) => offer.by === seat || offer.to === seat)) push(placed.offers, seat, option);
  else if (isLaid(option, own)) placed.spread.push(option);
  else if (isDrawn(option, own, now) || isOnward(option, own, now, faceOf)) placed.bar.push(option);
  else if (way === 'pick' || way === 'propose' || way === 'pass' || (verb === 'ask_help' && !now.fight?.winning) || turns(option, own, now) || joins(option, own) || saves(option, own, now)) placed.bar.push(option);
  else if (card && tags.has(card.tag)) push(placed.cards, card.tag, option);
  else if (foe !== undefined && now.fight?.foes.some((one) => one.number === foe)) push(placed.foes, foe, option);
  else if (seat !== undefined && seat !== own.seat) push(placed.seats, seat, option);
  else if (on && tags.has(on.tag)) push(placed.cards, on.tag, option);
  else placed.bar.push(option);
}

// Every place of an option, for the test that there is exactly one.
export function placesOf(placed: Placement, option: OptionView): string[] {
  const lists: [string, OptionView[]][] = [
    ['bar', placed.bar], ['spread', placed.spread], ['adding', placed.adding], ['wanting', placed.wanting], ['ends', placed.ends], ['marks', placed.marks],
    ...(['cards', 'foes', 'seats', 'offers'] as const).flatMap((name) => [...placed[name]].map(([key, found]): [string, OptionView[]] => [`${name} ${key}`, found])),
  ];
  return lists.flatMap(([name, found]) => found.filter((one) => one === option).map(() => name));
}
