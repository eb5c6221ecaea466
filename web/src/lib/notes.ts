// What a person would otherwise miss: a move of theirs that was stopped, something they composed that came to nothing.
import type { EventView, OptionView, OwnView, PublicView } from './messages';
import { dropped as off, event, hyphened, nameOf, say, type View } from './words';

type Before = { public: PublicView | null | undefined; own: OwnView | null | undefined };

// Events by which somebody acts aloud, which stops what was announced.
const LOUD = new Set(['play', 'play_on', 'play_monster', 'play_side', 'use', 'join', 'copy', 'attach', 'bargain', 'helps', 'hold_on']);
const COMPOSED = new Set(['sold', 'offer', 'ask_help', 'show', 'bargain']); // what becomes of a draft

// What one may do, and what one holds: the same afterwards, if something changed nothing for the reader.
export const standing = (own: OwnView | null | undefined): string =>
  JSON.stringify([own?.ask?.options.map((option) => option.word).sort(), own?.hand.map((card) => card.tag).sort()]);

// The end of one's turn that somebody stopped by acting, to be said again as nothing changed for the reader. Who asks
// for time gets it.
export function endsAgain(ending: string, before: Before, view: View, news: EventView[]): OptionView | undefined {
  const [was, now] = [before.public, view.public];
  const stopped = was?.proposal?.verb === 'end_turn' && was.proposal.by === view.own?.seat && !now.proposal && !now.over && now.asked === view.own?.seat;
  if (!ending || !stopped || was.turns !== now.turns || news.some((one) => one.what === 'hold_on') || standing(view.own) !== ending) return undefined;
  return view.own?.ask?.options.find((option) => option.verb === 'end_turn');
}

// The sentence for the reader between two states; `dropped`: whether they have just dropped what they composed.
export function noteOf(before: Before, view: View, news: EventView[], dropped: boolean): string {
  const me = view.own?.seat;
  const [was, now] = [before.public, view.public];
  if (me === undefined || !was || now.over) return '';
  if (was.proposal?.by === me && !now.proposal && now.asked === me && was.window === now.window && was.turns === now.turns) {
    const loud = news.findLast((one) => one.who !== undefined && one.who !== me && LOUD.has(one.what));
    if (loud) return say('note-stopped', { verb: hyphened(was.proposal.verb), event: event(loud, view) });
  }
  if (view.own?.dropped && !before.own?.dropped) return off(view.own.dropped, view);
  const draft = before.own?.draft;
  if (draft && !view.own?.draft && !dropped && !news.some((one) => one.who === me && COMPOSED.has(one.what))) return say('note-draft', { kind: draft.kind, to: nameOf(view, draft.to) });
  return '';
}
