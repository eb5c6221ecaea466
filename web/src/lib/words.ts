// Views in words: the same sentences as the terminal's (src/kickdoor/words), from the same catalogue.
import { has, say, type Fill } from './catalogue';
import { translated } from './texts.svelte';
import type {
  BotReason, CardView, DraftView, DroppedView, EventView, LineView, OfferView, OptionView, OwnView, Problem, ProposalView,
  PublicView, QuestionView, RefusalView, Said, SettingRefusal,
} from './messages';

export { say } from './catalogue';
export { translated } from './texts.svelte';

// What the reader sees: the table for all, and where the reader has a seat, the own part.
export type View = { public: PublicView; own?: OwnView | null };
type Deed = OptionView | ProposalView;
type Terms = OfferView | DraftView;
type Seat = number | null | undefined;

const NONE = 'none';
export const hyphened = (name: string) => name.replace(/[_ ]/g, '-');
export const signed = (number: number) => (number < 0 ? `\u2212${-number}` : `+${number}`);
// A sentence of a card without the brackets around the names of cards.
export const plain = (sentence: string) => sentence.replace(/\[([^\]]+)\]/g, '$1');
export const capital = (sentence: string) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

// A card's name within a sentence: in quotes where it begins as if it were a part of the sentence.
const quoted = (name: string, mark: (name: string) => string = (one) => one): string =>
  name !== NONE && /^\p{Ll}/u.test(name) ? say('card-quoted', { card: mark(name) }) : mark(name);

export const nameOf = (view: View, seat: Seat) => (seat == null ? NONE : (view.public.players[seat]?.name ?? NONE));

// Which of the two reads; where both are the same player, whether that one reads.
export function youOf(view: View, who: Seat, other?: Seat): 'who' | 'other' | 'both' | 'same' | 'none' {
  const me = view.own?.seat;
  if (who != null && who === other) return who === me ? 'both' : 'same';
  if (me === undefined) return NONE;
  return who === me ? 'who' : other === me ? 'other' : NONE;
}

// Things side by side with the same joint between all of them.
export const joined = (things: string[], joint: string): string =>
  things.length ? things.reduce((first, second) => say(`list-${joint}`, { first, second })) : '';

// A list as one text, "a, b and c"; `none` where there is nothing.
export function list(things: string[], joint: 'and' | 'or' = 'and'): string {
  const last = things.at(-1);
  if (last === undefined) return NONE;
  const first = joined(things.slice(0, -1), 'comma');
  return first ? say(`list-${joint}`, { first, second: last }) : last;
}
const cards = (found: CardView[] | undefined) => list((found ?? []).map((card) => translated(card.name)));

// What the edition calls the phases of a turn.
export const phases = (view: View): Fill => Object.fromEntries(Object.entries(view.public.phases).map(([phase, name]) => [phase, translated(name)]));

// What may be done.

function targetOf(deed: Deed, view: View): { aim: string; target: string } {
  if (deed.foe !== undefined) {
    const foe = view.public.fight?.foes.find((one) => one.number === deed.foe);
    return { aim: 'monster', target: !foe ? say('somebody') : foe.copy ? say('card-copy', { card: translated(foe.card.name) }) : translated(foe.card.name) };
  }
  if (deed.side) return { aim: 'side', target: say('target-side', { side: deed.side }) };
  if (deed.on && deed.on.tag !== deed.card?.tag) return { aim: deed.on.kind === 'monster' ? 'with' : 'card', target: translated(deed.on.name) };
  if (deed.seat === undefined) return { aim: NONE, target: NONE };
  return deed.seat === view.own?.seat ? { aim: 'you', target: say('target-yourself') } : { aim: 'player', target: nameOf(view, deed.seat) };
}

// What a share of the Treasures is now.
const treasures = (found: { now?: number; won?: number }): Fill => ({ now: found.now ?? NONE, won: found.won ?? NONE });

const deedFill = (deed: Deed, view: View): Fill => ({
  card: quoted(translated(deed.card?.name) || NONE),
  ability: translated(deed.ability) || NONE,
  answer: deed.answer || NONE,
  sentence: capital(plain(translated(deed.sentence))) || NONE,
  number: deed.number ?? NONE,
  share: deed.share ?? 'number',
  composer: ('composer' in deed ? deed.composer : undefined) ?? NONE,
  ...treasures('now' in deed ? deed : {}),
  ...targetOf(deed, view),
  ...phases(view),
});

