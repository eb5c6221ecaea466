import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import 'words:scenes';
import type { EventView } from '../../lib/messages';
import { taste } from '../../lib/taste.svelte';
import type { View } from '../../lib/words';
import { befallen, words } from './scenes';
import { Stage, timeOf } from './stage.svelte';

const players = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, level: 5 }));
const at = (fight: object | null = null, own = 0): View =>
  ({ public: { boxes: ['base'], phases: { door: 'Kick', trouble: 'Trouble', loot: 'Loot' }, players, fight, winning_level: 10 }, own: { seat: own, hand: [] } }) as unknown as View;
const card = (name: string, kind: string) => ({ tag: 1, name, kind, box: 'base' }) as EventView['card'];
let number = 0;
const event = (what: string, fields: Partial<EventView> = {}): EventView => ({ number: ++number, what, ...fields }) as EventView;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  taste.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown(stage: Stage): string[] {
  const found: string[] = [];
  for (let turn = 0; turn < 200 && stage.current; turn += 1) {
    if (found.at(-1) !== `${stage.current.kind}: ${stage.current.text}`) found.push(`${stage.current.kind}: ${stage.current.text}`);
    vi.advanceTimersByTime(100);
  }
  return found;
}

test('a fight without a beaten monster is no victory', () => {
  for (const [bare, kind] of [[true, 'note'], [false, 'won']] as const) {
    const stage = new Stage();
    stage.take([event('won', { who: 0, facts: { bare } })], at());
    expect(stage.current?.kind).toBe(kind);
  }
});

test('what came out of a door is told when the door has opened, and what follows after it', () => {
  const stage = new Stage(() => true);
  stage.take([event('door', { who: 1, card: card('Demotion', 'curse') })], at());
  stage.take([event('curse', { who: 1, card: card('Demotion', 'curse') })], at());
  expect([stage.current, stage.said]).toEqual([null, []]);
  vi.advanceTimersByTime(1000);
  expect(stage.said.map((line) => line.text)).toEqual(['Bo · Kick: Demotion', 'Demotion strikes Bo']);
  expect(stage.current?.after).toEqual(['Demotion strikes Bo']);
});

test('among bots what happens to the reader stays until they close it, at any speed, and the bots wait', () => {
  taste.speed = 'quick';
  const stage = new Stage(undefined, () => true);
  stage.take([event('play', { who: 1, card: card('Torch', 'one_shot') })], at());
  expect([stage.busy, stage.stopped]).toEqual([true, false]);
  vi.advanceTimersByTime(20_000);
  expect(stage.busy).toBe(false);
  stage.take([event('curse', { who: 0, card: card('Demotion', 'curse') }), event('death', { who: 0 }), event('turn', { who: 1 })], at());
  vi.advanceTimersByTime(600_000);
  expect([stage.current?.kind, stage.stopped]).toEqual(['curse', true]);
  stage.skip();
  vi.advanceTimersByTime(600_000);
  expect([stage.current?.kind, stage.stopped]).toEqual(['death', true]);
  stage.skip();
  expect([stage.current, stage.busy, stage.blows]).toEqual([null, false, []]);
});

test('a blow whose result is not known yet does not stop the game, and is closed once', () => {
  const curse = card('Demotion', 'curse');
  let pending = true;
  const stage = new Stage(undefined, () => true, () => pending);
  stage.take([event('play_on', { who: 1, other: 0, card: curse })], at());
  expect([stage.current?.kind, stage.stopped]).toEqual(['curse', false]);
  vi.advanceTimersByTime(20_000);
  expect(stage.current).toBe(null);
  pending = false;
  stage.take([event('curse', { who: 0, card: curse }), event('level_down', { who: 0, facts: { amount: 1 } })], at());
  vi.advanceTimersByTime(600_000);
  expect(stage.stopped).toBe(true);
  stage.skip();
  stage.take([event('level_down', { who: 2, facts: { amount: 1 } })], at()); // the same card, somebody else
  expect(stage.stopped).toBe(false);
});

test('with other people at the table it stays for a fixed time, whatever waits behind it', () => {
  taste.speed = 'quick';
  const stage = new Stage();
  stage.take([event('death', { who: 0 }), ...[1, 2, 1, 2].map((who) => event('play', { who, card: card('Torch', 'one_shot') }))], at());
  vi.advanceTimersByTime(5900);
  expect([stage.current?.kind, stage.stopped]).toEqual(['death', false]);
  vi.advanceTimersByTime(200);
  expect(stage.current?.kind).toBe('card');
});

