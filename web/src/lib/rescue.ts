// Which options turn a fight that the reader is losing, as the table says: one, or several together. And who is about to win.
import type { OptionView, OwnView, PublicView } from './messages';

export type Rescue = { options: OptionView[]; ours: number; theirs: number };

export function rescue(own: OwnView | null | undefined): Rescue | null {
  const ask = own?.ask;
  return ask?.rescue ? { ...ask.rescue, options: ask.rescue.options.map((place) => ask.options[place]!) } : null;
}

// Whether it is one of several options that turn the fight together.
export const joins = (option: OptionView, own: OwnView): boolean => rescue(own)?.options.includes(option) ?? false;

// Who wins the game if the fight that is on is won as it stands.
export type Threat = { seat: number; level: number; ours: number; theirs: number };

export function threat(now: PublicView | null): Threat | null {
  const fight = now?.fight;
  const fighter = fight && now.players[fight.fighter];
  if (!fight || !fighter || now.over || fight.decided || !fight.winning || fighter.dead) return null;
  const level = fighter.level + fight.levels;
  return level < now.winning_level ? null : { seat: fight.fighter, level: now.winning_level, ours: fight.munchkins, theirs: fight.monsters };
}
