// A table as this page knows it: the last messages of the server, and ways to answer. It decides nothing.
import { because } from './because';
import type { Bye, EventView, FromClient, FromServer, OptionView, OwnView, Pause, Phrase, PublicView, Reason, Refused, Said, Speed, State, TableInfo } from './messages';
import { isAsked, keepsPass, passesUnasked, topic, type Asks, type Company } from './asking';
import { faces } from './faces.svelte';
import { follow } from './fairness';
import { goesOn } from './haggling';
import { again, meant, stands, type Meant } from './meant';
import { claimsAgain, goesAgain, isOpen, noteOf, notAgain, since, standing, type Standing } from './notes';
import { place, type Placement } from './place';
import { nameOf, option as named, say, server, type View } from './words';

const WAITS = [300, 600, 1200, 2500, 5000];
const AGAIN = 1000; // milliseconds until what could not be saved is said again
const LOOK = 2500; // milliseconds between two looks whether the server still answers
const QUIET = 15000; // milliseconds without a message after which it is asked
const SILENT = 5000; // milliseconds without an answer after which the line counts as lost
const KEPT = 400;
const NOTICED = 1500; // milliseconds in which nobody has read what befell them, and how much longer a letter takes
const LETTER = 25;
const BLOWS = 3; // that are told together
export const readingTime = (text: string): number => NOTICED + LETTER * text.length;

// A name for each message that is safe to send twice. crypto.randomUUID exists only on secure origins.
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The fight is over: what was said of it is, too.
const fought = (was: PublicView | null, now: PublicView) => !!was?.fight && !was.fight.decided && (!now.fight || now.fight.decided);

export class TableLink {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<EventView[]>([]);
  news = $state.raw<EventView[]>([]); // what the last message brought
  live = $state.raw<EventView[]>([]); // of that, what happened while we were here: not what came before, or while the line was cut
  chat = $state.raw<Said[]>([]);
  refused = $state.raw<Refused | null>(null);
  note = $state(''); // what came of one's own move, where that is easily missed
  private blows = $state.raw<{ key: number; text: string }[]>([]); // what happened to this person, until they have noticed it
  befell = $derived(this.blows.map((blow) => blow.text).join(' '));
  link = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  bye = $state<Bye | null>(null);
  seat = $state<number | null>(null);
  sending = $state(false);
  muted = $state<number[]>([]);
  kept = $state(-1); // the number of the ask that was passed without telling
  held = $state(-1); // the number of the ask at which this person said "wait!"
  private quieted = $state.raw<Set<string>>(new Set()); // what this person is not asked about any more in this game
  reading = $state<'' | 'lesson' | 'stop'>(''); // what the guide says first: nothing is passed by itself; `stop`: until it is closed

  private socket: WebSocket | null = null;
  private tries = 0;
  private ended = false;
  private offset = 0; // the server's time less ours
  private owed = new Map<string, FromClient>();
  private reasons = new Map<string, (reason: Reason) => void>();
  private timer = 0;
  private heard = Date.now(); // when the last message came
  private pinged = 0; // when the server was asked whether it is there; 0: it has answered
  private readonly looks = setInterval(() => this.look(), LOOK);
  private speed: Speed | null = null;
  private entered = false; // a state has come since the last welcome
  private dropped = false; // whether one's last answer dropped what was composed
  stopped = $state(false); // what happened to this person stays until they close it: the bots wait
  showing = $state(false); // something that happened is shown: among bots nothing goes on by itself until then
  noticed = $state(0); // how often this person has noticed what befell them by answering
  private since = Infinity; // when this person began to see what befell them
  private accepted = $state.raw<Meant | null>(null); // the offer that one has answered last
  private made: Standing | null = null; // how one stood when one made the last move of one's turn
  sent = ''; // the id of the last answer
  private passed = $state(false); // whether that was a pass: there is nothing to take back

  constructor(
    readonly id: string,
    private readonly wish: { seat?: number; watch?: boolean; name?: string } = {},
  ) {
    this.connect();
  }

