// Events as scenes: each card that is played and each stroke of fate, with what came of it.
import type { CardView, EventView } from '../../lib/messages';
import { threat } from '../../lib/rescue';
import { moves } from '../../lib/taste.svelte';
import { faces } from '../../lib/faces.svelte';
import { event as told, eventFill, joined, list, say, translated, type View } from '../../lib/words';

export type Kind = 'card' | 'curse' | 'backstab' | 'meddle' | 'death' | 'loot' | 'fight' | 'won' | 'die' | 'level' | 'note';
export type Scene = {
  key: number; // the number of its event
  kind: Kind;
  icon: string;
  text: string; // who, what, on whom
  after: string[]; // what came of it
  card: CardView | null;
  ability: string; // of the card, that was used
  mine: boolean; // done by the reader
  chosen: boolean; // by their own will
  who: number | null;
  to: string; // where its card lies afterwards, as a selector
  quiet: boolean; // seen elsewhere: it is only told to those who listen
  befell: string[] | null; // what of it happened to the reader, who did not choose it; null: nothing
  handed: EventView[]; // cards of the last line: those that one player drew, looked at or handed over one after the other
  matters: boolean; // it is held until it could be read; else a short beat
  totals: boolean; // the last line of what came of it says how the fight stands
  drawn: boolean; // its card came by chance and strikes at once: it is seen before what came of it
  grave: boolean; // a rival is about to win the game by it
};

const MOST = 4; // lines of what came of it
const FACES = ['one', 'two', 'three', 'four', 'five', 'six'];
// The kinds of events that open a scene, and their emblems.
const OPENS: Record<string, [Kind, string]> = {
  door: ['card', 'wooden-door'],
  trouble: ['card', 'crossed-swords'],
  fight: ['fight', 'crossed-swords'],
  join: ['meddle', 'evil-minion'],
  play: ['card', 'card-play'],
  play_on: ['card', 'card-play'],
  play_monster: ['card', 'card-play'],
  play_side: ['card', 'card-play'],
  attach: ['card', 'card-play'],
  use: ['card', 'card-play'],
  trigger: ['card', 'card-play'],
  show: ['card', 'card-play'],
  dungeon: ['card', 'dungeon-gate'],
  curse: ['curse', 'cursed-star'],
  boost: ['card', 'card-play'],
  die: ['die', 'rolling-dices'],
  die_changed: ['die', 'rolling-dices'],
  won: ['won', 'crossed-swords'],
  level_up: ['level', 'upgrade'],
  level_down: ['level', 'despair'],
  sold: ['note', 'coins'],
  bargain: ['note', 'shaking-hands'],
  helps: ['note', 'shaking-hands'],
  uninvited: ['note', 'shaking-hands'],
  passed_on: ['note', 'back-forth'],
  caught: ['die', 'grab'],
  escape: ['note', 'run'],
  not_pursued: ['note', 'run'],
  sacrifice: ['note', 'run'],
  charity: ['note', 'card-random'],
  give: ['note', 'card-random'],
  hand_over: ['note', 'card-random'],
  back: ['note', 'return-arrow'],
  missed: ['note', 'hourglass'],
  extra_turn: ['note', 'hourglass'],
  death: ['death', 'death-skull'],
  loots: ['loot', 'robber'],
};
// What comes of a scene: told in it, as long as it is the last one.
const FOLLOWS = new Set([
  'level_up', 'level_down', 'no_level', 'lose', 'boost', 'boost_monster', 'curse', 'cancelled', 'missed_curse', 'stays',
  'lifted', 'sex', 'killed', 'removed', 'treasure', 'escape', 'not_pursued', 'caught', 'kept', 'copy',
  'step', 'step_back', 'track_end', 'hand_over', 'give', 'borrow', 'sent_away', 'extra_turn', 'sacrifice', 'will_miss', 'take', 'helps',
]);
// What comes of a card that was played, and of nothing else; each card is an event, all are one line.
const DRAWN = new Set(['draw', 'draw_up', 'look', 'owed']);
const PLAYED = new Set<Kind>(['card', 'curse', 'backstab', 'meddle']);
const ROWS = new Set([...DRAWN, 'hand_over']);
// A card comes into somebody's hand, or before them: who gets it is told from whom.
export const ARRIVES = new Set(['charity', 'give', 'hand_over']);
// What ends a scene though it shows nothing itself.
const ENDS = new Set(['turn', 'fight_over', 'concede', 'charity', 'loot_room']);
// What everybody does in their turns: it is seen where it goes.
const BEATS = new Set(['door', 'sold', 'missed', 'back', 'extra_turn', 'show', 'trigger']);
// What comes of a beat, and makes it matter.
const WEIGHTY = new Set(['level_up', 'level_down', 'lose', 'curse', 'hand_over', 'give', 'sex', 'killed', 'sent_away', 'will_miss']);

