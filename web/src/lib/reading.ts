// What the server tells of rules and card language, as the pages read it.

export type Rule = { number: string; text: string; editions: string[] };
export type RulesPage = {
  chapters: { title: string; rules: Rule[] }[];
  editions: { id: string; name: string }[];
  differences: { what: string; cells: Record<string, string> }[];
};

export type Form = {
  form: string;
  core: boolean;
  meaning: string;
  rules: string[];
  uses: number;
  example: { box: string; card: string; sentence: string } | null;
};
export type LanguagePage = {
  kinds: { name: string; must: string[]; may: string[]; deck: string }[];
  keys: { name: string; holds: string; default: string; meaning: string }[];
  chapters: { title: string; forms: Form[] }[];
  words: { slot: string; words: string[] }[];
};

export const slug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

// A text cut where it names something: rules, `code`, *stress*.
export type Piece = { text: string; as: 'plain' | 'rule' | 'code' | 'stress' };

export function pieces(text: string): Piece[] {
  return text
    .split(/(\b[A-Z]{2,6}-\d{2}\b|`[^`]+`|\*[^*\s][^*]*\*)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (/^[A-Z]{2,6}-\d{2}$/.test(part)) return { text: part, as: 'rule' };
      if (part.startsWith('`')) return { text: part.slice(1, -1), as: 'code' };
      if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), as: 'stress' };
      return { text: part, as: 'plain' };
    });
}
