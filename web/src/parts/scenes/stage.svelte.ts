// The queue of scenes: one after the other, each for a while that depends on the chosen speed and on how many wait.
import type { EventView } from '../../lib/messages';
import { sound } from '../../lib/sound';
import { moves, taste, tempo } from '../../lib/taste.svelte';
import type { View } from '../../lib/words';
import { befalls, followed, halts, isQuiet, opened, stood, thwarted, type Curse, type Kind, type Scene } from './scenes';

// Milliseconds by speed: of what matters, for each letter beyond the first, and of a beat; 0: a beat is left to the log.
const TIMES = { calm: 3600, normal: 2400, brisk: 1500, quick: 900 };
const LETTERS = { calm: 35, normal: 20, brisk: 5, quick: 0 };
const BEATS = { calm: 1800, normal: 450, brisk: 0, quick: 0 };
const FIRST = 40; // letters that are read at a glance
const LINGERS = { calm: 0, normal: 0, brisk: 3000, quick: 5000 }; // how long the last line stays, while the game goes on
const BEAT_LINGERS = 900; // the same of a beat: it is read while the next one is prepared
const WEIGHTS: Record<Kind, number> = { card: 0.75, curse: 1.2, backstab: 1.2, meddle: 1.2, death: 1.6, loot: 1, fight: 0.75, won: 0.65, die: 0.75, level: 0.7, note: 0.7 };
const OTHERS = 0.8; // the weight of a Curse that is not the reader's
const LATE = { calm: 1600, normal: 1000, brisk: 700, quick: 400 }; // until it is told what came of a card that strikes when it is drawn
const SHORTEST = 350;
const HALF = 0.6; // of its time, for what is shown twice: when it begins, and when it is known what came of it
const STAYS = 6000; // a blow at the reader, where others do not wait until it is closed
const PENDING = 2400; // a blow whose result comes next, and stays until it is closed
const OPENS = 900; // until what comes out of a door is seen in the middle: see Kicked
const READS = { calm: 2700, normal: 1300, brisk: 900, quick: 900 }; // the same for a card that has no scene of its own
const MOST = 8; // that wait; of more, the plainest are left to the log
const BLOWS = 3; // at the reader that are kept
const LINES = 4; // of beats that are shown as one
const OWN = new Set<Kind>(['card', 'won', 'level', 'note']);
const PLAIN: Kind[] = ['note', 'level', 'card'];
const SOUNDS: Partial<Record<Kind, string>> = { card: 'play', curse: 'curse', backstab: 'stab', meddle: 'meddle', death: 'death', loot: 'loot', die: 'die' };

// How long a scene stays while so many wait behind it. Where bots wait, what matters is never cut short.
export function timeOf(scene: Scene, waiting: number, patient = false): number {
  const { speed } = tempo;
  const letters = [scene.text, ...scene.after].join(' ').length;
  const own = scene.mine && OWN.has(scene.kind) ? HALF : 1; // what one does oneself one knows
  const usual = scene.kind === 'curse' && !scene.befell ? OTHERS : WEIGHTS[scene.kind];
  const weight = scene.grave || speed === 'calm' ? Math.max(1, usual) : usual;
  const reading = LETTERS[speed] * Math.max(0, letters - FIRST) * Math.min(1, weight);
  const time = scene.matters ? (TIMES[speed] * weight + reading) * own : BEATS[speed];
  return Math.max(halts(scene) ? STAYS : SHORTEST, patient && scene.matters ? time : time / (1 + waiting * 0.5));
}

// Whether it is shown at all: at some speeds a beat is left to the log.
const isBeat = (scene: Scene): boolean => !scene.matters && !halts(scene);
const isStaged = (scene: Scene): boolean => scene.matters || halts(scene) || BEATS[tempo.speed] > 0;
// Whether it is one line, and no more.
export const isBrief = (scene: Scene, { lingers, stopped }: Stage): boolean => !stopped && (lingers || tempo.speed === 'quick' || (!scene.matters && tempo.speed !== 'calm'));

