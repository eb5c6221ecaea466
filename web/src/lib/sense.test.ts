import { expect, test } from 'vitest';
import type { EventView, FaceView, OptionView, OwnView, PublicView } from './messages';
import { claimsAgain, goesAgain, notAgain, noteOf, since, standing } from './notes';
import { outcome } from './outcomes';
import { leading, lost, matters, sorted, worth } from './sense';
import { place } from './place';
import type { View } from './words';

const option = (shape: object) => ({ way: 'play', verb: 'play', word: JSON.stringify(shape), ...shape }) as unknown as OptionView;
const card = (kind: string, tag = 1) => ({ tag, kind, name: `some ${kind}`, box: 'base' });
const player = (seat: number, level = 3) => ({ seat, name: ['Ann', 'Bo', 'Cy'][seat], level, strength: 3, hand_size: 4, hand_limit: 5, play: [] });
const now = (more: object = {}) =>
  ({
    players: [player(0), player(1), player(2)], offers: [], middle: [], dungeons: [], bodies: [], discards: [], winning_level: 10, turns: 3, turn: 0,
    phases: { door: 'Kick Open the Door', trouble: 'Look for Trouble', loot: 'Loot the Room' }, ...more,
  }) as unknown as PublicView;
const losing = now({ fight: { fighter: 0, winning: false, decided: false, munchkins: 5, monsters: 12, levels: 1, foes: [] } });
const own = (...options: OptionView[]) => ({ seat: 0, hand: [card('item')], ask: { number: 1, question: { kind: 'fight' }, options } }) as unknown as OwnView;
// So asked that the options at these places turn the fight together.
const together = (places: number[], ...options: OptionView[]) => {
  const { ask, ...rest } = own(...options);
  return { ...rest, ask: { ...ask, rescue: { options: places, ours: 13, theirs: 12 } } } as unknown as OwnView;
};
const view = (mine: OwnView, table = now()): View => ({ public: table, own: mine });
const noFace = () => undefined;

const run = option({ verb: 'run_away', way: 'propose', then: { escapes: [] } });
const helped = option({ verb: 'ask_help', way: 'draft', seat: 1, then: { ours: 14, theirs: 12, wins: true } });
const helpless = option({ verb: 'ask_help', way: 'draft', seat: 2, then: { ours: 8, theirs: 12 } });
const shot = option({ card: card('one_shot'), side: 'munchkins', then: { ours: 13, theirs: 12, wins: true } });

test('in a lost fight what turns it comes before running away, and help that does not turn it after', () => {
  const mine = own(run, helpless, helped, shot);
  const bar = place(mine, losing).bar;
  expect(bar).toEqual([shot, helped, run, helpless]);
  expect(leading(bar, mine, losing)).toBe(shot);
  expect(leading(sorted([helpless, run], mine, losing), mine, losing)).toBe(run);
});

test('help and a card that win together come before running away', () => {
  const card8 = option({ card: card('one_shot', 8), side: 'munchkins', then: { ours: 10, theirs: 12 } });
  const mine = together([1, 2], run, helpless, card8);
  const bar = place(mine, losing).bar;
  expect(bar).toEqual([card8, helpless, run]); // whoever is asked before the card is played declines
  expect(leading(bar, mine, losing)).toBe(card8);
});

test('in a fight a card glows where it turns it, alone or with others, and not where it is too little', () => {
  const small = option({ card: card('one_shot', 8), side: 'munchkins', then: { ours: 7, theirs: 12 } });
  expect(worth(small, own(small), losing)).toBe(false);
  expect(worth(small, own(small, helpless), losing)).toBe(false); // 10 against 12
  const more = option({ card: card('one_shot', 9), side: 'munchkins', then: { ours: 11, theirs: 12 } });
  expect(worth(small, together([0, 1], small, more), losing)).toBe(true);
  expect(worth(shot, own(shot), losing)).toBe(true);
});

test('in a fight that is won, help is asked at the player', () => {
  const won = now({ fight: { ...losing.fight!, winning: true } });
  expect(place(own(helped), won).seats.get(1)).toEqual([helped]);
});

test('a worn Class that may be discarded does not glow, a Class to play does', () => {
  expect(worth(option({ verb: 'discard', way: 'quiet', card: card('class') }), own(), now())).toBe(false);
  expect(worth(option({ card: card('class') }), own(), now())).toBe(true);
});

