// A finished game in numbers, from its events alone: Levels over time, the best blow, the worst luck, titles.
import type { EventView } from '../../lib/messages';

const COUNTED = ['kills', 'blows', 'helps', 'escapes', 'loots', 'gold', 'plays', 'deaths', 'caught', 'curses', 'lost', 'gained'] as const;
export type Count = (typeof COUNTED)[number];
export type Tally = Record<Count, number>;
export type Blow = { who: number; helper: number | null; monster: string; box: string; level: number };
export type Title = { name: 'slayer' | 'backstabber' | 'helper' | 'runner' | 'robber' | 'merchant' | 'sharp' | 'martyr'; who: number; count: number };
export type Ending = {
  levels: number[][]; // by seat, by turn from 0: the Level at its end
  tallies: Tally[];
  blow: Blow | null; // the strongest monster beaten
  unlucky: { who: number; caught: number; deaths: number; lost: number } | null;
  titles: Title[];
};

// By whom each title is earned: who has most of this, and at least so many.
const TITLES: [Title['name'], Count, number][] = [
  ['backstabber', 'blows', 2],
  ['slayer', 'kills', 3],
  ['helper', 'helps', 1],
  ['runner', 'escapes', 1],
  ['robber', 'loots', 1],
  ['merchant', 'gold', 1000],
  ['martyr', 'curses', 2],
  ['sharp', 'plays', 5],
];
const MOST_TITLES = 6;

class Counting {
  readonly tallies: Tally[];
  readonly now: number[]; // Levels
  readonly levels: number[][];
  blow: Blow | null = null;
  private side: { fighter: number; helper: number | null } | null = null;

  constructor(
    starts: number[],
    private readonly strength: (card: { box: string; name: string }) => number,
  ) {
    this.tallies = starts.map(() => Object.fromEntries(COUNTED.map((name) => [name, 0])) as Tally);
    this.now = [...starts];
    this.levels = this.now.map((level) => [level]);
  }

  private add(seat: number | undefined, name: Count, amount = 1): void {
    if (seat !== undefined && this.tallies[seat]) this.tallies[seat][name] += amount;
  }

  // At the end of a turn.
  mark(): void {
    this.now.forEach((level, seat) => this.levels[seat]!.push(level));
  }

  take(event: EventView): void {
    const { what, who, other, facts } = event;
    if (what === 'turn' && (facts?.amount ?? 0) > 1) this.mark();
    if (what.startsWith('play') && who !== undefined) this.add(who, 'plays');
    this.fight(event);
    if (this.hurts(event)) this.add(what === 'boost' ? other : who, 'blows');
    const simple: Record<string, Count> = { escape: 'escapes', loots: 'loots', death: 'deaths', caught: 'caught', curse: 'curses' };
    if (simple[what]) this.add(who, simple[what]);
    if (what === 'sold') this.add(who, 'gold', facts?.amount ?? 0);
    if ((what === 'level_up' || what === 'level_down') && who !== undefined) {
      this.now[who] = facts?.level ?? this.now[who]!;
      this.add(who, what === 'level_up' ? 'gained' : 'lost', facts?.amount ?? 0);
    }
  }

  private fight({ what, who, other, card }: EventView): void {
    if (what === 'fight' && who !== undefined) this.side = { fighter: who, helper: null };
    if (what === 'passed_on' && other !== undefined) this.side = { fighter: other, helper: null };
    if ((what === 'helps' || what === 'uninvited') && who !== undefined) {
      this.add(who, 'helps');
      if (this.side) this.side = { ...this.side, helper: who };
    }
    if (what === 'killed' && card && this.side) {
      this.add(this.side.fighter, 'kills');
      const level = this.strength(card);
      if (!this.blow || level > this.blow.level) this.blow = { who: this.side.fighter, helper: this.side.helper, monster: card.name, box: card.box, level };
    }
    if (what === 'fight_over') this.side = null;
  }

  // Whether somebody does something to another's harm.
  private hurts({ what, who, other, card, facts }: EventView): boolean {
    if (what === 'boost') return other !== undefined && (facts?.bonus ?? 0) < 0;
    if (what === 'play_on') return card?.kind === 'curse' && other !== who;
    const outside = this.side !== null && who !== this.side.fighter && who !== this.side.helper;
    return outside && (what === 'join' || facts?.side === 'monsters' || (what === 'play_monster' && card?.kind === 'enhancer'));
  }
}

// Who alone has most of something.
function leader(tallies: Tally[], name: Count): { who: number; count: number } | null {
  const most = Math.max(...tallies.map((tally) => tally[name]));
  const who = tallies.findIndex((tally) => tally[name] === most);
  return most > 0 && tallies.filter((tally) => tally[name] === most).length === 1 ? { who, count: most } : null;
}

function worst(tallies: Tally[]): Ending['unlucky'] {
  const bad = tallies.map((tally) => tally.deaths * 3 + tally.caught * 2 + tally.lost);
  const most = Math.max(...bad);
  const who = bad.indexOf(most);
  const { caught, deaths, lost } = tallies[who]!;
  return most > 0 ? { who, caught, deaths, lost } : null;
}

// The Level with which a seat began: a game may go on from a position.
function start(events: EventView[], seat: number, last: number): number {
  const first = events.find((event) => event.who === seat && (event.what === 'level_up' || event.what === 'level_down'));
  if (!first) return last;
  return (first.facts?.level ?? 1) - (first.what === 'level_up' ? 1 : -1) * (first.facts?.amount ?? 0);
}

// `last`: the Levels at the end; `strength`: the printed level of a monster.
export function ending(events: EventView[], last: number[], strength: (card: { box: string; name: string }) => number): Ending {
  const counting = new Counting(last.map((level, seat) => start(events, seat, level)), strength);
  for (const event of events) counting.take(event);
  counting.mark();
  const { tallies, levels, blow } = counting;
  const titles = TITLES.flatMap(([name, of, least]) => {
    const found = leader(tallies, of);
    return found && found.count >= least ? [{ name, ...found }] : [];
  }).slice(0, MOST_TITLES);
  return { levels, tallies, blow, unlucky: worst(tallies), titles };
}
