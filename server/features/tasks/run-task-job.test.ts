import { LONGEST_RUN_MS } from '@inkreel/contract/run-limits.ts';
import { expect, test } from 'vitest';
import { builtinSlots, jobOf, runBuiltinJob, runsAhead, runTaskJob } from './run-task-job.ts';

test.each([runTaskJob, runBuiltinJob])(
  'a job of $name outlives the longest run, by less than an hour',
  ({ options }) => {
    const expireMs = options.expireSeconds * 1000;
    expect(expireMs).toBeGreaterThan(LONGEST_RUN_MS);
    expect(expireMs).toBeLessThan(LONGEST_RUN_MS + 3_600_000);
  },
);

test.each([runTaskJob, runBuiltinJob])(
  'a job of $name carries the id of a run and nothing else',
  ({ payload }) => {
    const taskId = '0198c5a0-0000-7000-8000-000000000000';
    expect(payload.parse({ taskId, more: 1 })).toEqual({ taskId });
    expect(payload.safeParse({ taskId: 'a cat' }).success).toBe(false);
  },
);

test('an organisation can use all threads plus one run, and leaves a slot for others', () => {
  expect(builtinSlots(1)).toEqual({ slots: 3, slotsPerGroup: 2 });
  expect(builtinSlots(4)).toEqual({ slots: 6, slotsPerGroup: 5 });
});

test('a run waits in the queue of its engine', () => {
  const asked: string[] = [];
  const routing = { isLocal: (id: string) => asked.push(id) > 0 && id === 'here' };
  expect(jobOf(routing, 'here')).toBe(runBuiltinJob);
  expect(jobOf(routing, 'far')).toBe(runTaskJob);
  expect(jobOf({ isLocal: () => true }, null)).toBe(runTaskJob);
  expect(asked).toEqual(['here', 'far']);
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
