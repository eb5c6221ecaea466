// Which lesson of the guide is shown: one at a time, at most one waits behind it, and none outlives its moment.
import { holds } from './guide';
import type { EventView, GuideStep, State } from './messages';

export const LEAST = 4000; // milliseconds for which a lesson is shown, even if its moment is over
const MOST = 2; // lessons in one situation: then it is the reader's turn to do something
type Lesson = { step: GuideStep; turns: number };

export class Lessons {
  shown: GuideStep | null = null;
  private now: Lesson | null = null;
  private next: Lesson | null = null; // heard while another is shown
  private since = 0;
  private situation = '';
  private count = 0;

  constructor(private steps: GuideStep[], readonly said: string[]) {}

  // A lesson about an event lasts until the turn is over; any other, and what else such a one asks for, while it holds.
  private lasts({ step, turns }: Lesson, state: State): boolean {
    return (!step.when.event?.length || state.public.turns === turns) && holds({ ...step.when, event: [] }, state, [], this.said);
  }
  // Looks at a state and what has just come; returns in how many milliseconds the lesson goes by itself, or null.
  look(state: State, news: EventView[], time: number): number | null {
    const { turns, phase, window, moment, asked } = state.public;
    const situation = [turns, phase, window, moment?.what, asked, state.own?.ask?.number].join();
    if (situation !== this.situation) [this.situation, this.count] = [situation, 0];
    for (const step of this.steps)
      if (step.when.event?.length && step !== this.shown && this.isNew(step, state, news)) this.next = { step, turns };
    if (this.next && !this.lasts(this.next, state)) this.next = null;
    if (this.now && !this.lasts(this.now, state)) {
      const left = this.since + LEAST - time;
      if (left > 0 && !state.public.over) return left;
      this.read();
    }
    if (this.now || (this.count >= MOST && phase !== 'setup')) return null;
    const step = this.next?.step ?? this.steps.find((one) => !one.when.event?.length && this.isNew(one, state, []));
    if (!step) return null;
    this.now = this.next ?? { step, turns };
    [this.next, this.shown, this.since] = [null, step, time];
    this.count += 1;
    return null;
  }
  private isNew(step: GuideStep, state: State, news: EventView[]): boolean {
    return !this.said.includes(step.id) && holds(step.when, state, news, this.said);
  }
  // The lesson that is shown has been read.
  read(): void {
    if (this.now) this.said.push(this.now.step.id);
    this.now = this.shown = null;
  }
}
