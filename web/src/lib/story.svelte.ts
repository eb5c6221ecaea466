// A finished game as it is watched: its log at once, its steps in chunks around where one looks.
import type { EventView, GameLog, OptionView, Story as Told, StoryStep } from './messages';
import { because } from './because';
import { get } from './server';

const CHUNK = 25;
const KEPT = 16; // chunks; farther ones are fetched again

export class Story {
  log = $state.raw<GameLog | null>(null);
  error = $state.raw<Error | null>(null);
  positions = $state(true); // false: of the positions only the last is known
  private chunks = $state.raw(new Map<number, StoryStep[]>());
  private asked = new Set<number>();
  private queue: Promise<unknown> = Promise.resolve(); // one after the other: the server goes on from where it was

  constructor(
    readonly id: string,
    readonly seat: number | null, // null: all-seeing
  ) {
    void this.begin();
  }

  get steps(): number {
    return (this.log?.ends.length ?? 1) - 1;
  }

  private get eyes(): string {
    return this.seat === null ? '' : `seat=${this.seat}`;
  }

  async begin(): Promise<void> {
    this.error = null;
    try {
      if (this.log) return;
      const log = await get<GameLog>(`/tables/${this.id}/log?${this.eyes}`);
      this.log = { ...log, events: because(log.events) };
    } catch (found) {
      this.error = found as Error;
    }
  }

  at(step: number): StoryStep | undefined {
    return this.chunks.get(Math.floor(step / CHUNK))?.[step % CHUNK];
  }

  // What is looked at comes first, then what is likely to be looked at next.
  need(step: number): void {
    const here = Math.floor(step / CHUNK);
    const last = Math.floor(this.steps / CHUNK);
    const wanted = [here, here + 1, here - 1, here + 2].filter((one) => one >= 0 && one <= last);
    for (const chunk of wanted) if (!this.chunks.has(chunk) && !this.asked.has(chunk)) this.fetch(chunk, here);
  }

  private fetch(chunk: number, here: number): void {
    this.asked.add(chunk);
    this.queue = this.queue.then(async () => {
      try {
        const path = `/tables/${this.id}/story?start=${chunk * CHUNK}&count=${CHUNK}&${this.eyes}`;
        const { states, positions } = await get<Told>(path);
        this.positions = positions ?? true;
        const chunks = new Map(this.chunks).set(chunk, states);
        for (const one of [...chunks.keys()].sort((a, b) => Math.abs(b - here) - Math.abs(a - here)))
          if (chunks.size > KEPT) chunks.delete(one);
        this.chunks = chunks;
        this.error = null;
      } catch (found) {
        this.error = found as Error;
      }
      this.asked.delete(chunk);
    });
  }

  // The events of a step: what the answer before it did.
  news(step: number): EventView[] {
    return this.log ? this.log.events.slice(step > 0 ? this.log.ends[step - 1] : 0, this.log.ends[step]) : [];
  }

  told(step: number): EventView[] {
    return this.log ? this.log.events.slice(0, this.log.ends[step]) : [];
  }

  // The first step by which the event of that number had happened.
  stepOf(number: number): number {
    const ends = this.log?.ends ?? [];
    const event = number - (this.log?.events[0]?.number ?? 0);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > event) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  // Who made the answer that led to a step, and which it was, where these eyes could see it.
  deed(step: number, answers: [number, number][]): { by: number | null; option: OptionView | undefined } | null {
    const answer = answers[step - 1];
    if (!answer) return step > 0 && this.log ? { by: this.log.by[step - 1]!, option: undefined } : null;
    const [by, index] = answer;
    return { by: by < 0 ? null : by, option: this.at(step - 1)?.owns.find((own) => own.seat === by)?.ask?.options[index] };
  }
}
