// Why an Item in play lies unused, in a word or two: whom it is for, or what is worn at its place.
import { mayUse } from '../parts/haggle/users';
import { users } from './face';
import type { FaceOf } from './outcomes';
import type { CardView, PlayerView } from './messages';
import { say } from './words';

const HANDS: Record<string, number> = { '1 hand': 1, '2 hands': 2 };
const placeOf = (slot: string | undefined | null) => (slot && slot in HANDS ? 'hands' : (slot ?? ''));

// `held`: it is in the hand, and would lie there.
export function unused(card: CardView, player: PlayerView, faceOf: FaceOf, held = false): string {
  const face = faceOf(card);
  if (!face) return '';
  const said = (why: string) => say(held ? 'unused-would' : 'unused', { why });
  if (!mayUse(face, player)) return said(users(face).filter(Boolean).join(', '));
  const place = placeOf(face.slot);
  const size = (one: CardView) => HANDS[faceOf(one)?.slot ?? ''] ?? 1;
  const worn = player.play.filter((one) => one.tag !== card.tag && !player.carried.includes(one.tag) && !!place && placeOf(faceOf(one)?.slot) === place);
  const full = worn.reduce((sum, one) => sum + size(one), size(card)) > (place === 'hands' ? 2 : 1);
  return worn.length && full ? said(say('unused-place', { place })) : '';
}
