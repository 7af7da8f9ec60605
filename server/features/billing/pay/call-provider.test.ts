import { afterEach, expect, test, vi } from 'vitest';
import { callProvider, notGenuine, refused, unavailable } from './call-provider.ts';

const ADDRESS = 'https://provider.test/orders';
/** Limit of an answer, in bytes. */
const LONGEST = 1024 * 1024;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const answerWith = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
const failure = () => callProvider(ADDRESS, { method: 'GET', headers: {} }).catch((error: unknown) => error);

test('a call identifies itself and the accepted type, and does not follow redirects', async () => {
  const fetched = answerWith(() => Response.json({}));
  await callProvider(ADDRESS, { method: 'GET', headers: {} });
  await callProvider(ADDRESS, { method: 'POST', headers: { accept: 'text/plain' }, body: 'words' });
  expect(fetched.mock.calls).toMatchObject([
    [
      ADDRESS,
      { method: 'GET', headers: { 'user-agent': 'inkreel', accept: 'application/json' }, redirect: 'error' },
    ],
    [ADDRESS, { method: 'POST', headers: { accept: 'text/plain' }, body: 'words', redirect: 'error' }],
  ]);
});

test('an answer may be a mebibyte, and no longer', async () => {
  let bytes = LONGEST;
  answerWith(() => new Response(Buffer.alloc(bytes)));
  expect((await callProvider(ADDRESS, { method: 'GET', headers: {} })).body).toHaveLength(LONGEST);
  bytes += 1;
  expect(await failure()).toMatchObject({
    code: 'payment_unavailable',
    cause: { message: expect.stringContaining('too long') },
  });
});

test.each([
  [404, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('an answer with status %i counts as out of reach: %s', async (status, isAway) => {
  answerWith(() => new Response('{}', { status }));
  expect(await failure()).toMatchObject(isAway ? { code: 'payment_unavailable' } : { status });
});

test.each([
  [undefined, undefined],
  ['0', 1],
  ['7', 7],
  ['12', 12],
  ['86400', 3600],
  ['in a while', undefined],
  ['Mon, 23 Nov 2026 10:01:30 GMT', 90],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 1],
])('Retry-After: %s is read as %s seconds', async (header, retryAfter) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  answerWith(() => new Response('', { status: 429, headers: header ? { 'retry-after': header } : {} }));
  expect(await failure()).toMatchObject({ code: 'payment_unavailable', retryAfter });
});

test('the cause of a failure is kept for the log', async () => {
  const cause = new TypeError('nobody listens');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
  expect(await failure()).toMatchObject({ code: 'payment_unavailable', cause });
  for (const say of [unavailable, refused, notGenuine])
    expect(say('the reason')).toMatchObject({ cause: { message: 'the reason' } });
});
