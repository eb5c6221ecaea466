import { expect, test } from 'vitest';
import { composed, next, nothing, prices, sale } from './haggling';
import type { CardView, DraftView, FaceView, OptionView } from './messages';

const option = (shape: object) => ({ way: 'draft', ...shape }) as unknown as OptionView;
const card = (tag: number, name = `card ${tag}`) => ({ tag, name, kind: 'item', box: 'base' }) as CardView;
const NEVER = option({ verb: 'never_mind', word: 'never' });
// What the table lists while nothing is promised in a fight for three Treasures.
const LISTED = [
  option({ verb: 'treasures', number: 1, word: 'one' }),
  option({ verb: 'treasures', share: 'half', now: 1, won: 3, word: 'half' }),
  option({ verb: 'treasures', share: 'beyond', number: 1, now: 2, won: 3, word: 'beyond' }),
  option({ verb: 'treasures', share: 'all', now: 3, won: 3, word: 'all' }),
  option({ verb: 'send', word: 'send' }),
  NEVER,
];

test('every price that can be reached is listed from the beginning, in the order of its worth', () => {
  const { counts, shares } = prices(LISTED);
  expect(counts.map((one) => one.number)).toEqual([1, 2, 3]);
  expect(shares.map((one) => [one.share, one.number, one.now])).toEqual([['half', undefined, 1], ['beyond', 1, 2], ['beyond', 2, 1], ['all', undefined, 3]]);
});
test('who answers an offer of two Treasures asks for more of them only', () => {
  expect(prices([option({ verb: 'treasures', number: 3 }), ...LISTED.slice(1)]).counts.map((one) => one.number)).toEqual([3]);
});
test('while others may answer with a card, what is composed waits, and is not called impossible', () => {
  const draft = { kind: 'help', to: 1 } as DraftView;
  expect(next(nothing(), draft, [option({ verb: 'pass', way: 'pass' })])).toBe('later');
  expect(next(nothing(), draft, LISTED)).toMatchObject({ word: 'send' });
});
test('a price is told to the table step by step, then sent', () => {
  const wish = { ...nothing(), price: option({ verb: 'treasures', number: 2 }) };
  const draft = (treasures?: number) => ({ kind: 'help', to: 1, treasures }) as DraftView;
  expect(next(wish, draft(), LISTED)).toMatchObject({ word: 'one' });
  const two = option({ verb: 'treasures', number: 2, word: 'two' });
  expect(next(wish, draft(1), [two, ...LISTED.slice(1)])).toMatchObject({ word: 'two' });
  expect(next(wish, draft(2), LISTED.slice(1))).toMatchObject({ word: 'send' });
});
test('cards that are picked go in before it is sent, and one that is gone stops it', () => {
  const [give, want] = [option({ verb: 'give', card: card(1), word: 'give' }), option({ verb: 'want', card: card(2), word: 'want' })];
  const wish = { ...nothing(), cards: [give, want] };
  const draft = { kind: 'trade', to: 1, gives: [card(1)] } as DraftView;
  expect(next(wish, draft, [want, NEVER])).toMatchObject({ word: 'want' });
  expect(next(wish, draft, [NEVER])).toBeUndefined();
  expect(composed({ kind: 'trade', to: 1 } as DraftView, wish, 0)).toMatchObject({ gives: [card(1)], wants: [card(2)] });
});
test('the helper picks first only where there is something to pick', () => {
  const draft = { kind: 'help', to: 1 } as DraftView;
  expect(composed(draft, nothing(), 0).first).toBeUndefined();
  expect(composed(draft, { ...nothing(), price: LISTED[0]! }, 0).first).toBe('fighter');
  expect(composed(draft, { ...nothing(), price: LISTED[0]!, first: true }, 0).first).toBe('helper');
});
test('a sale counts what is attached, and one Item twice; it says what is missing and what is lost', () => {
  const worth: Record<string, number> = { 'card 1': 400, 'card 2': 300, 'card 3': 100 };
  const faceOf = (one: CardView) => ({ value: worth[one.name] }) as FaceView;
  expect(sale([card(1)], [], [[]], faceOf)).toEqual({ gold: 400, levels: 0, missing: 600, waste: 0 });
  expect(sale([card(1), card(2)], [1], [[], [card(3)]], faceOf)).toEqual({ gold: 1200, levels: 1, missing: 800, waste: 200 });
});
