// How a card comes onto the table. Svelte's `fly` asks for the style of each card, and the page is laid out for it.
import type { TransitionConfig } from 'svelte/transition';
import { moves } from './taste.svelte';

export function arrive(_node: Element, from: number): TransitionConfig {
  return {
    duration: moves() ? 300 : 0,
    css: (done, left) => `transform: translateY(${left * left * left * from}px); opacity: ${done}`,
  };
}
