import { isLongWork, LONGEST_RUN_MS } from '@inkreel/contract/run-limits.ts';
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
 * Executes a run of a local engine that usually takes seconds, in this process. Local runs have separate queues, so
 * that runs that wait for a thread take no slot from runs that need none; the number of threads limits concurrency,
 * see `shortSlots`.
 */
export const runBuiltinJob = defineJob({
  name: 'run-builtin',
  payload,
  options: { ...options, ...shortSlots(1) },
});

/** Long runs take turns: each may have to wait for this many others all the time. */
const TURNS = 4;

/** The same for a run that usually takes longer: none of them takes a slot from a short one. */
export const runLongJob = defineJob({
  name: 'run-long',
  payload,
  options: { ...options, expireSeconds: TURNS * options.expireSeconds, ...longSlots(1) },
});

/**
 * Slots for short runs of local engines. An organisation can use all threads while no other one needs them,
 * plus one run that starts while the last one's pictures are being stored; the remaining slot is for others.
 */
export function shortSlots(threads: number): Pick<JobOptions, 'slots' | 'slotsPerGroup'> {
  return { slots: threads + 2, slotsPerGroup: threads + 1 };
}

/**
 * Slots for long runs of local engines: more than there are threads, since runs of several organisations take turns,
 * and few for each, since one organisation never has all threads.
 */
export function longSlots(threads: number): Pick<JobOptions, 'slots' | 'slotsPerGroup'> {
  return { slots: threads + 5, slotsPerGroup: Math.max(2, threads - 1) };
}

/**
 * The queue of a run of this engine. Any queue can execute any run, so an outdated choice is only a
 * detour.
 */
export function jobOf(
  routing: Pick<Routing, 'isLocal'>,
  { engine, capability }: { engine: string | null; capability: string },
): Job<Run> {
  if (engine === null || !routing.isLocal(engine)) return runTaskJob;
  return isLongWork(capability) ? runLongJob : runBuiltinJob;
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
