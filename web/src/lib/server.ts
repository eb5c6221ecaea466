// The HTTP part of the server: what it answers, or its refusal as an error.
import { say, server as refused } from './words';
import type { BotInfo, OpenedTable, Problem, RefusalCode } from './messages';

// What was asked was not done; without a problem of the server's, the server did not answer.
export class Refusal extends Error {
  readonly code: RefusalCode | 'gone';

  constructor(readonly problem: Problem | null) {
    super(problem ? refused(problem) : say('error-gone'));
    this.code = problem?.code ?? 'gone';
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
    throw new Refusal(null);
  }
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((found as Problem | null) ?? { code: 'not_understood', text: answer.statusText });
  return found as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown) => call<T>('PUT', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);
export const openTable = (body: import('./messages').NewTable) => post<OpenedTable>('/tables', body);

// What went wrong, for whoever reads the page.
export const sorry = (found: unknown): string => (found instanceof Refusal ? found.message : String(found));

// A bot in a few words: Grizelda, who remembers (vengeful).
export function introduced(bot: BotInfo): string {
  const { title } = bot;
  const about = bot.own || say(`bot-about-${bot.name}`);
  const temper = bot.temper && bot.temper !== 'even' ? say(`temper-${bot.temper}`, {}, 'name') : 'none';
  return say(bot.strength ? 'bot-character' : 'bot-plain', { title, about, temper });
}
