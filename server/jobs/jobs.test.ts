import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { defineJob, handleJob, type Job, type JobHandler } from './define-job.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { mendTimes } from './mend-times.ts';

let database: TestDatabase;
const running: Jobs[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop(1000);
});
afterAll(() => database.drop());

const newJob = (name: string, slots = 2) =>
  defineJob({
    name,
    payload: z.object({ text: z.string() }),
    options: { slots, slotsPerGroup: 1, retries: 3, expireSeconds: 60 },
  });
const start = async (job: Job<{ text: string }>, handlers: JobHandler[] | undefined) => {
  const log = { warn: () => undefined, error: () => undefined };
  const jobs = await startJobs({ connection: database.connection, jobs: [job], handlers, log });
  running.push(jobs);
  return jobs;
};
/** Collects what a handler is given; `seen(n)` waits for the n-th. */
const collector = () => {
  const texts: string[] = [];
  let news = Promise.withResolvers<void>();
  return {
    texts,
    add: (text: string) => {
      texts.push(text);
      news.resolve();
    },
    seen: async (count: number) => {
      while (texts.length < count) {
        await news.promise;
        news = Promise.withResolvers();
      }
      return texts;
    },
  };
};

describe('a job', () => {
  test('is executed after the commit, and not after a rollback', async () => {
    const job = newJob('commit');
    const { add, seen } = collector();
    const jobs = await start(job, [handleJob(job, async ({ text }) => add(text))]);
    const send = (text: string, fails = false) =>
      database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, job, { text }, { key: text });
        if (fails) throw new Error('rolled back');
      });
    await expect(send('a', true)).rejects.toThrow('rolled back');
    await send('b');
    expect(await seen(1)).toEqual(['b']);
  });

  test('is added only once per key while it waits or runs', async () => {
    const job = newJob('once');
    const enqueuer = await start(job, undefined);
    const send = () =>
      database.db.transaction((tx) => enqueuer.enqueue(tx, job, { text: 'a' }, { key: 'the key' }));
    expect(await Promise.all([send(), send(), send()]).then((sent) => sent.filter(Boolean))).toHaveLength(1);
    const { add, seen } = collector();
    const release = Promise.withResolvers<void>();
    await start(job, [
      handleJob(job, async ({ text }) => {
        add(text);
        await release.promise;
      }),
    ]);
    await seen(1);
    expect(await send()).toBe(false);
    release.resolve();
  });

  test('is retried if its handler throws', async () => {
    const job = newJob('again');
    const { add, seen, texts } = collector();
    const jobs = await start(job, [
      handleJob(job, async ({ text }) => {
        add(text);
        if (texts.length < 2) throw new Error('the database was away');
      }),
    ]);
    await database.db.transaction((tx) => jobs.enqueue(tx, job, { text: 'a' }, { key: 'a' }));
    expect(await seen(2)).toEqual(['a', 'a']);
  });

  test('in a long queue does not delay the first one of another group', async () => {
    const job = newJob('fair');
    const { add, seen } = collector();
    const gates = new Map<string, PromiseWithResolvers<void>>();
    const enqueuer = await start(job, undefined);
    await database.db.transaction(async (tx) => {
      for (const [index, text] of ['a0', 'a1', 'a2'].entries()) {
        await enqueuer.enqueue(tx, job, { text }, { key: text, group: 'a', priority: -index });
      }
      await enqueuer.enqueue(tx, job, { text: 'b0' }, { key: 'b0', group: 'b', priority: 0 });
    });
    await start(job, [
      handleJob(job, async ({ text }) => {
        const gate = Promise.withResolvers<void>();
        gates.set(text, gate);
        add(text);
        await gate.promise;
      }),
    ]);
    expect((await seen(2)).toSorted()).toEqual(['a0', 'b0']);
    gates.get('a0')?.resolve();
    expect((await seen(3)).at(-1)).toBe('a1');
    for (const gate of gates.values()) gate.resolve();
    await seen(4);
    gates.get('a2')?.resolve();
  });

  test('is executed after the database has cut every connection', async () => {
    const job = newJob('cut');
    const { add, seen } = collector();
    const jobs = await start(job, [handleJob(job, async ({ text }) => add(text))]);
    await database.db.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const send = () =>
      database.db.transaction((tx) => jobs.enqueue(tx, job, { text: 'after' }, { key: 'after' }));
    // The pool may hand out a connection that it does not know to be dead yet.
    await send().catch(send);
    expect(await seen(1)).toEqual(['after']);
  });

  test('of a dead worker goes to another after the clock of the machine was set back', async () => {
    const job = newJob('clock');
    const { add, seen } = collector();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const jobs = await start(job, [handleJob(job, async ({ text }) => add(text))]);
    vi.useRealTimers();
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, job, { text: 'left' }, { key: 'left' });
      await tx.execute(`update jobs.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute' where name = 'clock'`);
    });
    expect(await seen(1)).toEqual(['left']);
  });

  test('does not wait after the database’s clock was set back, whether it is new or a dead worker’s', async () => {
    const job = newJob('behind');
    const { add, seen } = collector();
    const enqueuer = await start(job, undefined);
    for (const text of ['new', 'left'])
      await database.db.transaction((tx) => enqueuer.enqueue(tx, job, { text }, { key: text }));
    await database.db.execute(
      `update jobs.job set start_after = now() + interval '1 hour' where name = 'behind'`,
    );
    await database.db.execute(`update jobs.job set state = 'active', started_on = now() + interval '1 hour',
      heartbeat_on = now() + interval '1 hour' where name = 'behind' and data ->> 'text' = 'left'`);
    await database.db.execute(`update jobs.queue set monitor_claim_on = now() + interval '1 hour',
      monitor_on = now() + interval '1 hour', maintain_on = now() + interval '1 hour'`);
    expect(await mendTimes(database.db)).toBe(2);
    expect(await mendTimes(database.db)).toBe(0);
    // A worker that is silent for ten seconds counts as dead.
    await database.db.execute(`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'
      where name = 'behind' and state = 'active'`);
    await start(job, [handleJob(job, async ({ text }) => add(text))]);
    expect((await seen(2)).toSorted()).toEqual(['left', 'new']);
  });

  test('that waits for a retry is not made due at once', async () => {
    const job = newJob('later');
    const enqueuer = await start(job, undefined);
    await database.db.transaction((tx) => enqueuer.enqueue(tx, job, { text: 'a' }, { key: 'a' }));
    await database.db.execute(
      `update jobs.job set start_after = now() + interval '30 seconds' where name = 'later'`,
    );
    expect(await mendTimes(database.db)).toBe(0);
  });
});

