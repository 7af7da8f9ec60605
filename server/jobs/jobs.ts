import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Clock, PgBoss, type SendOptions, systemClock } from 'pg-boss';
import type { Tx } from '../db/connect.ts';
import { executePreparedText, type Statement } from '../db/prepared.ts';
import { NotReadyError } from '../http/not-ready-error.ts';
import type { Job, JobHandler, JobKind } from './define-job.ts';

export interface EnqueueOptions {
  /** While a job with this key waits or runs, a second one is not added. */
  key: string;
  /** Higher runs first; 0 by default. */
  priority?: number;
  /** The group that the job belongs to, for `JobOptions.slotsPerGroup`. */
  group?: string;
}

/** The part of the queue that business code needs. */
export interface Enqueue {
  /**
   * Adds a job in the caller's transaction: a rollback leaves none. A worker has it within milliseconds of the commit.
   * @returns false if a job with the same key already waits or runs
   */
  enqueue<Payload>(tx: Tx, job: Job<Payload>, payload: Payload, options: EnqueueOptions): Promise<boolean>;
}

/** The same for callers that send it along with other statements. */
export interface JobStatements {
  /** The statement that adds a job; it returns no row if one with the same key already waits or runs. */
  statement<Payload>(job: Job<Payload>, payload: Payload, options: EnqueueOptions): Promise<Statement>;
}

export interface Jobs extends Enqueue, JobStatements {
  /** Takes no new jobs and waits for the running ones; unfinished ones are given to another worker. */
  stop(graceMs: number): Promise<void>;
  /**
   * Whether jobs can be added and, if this process is a worker, are executed.
   * @throws NotReadyError no_workers if a job has fewer workers than slots, no_queue if its queue is gone; or
   * the database's error
   */
  checkHealth(): Promise<void>;
}

export interface JobsOptions {
  connection: pg.ClientConfig;
  jobs: readonly JobKind[];
  /** Handlers, if this process is a worker; undefined if it only enqueues. */
  handlers: readonly JobHandler[] | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const NOTHING = '00000000-0000-0000-0000-000000000000';
/** How long before a silent worker counts as dead and its jobs go to another (the library's minimum). */
const HEARTBEAT_SECONDS = 10;
/** How often the queue looks for dead workers: a dead worker's jobs wait this long beyond its last sign. */
const SUPERVISE_SECONDS = 2;
/**
 * How often a worker asks for jobs: it is notified of new ones, so this is for retries, which fall due silently.
 * Without the notifications, as after the database was away, it asks more often.
 */
const POLL_SECONDS = { notified: 2, alone: 0.5 };
const RETRY_SECONDS = 1;
const RETRY_MAXIMUM_SECONDS = 30;
/**
 * Time for the library's own timers. It measures pauses as a difference of two times: with the machine's clock, setting
 * it back by an hour would stop polling and the detection of dead workers for an hour. Due times of jobs use the
 * database's clock.
 */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Starts the queue, which lives in the database: enqueues in business transactions, and runs the handlers if there
 * are any. Recovers by itself after the database was away.
 *
 * @throws Error when a job has no handler or two, or a handler no job
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  if (options.handlers) checkHandlers(options.jobs, options.handlers);
  const works = options.handlers !== undefined;
  const boss = new PgBoss({
    ...(options.connection as object),
    clock: steadyClock,
    schema: 'jobs',
    max: works ? 6 : 2,
    useListenNotify: works,
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => options.log.warn({ err: error }, 'queue'));
  boss.on('warning', (warning) => options.log.warn({ warning }, 'queue'));
  await boss.start();
  for (const job of options.jobs) await prepareQueue(boss, job);
  for (const handler of options.handlers ?? []) await work(boss, handler, options.log);
  const statement: Jobs['statement'] = (job, payload, { key, priority, group }) =>
    catchStatement((db) =>
      boss.send(job.name, payload as object, {
        db,
        singletonKey: key,
        ...(priority === undefined ? {} : { priority }),
        ...(group === undefined ? {} : { group: { id: group } }),
      }),
    );
  return {
    statement,
    enqueue: async (tx, ...job) => {
      const { text, values } = await statement(...job);
      return (await executePreparedText(tx, text, values)).length > 0;
    },
    checkHealth: async () => {
      for (const { job } of options.handlers ?? []) {
        const working = boss
          .getWipData()
          .filter(({ name, state }) => name === job.name && state === 'active');
        if (working.length < job.options.slots)
          throw new NotReadyError('no_workers', `${job.name} has ${working.length} of ${job.options.slots}`);
      }
      const queues = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const { name } of options.jobs) {
        if (!queues.has(name)) throw new NotReadyError('no_queue', name);
        await boss.findJobs(name, { id: NOTHING });
      }
    },
    stop: async (graceMs) => {
      await boss.stop({ graceful: true, timeout: graceMs });
    },
  };
}

