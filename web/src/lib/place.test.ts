import { expect, test } from 'vitest';
import type { OptionView, OwnView, PublicView } from './messages';
import { place, placesOf } from './place';
import recorded from '../../recorded/views.json';

// Views of real games of every box; see scripts/record_views.py.
const moments = recorded as unknown as { public: PublicView; own: OwnView }[];
const option = (shape: object) => ({ way: 'play', ...shape }) as unknown as OptionView;

test.each(moments.map((moment, number) => [`${number}: ${moment.public.boxes.join(' ')} ${moment.own.ask?.question.kind}`, moment] as const))(
  'every option stands in exactly one place: %s',
  (_, { public: now, own }) => {
    const placed = place(own, now);
    for (const one of own.ask?.options ?? []) expect(placesOf(placed, one), `${one.verb} ${one.word}`).toHaveLength(1);
  },
);

test('the recorded views show every place that there is', () => {
  const kinds = moments.flatMap(({ public: now, own }) => {
    const placed = place(own, now);
    return (own.ask?.options ?? []).map((one) => placesOf(placed, one)[0]!.split(' ')[0]);
  });
  expect(new Set(kinds)).toEqual(new Set(['bar', 'spread', 'cards', 'seats', 'offers', 'marks', 'adding', 'wanting', 'ends']));
});

test('an option on a card that nobody sees stands in the bar', () => {
  const { public: now, own } = moments[0]!;
  const hidden = option({ verb: 'play', word: 'x', card: { tag: -5, name: 'Nobody', kind: 'item', box: 'base' } });
  const placed = place({ ...own, draft: undefined, ask: { ...own.ask!, options: [hidden] } }, now);
  expect(placed.bar).toEqual([hidden]);
});

test('a choice among cards is laid out as cards, what else may be chosen stands in the bar', () => {
  const { public: now, own } = moments[0]!;
  const card = (tag: number, name: string) => ({ tag, name, kind: 'item' as const, box: 'base' });
  const taken = [1, 2].map((tag) => option({ verb: 'take', way: 'pick', word: `${tag}`, card: card(tag, `Hat ${tag}`) }));
  const enough = option({ verb: 'enough', way: 'pick', word: '3' });
  const asked = (kind: 'spoils' | 'charity') => place({ ...own, draft: undefined, ask: { ...own.ask!, question: { kind }, options: [...taken, enough] } }, now);
  expect(asked('spoils').spread).toEqual(taken);
  expect(asked('spoils').bar).toEqual([enough]);
  expect(asked('charity').spread).toEqual([]); // what is given away lies in the hand
});

test('to show cards, which is seldom wanted, is a mark at one’s own place and no button of the bar', () => {
  const { public: now, own } = moments[0]!;
  const [show, end] = [option({ verb: 'show', way: 'draft', word: 'show' }), option({ verb: 'end_turn', way: 'propose', word: 'end' })];
  const placed = place({ ...own, draft: undefined, ask: { ...own.ask!, options: [show, end] } }, now);
  expect([placed.bar, placed.marks]).toEqual([[end], [show]]);
});

test('a watcher has no options', () => expect(place(null, moments[0]!.public).bar).toEqual([]));

test('an answer to a moment stands at its card, also while something is composed', () => {
  const card = { tag: 7, kind: 'class', name: 'some class', box: 'base' };
  const use = { verb: 'use', way: 'play', card, word: 'use' } as OptionView;
  const give = { verb: 'give', way: 'draft', card, word: 'give' } as OptionView;
  const own = { seat: 0, hand: [], draft: { kind: 'trade', to: 1 }, ask: { number: 1, question: { kind: 'window' }, options: [use, give] } } as unknown as OwnView;
  const now = { players: [{ seat: 0, play: [card], level: 1 }], offers: [], middle: [], dungeons: [], bodies: [], discards: [], moment: { what: 'is struck', seat: 1 } } as unknown as PublicView;
  const placed = place(own, now);
  expect(placed.adding).toEqual([give]);
  expect(placed.cards.get(7)).toEqual([use]);
});
