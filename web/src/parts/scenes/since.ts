// What the others have done since one's own last turn, in a row for each player: who plays fast games misses much of it.
import type { EventView, PublicView } from '../../lib/messages';
import { translated } from '../../lib/words';

export type Deed = 'beat' | 'caught' | 'escaped' | 'died' | 'struck' | 'lost' | 'got' | 'sold' | 'helped';
export type Row = { seat: number; from: number; to: number; deeds: { kind: Deed; names: string[] }[] };

const KINDS: Record<string, Deed> = { caught: 'caught', escape: 'escaped', death: 'died', curse: 'struck', lose: 'lost', loots: 'got', sold: 'sold' };
const MOST = 3; // deeds of a player
const NAMELESS: Deed[] = ['died', 'sold']; // the others name a card or a player: what the reader may not see is left out

// The rows of the others, the reader's last; empty in the reader's first turn. What came of nothing has no row.
export function since(events: EventView[], now: PublicView, me: number): Row[] {
  const turns = events.flatMap((event, place) => (event.what === 'turn' && event.who === me ? [place] : []));
  const from = turns.at(-2);
  if (from === undefined) return [];
  // The reader's own turn was seen: it begins with the turn of the next player.
  const next = events.findIndex((event, place) => place > from && event.what === 'turn');
  const rows = now.players.map((player): Row => ({ seat: player.seat, from: player.level, to: player.level, deeds: [] }));
  let fighter: number | undefined;
  for (const event of events.slice(next, turns.at(-1))) {
    const { what, who, other, card, facts } = event;
    if (what === 'fight') fighter = who;
    if (what === 'passed_on') fighter = other;
    if (what === 'level_up') rows[who!]!.from -= facts?.amount ?? 0;
    if (what === 'level_down') rows[who!]!.from += facts?.amount ?? 0;
    const name = translated(card?.name);
    if (what === 'killed') add(rows[fighter ?? -1], 'beat', name);
    else if (what === 'helps') add(rows[who!], 'helped', now.players[other ?? -1]?.name ?? '');
    else if (what === 'hand_over') {
      add(rows[who!], 'lost', name);
      add(rows[other!], 'got', name);
    } else if (KINDS[what] && who !== undefined) add(rows[who], KINDS[what], what === 'death' || what === 'sold' ? '' : name);
  }
  for (const row of rows) row.deeds = row.deeds.filter(({ kind, names }) => names.length || NAMELESS.includes(kind));
  const told = rows.filter((row) => row.deeds.length || row.from !== row.to);
  const after = (row: Row) => (row.seat - me - 1 + rows.length) % rows.length;
  return told.map((row) => ({ ...row, deeds: row.deeds.slice(0, MOST) })).sort((one, other) => after(one) - after(other));
}

function add(row: Row | undefined, kind: Deed, name: string): void {
  const found = row?.deeds.find((one) => one.kind === kind);
  if (found) found.names.push(...(name ? [name] : []));
  else row?.deeds.push({ kind, names: name ? [name] : [] });
}