test('a Curse of the reader that is cancelled, or comes back, stays too; one that strikes whom it should does not', () => {
  const curse = card('Demotion', 'curse');
  for (const [end, stays] of [['cancelled', true], ['curse', false]] as const) {
    const stage = new Stage(undefined, () => true);
    stage.take([event('play_on', { who: 0, other: 1, card: curse })], at());
    vi.advanceTimersByTime(20_000);
    stage.take([event('play', { who: 1, card: card('Cork', 'one_shot') })], at());
    stage.take([event(end, { who: 1, card: curse })], at());
    vi.advanceTimersByTime(20_000);
    expect([end, stage.stopped]).toEqual([end, stays]);
  }
  const stage = new Stage(undefined, () => true);
  stage.take([event('play_on', { who: 0, other: 1, card: curse }), event('play', { who: 1, card: card('Return', 'one_shot') }), event('curse', { who: 2, card: curse })], at());
  vi.advanceTimersByTime(20_000);
  expect(befallen(stage.current!)).toContain('Demotion strikes Cy');
});

test('a card is shown with who played it on whom, and what came of it', () => {
  const stage = new Stage();
  stage.take([event('play_on', { who: 1, other: 0, card: card('Demotion', 'curse') })], at());
  expect(stage.current).toMatchObject({ kind: 'curse', text: 'Bo plays Demotion on you', to: '[data-seat="0"]' });
  stage.take([event('curse', { who: 0, card: card('Demotion', 'curse') }), event('level_down', { who: 0, facts: { amount: 1, level: 4 } })], at());
  expect(stage.current!.after).toEqual(['Demotion strikes you', 'You lose a level, now Level 4']);
  expect(words(stage.current!, at())).toMatchObject({ heading: 'Curse!' });
  expect(stage.said.map((line) => line.text)).toEqual(['Bo plays Demotion on you', 'Demotion strikes you', 'You lose a level, now Level 4']);
});

test('what comes of a card after its scene was over shows it again, and what befell the reader is kept in one sentence', () => {
  const stage = new Stage();
  stage.take([event('play_on', { who: 1, other: 0, card: card('Demotion', 'curse') })], at());
  vi.advanceTimersByTime(10_000); // a window in which all may answer
  expect(stage.current).toBeNull();
  stage.take([event('curse', { who: 0, card: card('Demotion', 'curse') }), event('level_down', { who: 0, facts: { amount: 1, level: 4 } })], at());
  expect(stage.current).toMatchObject({ kind: 'curse', after: ['Demotion strikes you', 'You lose a level, now Level 4'] });
  expect(befallen(stage.befell!)).toBe('Bo plays Demotion on you. You lose a level, now Level 4.');
});

test('nothing that happens to the reader is left out: not the second of two blows, and not what comes after four lines', () => {
  const stage = new Stage();
  const lost = (name: string, who: number) => event('lose', { who, card: card(name, 'item') });
  stage.take([
    event('play', { who: 1, card: card('Tax', 'special') }), event('level_down', { who: 0, facts: { amount: 1, level: 4 } }),
    event('caught', { who: 1, card: card('Goose', 'monster') }), ...['A', 'B', 'C', 'D'].map((name) => lost(name, 1)), event('will_miss', { who: 0 }),
  ], at());
  expect(stage.blows.map(befallen)).toEqual(['Bo plays Tax. You lose a level, now Level 4.', 'Goose catches Bo. You will miss your next turn.']);
});

test('a theft names the thief and what is lost; what others suffer or one chooses oneself befalls nobody', () => {
  const stage = new Stage();
  const steals = (who: number, from: number) => [event('use', { who, card: card('Copy Off', 'special') }), event('level_down', { who: from, facts: { amount: 1, level: 2 } })];
  stage.take([...steals(1, 2), ...steals(0, 0)], at());
  expect(stage.befell).toBeNull();
  stage.take(steals(1, 0), at());
  expect(befallen(stage.befell!)).toBe('Bo uses Copy Off. You lose a level, now Level 2.');
});

