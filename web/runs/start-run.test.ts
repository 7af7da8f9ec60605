import { cancelTask, getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onDocumentNews } from '../documents/document-news.ts';
import { ApiError } from '../lib/api-error.ts';
import { resumeUnsent } from './resume-unsent.ts';
import { cancelRun, pollEvents, putRun, takeEvent } from './run-store.ts';
import { startAgain } from './start-again.ts';
import { startRun } from './start-run.ts';
import { placeholderOf, type UnsentRun, unsentOfEarlierPages, unsentOfThisPage } from './unsent-runs.ts';

interface Sent {
  path: string;
  params?: { id?: string };
  body?: unknown;
  idempotencyKey?: string;
  respondAsync?: true;
}
const sent: Sent[] = [];
let answer: (sent: Sent) => unknown;

// Earlier test files of this thread have loaded these modules without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
vi.mock('../lib/client.ts', () => ({
  call: async ({ path }: { path: string }, options: Omit<Sent, 'path'>) => {
    const one = { path, ...options };
    sent.push(one);
    const data = answer(one);
    if (data instanceof Error) throw data;
    return data;
  },
}));
let online = true;
/** Replaces a pause: it ends with the next turn, as when the connection is back. */
let pause: () => void = () => undefined;
vi.mock('../lib/online.ts', () => ({
  isOnline: () => online,
  untilOnline: (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      pause();
      setTimeout(resolve, 0);
    }),
}));
const stored = new Map<string, string>();

const SUBMIT = '/cloud/request/ai/image/text2image';
const ID = '0190d3c0-0000-7000-8000-000000000001';
const input = { prompt: 'A red mug', width: 1024, height: 1024, count: 2, quality: 'standard' };
/** What is sent: the price that was shown goes with it. */
const body = { ...input, expected_points: 40 };
const taken = { output: { task_id: ID, task_status: 'PENDING' }, request_id: 'r' };

const UNSENT: UnsentRun = {
  key: 'k0',
  toolId: tool.id,
  input,
  quoted: { points: 40, pointsEach: 20 },
  projectId: null,
  createdAt: '2026-01-01T00:00:00Z',
  state: 'sending',
};

let client: QueryClient;
const start = () => startRun(client, tool, input, { points: 40, pointsEach: 20 });
const runs = () => client.getQueryData<TaskRecord[]>(['runs']) ?? [];

beforeEach(() => {
  sent.length = 0;
  online = true;
  pause = () => undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  client = new QueryClient();
});

test('a placeholder is there at once and becomes the run, with one request', async () => {
  answer = () => taken;
  const answered = start();
  expect(runs()).toHaveLength(1);
  expect(runs()[0]).toMatchObject({ state: 'PENDING', candidates: [0, 0], receipt: { quoted: 40 } });
  expect(await answered).toBe(ID);
  expect(runs()).toMatchObject([{ id: ID, state: 'PENDING', candidates: [0, 0] }]);
  expect(sent).toMatchObject([{ path: SUBMIT, respondAsync: true }]);
});

test('what the stream reported of the run before the answer came is kept', async () => {
  const ended: TaskRecord = { ...placeholderOf(UNSENT), id: ID, state: 'SUCCEEDED', progress: 1 };
  answer = () => {
    putRun(client, ended);
    return taken;
  };
  await start();
  expect(runs()).toEqual([ended]);
});

test('the chosen engine goes with the run, and with the attempt of a later page', async () => {
  answer = () => taken;
  await startRun(client, tool, input, { points: 70, pointsEach: 35 }, { engine: 'far' });
  await start();
  expect(sent.map(({ body }) => body)).toEqual([{ ...body, engine: 'far', expected_points: 70 }, body]);
  await resumeUnsent(client, [{ ...UNSENT, engine: 'far' }], () => undefined);
  expect(sent[2]).toMatchObject({ idempotencyKey: 'k0', body: { ...body, engine: 'far' } });
});

test('a step of a tool is sent to its own path, also by a later page', async () => {
  answer = () => taken;
  const path = '/cloud/request/ai/video/translate/lines';
  await startRun(client, tool, input, { points: 40, pointsEach: 40 }, { path });
  await resumeUnsent(client, [{ ...UNSENT, path }], () => undefined);
  expect(sent).toMatchObject([
    { path, body, respondAsync: true },
    { path, body, idempotencyKey: 'k0' },
  ]);
});

