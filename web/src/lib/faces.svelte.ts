// Cards as they are printed, fetched box by box: the page has no card text of its own.
import { get } from './server';

export type Ability = { name?: string; when?: string; cost?: string; does?: string[]; text?: string[] };
export type Face = {
  id: string;
  box: string;
  name: string;
  kind: string;
  kind_word: string;
  deck: string;
  level?: number;
  rank?: number;
  bonus?: number;
  treasures?: number;
  levels?: number;
  slot?: string;
  big?: boolean;
  value?: number;
  copies?: number;
  icon?: string;
  flavour?: string;
  faq?: string[];
  lines?: string[];
  tags?: string[];
};

class Faces {
  private known = $state.raw(new Map<string, Face>());
  private asked = new Set<string>();

  async load(box: string): Promise<void> {
    if (this.asked.has(box)) return;
    this.asked.add(box);
    try {
      const found = await get<Face[]>(`/boxes/${encodeURIComponent(box)}/cards`);
      const known = new Map(this.known);
      for (const face of found) known.set(`${box}/${face.name}`, face);
      this.known = known;
    } catch {
      this.asked.delete(box);
    }
  }

  of(box: string, name: string): Face | undefined {
    const face = this.known.get(`${box}/${name}`);
    if (!face) void this.load(box);
    return face;
  }

  // By name alone, for the log: whichever of the boxes has it.
  named(name: string, boxes: string[]): Face | undefined {
    for (const box of boxes) {
      const face = this.of(box, name);
      if (face) return face;
    }
    return undefined;
  }
}

export const faces = new Faces();