// Of the question that an option answers: its kind, whom it is about, and what one may want.
function askedFill(view: View): Fill {
  const asked = view.own?.ask?.question;
  return { kind: asked?.kind ?? NONE, who: nameOf(view, asked?.seat), wish: plain(translated(asked?.wish)) || NONE };
}

// An option: in full, or `short` beside its card.
export function option(found: OptionView, view: View, short = false): string {
  const id = `option-${hyphened(found.verb)}`;
  const fill = { ...deedFill(found, view), ...askedFill(view) };
  return say(id, fill, short && has(id, 'short') ? 'short' : '');
}

// What somebody has announced.
export const proposal = (found: ProposalView, view: View): string =>
  say(`proposal-${hyphened(found.verb)}`, { ...deedFill(found, view), who: nameOf(view, found.by), you: youOf(view, found.by) });

// What an interrupt is about.
export function moment(view: View): string {
  const found = view.public.moment;
  if (!found) return '';
  return say(`moment-${hyphened(found.what)}`, {
    who: nameOf(view, found.seat),
    you: youOf(view, found.seat),
    card: translated(found.card?.name) || NONE,
    roll: found.roll ?? 0,
    needed: found.needed ?? 0,
    averted: found.averted ? 'yes' : 'no',
    ...phases(view),
  });
}

// What a choice is about.
export function question(found: QuestionView, view: View): string {
  if (found.kind === 'interrupt' && view.public.moment) return moment(view);
  const who = found.seat ?? view.public.asked;
  const seat = view.own?.seat;
  return say(`question-${hyphened(found.kind)}`, {
    who: nameOf(view, who),
    you: youOf(view, who),
    count: found.count ?? 0,
    done: found.done ?? 0,
    total: (found.count ?? 0) + (found.done ?? 0),
    keep: found.keep ?? 0,
    has: found.has ?? 0,
    of: found.of ?? NONE,
    hold: seat === undefined ? 0 : (view.public.players[seat]?.hand_size ?? 0),
    to: list((found.to ?? []).map((other) => nameOf(view, other)), found.count === 1 ? 'or' : 'and'), // one card has one receiver
    receivers: found.to?.length ?? 0,
    card: translated(found.card?.name) || NONE,
    sentence: capital(plain(translated(found.sentence))) || NONE,
    gold: found.gold ?? 0,
    ...standing(view),
    ...phases(view),
  });
}

// What a question proposes to do, by the verb of the options that it needs, in the order of the sentence.
const DEEDS: [verb: string, entry: string][] = [
  ['play', 'deed-play'],
  ['sell', 'deed-sell'],
  ['offer', 'deed-trade'],
  ['ask_help', 'deed-help'],
  ['run_away', 'deed-run'],
];

// How a fight stands, what can be done in a room, and how many cards are above the hand limit.
function standing({ public: now, own }: View): Fill {
  const options = own?.ask?.options ?? [];
  const verbs: string[] = options.map((one) => one.verb);
  const [trouble, loot] = [verbs.includes('look_for_trouble'), verbs.includes('loot_room')];
  const me = own ? now.players[own.seat] : undefined;
  const strength = me?.strength ?? 0;
  return {
    can: trouble && loot ? 'both' : trouble ? 'trouble' : loot ? 'loot' : NONE,
    play: verbs.includes('play') ? 'yes' : 'no',
    begun: now.turns ? 'yes' : 'no',
    playable: options.some(({ verb, card }) => verb === 'play' && now.middle.some((one) => one.tag === card?.tag)) ? 'yes' : 'no',
    stronger: options.some(({ then }) => (then?.strength ?? strength) > strength && !then?.loses?.length) ? 'yes' : 'no',
    deeds: list(DEEDS.filter(([verb]) => verbs.includes(verb)).map(([, entry]) => say(entry)), 'or'),
    side: now.fight?.winning ? 'munchkins' : 'monsters',
    ours: now.fight?.munchkins ?? 0,
    theirs: now.fight?.monsters ?? 0,
    foes: list((now.fight?.foes ?? []).map((foe) => translated(foe.card.name))),
    pursuers: verbs.filter((verb) => verb === 'run_away').length,
    spared: verbs.includes('sacrifice') ? 'yes' : 'no',
    excess: me ? Math.max(0, me.hand_size - me.hand_limit) : 0,
  };
}