  get public(): PublicView | null {
    return this.state?.public ?? null;
  }
  get own(): OwnView | null {
    return this.state?.own ?? null;
  }
  get view(): View | null {
    return this.state;
  }
  get options(): OptionView[] {
    return this.own?.ask?.options ?? [];
  }
  placed: Placement = $derived(place(this.state?.own, this.state?.public, (card) => faces.of(card.box, card.name)));

  // Who else is waited for in a window.
  get company(): Company {
    const people = (this.info?.seats ?? []).some((seat, number) => !seat.bot && number !== this.seat);
    return !people ? 'bots' : this.state?.clock ? 'clock' : 'people';
  }
  // Whether it waits for a decision of this person. A window that is open for all asks only as they want to be asked.
  needed(asks: Asks): boolean {
    const { public: now, own, seat } = this;
    if (!now || now.over || seat === null || !own?.ask) return false;
    if (!now.waits) return now.asked === seat || now.offers.some((offer) => offer.to === seat);
    if (this.kept === own.ask.number) return false;
    return own.ask.options.some((option) => option.way === 'pass') && isAsked(asks, own, now, this.company, this.quieted);
  }
  // The pass that is said by itself where this person is not asked.
  unasked(asks: Asks): OptionView | undefined {
    const { public: now, own } = this;
    if (!now?.waits || !own || !passesUnasked(asks, own, now, this.company, this.quieted)) return undefined;
    return own.ask?.options.find((option) => option.way === 'pass');
  }

  undoable = $derived(!!this.own?.undo && !this.passed); // one's last answer can be taken back

  // The box whose rules hold.
  get edition(): string {
    return this.public?.boxes[0] ?? this.info?.boxes[0] ?? '';
  }
  // Why the last message was not carried out, and the rule that decides.
  get sorry(): { text: string; rule: string } | null {
    const found = this.refused;
    if (!found) return null;
    return { text: server(found, this.view), rule: found.refusal?.rule ?? '' };
  }

  // The server's time, as far as we know it.
  now(): number {
    return Date.now() + this.offset;
  }

  private connect(): void {
    this.pinged = 0;
    const query = new URLSearchParams({ seen: String(this.state?.number ?? 0) });
    if (this.wish.seat !== undefined) query.set('seat', String(this.wish.seat));
    if (this.wish.watch) query.set('watch', '1');
    if (this.wish.name) query.set('name', this.wish.name);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.ended || this.socket !== socket) return;
      this.link = this.bye && this.bye.code >= 4000 ? 'closed' : 'lost';
      if (this.link === 'closed') return;
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
      this.tries += 1;
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  // A machine that was switched off closes no line: where nothing comes back, another is opened.
  private look(): void {
    const now = Date.now();
    if (this.link !== 'open') return;
    if (this.pinged && now - this.pinged > SILENT) {
      const dead = this.socket;
      this.link = 'lost';
      this.connect();
      dead?.close();
    } else if (!this.pinged && (this.owed.size > 0 || now - this.heard > QUIET)) {
      this.pinged = now;
      this.write({ t: 'ping' });
    }
  }

