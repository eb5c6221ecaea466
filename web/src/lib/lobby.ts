// What the lobby makes of the server's lists: a table in a sentence, and bots for a game that begins at once.
import type { BotInfo, Strength, TableInfo } from './messages';
import { say } from './words';

export type Company = Strength | 'mixed';
export const COMPANIES: Company[] = ['gentle', 'easy', 'fair', 'hard', 'mixed'];

// A bot makes room for a person.
export const isFree = (table: TableInfo): boolean => table.seats.some((seat) => !seat.taken);

// "Dana's table: Oz, 2 of 4, easy-going": people are counted, since a bot makes room for one.
export function tableLine(table: TableInfo, boxOf: (id: string) => string): string {
  const host = table.host == null ? '' : (table.seats[table.host]?.name ?? '');
  return say('lobby-table', {
    host: host || 'none',
    boxes: table.boxes.map(boxOf).join(' + '),
    taken: table.seats.filter((seat) => seat.taken).length,
    seats: table.seats.length,
    clock: table.clock,
  });
}

// Who is there, how far it is, and what the table is called.
export function tableStands(table: TableInfo): string {
  const stage = table.stage === 'gathering' && !isFree(table) ? 'full' : table.stage;
  const names = table.seats.map((seat) => seat.name).filter(Boolean).join(', ') || 'none';
  return say('lobby-table-stands', { title: table.title || 'none', names, stage });
}

// So many bots of a strength, each with a name of its own as long as there are any; mixed: of all but the gentlest.
export function crew(bots: BotInfo[], count: number, company: Company, random: () => number = Math.random): string[] {
  const fit = bots.filter((bot) => (company === 'mixed' ? bot.strength && bot.strength !== 'gentle' : bot.strength === company));
  const shuffled = fit.map((bot) => ({ bot, at: random() })).toSorted((one, other) => one.at - other.at);
  return Array.from({ length: count }, (_, number) => shuffled[number % shuffled.length]?.bot.name ?? 'greedy');
}