// Offers.

function termsFill(terms: Terms, by: Seat, to: Seat, fighting: Seat, view: View): Fill {
  const helperAsks = fighting != null && fighting === to;
  const [helper, fighter] = helperAsks ? [by, to] : [to, by];
  // Who picks first is nothing to speak of where one side gets them all, or there is but one.
  const shared = terms.won == null || terms.now == null || terms.now < terms.won;
  const picker = !shared ? undefined : terms.first === 'helper' ? helper : terms.first === 'fighter' ? fighter : undefined;
  const goods = [
    ...(terms.treasures || terms.share ? [say('goods-treasures', { share: terms.share ?? 'number', count: terms.treasures ?? 0, ...treasures(terms) })] : []),
    ...(terms.gives ?? []).map((card) => translated(card.name)),
    ...(terms.cards?.length ? [say('goods-played', { cards: cards(terms.cards) })] : terms.plays ? [say('goods-plays', { count: terms.plays })] : []),
  ];
  return {
    who: nameOf(view, by),
    other: nameOf(view, to),
    you: youOf(view, by, to),
    asks: helperAsks ? 'helper' : 'fighter',
    goods: goods.length ? list(goods) : say('goods-nothing'),
    gives: cards(terms.gives),
    wants: cards(terms.wants),
    picks: picker == null ? NONE : picker === view.own?.seat ? 'you' : 'player',
    picker: nameOf(view, picker),
  };
}
const offerFill = (found: OfferView, view: View): Fill => ({ ...termsFill(found, found.by, found.to, found.fighter, view), kind: found.kind });

// An offer that waits for an answer.
export const offer = (found: OfferView, view: View): string => say(`offer-${found.kind}`, offerFill(found, view));

// What the reader is composing.
export const draft = (found: DraftView, view: View): string =>
  say(`draft-${found.kind}`, { ...termsFill(found, view.own?.seat, found.to, view.public.fight?.fighter, view), gold: found.gold ?? 0 });

// What happened: a line of the log. `mark` sets the card's name off, so that the log can make it a button.
export const event = (found: EventView, view: View, mark?: (name: string) => string): string =>
  say(`event-${hyphened(found.what)}`, eventFill(found, view, mark));

export function eventFill(found: EventView, view: View, mark: (name: string) => string = (name) => name): Fill {
  const facts = found.facts ?? {};
  return {
    who: nameOf(view, found.who),
    other: nameOf(view, found.other),
    you: youOf(view, found.who, found.other),
    card: found.card ? quoted(translated(found.card.name), mark) : found.hidden ? say('card-back', { deck: found.hidden }) : NONE,
    amount: facts.amount ?? 0,
    bonus: facts.bonus ? signed(facts.bonus) : NONE,
    needed: facts.needed ?? 0,
    first: facts.first ? 'yes' : 'no',
    bare: facts.bare ? 'yes' : 'no',
    enough: (facts.amount ?? 0) >= (facts.needed ?? 0) ? 'yes' : 'no',
    level: facts.level ?? 0,
    ability: translated(facts.ability) || NONE,
    on: quoted(translated(facts.on) || NONE),
    side: facts.side ?? NONE,
    deck: facts.deck ?? NONE,
    sex: facts.sex ?? NONE,
    named: translated(facts.named) || NONE,
    track: translated(facts.track) || NONE,
    steps: facts.steps ?? 0,
    boxes: list(facts.boxes ?? []),
    reason: facts.reason ?? NONE,
    void: facts.void ?? NONE,
    ...phases(view),
    ...(facts.offer ? offerFill(facts.offer, view) : {}),
  };
}

// Several unseen cards that somebody drew in a row, as one line.
export function draws(drawn: EventView[], view: View): string {
  const counts = new Map<string, number>();
  for (const one of drawn) counts.set(one.hidden ?? NONE, (counts.get(one.hidden ?? NONE) ?? 0) + 1);
  const backs = [...counts].map(([deck, count]) => (count === 1 ? say('card-back', { deck }) : say('card-backs', { deck, count })));
  const who = drawn[0]?.who;
  return say('event-draws', { who: nameOf(view, who), you: youOf(view, who), cards: list(backs) });
}

