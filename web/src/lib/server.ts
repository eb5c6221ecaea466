// The HTTP part of the server: what it answers, or its refusal as an error.
import { say, server as refused } from './words';
import type { BotInfo, OpenedTable, Problem, RefusalCode } from './messages';

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode | 'gone',
    readonly sentence = '', // why, in English
  ) {
    super(refused(code, sentence));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('gone');
  }
  if (answer.status === 204) return undefined as T;
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal((found as Problem).code ?? 'not_understood', (found as Problem).sentence ?? answer.statusText);
  return found as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => call<T>('PUT', path, body);
export const openTable = (body: import('./messages').NewTable) => post<OpenedTable>('/tables', body);

// What went wrong, for whoever reads the page.
export const sorry = (found: unknown): string => (found instanceof Refusal ? found.message : String(found));

// A bot in a few words: Grizelda, who remembers (vengeful).
export function introduced(bot: BotInfo): string {
  const { title, about } = bot;
  const temper = bot.temper && bot.temper !== 'even' ? bot.temper : 'none';
  return say(bot.strength ? 'bot-character' : 'bot-plain', { title, about, temper });
}
