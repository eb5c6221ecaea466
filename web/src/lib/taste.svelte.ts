// What this person likes: kept in the browser, applied to the page.

import type { Asks } from './asking';
import type { Company } from './lobby';
import type { Speed } from './messages';

type Taste = {
  name: string;
  sex: '' | 'female' | 'male';
  light: 'auto' | 'dark' | 'light';
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  ruleNumbers: boolean;
  asks: Asks;
  language: string;
  speed: Speed;
  learning: Speed; // the speed of a guided game
  cards: 'small' | 'usual' | 'large'; // their size
  notify: boolean; // by the system, when one is needed and the page is not seen
  bots: number; // of a game against bots
  company: Company; // how strong they are
  box: string; // the box that was played last
  guided: string; // the id of the table of one's guided game
};

const KEY = 'kickdoor.taste';
const usual: Taste = {
  name: '',
  sex: '',
  light: 'auto',
  sound: true,
  motion: true,
  confirm: true,
  ruleNumbers: false,
  asks: 'fits',
  language: '',
  speed: 'normal',
  learning: 'calm',
  cards: 'usual',
  notify: false,
  bots: 3,
  company: 'easy',
  box: 'base',
  guided: '',
};

function read(): Taste {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

export const taste = $state<Taste>(read());

export const SPEEDS = ['calm', 'normal', 'brisk', 'quick'] as const satisfies Speed[];
// The speed of the game at hand: a guided one has its own.
class Tempo {
  guided = $state(false);
  get speed(): Taste['speed'] {
    return this.guided ? taste.learning : taste.speed;
  }
  set speed(speed: Taste['speed']) {
    taste[this.guided ? 'learning' : 'speed'] = speed;
  }
}
export const tempo = new Tempo();
const still = typeof matchMedia === 'undefined' ? { matches: true } : matchMedia('(prefers-reduced-motion: reduce)');

// Whether things may move: not if the system or the person says no.
export function moves(): boolean {
  return taste.motion && !still.matches;
}

export function keepTaste(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(taste));
  } catch {
    // a browser that keeps nothing forgets it; that is all
  }
  const root = document.documentElement;
  root.dataset.light = taste.light;
  root.dataset.cards = taste.cards;
  root.dataset.still = String(!moves());
}