// Sums and refusals.

// A line of a fight's sum: whose it is, and why it counts, which may be empty.
export function line(found: LineView, view: View): [whose: string, why: string] {
  const id = `line-${found.kind}`;
  const fill = {
    who: nameOf(view, found.seat),
    you: youOf(view, found.seat),
    card: translated(found.card) || NONE,
    sentence: plain(translated(found.text)) || NONE,
    keyword: translated(found.text) || NONE,
  };
  return [say(id, fill), has(id, 'why') ? say(id, fill, 'why') : ''];
}

// Why something cannot be done.
export function refusal(found: RefusalView, view: View): string {
  const seat = found.seat ?? view.own?.seat;
  return say(`refusal-${hyphened(found.reason)}`, {
    card: translated(found.card) || NONE,
    by: translated(found.by) || NONE,
    who: nameOf(view, seat),
    you: youOf(view, seat),
    needs: list((found.needs ?? []).map(translated), 'or'),
    has: list((found.has ?? []).map(translated)),
    number: found.number ?? NONE,
    sentence: plain(translated(found.sentence)) || NONE,
    ...phases(view),
  });
}

// A line of the chat: typed, a quick phrase, or what the room tells of who plays a seat.
export function chatted(said: Said): string {
  if (said.notice) return say(said.notice === 'back' ? 'seat-back' : 'seat-minded', { name: said.name });
  return said.phrase ? phrase(said.phrase, said.text) : said.text;
}

// What was being composed when it became void, and why.
export function dropped(found: DroppedView, view: View): string {
  return say('dropped', { kind: found.kind, who: nameOf(view, found.to), void: found.why });
}

// Why a server did not do something. Where the game refuses, it is the game's sentence to this reader.
export function server(found: Problem, view: View | null = null): string {
  if (found.refusal && view) return refusal(found.refusal, view);
  if (found.setting) return badSetting(found.setting);
  return say(`server-${hyphened(found.code)}`, {
    event: found.event && view ? event(found.event, view) : NONE,
    seat: found.seat === undefined ? NONE : found.seat + 1,
    name: found.name || NONE,
    names: list(found.names ?? []),
    number: found.number ?? NONE,
    seconds: found.seconds ?? NONE,
    text: found.text?.replace(/\.$/, '') || NONE,
  });
}

// Why a table setting is refused: what was expected, and what was given. It is named as on the page.
export function badSetting(found: SettingRefusal): string {
  const id = `setting-${hyphened(found.name)}`;
  return say(`value-${found.fault}`, {
    name: has(id, 'title') ? say(id, {}, 'title') : found.name,
    found: found.found ?? '',
    any: say('setting-value', { value: 'any' }),
    least: found.least ?? 0,
    most: String(found.most ?? 0),
    names: list(found.names ?? [], found.fault === 'unknown' ? 'and' : 'or'),
  });
}

// What a bot did, and why; a bot from outside may have put it in words of its own. Empty: it does not remember.
export function reason({ own, reason: found }: BotReason, view: View): string {
  if (!found) return own ?? '';
  const target: Fill = found.monster ? { aim: 'monster', target: translated(found.monster) } : {};
  const id = `option-${hyphened(found.deed.verb)}`;
  const bot: View = { public: view.public, own: { seat: found.by, hand: [] } };
  const deed = say(id, { ...deedFill(found.deed, bot), ...target, kind: found.asked || NONE });
  const because = say(`because-${hyphened(found.reason)}`, {
    who: nameOf(view, found.seat),
    level: found.level ?? 0,
    ours: found.ours ?? 0,
    theirs: found.theirs ?? 0,
    number: found.number ?? 0,
    percent: found.percent ?? 0,
    games: found.games ?? 0,
  });
  return say('reason', { deed, because });
}

// A quick phrase; one that is unknown here keeps the text it came with.
export const phrase = (name: string, text = ''): string => (has(`phrase-${hyphened(name)}`) ? say(`phrase-${hyphened(name)}`) : text);
