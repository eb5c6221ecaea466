// Sounds made on the spot, none sampled: a few notes for each thing that happens.
import { taste } from './taste.svelte';

type Note = [frequency: number, start: number, length: number, shape?: OscillatorType, loud?: number];
const SOUNDS: Record<string, Note[]> = {
  yours: [[660, 0, 0.09], [880, 0.1, 0.16]],
  door: [[90, 0, 0.25, 'square', 0.5], [60, 0.08, 0.3, 'sawtooth', 0.4]],
  play: [[420, 0, 0.06, 'triangle'], [520, 0.05, 0.08, 'triangle']],
  die: [[300, 0, 0.03, 'square', 0.2], [260, 0.06, 0.03, 'square', 0.2], [340, 0.12, 0.03, 'square', 0.2], [220, 0.19, 0.05, 'square', 0.25]],
  level_up: [[523, 0, 0.1], [659, 0.1, 0.1], [784, 0.2, 0.2]],
  level_down: [[400, 0, 0.12, 'sawtooth', 0.3], [300, 0.12, 0.2, 'sawtooth', 0.3]],
  curse: [[180, 0, 0.3, 'sawtooth', 0.35], [170, 0, 0.3, 'sawtooth', 0.35]],
  stab: [[900, 0, 0.05, 'sawtooth', 0.4], [240, 0.07, 0.25, 'sawtooth', 0.4], [120, 0.1, 0.3, 'square', 0.3]],
  meddle: [[330, 0, 0.1, 'sawtooth', 0.3], [311, 0.12, 0.1, 'sawtooth', 0.3], [294, 0.24, 0.22, 'sawtooth', 0.3]],
  loot: [[1318, 0, 0.05, 'triangle'], [1568, 0.07, 0.05, 'triangle'], [1318, 0.15, 0.05, 'triangle'], [1976, 0.22, 0.16, 'triangle']],
  stop: [[740, 0, 0.14, 'square', 0.35], [554, 0.16, 0.14, 'square', 0.35], [740, 0.32, 0.14, 'square', 0.35], [554, 0.48, 0.24, 'square', 0.35]],
  death: [[220, 0, 0.3, 'sawtooth', 0.3], [165, 0.25, 0.3, 'sawtooth', 0.3], [110, 0.5, 0.6, 'sawtooth', 0.35]],
  win: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.5]],
};
let context: AudioContext | null = null;

export function sound(name: string): void {
  const notes = SOUNDS[name];
  if (!notes || !taste.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const [frequency, start, length, shape = 'sine', loud = 0.6] of notes) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      const at = context.currentTime + start;
      tone.type = shape;
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0.14 * loud, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
    }
  } catch {
    // a browser without sound is quiet
  }
}