// By whom the reader of an event is hurt: a bonus that another takes away.
const stab = (event: EventView): boolean => event.what === 'boost' && event.other !== undefined && (event.facts?.bonus ?? 0) < 0;

// Who does what to a fight that is not theirs, against the munchkins in it.
function meddles(event: EventView, view: View): boolean {
  const fight = view.public.fight;
  if (!fight || event.who === fight.fighter || event.who === fight.helper) return false;
  return event.what === 'join' || event.facts?.side === 'monsters' || (event.what === 'play_monster' && event.card?.kind === 'enhancer');
}

function kindOf(event: EventView, view: View, usual: Kind): Kind {
  if (stab(event)) return 'backstab';
  if (usual === 'card' && event.card?.kind === 'curse' && event.what !== 'show') return 'curse';
  if (meddles(event, view)) return 'meddle';
  return usual === 'meddle' ? 'card' : usual;
}

// What happens to the reader: to whom it is about, or to the other one it is about.
const STRIKES = new Set(['curse', 'cancelled', 'missed_curse', 'level_down', 'lose', 'stays', 'missed', 'caught', 'death', 'hand_over', 'step_back', 'sex', 'will_miss']);
const AIMED = new Set(['play_on', 'borrow', 'loots', 'passed_on']);
function strikes(event: EventView, view: View): boolean {
  const me = view.own?.seat;
  if (me === undefined) return false;
  return event.who === me ? STRIKES.has(event.what) || stab(event) : event.other === me && AIMED.has(event.what);
}
// What one does of one's own will, with what it costs.
const CHOSEN = new Set(['play', 'play_on', 'play_monster', 'play_side', 'attach', 'use', 'sold', 'bargain', 'helps']);
const isChosen = ({ what, who, other }: EventView, me: number | undefined) => CHOSEN.has(what) && me !== undefined && (who === me || (what === 'bargain' && other === me));

// Whether it is of such weight to the reader that nothing goes on until they have seen it: what is taken from a body is not.
export const halts = (scene: Scene): boolean => scene.befell !== null && scene.kind !== 'loot';
export const befalls = (scene: Scene, line: string): Scene => ({ ...scene, befell: [...(scene.befell ?? []), line] });

// A Curse that the reader has played, and on whom.
export type Curse = { name: string; on: number | undefined };
const FAILS = new Set(['cancelled', 'missed_curse']);

// What an event makes of the Curse that the reader played last, and what is said of it if it does not do what it should.
export function thwarted(curse: Curse | null, event: EventView, view: View): { curse: Curse | null; line: string } {
  if (event.what === 'play_on' && event.who === view.own?.seat && event.card?.kind === 'curse') return { curse: { name: event.card.name, on: event.other }, line: '' };
  if (!curse || event.card?.name !== curse.name) return { curse, line: '' };
  if (event.what === 'curse') return { curse: null, line: event.who === curse.on || event.who === view.own?.seat ? '' : told(event, view) };
  return FAILS.has(event.what) ? { curse: null, line: told(event, view) } : { curse, line: '' };
}

const seat = (number: number | null | undefined) => `[data-seat="${number}"]`;

