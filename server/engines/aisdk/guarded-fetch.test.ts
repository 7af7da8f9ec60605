import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FetchRules, guardedFetch } from './guarded-fetch.ts';
import { json, type ProviderServer, startProviderServer } from './testing/provider-server.ts';

let server: ProviderServer;
const rules: FetchRules = { limit: 100_000, fetchResult: async () => Buffer.from('a result') };
const submit = { method: 'POST', body: '{}', headers: { prefer: 'wait' } };
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.stop());

test('exactly one submit is let through, whatever the package does', async () => {
  const { fetch, exchange } = guardedFetch(rules);
  server.replies.push(json(429, {}, { 'retry-after': '7' }));
  await fetch(`${server.origin}/openai/images`, submit);
  expect(exchange).toEqual({ sent: true, neverSent: false, status: 429, retryAfterMs: 7000 });
  await expect(fetch(`${server.origin}/openai/images`, submit)).rejects.toThrow('a call submits once');
  expect(server.calls).toHaveLength(1);
});

test('an answer that is too large is ended', async () => {
  const { fetch } = guardedFetch(rules);
  server.fail('endless');
  const answer = await fetch(`${server.origin}/openai/images`, submit);
  await expect(answer.text()).rejects.toThrow('an answer of more than 100000 bytes');
});

test('an answer with too many parts for pictures is ended, even if it arrives piece by piece', async () => {
  const { fetch } = guardedFetch({ ...rules, parts: 1000 });
  server.replies.push(json(200, { data: [{ b64_json: 'A'.repeat(90_000) }] }));
  expect(await (await fetch(`${server.origin}/openai/images`, submit)).json()).toHaveProperty('data');
  const bomb = guardedFetch({ ...rules, parts: 1000 });
  server.replies.push({ status: 200, body: `[${'[],'.repeat(20_000)}0]` });
  const answer = await bomb.fetch(`${server.origin}/openai/images`, submit);
  await expect(answer.text()).rejects.toThrow('an answer of more than 1000 parts');
});

test('files are extracted from an answer, within its limits', async () => {
  const takesFiles = { ...rules, parts: 1000, takesFiles: true };
  const { fetch, files } = guardedFetch(takesFiles);
  const file = Buffer.alloc(60_000, 7);
  server.replies.push(json(200, { data: [{ b64_json: file.toString('base64') }], created: 1 }));
  const answer = (await (await fetch(`${server.origin}/openai/images`, submit)).json()) as never;
  expect([...files]).toEqual([[expect.any(String), file]]);
  expect(answer).toEqual({ data: [{ b64_json: [...files.keys()][0] }], created: 1 });
  for (const [body, refusal] of [
    [`[${'[],'.repeat(20_000)}0]`, 'an answer of more than 1000 parts'],
    ['"'.repeat(200_000), 'an answer of more than 100000 bytes'],
  ] as const) {
    const bomb = guardedFetch(takesFiles);
    server.replies.push({ status: 200, body });
    const read = await bomb.fetch(`${server.origin}/openai/images`, submit);
    await expect(read.text()).rejects.toThrow(refusal);
  }
});

test('a refusal keeps its message', async () => {
  const { fetch, files } = guardedFetch({ ...rules, takesFiles: true });
  const body = { error: { message: 'A'.repeat(8000) } };
  server.replies.push(json(400, body));
  expect(await (await fetch(`${server.origin}/openai/images`, submit)).json()).toEqual(body);
  expect(files.size).toBe(0);
});

test('a redirect is not followed with the key', async () => {
  const { fetch, exchange } = guardedFetch(rules);
  server.fail('moved');
  await expect(fetch(`${server.origin}/openai/images`, submit)).rejects.toThrow();
  expect(server.calls).toHaveLength(1);
  expect(exchange).toEqual({ sent: true, neverSent: false });
});

test('results are fetched under the rules of all downloads', async () => {
  const { fetch } = guardedFetch(rules);
  expect(await (await fetch(`${server.origin}/made/a.png`)).text()).toBe('a result');
  expect(server.calls).toEqual([]);
});

test('an operation is stored without waiting for its result', async () => {
  const { fetch, exchange } = guardedFetch({ ...rules, keepsAnswer: true });
  await expect(fetch(`${server.origin}/replicate/predictions`, submit)).rejects.toThrow(
    'the operation is taken',
  );
  expect(JSON.parse(exchange.answer ?? '')).toMatchObject({ id: 'op-1' });
  expect(server.submits[0]?.headers).not.toHaveProperty('prefer');
});

test.each([
  ['127.0.0.1', false],
  ['nowhere.invalid', true],
])('a forbidden address is not contacted: %s', async (host, neverSent) => {
  const { fetch, exchange } = guardedFetch({ ...rules, mayReach: () => false });
  await expect(fetch(`https://${host}/v1`, submit)).rejects.toThrow('does not lead to a public address');
  expect(exchange).toEqual({ sent: false, neverSent, ...(neverSent ? {} : { isForbidden: true }) });
});
