import type { TaskRecord, TaskResult } from '@inkreel/contract/api/tasks.ts';
import { expect, test } from 'vitest';
import { candidatesOf, pickShown, subjectOf } from './candidates.ts';

const result = (index: number, deleted_at: string | null = null) =>
  ({ id: `r${index}`, index, deleted_at }) as TaskResult;
const run = (changes: Partial<TaskRecord>) =>
  ({
    id: 'a',
    state: 'RUNNING',
    input: { count: 4 },
    candidates: [1, 0.6, 0, 0],
    results: [],
    ...changes,
  }) as TaskRecord;
const kinds = (record: TaskRecord) => candidatesOf(record).map(({ kind, index }) => `${index} ${kind}`);

test('each requested picture has its place at once, last one first', () => {
  expect(kinds(run({ candidates: [] }))).toEqual(['3 making', '2 making', '1 making', '0 making']);
});

test('pictures come in as they finish', () => {
  const places = candidatesOf(run({ results: [result(0)] }));
  expect(places.map(({ kind }) => kind)).toEqual(['making', 'making', 'making', 'result']);
  expect(places[2]).toMatchObject({ index: 1, share: 0.6 });
});

test('a deleted picture leaves its place', () => {
  expect(kinds(run({ state: 'SUCCEEDED', results: [result(0), result(1, '2026-01-01T00:00:00Z')] }))).toEqual(
    ['0 result'],
  );
});

test('a failed run keeps one place for its reason, or shows the results that it delivered', () => {
  expect(kinds(run({ state: 'FAILED' }))).toEqual(['0 failed']);
  expect(kinds(run({ state: 'CANCELED', results: [result(1)] }))).toEqual(['1 result']);
});

test('the stage follows the newest run to its first picture, and keeps to what was picked', () => {
  const old = candidatesOf(run({ id: 'old', state: 'SUCCEEDED', results: [result(0), result(1)] }));
  const fresh = candidatesOf(run({ id: 'new', results: [result(1)] }));
  const all = [...fresh, ...old];
  expect(pickShown(all, undefined)?.key).toBe('new-1');
  expect(pickShown(all, { taskId: 'old', key: 'old-0' })?.key).toBe('old-0');
  expect(pickShown(all, { taskId: 'gone', key: 'gone-0' })?.key).toBe('new-1');
  expect(pickShown(all, { taskId: 'old' })?.key).toBe('old-0');
  expect(pickShown(candidatesOf(run({})), undefined)?.key).toBe('a-0');
  expect(pickShown([], undefined)).toBeUndefined();
});

test('the actions of a picture know its tool, its prompt and its project; a place without a picture has none', () => {
  const done: Partial<TaskRecord> = {
    tool_id: 'stroke',
    project_id: 'p1',
    state: 'SUCCEEDED',
    results: [result(0)],
  };
  const subject = (changes: Partial<TaskRecord>) => subjectOf(candidatesOf(run(changes)).at(-1));
  expect(subject({ ...done, input: { prompt: 'a mug' } })).toEqual({
    result: result(0),
    toolId: 'stroke',
    prompt: 'a mug',
    projectId: 'p1',
  });
  expect(subject({ ...done, input: {} })?.prompt).toBeNull();
  expect(subject({ state: 'FAILED' })).toBeUndefined();
});
