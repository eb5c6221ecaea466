// A game against bots, begun at once: as many and as strong as this browser has chosen.
import { here } from './here.svelte';
import { sit } from './fairness';
import { crew } from './lobby';
import type { Menu } from './messages';
import { openTable, post } from './server';
import { keepTaste, taste } from './taste.svelte';
import { say } from './words';

export async function beginNow(box: string, menu: Menu | null): Promise<void> {
  const bots = ['', ...crew(menu?.bots ?? [], taste.bots, taste.company)];
  taste.box = box;
  keepTaste();
  const { table } = await openTable({ boxes: [box], bots, public: false });
  await sit(table, { name: taste.name || say('newcomer'), sex: taste.sex });
  await post(`/tables/${table}/begin`);
  here.go(`/t/${table}`);
}