test('an Item glows where it makes stronger, and not where it only may be put on', () => {
  expect(worth(option({ verb: 'equip', card: card('item'), then: { strength: 5 } }), own(), now())).toBe(true);
  expect(worth(option({ verb: 'equip', card: card('item'), then: { strength: 2 } }), own(), now())).toBe(false);
  expect(worth(option({ verb: 'equip', card: card('item') }), own(), now())).toBe(false);
});

test('a Curse for somebody glows only where they are about to win the game', () => {
  const curse = option({ card: card('curse'), seat: 1, then: { ours: 2, theirs: 9 } });
  expect(worth(curse, own(), now())).toBe(false);
  const last = now({ players: [player(0), player(1, 9), player(2)], fight: { fighter: 1, winning: true, levels: 1 } });
  expect(worth(curse, own(), last)).toBe(true);
});

test('a Level card glows where it is foreseen that oneself goes up: another may cost the Level again', () => {
  expect(worth(option({ card: card('level_up'), then: { levels: [[0, 4]] } }), own(), now())).toBe(true);
  expect(worth(option({ card: card('level_up') }), own(), now())).toBe(false);
  expect(worth(option({ card: card('level_up'), seat: 1, then: { levels: [[1, 4]] } }), own(), now())).toBe(false);
});

test('what changes a roll glows where the roll is not enough, and nothing glows against a Curse that was stopped', () => {
  const reroll = option({ verb: 'use', card: card('class') });
  const rolled = (roll: number) => now({ moment: { what: 'rolls to run away', seat: 0, roll, needed: 5 } });
  expect(worth(reroll, own(), rolled(4))).toBe(true);
  expect(worth(reroll, own(), rolled(5))).toBe(false);
  expect(worth(reroll, own(), now({ moment: { what: 'is struck', seat: 0, averted: true } }))).toBe(false);
});

test('a level for oneself comes before one for a rival, and a Curse on oneself last', () => {
  const [mine, gift] = [0, 1].map((seat) => option({ card: card('level_up'), seat, then: { levels: [[seat, 4]] } })) as [OptionView, OptionView];
  expect(sorted([gift, mine], own(), now())).toEqual([mine, gift]);
  const [self, other] = [0, 1].map((seat) => option({ card: card('curse'), seat })) as [OptionView, OptionView];
  expect(sorted([self, other], own(), now())).toEqual([other, self]);
});

test('trouble that would be won comes before looting, trouble that would be lost after it', () => {
  const loot = option({ verb: 'loot_room', way: 'propose' });
  const trouble = (wins: boolean) => option({ verb: 'look_for_trouble', way: 'propose', then: { ours: 5, theirs: 2, wins } });
  expect(leading(sorted([loot, trouble(true)], own(), now()), own(), now())?.verb).toBe('look_for_trouble');
  expect(leading(sorted([trouble(false), loot], own(), now()), own(), now())?.verb).toBe('loot_room');
});

test('a second press is asked for only where something is lost for good, and it says what', () => {
  const mine = own();
  const asks = (shape: object) => lost(option(shape), view(mine), noFace);
  expect(asks({ verb: 'discard', card: card('class'), then: { loses: [card('class')] } })).toBe('Really? You lose some class for good.');
  expect(asks({ card: card('level_up'), seat: 1, then: { levels: [[1, 4]] } })).toBe('Really? Bo goes up to Level 4, not you.');
  expect(asks({ card: card('level_up'), seat: 0, then: { levels: [[0, 4]] } })).toBe('');
  expect(asks({ card: card('curse'), seat: 0 })).toBe('Really? It strikes you yourself.');
  for (const verb of ['end_turn', 'run_away', 'loot_room', 'kick_door']) expect(asks({ verb, way: 'propose', then: {} })).toBe('');
  expect(asks({ verb: 'discard', way: 'pick', card: card('class'), then: { loses: [card('class')] } })).toBe('');
  expect(asks({ verb: 'accept', seat: 1, then: { loses: [card('cheat')] } })).toBe('Really? You lose some cheat for good.');
});

test('before one runs, the roll that escapes is told; before a sacrifice, that nothing is rolled and what is gone', () => {
  const troll = option({ verb: 'run_away', way: 'propose', then: { escapes: [{ at: 5, card: card('monster') }] } });
  const badStuff = () => ({ bad_stuff: ['lose a level'] }) as FaceView;
  expect(outcome(troll, view(own()), badStuff)).toBe('5 or 6 escapes (2 in 6). If caught: lose a level.');
  const sacrifice = option({ verb: 'sacrifice', way: 'propose', card: card('companion'), then: { loses: [card('companion')] } });
  expect(outcome(sacrifice, view(own()), noFace)).toBe('You escape without a roll. some companion is gone for good.');
  expect(lost(sacrifice, view(own()), noFace)).toBe('Really? some companion is gone for good.');
});