describe('the chosen project', () => {
  const org_user = { org_id: 'o1', user_type: 'member' };
  const stored = new Map([['inkreel.project.o1', 'p1']]);
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    answer = () => taken;
    client.setQueryData(['user'], { org_user });
  });

  test.each([
    ['goes with the run', undefined, 'p1'],
    ['goes with the run while it is open', ['p0', 'p1'], 'p1'],
    ['is left out once it is archived', ['p0'], undefined],
  ])('%s', async (_, open, project) => {
    if (open) client.setQueryData(['projects', org_user], { items: open.map((id) => ({ id })) });
    const ended = start();
    expect(runs()[0]?.project_id).toBe(project ?? null);
    expect(runs()[0]?.input).toEqual(input);
    await ended;
    expect(sent[0]?.body).toEqual(project === undefined ? body : { ...body, project_id: project });
  });

  test('of another organisation is ignored', async () => {
    client.setQueryData(['user'], { org_user: { ...org_user, org_id: 'o2' } });
    await start();
    expect(sent[0]?.body).toEqual(body);
  });
});

test('a cancel before the server has answered reaches the run', async () => {
  answer = ({ path }) => (path === SUBMIT ? taken : { ...runs()[0], state: 'CANCELED' });
  const ended = start();
  await cancelRun(client, runs()[0]?.id ?? '');
  await ended;
  expect(sent.map(({ path }) => path)).toEqual([SUBMIT, cancelTask.path]);
  expect(runs()).toMatchObject([{ id: ID, state: 'CANCELED' }]);
});

test('a network that fails twice is tried again under the same key', async () => {
  answer = () => (sent.length < 3 ? new ApiError('network_error') : taken);
  await start();
  const keys = sent.filter(({ path }) => path === SUBMIT).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a run that the browser cannot keep is warned about while it is sent', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const asked: boolean[] = [];
  answer = () => {
    asked.push(isAsked());
    return taken;
  };
  await start();
  expect([...asked, isAsked()]).toEqual([true, false]);
});

describe('without a connection', () => {
  beforeEach(() => {
    online = false;
    answer = () => taken;
  });

  test('nothing is sent, the run is kept on the device, and goes once it is back', async () => {
    let waits = 0;
    pause = () => {
      waits += 1;
      expect(unsentOfThisPage()).toMatchObject([{ toolId: tool.id, state: 'offline', projectId: null }]);
      expect(JSON.parse(stored.get('inkreel.unsent') ?? '[]')).toMatchObject([{ input }]);
      expect(sent).toEqual([]);
      if (waits === 7) online = true;
    };
    await start();
    expect(waits).toBe(7);
    expect(sent.filter(({ path }) => path === SUBMIT)).toHaveLength(1);
    expect(unsentOfThisPage()).toEqual([]);
    expect(stored.has('inkreel.unsent')).toBe(false);
  });

  test('a cancel ends it, and nothing is ever sent', async () => {
    pause = () => void cancelRun(client, runs()[0]?.id ?? '');
    await expect(start()).rejects.toMatchObject({ code: 'aborted', silent: true });
    expect(sent).toEqual([]);
    expect(runs()).toEqual([]);
    expect(stored.has('inkreel.unsent')).toBe(false);
  });

  test('a request that may have arrived is repeated until the server reports its run, which is then cancelled', async () => {
    online = true;
    answer = ({ path }) => {
      if (path === SUBMIT) return sent.length < 3 ? new ApiError('network_error') : taken;
      return runs()[0];
    };
    pause = () => void cancelRun(client, runs()[0]?.id ?? '');
    await start();
    expect(sent.map(({ path }) => path)).toEqual([SUBMIT, SUBMIT, SUBMIT, cancelTask.path]);
  });

  test('the next page sends what the last one could not, under the same key', async () => {
    const earlier = { key: 'k1', toolId: tool.id, input, projectId: null, createdAt: '2026-01-01T00:00:00Z' };
    const quoted = { points: 40, pointsEach: 20 };
    stored.set(
      'inkreel.unsent',
      JSON.stringify([{ ...earlier, quoted, state: 'offline' }, { broken: true }]),
    );
    online = true;
    let whileSending: string | undefined;
    answer = () => {
      whileSending ??= stored.get('inkreel.unsent');
      return taken;
    };
    const refused: unknown[] = [];
    await resumeUnsent(client, unsentOfEarlierPages(), (error) => refused.push(error));
    expect(JSON.parse(whileSending ?? '[]')).toMatchObject([{ key: 'k1', state: 'sending' }]);
    expect(sent[0]).toMatchObject({ path: SUBMIT, idempotencyKey: 'k1', body });
    expect(refused).toEqual([]);
    expect(stored.has('inkreel.unsent')).toBe(false);
  });
});

test('a refusal removes the placeholders and is reported', async () => {
  answer = () => new ApiError('engine_unavailable');
  await expect(start()).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(sent).toHaveLength(1);
  expect(runs()).toEqual([]);
});

