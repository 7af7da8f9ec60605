/** Runs through the real queue, with a local engine and a hosted one. */
import { runLimits } from '@inkreel/contract/run-limits.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../db/schema.ts';
import type { CapabilityEngine, Check, Operation } from '../../engines/engine.ts';
import { createRouting } from '../../engines/routing.ts';
import { handleJob } from '../../jobs/define-job.ts';
import { type Jobs, startJobs } from '../../jobs/jobs.ts';
import { createParkedRuns, type ParkedRuns } from './ask-parked.ts';
import { runTask } from './run-task.ts';
import { jobOf, runBuiltinJob, runTaskJob, shortSlots } from './run-task-job.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let jobs: Jobs;
let parked: ParkedRuns;
/** Runs that the local engine has started, in order, and those that it may finish. */
let begun: string[];
let free: Set<string>;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  begun = [];
  free = new Set();
  const routing = createRouting({
    text_to_image: [
      {
        engine: { id: 'scripted', builtin: true, local: true, serves: { text_to_image: oneThread() } },
        missing: () => undefined,
      },
      {
        engine: { id: 'far', builtin: false, serves: { text_to_image: elsewhere } },
        missing: () => undefined,
      },
    ],
  });
  const carryOut = ({ taskId }: { taskId: string }, signal: AbortSignal) =>
    runTask({ ...world.runDeps(), routing, pause: soon }, taskId, signal);
  jobs = await startJobs({
    connection: world.connection,
    jobs: [runTaskJob, runBuiltinJob],
    handlers: [handleJob(runTaskJob, carryOut), handleJob(runBuiltinJob, carryOut, shortSlots(1))],
    log: { warn: () => undefined, error: () => undefined },
  });
  parked = createParkedRuns({ ...world.runDeps(), routing, jobs });
});
afterEach(() => jobs.stop(1000));

/** Lets all other work proceed. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

const elsewhere: CapabilityEngine<CapabilityInput['text_to_image']> = {
  start: async () => ({}),
  check: async () => ({ state: 'done', outputs: [pictureFile(0)] }),
};

/** Works on one run at a time, in order of arrival, until the test lets it finish. */
function oneThread(): CapabilityEngine<CapabilityInput['text_to_image']> {
  const line: string[] = [];
  return {
    start: async (_input, { taskId }) => ({ taskId }),
    check: async (operation: Operation): Promise<Check> => {
      const taskId = String(operation['taskId']);
      if (!line.includes(taskId)) line.push(taskId);
      const pending = { state: 'pending' as const, progress: 0, candidates: [0], outputs: [] };
      if (line[0] !== taskId) return { ...pending, queued: true, stage: 'waiting' };
      if (!begun.includes(taskId)) begun.push(taskId);
      if (!free.has(taskId)) return { ...pending, stage: 'drawing' };
      line.shift();
      return { state: 'done', outputs: [pictureFile(0)] };
    },
  };
}

/** Submits a run to an engine, and enqueues it in the real queue like a submit. */
async function submit(user: User, engine: string): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.db.update(tasks).set({ engine }).where(eq(tasks.id, taskId));
  const [count, job] = [
    await world.db.$count(tasks, eq(tasks.userId, user.userId)),
    jobOf(routingOf, { engine, capability: 'text_to_image' }),
  ];
  await world.db.transaction((tx) =>
    jobs.enqueue(tx, job, { taskId }, { key: taskId, group: user.organisationId, priority: 1 - count }),
  );
  return taskId;
}
const routingOf = { isLocal: (id: string) => id === 'scripted' };

const rowsOf = (ids: readonly string[]) =>
  world.db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
const stateOf = async (id: string) => (await rowsOf([id]))[0]?.state;

test('runs that wait for the one thread are queued, take no other slot, and are fair between organisations', async () => {
  const [busy, other] = [await world.newUser(200), await world.newUser(200)];
  const queue: string[] = [];
  for (let run = 0; run < 8; run += 1) queue.push(await submit(busy, 'scripted'));
  await expect.poll(() => begun.length).toBe(1);
  const [first = ''] = begun;
  await expect.poll(() => stateOf(first)).toBe('RUNNING');
  const rest = await rowsOf(queue.filter((id) => id !== first));
  expect(rest.map(({ state, startedAt, progress }) => [state, startedAt, progress])).toEqual(
    Array(7).fill(['PENDING', null, 0]),
  );
  // One more than there are threads has a worker, to start while the first one's picture is being stored.
  const taken = async () => (await rowsOf(queue)).filter(({ fence }) => fence > 0).length;
  await expect.poll(taken).toBe(2);

  // A run that needs no thread of this machine does not wait for one.
  const far = await submit(busy, 'far');
  const parkedAt = async () => (await rowsOf([far]))[0]?.nextCheckAt;
  await expect.poll(parkedAt).toBeInstanceOf(Date);
  world.clock.move(2000);
  // The job that submitted it may still be ending: then it is polled again.
  await expect
    .poll(async () => {
      await parked.turn();
      await parked.idle();
      world.clock.move(500);
      return stateOf(far);
    })
    .toBe('SUCCEEDED');

  // Another organisation's run is next, before the six that came earlier.
  const next = await submit(other, 'scripted');
  await expect.poll(async () => (await rowsOf([next]))[0]?.fence).toBe(1);
  world.clock.move(9 * 60_000);
  const begins = world.clock.now();
  expect(await stateOf(next)).toBe('PENDING');
  expect(await taken()).toBe(2);
  for (const id of queue) free.add(id);
  await expect.poll(() => begun[2]).toBe(next);
  await expect.poll(() => stateOf(next)).toBe('RUNNING');
  expect((await rowsOf([next]))[0]).toMatchObject({
    startedAt: begins,
    deadlineAt: new Date(begins.getTime() + runLimits('text_to_image').runMs),
  });
  free.add(next);
  await expect.poll(() => stateOf(next)).toBe('SUCCEEDED');
});
