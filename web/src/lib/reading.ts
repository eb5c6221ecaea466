// Texts of the rules and the card language, cut where they name something.

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

// A message of the catalogue with <a>marks</a>: its parts, each with the name of its mark.
export type Part = { text: string; mark: string };

export function marked(text: string): Part[] {
  return text
    .split(/(<(\w+)>.*?<\/\2>)/)
    .filter((part, index) => part && index % 3 !== 2)
    .map((part) => {
      const found = /^<(\w+)>(.*)<\/\1>$/.exec(part);
      return found ? { text: found[2]!, mark: found[1]! } : { text: part, mark: '' };
    });
}
