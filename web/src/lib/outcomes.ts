// What follows from an option, in sentences: those of src/kickdoor/words/outcomes.py, from the same messages.
import type { CardView, EscapeView, FaceView, OptionView, OutcomeView } from './messages';
import { isThreat } from './saving';
import { capital, joined, list, nameOf, plain, say, translated, youOf, type View } from './words';

const PRICE = 1000; // gold of a level
const NO_ROLL = 7; // no die shows it
export type FaceOf = (card: CardView) => FaceView | undefined;

// What follows if nobody answers; empty where nothing can be told.
export function outcome(option: OptionView, view: View, faceOf: FaceOf): string {
  const { then, verb } = option;
  if (!then) return '';
  if (verb === 'sacrifice' && option.card) return say('outcome-sacrifice', { card: translated(option.card.name), foes: view.public.fight?.foes.length ?? 0 });
  if (then.frees) return say('outcome-frees', { foes: view.public.fight?.foes.length ?? 0 });
  if (then.idle) return say('outcome-fruitless', { who: nameOf(view, option.seat) });
  const said: string[] = [];
  if (then.instead) said.push(say('outcome-instead', { card: translated(then.instead.name) }));
  if (then.wins_game) said.push(say('outcome-wins-game'));
  else if (verb === 'fight') {
    const [levels, shared] = [then.won_levels ?? 0, then.won_shared ?? 0];
    const treasures = (then.won_treasures ?? 0) - shared; // one's own
    if (levels || treasures || !shared) said.push(say('outcome-won', { levels, treasures }));
  }
  if (then.won_shared && !then.wins_game) said.push(say('outcome-won-shared', { count: then.won_shared }));
  if (then.draws) said.push(verb === 'kick_door' ? say('outcome-door') : say('outcome-loot', { deck: then.draws }));
  if (then.charity) said.push(say('outcome-charity', { count: then.charity }));
  said.push(...ofPlayers(then, view));
  const [fight, helper] = [view.public.fight, verb === 'ask_help' ? view.public.players[option.seat ?? -1] : undefined];
  // What a helper adds, where that is not the strength that everybody sees.
  const adds = fight && helper && then.ours !== undefined ? then.ours - fight.munchkins : undefined;
  if (helper && adds !== undefined && adds !== helper.strength) said.push(say('outcome-adds', { who: nameOf(view, helper.seat), adds, strength: helper.strength }));
  const waste = wasted(option);
  if (waste) said.push(say('outcome-waste', { gold: waste }));
  if (then.loses?.length && verb !== 'sell') said.push(say('outcome-loses', { cards: shortened(then.loses) }));
  if (then.lifts?.length) said.push(say('outcome-lifts', { cards: list(then.lifts.map((card) => translated(card.name))) }));
  const escapes = then.escapes ?? [];
  if (then.outs?.length) said.push(say('outcome-outs', { outs: list(then.outs.map(translated), 'or') }));
  const level = view.public.players[view.own?.seat ?? -1]?.level ?? 0;
  said.push(...escapes.map((one) => escape(one, then, level, faceOf)));
  if (then.sacrifices?.length && isThreat(option)) said.push(say('outcome-or-sacrifice', { cards: list(then.sacrifices.map((card) => translated(card.name)), 'or') }));
  return joined(said.map(capital), 'space');
}

// Of many cards the first two: a button has little room. The question before they are lost names all.
const FEW = 3;
function shortened(cards: CardView[]): string {
  const names = cards.map((card) => translated(card.name));
  return list(names.length > FEW ? [...names.slice(0, FEW - 1), say('outcome-more', { count: names.length - FEW + 1 })] : names);
}

// What somebody has in play, beside the button that strikes them: the menu may lie over it.
export function inReach(option: OptionView, view: View): string {
  const { verb, card, seat } = option;
  const found = view.public.players[seat ?? -1];
  if (verb !== 'play' || card?.kind !== 'curse' || !found || seat === view.own?.seat) return '';
  return say('aim-in-play', { who: found.name, count: found.play.length, cards: list(found.play.map((one) => translated(one.name))) });
}

// Gold of a sale that buys no level.
export const wasted = (option: OptionView): number => (option.verb === 'sell' ? (option.number ?? 0) % PRICE : 0);

// Totals, strength and Levels afterwards.
function ofPlayers(then: OutcomeView, view: View): string[] {
  const { fight, players, turn } = view.public;
  const me = view.own?.seat;
  const said: string[] = [];
  if (then.ours !== undefined && then.theirs !== undefined) {
    const mine = !fight || me === fight.fighter || me === fight.helper;
    const who = nameOf(view, fight ? fight.fighter : turn);
    const powers = (then.powers ?? []).map(translated);
    said.push(say('outcome-totals', { you: mine ? 'who' : 'none', who, ours: then.ours, theirs: then.theirs, wins: then.bare ? 'nobody' : then.no_level ? 'spoils' : then.wins ? 'munchkins' : 'monsters' }));
    if (powers.length) said.push(say('outcome-powers', { powers: list(powers, 'or') }));
    if (then.helpers?.length) said.push(say('outcome-helpers', { who: list(then.helpers.map((other) => nameOf(view, other)), 'or') }));
  }
  const levels = (then.levels ?? []) as [number, number][];
  const strength = players[me ?? -1]?.strength ?? 0;
  const stays = then.strength === undefined || then.strength === strength;
  if (then.strength !== undefined && !levels.some(([seat]) => seat === me) && !(stays && then.carried)) said.push(say('outcome-strength', { strength: then.strength, way: stays ? 'same' : then.strength < strength ? 'down' : 'up' }));
  for (const [seat, level] of levels) {
    const way = level > (players[seat]?.level ?? 0) ? 'up' : 'down';
    said.push(say('outcome-level', { you: youOf(view, seat), who: nameOf(view, seat), way, level }));
  }
  for (const [seat, place, steps] of then.steps ?? []) {
    const track = view.public.tracks?.[place!];
    const end = joined((track?.end ?? []).map((one) => plain(translated(one))), 'semicolon');
    said.push(say('outcome-steps', { you: youOf(view, seat!), who: nameOf(view, seat), steps: steps!, of: track?.steps ?? 0, track: translated(track?.name), end }));
  }
  if (then.dies) said.push(say('outcome-dies'));
  if (then.carried && stays) said.push(say('outcome-carried'));
  return said;
}

// The roll that a monster asks for, and its Bad Stuff.
function escape(found: EscapeView, { escapes, outs }: OutcomeView, level: number, faceOf: FaceOf): string {
  const at = found.at < NO_ROLL || !outs?.length ? found.at : NO_ROLL + 1; // there is a way besides rolls
  const roll = say('outcome-escape', { of: escapes!.length > 1 ? 'several' : 'single', monster: translated(found.card.name), at, chances: 7 - found.at });
  if (found.at <= 1) return roll;
  const stuff = found.card.kind === 'steed' ? [say('outcome-thrown')] : (faceOf(found.card)?.bad_stuff ?? []).map((sentence) => plain(translated(sentence)));
  const then = found.harmless || !stuff.length ? say('outcome-harmless', { at }) : say('outcome-caught', { at, bad: joined(stuff, 'semicolon') });
  const idle = found.idle && !found.harmless && stuff.length ? [say('outcome-idle', { level })] : [];
  return joined([capital(roll), then, ...idle], 'space');
}
