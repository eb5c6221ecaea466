// The catalogue of messages: the same Fluent files as the terminal's, in the language of this page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import WORDS from 'words:all';
import { chosen, ENGLISH, kept, PSEUDO } from './language';
import { accented, bracketed } from './pseudo';

export type Fill = Record<string, FluentVariable>;

export const languages = Object.keys(WORDS);
const page = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('language');
export const language = typeof location === 'undefined' ? ENGLISH : chosen(languages, page, kept(), navigator.languages);
export const spoken = language === PSEUDO ? ENGLISH : language;

const bundle = new FluentBundle(spoken, {
  useIsolating: false,
  functions: { CAPITAL: ([text]) => String(text).slice(0, 1).toUpperCase() + String(text).slice(1) }, // a text with its first letter large
  transform: language === PSEUDO ? accented : (text) => text });
export const add = (text: string): void => void bundle.addResource(new FluentResource(text));
// Fetches a part of the catalogue in the language of this page. Nothing of the page runs before it has the first one.
export const bring = async (part: 'first' | 'because' | 'ending' | 'guide' | 'how' | 'pages' | 'refusals' | 'replay' | 'scenes' | 'settings'): Promise<void> => add((await WORDS[spoken]![part]()).default);
await bring('first');

export const has = (id: string, attribute = ''): boolean => {
  const message = bundle.getMessage(id);
  return attribute ? !!message?.attributes[attribute] : !!message;
};

// A message, or one of its attributes, filled in. One that is missing shows its own name, so that it is found.
export function say(id: string, fill: Fill = {}, attribute = ''): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return attribute ? `${id}.${attribute}` : id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, fill, errors).replace(/[ \n]+/g, ' ').trim();
  for (const error of errors) console.error(`${id}: ${error.message}`); // a test of the page fails
  return language === PSEUDO ? bracketed(text) : text;
}
