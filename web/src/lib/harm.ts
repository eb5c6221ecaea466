// Whether an option hurts the reader, or helps a rival: by what follows from it, and by whom it is aimed at.
import type { OptionView, OwnView, PublicView } from './messages';

export type Harm = { to: 'self' } | { to: 'gift'; seat: number } | null;

const AIMED = new Set(['play', 'use']);

export function harm({ card, on, seat, then, verb }: OptionView, own: OwnView, now: PublicView): Harm {
  if (!AIMED.has(verb)) return null;
  const me = own.seat;
  const levelOf = (who: number) => now.players[who]?.level ?? 0;
  const stepsOf = (who: number, track: number) => now.players[who]?.steps?.[track] ?? 0;
  const levels = (then?.levels ?? []) as [number, number][];
  const steps = (then?.steps ?? []) as [number, number, number][];
  const rise = levels.some(([who, level]) => who === me && level > levelOf(me)) || steps.some(([who, track, at]) => who === me && at > stepsOf(me, track));
  if (then?.dies || levels.some(([who, level]) => who === me && level < levelOf(me))) return { to: 'self' };
  const gifted = levels.find(([who, level]) => who !== me && level > levelOf(who))?.[0] ?? steps.find(([who, track, at]) => who !== me && at > stepsOf(who, track))?.[0];
  if (gifted !== undefined && !rise) return { to: 'gift', seat: gifted };
  const { fight } = now;
  if (fight && !fight.decided && then?.ours !== undefined && !then.bare) {
    const moved = then.ours - then.theirs! - (fight.munchkins - fight.monsters);
    if (fight.fighter === me || fight.helper === me) return moved < 0 && !then.wins ? { to: 'self' } : null;
    return moved > 0 ? { to: 'gift', seat: fight.fighter } : null;
  }
  // A Curse that lies before a rival, and is taken away.
  const rid = on?.kind === 'curse' ? now.players.findIndex((player) => player.seat !== me && player.play.some((one) => one.tag === on.tag)) : -1;
  if (rid >= 0 && !rise) return { to: 'gift', seat: rid };
  if (card?.kind === 'curse' && seat === me) return { to: 'self' };
  if (card?.kind === 'level_up' && seat !== undefined && seat !== me) return { to: 'gift', seat };
  if (seat === me && !rise && then?.strength !== undefined && then.strength < (now.players[me]?.strength ?? 0)) return { to: 'self' };
  return null;
}
