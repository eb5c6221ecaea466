// What a card of this table that is dragged somewhere may do there; a sale is opened for one that is dropped on it.
import { aimed, type Spot } from './aims';
import type { Drags } from './drag';
import { faces } from './faces.svelte';
import type { CardView, OptionView } from './messages';
import { lost } from './sense';
import type { TableLink } from './table.svelte';
import { taste } from './taste.svelte';
import { refusal, say, translated } from './words';

// To be called while the page of the table is set up: it waits for the sale in an effect.
export function carried(table: TableLink, answer: (option: OptionView) => void, pick: (card: CardView, at: HTMLElement) => void): Drags {
  let toSell = $state<number | null>(null); // put into the sale as soon as it is open
  $effect(() => {
    const add = toSell === null ? undefined : table.placed.adding.find((option) => option.card?.tag === toSell);
    if (!add) return;
    toSell = null;
    answer(add);
  });
  const me = () => table.public?.players[table.seat ?? -1];
  const cardOf = (tag: number) => [...(table.own?.hand ?? []), ...(me()?.play ?? [])].find((card) => card.tag === tag);
  const sale = () => (table.own?.draft ? undefined : table.placed.bar.find((option) => option.verb === 'sell'));
  const sells = (tag: number, spot: Spot) => {
    const card = cardOf(tag);
    return 'draft' in spot && !!sale() && !!card && (faces.of(card.box, card.name)?.value ?? 0) > 0;
  };
  const fitting = (tag: number, spot: Spot): OptionView[] => {
    const fight = table.public?.fight;
    return aimed(table.placed.through.get(tag) ?? [], spot, table.seat ?? -1, fight ? [fight.fighter, fight.helper ?? -1] : []);
  };
  return {
    me: () => table.seat,
    may: (tag, spot) => sells(tag, spot) || fitting(tag, spot).length > 0,
    drop(tag, spot, at) {
      const [only, ...more] = fitting(tag, spot);
      const card = cardOf(tag);
      const open = sale();
      if (open && sells(tag, spot)) {
        toSell = tag;
        table.answer(open);
      } else if (only && !more.length && !(only.then?.carried && only.verb === 'play') && !(taste.confirm && lost(only, table.view!, (one) => faces.of(one.box, one.name)))) answer(only);
      else if (card) pick(card, at);
    },
    refuse(tag) {
      const card = cardOf(tag);
      if (!card) return;
      const name = translated(card.name);
      if (table.placed.through.get(tag)?.length) table.note = say('drop-elsewhere', { card: name });
      else
        void table.whyNot('play', tag).then(({ refusal: why }) => {
          table.note = say('drop-refused', { card: name, why: why && table.view ? refusal(why, table.view) : 'none' });
        });
    },
  };
}
