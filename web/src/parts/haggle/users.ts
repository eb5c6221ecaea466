// Whether a player could use a card that is on offer, by the traits that everybody sees.
import type { FaceView, PlayerView } from '../../lib/messages';

const traits = (player: PlayerView): Set<string> => {
  const inForce = player.play.filter((card) => player.in_force.includes(card.tag));
  return new Set([...inForce.map((card) => card.name), player.house, player.kid, player.sex].flatMap((name) => (name ? [name.toLowerCase()] : [])));
};

export function mayUse(face: FaceView, player: PlayerView): boolean {
  const has = traits(player);
  const is = (trait: string) => has.has(trait.toLowerCase());
  return (!face.only?.length || face.only.some(is)) && !(face.not_for ?? []).some(is);
}
