// The HTTP part of the server: what it answers, or its refusal as an error.
import type { Phrase } from './messages';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule: string,
  ) {
    super(sentence);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('gone', 'The server does not answer. It may be restarting.', '');
  }
  if (answer.status === 204) return undefined as T;
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(found.code ?? 'unknown', found.sentence ?? answer.statusText, found.rule ?? '');
  return found as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

export type Menu = {
  boxes: { id: string; name: string }[];
  settings: { name: string; default: boolean | number | string; about: string }[];
  clocks: { name: string; about: string }[];
  bots: { name: string; title: string; about: string; strength: string; temper: string }[];
  phrases: { name: Phrase; text: string; icon: string }[]; // with an icon: an emote
  players: [number, number];
};

// A bot in a few words: Grizelda, who remembers (vengeful).
export const introduced = (bot: Menu['bots'][number]) =>
  `${bot.title}${bot.strength ? ',' : ':'} ${bot.about}${bot.temper && bot.temper !== 'even' ? ` (${bot.temper})` : ''}`;
