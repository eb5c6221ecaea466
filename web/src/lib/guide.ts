// Whether the moment of a step of the guide has come: by what the frames show alone.
import type { EventView, GuideMoment, GuideNews, State } from './messages';
import type { Fill } from './catalogue';
import { gains } from './sense';
import { hyphened, phases, translated } from './words';

const same = <T>(wanted: T | null | undefined, found: T) => wanted == null || wanted === found;
const among = (wanted: string[] | undefined, found: string) => !wanted?.length || wanted.includes(found);

export function holds(when: GuideMoment, state: State, news: EventView[], said: string[]): boolean {
  const { public: now, own } = state;
  if (!own) return false;
  const seat = own.seat;
  const me = now.players[seat]!;
  const options = (own.ask?.options ?? []).filter((option) => !when.gains || option.verb !== 'play' || gains(option, own, now));
  const mine = (other: number | null | undefined) => (other === seat ? 'mine' : 'other');
  const fighting = !now.fight ? 'none' : now.fight.fighter === seat ? 'mine' : now.fight.helper === seat ? 'helping' : 'other';
  const listed =
    (!when.can?.length && !when.kind?.length) ||
    options.some((option) => among(when.can, option.verb) && (!when.kind?.length || (!!option.card && when.kind.includes(option.card.kind)))) ||
    // A kind beside a verb that needs no card: that is listed, and a card of the kind can be played.
    (!!when.can?.length && !!when.kind?.length && !when.can.includes('play') &&
      options.some((option) => when.can!.includes(option.verb)) && options.some((option) => option.verb === 'play' && option.card && when.kind!.includes(option.card.kind)));
  const heard = !when.event?.length || news.some((event) => when.event!.includes(event.what) && same(when.whose, mine(event.who)));
  return (
    listed &&
    heard &&
    same(when.turn, mine(now.turn)) &&
    same(when.asked, now.asked === seat ? 'mine' : 'other') &&
    among(when.phase, now.phase) &&
    among(when.window, now.window ?? 'none') &&
    among(when.moment, now.moment?.what ?? 'none') &&
    (!when.moment?.length || same(when.whose, mine(now.moment?.seat))) &&
    among(when.proposal, now.proposal?.verb ?? 'none') &&
    same(when.waits, now.waits) &&
    among(when.question, hyphened(own.ask?.question.kind ?? '')) &&
    same(when.fight, fighting) &&
    same(when.winning, now.fight?.winning ?? false) &&
    same(when.players, options.length > 0 && options.every((option) => option.seat !== undefined)) &&
    (when.offer == null || now.offers.some((offer) => offer.to === seat)) &&
    (when.level == null || me.level >= when.level) &&
    (when.below == null || me.level < when.below) &&
    (when.rival == null || now.players.some((player) => player.seat !== seat && player.level >= when.rival!)) &&
    same(when.full, own.hand.length > me.hand_limit) &&
    same(when.dead, me.dead) &&
    same(when.over, now.over) &&
    same(when.won, now.winners.includes(seat)) &&
    (!when.after || said.includes(when.after))
  );
}

// What is told of events that have come: the most important first, each kind once, with the last event of that kind.
export function told(events: EventView[], all: GuideNews[], most: number): { id: string; event: EventView }[] {
  const found = all.flatMap(({ id, event: kinds }) => {
    const event = events.findLast((one) => kinds.includes(one.what));
    return event ? [{ id, event }] : [];
  });
  return found.slice(0, most);
}

// What a hint names: whom and which card it is about, and the totals of the fight.
export function about(state: State): Fill {
  const { public: now, own } = state;
  const offered = now.offers.find((offer) => offer.to === own?.seat);
  const asked = now.window ? undefined : own?.ask?.question;
  const seat = offered?.by ?? now.moment?.seat ?? asked?.seat ?? now.fight?.fighter ?? now.asked ?? now.turn;
  return {
    ...phases(state),
    who: now.players[seat]?.name ?? 'none',
    you: seat === own?.seat ? 'who' : 'none',
    card: translated(now.moment?.card?.name ?? asked?.card?.name) || 'none',
    ours: now.fight?.munchkins ?? 0,
    theirs: now.fight?.monsters ?? 0,
    winning: now.winning_level,
    strength: now.players[own?.seat ?? 0]?.strength ?? 0,
  };
}