test('of several in a row each takes the place of the last at once, the first one comes as any other', () => {
  const stage = new Stage();
  const plays = (name: string) => event('play', { who: 1, card: card(name, 'special') });
  stage.take([plays('Tax'), plays('Tithe')], at());
  expect([stage.current?.text, stage.follows]).toEqual(['Bo plays Tax', false]);
  stage.skip();
  expect([stage.current?.text, stage.follows]).toEqual(['Bo plays Tithe', true]);
  vi.advanceTimersByTime(10_000);
  stage.take([plays('Toll')], at());
  expect([stage.current?.text, stage.follows]).toEqual(['Bo plays Toll', false]);
});

test('several are shown in turn, each for a shorter time the more wait, and those who listen hear each once', () => {
  const stage = new Stage();
  stage.take([1, 2].map((who) => event('play', { who, card: card('Elf', 'race') })), at());
  const first = stage.current!;
  expect(timeOf(first, 3)).toBeLessThan(timeOf(first, 0));
  expect(shown(stage)).toEqual(['card: Bo plays Elf', 'card: Cy plays Elf']);
  expect(stage.said).toHaveLength(2);
});

test('of very many the plain ones are left to the log, a death is not', () => {
  const stage = new Stage();
  stage.take([event('death', { who: 1 }), ...Array.from({ length: 40 }, () => event('play', { who: 1, card: card('Elf', 'race') }))], at());
  const found = shown(stage);
  expect(found[0]).toBe('death: Bo dies');
  expect(found.length).toBeLessThan(12);
});

test('a tap goes on at once, and the chosen speed sets how long one is shown', () => {
  const stage = new Stage();
  const play = event('play', { who: 1, card: card('Elf', 'race') });
  stage.take([play], at());
  const normal = timeOf(stage.current!, 0);
  taste.speed = 'calm';
  expect(timeOf(stage.current!, 0)).toBeGreaterThan(normal);
  taste.speed = 'quick';
  expect(timeOf(stage.current!, 0)).toBeLessThan(normal);
  stage.skip();
  expect(stage.current).toBeNull();
});

test('a bonus that another takes away is a backstab', () => {
  const stage = new Stage();
  stage.take([event('use', { who: 1, card: card('Thief', 'class'), facts: { ability: 'Backstab' } }), event('pay', { who: 1, card: card('Elf', 'race') })], at());
  expect(stage.current!.kind).toBe('card');
  stage.take([event('boost', { who: 0, other: 1, card: card('Thief', 'class'), facts: { bonus: -2 } })], at());
  expect(stage.current).toMatchObject({ kind: 'backstab', text: 'Bo uses “Backstab” (Thief)', after: ['You get \u22122 in this combat from Bo'] });
});

test('who makes a monster stronger in the fight of another meddles; the fighter does not', () => {
  const fight = { fighter: 0, helper: null };
  const enhancer = { card: card('Ancient', 'enhancer'), facts: { on: 'Imp' } };
  const stage = new Stage();
  stage.take([event('play_monster', { who: 1, ...enhancer }), event('play_monster', { who: 0, ...enhancer })], at(fight));
  expect(shown(stage)).toEqual(['meddle: Bo plays Ancient on Imp', 'card: You play Ancient on Imp']);
});

test('a death says why and what comes next, and the looting is one scene', () => {
  const stage = new Stage();
  stage.take([event('death', { who: 0, card: card('Imp', 'monster') }), event('laid_out', { who: 0 })], at());
  expect(stage.current!.text).toBe('You die of Imp');
  expect(words(stage.current!, at()).more[0]).toContain('back with new cards');
  stage.take([event('loots', { who: 1, other: 0, card: card('Hat', 'item') }), event('loots', { who: 2, other: 0, card: card('Elf', 'race') })], at());
  expect(shown(stage).slice(1)).toEqual(['loot: Bo loots Hat from your body']);
  expect(stage.said.at(-1)!.text).toBe('Cy loots Elf from your body');
});

test('what is laid down before the first turn, and what one puts on oneself, is told but not shown', () => {
  const stage = new Stage();
  const before = at();
  before.public.turns = 0;
  stage.take([event('play', { who: 1, card: card('Elf', 'race') })], before);
  stage.take([event('play', { who: 0, card: card('Hat', 'item') })], at());
  expect(stage.current).toBeNull();
  expect(stage.said.map((line) => line.text)).toEqual(['Bo plays Elf', 'You play Hat']);
});

