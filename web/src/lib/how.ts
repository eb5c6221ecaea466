// The page "How to play": its parts in order, the rules that each stands on, and which cards are its pictures.
import type { FaceView, Kind } from './messages';

// Something that is drawn, a card of a kind, or an emblem.
export type Picture = 'levels' | 'decks' | 'slots' | 'sum' | 'dice' | 'turn' | Kind | `icon:${string}`;
export const DRAWN = ['levels', 'decks', 'slots', 'sum', 'dice', 'turn'];
export type HowPart = { id: string; picture: Picture; rules: string[] };

export const PARTS: HowPart[] = [
  { id: 'goal', picture: 'levels', rules: ['WIN-01', 'SET-03', 'LVL-03'] },
  { id: 'cards', picture: 'decks', rules: ['SET-02', 'DECK-04'] },
  { id: 'wear', picture: 'slots', rules: ['ITEM-01', 'ITEM-02', 'CMB-01'] },
  { id: 'turn', picture: 'turn', rules: ['TURN-02', 'TURN-03', 'TURN-04', 'TURN-07'] },
  { id: 'fight', picture: 'sum', rules: ['CMB-01', 'CMB-02', 'CMB-04', 'REW-01'] },
  { id: 'help', picture: 'icon:shaking-hands', rules: ['HELP-01', 'HELP-02', 'HELP-03', 'HELP-06'] },
  { id: 'meddle', picture: 'enhancer', rules: ['INT-01', 'CMB-06', 'ENH-01', 'TIME-07'] },
  { id: 'run', picture: 'dice', rules: ['RUN-01', 'RUN-02', 'RUN-03'] },
  { id: 'curse', picture: 'curse', rules: ['CURSE-01', 'LVL-01'] },
  { id: 'death', picture: 'icon:death-skull', rules: ['DEATH-01', 'DEATH-04', 'DEATH-07'] },
  { id: 'sell', picture: 'level_up', rules: ['SELL-01', 'SELL-02', 'GUAL-01'] },
];

// What a box adds. Other boxes have only what all have.
export const ADDED: Record<string, HowPart[]> = {
  base: [
    { id: 'race', picture: 'race', rules: ['CLS-01', 'CLS-09', 'HELP-06'] },
    { id: 'companion', picture: 'steed', rules: ['CMP-01', 'STEED-01'] },
    { id: 'thief', picture: 'class', rules: ['INT-02', 'META-04'] },
    { id: 'loot', picture: 'icon:open-treasure-chest', rules: ['TURN-04'] },
  ],
  super: [
    { id: 'power', picture: 'power', rules: ['POW-01', 'POW-03'] },
    { id: 'origin', picture: 'origin', rules: ['POW-04'] },
    { id: 'curse', picture: 'curse', rules: ['META-03'] },
  ],
  oz: [
    { id: 'track', picture: 'icon:path-distance', rules: ['RULE-38'] },
    { id: 'companion', picture: 'companion', rules: ['CMP-01', 'RUN-06'] },
  ],
  'harry-potter': [
    { id: 'house', picture: 'house', rules: ['SET-04', 'DEATH-01'] },
    { id: 'power', picture: 'power', rules: ['POW-01', 'POW-03'] },
    { id: 'monster', picture: 'monster', rules: ['TAG-01'] },
  ],
  'south-park': [
    { id: 'kid', picture: 'kid', rules: ['SET-03', 'SET-04', 'DEATH-08'] },
    { id: 'turf', picture: 'turf', rules: ['TURF-01'] },
    { id: 'companion', picture: 'companion', rules: ['CMP-01', 'RUN-06'] },
  ],
};

const written = (face: FaceView) => [...(face.always ?? []), ...(face.bad_stuff ?? []), ...(face.play?.does ?? [])].join(' ').length;

// A card of a kind that is read quickly: the one with the fewest words, but some.
export function shown(faces: FaceView[], kind: Kind): FaceView | undefined {
  return faces.filter((face) => face.kind === kind).toSorted((one, other) => (written(one) || 1000) - (written(other) || 1000))[0];
}

export type Sum = { monster: FaceView; item: FaceView; level: number };

// Sentences that begin with a figure may change the strength that is printed large; a picture does without them if it can.
const figures = (face: FaceView) => (face.always ?? []).filter((sentence) => /^[+−]/.test(sentence)).length;

// A fight that is just won: a monster that is no match for an Item that anybody may wear, and the Level it takes.
export function sum(faces: FaceView[]): Sum | undefined {
  const simplest = (found: FaceView[], by: (face: FaceView) => number) =>
    found.toSorted((one, other) => figures(one) - figures(other) || by(one) - by(other) || written(one) - written(other))[0];
  const monster = simplest(faces.filter((face) => face.kind === 'monster' && (face.level ?? 0) >= 4), (face) => face.level ?? 0);
  const least = monster?.level ?? 0;
  const worn = faces.filter((face) => face.kind === 'item' && face.slot && face.bonus && face.bonus < least && !face.only?.length && !face.not_for?.length);
  const item = simplest(worn, (face) => -(face.bonus ?? 0));
  return monster && item ? { monster, item, level: least + 1 - (item.bonus ?? 0) } : undefined;
}
