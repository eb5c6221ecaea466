// The log in groups: the deal is one line, a fight stands under one heading with its result.
import { told, type Told } from '../../lib/log';
import type { EventView, Said } from '../../lib/messages';

export type Result = 'on' | 'won' | 'escaped' | 'caught' | 'died' | 'over';
export type Group =
  | { kind: 'line'; key: number; lines: Told[] }
  | { kind: 'deal'; key: number; lines: Told[]; each: number; first: number | null } // `each`: cards a player
  | { kind: 'draws'; key: number; lines: Told[]; who: number | null; count: number }
  | { kind: 'fight'; key: number; lines: Told[]; head: EventView; result: Result };
export type Filter = 'all' | 'fights' | 'cards';

const OPENING = new Set(['game', 'draw', 'die', 'first', 'house', 'kid', 'sex_drawn', 'no_first_player', 'shuffle']);
const MANY = 3; // draws in a row that make one line
const PLAYED = new Set([
  'turn', 'door', 'trouble', 'join', 'play', 'play_on', 'play_monster', 'play_side', 'attach', 'use', 'trigger', 'curse', 'equip',
  'discard', 'lose', 'take', 'give', 'hand_over', 'charity', 'borrow', 'given_back', 'sell', 'show', 'look', 'loots', 'dungeon',
]);

// What a fight came to, as far as it has been told.
function resultOf(events: EventView[]): Result {
  const has = (what: string) => events.some((event) => event.what === what);
  if (has('won')) return 'won';
  if (has('death')) return 'died';
  if (has('caught')) return 'caught';
  if (has('escape') || has('not_pursued')) return 'escaped';
  return has('fight_over') ? 'over' : 'on';
}

// So many of the first events are the deal, or one of the other groups.
function dealt(events: EventView[]): number {
  if (events[0]?.what !== 'game') return 0;
  const end = events.findIndex((event) => !OPENING.has(event.what));
  return end < 0 ? events.length : end;
}
function drawn(events: EventView[], from: number): number {
  let end = from;
  while (events[end]?.what === 'draw' && events[end]!.who === events[from]!.who) end += 1;
  return end - from < MANY ? from : end;
}
function fought(events: EventView[], from: number): number {
  if (events[from]!.what !== 'fight') return from;
  const end = events.findIndex((event, at) => at > from && ['fight_over', 'turn', 'over'].includes(event.what));
  return end < 0 ? events.length : events[end]!.what === 'fight_over' ? end + 1 : end;
}

export function groups(events: EventView[], filter: Filter = 'all'): Group[] {
  const found: Group[] = [];
  let at = dealt(events);
  if (at) {
    const cards = events.slice(0, at).filter((event) => event.what === 'draw');
    const players = new Set(cards.map((event) => event.who)).size;
    const first = events.slice(0, at).find((event) => event.what === 'first')?.who ?? null;
    found.push({ kind: 'deal', key: events[0]!.number, lines: told(events.slice(0, at)), each: players ? Math.round(cards.length / players) : 0, first });
  }
  while (at < events.length) {
    const event = events[at]!;
    const fight = fought(events, at);
    const draws = fight > at ? at : drawn(events, at);
    const lines = told(events.slice(at, Math.max(fight, draws, at + 1)));
    if (fight > at) found.push({ kind: 'fight', key: event.number, lines: lines.slice(1), head: event, result: resultOf(events.slice(at, fight)) });
    else if (draws > at) found.push({ kind: 'draws', key: event.number, lines, who: event.who ?? null, count: draws - at });
    else found.push({ kind: 'line', key: event.number, lines });
    at = Math.max(fight, draws, at + 1);
  }
  if (filter === 'fights') return found.filter((group) => group.kind === 'fight' || (group.kind === 'line' && group.lines[0]!.event.what === 'turn'));
  if (filter === 'cards') return found.flatMap(cardsOf);
  return found;
}

// The cards that were played, lost or handed over, also those of a fight.
function cardsOf(group: Group): Group[] {
  return group.lines.filter(({ event }) => PLAYED.has(event.what)).map((line) => ({ kind: 'line' as const, key: line.event.number, lines: [line] }));
}

// The groups with what the room told of who plays a seat, each in its place.
export function withNotices(found: Group[], notices: Said[]): (Group | { kind: 'notice'; key: string; said: Said })[] {
  const left = notices.map((said) => ({ kind: 'notice' as const, key: `notice ${said.number}`, said }));
  const before = (key: number) => left.splice(0, left.findLastIndex((one) => (one.said.after ?? 0) < key) + 1);
  return [...found.flatMap((group) => [...before(group.key), group]), ...left];
}
