// Names for the buttons: what the engine calls a move, as people say it. Anything unknown keeps its own label.
import type { Option } from './messages';

const MOVES: Record<string, string> = {
  kick_door: 'Kick open the door',
  loot_room: 'Loot the room',
  look_for_trouble: 'Look for trouble',
  end_turn: 'End your turn',
  take: 'Take it into your hand',
  fight: 'Claim the win',
  run_away: 'Run away!',
  pass: 'Pass',
  ready: 'Ready',
  sell: 'Sell Items',
  show: 'Show cards',
  ask_help: 'Ask for help',
  offer: 'Offer a trade',
  never_mind: 'Never mind',
  send: 'Send the offer',
  hold_on: 'Hold on!',
  accept: 'Accept',
  decline: 'Decline',
  counter: 'Ask for more',
  withdraw: 'Take it back',
  sacrifice: 'Sacrifice',
  picks_first: 'They pick first',
  discard: 'Discard',
  equip: 'Put it on',
  unequip: 'Take it off',
  play: 'Play',
  lay: 'Put it down',
};

// What stands between a move and whom or what it is for.
const TOWARDS: Record<string, string> = { run_away: 'from', offer: 'to', ask_help: 'of', give: 'to' };

// Moves that cannot be taken back and hurt when they slip.
const GRAVE = new Set(['end_turn', 'run_away', 'discard', 'sacrifice', 'sell', 'loot_room', 'give']);

export const move = (verb: string) => MOVES[verb] ?? verb.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

// What somebody has announced, as the others speak of it.
const ANNOUNCED: Record<string, string> = { fight: 'claim the win', 'end turn': 'end the turn' };

export const announced = (proposal: string, who: string) => `${who} is about to ${ANNOUNCED[proposal.replaceAll('_', ' ')] ?? proposal}`;

export function grave(option: Option): boolean {
  return GRAVE.has(option.verb) && option.way !== 'draft';
}

// A button's text where the card is already in sight: verb, ability, and whom or what it is for.
export function short(option: Option, names: string[], foes: Map<number, string> = new Map()): string {
  const parts = [move(option.verb)];
  const to = TOWARDS[option.verb] ?? 'on';
  if (option.text) parts.push(option.verb === 'treasures' ? `: ${option.text}` : `“${option.text}”`);
  if (option.seat !== undefined) parts.push(`${to} ${names[option.seat] ?? '?'}`);
  if (option.foe !== undefined) parts.push(`${to} ${foes.get(option.foe) ?? 'the monster'}`);
  if (option.on) parts.push(`on ${option.on.name}`);
  if (option.side !== undefined) parts.push(option.side === 0 ? 'for the munchkins' : 'for the monsters');
  return parts.join(' ').replace(' : ', ': ');
}