  end(): void {
    this.ended = true;
    clearInterval(this.looks);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    this.pinged = 0;
    switch (message.t) {
      case 'welcome':
        this.offset = message.now - Date.now();
        this.seat = message.seat;
        this.link = 'open';
        this.tries = 0;
        this.bye = null;
        this.entered = false;
        this.chat = [];
        for (const owed of this.owed.values()) this.write(owed);
        if (this.speed) this.write({ t: 'speed', speed: this.speed });
        if (this.showing) this.write({ t: 'reads', on: true });
        for (const seat of this.muted) this.write({ t: 'mute', seat, on: true });
        break;
      case 'table':
        this.info = message.table;
        follow(message.table, this.seat);
        break;
      case 'state': {
        // The server's database is that of a backup: what came after it has not happened, so the page begins anew.
        if (this.state && message.number < this.state.number) return location.reload();
        const known = this.events.at(-1)?.number ?? -1;
        const news = because(message.events.filter((event) => event.number > known), this.events, message.public);
        if (message.own?.ask?.number !== this.own?.ask?.number) this.refused = null; // it was about the last question
        const before = { public: this.public, own: this.own };
        this.state = message;
        this.made = since(this.made, before, message, news);
        if (before.public?.turns !== message.public.turns || fought(before.public, message.public)) this.note = '';
        if (!this.makesAgain()) this.note = noteOf(before, message, news, this.dropped) || this.note;
        this.news = news;
        this.live = this.entered ? news : [];
        this.entered = true;
        if (news.length) this.events = [...this.events, ...news].slice(-KEPT);
        this.acceptAgain();
        break;
      }
      case 'taken':
        this.settle(message.id);
        break;
      case 'refused':
        // The words for it are fetched when the first comes.
        if (message.refusal) void import('words:refusals').catch(() => {}).then(() => this.refuse(message));
        else this.refuse(message);
        break;
      case 'reason':
        void import('words:refusals').catch(() => {}).then(() => this.explain(message));
        break;
      case 'said':
        this.chat = [...this.chat, message].slice(-200);
        break;
      case 'bye':
        this.bye = message;
        break;
      case 'pong':
        this.offset = message.now - Date.now();
    }
  }

  private refuse(message: Refused): void {
    if (message.code === 'not_saved' && this.owed.has(message.id)) {
      this.refused = message;
      setTimeout(() => this.saveAgain(message.id), AGAIN);
      return;
    }
    this.settle(message.id);
    if (this.accepted && !this.accepted.late && (message.code === 'stale' || message.code === 'passed')) {
      this.accepted = { ...this.accepted, late: true };
      this.acceptAgain();
    } else if (this.made && message.id === this.sent && message.code === 'passed') {
      this.made.stopped = true;
      this.makesAgain();
    } else if (message.code !== 'stale') this.refused = message;
  }

  private explain(message: Reason): void {
    this.reasons.get(message.id)?.(message);
    this.reasons.delete(message.id);
  }

  // An answer to an offer that came while something else happened is given again; until then the reader is told that it counts.
  private acceptAgain(): void {
    const { accepted, view } = this;
    if (!accepted?.late || !view) return;
    const option = again(accepted, view);
    const on = stands(accepted, view);
    this.note = on ? say('note-accepted', { verb: accepted.verb, who: nameOf(view, accepted.seat) }) : '';
    if (on && !option) return;
    this.accepted = null;
    if (on && option) this.answer(option, true);
  }

  // An offer is answered at a moment when that cannot be done yet: the moment is passed, and the answer given after it.
  means(verb: 'accept' | 'decline', seat: number, asks: Asks): void {
    const found = this.view && meant({ verb, seat, way: 'play', word: '' }, this.view);
    if (!found) return;
    this.accepted = { ...found, late: true };
    this.acceptAgain();
    const pass = goesOn(this.options) ? undefined : this.options.find((option) => option.way === 'pass'); // what is composed is dropped first
    if (pass) this.pass(pass, asks);
  }
  isMeant = (seat: number): boolean => !!this.accepted?.late && this.accepted.seat === seat;

  // A move that somebody stopped, or that came a moment late, is made again as soon as it can be; or it is said why not.
  private makesAgain(): boolean {
    const { made, view } = this;
    if (!view || !isOpen(made, view)) return false;
    const move = goesAgain(made, view);
    if (move) {
      this.note = claimsAgain(made, view) || this.note;
      this.answer(move, true);
    } else this.note = notAgain(made, view) || this.note;
    this.made = move ? { ...made, stopped: false } : null;
    return !!move;
  }

  // Nothing has happened: the same is said again until the server can save it.
  private saveAgain(id: string): void {
    const owed = this.owed.get(id);
    if (owed && !this.ended) this.write(owed);
  }

