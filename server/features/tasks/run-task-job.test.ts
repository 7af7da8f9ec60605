import { LONGEST_RUN_MS } from '@inkreel/contract/run-limits.ts';
import { expect, test } from 'vitest';
import { builtinSlots, jobOf, runBuiltinJob, runsAhead, runTaskJob } from './run-task-job.ts';

test('a job outlives the longest run that it carries', () => {
  for (const { options } of [runTaskJob, runBuiltinJob])
    expect(options.expireSeconds * 1000).toBeGreaterThan(LONGEST_RUN_MS);
});

test('an organisation can use all threads and begin one run more, and leaves a place for others', () => {
  expect(builtinSlots(1)).toEqual({ slots: 3, slotsPerGroup: 2 });
  expect(builtinSlots(4)).toEqual({ slots: 6, slotsPerGroup: 5 });
});

test('a run waits in the line of its engine', () => {
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
  // Those who have fewer count with what they have, those who have more with one more than the member.
  [{ bo: 5 }, 1],
  [{ ada: 2, bo: 5, cy: 1 }, 6],
  [{ ada: 1, bo: 2, cy: 3 }, 5],
] as const)('before the next run of ada go, of %j: %i', (open, ahead) => {
  expect(runsAhead(new Map(Object.entries(open)), 'ada')).toBe(ahead);
});
