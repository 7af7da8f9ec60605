import { fileResult } from '@inkreel/contract/api/creations.ts';
import { cancelTask, pollTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { cancelRun, peekRun, putRun, setStreamState } from './run-store.ts';
import { startRun } from './start-run.ts';

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
