// Which lesson of the guide is shown: one at a time, at most one waits behind it, and none outlives its moment.
import { holds } from './guide';
import type { EventView, GuideStep, State } from './messages';

type Lesson = { step: GuideStep; turns: number; ask: number | undefined; sent: string };

export class Lessons {
  shown: GuideStep | null = null;
  private now: Lesson | null = null;
  private next: Lesson | null = null; // heard while another is shown
  private since = 0;
  private situation = '';
  private taught = false; // in this situation: then it is the reader's turn to do something

  // `least`: the milliseconds that it takes to read a lesson, for which it is shown even if its moment is over.
  constructor(private steps: GuideStep[], readonly said: string[], private readonly least: (step: GuideStep) => number) {}

  // A question takes precedence over what is not about it: that has to wait, or has been said.
  private isAsked({ step }: Lesson, { public: now, own }: State): boolean {
    return !step.stop && !step.when.question?.length && !now.window && !now.over && !!own?.ask && now.asked === own.seat;
  }
  // A lesson about an event lasts until the turn is over; what the reader may do, until they have done something.
  private lasts({ step, turns, ask }: Lesson, state: State): boolean {
    if (step.when.event?.length && state.public.turns !== turns) return false;
    if (!step.stop && step === this.shown && state.own?.ask?.number !== ask) return false;
    return holds({ ...step.when, event: [] }, state, [], this.said);
  }
  // Until when the lesson that is shown could not be read yet.
  get unread(): number {
    return this.now ? this.since + this.least(this.now.step) : 0;
  }
  // Looks at a state and what has just come; `sent`: the id of the reader's last answer. Returns in how many milliseconds
  // the lesson goes by itself, or null.
  look(state: State, news: EventView[], time: number, sent = ''): number | null {
    const { turns, phase, window, moment, asked, over } = state.public;
    const ask = state.own?.ask?.number;
    const situation = [turns, phase, window, moment?.what, asked, ask].join();
    if (situation !== this.situation) [this.situation, this.taught] = [situation, false];
    for (const step of this.steps)
      if (step.when.event?.length && step !== this.shown && this.isNew(step, state, news)) this.next = { step, turns, ask, sent };
    if (this.next && !this.lasts(this.next, state)) this.next = null;
    if (this.now && (!this.lasts(this.now, state) || this.isAsked(this.now, state))) {
      const left = this.answered(this.now, ask, sent) ? 0 : this.unread - time;
      if (left > 0 && !over) return left;
      this.read();
    }
    if (this.now || (this.taught && phase !== 'setup')) return null;
    if (this.next && this.isAsked(this.next, state)) return null;
    const step = this.next?.step ?? this.steps.find((one) => !one.when.event?.length && this.isNew(one, state, []));
    if (!step) return null;
    this.now = { step, turns: this.next?.turns ?? turns, ask, sent };
    [this.next, this.shown, this.since, this.taught] = [null, step, time, true];
    return null;
  }
  // Who has done what a lesson told them has read it: the next lesson need not wait.
  private answered({ step, ask: told, sent: before }: Lesson, ask: number | undefined, sent: string): boolean {
    return !step.stop && !step.when.event?.length && ask !== undefined && ask !== told && sent !== before;
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