test('a sale asks where an Item in it is sold for nothing', () => {
  const values: Record<string, number> = { 'some item': 900, 'some steed': 200 };
  const faceOf = (found: { name: string }) => ({ value: values[found.name] }) as FaceView;
  const draft = (...gives: object[]) => ({ ...own(), draft: { kind: 'sale', gives } }) as unknown as OwnView;
  const sale = option({ verb: 'sell', number: 1300 });
  expect(lost(sale, view(draft(card('item'), card('steed'))), faceOf)).toBe('Really? 300 gold of it buys nothing: some steed need not be sold.');
  expect(lost(sale, view(draft(card('item'))), faceOf)).toBe('');
});

const event = (what: string, who: number) => ({ number: 9, what, who, card: card('enhancer') });
const state = (more: object, mine: object = {}) => ({ public: now({ window: 'fight', asked: 0, ...more }), own: { ...own(), ...mine } as OwnView });

test('who is stopped from running away is told by what', () => {
  const before = state({ proposal: { by: 0, verb: 'run_away' } });
  const said = noteOf(before, state({}), [event('play', 1) as never], false);
  expect(said).toBe('You have not run away yet: Bo plays “some enhancer”. Choose again.');
  expect(noteOf(before, state({ turns: 4 }), [event('play', 1) as never], false)).toBe('');
  expect(noteOf(before, state({}), [event('play', 0) as never], false)).toBe('');
});

test('who claimed a win is told whether the card in between changed the totals', () => {
  const fight = (munchkins: number, winning = true) => ({ fight: { ...losing.fight!, munchkins, monsters: 13, winning } });
  const before = state({ proposal: { by: 0, verb: 'fight' }, ...fight(16) });
  const said = (after: object) => noteOf(before, state(after), [event('play', 1) as never], false);
  expect(said(fight(16))).toBe('Bo plays “some enhancer”, which changes nothing in your fight: 16 against 13. Claim the win once more.');
  expect(said(fight(14))).toBe('Bo plays “some enhancer”: now 14 against 13, still enough. Claim the win once more.');
  expect(said(fight(12, false))).toBe('You have not won yet: Bo plays “some enhancer”. Choose again.');
});

test('what one composed goes with a sentence, unless one dropped or sent it', () => {
  const before = state({}, { draft: { kind: 'trade', to: 1 } });
  expect(noteOf(before, state({}), [], false)).toContain('Your offer to Bo has come to nothing');
  expect(noteOf(before, state({}), [], true)).toBe('');
  expect(noteOf(before, state({}), [event('offer', 0) as never], false)).toBe('');
});

test('an Item to wear glows if it makes nothing worse, whatever else it does', () => {
  expect(worth(option({ card: card('item') }), own(), now())).toBe(true);
  expect(worth(option({ card: card('item'), then: { strength: 3 } }), own(), now())).toBe(true);
  expect(worth(option({ card: card('item'), then: { strength: 2 } }), own(), now())).toBe(false);
});

test('in a window for all, the cards that fit are marked', () => {
  const stab = option({ verb: 'use', card: card('class', 7), seat: 1 });
  const window = now({ waits: true, players: [{ ...player(0), play: [card('class', 7)] }, player(1), player(2)], fight: { ...losing.fight!, fighter: 1 } });
  expect(place(own(stab), window).worth.has(7)).toBe(true);
});

test('a move that was stopped is made again, unless something changed for the reader or somebody asked for time', () => {
  const end = option({ verb: 'end_turn', way: 'propose' });
  const mine = now({ asked: 0 });
  const made = standing('end_turn', view(own(end, shot), mine));
  const before = { public: now({ proposal: { by: 0, verb: 'end_turn' } }), own: own() };
  const played = { number: 9, what: 'play', who: 1 } as EventView;
  const again = (was: typeof made, last: typeof before, next: View, news: EventView[]) => goesAgain(since(was, last, next, news), next);
  expect(again(made, before, view(own(end, shot), mine), [played])).toBe(end);
  expect(again(made, before, view(own(end), mine), [played])).toBe(end); // there is less to do
  expect(again(made, before, view(own(end, shot, { ...shot, seat: 1 }), mine), [played])).toBe(end); // there is another target
  expect(again(null, before, view(own(end, shot), mine), [played])).toBeUndefined();
  expect(again(made, before, view(own(end, option({ verb: 'use', card: card('class', 77) })), mine), [played])).toBeUndefined();
  expect(again(made, before, view(own(end, shot), now({ asked: 0, players: [{ ...player(0), level: 1 }, player(1), player(2)] })), [played])).toBeUndefined();
  expect(again(made, before, view(own(end, shot), mine), [{ ...played, what: 'hold_on' }])).toBeUndefined();
});

