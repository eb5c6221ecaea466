// Who wins the game if the fight that is on is won as it stands.
import type { PublicView } from '../../lib/messages';

export type Threat = { seat: number; level: number; ours: number; theirs: number };

export function threat(now: PublicView | null): Threat | null {
  const fight = now?.fight;
  const fighter = fight && now.players[fight.fighter];
  if (!fight || !fighter || now.over || fight.decided || !fight.winning || fighter.dead) return null;
  const level = fighter.level + fight.levels;
  return level < now.winning_level ? null : { seat: fight.fighter, level: now.winning_level, ours: fight.munchkins, theirs: fight.monsters };
}
