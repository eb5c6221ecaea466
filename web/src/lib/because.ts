// Why a turn is missed: the card that said so, often a round ago.
import type { EventView } from './messages';

// The news, in which who misses a turn has the card of the event that announced it.
export function because(news: EventView[], before: EventView[] = []): EventView[] {
  return news.map((event, at) => {
    if (event.what !== 'missed' || event.card) return event;
    const told = (one: EventView) => one.what === 'will_miss' && one.who === event.who;
    const card = (news.slice(0, at).findLast(told) ?? before.findLast(told))?.card;
    return card ? { ...event, card } : event;
  });
}
