import { LONGEST_RUN_MS } from '@inkreel/contract/run-limits.ts';
import { z } from 'zod';
import type { Routing } from '../../engines/routing.ts';
import { defineJob, type Job, type JobOptions } from '../../jobs/define-job.ts';

interface Run {
  taskId: string;
}

/** The payload is only the run's id; everything else is in the task's row. */
const payload = z.object({ taskId: z.uuid() });
const options: Pick<JobOptions, 'retries' | 'expireSeconds'> = {
  retries: 5,
  expireSeconds: LONGEST_RUN_MS / 1000 + 600,
};

/**
 * Submits a run to a remote engine, and stores finished candidates; in between the run is parked and has no
 * job. This is the number of such jobs per worker process, at most half of them of one organisation: they
 * wait for uploads and downloads, so it exceeds the number of cores.
 */
export const runTaskJob = defineJob({
  name: 'run-task',
  payload,
  options: { ...options, slots: 8, slotsPerGroup: 4 },
});

/**
 * Executes a run of the built-in engine, in this process. It has a separate queue, so that runs that wait for
 * a thread take no slot from runs that need none; the number of threads limits concurrency, see
 * `builtinSlots`.
 */
export const runBuiltinJob = defineJob({
  name: 'run-builtin',
  payload,
  options: { ...options, ...builtinSlots(1) },
});

/**
 * Slots for runs of the built-in engine. An organisation can use all threads while no other one needs them,
 * plus one run that starts while the last one's pictures are being stored; the remaining slot is for others.
 */
export function builtinSlots(threads: number): Pick<JobOptions, 'slots' | 'slotsPerGroup'> {
  return { slots: threads + 2, slotsPerGroup: threads + 1 };
}

/**
 * The queue of a run of this engine. Either queue can execute any run, so an outdated choice is only a
 * detour.
 */
export function jobOf(routing: Pick<Routing, 'isLocal'>, engineId: string | null): Job<Run> {
  return engineId !== null && routing.isLocal(engineId) ? runBuiltinJob : runTaskJob;
}

/**
 * Runs of the organisation that go before a member's next one, for its priority: the first runs of all organisations go
 * before the second ones, and within an organisation the members take turns. A member with a long queue comes back
 * after everyone's next run; members with fewer runs count with all of theirs.
 * @param open unfinished runs of the organisation at the engine, by member
 */
export function runsAhead(open: ReadonlyMap<string, number>, userId: string): number {
  const own = open.get(userId) ?? 0;
  return [...open].reduce((sum, [id, runs]) => (id === userId ? sum : sum + Math.min(runs, own + 1)), own);
}