test('an answer that names no run does not count: the run is sent again', async () => {
  answer = () => (sent.length < 2 ? { surprise: true } : taken);
  expect(await start()).toBe(ID);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

describe('runs whose end was missed', () => {
  const record = (id: string): TaskRecord => ({ ...placeholderOf(UNSENT), id, state: 'RUNNING' });
  const asked = () => sent.map(({ path, params }) => [path, params?.id]);
  beforeEach(() => {
    answer = ({ path, params }) =>
      path === getTask.path ? { ...record(params?.id ?? ''), state: 'SUCCEEDED' } : { items: [] };
    putRun(client, record('going-on'));
    putRun(client, record('ended'));
    putRun(client, { ...record('long-ago'), state: 'FAILED' });
  });

  test('are read when a stream begins without them, and only they', async () => {
    await takeEvent(client, { type: 'snapshot', unfinished: ['going-on', 'of another page'] });
    expect(asked()).toEqual([[getTask.path, 'ended']]);
    expect(runs().find(({ id }) => id === 'ended')?.state).toBe('SUCCEEDED');
    expect(runs().find(({ id }) => id === 'going-on')?.state).toBe('RUNNING');
  });

  test('are requested if there is no stream; unsent ones are not', async () => {
    online = false;
    const never = start();
    const events = await pollEvents(client, new AbortController().signal);
    expect(asked().filter(([path]) => path === getTask.path)).toEqual([
      [getTask.path, 'going-on'],
      [getTask.path, 'ended'],
    ]);
    expect(events.map(({ type }) => type)).toEqual(['task', 'task', 'balance', 'snapshot']);
    await cancelRun(
      client,
      runs().find(({ number, state }) => number === '' && state === 'PENDING')?.id ?? '',
    );
    await expect(never).rejects.toMatchObject({ code: 'aborted' });
  });

  test('stay as they were if they cannot be read', async () => {
    answer = () => new ApiError('network_error');
    await takeEvent(client, { type: 'snapshot', unfinished: [] });
    expect(asked()).toHaveLength(2);
    expect(runs().find(({ id }) => id === 'ended')?.state).toBe('RUNNING');
  });
});

test('a page with an open document hears of its changes, and of a new stream, which may have missed some', async () => {
  const heard: (number | undefined)[] = [];
  const stop = onDocumentNews('mine', (revision) => heard.push(revision));
  await takeEvent(client, { type: 'document', id: 'mine', revision: 7 });
  await takeEvent(client, { type: 'document', id: 'other', revision: 3 });
  await takeEvent(client, { type: 'snapshot', unfinished: [] });
  stop();
  await takeEvent(client, { type: 'document', id: 'mine', revision: 8 });
  expect(heard).toEqual([7, undefined]);
});

test('what pages know of characters is read again once some have changed', async () => {
  client.setQueryData(['story-roles', null], []);
  client.setQueryData(['points'], {});
  await takeEvent(client, { type: 'roles' });
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect([isOld(['story-roles', null]), isOld(['points'])]).toEqual([true, false]);
});

test('a run whose price has changed is not started, and can be submitted again at the new price', async () => {
  const receipt = { ...placeholderOf(UNSENT).receipt, quoted: 40 };
  const before = { id: 'old', tool_id: tool.id, input, receipt };
  answer = () => new ApiError('price_changed', { data: { points: 55 } });
  await expect(startAgain(client, before)).rejects.toMatchObject({ code: 'price_changed' });
  expect(runs()).toEqual([]);
  answer = () => taken;
  await startAgain(client, before);
  expect(sent.map(({ body: each }) => (each as typeof body).expected_points)).toEqual([40, 55]);
});

test('a balance from the stream is not replaced by an answer that was already on its way', async () => {
  const client = new QueryClient();
  const late = Promise.withResolvers<{ total: number }>();
  const queryKey = ['points'];
  const stop = new QueryObserver(client, { queryKey, queryFn: () => late.promise }).subscribe(
    () => undefined,
  );
  await takeEvent(client, { type: 'balance', total: 80, held: 20, frozen: 0, frozen_until: null });
  late.resolve({ total: 100 });
  await late.promise;
  await new Promise(setImmediate);
  expect(client.getQueryData(queryKey)).toMatchObject({ total: 80 });
  stop();
});

test('open pages read batches again when one changes and with a new stream; unknown events change nothing', async () => {
  const queryKey = ['batches', tool.id];
  const isStale = async (event: object) => {
    client.setQueryData(queryKey, null);
    await takeEvent(client, event as Parameters<typeof takeEvent>[1]);
    return client.getQueryState(queryKey)?.isInvalidated;
  };
  expect(await isStale({ type: 'batch', id: 'b' })).toBe(true);
  expect(await isStale({ type: 'snapshot', unfinished: [] })).toBe(true);
  expect(await isStale({ type: 'roles' })).toBe(false);
  expect(await isStale({ type: 'weather' })).toBe(false);
  expect(client.getQueryData(['points'])).toBeUndefined();
});