describe('the queue', () => {
  test('is healthy in a worker, and in a process that only adds jobs', async () => {
    const job = newJob('well');
    await expect((await start(job, undefined)).checkHealth()).resolves.toBeUndefined();
    await expect(
      (await start(job, [handleJob(job, async () => undefined)])).checkHealth(),
    ).resolves.toBeUndefined();
  });

  test('is unhealthy when its workers have stopped', async () => {
    const job = newJob('stopped');
    const jobs = await start(job, [handleJob(job, async () => undefined)]);
    await jobs.stop(1000);
    await expect(jobs.checkHealth()).rejects.toMatchObject({ reason: 'no_workers' });
  });

  test('is unhealthy when it is gone, or its table cannot be read', async () => {
    const job = newJob('gone');
    const jobs = await start(job, undefined);
    await database.db.execute("delete from jobs.queue where name = 'gone'");
    await expect(jobs.checkHealth()).rejects.toMatchObject({ reason: 'no_queue' });
    const other = newJob('unreadable');
    const others = await start(other, undefined);
    await database.db.execute('alter schema jobs rename to jobs_away');
    await expect(others.checkHealth()).rejects.toThrow();
    await database.db.execute('alter schema jobs_away rename to jobs');
    await expect(others.checkHealth()).resolves.toBeUndefined();
  });
});

describe('the start is refused', () => {
  const job = newJob('checked');
  const handler = handleJob(job, async () => undefined);
  test('when a job has no handler', async () => {
    await expect(start(job, [])).rejects.toThrow('The job checked has 0 handlers');
  });
  test('when a job has two', async () => {
    await expect(start(job, [handler, handler])).rejects.toThrow('2 handlers');
  });
  test('when a handler belongs to no job', async () => {
    const stray = handleJob(newJob('stray'), async () => undefined);
    await expect(start(job, [handler, stray])).rejects.toThrow('The handler stray belongs to no job.');
  });
});
