// Whether the moment of a step of the guide has come: by what the frames show alone.
import type { EventView, GuideMoment, GuideNews, OptionView, PublicView, State } from './messages';
import type { Fill } from './catalogue';
import type { By } from './device.svelte';
import { rescue } from './rescue';
import { saving, sparing } from './saving';
import { hyphened, list, option as named, phases, translated } from './words';

const same = <T>(wanted: T | null | undefined, found: T) => wanted == null || wanted === found;
const among = (wanted: string[] | undefined, found: string) => !wanted?.length || wanted.includes(found);

const rises = (option: OptionView, seat: number, now: PublicView) => (option.then?.levels ?? []).some(([who, level]) => who === seat && level! > now.players[seat]!.level);

// Whether playing this card gives the reader what is meant, and takes no card.
function gives(wanted: GuideMoment['gives'], option: OptionView, seat: number, now: PublicView): boolean {
  const { then, verb } = option;
  if (!wanted || verb !== 'play') return true;
  if (then?.loses?.length || (option.seat !== undefined && option.seat !== seat)) return false;
  if (wanted === 'any') return true;
  const stronger = then?.strength !== undefined && then.strength > now.players[seat]!.strength;
  return rises(option, seat, now) || (wanted === 'strength' && stronger);
}

function isListed(when: GuideMoment, options: OptionView[]): boolean {
  if (!when.can?.length && !when.kind?.length) return true;
  const ofKind = (option: OptionView) => !when.kind?.length || (!!option.card && when.kind.includes(option.card.kind));
  if (options.some((option) => among(when.can, option.verb) && ofKind(option))) return true;
  // A kind beside a verb that needs no card: that is listed, and a card of the kind can be played.
  if (!when.can?.length || !when.kind?.length || when.can.includes('play')) return false;
  return options.some((option) => when.can!.includes(option.verb)) && options.some((option) => option.verb === 'play' && ofKind(option));
}

// Whether an event that is meant has come, with all that must have come with it.
function isHeard(when: GuideMoment, seat: number, news: EventView[]): boolean {
  if (!when.event?.length) return true;
  return news.some((event) => {
    const came = (kind: string) => news.some((other) => other.what === kind && other.who === event.who);
    return when.event!.includes(event.what) && same(when.whose, event.who === seat ? 'mine' : 'other') && (when.also ?? []).every(came) && !(when.unless ?? []).some(came);
  });
}

function rescued(state: State): 'one' | 'several' | 'none' {
  const found = rescue(state.own);
  return !found ? 'none' : found.options.length > 1 ? 'several' : 'one';
}

export function holds(when: GuideMoment, state: State, news: EventView[], said: string[]): boolean {
  const { public: now, own } = state;
  if (!own) return false;
  const seat = own.seat;
  const me = now.players[seat]!;
  const options = (own.ask?.options ?? []).filter((option) => gives(when.gives, option, seat, now));
  const mine = (other: number | null | undefined) => (other === seat ? 'mine' : 'other');
  const fighting = !now.fight ? 'none' : now.fight.fighter === seat ? 'mine' : now.fight.helper === seat ? 'helping' : 'other';
  return (
    isListed(when, options) &&
    isHeard(when, seat, news) &&
    same(when.turn, mine(now.turn)) &&
    same(when.asked, mine(now.asked)) &&
    among(when.phase, now.phase) &&
    among(when.window, now.window ?? 'none') &&
    among(when.moment, now.moment?.what ?? 'none') &&
    (!when.moment?.length || same(when.whose, mine(now.moment?.seat))) &&
    among(when.proposal, now.proposal?.verb ?? 'none') &&
    same(when.waits, now.waits) &&
    among(when.question, hyphened(own.ask?.question.kind ?? '')) &&
    same(when.fight, fighting) &&
    same(when.winning, now.fight?.winning ?? false) &&
    (when.rescue == null || when.rescue === rescued(state)) &&
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

// Whether a die decides over running away from monsters that need these rolls; 0: not told.
export function chance(rolls: number[]): 'sure' | 'never' | 'roll' {
  if (!rolls.length || rolls.includes(0)) return 'roll';
  return rolls.every((roll) => roll <= 1) ? 'sure' : rolls.every((roll) => roll > 6) ? 'never' : 'roll';
}

// What a step or a hint names: whom and which card it is about, the totals of the fight and what would turn it.
export function about(state: State, by: By = 'mouse'): Fill {
  const { public: now, own } = state;
  const offered = now.offers.find((offer) => offer.to === own?.seat);
  const asked = now.window ? undefined : own?.ask?.question;
  const seat = offered?.by ?? now.moment?.seat ?? asked?.seat ?? now.fight?.fighter ?? now.asked ?? now.turn;
  const turned = rescue(own);
  const me = own && now.players[own.seat];
  const saves = own ? saving(own, now).map((option) => named(option, state)) : [];
  const spares = sparing(own).map((card) => translated(card.name));
  const beaten = (own?.ask?.options ?? []).find((option) => option.verb === 'look_for_trouble' && option.then?.wins);
  const worn = (own?.ask?.options ?? []).filter((option) => option.verb === 'play' && option.card?.kind === 'item');
  return {
    ...phases(state),
    by,
    deeds: turned ? list(turned.options.map((option) => named(option, state))) : 'none',
    saves: saves.length ? list(saves, 'or') : 'none',
    spares: spares.length ? list(spares, 'or') : 'none',
    beats: translated(beaten?.card?.name) || 'none',
    loots: (own?.ask?.options ?? []).some((option) => option.verb === 'loot_room') ? 'yes' : 'no',
    becomes: turned?.ours ?? 0,
    left: turned?.theirs ?? 0,
    who: now.players[seat]?.name ?? 'none',
    you: seat === own?.seat ? 'who' : 'none',
    card: translated(now.moment?.card?.name ?? asked?.card?.name) || 'none',
    drawn: (own?.ask?.options ?? []).some((option) => option.verb === 'play' && now.middle.some((one) => one.tag === option.card?.tag)) ? 'play' : 'take',
    reward: translated(now.fight?.rewards?.find(([one]) => one === own?.seat)?.[1]) || 'none', // the card that rewards the reader for helping
    wear: me && worn.some((option) => gives('strength', option, me.seat, now)) ? 'some' : 'none',
    die: chance((now.fight?.foes ?? []).map((foe) => foe.escape ?? 0)),
    ours: now.fight?.munchkins ?? 0,
    theirs: now.fight?.monsters ?? 0,
    levels: now.fight?.levels ?? 0,
    winning: now.winning_level,
    level: now.players[own?.seat ?? 0]?.level ?? 1,
    strength: now.players[own?.seat ?? 0]?.strength ?? 0,
  };
}
