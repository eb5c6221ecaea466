// What depends on where things lie is measured once in a frame: first everybody reads, then everybody writes.
// Reading after each write would lay out the whole page anew each time.
export type Measure = () => (() => void) | void; // reads; returns what writes

const waiting = new Map<object, Measure>();

function run(): void {
  const measures = [...waiting.values()];
  waiting.clear();
  const writes = measures.map((measure) => measure());
  for (const write of writes) write?.();
}

// Measures before the next picture; a second measure for the same key replaces the first.
export function nextFrame(key: object, measure: Measure): void {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.set(key, measure);
}