function whither(event: EventView): string {
  if (['door', 'trouble', 'join', 'play_monster', 'play_side', 'dungeon'].includes(event.what)) return '.middle';
  if (event.what === 'play_on') return seat(event.other);
  return seat(event.who);
}

// A card that is seen where it goes: what is laid down before the first turn, one's own things, what comes out of the door,
// which flies open in the middle, and the monster of a fight. What strikes at once is shown with what came of it.
const LAID = new Set(['item', 'item_enhancer', 'class', 'race', 'double', 'power', 'origin', 'companion', 'turf', 'steed']);
export function isQuiet({ what, who, card }: EventView, view: View): boolean {
  if (what === 'door') return !!card && card.kind !== 'curse' && moves();
  if (what === 'trouble') return card?.kind === 'monster';
  if (what !== 'play' && what !== 'attach') return false;
  return view.public.turns === 0 || (who === view.own?.seat && !!card && LAID.has(card.kind));
}

// The scene that an event opens; null where it opens none.
export function opened(event: EventView, view: View): Scene | null {
  const found = OPENS[event.what];
  if (!found || (event.what === 'boost' && !stab(event)) || (event.what === 'show' && !event.card)) return null;
  if (ARRIVES.has(event.what) && event.other !== view.own?.seat) return null; // what others get is in the log
  if (event.what === 'fight' && event.who === view.own?.seat) return null; // it is theirs: the middle shows it, and the bar asks
  const kind = event.what === 'won' && event.facts?.bare ? 'note' : kindOf(event, view, found[0]); // a win of nothing is none
  const face = found[1] === 'rolling-dices' ? FACES[(event.facts?.amount ?? 0) - 1] : undefined;
  const icon = { curse: 'cursed-star', backstab: 'backstab', meddle: 'evil-minion' }[kind as string] ?? (face ? `dice-six-faces-${face}` : found[1]);
  const stand = kind === 'fight' ? standOf(view) : '';
  return {
    key: event.number,
    kind,
    icon,
    text: told(event, view),
    after: stand ? [stand] : [],
    card: kind === 'fight' ? null : (event.card ?? null), // the monster is in the middle
    ability: event.facts?.ability ?? '',
    mine: event.who !== undefined && event.who === view.own?.seat,
    who: event.who ?? null,
    to: whither(event),
    quiet: kind === 'card' && isQuiet(event, view),
    chosen: isChosen(event, view.own?.seat),
    befell: strikes(event, view) && !isChosen(event, view.own?.seat) ? [] : null,
    handed: [],
    matters: isNews(event, kind, view),
    totals: !!stand,
    drawn: event.what === 'door' || event.what === 'trigger',
    grave: !!threat(view.public),
  };
}

// Whether it is more than what everybody does in each turn.
function isNews({ what, who, card }: EventView, kind: Kind, view: View): boolean {
  if (kind !== 'card' && kind !== 'note') return true;
  const lies = !!view.public.players[who ?? -1]?.play?.some((one) => one.name === card?.name); // laid out, for later
  if (what === 'attach' || (what === 'play' && card && (lies || LAID.has(card.kind)))) return false;
  return !BEATS.has(what);
}

// How the fight stands, and who would win it; empty where there is none.
function standOf(view: View): string {
  const fight = view.public.fight;
  if (!fight || fight.decided || !Number.isFinite(fight.munchkins)) return '';
  const who = view.public.players[fight.fighter]?.name ?? '';
  return say('scene-stand', { ours: fight.munchkins, theirs: fight.monsters, wins: fight.winning ? 'yes' : 'no', short: fight.short, who, you: fight.fighter === view.own?.seat ? 'who' : 'none' });
}
// The scene of a card with how the fight stands after it.
export function stood(scene: Scene, view: View): Scene {
  const line = standOf(view);
  if (!line) return scene;
  const after = scene.totals ? scene.after.slice(0, -1) : scene.after;
  return { ...scene, after: [...after, line], totals: true, matters: true, grave: !!threat(view.public) };
}

