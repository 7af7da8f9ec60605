import { currentUser, signInByEmail } from '@inkreel/contract/api/accounts.ts';
import { getTask, listTasks } from '@inkreel/contract/api/tasks.ts';
import { ERRORS } from '@inkreel/contract/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@inkreel/contract/limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type ClientWorld, createClient } from './client.ts';

type Answer = (url: string, init: RequestInit) => Promise<Response> | Response;

function make(answer: Answer, token: string | null = 'secret') {
  const told = { signedOut: 0, notEnough: [] as unknown[] };
  const calls: { url: string; init: RequestInit }[] = [];
  const world: ClientWorld = {
    fetch: async (url, init) => {
      calls.push({ url: String(url), init: init ?? {} });
      return answer(String(url), init ?? {});
    },
    token: () => token ?? undefined,
    language: () => 'zh-CN',
    onSignedOut: () => void told.signedOut++,
    onNotEnoughPoints: (figures) => void told.notEnough.push(figures),
  };
  return { client: createClient(world), told, calls };
}

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-request-id': 'request-7' },
  });
const failure = (code: keyof typeof ERRORS, data: unknown = {}) =>
  json({ code: ERRORS[code].number, message: 'said the server', data }, ERRORS[code].status);
const never: Answer = (_url, init) =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('client', () => {
  it('returns the data of the envelope, and sends token, language and key', async () => {
    const { client, calls } = make(() => json({ code: 0, message: 'ok', data: { id: 'x' } }));
    await expect(client.call(currentUser, { idempotencyKey: 'k' })).resolves.toEqual({ id: 'x' });
    const headers = new Headers(calls[0]?.init.headers);
    expect(calls[0]?.url).toBe('/api.v1/user/current');
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept-language')).toBe('zh-CN');
    expect(headers.get('idempotency-key')).toBe('k');
  });

  it('lets small requests outlive the page, as far as browsers do', async () => {
    const { client, calls } = make(() => json({ code: 0, message: 'ok', data: {} }));
    const save = (text: string) =>
      client.call(signInByEmail, { body: { email: 'a@b.c', password: text }, outlivesPage: true });
    await save('short');
    await save('字'.repeat(21_000));
    await client.call(currentUser);
    expect(calls.map(({ init }) => init.keepalive)).toEqual([true, undefined, undefined]);
  });

  it('fills in path parameters and leaves undefined query values out', async () => {
    const { client, calls } = make(() => json({ code: 0, data: null }));
    await client.call(getTask, { params: { id: 'a/b' } });
    await client.call(listTasks, { query: { limit: 3, state: undefined } });
    expect(calls.map(({ url }) => url)).toEqual(['/api.v1/tasks/a%2Fb', '/api.v1/tasks?limit=3']);
  });

  it('sends no authorization header for a guest', async () => {
    const { client, calls } = make(() => json({ code: 0, data: null }), null);
    await client.call(signInByEmail, { body: { email: 'a@b.c', password: 'x' } });
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('keeps integers beyond 2^53 as strings', async () => {
    const text =
      '{"code":0,"data":{"id":90071992547409931,"note":"90071992547409931","small":12,"share":0.1234567890123456789}}';
    const { client } = make(() => json(text));
    await expect(client.call(currentUser)).resolves.toEqual({
      id: '90071992547409931',
      note: '90071992547409931',
      small: 12,
      share: Number('0.1234567890123456789'),
    });
  });

  it('ends the session on 401, silently', async () => {
    const { client, told } = make(() => failure('not_signed_in'));
    const error = await client.call(currentUser).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'not_signed_in', silent: true });
    expect(told).toEqual({ signedOut: 1, notEnough: [] });
  });

  it('ends the session on a 401 that is not even an envelope', async () => {
    const { client, told } = make(() => json('<html>', 401));
    await expect(client.call(currentUser)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(told.signedOut).toBe(1);
  });

  it('leaves a newer session alone when an older call answers 401', async () => {
    let token = 'old';
    let ended = 0;
    const client = createClient({
      fetch: async () => {
        token = 'new';
        return failure('not_signed_in');
      },
      token: () => token,
      language: () => 'en',
      onSignedOut: () => void ended++,
      onNotEnoughPoints: () => undefined,
    });
    await expect(client.call(currentUser)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(ended).toBe(0);
  });

  it('asks to buy on 100505, with the figures, silently', async () => {
    const figures = { needed: 80, balance: 20, missing: 60 };
    const { client, told } = make(() => failure('not_enough_points', figures));
    await expect(client.call(currentUser)).rejects.toMatchObject({ number: 100505, silent: true });
    expect(told).toEqual({ signedOut: 0, notEnough: [figures] });
  });

  it('names other failures by code, message and request number', async () => {
    const { client, told } = make(() => failure('server_busy'));
    await expect(client.call(currentUser)).rejects.toMatchObject({
      code: 'server_busy',
      message: 'said the server',
      requestId: 'request-7',
      silent: false,
    });
    expect(told).toEqual({ signedOut: 0, notEnough: [] });
  });

  it('refuses an answer 200 that is not an envelope', async () => {
    const { client } = make(() => json('[1]'));
    await expect(client.call(currentUser)).rejects.toMatchObject({ code: 'unreadable_answer' });
  });

  it('tells a broken connection from a call that was stopped', async () => {
    const broken = make(() => Promise.reject(new TypeError('fetch failed')));
    await expect(broken.client.call(currentUser)).rejects.toMatchObject({ code: 'network_error' });
    const stopped = make(never);
    const controller = new AbortController();
    const call = stopped.client.call(currentUser, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted', silent: true });
  });

  it('gives up after ten minutes', async () => {
    vi.useFakeTimers();
    const { client } = make(never);
    const call = client.call(currentUser).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await call).toMatchObject({ code: 'timeout' });
  });
});
