// What is asked though only one answer exists: at a table of bots the page gives it, after a moment in which it is seen.
import type { OptionView, OwnView, PublicView } from './messages';
import type { Placement } from './place';

const MARKS = new Set(['open_to_trades', 'closed_to_trades', 'show', 'hold_on']); // can be done at any time
const ONWARD = new Set(['take', 'loot_room']); // whatever the hand holds can be played afterwards as well

// `placed.worth`: cards with which something worthwhile can be done now; then the reader decides in which order.
export function forced(own: OwnView | null | undefined, now: PublicView | null | undefined, { offers, worth }: Placement): OptionView | undefined {
  if (!own?.ask || own.draft || !now || now.over || now.waits || now.asked !== own.seat || offers.size) return undefined;
  const ways = own.ask.options.filter((option) => !MARKS.has(option.verb));
  // A choice that one's own deed led to can be taken back: it is no news.
  if (ways.length === 1 && (ways[0]!.verb === 'end_turn' || (ways[0]!.way === 'pick' && !own.undo))) return ways[0];
  const onward = ways.filter((option) => option.way === 'propose' || option.way === 'pick');
  const [one] = onward;
  return one && onward.length === 1 && ONWARD.has(one.verb) && !worth.size && !ways.some((option) => option !== one && option.card && option.card.tag === one.card?.tag) ? one : undefined;
}
