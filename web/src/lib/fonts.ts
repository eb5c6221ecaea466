// The display type of each box, fetched when a table or card of that box is shown.

const loaders: Record<string, () => Promise<unknown>> = {
  base: () => import('@fontsource/almendra/700.css'),
  super: () => import('@fontsource/bangers/400.css'),
  oz: () => import('@fontsource/limelight/400.css'),
  'harry-potter': () => import('@fontsource/cinzel/700.css'),
  'south-park': () => import('@fontsource/chewy/400.css'),
};
const asked = new Set<string>();

export function theme(box: string): string {
  const known = box in loaders ? box : 'base';
  if (!asked.has(known)) {
    asked.add(known);
    void loaders[known]!();
  }
  return `theme-${known}`;
}
