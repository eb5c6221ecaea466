import { expect, test } from 'vitest';
import 'words:guide';
import { say } from './words';
import { chance, about, holds, told } from './guide';
import type { EventView, GuideMoment, State } from './messages';

// Only what the guide reads of a state; the rest of the frame is left out.
type Shape = { now?: object; own?: object | null; me?: object };
function frame({ now = {}, own = {}, me = {} }: Shape = {}): State {
  const players = [{ seat: 0, name: 'Ann', strength: 4, level: 3, hand_limit: 5, dead: false, ...me }, { seat: 1, name: 'Bo', level: 1, hand_limit: 5, dead: false }];
  const open = { players, turn: 0, asked: 0, phase: 'room', window: 'room', waits: false, fight: null, offers: [], over: false, winners: [], ...now };
  return { public: open, own: own && { seat: 0, hand: [], ask: null, ...own } } as unknown as State;
}
const said = (when: GuideMoment, shape: Shape = {}, news: object[] = []) => holds(when, frame(shape), news as EventView[], ['welcome']);

// The same cases are read by tests/server/test_guide.py; scripts/record_guide.py writes them.
const CASES = Object.values(import.meta.glob<(State & { news: EventView[]; steps: string[]; hints: string[] })[]>('../../recorded/guide.json', { import: 'default', eager: true }))[0]!;
const GUIDE = Object.values(import.meta.glob<string>('../../../src/kickdoor/server/http/guide.toml', { query: '?raw', import: 'default', eager: true }))[0]!;

