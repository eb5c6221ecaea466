import { expect, test } from 'vitest';
import 'words:guide';
import { about } from './guide';
import type { OptionView, OwnView, PublicView, State } from './messages';
import { outcome } from './outcomes';
import { place } from './place';
import { onlyRoll } from './saving';
import { leading, lost } from './sense';
import { say, type View } from './words';

const option = (shape: object) => ({ way: 'play', verb: 'play', word: JSON.stringify(shape), ...shape }) as unknown as OptionView;
const card = (kind: string, tag = 1) => ({ tag, kind, name: `some ${kind}`, box: 'base' });
const player = (seat: number, level = 3) => ({ seat, name: ['Ann', 'Bo', 'Cy'][seat], level, strength: 3, hand_size: 4, hand_limit: 5, play: [] });
const now = (more: object = {}) =>
  ({ players: [player(0), player(1)], offers: [], middle: [], dungeons: [], bodies: [], discards: [], winning_level: 10, turns: 3, turn: 0, phases: {}, ...more }) as unknown as PublicView;
const fleeing = now({ window: 'flee', fight: { fighter: 0, winning: false, decided: true, munchkins: 8, monsters: 20, levels: 2, foes: [{ number: 0, escape: 7 }] } });
const own = (...options: OptionView[]) => ({ seat: 0, hand: [], ask: { number: 1, question: { kind: 'fight' }, options } }) as unknown as OwnView;
const view = (mine: OwnView, table = now()): View => ({ public: table, own: mine });
const noFace = () => undefined;
const printer = { at: 7, dies: true, foe: 0, card: card('monster') };
const skeleton = card('companion', 7);
const sacrifice = option({ verb: 'sacrifice', way: 'propose', card: skeleton, then: { loses: [skeleton] } });
const roll = (...escapes: object[]) => option({ verb: 'run_away', way: 'propose', foe: 0, then: { escapes, sacrifices: [skeleton] } });

test('a sacrifice that saves from death leads on, is named by the guide and not asked back; the roll that kills is', () => {
  const deadly = roll(printer);
  const mine = own(deadly, sacrifice);
  const { bar } = place(mine, fleeing);
  expect(leading(bar, mine, fleeing)).toBe(sacrifice);
  expect(lost(sacrifice, view(mine, fleeing), noFace)).toBe('');
  expect(lost(deadly, view(mine, fleeing), noFace)).toBe('Really? You may die. You could instead: Sacrifice “some companion”.');
  expect(say('hint-flee', about({ public: fleeing, own: mine } as State))).toBe('Do not roll: Sacrifice “some companion”. So you escape.');
});

test('where a roll may escape from Bad Stuff that does not kill, it leads on, and a sacrifice is asked back', () => {
  const mine = own(roll({ ...printer, at: 5, dies: false }), sacrifice);
  expect(leading(place(mine, fleeing).bar, mine, fleeing)?.verb).toBe('run_away');
  expect(lost(sacrifice, view(mine, fleeing), noFace)).toBe('Really? some companion is gone for good.');
});

test('Bad Stuff that finds nothing to take is no danger, and says so', () => {
  const calm = roll({ ...printer, dies: false, idle: true });
  const mine = own(calm, sacrifice);
  expect(leading(place(mine, fleeing).bar, mine, fleeing)?.verb).toBe('run_away');
  const low = now({ players: [player(0, 1), player(1)] });
  const badStuff = () => ({ bad_stuff: ['lose 2 levels'] }) as never;
  expect(outcome(calm, view(mine, low), badStuff)).toBe('You cannot escape. It catches you: lose 2 levels. You are at Level 1: it finds nothing to take.');
});

test('before one runs, the guide and the button name whom one can sacrifice then', () => {
  const fight = now({ window: 'fight', fight: { ...fleeing.fight!, decided: false } });
  const run = roll(printer);
  const mine = own(run);
  expect(say('hint-run-away', about({ public: fight, own: mine } as State))).toContain('but you can sacrifice some companion then');
  expect(outcome(run, view(mine, fight), noFace)).toContain('Or sacrifice some companion when you run: then you escape without a roll.');
});

test('a card that ends a deadly fight comes before running away, whatever it costs', () => {
  const fight = now({ window: 'fight', fight: { ...fleeing.fight!, decided: false } });
  const charm = option({ verb: 'use', card: card('class', 9), then: { ours: 8, theirs: 0, wins: true, bare: true, loses: [card('item', 10)] } });
  const mine = own(roll(printer), charm);
  expect(leading(place(mine, fight).bar, mine, fight)).toBe(charm);
  expect(lost(charm, view(mine, fight), noFace)).toBe('');
});

test('a card that averts one’s own death stands in the bar and leads on; to let it happen is asked back', () => {
  const dying = now({ moment: { what: 'is caught', seat: 0 }, window: 'moment', waits: true });
  const ring = option({ card: card('special', 5) });
  const pass = option({ verb: 'pass', way: 'pass', then: { dies: true } });
  const mine = own(pass, ring);
  expect(leading(place(mine, dying).bar, mine, dying)).toBe(ring);
  expect(lost(pass, view(mine, dying), noFace)).toContain('You may die.');
});

test('to get rid of a Curse is no loss: nothing is asked back, and it is told as good', () => {
  const pond = option({ card: card('level_up'), seat: 0, then: { levels: [[0, 4]], lifts: [card('curse', 4)] } });
  expect(lost(pond, view(own(pond)), noFace)).toBe('');
  expect(outcome(pond, view(own(pond)), noFace)).toBe('You go up to Level 4. You get rid of some curse.');
});

test('of many cards that are lost a button names two, and the question before names all', () => {
  const cards = ['A', 'B', 'C', 'D'].map((name) => ({ ...card('item'), name }));
  const charm = option({ verb: 'use', card: card('class', 9), then: { loses: cards } });
  expect(outcome(charm, view(own(charm)), noFace)).toBe('You lose A, B and 2 more cards for good.');
  expect(lost(charm, view(own(charm)), noFace)).toBe('Really? You lose A, B, C and D for good.');
});

test('who can only roll has said so by running; a sacrifice, a card or a second monster is a choice', () => {
  const flee = { ...fleeing, asked: 0, waits: false } as PublicView;
  const die = roll({ ...printer, at: 5, dies: false });
  expect(onlyRoll(own(die, option({ verb: 'show', way: 'quiet' })), flee)).toBe(die);
  expect(onlyRoll(own(die, sacrifice), flee)).toBeUndefined();
  expect(onlyRoll(own(die, option({ card: card('one_shot') })), flee)).toBeUndefined();
  expect(onlyRoll(own(die), { ...flee, waits: true } as PublicView)).toBeUndefined();
});
