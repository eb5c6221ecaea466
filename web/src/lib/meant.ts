// An offer that was accepted or declined while something else happened: the answer is given again when it counts.
import type { OfferView, OptionView } from './messages';
import type { View } from './words';

// Whose offer was answered, and how, as it stood; `late`: the table did not take the answer.
export type Meant = { verb: string; seat: number; terms: string; late: boolean };

const offerOf = (seat: number, view: View): OfferView | undefined =>
  view.own?.offers?.find((one) => one.by === seat && one.to === view.own?.seat) ?? view.public.offers.find((one) => one.by === seat && one.to === view.own?.seat);

const ANSWERS = new Set(['accept', 'decline']);

export function meant(option: OptionView, view: View): Meant | null {
  const offer = ANSWERS.has(option.verb) && option.seat !== undefined ? offerOf(option.seat, view) : undefined;
  return offer ? { verb: option.verb, seat: option.seat!, terms: JSON.stringify(offer), late: false } : null;
}

// Whether the same offer still stands: on other terms it is another.
export const stands = (found: Meant, view: View): boolean => JSON.stringify(offerOf(found.seat, view)) === found.terms;

// The answer to give again, where it is listed now.
export const again = (found: Meant, view: View): OptionView | undefined =>
  view.own?.ask?.options.find((option) => option.verb === found.verb && option.seat === found.seat);
