import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Story } from './story.svelte';

const STEPS = 600;
const paths: string[] = [];
let broken = false;

// A game of 600 steps in which step n brings event n + 10; the first log entry is of the deal.
const log = {
  ends: Array.from({ length: STEPS + 1 }, (_, step) => step + 1),
  by: Array.from({ length: STEPS }, (_, step) => step % 3),
  events: Array.from({ length: STEPS + 1 }, (_, event) => ({ number: event + 10 })),
};

function answered(path: string): unknown {
  const url = new URL(path, 'http://table');
  if (url.pathname.endsWith('/log')) return log;
  const start = Number(url.searchParams.get('start'));
  const count = Math.min(Number(url.searchParams.get('count')), STEPS + 1 - start);
  return { states: Array.from({ length: count }, (_, at) => ({ step: start + at, owns: [] })) };
}

beforeEach(() => {
  paths.length = 0;
  broken = false;
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return broken ? new Response('{"code":"not_over"}', { status: 500 }) : new Response(JSON.stringify(answered(path)));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(seat: number | null = null): Promise<Story> {
  const story = new Story('t1', seat);
  await vi.waitFor(() => expect(story.log).not.toBeNull());
  return story;
}
const starts = () => paths.filter((path) => path.includes('/story?')).map((path) => Number(/start=(\d+)/.exec(path)![1]));

test('what is looked at is fetched first, then its neighbours, each chunk once', async () => {
  const story = await opened();
  story.need(60);
  story.need(61);
  await vi.waitFor(() => expect(starts()).toHaveLength(4));
  expect(starts()).toEqual([50, 75, 25, 100]);
  await vi.waitFor(() => expect(story.at(60)?.step).toBe(60));
  story.need(60);
  await Promise.resolve();
  expect(starts()).toHaveLength(4);
});

test('nothing is asked for before the first step or after the last', async () => {
  const story = await opened();
  story.need(0);
  story.need(STEPS);
  await vi.waitFor(() => expect(starts()).toHaveLength(5));
  expect(Math.min(...starts())).toBe(0);
  expect(Math.max(...starts())).toBe(STEPS);
});

test('a seat asks with its own eyes only', async () => {
  const story = await opened(2);
  story.need(0);
  await vi.waitFor(() => expect(story.at(0)).toBeDefined());
  expect(paths.every((path) => path.endsWith('seat=2'))).toBe(true);
});

test('far chunks are dropped when too many are kept, the near ones stay', async () => {
  const story = await opened();
  for (let step = 0; step <= STEPS; step += 25) story.need(step);
  await vi.waitFor(() => expect(story.at(STEPS)?.step).toBe(STEPS));
  const kept = Array.from({ length: STEPS / 25 + 1 }, (_, chunk) => story.at(chunk * 25)).filter(Boolean);
  expect(kept).toHaveLength(16);
  expect(story.at(0)).toBeUndefined();
});

test('a failed chunk shows its error and may be asked for again', async () => {
  const story = await opened();
  broken = true;
  story.need(0);
  await vi.waitFor(() => expect(story.error).toMatchObject({ code: 'not_over' }));
  broken = false;
  await vi.waitFor(() => {
    story.need(0);
    expect(story.at(0)?.step).toBe(0);
  });
  await vi.waitFor(() => expect(story.error).toBeNull());
});

test('the step of an event is the first one by which it had happened', async () => {
  const story = await opened();
  for (const step of [0, 1, 299, STEPS]) {
    expect(story.stepOf(step + 10)).toBe(step);
    expect(story.news(step).map((event) => event.number)).toEqual([step + 10]);
    expect(story.told(step)).toHaveLength(step + 1);
  }
});

test('a deed whose options these eyes could not see is still told with its seat', async () => {
  const story = await opened();
  expect(story.deed(0, [])).toBeNull();
  expect(story.deed(2, [])).toEqual({ by: 1, option: undefined });
  expect(story.deed(2, [[0, 0], [2, 5]])).toEqual({ by: 2, option: undefined });
});
