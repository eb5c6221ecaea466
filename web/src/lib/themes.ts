// The class of each box's theme: its type, colours and board. A box without one has base's.
const BOXES = ['base', 'super', 'oz', 'harry-potter', 'south-park'];

export const theme = (box: string): string => `theme-${BOXES.includes(box) ? box : 'base'}`;