// The scene with what this event adds to it; the same where it adds nothing, null where it begins or ends something.
export function followed(scene: Scene, event: EventView, view: View): Scene | null {
  if (scene.kind === 'loot') return event.what === 'loots' ? add(scene, event, view) : null;
  if (scene.kind === 'death') return ['lose', 'laid_out', 'discard', 'level_down'].includes(event.what) ? scene : null;
  if (DRAWN.has(event.what)) return PLAYED.has(scene.kind) && !scene.quiet ? add(scene, event, view) : scene;
  if (ENDS.has(event.what) || !FOLLOWS.has(event.what)) return event.what in OPENS || ENDS.has(event.what) ? null : scene;
  if (event.what === 'curse' && event.card?.name !== scene.card?.name) return null;
  if (event.what === 'caught' && scene.kind !== 'die') return null;
  if (event.what === 'helps' && scene.icon !== OPENS.bargain![1]) return null; // else it belongs to the deal
  const next = add(scene, event, view);
  return stab(event) && scene.kind === 'card' ? { ...next, kind: 'backstab', icon: 'backstab' } : next;
}
function add(scene: Scene, event: EventView, view: View): Scene {
  const last = scene.handed.at(-1);
  const joins = ROWS.has(event.what) && !!last && (['what', 'who', 'other', 'hidden'] as const).every((field) => last[field] === event[field]);
  const handed = !ROWS.has(event.what) ? [] : joins ? [...scene.handed, event] : [event];
  const stand = scene.totals ? scene.after.slice(-1) : [];
  const before = scene.totals ? scene.after.slice(0, -1) : scene.after;
  const kept = before.slice(0, joins ? -1 : undefined);
  const struck = strikes(event, view);
  if (kept.length >= MOST && !struck) return scene;
  const line = handed.length > 1 ? row(handed, view) : told(event, view);
  // What happened to the reader is never left out: it takes the place of the line before.
  const next = { ...scene, after: [...kept.slice(0, MOST - 1), line, ...stand], handed, matters: scene.matters || WEIGHTY.has(event.what) };
  if (scene.chosen || !struck) return next;
  const befell = (scene.befell ?? []).slice(0, joins ? -1 : undefined);
  return { ...next, befell: [...befell, ...(event.what === 'curse' ? [] : [line])] }; // its card is named already
}
// Several cards with which the same was done, as one line.
function row(handed: EventView[], view: View): string {
  const seen = handed.every((event) => event.card);
  const named = list(handed.map((event) => translated(event.card?.name)));
  const first = eventFill(handed[0]!, view);
  const backs = say('card-backs', { deck: handed[0]!.hidden || 'none', count: handed.length });
  return say(`event-${handed[0]!.what.replaceAll('_', '-')}`, { ...first, card: seen ? named : backs });
}
// What happened to the reader, by whom, in sentences; empty where nothing did.
export const befallen = (scene: Scene): string => (scene.befell ? joined([scene.text, ...scene.befell].map((event) => say('note-told', { event })), 'space') : '');

const HEADED = new Set<Kind>(['curse', 'backstab', 'meddle', 'death', 'loot', 'won']);
const JOKED = new Set<Kind>(['curse', 'backstab', 'meddle', 'death', 'loot']);

// Its heading, and what is said about it.
export function words(scene: Scene, view: View): { heading: string; more: string[] } {
  const face = scene.card?.kind === 'curse' ? faces.of(scene.card.box, scene.card.name) : undefined;
  const word = translated(face?.kind_word) || 'none';
  const fill = { word, joke: scene.key % 4, who: view.public.players[scene.who ?? -1]?.name ?? '', you: scene.mine ? 'who' : 'none' };
  const more = JOKED.has(scene.kind) ? [say(`scene-${scene.kind}`, fill, 'more')] : [];
  if (scene.kind === 'death') more.unshift(say('scene-death', fill, 'next'));
  return { heading: HEADED.has(scene.kind) ? say(`scene-${scene.kind}`, fill) : '', more };
}
