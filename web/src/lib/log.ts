// The log as it is told: several unseen cards that somebody draws in a row make one line.
import type { EventView } from './messages';

export type Told = { event: EventView; drawn: EventView[] }; // of several that make one line, the last, and all of them

export function told(events: EventView[]): Told[] {
  const lines: Told[] = [];
  let drawn: EventView[] = [];
  events.forEach((event, place) => {
    const after = events[place + 1];
    if (event.what === 'draw' && !event.card) {
      drawn.push(event);
      if (after?.what === 'draw' && !after.card && after.who === event.who) return;
    }
    lines.push({ event, drawn });
    drawn = [];
  });
  return lines;
}
