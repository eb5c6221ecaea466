// Vite's part of the catalogue: the Fluent files of each language, put together as the page fetches them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = new URL('../src/kickdoor/words/', import.meta.url);
// What comes only with a part of the page that is opened; all else comes first, but for the terminal's words.
const LATER = ['guide', 'how', 'scenes', 'settings'];
const NEVER = ['terminal'];

const languages = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/page.ftl`, FOLDER)))
    .map((entry) => entry.name);

// The messages of a file by their ids, without comments and with the least indentation.
function read(language: string, name: string): Map<string, string> {
  const file = new URL(`${language}/${name}.ftl`, FOLDER);
  const text = existsSync(file) ? readFileSync(file, 'utf-8') : '';
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#')).map((line) => line.replace(/^ +/, ' '));
  return new Map(lines.join('\n').split(/\n(?=[a-z-])/).filter(Boolean).map((message) => [message.split(' =')[0]!, message]));
}

// A file of a language; what it lacks is in English.
const messages = (language: string, name: string): string => [...new Map([...read('en', name), ...read(language, name)]).values()].join('\n');

const files = (part: string) =>
  part !== 'first' ? [part] : readdirSync(new URL('en/', FOLDER)).map((file) => file.replace('.ftl', '')).filter((name) => ![...LATER, ...NEVER].includes(name));

// `words:all` says how each part of each language is fetched; `words:guide` brings the guide's in the page's language.
export const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0words:')) return undefined;
    const [part = '', language] = id.slice('\0words:'.length).split('-in-');
    if (language) return `export default ${JSON.stringify(files(part).map((name) => messages(language, name)).join('\n'))}`;
    if (part !== 'all') return `import { bring } from '/src/lib/catalogue.ts'; await bring('${part}');`;
    const parts = (one: string) => ['first', ...LATER].map((name) => `${name}: () => import('words:${name}-in-${one}')`);
    return `export default { ${languages().map((one) => `${JSON.stringify(one)}: { ${parts(one).join(', ')} }`).join(', ')} }`;
  },
};
