// The queue of scenes: one after the other, each for a while that depends on the chosen speed and on how many wait.
import type { EventView } from '../../lib/messages';
import { sound } from '../../lib/sound';
import { moves, tempo } from '../../lib/taste.svelte';
import type { View } from '../../lib/words';
import { befalls, followed, halts, opened, thwarted, type Curse, type Kind, type Scene } from './scenes';

const TIMES = { calm: 3600, normal: 2000, quick: 1000 }; // milliseconds of a plain scene
const WEIGHTS: Record<Kind, number> = { card: 1, curse: 1.4, backstab: 1.4, meddle: 1.3, death: 2.2, loot: 1.2, won: 1.1, die: 1, level: 0.8, note: 0.8 };
const SHORTEST = 350;
const STAYS = 6000; // a blow at the reader, where others do not wait until it is closed
const OPENS = 900; // until what comes out of a door is seen in the middle: see Kicked
const MOST = 8; // that wait; of more, the plainest are left to the log
const BLOWS = 3; // at the reader that are kept
const PLAIN: Kind[] = ['note', 'level', 'card'];
const SOUNDS: Partial<Record<Kind, string>> = { card: 'play', curse: 'curse', backstab: 'stab', meddle: 'meddle', death: 'death', loot: 'loot', die: 'die' };

// How long a scene stays while so many wait behind it.
export function timeOf(scene: Scene, waiting: number): number {
  const letters = [scene.text, ...scene.after].join(' ').length;
  const reading = 1 + Math.max(0, letters - 40) / 80;
  const own = scene.mine && scene.kind === 'card' ? 0.6 : 1;
  return Math.max(halts(scene) ? STAYS : SHORTEST, (TIMES[tempo.speed] * WEIGHTS[scene.kind] * reading * own) / (1 + waiting * 0.5));
}

export class Stage {
  current = $state.raw<Scene | null>(null);
  follows = $state(false); // it came at once after another
  blows = $state.raw<Scene[]>([]); // the last ones of which something happened to the reader
  said = $state.raw<{ key: number; text: string }[]>([]); // for those who listen: each line once
  unseen = $state(Infinity); // the key of the first line that waits for its door to open
  private waiting: Scene[] = [];
  private curse: Curse | null = null; // the last one that the reader has played
  private last: Scene | null = null; // the one that what follows belongs to
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = 0;
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
    return !!this.current || this.unseen !== Infinity;
  }
  // Whether it stays until it is closed.
  get stopped(): boolean {
    return !!this.current && halts(this.current) && this.closes() && !this.pending();
  }

  // What has just happened. Nobody is shown later what happened while the page was hidden.
  // What came out of a door is told when the door has opened: what a scene shows, with what follows, and the last lines.
  take(news: EventView[], view: View): void {
    const door = this.moving() && !document.hidden ? news.find((event) => event.what === 'door') : undefined;
    if (door) {
      this.unseen = Math.min(this.unseen, (this.said.at(-1)?.key ?? 0) + 1);
      clearTimeout(this.door);
      this.door = setTimeout(() => this.opens(), OPENS);
    }
    if (this.held.length || (door && door.card?.kind !== 'monster')) this.held.push(() => this.tell(news, view));
    else this.tell(news, view);
  }

  private opens(): void {
    this.unseen = Infinity;
    this.held.splice(0).forEach((told) => told());
  }

  private tell(news: EventView[], view: View): void {
    if (news.some((event) => event.what === 'win')) sound('win');
    for (const event of news) {
      const next = this.last && followed(this.last, event, view);
      if (next) {
        if (next !== this.last) this.change(this.last!, next);
        this.thwarts(event, view);
        continue;
      }
      this.last = opened(event, view);
      if (!this.last) continue;
      if (this.last.quiet) this.sounds(this.last);
      else this.waiting.push(this.last);
      this.say(this.last.text);
      this.strikes(this.last);
      this.thwarts(event, view);
    }
    if (document.hidden) this.waiting = this.waiting.filter((one) => this.closes() && halts(one));
    for (const kind of PLAIN) if (this.waiting.length > MOST) this.waiting = this.waiting.filter((one, at) => one.kind !== kind || halts(one) || at >= this.waiting.length - MOST);
    if (!this.current) this.next();
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
    clearTimeout(this.door);
    clearTimeout(this.timer);
  }

  private say(text: string): void {
    this.said = [...this.said, { key: (this.said.at(-1)?.key ?? 0) + 1, text }].slice(-8);
  }

  // What came of a scene: in its place in the queue, or while it is shown, for which it stays longer. What comes when it
  // is over, as after a window in which all may answer, shows it again; one's own card is not shown twice.
  private change(before: Scene, after: Scene): void {
    this.last = after;
    this.strikes(after);
    const gone = this.current !== before && !this.waiting.includes(before);
    // What has been read is not shown again for what then happens to others.
    const told = before.befell ? after.befell !== before.befell : after.befell || (!after.mine && !after.quiet);
    if (gone && told) this.waiting.push(after);
    this.waiting = this.waiting.map((one) => (one === before ? after : one));
    if (after.after.length > before.after.length) this.say(after.after.at(-1)!);
    if (this.current !== before) return;
    this.current = after;
    if (after.kind !== before.kind) this.sounds(after);
    this.wait(Math.max(this.until - Date.now(), TIMES[tempo.speed] * 0.7 / (1 + this.waiting.length)));
  }

  private next(): void {
    clearTimeout(this.timer);
    this.follows = !!this.current;
    this.current = this.waiting.shift() ?? null;
    if (!this.current) return;
    this.sounds(this.current);
    this.wait(this.pending() && this.closes() ? TIMES[tempo.speed] : timeOf(this.current, this.waiting.length));
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.until = Date.now() + time;
    this.timer = setTimeout(() => this.next(), time);
  }

  private sounds({ kind, icon }: Scene): void {
    sound(kind === 'level' ? (icon === 'upgrade' ? 'level_up' : 'level_down') : icon === 'wooden-door' ? 'door' : (SOUNDS[kind] ?? ''));
  }
}