export class Stage {
  current = $state.raw<Scene | null>(null);
  follows = $state(false); // it came at once after another
  late = $state(false); // its card is seen first: what came of it is not told yet
  lingers = $state(false); // it could be read, and stays until the next comes: nobody waits for it
  blows = $state.raw<Scene[]>([]); // the last ones of which something happened to the reader
  said = $state.raw<{ key: number; text: string }[]>([]); // for those who listen: each line once
  unseen = $state(Infinity); // the key of the first line that waits for its door to open
  private waiting: Scene[] = [];
  private curse: Curse | null = null; // the last one that the reader has played
  private last: Scene | null = null; // the one that what follows belongs to
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private until = 0;
  private stand = ''; // how the fight stood
  private again = -1; // the key of the scene that is shown a second time, with what came of it
  private open = -1; // the key of the one whose result is not known yet: it is shown again
  private held: (() => void)[] = []; // what is told when the door has opened
  private door: ReturnType<typeof setTimeout> | undefined;

  // `closes`: bots wait until the reader has closed what happened to them; `pending`: what comes of it is not known yet.
  constructor(
    private readonly moving = moves,
    private readonly closes = () => false,
    private readonly pending = () => false,
  ) {}

  // Whether something is shown, or a door opens: what comes next would not be seen.
  get busy(): boolean {
    return (!!this.current && !this.lingers) || this.unseen !== Infinity;
  }
  // Whether it stays until it is closed.
  get stopped(): boolean {
    return !!this.current && halts(this.current) && this.closes() && !this.pending();
  }

  // Whether what happens while the page is hidden is shown later: bots wait then, so that it is little.
  private get keeps(): boolean {
    return this.closes() && !taste.notify;
  }

  // What has just happened. With other people nobody is shown later what happened while the page was hidden.
  // What came out of a door is told when the door has opened: what a scene shows, with what follows, and the last lines.
  take(news: EventView[], view: View): void {
    // A line that lingers stays neither through the next turn nor before an opened door.
    if (this.lingers && news.some((event) => event.what === 'turn' || event.what === 'door')) this.next();
    const door = this.moving() && !document.hidden ? news.find((event) => event.what === 'door') : undefined;
    if (door) {
      this.unseen = Math.min(this.unseen, (this.said.at(-1)?.key ?? 0) + 1);
      clearTimeout(this.door);
      this.door = setTimeout(() => this.opens(), door.card && isQuiet(door, view) && door.card.kind !== 'monster' ? READS[tempo.speed] : OPENS);
    }
    if (this.held.length || door) this.held.push(() => this.tell(news, view));
    else this.tell(news, view);
  }

  private opens(): void {
    this.unseen = Infinity;
    this.held.splice(0).forEach((told) => told());
  }

  private tell(news: EventView[], view: View): void {
    if (news.some((event) => event.what === 'win')) sound('win');
    const { fight } = view.public;
    const stand = fight ? `${fight.fighter} ${fight.munchkins} ${fight.monsters}` : '';
    const changed = stand !== this.stand && !!this.stand;
    this.stand = stand;
    let touched = false; // whether something that is shown came of it
    for (const event of news) {
      const next = this.last && followed(this.last, event, view);
      if (next) {
        touched ||= next !== this.last;
        if (next !== this.last) this.change(this.last!, next);
        this.thwarts(event, view);
        continue;
      }
      const scene = opened(event, view);
      this.last = scene;
      if (!scene) continue;
      touched = true;
      this.say(scene.text);
      if (scene.quiet || !isStaged(scene)) this.sounds(scene);
      else if (!this.joins(scene)) this.waiting.push(scene);
      this.strikes(scene);
      this.thwarts(event, view);
    }
    // The card that turns a fight is told with how the fight stands now.
    if (changed && touched && this.last && !this.last.quiet && this.last.kind !== 'won') this.change(this.last, stood(this.last, view));
    this.open = view.public.moment && this.last ? this.last.key : -1;
    if (document.hidden && !this.keeps) this.waiting = this.waiting.filter((one) => this.closes() && halts(one));
    for (const kind of PLAIN) if (this.waiting.length > MOST) this.waiting = this.waiting.filter((one, at) => one.kind !== kind || halts(one) || at >= this.waiting.length - MOST);
    if (!this.current || (this.lingers && this.waiting.length)) this.next();
  }

