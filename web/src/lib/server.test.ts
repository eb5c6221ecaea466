import { afterEach, expect, test, vi } from 'vitest';
import { get, post, Refusal } from './server';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: string) => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(status === 204 ? null : body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const refusal = (wait: Promise<unknown>) => wait.then(() => null, (found: unknown) => found);

test('a refusal of the server is thrown with its code, in the words of the catalogue', async () => {
  answers(409, JSON.stringify({ code: 'taken', seat: 1 }));
  const found = await refusal(get('/tables/1'));
  expect(found).toBeInstanceOf(Refusal);
  expect(found).toMatchObject({ code: 'taken', message: 'Seat 2 is taken.' });
});

test('an error that is not JSON is still a refusal', async () => {
  answers(502, '<html>bad gateway</html>');
  expect(await refusal(get('/tables/1'))).toMatchObject({ code: 'not_understood' });
});

test('a server that cannot be reached is a refusal named gone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await refusal(get('/tables/1'))).toMatchObject({ code: 'gone' });
});

test('a body is sent as JSON, and no body without a content type', async () => {
  const fetched = answers(200, '{"ok":true}');
  expect(await post('/tables', { box: 'base' })).toEqual({ ok: true });
  expect(fetched.mock.calls[0]).toEqual([
    '/api/tables',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"box":"base"}' },
  ]);
  await get('/menu');
  expect(fetched.mock.calls[1]![1]).toEqual({ method: 'GET', headers: {}, body: undefined });
});

test('an answer without content is undefined', async () => {
  answers(204, '');
  expect(await get('/tables/1')).toBeUndefined();
});
