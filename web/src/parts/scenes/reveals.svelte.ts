// What is shown in the middle for a moment, before the table goes on: what came out of the door, the Treasure one has won.
import type { CardView, EventView } from '../../lib/messages';
import { moves, tempo } from '../../lib/taste.svelte';

const TIMES = { calm: 3000, normal: 1900, brisk: 1500, quick: 1100 }; // milliseconds
export const FIRST = 2600; // in the game with a guide, at least: everything in it is seen for the first time

export class Reveals {
  door = $state.raw<CardView | null>(null);
  won = $state.raw<CardView[]>([]);
  looked = $state.raw<CardView[]>([]); // what a card lets only the reader see: until they have closed it, or have gone on
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly least = 0) {}

  take(news: EventView[], me: number | undefined): void {
    const looked = news.flatMap((event) => (event.what === 'look' && event.who === me && event.card ? [event.card] : []));
    if (looked.length) this.looked = looked;
    else if (news.some((event) => event.who === me)) this.looked = [];
    if (typeof document !== 'undefined' && document.hidden) return;
    const door = news.findLast((event) => event.what === 'door')?.card;
    if (door && moves()) {
      this.end();
      this.door = door;
      this.later(() => (this.door = null));
    }
    const won = wonBy(news, me);
    if (!won.length) return;
    this.won = won;
    this.later(() => (this.won = []));
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.door = null;
    this.won = [];
  }

  private later(then: () => void): void {
    this.timers.push(setTimeout(then, Math.max(TIMES[tempo.speed], this.least)));
  }
}

// The Treasures that the reader has drawn for a fight that was won.
export function wonBy(news: EventView[], me: number | undefined): CardView[] {
  const at = news.findIndex((event) => event.what === 'treasure' && event.who === me);
  if (me === undefined || at < 0) return [];
  return news.slice(at).flatMap((event) => (event.what === 'draw' && event.who === me && event.card ? [event.card] : []));
}
