import { fileResult } from '@inkreel/contract/api/creations.ts';
import { cancelTask, pollTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { resumeUnsent } from './resume-unsent.ts';
import { cancelRun, peekRun, putRun, setStreamState } from './run-store.ts';
import { startRun } from './start-run.ts';
import { unsentOfEarlierPages, unsentOfThisPage } from './unsent-runs.ts';

interface Sent {
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}
const sent: Sent[] = [];
let answer: (sent: Sent) => unknown;

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
/** Stands in for a pause: it ends with the next turn, as when the connection is back. */
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
// A pause ends as soon as nothing else is to be done.
vi.mock('../lib/sleep.ts', () => ({ sleep: () => new Promise((resolve) => setTimeout(resolve, 0)) }));
vi.stubGlobal('location', { origin: 'https://studio.example' });

const SUBMIT = '/cloud/request/ai/image/text2image';
const ID = '0190d3c0-0000-7000-8000-000000000001';
const input = { prompt: 'A red mug', width: 1024, height: 1024, count: 2, quality: 'standard' };
const taken = { output: { task_id: ID, task_status: 'PENDING' }, request_id: 'r' };
const done = {
  output: { task_status: 'SUCCEEDED', results: [{ url: '/files/a.png' }, { url: '/files/b.png' }] },
};

let client: QueryClient;
const start = () => startRun(client, tool, input, { points: 40, pointsEach: 20 }, 'Processing failed');
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

test('placeholders are there at once, become the run, and its results are filed', async () => {
  answer = ({ path }) => (path === SUBMIT ? taken : path === pollTask.path ? done : null);
  const ended = start();
  expect(runs()).toHaveLength(1);
  expect(runs()[0]).toMatchObject({ state: 'PENDING', candidates: [0, 0], receipt: { quoted: 40 } });
  await ended;
  expect(runs().map(({ id }) => id)).toEqual([ID]);
  expect(sent.map(({ path }) => path)).toEqual([SUBMIT, pollTask.path, fileResult.path, fileResult.path]);
  expect(sent.at(-1)?.body).toEqual({ type: tool.id, url: '/files/b.png', task_id: ID });
});

describe('the chosen project', () => {
  const org_user = { org_id: 'o1', user_type: 'member' };
  const stored = new Map([['inkreel.project.o1', 'p1']]);
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
    answer = ({ path }) => (path === SUBMIT ? taken : path === pollTask.path ? done : null);
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
    expect(sent[0]?.body).toEqual(project === undefined ? input : { ...input, project_id: project });
  });

  test('of another organisation is not the one', async () => {
    client.setQueryData(['user'], { org_user: { ...org_user, org_id: 'o2' } });
    await start();
    expect(sent[0]?.body).toEqual(input);
  });
});

test('a cancel before the server has answered reaches the run', async () => {
  const canceled = { output: { task_status: 'CANCELED' } };
  answer = ({ path }) => (path === SUBMIT ? taken : path === pollTask.path ? canceled : runs()[0]);
  const ended = start();
  await cancelRun(client, runs()[0]?.id ?? '');
  await ended;
  expect(sent.map(({ path }) => path).slice(0, 2)).toEqual([SUBMIT, cancelTask.path]);
});

test('a network that fails twice is tried again under the same key', async () => {
  answer = ({ path }) => {
    if (path !== SUBMIT) return path === pollTask.path ? done : null;
    return sent.length < 3 ? new ApiError('network_error') : taken;
  };
  await start();
  const keys = sent.filter(({ path }) => path === SUBMIT).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

describe('without a connection', () => {
  beforeEach(() => {
    online = false;
    answer = ({ path }) => (path === SUBMIT ? taken : path === pollTask.path ? done : null);
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

  test('a request that may have arrived is sent until the server says what it has, then cancelled', async () => {
    online = true;
    answer = ({ path }) => {
      if (path === SUBMIT) return sent.length < 3 ? new ApiError('network_error') : taken;
      return path === pollTask.path ? { output: { task_status: 'CANCELED' } } : runs()[0];
    };
    pause = () => void cancelRun(client, runs()[0]?.id ?? '');
    await start();
    expect(sent.map(({ path }) => path).slice(0, 4)).toEqual([SUBMIT, SUBMIT, SUBMIT, cancelTask.path]);
  });

  test('the next page sends what the last one could not, under the same key', async () => {
    const earlier = { key: 'k1', toolId: tool.id, input, projectId: null, createdAt: '2026-01-01T00:00:00Z' };
    const quoted = { points: 40, pointsEach: 20 };
    stored.set(
      'inkreel.unsent',
      JSON.stringify([{ ...earlier, quoted, state: 'offline' }, { broken: true }]),
    );
    online = true;
    const refused: unknown[] = [];
    await resumeUnsent(client, unsentOfEarlierPages(), 'Processing failed', (error) => refused.push(error));
    expect(sent[0]).toMatchObject({ path: SUBMIT, idempotencyKey: 'k1', body: input });
    expect(refused).toEqual([]);
    expect(stored.has('inkreel.unsent')).toBe(false);
  });
});

test('a refusal takes the placeholders away and is told', async () => {
  answer = () => new ApiError('engine_unavailable');
  await expect(start()).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(sent).toHaveLength(1);
  expect(runs()).toEqual([]);
});

test('a run that fails later is told by its record, not by an error', async () => {
  answer = ({ path }) =>
    path === SUBMIT ? taken : { output: { task_status: 'FAILED', code: 'task_deadline' } };
  await expect(start()).resolves.toBeUndefined();
  expect(peekRun(client, ID)).toBeDefined();
});

test('while the stream is live it is asked instead of the server', async () => {
  answer = ({ path }) => (path === SUBMIT ? taken : null);
  setStreamState(client, 'live');
  const ended = start();
  while (!peekRun(client, ID)) await new Promise((resolve) => setTimeout(resolve, 0));
  const record = peekRun(client, ID);
  if (!record) throw new Error('the run is not there');
  putRun(client, { ...record, state: 'SUCCEEDED', results: [] });
  await ended;
  expect(sent.map(({ path }) => path)).toEqual([SUBMIT]);
});
