// What this person composes: picked and put back on the page, and told to the table when it is sent.
import { fitting } from './asking';
import { faces } from './faces.svelte';
import { answering, composed, goesOn, isSame, next, nothing, sale, type Wish } from './haggling';
import type { CardView, DraftView, OfferView, OptionView } from './messages';
import type { TableLink } from './table.svelte';

const PICKED = new Set(['treasures', 'picks_first', 'promise', 'give', 'want', 'add', 'double', 'to']);

// To be made while the page of the table is set up: it sends step by step in an effect.
export class Composing {
  wish = $state.raw<Wish>(nothing());
  free = $state(false); // help for nothing was picked as the price
  sending = $state(false);
  stuck = $state(false); // the table does not take it as it was picked
  private dropping = $state(false); // it is dropped as soon as the table takes that
  countered = $state(-1); // the seat whose offer it answers
  opener = ''; // where the button is that opened the draft: the focus comes back to it
  private before: OfferView | null = null; // the offer that it answers, until its cards are picked
  private told = -1; // the number of the question that was answered last: each is answered once

  constructor(private readonly table: TableLink) {
    // A draft that was opened begins with nothing picked.
    const open = $derived(!!table.own?.draft);
    $effect(() => {
      if (!open) this.clear();
    });
    $effect(() => {
      const listed = table.own?.ask?.options ?? [];
      if (!this.before || !table.own?.draft || !goesOn(listed)) return;
      this.wish = { ...nothing(), cards: answering(this.before, listed) };
      this.before = null;
    });
    $effect(() => {
      const ask = table.own?.ask;
      const never = this.dropping && table.own?.draft ? ask?.options.find((option) => option.verb === 'never_mind') : undefined;
      if (!ask || !never || ask.number === this.told) return;
      this.told = ask.number;
      table.answer(never);
    });
    $effect(() => {
      const ask = table.own?.ask;
      if (!this.sending || !table.own?.draft || !ask || ask.number === this.told) return;
      const step = next(this.wish, table.own.draft, ask.options);
      if (step === 'later') return;
      this.told = ask.number;
      if (step) table.answer(step);
      else {
        this.sending = false;
        this.stuck = true;
      }
    });
  }

  pressed(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-verb]') : null;
    const seat = button?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    if (button && !this.draft) this.opener = `${seat ? `[data-seat="${seat}"] ` : ''}[data-verb="${button.dataset.verb}"]`;
  }

  private clear(): void {
    this.wish = nothing();
    this.free = this.sending = this.stuck = this.dropping = false;
  }

  // A trade is answered by an offer of one's own that begins with the same cards: each of them can be taken out again,
  // which a counter-offer of the table does not allow.
  begins(option: OptionView): OptionView {
    const { own, options, seat } = this.table;
    if (own?.draft || option.verb !== 'counter') return option;
    const offer = this.table.public?.offers.find((one) => one.by === option.seat && one.to === seat && one.kind === 'trade');
    const anew = offer && options.find((one) => one.verb === 'offer' && one.seat === option.seat);
    if (!anew) return option;
    this.before = offer;
    return anew;
  }

  // Picks an option of what is composed, or puts it back; false: it is none of these.
  takes(option: OptionView): boolean {
    if (!this.table.own?.draft) this.countered = option.verb === 'counter' ? (option.seat ?? -1) : -1;
    if (!this.table.own?.draft || !PICKED.has(option.verb) || option.way === 'pass') return false;
    const { wish } = this;
    const on = this.has(option);
    this.stuck = false;
    if (option.verb === 'treasures') {
      this.free = false;
      this.wish = { ...wish, price: on ? null : option, first: wish.first && !on && option.share !== 'all' };
    } else if (option.verb === 'picks_first') this.wish = { ...wish, first: !on };
    else if (option.verb === 'to') this.wish = { ...wish, to: on ? null : option };
    else {
      // An Item is sold once, at its value or at twice that.
      const others = wish.cards.filter((one) => one.card?.tag !== option.card?.tag);
      this.wish = { ...wish, cards: on ? others : [...others, option] };
    }
    return true;
  }
  // The price of the offer that is answered stands.
  keepsPrice(): void {
    this.wish = { ...this.wish, price: null };
  }
  get priced(): boolean {
    return this.wish.price !== null;
  }
  giveNothing(): void {
    this.free = !this.free;
    this.wish = { ...this.wish, price: null, first: false };
  }
  has(option: OptionView): boolean {
    const { price, first, cards, to } = this.wish;
    if (option.verb === 'treasures') return !!price && isSame(price, option);
    if (option.verb === 'picks_first') return first;
    if (option.verb === 'to') return !!to && isSame(to, option);
    return cards.some((one) => isSame(one, option));
  }

  // The Enhancers on an own Item: they are sold with it.
  on(card: CardView): CardView[] {
    const me = this.table.public?.players[this.table.seat ?? -1];
    return (me?.attached ?? []).filter(([, host]) => host === card.tag).flatMap(([tag]) => me?.play.find((one) => one.tag === tag) ?? []);
  }
  get sale(): ReturnType<typeof sale> {
    const draft = composed(this.table.own!.draft!, this.wish, 0);
    return sale(draft.gives ?? [], draft.doubled ?? [], (draft.gives ?? []).map((card) => this.on(card)), (card) => faces.of(card.box, card.name));
  }
  // The draft with all that was picked.
  get draft(): DraftView | undefined {
    const draft = this.dropping ? undefined : this.table.own?.draft;
    return draft && composed(draft, this.wish, draft.kind === 'sale' ? this.sale.gold : 0);
  }
  // Whether something else is asked first, as when somebody may answer with a card: it is sent after that.
  get waits(): boolean {
    return !!this.table.own?.draft && !this.dropping && !goesOn(this.table.own.ask?.options ?? []);
  }
  // The pass by which what was sent goes on, where the reader has nothing else to answer with. People would notice it.
  get onward(): OptionView | undefined {
    const { company, own, public: now } = this.table;
    if (!this.sending || !this.waits || company !== 'bots' || !own || !now || fitting(own, now).length) return undefined;
    return own.ask?.options.find((option) => option.way === 'pass');
  }
  // Whether there is something to send.
  get ready(): boolean {
    const found = this.draft;
    if (!found || this.sending) return false;
    if (found.kind === 'sale') return this.sale.levels > 0;
    if (found.kind === 'show') return true;
    return this.free || !!(found.gives?.length || found.wants?.length || found.plays || found.treasures || (found.share ?? 'number') !== 'number');
  }
  send(): void {
    this.told = -1;
    this.stuck = false;
    this.sending = true;
  }
  // At once, or, while something else is asked first, as soon as it can be; the reader sees no more of it.
  drop(): void {
    this.told = -1;
    this.sending = false;
    const never = this.table.own?.ask?.options.find((option) => option.verb === 'never_mind');
    if (never) this.table.answer(never);
    else this.dropping = true;
  }
}
