import { LONGEST_RUN_MS } from '@inkreel/contract/run-limits.ts';
import { expect, test } from 'vitest';
import {
  jobOf,
  longSlots,
  runBuiltinJob,
  runLongJob,
  runsAhead,
  runTaskJob,
  shortSlots,
} from './run-task-job.ts';

test.each([runTaskJob, runBuiltinJob])(
  'a job of $name outlives the longest run, by less than an hour',
  ({ options }) => {
    const expireMs = options.expireSeconds * 1000;
    expect(expireMs).toBeGreaterThan(LONGEST_RUN_MS);
    expect(expireMs).toBeLessThan(LONGEST_RUN_MS + 3_600_000);
  },
);

test('a job of a long run outlives one that is paused for three others all the time', () => {
  expect(runLongJob.options.expireSeconds * 1000).toBeGreaterThan(4 * LONGEST_RUN_MS);
});

test.each([runTaskJob, runBuiltinJob, runLongJob])(
  'a job of $name carries the id of a run and nothing else',
  ({ payload }) => {
    const taskId = '0198c5a0-0000-7000-8000-000000000000';
    expect(payload.parse({ taskId, more: 1 })).toEqual({ taskId });
    expect(payload.safeParse({ taskId: 'a cat' }).success).toBe(false);
  },
);

test('an organisation can use all threads plus one run, and leaves a slot for others', () => {
  expect(shortSlots(1)).toEqual({ slots: 3, slotsPerGroup: 2 });
  expect(shortSlots(4)).toEqual({ slots: 6, slotsPerGroup: 5 });
});

test.each([1, 2, 3, 7])(
  'of long runs on %i threads, one organisation has too few slots to take all',
  (threads) => {
    const { slots, slotsPerGroup = slots } = longSlots(threads);
    expect(slotsPerGroup).toBeLessThan(Math.max(threads, 3));
    expect(slots - slotsPerGroup).toBeGreaterThanOrEqual(4);
  },
);

test('a run waits in the queue of its engine, a long one apart from short ones', () => {
  const asked: string[] = [];
  const routing = { isLocal: (id: string) => asked.push(id) > 0 && id === 'here' };
  const [short, long] = ['remove_background', 'camera_move'];
  expect(jobOf(routing, { engine: 'here', capability: short })).toBe(runBuiltinJob);
  expect(jobOf(routing, { engine: 'here', capability: long })).toBe(runLongJob);
  expect(jobOf(routing, { engine: 'far', capability: long })).toBe(runTaskJob);
  expect(jobOf({ isLocal: () => true }, { engine: null, capability: long })).toBe(runTaskJob);
  expect(asked).toEqual(['here', 'here', 'far']);
});

test.each([
  [{}, 0],
  [{ ada: 3 }, 3],
  // Members with fewer runs count with all of theirs, others with one more than the member has.
  [{ bo: 5 }, 1],
  [{ ada: 2, bo: 5, cy: 1 }, 6],
  [{ ada: 1, bo: 2, cy: 3 }, 5],
] as const)('before the next run of ada go, of %j: %i', (open, ahead) => {
  expect(runsAhead(new Map(Object.entries(open)), 'ada')).toBe(ahead);
});
