// Where on a wide screen the news stands: in the middle of the table, beside a fight, whose totals stay in sight, and
// never over what is to be chosen. Null: there is no such place, and it stands small over the oldest lines of the log.
export type Spot = { left: number; top: number; width: number; height: number };

const TAKEN = '.haggling > *, .draft, .room :is(.spread, .body, .over, [data-verb=looked])';
const [LEAST, LOW] = [15, 7]; // how wide and how high it has to be to be read, in rem
const GAP = 8;

export function spot(table: Element): Spot | null {
  const room = table.querySelector('.room');
  if (!room || table.querySelector(TAKEN)) return null;
  const free = room.getBoundingClientRect();
  let { left, top, right } = free;
  const banner = room.querySelector('.stop')?.getBoundingClientRect();
  if (banner) top = banner.bottom + GAP;
  const sums = room.querySelector('.fight .sums')?.getBoundingClientRect();
  const scales = room.querySelector('.fight .scales')?.getBoundingClientRect();
  // A monster that may be chosen stays in sight: then it is the list of numbers that gives way.
  if (sums && scales && room.querySelector('.foes [data-word]')) [left, right, top] = [sums.left, sums.right, scales.bottom + GAP];
  else if (sums) right = sums.left - GAP;
  const [width, height] = [right - left, free.bottom - top];
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (width < LEAST * rem || height < LOW * rem) return null;
  return { left: left - free.left, top: top - free.top, width, height };
}
