import { repaint } from '@inkreel/contract/tools/repaint.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { startRun } from '../../../runs/start-run.ts';

const sent: { input: unknown; points: number; key: string | undefined; engine: string | undefined }[] = [];
let refused: Error | undefined;
// Earlier test files of this thread have loaded this module without the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('../../../runs/start-run.ts', () => ({
  startRun: async (...[, , input, { points }, { key, engine } = {}]: Parameters<typeof startRun>) => {
    sent.push({ input, points, key, engine });
    if (refused) throw refused;
    return 'run';
  },
}));
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
});
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
const { finishDeviceBatch, putAway, readPutAway } = await import('./device-batch.ts');

const KEY = 'inkreel.batch.repaint';
const OLD = {
  input: { style_index: 3 },
  engine: 'keyed',
  items: [
    { key: 'k0', url: '/files/0', thumbnail: null, name: 'a', taskId: 't0' },
    { key: 'k1', url: '/files/1', thumbnail: null, name: 'b', refused: 'image_gone' },
    { key: 'k2', url: '/files/2', thumbnail: null, name: 'c' },
    { key: 'k3', url: '/files/3', thumbnail: null, name: 'd' },
  ],
};
const told: unknown[] = [];
const finish = () =>
  finishDeviceBatch(
    new QueryClient(),
    repaint,
    'image_url',
    () => 15,
    (error) => told.push(error),
  );
beforeEach(() => {
  sent.length = 0;
  told.length = 0;
  refused = undefined;
  stored.clear();
});

test('what an older version had not submitted is submitted once, each picture under its own key', async () => {
  stored.set(KEY, JSON.stringify(OLD));
  await Promise.all([finish(), finish()]);
  expect(sent.map(({ key, engine, points }) => [key, engine, points])).toEqual([
    ['k2', 'keyed', 15],
    ['k3', 'keyed', 15],
  ]);
  expect(sent[0]?.input).toEqual({ style_index: 3, image_url: '/files/2' });
  expect(stored.has(KEY)).toBe(false);
  await finish();
  expect(sent).toHaveLength(2);
});

test('a refusal is told, and the others go on', async () => {
  stored.set(KEY, JSON.stringify(OLD));
  refused = new Error('no');
  await finish();
  expect(told).toEqual([refused, refused]);
  expect(sent).toHaveLength(2);
});

test('the batch that was put away is remembered, and is none to finish', async () => {
  putAway(repaint, 'b');
  await finish();
  expect(readPutAway(repaint)).toBe('b');
  stored.set(KEY, 'no JSON');
  expect(readPutAway(repaint)).toBeUndefined();
});
