import type { z } from 'zod';

export interface JobOptions {
  /** Jobs of this kind that one worker process runs at a time. */
  slots: number;
  /** How many of those may belong to one group (`EnqueueOptions.group`); by default all. */
  slotsPerGroup?: number;
  /** How often a job whose handler threw is tried again, with growing pauses. */
  retries: number;
  /** Seconds that a handler may take before the job counts as lost. */
  expireSeconds: number;
}

/** A kind of job, with its payload. The handler is bound at the start of a worker, see `startJobs`. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  options: JobOptions;
}

/** What the queue itself needs to know of a job. */
export type JobKind = Pick<Job<unknown>, 'name' | 'options'>;

/** A job with the function that executes it. */
export interface JobHandler {
  job: Job<unknown>;
  /** Overrides the job's slots if the machine decides how many run at a time. */
  slots?: Pick<JobOptions, 'slots' | 'slotsPerGroup'> | undefined;
  /** Throws to have the job retried. The signal aborts when another worker was given the job, or at shutdown. */
  handle: (payload: unknown, signal: AbortSignal) => Promise<void>;
}

/** Defines a kind of job, as data. Payloads are small; everything else is in the business tables. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Binds a handler to a job. */
export function handleJob<Payload>(
  job: Job<Payload>,
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>,
  slots?: JobHandler['slots'],
): JobHandler {
  return { job, slots, handle: handle as JobHandler['handle'] };
}
