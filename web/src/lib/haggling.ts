// What is composed before it is sent: prices that may be named, what a sale comes to, and the way to what was picked.
import type { CardView, DraftView, OfferView, OptionView } from './messages';
import type { FaceOf } from './outcomes';

// What was picked. An option stands for itself; a price may be several steps of the table away.
export type Wish = { price: OptionView | null; first: boolean; cards: OptionView[]; to: OptionView | null };
export const nothing = (): Wish => ({ price: null, first: false, cards: [], to: null });

const shareOf = (found: { share?: OptionView['share'] }) => found.share ?? 'number';
export const isSame = (one: OptionView, other: OptionView): boolean =>
  one.verb === other.verb && one.card?.tag === other.card?.tag && one.seat === other.seat && shareOf(one) === shareOf(other) && one.number === other.number;

// The prices of help that can be reached from here: so many Treasures, and shares, which grow if more Treasures come.
export function prices(options: OptionView[]): { counts: OptionView[]; shares: OptionView[] } {
  const listed = options.filter((option) => option.verb === 'treasures');
  const won = listed.find((option) => option.won !== undefined)?.won ?? 0;
  const upTo = (first: OptionView | undefined, last: number): OptionView[] => {
    const from = first?.number ?? 0;
    return !first || last < from ? [] : Array.from({ length: last - from + 1 }, (_, more) => ({ ...first, number: from + more }));
  };
  const counts = upTo(listed.find((option) => shareOf(option) === 'number'), won);
  const beyond = upTo(listed.find((option) => option.share === 'beyond'), won - 1).map((option) => ({ ...option, now: won - option.number! }));
  const shares = [...listed.filter((option) => option.share === 'half'), ...beyond, ...listed.filter((option) => option.share === 'all')];
  return { counts, shares };
}

// The cards of a trade as who was offered it would name them: what was wanted is given, what was given is wanted.
export function answering(offer: OfferView, options: OptionView[]): OptionView[] {
  const tags = (cards: CardView[] | undefined) => new Set((cards ?? []).map((card) => card.tag));
  const [gives, wants] = [tags(offer.wants), tags(offer.gives)];
  return options.filter(({ card, verb }) => !!card && ((verb === 'give' && gives.has(card.tag)) || (verb === 'want' && wants.has(card.tag))));
}

const has = (draft: DraftView, option: OptionView) => [...(draft.gives ?? []), ...(draft.wants ?? []), ...(draft.cards ?? [])].some((card) => card.tag === option.card?.tag);

// The draft as it will be when all that was picked is in it.
export function composed(draft: DraftView, wish: Wish, gold: number): DraftView {
  const { price, cards, to } = wish;
  const of = (fits: (option: OptionView) => boolean) => cards.filter(fits).map((option) => option.card!);
  const treasures = price ? (price.number ?? 0) : draft.treasures;
  const share = price ? price.share : draft.share;
  const some = shareOf({ share }) !== 'number' || !!treasures;
  const plays = [...(draft.cards ?? []), ...of((option) => option.verb === 'promise' && option.seat !== undefined)];
  return {
    ...draft,
    treasures,
    share,
    now: price ? price.now : draft.now,
    won: price ? price.won : draft.won,
    first: !some || share === 'all' ? undefined : wish.first ? 'helper' : (draft.first ?? 'fighter'),
    gives: [...(draft.gives ?? []), ...of((option) => option.verb !== 'want' && (option.verb !== 'promise' || option.seat === undefined))],
    wants: [...(draft.wants ?? []), ...of((option) => option.verb === 'want')],
    cards: plays,
    plays: plays.length,
    doubled: [...(draft.doubled ?? []), ...of((option) => option.verb === 'double').map((card) => card.tag)],
    to: to?.seat ?? draft.to,
    gold,
  };
}

// Whether the draft can be gone on with now: while others may answer with a card, it waits.
export const goesOn = (options: OptionView[]) => options.some((option) => option.verb === 'never_mind');

// The next step of the table on the way to what was picked, at last the one that sends it; undefined: it cannot be had.
export function next(wish: Wish, draft: DraftView, options: OptionView[]): OptionView | 'later' | undefined {
  if (!goesOn(options)) return 'later';
  const { price, cards, to } = wish;
  const [share, number] = [shareOf(draft), draft.treasures ?? 0];
  if (price?.verb === 'treasures' && (share !== shareOf(price) || number !== (price.number ?? 0)))
    return options.find((option) => option.verb === 'treasures' && shareOf(option) === shareOf(price) && (option.number ?? 0) <= (price.number ?? 0));
  if (wish.first && draft.first !== 'helper') return options.find((option) => option.verb === 'picks_first');
  if (to && draft.to !== to.seat) return options.find((option) => isSame(option, to));
  const missing = cards.find((option) => !has(draft, option));
  if (missing) return options.find((option) => isSame(option, missing));
  return options.find((option) => ['send', 'sell', 'show'].includes(option.verb));
}

const PRICE = 1000; // gold of a Level

// What the cards of a sale bring, with what is attached to them.
export function sale(cards: CardView[], doubled: number[], attached: CardView[][], faceOf: FaceOf): { gold: number; levels: number; missing: number; waste: number } {
  const value = (card: CardView) => faceOf(card)?.value ?? 0;
  const gold = cards.reduce((sum, card, place) => sum + value(card) * (doubled.includes(card.tag) ? 2 : 1) + (attached[place] ?? []).reduce((more, one) => more + value(one), 0), 0);
  const levels = Math.floor(gold / PRICE);
  return { gold, levels, missing: (levels + 1) * PRICE - gold, waste: levels ? gold % PRICE : 0 };
}
