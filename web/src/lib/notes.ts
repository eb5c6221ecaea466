// What a person would otherwise miss: a move of theirs that was stopped, something they composed that came to nothing.
import type { EventView, OptionView, OwnView, PublicView } from './messages';
import { dropped as off, event, hyphened, nameOf, say, type View } from './words';

type Before = { public: PublicView | null | undefined; own?: OwnView | null | undefined };

// Events by which somebody acts aloud, which stops what was announced.
const LOUD = new Set(['play', 'play_on', 'play_monster', 'play_side', 'use', 'join', 'copy', 'attach', 'bargain', 'helps', 'hold_on']);
const COMPOSED = new Set(['sold', 'offer', 'ask_help', 'show', 'bargain']); // what becomes of a draft

// Moves that are made again where somebody acted in between and nothing changed for the reader.
const AGAIN = new Set(['end_turn', 'kick_door', 'loot_room']);

// Moves that are not, for what happened in between may change one's mind; but it is said that they were stopped. A win
// that was claimed is claimed again as long as it is one, and brings no less: any answer re-opens the window (TIME-07).
const TOLD = new Set(['run_away', 'fight']);

// Events by which such a move is done.
const DONE = new Set(['door', 'loot_room', 'concede', 'won', 'die', 'escape', 'caught']);

// What a move was made by: what one held, had in play and could do. `stopped`: it was not carried out; `loud`: who acted since.
export type Standing = { verb: string; own: string; deeds: Set<string>; turns: number; window: string; stopped: boolean; loud?: EventView; gain: number };

// What the fight brings if it is won now; less than nothing where it would not be won.
const gainOf = ({ fight }: PublicView) => (fight?.winning ? fight.levels * 100 + fight.treasures : -1);

export function standing(verb: string, view: Before): Standing | null {
  const { own, public: now } = view;
  const me = own && now?.players?.[own.seat];
  if (!own || !now || !(AGAIN.has(verb) || TOLD.has(verb))) return null;
  const deeds = (own.ask?.options ?? []).filter((one) => one.way === 'play').map((one) => `${one.verb} ${one.card?.tag} ${one.ability ?? ''}`);
  const held = JSON.stringify([own.hand.map((card) => card.tag), me && [me.level, me.strength, me.hand_limit, me.play.map((card) => card.tag)]]);
  return { verb, own: held, deeds: new Set(deeds), turns: now.turns, window: now.window ?? '', stopped: false, gain: gainOf(now) };
}

// The card that somebody played says more than the copy that came of it.
const loudOf = (news: EventView[], me: number | undefined) => {
  const loud = news.filter((one) => one.who !== undefined && one.who !== me && LOUD.has(one.what));
  return loud.findLast((one) => one.what !== 'copy') ?? loud.at(-1);
};

// What has become of a move: null when it is done or out of time. Who asks for time gets it.
export function since(made: Standing | null, before: Before, view: View, news: EventView[]): Standing | null {
  const [now, me] = [view.public, view.own?.seat];
  if (!made || now.over || now.turns !== made.turns || news.some((one) => one.what === 'hold_on' || (one.who === me && DONE.has(one.what)))) return null;
  const announced = (one: PublicView | null | undefined) => one?.proposal?.verb === made.verb && one.proposal.by === me;
  return { ...made, loud: loudOf(news, me) ?? made.loud, stopped: (made.stopped || announced(before.public)) && !announced(now) };
}

// Whether a stopped move can be made now: what stopped it may ask others, or the reader, first.
export function isOpen(made: Standing | null, view: View): made is Standing {
  const now = view.public;
  return !!made?.stopped && !now.proposal && !now.waits && now.asked === view.own?.seat && (now.window ?? '') === made.window && !!view.own?.ask?.options.some((option) => option.verb === made.verb);
}

// The move to make again: nothing happened to the reader, and nothing can be done that could not be done before. A new
// target for a card is no news.
export function goesAgain(made: Standing | null, view: View): OptionView | undefined {
  if (!isOpen(made, view)) return undefined;
  if (made.verb === 'fight' && gainOf(view.public) >= Math.max(made.gain, 0)) return view.own?.ask?.options.find((option) => option.verb === made.verb);
  if (!AGAIN.has(made.verb)) return undefined;
  const found = standing(made.verb, view);
  if (!found || found.own !== made.own || [...found.deeds].some((one) => !made.deeds.has(one))) return undefined;
  return view.own?.ask?.options.find((option) => option.verb === made.verb);
}

// That the win is claimed again, and after what.
export function claimsAgain(made: Standing, view: View): string {
  const { ours, theirs } = totals(null, view.public);
  return made.verb === 'fight' && made.loud ? say('note-claim-stands', { event: event(made.loud, view), ours, theirs }) : '';
}

// Why a move is not made again.
export function notAgain(made: Standing, view: View): string {
  const { still, ours, theirs } = totals(null, view.public);
  return made.loud ? say('note-stopped', { verb: hyphened(made.verb), event: event(made.loud, view), still, ours, theirs }) : '';
}

// Who is helped, or made to help, said where they look. What else happens to them is told by the scenes.
function befalls(view: View, news: EventView[]): string {
  const me = view.own?.seat;
  const found = news.findLast(
    ({ what, who, other }) => (what === 'helps' || what === 'uninvited') && (who === me || other === me),
  );
  return found ? say('note-told', { event: event(found, view) }) : '';
}

// Whether a win that was claimed would still be one, and with which totals.
function totals(before: PublicView | null, { fight }: PublicView): { still: string; ours: number; theirs: number } {
  const was = before?.fight;
  const [ours, theirs] = [fight?.munchkins ?? 0, fight?.monsters ?? 0];
  return { still: !fight?.winning ? 'none' : was?.munchkins === ours && was.monsters === theirs ? 'same' : 'ahead', ours, theirs };
}

// The sentence for the reader between two states; `dropped`: whether they have just dropped what they composed.
export function noteOf(before: Before, view: View, news: EventView[], dropped: boolean): string {
  const me = view.own?.seat;
  const [was, now] = [before.public, view.public];
  if (me === undefined || !was || now.over) return '';
  if (was.proposal?.by === me && !now.proposal && now.asked === me && was.window === now.window && was.turns === now.turns) {
    const loud = loudOf(news, me);
    const { still, ours, theirs } = totals(was, now);
    if (loud) return say('note-stopped', { verb: hyphened(was.proposal.verb), event: event(loud, view), still, ours, theirs });
  }
  const told = befalls(view, news);
  if (told) return told;
  if (view.own?.dropped && !before.own?.dropped) return off(view.own.dropped, view);
  const draft = before.own?.draft;
  if (draft && !view.own?.draft && !dropped && !news.some((one) => one.who === me && COMPOSED.has(one.what))) return say('note-draft', { kind: draft.kind, to: nameOf(view, draft.to) });
  return '';
}