test('a move that was stopped is made again after what stopped it asked others first, but not one that was done', () => {
  const end = option({ verb: 'kick_door', way: 'propose' });
  const mine = view(own(end), now({ asked: 0 }));
  const announced = { public: now({ proposal: { by: 0, verb: 'kick_door' } }), own: own() };
  const struck = view(own(), now({ asked: 1, window: 'struck', waits: true }));
  const made = since(standing('kick_door', mine), announced, struck, []);
  expect(goesAgain(made, struck)).toBeUndefined();
  expect(goesAgain(since(made, struck, mine, []), mine)).toBe(end);
  expect(goesAgain(since(made, struck, mine, [{ number: 9, what: 'door', who: 0 } as EventView]), mine)).toBeUndefined();
});

test('that running away was stopped is said when what stopped it is over, and it is not done again by itself', () => {
  const fighting = (fields: object) => now({ fight: losing.fight, window: 'combat', ...fields });
  const mine = view(own(run), fighting({ asked: 0 }));
  const announced = { public: fighting({ proposal: { by: 0, verb: 'run_away' } }), own: own() };
  const struck = view(own(), fighting({ asked: 1, window: 'struck', waits: true }));
  const played = { number: 9, what: 'play_on', who: 1, other: 2, card: card('curse', 8) } as EventView;
  const made = since(since(standing('run_away', mine), announced, struck, [played]), struck, mine, []);
  expect(goesAgain(made, mine)).toBeUndefined();
  expect(notAgain(made!, mine)).toMatch(/^You have not run away yet: .*Choose again\.$/);
  expect(since(made, struck, mine, [{ number: 10, what: 'concede', who: 0 } as EventView])).toBeNull();
});

test('a win that was claimed is claimed again as long as it is one and brings no less', () => {
  const claim = option({ verb: 'fight', way: 'propose' });
  const fight = { ...losing.fight!, fighter: 0, winning: true, munchkins: 9, monsters: 5, levels: 1, treasures: 2 };
  const fighting = (fields: object, more: object = {}) => now({ fight: { ...fight, ...more }, window: 'combat', ...fields });
  const mine = view(own(claim), fighting({ asked: 0 }));
  const announced = { public: fighting({ proposal: { by: 0, verb: 'fight' } }), own: own() };
  const played = { number: 9, what: 'play_monster', who: 1, card: card('enhancer', 8) } as EventView;
  const after = (more: object) => {
    const next = view(own(claim), fighting({ asked: 0 }, more));
    const made = since(standing('fight', mine), announced, next, [played]);
    return [goesAgain(made, next)?.verb, claimsAgain(made!, next)];
  };
  expect(after({ monsters: 8 })).toEqual(['fight', expect.stringMatching(/9 against 8, still enough\. Your claim stands\.$/)]);
  expect(after({ monsters: 12, winning: false })[0]).toBeUndefined();
  expect(after({ treasures: 1 })[0]).toBeUndefined();
});

test('what befalls the reader is said where they look', () => {
  const before = state({});
  expect(noteOf(before, state({}), [{ number: 9, what: 'helps', who: 1, other: 0 } as EventView], false)).toBe('Bo helps you.');
  expect(noteOf(before, state({}), [{ number: 9, what: 'helps', who: 1, other: 2 } as EventView], false)).toBe('');
});

test('an Item whose bonus adds nothing now does not glow, and one that only does something else does', () => {
  const crown = option({ card: card('item'), then: {} });
  expect(worth(crown, own(), now(), () => ({ bonus: 3 }) as FaceView)).toBe(false);
  expect(worth(crown, own(), now(), () => ({ always: ['+1 to Run Away'] }) as FaceView)).toBe(true);
});

test('an Item that is only carried glows where it makes something else stronger', () => {
  expect(worth(option({ card: card('item'), then: { carried: true, strength: 4 } }), own(), now())).toBe(true);
  expect(worth(option({ card: card('item'), then: { carried: true } }), own(), now())).toBe(false);
});

