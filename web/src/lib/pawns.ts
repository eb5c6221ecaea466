// Each seat has a colour and a shape, so that nobody needs to tell colours apart.

export type PawnLook = { colour: string; shape: string };

export const PAWNS: PawnLook[] = [
  { colour: '#ff6b57', shape: 'M12 2 22 21H2z' },
  { colour: '#5db1ff', shape: 'M3 3h18v18H3z' },
  { colour: '#ffd34d', shape: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z' },
  { colour: '#72d98a', shape: 'M12 1 23 12 12 23 1 12z' },
  { colour: '#d59bff', shape: 'm12 1 3.2 7.3 7.8.8-5.9 5.2 1.8 7.7-6.9-4-6.9 4 1.8-7.7L1 9.1l7.8-.8z' },
  { colour: '#ff9ecb', shape: 'M8 1h8v7h7v8h-7v7H8v-7H1V8h7z' },
];
