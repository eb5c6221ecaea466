// Vite's part of the catalogue: the Fluent files of each language, put together as the page fetches them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = new URL('../src/kickdoor/words/', import.meta.url);
// What comes only with a part of the page that is opened; all else comes first, but for words of others.
const LATER = ['because', 'ending', 'guide', 'how', 'pages', 'refusals', 'replay', 'scenes', 'settings'];
const NEVER = ['terminal', 'offline'];

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

// The page that the service worker shows without a connection: it has all languages in it, for it can fetch nothing.
function offline(): string {
  const said = Object.fromEntries(languages().map((one) => [one, [...new Map([...read('en', 'offline'), ...read(one, 'offline')]).values()].map((message) => message.split(' = ')[1])]));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>kickdoor</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 2rem; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif; background: #191210; color: #f4ecdf; }
  svg { width: 9rem; margin: auto; }
  h1 { margin: 0; }
  p { margin: 0; max-width: 28rem; }
  button { font: inherit; font-weight: 700; justify-self: center; padding: 0.7rem 1.6rem; border: 0; border-radius: 0.7rem; background: #f3b13c; color: #241503; }
</style>
${readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf-8')}
<h1></h1>
<p></p>
<button onclick="location.reload()"></button>
<script>
  const said = ${JSON.stringify(said)};
  const wanted = [JSON.parse(localStorage.getItem('kickdoor.taste') ?? '{}').language, ...navigator.languages].map((one) => (one ?? '').slice(0, 2));
  const language = wanted.find((one) => one in said) ?? 'en';
  document.documentElement.lang = language;
  ['h1', 'p', 'button'].forEach((where, place) => (document.querySelector(where).textContent = said[language][place]));
</script>
</html>
`;
}

// `words:all` says how each part of each language is fetched; `words:guide` brings the guide's in the page's language.
export const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline() });
  },
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