type QueueDatabase = NonNullable<SendOptions['db']>;

/** The one statement that the library would run for a call; it is captured and not run. */
async function catchStatement(call: (db: QueueDatabase) => Promise<unknown>): Promise<Statement> {
  let caught: Statement | undefined;
  const executeSql: QueueDatabase['executeSql'] = async (text, values = []) => {
    if (caught) throw new Error('the queue runs more than one statement');
    caught = { text, values: values.map((value) => (value === null ? null : String(value))) };
    return { rows: [{ id: NOTHING }] };
  };
  await call({ executeSql });
  if (!caught) throw new Error('the queue runs no statement');
  return caught;
}

function checkHandlers(jobs: readonly JobKind[], handlers: readonly JobHandler[]): void {
  const names = new Set([...jobs, ...handlers.map(({ job }) => job)].map(({ name }) => name));
  for (const name of names) {
    const count = handlers.filter(({ job }) => job.name === name).length;
    if (count !== 1) throw new Error(`The job ${name} has ${count} handlers and needs exactly one.`);
    if (!jobs.some((job) => job.name === name)) throw new Error(`The handler ${name} belongs to no job.`);
  }
}

async function prepareQueue(boss: PgBoss, { name, options }: JobKind): Promise<void> {
  const settings = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: options.retries,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    retryDelayMax: RETRY_MAXIMUM_SECONDS,
    expireInSeconds: options.expireSeconds,
    // The business tables are the record; the queue need not remember.
    deleteAfterSeconds: 3600,
  };
  // One job per key, waiting or running.
  await boss.createQueue(name, { ...settings, policy: 'exclusive' });
  await boss.updateQueue(name, settings);
  // The library looks a queue up outside of our transaction when it is first used: done now, with no lock held.
  await boss.findJobs(name, { id: NOTHING });
}

/**
 * One worker of the library per slot, each with one job at a time. `notifyWorker` inside the handler means "fetch
 * again when this one ends": without it a worker takes one job per polling interval, and a backlog crawls.
 */
async function work(
  boss: PgBoss,
  { job, handle, slots }: JobHandler,
  log: JobsOptions['log'],
): Promise<void> {
  const { slots: places, slotsPerGroup } = slots ?? job.options;
  for (let slot = 0; slot < places; slot += 1) {
    // Filled in after the first job may have come already.
    const worker: { id?: string } = {};
    worker.id = await boss.work<object>(
      job.name,
      {
        pollingIntervalSeconds: POLL_SECONDS.alone,
        notifyPollingIntervalSeconds: POLL_SECONDS.notified,
        heartbeatRefreshSeconds: 1,
        ...(slotsPerGroup === undefined ? {} : { groupConcurrency: slotsPerGroup }),
      },
      async ([taken]) => {
        if (worker.id !== undefined) boss.notifyWorker(worker.id);
        if (taken === undefined) return;
        try {
          await handle(job.payload.parse(taken.data), taken.signal);
        } catch (error) {
          log.error({ err: error, job: job.name, payload: taken.data }, 'job failed');
          throw error;
        }
      },
    );
  }
}
