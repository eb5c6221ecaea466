// What is special about cards on the table: an Item that is borrowed for the fight, a monster kept as a companion.
import type { PublicView } from './messages';
import { say, signed } from './words';

export function marks(now: PublicView): Map<number, string> {
  const found = new Map<number, string>();
  for (const player of now.players) for (const [tag, bonus] of player.kept ?? []) found.set(tag, say('card-kept', { bonus: signed(bonus) }));
  for (const [tag, owner] of now.fight?.borrowed ?? []) found.set(tag, say('card-borrowed', { owner: now.players[owner]?.name ?? '' }));
  return found;
}
