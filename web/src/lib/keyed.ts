// Whether the reader uses the keyboard at the moment: only then is the focus led from one thing to the next.
export const hands = { keyed: false };

addEventListener('keydown', () => (hands.keyed = true), true);
addEventListener('pointerdown', () => (hands.keyed = false), true);
