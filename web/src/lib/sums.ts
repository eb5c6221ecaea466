// What a player's combat strength is made of, as far as it lies open: the Level, the cards in force, and the rest.
import type { CardView, FaceView, PlayerView } from './messages';

export type Line = { name: string; bonus: number }; // an empty name: what other effects add up to
export function sumOf(player: PlayerView, faceOf: (card: CardView) => FaceView | undefined): Line[] {
  const cards = player.play
    .filter((card) => player.in_force.includes(card.tag))
    .map((card) => ({ name: card.name, bonus: faceOf(card)?.bonus ?? 0 }))
    .filter(({ bonus }) => bonus);
  const rest = player.strength - player.level - cards.reduce((sum, one) => sum + one.bonus, 0);
  return rest ? [...cards, { name: '', bonus: rest }] : cards;
}