test('what happens while the page is hidden is not shown later', () => {
  vi.stubGlobal('document', { hidden: true });
  const stage = new Stage();
  stage.take([event('play', { who: 1, card: card('Elf', 'race') })], at());
  expect(stage.current).toBeNull();
});

test('a roll that was changed is shown with its new face', () => {
  const stage = new Stage();
  stage.take([event('die', { who: 0, facts: { amount: 2, needed: 5 } }), event('use', { who: 0, card: card('Save Point', 'class') })], at());
  shown(stage);
  stage.take([event('die_changed', { who: 0, facts: { amount: 6, needed: 5 } })], at());
  expect(stage.current).toMatchObject({ kind: 'die', icon: 'dice-six-faces-six' });
});

test('a hand that was swapped away is told in one line, as what happened to the reader', () => {
  const stage = new Stage();
  const goes = (who: number, other: number, name: string) => event('hand_over', { who, other, card: card(name, 'item') });
  stage.take([event('play', { who: 1, card: card('Swap', 'special') }), ...['A', 'B', 'C', 'D', 'E'].map((name) => goes(1, 0, name)), goes(0, 1, 'X'), goes(0, 1, 'Y')], at());
  expect(stage.befell?.after).toEqual(['You get A, B, C, D and E from Bo', 'Bo gets X and Y from you']);
  expect(befallen(stage.befell!)).toBe('Bo plays Swap. Bo gets X and Y from you.');
});

test('a card that comes to the reader, a sacrifice and an escape without a roll are told', () => {
  const witch = card('Witch', 'monster');
  const told = (...news: EventView[]) => {
    const stage = new Stage();
    stage.take(news, at());
    return shown(stage);
  };
  expect(told(event('charity', { who: 1, other: 0, card: witch }))).toEqual(['note: Bo gives you Witch in charity']);
  expect(told(event('charity', { who: 1, other: 2, card: witch }))).toEqual([]);
  expect(told(event('concede', { who: 0 }), event('sacrifice', { who: 0, card: witch }))).toEqual(['note: You sacrifice Witch']);
  expect(told(event('concede', { who: 0 }), event('escape', { who: 0, card: witch }))).toEqual(['note: You escape Witch']);
});

test('the monster that a rival meets is held with the totals, and so is the card that turns the fight', () => {
  const stage = new Stage(undefined, () => true);
  const fight = { fighter: 1, helper: null, munchkins: 3, monsters: 7, short: 5, winning: false, decided: false };
  stage.take([event('fight', { who: 1, card: card('Imp', 'monster') })], at(fight));
  expect(stage.current).toMatchObject({ kind: 'fight', text: 'Bo fights Imp', after: ['3 against 7: Bo needs 5 more to win'], card: null });
  vi.advanceTimersByTime(1700);
  expect(stage.busy).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(stage.busy).toBe(false);
  const turned = { ...fight, munchkins: 9, short: 0, winning: true };
  stage.take([event('play_on', { who: 1, other: 1, card: card('Potion', 'one_shot') })], at(turned));
  expect(stage.current).toMatchObject({ text: 'Bo plays Potion', after: ['9 against 7: Bo would win'], matters: true });
  stage.take([event('fight', { who: 0, card: card('Imp', 'monster') })], at({ ...fight, fighter: 0 }));
  expect(shown(stage)).toEqual(['card: Bo plays Potion']); // one's own fight is in the middle, and the bar asks
});

test('where bots wait, what matters is not cut short by what waits behind it, and what is put on is a beat', () => {
  const stage = new Stage(undefined, () => true);
  stage.take([event('play', { who: 1, card: card('Tax', 'special') }), event('play', { who: 1, card: card('Hat', 'item') }), event('helps', { who: 2, other: 1 })], at());
  vi.advanceTimersByTime(1700);
  expect(stage.current?.text).toBe('Bo plays Tax');
  vi.advanceTimersByTime(200);
  expect(stage.current).toMatchObject({ text: 'Bo plays Hat', matters: false });
  vi.advanceTimersByTime(800);
  expect(stage.current?.text).toBe('Cy helps Bo');
});

