// An Item is put on instead of what is worn in its place, as one act: what is in the way is taken off first, answer by answer.
import type { OptionView, SwapView } from './messages';
import type { TableLink } from './table.svelte';

type Steps = { off: number[]; on: number };

// The next answer of a swap, and what is left of it; nothing where it cannot go on.
export function next({ off: [first, ...rest], on }: Steps, options: OptionView[]): { option: OptionView; left: Steps | null } | undefined {
  const found = options.find(({ card, verb }) => (first === undefined ? card?.tag === on && (verb === 'play' || verb === 'equip') : card?.tag === first && verb === 'unequip'));
  return found && { option: found, left: first === undefined ? null : { off: rest, on } };
}

// To be called while the page of the table is set up: the steps follow one another in an effect.
export function swapping(table: TableLink): (swap: SwapView) => void {
  let steps: Steps | null = null;
  let asked = -1; // the number of the question that was answered last
  function go(): void {
    const ask = table.own?.ask;
    if (!steps || !ask || ask.number === asked) return;
    const found = next(steps, ask.options);
    steps = found?.left ?? null;
    asked = ask.number;
    if (found) table.answer(found.option, true);
  }
  $effect(() => {
    void table.state;
    go();
  });
  return (swap) => {
    steps = { off: swap.off.map((card) => card.tag), on: swap.card.tag };
    asked = -1;
    go();
  };
}
