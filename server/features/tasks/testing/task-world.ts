import { randomBytes } from 'node:crypto';
import { STORAGE_QUOTAS } from '@inkreel/contract/limits.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../../clock.ts';
import type { Tx } from '../../../db/connect.ts';
import { files, members, organisations, users } from '../../../db/schema.ts';
import type { Check, Engine, EngineFile, Operation } from '../../../engines/engine.ts';
import { createRouting } from '../../../engines/routing.ts';
import type { SignedIn } from '../../../http/route.ts';
import type { Enqueue } from '../../../jobs/jobs.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { grantPoints } from '../../billing/grant-points.ts';
import { createPrices } from '../../billing/prices.ts';
import { runTool } from '../../tools/run-tool.ts';
import type { ResultFiles } from '../result-files.ts';
import { type RunTaskDeps, runTask, type Step } from '../run-task.ts';
import type { TaskRow } from '../store.ts';

/** Thrown by the world where a test ends the process. */
export class Crash extends Error {}

/** A clock that stands still until a test moves it. */
function movableClock(start = new Date('2026-03-01T12:00:00Z')): Clock & { move(ms: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    move: (ms) => {
      at += ms;
    },
  };
}

/** One finished picture of the scripted engine. */
export function pictureFile(index: number): EngineFile {
  return { index, source: { bytes: new Uint8Array([index]) }, contentType: 'image/png', seed: index };
}

/** What the engine answers when it is asked about a task; the default is success at once with every candidate. */
export type Answer = (taskId: string, count: number) => Check | Promise<Check>;

const succeed: Answer = (_taskId, count) => ({
  state: 'done',
  files: Array.from({ length: count }, (_, index) => pictureFile(index)),
});

export type User = Pick<SignedIn, 'userId' | 'organisationId' | 'role'>;

/**
 * Everything between a submit and its end over a real database, with an engine that says what the test wants and a
 * queue that is a table: a rolled-back submit leaves no job, and the test says when a job runs.
 */
export async function createTaskWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  await db.execute(
    sql`create table test_jobs (key uuid primary key, queue text, owner text, priority int, added bigserial)`,
  );
  const clock = movableClock();
  const engine = scriptedEngine();
  const routing = createRouting({
    text_to_image: [{ engine: engine.engine, missing: () => (engine.open ? undefined : 'a test closed it') }],
  });
  const jobs: Enqueue = {
    enqueue: async (tx, { name }, _payload, { key, priority, group }) => {
      const { rowCount } = await tx.execute(
        sql`insert into test_jobs (key, queue, owner, priority)
            values (${key}, ${name}, ${group ?? null}, ${priority ?? 0}) on conflict do nothing`,
      );
      return rowCount === 1;
    },
  };
  const prices = createPrices({ db, clock, tools: [aiImageGenerator] });
  const deps = {
    db,
    clock,
    jobs,
    routing,
    prices,
    checkPerson: async () => undefined,
    checkMarks: async () => undefined,
    keepShipped: async () => undefined,
    pause: async () => undefined,
    files: { quotas: { ...STORAGE_QUOTAS } },
  };
  const runDeps = (crashAt?: Step): RunTaskDeps => ({
    ...deps,
    resultFiles: quickFiles,
    log: { warn: () => undefined },
    pause: async () => undefined,
    onStep: (step) => {
      if (step === crashAt) throw new Crash(step);
    },
  });
  return {
    ...database,
    clock,
    engine,
    deps,
    runDeps,
    newUser: (points: number) => addUser(db, points),
    submit: (user: User, count = 1, key?: string, prompt = 'a cat', projectId?: string) =>
      runTool(deps, user, { tool: aiImageGenerator, input: inputOf(prompt, count), projectId, key }),
    run: (taskId: string, crashAt?: Step, signal = new AbortController().signal) =>
      runTask(runDeps(crashAt), taskId, signal),
  };
}
export type TaskWorld = Awaited<ReturnType<typeof createTaskWorld>>;

function inputOf(prompt: string, count: number): Record<string, unknown> {
  return { prompt, width: 512, height: 512, count, quality: 'standard' };
}

function scriptedEngine() {
  const answers = new Map<string, Answer>();
  const script = {
    answers,
    open: true,
    started: [] as string[],
    cancelled: [] as string[],
    start: undefined as ((taskId: string) => Promise<void>) | undefined,
    engine: undefined as unknown as Engine,
  };
  script.engine = {
    id: 'scripted',
    builtin: true,
    serves: {
      text_to_image: {
        start: async (input, { taskId }) => {
          await script.start?.(taskId);
          script.started.push(taskId);
          return { taskId, count: input.count };
        },
        check: async (operation: Operation) => {
          const { taskId, count } = operation as { taskId: string; count: number };
          return (answers.get(taskId) ?? answers.get('*') ?? succeed)(taskId, count);
        },
        cancel: async (operation: Operation) => {
          script.cancelled.push(String(operation['taskId']));
        },
      },
    },
  };
  return script;
}

/** Rows of files without their bytes, which the storage's own tests look after. */
const quickFiles: ResultFiles<unknown> = {
  prepare: async (task: TaskRow, file) => ({ task, file }),
  insert: async (tx: Tx, prepared) => {
    const { task } = prepared as { task: TaskRow };
    const id = v7();
    await tx.insert(files).values({
      id,
      organisationId: task.organisationId,
      userId: task.userId,
      key: randomBytes(16).toString('hex'),
      name: 'picture.png',
      contentType: 'image/png',
      size: 1,
      sha256: '',
      fromType: 'result',
      shareType: 'public',
    });
    return { id };
  },
};

async function addUser(db: TaskWorldDb, points: number): Promise<User> {
  const user: User = { userId: v7(), organisationId: v7(), role: 'founder' };
  await db.transaction(async (tx) => {
    await tx.insert(organisations).values({ id: user.organisationId, name: 'Studio' });
    await tx.insert(users).values({ id: user.userId, name: 'Ada', email: `${user.userId}@example.com` });
    await tx.insert(members).values({ ...user });
    await grantPoints(tx, { organisationId: user.organisationId, points, reason: 'test' });
  });
  return user;
}
type TaskWorldDb = Awaited<ReturnType<typeof createTestDatabase>>['db'];