test('what one puts on or becomes glows in one’s own turn and before the first, and a Level at any time', () => {
  for (const kind of ['item', 'class']) {
    const put = option({ card: card(kind), then: { strength: 5 } });
    expect(worth(put, own(), now({ turn: 1 }))).toBe(false);
    expect(worth(put, own(), now({ turn: 1, turns: 0 }))).toBe(true);
  }
  expect(worth(option({ card: card('level_up'), then: { levels: [[0, 4]] } }), own(), now({ turn: 1 }))).toBe(true);
});

test('nothing is marked for a fight of others that is lost already, nor what has nothing to do with it', () => {
  const curse = option({ card: card('curse'), seat: 1, then: { ours: 1, theirs: 18 } });
  const lostFight = now({ waits: true, fight: { fighter: 1, winning: false, decided: false, munchkins: 2, monsters: 18, levels: 1, foes: [] } });
  expect(matters(curse, own(curse), lostFight)).toBe(false);
  expect(place({ ...own(curse), hand: [card('curse')] } as OwnView, lostFight).worth.size).toBe(0);
  const won = now({ waits: true, fight: { ...lostFight.fight!, winning: true, munchkins: 20 } });
  const sweeps = option({ card: card('one_shot') });
  const printed = (when: string) => () => ({ play: { when } }) as FaceView;
  expect(matters(sweeps, own(sweeps), won, printed('out of combat'))).toBe(false);
  expect(matters(sweeps, own(sweeps), won, printed('in combat'))).toBe(true);
});

test('what was drawn face up and is of use at once is played rather than taken into the hand', () => {
  const [play, take] = [option({ card: card('class', 5) }), option({ verb: 'take', way: 'propose', card: card('class', 5) })];
  const mine = { ...own(take, play), ask: { number: 1, question: { kind: 'revealed' }, options: [take, play] } } as unknown as OwnView;
  const table = now({ middle: [card('class', 5)] });
  expect(leading(place(mine, table).bar, mine, table)).toBe(play);
});

test('two Levels for a card glow, one Level for a card does not', () => {
  const traded = (level: number) => option({ card: card('level_up'), then: { levels: [[0, level]], loses: [card('companion', 4)] } });
  expect(worth(traded(5), own(), now())).toBe(true);
  expect(worth(traded(4), own(), now())).toBe(false);
});

test('an Item whose bonus adds nothing now does not glow', () => {
  const faceOf = () => ({ bonus: 3 }) as FaceView;
  expect(worth(option({ card: card('item'), then: { strength: 3 } }), own(), now(), faceOf)).toBe(false);
  expect(worth(option({ card: card('item'), then: { strength: 6 } }), own(), now(), faceOf)).toBe(true);
});

test('a sure escape leads where a roll would cost more, and not where it costs less', () => {
  const flee = (at: number, harm: number) => option({ verb: 'run_away', way: 'propose', then: { escapes: [{ at, harm, card: card('monster') }] } });
  const sacrifice = option({ verb: 'sacrifice', way: 'propose', card: card('companion', 4), then: { loses: [card('companion', 4)] } });
  const fled = now({ fight: { ...losing.fight!, decided: true } });
  const first = (roll: OptionView) => {
    const mine = own(roll, sacrifice);
    return leading(place(mine, fled).bar, mine, fled)?.verb;
  };
  expect(first(flee(6, 20))).toBe('sacrifice');
  expect(first(flee(5, 10))).toBe('run_away'); // a level, in four of six
  const both = own(flee(5, 10), { ...flee(5, 10), word: 'other' }, sacrifice);
  expect(leading(place(both, fled).bar, both, fled)?.verb).toBe('sacrifice');
  const escape = option({ card: card('one_shot', 7), then: { frees: true } });
  const mine = own(flee(5, 10), escape);
  expect(leading(place(mine, fled).bar, mine, fled)).toBe(escape);
});

test('a Level that can be had after a won fight leads, before going on without it', () => {
  const [level, pass] = [option({ card: card('level_up', 3) }), option({ verb: 'pass', way: 'pass' })];
  const won = now({ waits: true, moment: { what: 'wins a combat', seat: 0 } });
  const mine = own(pass, level);
  expect(leading(place(mine, won).bar, mine, won)).toBe(level);
});

