// The catalogue of messages: the same Fluent files as the terminal's, in the language of this page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { accented, bracketed } from './pseudo';

export type Fill = Record<string, FluentVariable>;

// The guide and the settings of a table bring their own messages when they are opened: see `add`.
const FILES = import.meta.glob<string>(
  [
    '../../../src/kickdoor/words/en/*.ftl',
    '!../../../src/kickdoor/words/en/terminal.ftl',
    '!../../../src/kickdoor/words/en/guide.ftl',
    '!../../../src/kickdoor/words/en/settings.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const PSEUDO = 'xx-pseudo';
const wanted = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('language');
export const language = wanted === PSEUDO ? PSEUDO : 'en';

const bundle = new FluentBundle('en', { useIsolating: false, transform: language === PSEUDO ? accented : (text) => text });
export const add = (text: string): void => void bundle.addResource(new FluentResource(text));
Object.values(FILES).forEach(add);

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
