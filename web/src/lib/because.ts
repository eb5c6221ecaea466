// Why something is as it is: the card by which a turn is missed, often a round ago; who took the monsters out of a fight.
import type { EventView, PublicView } from './messages';

// Events by which somebody does something with a card.
const ACTS = new Set(['play', 'play_on', 'play_monster', 'play_side', 'use']);

// A fight that was won without a beaten monster, with the card that took the last one out of it, and whose it was.
function emptied(event: EventView, told: EventView[], after: EventView[]): EventView {
  const begun = told.findLastIndex((one) => one.what === 'fight');
  const gone = told.findLastIndex((one) => one.what === 'removed');
  const act = told.slice(Math.max(begun, 0), Math.max(gone, 0)).findLast((one) => ACTS.has(one.what) && !!one.card);
  const amount = after.filter((one) => one.what === 'treasure').length; // they are drawn at once
  return act ? { ...event, facts: { ...event.facts, amount }, card: act.card, other: act.who === event.who ? undefined : act.who } : event;
}

// The news, in which who misses a turn has the card of the event that announced it, and an Item that is played but lies unused
// says so: `now` is the table after them.
export function because(news: EventView[], before: EventView[] = [], now?: PublicView): EventView[] {
  return news.map((event, at) => {
    if (event.what === 'won' && event.facts?.bare && !event.card) return emptied(event, [...before, ...news.slice(0, at)], news.slice(at + 1));
    const player = event.what === 'play' && event.card?.kind === 'item' ? now?.players[event.who ?? -1] : undefined;
    if (player?.play.some((card) => card.name === event.card!.name && player.carried.includes(card.tag))) return { ...event, facts: { ...event.facts, bare: true } };
    if (event.what !== 'missed' || event.card) return event;
    const told = (one: EventView) => one.what === 'will_miss' && one.who === event.who;
    const card = (news.slice(0, at).findLast(told) ?? before.findLast(told))?.card;
    return card ? { ...event, card } : event;
  });
}