  private settle(id: string): void {
    if (this.refused?.code === 'not_saved' && this.refused.id === id) this.refused = null;
    this.owed.delete(id);
    this.sending = this.owed.size > 0;
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Sent until it is acknowledged, over a cut line too; the id keeps it from being done twice.
  private owe(message: FromClient & { id: string }): void {
    this.refused = null;
    this.owed.set(message.id, message);
    this.sending = true;
    this.write(message);
  }

  // A pass that would tell something is kept: the window closes when its time is over.
  pass(option: OptionView, asks: Asks): void {
    const ask = this.own?.ask;
    if (ask && option.way === 'pass' && keepsPass(asks, this.company) && this.held !== ask.number) this.kept = ask.number;
    else this.answer(option);
  }
  // Something happened to this person, told by the scene of that key. They have noticed it when they answer anything after
  // it could be read: scenes may have hidden it.
  befalls(key: number, text: string, noted: boolean): void {
    if (noted && (!this.note || this.blows.some((blow) => blow.text === this.note))) this.note = text; // why one's own move was stopped says it, too
    this.blows = [...this.blows.filter((blow) => blow.key !== key), { key, text }].slice(-BLOWS);
  }
  // `stops`: nothing goes on until they have closed it.
  sees(befell: boolean, stops: boolean): void {
    this.since = befell ? Date.now() : Infinity;
    this.stopped = stops;
  }
  // `key`: the one that they have closed; else all.
  notices(key?: number): void {
    this.blows = this.blows.filter((blow) => key !== undefined && blow.key !== key);
    if (key === undefined) this.noticed += 1;
  }
  // The next thing is shown: what is said of the one of this key is over.
  passes(key: number): void {
    const gone = this.blows.find((blow) => blow.key === key);
    if (gone && this.note === gone.text) this.note = '';
    this.notices(key);
  }
  // Bots wait while this person is shown something; with other people at the table nobody does.
  shows(on: boolean): void {
    const reads = on && this.company === 'bots' && this.seat !== null;
    if (reads === this.showing) return;
    this.showing = reads;
    this.write({ t: 'reads', on: reads });
  }
  // `itself`: the page answers by itself, as nothing else is left.
  answer(option: OptionView, itself = false): void {
    const ask = this.own?.ask;
    if (!itself && option.way !== 'pass') this.note = '';
    if (!itself && Date.now() - this.since > readingTime(this.befell)) this.notices();
    this.dropped = !itself && option.verb === 'never_mind';
    if (!itself && option.way !== 'pass') {
      this.made = standing(option.verb, this);
      if (option.verb !== 'never_mind') this.accepted = this.view && meant(option, this.view); // a draft is dropped to accept an offer
    }
    this.sent = fresh();
    this.passed = option.way === 'pass';
    if (ask) this.owe({ t: 'answer', id: this.sent, number: ask.number, word: option.word ?? '' });
  }
  // The only answer there is, given by the page: it is said that it was.
  does(option: OptionView): void {
    if (this.view) this.note = say('note-forced', { deed: named(option, this.view) });
    this.answer(option, true);
  }
  // Not to be asked about these again at such a moment, in this game; this one is passed, too.
  quiet(options: OptionView[]): void {
    const now = this.public;
    if (now) this.quieted = new Set([...this.quieted, ...options.map((option) => topic(option, now))]);
  }
  hold(): void {
    this.made = null;
    this.held = this.own?.ask?.number ?? -1;
    this.owe({ t: 'hold', id: fresh() });
  }
  passUntil(on: boolean): void {
    this.owe({ t: 'pass_until', id: fresh(), on });
  }
  pause(how: Pause['how']): void {
    this.owe({ t: 'pause', id: fresh(), how });
  }
  // How long bots take; of several people, the slowest counts.
  pace(speed: Speed): void {
    this.speed = speed;
    this.write({ t: 'speed', speed });
  }
  undo(): void {
    this.made = null;
    this.dropped = true;
    this.owe({ t: 'undo', id: fresh() });
  }
  say(text: string, phrase: Phrase = '', to?: number): void {
    this.owe({ t: 'say', id: fresh(), text, phrase, to });
  }
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.write({ t: 'mute', seat, on });
  }
  whyNot(verb: string, card?: number, target?: number): Promise<Reason> {
    const id = fresh();
    return new Promise((resolve) => {
      this.reasons.set(id, resolve);
      this.write({ t: 'why_not', id, verb, card, target });
    });
  }
}
