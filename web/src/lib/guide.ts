// The guide's words from the server, and whether the moment of one of them has come: by what the frames show alone.
import type { Event, State } from './messages';

export type When = {
  turn?: 'mine' | 'other';
  asked?: 'mine' | 'other';
  phase?: string[];
  window?: string[];
  waits?: boolean;
  why?: string[];
  can?: string[];
  kind?: string[];
  event?: string[];
  whose?: 'mine' | 'other';
  fight?: 'mine' | 'helping' | 'other' | 'none';
  winning?: boolean;
  offer?: 'mine';
  level?: number;
  below?: number;
  full?: boolean;
  dead?: boolean;
  over?: boolean;
  won?: boolean;
  after?: string;
};
export type Step = { id: string; title: string; text: string; rules: string[]; at?: string; stay?: boolean; when: When };
export type Hint = { text: string; at?: string; when: When };
export type Guide = { steps: Step[]; hints: Hint[] };

const same = <T>(wanted: T | undefined, found: T) => wanted === undefined || wanted === found;
const among = (wanted: string[] | undefined, found: string) => !wanted?.length || wanted.includes(found);

export function holds(when: When, state: State, news: Event[], said: string[]): boolean {
  const { public: now, own } = state;
  if (!own) return false;
  const seat = own.seat;
  const me = now.players[seat]!;
  const options = own.ask?.options ?? [];
  const mine = (other: number | undefined) => (other === seat ? 'mine' : 'other');
  const fighting = !now.fight ? 'none' : now.fight.fighter === seat ? 'mine' : now.fight.helper === seat ? 'helping' : 'other';
  const listed =
    (!when.can?.length && !when.kind?.length) ||
    options.some((option) => among(when.can, option.verb) && (!when.kind?.length || (!!option.card && when.kind.includes(option.card.kind)))) ||
    // A kind beside a verb that needs no card: both are listed, each by itself.
    (!!when.can?.length && !!when.kind?.length && !when.can.includes('play') &&
      options.some((option) => when.can!.includes(option.verb)) && options.some((option) => option.card && when.kind!.includes(option.card.kind)));
  const heard =
    !when.event?.length ||
    news.some((event) => when.event!.includes(event.what) && same(when.whose, mine(event.who)));
  return (
    listed &&
    heard &&
    same(when.turn, mine(now.turn)) &&
    same(when.asked, now.asked === seat ? 'mine' : 'other') &&
    among(when.phase, now.phase) &&
    among(when.window, now.window) &&
    same(when.waits, now.waits) &&
    among(when.why, own.ask?.why ?? '') &&
    same(when.fight, fighting) &&
    same(when.winning, now.fight?.winning ?? false) &&
    (when.offer === undefined || now.offers.some((offer) => offer.to === seat)) &&
    (when.level === undefined || me.level >= when.level) &&
    (when.below === undefined || me.level < when.below) &&
    same(when.full, own.hand.length > me.hand_limit) &&
    same(when.dead, me.dead) &&
    same(when.over, now.over) &&
    same(when.won, now.winners.includes(seat)) &&
    (!when.after || said.includes(when.after))
  );
}