test('what a rival puts on one after the other is one scene, for which nobody waits long; what another does is not', () => {
  const stage = new Stage(undefined, () => true);
  const wears = (who: number, name: string) => stage.take([event('play', { who, card: card(name, 'item') })], at());
  wears(1, 'Hat');
  vi.advanceTimersByTime(400);
  wears(1, 'Boots');
  expect(stage.current).toMatchObject({ text: 'Bo plays Hat', after: ['Bo plays Boots'] });
  vi.advanceTimersByTime(500);
  expect([stage.busy, stage.lingers]).toEqual([false, true]);
  wears(2, 'Coat');
  expect(stage.current).toMatchObject({ text: 'Cy plays Coat', after: [] });
});

test('a fight that would win the game for a rival is shown longer than any other', () => {
  const time = (level: number) => {
    const view = at({ fighter: 1, helper: null, munchkins: 9, monsters: 3, levels: 1, short: 0, winning: true, decided: false });
    view.public.players[1] = { ...view.public.players[1]!, level };
    const stage = new Stage(undefined, () => true);
    stage.take([event('fight', { who: 1, card: card('Imp', 'monster') })], view);
    return timeOf(stage.current!, 0, true);
  };
  expect(time(9)).toBeGreaterThan(time(5));
});

test('what is drawn or looked at for a card that was played is told in one line, what is drawn for anything else is not', () => {
  const stage = new Stage();
  const draws = (who: number) => event('draw', { who, hidden: 'treasure' });
  stage.take([event('use', { who: 1, card: card('Potion', 'one_shot') }), event('boost', { who: 1, facts: { bonus: 5 } }), draws(2), draws(2)], at());
  expect(stage.current!.after).toEqual(['Bo gets +5 in this combat', 'Cy draws 2 Treasures']);
  const won = new Stage();
  won.take([event('won', { who: 1 }), draws(1)], at());
  expect(won.current!.after).toEqual([]);
});

test("what comes of one's own card after its scene was over is shown, once", () => {
  const stage = new Stage();
  stage.take([event('use', { who: 0, card: card('Sink', 'one_shot') })], at());
  vi.advanceTimersByTime(10_000);
  stage.take([event('pay', { who: 0, card: card('Elf', 'race') }), event('boost', { who: 0, facts: { bonus: 2 } })], at());
  expect(stage.current?.after).toEqual(['You get +2 in this combat']);
  vi.advanceTimersByTime(10_000);
  stage.take([event('boost', { who: 0, facts: { bonus: 2 } })], at());
  expect(stage.current).toBeNull();
});

test('a card that strikes when it is drawn is seen first, then what came of it', () => {
  const curse = card('Demotion', 'curse');
  for (const what of ['door', 'trigger']) {
    const stage = new Stage(() => false, () => true);
    stage.take([event(what, { who: 0, card: curse }), event('curse', { who: 0, card: curse }), event('level_down', { who: 0, facts: { amount: 1, level: 4 } })], at());
    expect([stage.current?.card, stage.late]).toEqual([curse, true]);
    vi.advanceTimersByTime(1000);
    expect([stage.current?.after.length, stage.late]).toEqual([2, false]);
  }
  const played = new Stage(() => false, () => true);
  played.take([event('play_on', { who: 1, other: 0, card: curse }), event('curse', { who: 0, card: curse })], at());
  expect(played.late).toBe(false);
});

test('at quick a line stays when its time is over, but nobody waits for it, and beats are left to the log', () => {
  taste.speed = 'quick';
  const stage = new Stage(undefined, () => true);
  stage.take([event('play', { who: 1, card: card('Hat', 'item') })], at());
  expect(stage.current).toBeNull();
  stage.take([event('play', { who: 1, card: card('Tax', 'special') })], at());
  vi.advanceTimersByTime(1500);
  expect([stage.current?.text, stage.busy]).toEqual(['Bo plays Tax', false]);
  stage.take([event('play', { who: 1, card: card('Toll', 'special') })], at());
  expect([stage.current?.text, stage.busy]).toEqual(['Bo plays Toll', true]);
  vi.advanceTimersByTime(10_000);
  expect(stage.current).toBeNull();
});

test('at a table of bots what came while the page was hidden is shown when it is seen again', () => {
  vi.stubGlobal('document', { hidden: true });
  const stage = new Stage(undefined, () => true);
  stage.take([event('play', { who: 1, card: card('Tax', 'special') })], at());
  vi.advanceTimersByTime(60_000);
  expect(stage.busy).toBe(true);
  vi.stubGlobal('document', { hidden: false });
  vi.advanceTimersByTime(4000);
  expect(stage.busy).toBe(false);
});
