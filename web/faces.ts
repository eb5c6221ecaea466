// Vite's part of the typefaces: makes the rules of faces.css from one line for each.
import type { Plugin } from 'vite';

// The letters of each file of @fontsource, and those of our own files (letters.txt of README.md).
const RARE = 'U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113';
const LATIN = 'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const FIRST = 'U+20-7E, U+B7, U+C4, U+D6-D7, U+DC, U+DF-E0, U+E4, U+E7-EA, U+F1, U+F6, U+FC, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+2212';

const rule = (name: string, weight: string, file: string, letters: string) => `@font-face {
  font-family: '${name}';
  src: url('${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${letters};
}`;

// The letters of the name of a box, which the lobby shows: a file of its own, so that the others wait for their table.
const lettersOf = (title: string) => [...new Set(title)].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(', ');

function rules(name: string, weight: string, file: string, has: string[], title = ''): string {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const whole = (part: string) => `../../node_modules/@fontsource/${id}/files/${id}-${part}-${weight}-normal.woff2`;
  const rare = has.includes('latin-ext') ? [rule(name, weight, whole('latin-ext'), RARE)] : [];
  const titled = title ? [rule(name, weight, `./${file}-title.woff2`, lettersOf(title))] : [];
  return [...rare, rule(name, weight, whole('latin'), LATIN), rule(name, weight, `./${file}.woff2`, FIRST), ...titled].join('\n');
}

// `@typeface 'Name' WEIGHT FILE latin latin-ext "Title";`: the files of @fontsource that there are, and the name of a box.
export const faces: Plugin = {
  name: 'faces',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/fonts/faces.css')) return undefined;
    return code.replace(/@typeface '(.+?)' (\d+) ([\w-]+) ([\w -]+?)(?: "(.+?)")?;/g, (_, name, weight, file, has, title) => rules(name, weight, file, has.split(' '), title));
  },
};