test('at the end of the turn what glows leads, and then the end of the turn', () => {
  const [end, sword, old] = [option({ verb: 'end_turn', way: 'propose' }), option({ card: card('item', 3), then: { strength: 6 } }), option({ card: card('item', 4), then: { strength: 3, carried: true } })];
  const table = now({ window: 'end' });
  const mine = own(end, old, sword);
  expect(leading(place(mine, table).bar, mine, table)).toBe(sword);
  const rest = own(end, old);
  expect(leading(place(rest, table).bar, rest, table)).toBe(end);
});

test('what rids a rival of a Curse helps the rival, and neither glows nor is asked about', () => {
  const form = option({ card: card('special', 3), on: card('curse', 9) });
  const table = now({ waits: true, window: 'start', turn: 1, players: [player(0), { ...player(1), play: [card('curse', 9)] }, player(2)] });
  expect(place(own(form), table).worth.size).toBe(0);
  expect(place(own(form), now({ ...table, players: [{ ...player(0), play: [card('curse', 9)] }, player(1), player(2)] })).worth.has(3)).toBe(true);
});

test('a roll of a rival that is not enough is left alone', () => {
  const coin = option({ card: card('one_shot', 3) });
  const rolled = (roll: number) => now({ waits: true, moment: { what: 'rolls to run away', seat: 1, roll, needed: 5 } });
  expect(place(own(coin), rolled(3)).worth.size).toBe(0);
  expect(place(own(coin), rolled(5)).worth.has(3)).toBe(true);
});

test('an Item without room glows where it would make stronger than what is worn', () => {
  const mine = (strength: number, ...lost: object[]) => ({ ...own(), ask: { number: 1, question: { kind: 'start' }, options: [], swaps: [{ card: card('item', 3), off: [card('item', 4)], strength, lost }] } }) as unknown as OwnView;
  expect(place(mine(5), now()).worth.has(3)).toBe(true);
  expect(place(mine(5, card('item', 4)), now()).worth.has(3)).toBe(false); // what it does besides is lost
  expect(place(mine(3), now()).worth.has(3)).toBe(false);
});

test('what wins Treasures but no Level comes after help that wins both', () => {
  const eraser = option({ card: card('one_shot', 9), then: { ours: 5, theirs: 0, wins: true, no_level: true } });
  const help = option({ way: 'draft', verb: 'ask_help', seat: 1, then: { ours: 14, theirs: 12, wins: true } });
  const run = option({ way: 'propose', verb: 'run_away' });
  expect(sorted([eraser, run, help], own(eraser, run, help), losing)).toEqual([help, eraser, run]);
  expect(worth(eraser, own(eraser), losing)).toBe(false);
});

test('of helpers with whom the fight is won, the one of the lowest Level leads, and whoever has declined comes last', () => {
  const help = (seat: number) => option({ way: 'draft', verb: 'ask_help', seat, then: { ours: 14, theirs: 12, wins: true } });
  const [bo, cy] = [help(1), help(2)];
  const asked = (...declined: number[]) => ({ ...losing, players: [player(0), player(1, 7), player(2, 2)], fight: { ...losing.fight, declined } }) as unknown as PublicView;
  expect(sorted([bo, cy], own(bo, cy), asked())).toEqual([cy, bo]);
  expect(sorted([bo, cy], own(bo, cy), asked(2))).toEqual([bo, cy]);
});

test('what turns a fight at the price of a Level comes after help that costs none', () => {
  const pact = option({ verb: 'use', card: card('item', 9), then: { ours: 13, theirs: 12, wins: true, levels: [[0, 2]] } });
  expect(sorted([pact, helped], own(pact, helped), losing)).toEqual([helped, pact]);
});

test('a card that makes stronger, but costs a Level or gives a rival one, does not lead at the end of the turn', () => {
  const ending = now({ window: 'end' });
  const end = option({ verb: 'end_turn', way: 'propose' });
  const swap = (levels: number[][]) => option({ card: card('special', 3), then: { strength: 9, levels } });
  const leads = (levels: number[][]) => {
    const [one, asked] = [swap(levels), { ...own(), hand: [card('special', 3)] }];
    const mine = { ...asked, ask: { number: 1, question: { kind: 'end' }, options: [end, one] } } as unknown as OwnView;
    return leading(place(mine, ending).bar, mine, ending)?.verb;
  };
  expect([leads([[0, 2], [1, 4]]), leads([[1, 4]]), leads([])]).toEqual(['end_turn', 'end_turn', 'play']);
});
