// What has happened since one's own last turn, in a row for each player: who plays fast games misses much of it.
import type { EventView, Kind, PublicView } from '../../lib/messages';
import { event as told, say, translated, type View } from '../../lib/words';
import { ARRIVES, befallen, followed, opened, type Scene } from './scenes';

export type Deed = 'beat' | 'with' | 'became' | 'wears' | 'caught' | 'escaped' | 'died' | 'struck' | 'lost' | 'got' | 'sold' | 'helped';
// `blows`: what happened to the reader, in sentences that name who did it, with which card, and what was lost.
export type Row = { seat: number; from: number; to: number; deeds: { kind: Deed; names: string[] }[]; blows: string[] };

const KINDS: Record<string, Deed> = { caught: 'caught', escape: 'escaped', death: 'died', curse: 'struck', lose: 'lost', loots: 'got', sold: 'sold' };
const MOST = 3; // blows at the reader
const DEEDS = 5; // of a player
// What came of their turns first, then what changed their strength for the next ones.
const ORDER: Deed[] = ['died', 'beat', 'with', 'caught', 'escaped', 'became', 'wears', 'struck', 'lost', 'helped', 'got', 'sold'];
const BECOMES = new Set<Kind>(['class', 'race', 'double', 'power', 'origin', 'turf']);
const WEARS = new Set<Kind>(['item', 'item_enhancer', 'companion', 'steed']);
const NAMELESS: Deed[] = ['died', 'sold']; // the others name a card or a player: what the reader may not see is left out
const SUFFERED: Deed[] = ['caught', 'died', 'struck', 'lost']; // of the reader, these are told as blows

// The reader's row first, then the others in the order of their turns; empty in the reader's first turn. Whoever nothing
// came of has no row.
export function since(events: EventView[], view: View, me: number): Row[] {
  const turns = events.flatMap((event, place) => (event.what === 'turn' && event.who === me ? [place] : []));
  const [from, until] = [turns.at(-2), turns.at(-1)];
  if (from === undefined) return [];
  // The reader's own turn was seen: it begins with the turn of the next player.
  const next = events.findIndex((event, place) => place > from && event.what === 'turn');
  const round = events.slice(next, until);
  const now = view.public;
  const rows = now.players.map((player): Row => ({ seat: player.seat, from: player.level, to: player.level, deeds: [], blows: [] }));
  for (const event of events.slice(until)) unwind(rows, event, 'to'); // the Levels are those of this moment
  for (const row of rows) row.from = row.to;
  for (const event of round) unwind(rows, event, 'from');
  does(rows, round, now, me);
  const mine = rows[me]!;
  mine.blows = [...blows(round, view).slice(-MOST), ...given(round, view, me).slice(-MOST)];
  for (const row of rows) row.deeds = row.deeds.filter(({ kind, names }) => (names.length || NAMELESS.includes(kind)) && !(row === mine && SUFFERED.includes(kind)));
  const told = rows.filter((row) => row.deeds.length || row.blows.length || row.from !== row.to);
  const after = (row: Row) => (row.seat - me + rows.length) % rows.length;
  const first = (one: Row['deeds'][number], other: Row['deeds'][number]) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
  return told.map((row) => ({ ...row, deeds: row.deeds.toSorted(first).slice(0, DEEDS) })).sort((one, other) => after(one) - after(other));
}

// A Level as it was before an event.
function unwind(rows: Row[], { what, who, facts }: EventView, at: 'from' | 'to'): void {
  if (what === 'level_up') rows[who!]![at] -= facts?.amount ?? 0;
  if (what === 'level_down') rows[who!]![at] += facts?.amount ?? 0;
}

function does(rows: Row[], round: EventView[], now: PublicView, me: number): void {
  let fighter: number | undefined;
  for (const { what, who, other, card } of round) {
    if (what === 'fight') fighter = who;
    if (what === 'passed_on') fighter = other;
    const name = translated(card?.name);
    if (what === 'killed') add(rows[fighter ?? -1], 'beat', name);
    else if (what === 'helps') {
      add(rows[who!], 'helped', now.players[other ?? -1]?.name ?? '');
      add(rows[other ?? -1], 'with', now.players[who!]?.name ?? '');
    } else if ((what === 'play' || what === 'attach') && card && BECOMES.has(card.kind)) add(rows[who!], 'became', name);
    else if ((what === 'play' || what === 'attach') && card && WEARS.has(card.kind)) add(rows[who!], 'wears', name);
    else if (what === 'hand_over') {
      add(rows[who!], 'lost', name);
      if (other !== me) add(rows[other!], 'got', name); // the reader is told from whom
    } else if (KINDS[what] && who !== undefined) add(rows[who], KINDS[what], what === 'death' || what === 'sold' ? '' : name);
  }
}

// What came to the reader from others, each with from whom.
const given = (round: EventView[], view: View, me: number): string[] =>
  round.filter((event) => ARRIVES.has(event.what) && event.other === me && !!event.card).map((event) => say('note-told', { event: told(event, view) }));

// As the scenes told it, which may have gone by unseen.
function blows(round: EventView[], view: View): string[] {
  const scenes: Scene[] = [];
  let last: Scene | null = null;
  for (const event of round) {
    const next: Scene | null = last && followed(last, event, view);
    if (next) scenes.splice(-1, 1, next);
    else if ((last = opened(event, view))) scenes.push(last);
    last = next ?? last;
  }
  return scenes.map(befallen).filter(Boolean);
}

function add(row: Row | undefined, kind: Deed, name: string): void {
  const found = row?.deeds.find((one) => one.kind === kind);
  if (found) found.names.push(...(name ? [name] : []));
  else row?.deeds.push({ kind, names: name ? [name] : [] });
}