  // What a rival does one after the other in each turn is one scene: its lines come one by one, and the last ones are kept.
  private joins(scene: Scene): boolean {
    const before = this.waiting.at(-1) ?? this.current;
    if (!before || tempo.speed === 'calm' || !isBeat(before) || !isBeat(scene) || before.who !== scene.who) return false;
    const joined = { ...before, card: null, after: [...before.after, scene.text].slice(1 - LINES) };
    this.waiting = this.waiting.map((one) => (one === before ? joined : one));
    this.last = joined;
    if (this.current !== before) return true;
    this.current = joined;
    this.sounds(scene);
    this.wait(BEATS[tempo.speed]);
    return true;
  }

  // A Curse of the reader that was cancelled, or came back, or struck somebody else.
  private thwarts(event: EventView, view: View): void {
    const { curse, line } = thwarted(this.curse, event, view);
    this.curse = curse;
    if (line && this.last && !this.last.befell?.includes(line)) this.change(this.last, befalls(this.last, line));
  }

  get befell(): Scene | null {
    return this.blows.at(-1) ?? null;
  }
  private strikes(scene: Scene): void {
    if (scene.befell) this.blows = [...this.blows.filter((one) => one.key !== scene.key), scene].slice(-BLOWS);
  }

  // On to the next one.
  skip(): void {
    const closed = this.current;
    this.blows = this.blows.filter((one) => one.key !== closed?.key || !this.closes());
    this.next();
  }

  end(): void {
    for (const timer of [this.door, this.timer, this.later]) clearTimeout(timer);
  }

  private say(text: string): void {
    this.said = [...this.said, { key: (this.said.at(-1)?.key ?? 0) + 1, text }].slice(-8);
  }

  // What came of a scene: in its place in the queue, or while it is shown, for which it stays longer. What comes when it
  // is over, as after a window in which all may answer, shows it again; one's own card only where nothing was said of it.
  private change(before: Scene, then: Scene): void {
    const gone = this.current !== before && !this.waiting.includes(before);
    const after = gone ? { ...then, drawn: false } : then; // its card was seen
    this.last = after;
    this.strikes(after);
    // What has been read is not shown again for what then happens to others.
    const told = before.befell ? after.befell !== before.befell : after.befell || (!after.quiet && (!after.mine || !before.after.length));
    if (gone && told && isStaged(after)) {
      this.waiting.push(after);
      this.again = after.key;
    }
    this.waiting = this.waiting.map((one) => (one === before ? after : one));
    if (after.after.length > before.after.length) this.say(after.after.at(-1)!);
    if (this.current !== before) return;
    this.current = after;
    if (after.kind !== before.kind) this.sounds(after);
    this.wait(Math.max(this.until - Date.now(), TIMES[tempo.speed] * 0.7 / (1 + this.waiting.length)));
  }

  private next(): void {
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.late = false;
    this.follows = !!this.current;
    this.lingers = false;
    this.current = this.waiting.shift() ?? null;
    if (!this.current) return;
    this.sounds(this.current);
    const half = !halts(this.current) && [this.again, this.open].includes(this.current.key) ? HALF : 1;
    const time = timeOf(this.current, this.waiting.length, this.closes()) * half;
    const late = this.current.drawn && this.current.after.length ? LATE[tempo.speed] : 0;
    this.late = late > 0;
    if (late) this.later = setTimeout(() => (this.late = false), late);
    this.wait((this.pending() && this.closes() ? Math.min(time, PENDING) : time) + late);
  }

  // It could be read.
  private over(): void {
    if (document.hidden && this.keeps) return this.wait(SHORTEST);
    const stays = this.current?.matters ? LINGERS[tempo.speed] : tempo.speed === 'normal' ? BEAT_LINGERS : 0;
    if (this.waiting.length || !stays) return this.next();
    this.lingers = true;
    this.timer = setTimeout(() => this.next(), stays);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.lingers = false;
    if (this.stopped) return;
    this.until = Date.now() + time;
    this.timer = setTimeout(() => this.over(), time);
  }

  private sounds({ kind, icon }: Scene): void {
    sound(kind === 'level' ? (icon === 'upgrade' ? 'level_up' : 'level_down') : icon === 'wooden-door' ? 'door' : (SOUNDS[kind] ?? ''));
  }
}
