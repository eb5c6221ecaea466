// Cards as they are printed, fetched box by box: the page has no card text of its own.
import { spoken } from './catalogue';
import { ENGLISH } from './language';
import type { BoxTexts, FaceView } from './messages';
import { get } from './server';
import { texts } from './texts.svelte';

class Faces {
  private known = $state.raw(new Map<string, FaceView>());
  private asked = new Set<string>();
  private tried = $state.raw(new Set<string>()); // boxes that have come, or could not be fetched

  async load(box: string): Promise<void> {
    if (this.asked.has(box)) return;
    this.asked.add(box);
    try {
      const path = `/boxes/${encodeURIComponent(box)}`;
      const [found, said] = await Promise.all([
        get<FaceView[]>(`${path}/cards`),
        spoken === ENGLISH ? null : get<BoxTexts>(`${path}/texts?language=${spoken}`),
      ]);
      if (said) texts.add(said.texts);
      const known = new Map(this.known);
      for (const face of found) known.set(`${box}/${face.name}`, face);
      this.known = known;
    } catch {
      this.asked.delete(box);
    }
    this.tried = new Set([...this.tried, box]);
  }

  // Whether cards of these boxes can be shown as they are printed: before, a page would show them without their words.
  ready(boxes: string[]): boolean {
    return boxes.every((box) => this.tried.has(box));
  }

  of(box: string, name: string): FaceView | undefined {
    const face = this.known.get(`${box}/${name}`);
    if (!face) void this.load(box);
    return face;
  }

  // By name alone, for the log: whichever of the boxes has it.
  named(name: string, boxes: string[]): FaceView | undefined {
    for (const box of boxes) {
      const face = this.of(box, name);
      if (face) return face;
    }
    return undefined;
  }
}

export const faces = new Faces();