// The moments of the file: `when = { name = value, … }`, whose values are written as JSON writes them.
function whens(list: 'step' | 'hint'): [string, GuideMoment][] {
  return GUIDE.split(/^\[\[/m).filter((part) => part.startsWith(`${list}]]`)).map((part) => {
    const written = /^when = \{(.*)\}$/m.exec(part)![1]!.replace(/(\w+) = /g, '"$1": ');
    return [/^id = "([\w-]+)"/m.exec(part)![1]!, JSON.parse(`{${written}}`) as GuideMoment];
  });
}

test('the page says of recorded moments what Python says', () => {
  const [steps, hints] = [whens('step'), whens('hint')];
  expect(CASES.length).toBeGreaterThan(40);
  for (const state of CASES) {
    const found = (all: [string, GuideMoment][]) => all.filter(([, when]) => holds(when, state, state.news, steps.map(([id]) => id))).map(([id]) => id);
    expect([found(steps), found(hints)]).toEqual([state.steps, state.hints]);
  }
});

test('a watcher, who has no seat, is told nothing', () => expect(said({}, { own: null })).toBe(false));

test('a hint without conditions always holds', () => expect(said({})).toBe(true));

test.each<[GuideMoment, Shape, boolean]>([
  [{ turn: 'mine' }, {}, true],
  [{ turn: 'mine' }, { now: { turn: 1 } }, false],
  [{ asked: 'other' }, { now: { asked: null } }, true],
  [{ phase: ['door', 'room'] }, {}, true],
  [{ phase: ['door'] }, {}, false],
  [{ phase: [] }, {}, true],
  [{ fight: 'none' }, {}, true],
  [{ fight: 'helping' }, { now: { fight: { fighter: 1, helper: 0, winning: true } } }, true],
  [{ winning: true, fight: 'mine' }, { now: { fight: { fighter: 0, helper: null, winning: true } } }, true],
  [{ level: 3, below: 4 }, {}, true],
  [{ below: 3 }, {}, false],
  [{ full: true }, { own: { hand: [1, 2, 3, 4, 5, 6] } }, true],
  [{ full: true }, { own: { hand: [1, 2, 3, 4, 5] } }, false],
  [{ offer: 'mine' }, { now: { offers: [{ to: 1 }] } }, false],
  [{ offer: 'mine' }, { now: { offers: [{ to: 0 }] } }, true],
  [{ won: true, over: true }, { now: { over: true, winners: [0] } }, true],
  [{ after: 'welcome' }, {}, true],
  [{ window: ['none'] }, { now: { window: null } }, true],
  [{ moment: ['is struck'], whose: 'mine' }, { now: { moment: { what: 'is struck', seat: 0 } } }, true],
  [{ moment: ['is struck'], whose: 'mine' }, { now: { moment: { what: 'is struck', seat: 1 } } }, false],
  [{ proposal: ['kick_door'] }, {}, false],
  [{ proposal: ['kick_door'] }, { now: { proposal: { verb: 'kick_door' } } }, true],
  [{ rival: 4 }, {}, false],
  [{ after: 'charity' }, {}, false],
])('%o of %o is %s', (when, shape, wanted) => expect(said(when, shape)).toBe(wanted));

test('a verb and a kind of card must be of one option when the verb plays a card', () => {
  const ask = { question: { kind: 'start' }, options: [{ verb: 'play', card: { kind: 'monster' } }, { verb: 'equip', card: { kind: 'item' } }] };
  expect(said({ can: ['play'], kind: ['monster'] }, { own: { ask } })).toBe(true);
  expect(said({ can: ['play'], kind: ['item'] }, { own: { ask } })).toBe(false);
});

test('an event is heard only if it is of the seat that is meant', () => {
  expect(said({ event: ['died'], whose: 'mine' }, {}, [{ what: 'died', who: 0 }])).toBe(true);
  expect(said({ event: ['died'], whose: 'mine' }, {}, [{ what: 'died', who: 1 }])).toBe(false);
  expect(said({ event: ['died'] }, {}, [{ what: 'won', who: 0 }])).toBe(false);
});

test('an event is told with what must have come with it, and without what must not', () => {
  const won: GuideMoment = { event: ['won'], whose: 'mine', also: ['level_up'], unless: ['death'] };
  const came = (...kinds: string[]) => kinds.map((what) => ({ what, who: 0 }));
  expect(said(won, {}, came('won', 'level_up'))).toBe(true);
  expect(said(won, {}, came('won'))).toBe(false);
  expect(said(won, {}, [...came('won'), { what: 'level_up', who: 1 }])).toBe(false);
  expect(said(won, {}, came('won', 'level_up', 'death'))).toBe(false);
});

test('a card is worth a lesson only if it gives what the lesson says', () => {
  const play = (then: object) => ({ own: { ask: { question: { kind: 'start' }, options: [{ verb: 'play', card: { kind: 'level_up' }, then }] } } });
  const level: GuideMoment = { can: ['play'], kind: ['level_up'], gives: 'level' };
  expect(said(level, play({ levels: [[0, 4]] }))).toBe(true);
  expect(said(level, play({ strength: 9 }))).toBe(false);
  expect(said({ ...level, gives: 'strength' }, play({ strength: 9 }))).toBe(true);
  expect(said({ ...level, gives: 'any' }, play({ loses: [{ name: 'Hat' }] }))).toBe(false);
});

test('a lost fight is turned by one option, by several together, or by none', () => {
  const options = [{ verb: 'ask_help', seat: 1 }, { verb: 'play', card: { tag: 7, kind: 'one_shot' } }];
  const turned = (rescue?: object) =>
    (['one', 'several', 'none'] as const).filter((wanted) => said({ rescue: wanted }, { own: { ask: { number: 1, question: { kind: 'fight' }, options, rescue } } }));
  expect(turned({ options: [1], ours: 9, theirs: 8 })).toEqual(['one']);
  expect(turned({ options: [0, 1], ours: 9, theirs: 8 })).toEqual(['several']);
  expect(turned()).toEqual(['none']);
});

test('a hint names whom it is about: who offers, whom a moment concerns, who fights, whose turn it is', () => {
  const named = (now: object) => about(frame({ now: { phases: {}, winning_level: 5, ...now } }));
  expect(named({})).toMatchObject({ who: 'Ann', you: 'who', strength: 4, winning: 5 });
  expect(named({ fight: { fighter: 1, munchkins: 3, monsters: 7 } })).toMatchObject({ who: 'Bo', you: 'none', ours: 3, theirs: 7 });
  expect(named({ moment: { what: 'is struck', seat: 1, card: { name: 'Demotion' } } })).toMatchObject({ who: 'Bo', card: 'Demotion' });
});

test('the guide knows whether a die decides over an escape: not where any roll escapes, or none', () => {
  expect([[1, 1], [1, 5], [7], [0, 1], []].map(chance)).toEqual(['sure', 'roll', 'never', 'roll', 'roll']);
  const fill = about(frame({ now: { phases: {}, winning_level: 5, fight: { fighter: 0, munchkins: 3, monsters: 7, foes: [{ escape: 1 }] } } }));
  expect(say('hint-run-away', fill)).toContain('you escape for certain');
});

test('of what has happened the most important is told, and the last of its kind', () => {
  const all = [{ id: 'death', event: ['death'] }, { id: 'plays', event: ['play', 'equip'] }, { id: 'draws', event: ['draw'] }];
  const events = ['draw', 'play', 'equip', 'death'].map((what, number) => ({ number, what })) as EventView[];
  expect(told(events, all, 2).map(({ id, event }) => [id, event.number])).toEqual([['death', 3], ['plays', 2]]);
});
