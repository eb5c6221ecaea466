import { expect, test } from 'vitest';
import { Lessons } from './lessons';
import type { EventView, GuideMoment, GuideStep, State } from './messages';

function state(now: object = {}): State {
  const players = [0, 1].map((seat) => ({ seat, name: 'Ann', level: 1, hand_limit: 5, dead: false }));
  const open = { players, turn: 0, turns: 1, asked: 0, phase: 'room', window: 'room', waits: false, fight: null, offers: [], over: false, winners: [], ...now };
  return { public: open, own: { seat: 0, hand: [], ask: null } } as unknown as State;
}
const asked = (number: number): State => ({ ...state(), own: { seat: 0, hand: [], ask: { number, options: [], question: { kind: 'room' } } } }) as unknown as State;
const FIGHT = { fight: { fighter: 0, helper: null, winning: true } };
const LEAST = 4000; // milliseconds that it takes to read a lesson
const lessons = (...whens: [string, GuideMoment][]) => new Lessons(whens.map(([id, when]) => ({ id, rules: [], when }) as GuideStep), [], () => LEAST);
const event = (what: string) => [{ what, who: 0 } as EventView];

test('a lesson whose moment has passed goes by itself, after the time to read it', () => {
  const found = lessons(['fight', { fight: 'mine' }]);
  found.look(state(FIGHT), [], 0);
  expect(found.shown?.id).toBe('fight');
  expect(found.look(state(), [], 1000)).toBe(LEAST - 1000);
  expect(found.shown?.id).toBe('fight');
  found.look(state(), [], LEAST);
  expect(found.shown).toBeNull();
});

test('a lesson about an event lasts until the turn is over', () => {
  const found = lessons(['won', { event: ['won'], whose: 'mine' }]);
  found.look(state(), event('won'), 0);
  found.look(state({ phase: 'charity' }), [], LEAST);
  expect(found.shown?.id).toBe('won');
  found.look(state({ turn: 1, turns: 2 }), [], LEAST);
  expect(found.shown).toBeNull();
});

test('at most one lesson waits, the newest, and it is not said when its moment has passed', () => {
  const found = lessons(['fight', { fight: 'mine' }], ['won', { event: ['won'] }], ['again', { event: ['play'], turn: 'mine' }]);
  found.look(state(FIGHT), [], 0);
  found.look(state(FIGHT), event('won'), 0);
  found.look(state(FIGHT), event('play'), 0);
  found.read();
  found.look(state({ turn: 1, turns: 2 }), [], 0);
  expect(found.shown).toBeNull();
  expect(found.said).toEqual(['fight']);
});

test('in one situation one lesson is said, before the first turn one after the other', () => {
  const found = lessons(['a', {}], ['b', {}]);
  for (const [phase, wanted] of [['room', 'a'], ['room', undefined], ['setup', 'b']] as const) {
    found.look(state({ phase }), [], 0);
    expect(found.shown?.id).toBe(wanted);
    found.read();
  }
});

test('what the reader may do is said until they have done something; what stops the game, until it is read', () => {
  for (const [stop, wanted] of [[false, undefined], [true, 'a']] as const) {
    const found = new Lessons([{ id: 'a', rules: [], stop, when: { turn: 'mine' } }], [], () => LEAST);
    found.look(asked(1), [], 0);
    found.look(asked(2), [], LEAST);
    expect(found.shown?.id).toBe(wanted);
  }
});

test('who has done what they were told is told the next thing at once', () => {
  const found = lessons(['wear', { phase: ['setup'] }], ['door', { phase: ['room'] }]);
  found.look({ ...asked(1), public: state({ phase: 'setup' }).public }, [], 0);
  expect(found.shown?.id).toBe('wear');
  found.look(asked(2), [], 100, 'their answer');
  expect(found.shown?.id).toBe('door');
});

test('a lesson stays until it could be read where the game goes on without the reader', () => {
  const found = lessons(['wear', { phase: ['setup'] }], ['door', { phase: ['room'] }]);
  found.look({ ...asked(1), public: state({ phase: 'setup' }).public }, [], 0);
  found.look(asked(2), [], LEAST - 1);
  expect(found.shown?.id).toBe('wear');
  found.look(asked(2), [], LEAST);
  expect(found.shown?.id).toBe('door');
});

test('the end of the game ends a lesson at once', () => {
  const found = lessons(['close', { over: false }]);
  found.look(state(), [], 0);
  found.look(state({ over: true }), [], 1);
  expect(found.shown).toBeNull();
});

test('a lesson that is not about a question goes when one is asked, and one that has come meanwhile waits for the answer', () => {
  const question = (number: number) => {
    const found = asked(number);
    return { ...found, public: { ...found.public, window: null } } as State;
  };
  const found = lessons(['won', { event: ['won'], whose: 'mine' }], ['lost', { event: ['lose'] }]);
  found.look(question(1), event('won'), 0);
  expect(found.shown).toBeNull();
  found.look(asked(2), [], 0);
  expect(found.shown?.id).toBe('won');
  found.look({ ...asked(2), public: { ...state().public, window: null } } as State, [], LEAST);
  expect(found.shown).toBeNull();
});
