import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { expect, test } from 'vitest';
import { countRuns, mergeRun, mergeRuns } from './run-list.ts';

function record(id: string, changes: Partial<TaskRecord> = {}): TaskRecord {
  return {
    id,
    number: '1',
    tool_id: 'ai-image-generator',
    state: 'RUNNING',
    input: {},
    project_id: null,
    engine: null,
    builtin: true,
    stage: null,
    progress: 0,
    steps: [],
    candidates: [0],
    error: null,
    results: [],
    receipt: { state: 'held', quoted: 20, settled: 0, returned: 0, points_each: 20, lines: [] },
    created_at: '2026-05-01T00:00:00Z',
    started_at: null,
    finished_at: null,
    ...changes,
  };
}

test('a new run is inserted by its time, newest first', () => {
  const old = record('a');
  const later = record('b', { created_at: '2026-05-02T00:00:00Z' });
  expect(mergeRuns([], [old, later]).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(mergeRun([later], old).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('updates that arrive late change nothing', () => {
  const done = [record('a', { state: 'SUCCEEDED', progress: 1 })];
  expect(mergeRun(done, record('a', { progress: 0.5 }))).toBe(done);
  const failed = [record('a', { state: 'FAILED', progress: 0.3 })];
  expect(mergeRun(failed, record('a', { progress: 0.5 }))).toBe(failed);
  const half = [record('a', { progress: 0.5 })];
  expect(mergeRun(half, record('a', { progress: 0.4 }))).toBe(half);
  expect(mergeRun(half, record('a', { state: 'PENDING', progress: 0.5 }))).toBe(half);
});

test('a queued run takes its newer place in the line, also one further back', () => {
  const line = (place: number) => ({ place, starts_at: '2026-03-01T12:00:00.000Z' });
  const queued = [record('a', { state: 'PENDING', line: line(2) })];
  expect(mergeRun(queued, record('a', { state: 'PENDING', line: line(4) }))[0]?.line?.place).toBe(4);
});

test('progress and the end of a run are applied', () => {
  const start = [record('a', { state: 'PENDING' })];
  const running = mergeRun(start, record('a', { progress: 0.2 }));
  expect(running[0]).toMatchObject({ state: 'RUNNING', progress: 0.2 });
  const failed = mergeRun(running, record('a', { state: 'FAILED', progress: 0.1 }));
  expect(failed[0]?.state).toBe('FAILED');
});

test('the list does not grow without limit', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    record(`r${index}`, { created_at: new Date(index * 1000).toISOString() }),
  );
  const list = mergeRuns([], many);
  expect(list).toHaveLength(200);
  expect(list[0]?.id).toBe('r249');
});

test('the chip counts states and shares the progress of what is unfinished', () => {
  const runs = [
    record('a', { progress: 0.5 }),
    record('b', { state: 'PENDING' }),
    record('c', { state: 'SUCCEEDED', progress: 1 }),
    record('d', { state: 'FAILED' }),
    record('e', { state: 'CANCELED' }),
  ];
  expect(countRuns(runs)).toEqual({ running: 1, waiting: 1, done: 1, failed: 1, cancelled: 1, share: 0.25 });
  expect(countRuns([]).share).toBeNull();
});
