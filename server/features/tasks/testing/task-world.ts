import { randomBytes } from 'node:crypto';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../../clock.ts';
import { runTogether } from '../../../db/batch.ts';
import type { Tx } from '../../../db/connect.ts';
import { statementOf } from '../../../db/prepared.ts';
import { files, members, organisations, users } from '../../../db/schema.ts';
import type { Cost } from '../../../engines/cost.ts';
import type {
  CapabilityEngine,
  Check,
  CheckContext,
  Engine,
  EngineFile,
  Operation,
} from '../../../engines/engine.ts';
import { restLeft } from '../../../engines/route-health.ts';
import { createRouting, type RoutingTable } from '../../../engines/routing.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Enqueue, JobStatements } from '../../../jobs/jobs.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { testPrincipals } from '../../../testing/http.ts';
import { grantPoints } from '../../billing/grant-points.ts';
import { createPrices } from '../../billing/prices.ts';
import { findRests, type RouteRest } from '../../engines/route-health.ts';
import { PROJECT_CHARGES } from '../../subtitles/charge-project.ts';
import { runTool } from '../../tools/run-tool.ts';
import { createParkedRuns } from '../ask-parked.ts';
import type { ResultFiles, StageFiles } from '../result-files.ts';
import type { RunTaskDeps, Step } from '../run-context.ts';
import type { RunTargets } from '../run-targets.ts';
import { runTask } from '../run-task.ts';
import type { SampleClips } from '../sample-clips.ts';
import type { TaskRow } from '../store.ts';
import { NO_TARGETS } from './no-targets.ts';
import { textEngines, textInput, type WriterId, writerTool } from './text-engines.ts';

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

/** The engine's answer to a poll of a task; by default immediate success with every candidate. */
export type Answer = (
  taskId: string,
  count: number,
  stages?: CheckContext['stages'],
) => Check | Promise<Check>;

const succeed: Answer = (_taskId, count) => ({
  state: 'done',
  outputs: Array.from({ length: count }, (_, index) => pictureFile(index)),
});

export type User = Pick<Principal, 'userId' | 'organisationId' | 'role' | 'apiKeyId'>;

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
  const hosted = hostedEngines(engine.answers);
  const texts = textEngines(hosted.provider);
  let rests: readonly RouteRest[] = [];
  const restOf = (engineId: string) => {
    const rest = rests.find((each) => each.engine === engineId && restLeft(each.until, clock.now()) > 0);
    return rest && { why: 'resting' as const, what: rest.until.toISOString() };
  };
  const table: RoutingTable = {
    text_to_image: [
      { engine: engine.engine, missing: () => (engine.open ? undefined : 'a test closed it') },
      ...hosted.engines.map((each) => ({
        engine: each,
        missing: () => undefined,
        points: () => hosted.points.get(each.id),
        closed: () =>
          hosted.open && !hosted.closed.has(each.id)
            ? restOf(each.id)
            : { why: 'off' as const, what: each.id },
      })),
    ],
    draw_shot: [{ engine: engine.engine, missing: () => undefined }],
    text_to_speech: [{ engine: engine.engine, missing: () => undefined }],
    camera_move: [{ engine: engine.engine, missing: () => undefined }],
    write_text: texts.engines.map((each) => ({ engine: each, missing: () => undefined })),
    split_script: texts.engines.map((each) => ({ engine: each, missing: () => undefined })),
  };
  const routing = createRouting(table, clock.now);
  const statement: JobStatements['statement'] = async ({ name, payload }, given, options) => {
    // Validated as in the worker; the test's table needs only the key.
    payload.parse(given);
    const { key, priority = 0, group = null } = options;
    return statementOf(sql`
      insert into test_jobs (key, queue, owner, priority)
      values (${key}::uuid, ${name}, ${group}, ${priority}::int) on conflict do nothing returning key`);
  };
  const jobs: Enqueue & JobStatements = {
    statement,
    enqueue: async (tx, ...job) => {
      const [rows] = await runTogether(tx, [await statement(...job)]);
      return rows?.length === 1;
    },
  };
  const principals = testPrincipals({ db, clock });
  const prices = createPrices({ db, clock, tools: [aiImageGenerator] });
  const deps = {
    db,
    clock,
    jobs,
    routing,
    principals,
    prices,
    checkPerson: async () => undefined,
    checkSpeaker: async () => undefined,
    checkMarks: async () => undefined,
    keepShipped: async () => undefined,
    documentCharges: PROJECT_CHARGES,
    hub: { onEnd: (_taskId: string, _listener: () => void) => () => undefined },
    files: { quotas: { ...STORAGE_QUOTAS } },
    log: { warn: () => undefined, error: () => undefined },
    /** Tests replace it whose runs are for something. */
    targets: NO_TARGETS as RunTargets,
  };
  const runDeps = (crashAt?: Step): RunTaskDeps => ({
    ...deps,
    resultFiles: quickFiles,
    stageFiles: quickStages,
    clips: NO_CLIPS,
    pause: async () => undefined,
    onStep: (step) => {
      if (step === crashAt) throw new Crash(step);
    },
  });
  const ask = async () => {
    const parked = createParkedRuns({ ...runDeps(), jobs });
    await parked.turn();
    await parked.idle();
  };
  return {
    ...database,
    clock,
    engine,
    hosted,
    /** Answers of the engines that write text. */
    texts: texts.script,
    /** Polls the providers about the parked runs that are due. */
    ask,
    /** Gives a run to one of the hosted engines, and opens them. */
    giveTo: async (engineId: HostedId | WriterId, taskId: string) => {
      hosted.open = true;
      await db.execute(sql`update tasks set engine = ${engineId} where id = ${taskId}`);
    },
    deps,
    runDeps,
    /** Reads which routes rest, like a process after a notice. */
    readRests: async () => {
      rests = await findRests(db);
      return rests;
    },
    /** Forgets the failures of earlier tests. */
    restNobody: async () => {
      rests = [];
      await db.execute(sql`delete from route_health`);
    },
    newUser: (points: number) => addUser(db, points),
    submit: (user: User, count = 1, key?: string, prompt = 'a cat', projectId?: string) =>
      runTool(deps, user, { tool: aiImageGenerator, input: inputOf(prompt, count), projectId, key }),
    /** Submits a run for a chosen engine. */
    submitTo: (user: User, engine: string, count = 1, key?: string) =>
      runTool(deps, user, { tool: aiImageGenerator, input: inputOf('a cat', count), engine, key }),
    /** Submits to a tool that answers with text or data. */
    submitText: (user: User, tool: Tool = writerTool, key?: string) =>
      runTool(deps, user, { tool, input: textInput(tool), key }),
    runWith: (own: RunTaskDeps, taskId: string) => runTask(own, taskId, new AbortController().signal),
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
    /** Its inputs, start by start. */
    inputs: [] as Record<string, unknown>[],
    start: undefined as ((taskId: string) => Promise<void>) | undefined,
    engine: undefined as unknown as Engine,
  };
  const makes: CapabilityEngine<object> = {
    start: async (input, { taskId }) => {
      script.inputs.push({ ...input });
      await script.start?.(taskId);
      script.started.push(taskId);
      const { count = 1 } = input as { count?: number };
      return { taskId, count };
    },
    check: async (operation: Operation, { stages }: CheckContext) => {
      const { taskId, count } = operation as { taskId: string; count: number };
      return (answers.get(taskId) ?? answers.get('*') ?? succeed)(taskId, count, stages);
    },
    cancel: async (operation: Operation) => {
      script.cancelled.push(String(operation['taskId']));
    },
  };
  script.engine = {
    id: 'scripted',
    builtin: true,
    local: true,
    serves: { text_to_image: makes, draw_shot: makes, text_to_speech: makes, camera_move: makes },
  };
  return script;
}

/** Hosted engines, by what each can tell about a submit whose answer was lost. */
export const HOSTED = ['keyed', 'findable', 'blind', 'direct'] as const;
export type HostedId = (typeof HOSTED)[number];

/**
 * Engines of one external provider, which counts submits: `keyed` takes the run's id as an idempotency key, `findable`
 * can be queried for the operation of a run, `blind` does neither, nor does `direct`, whose submit waits for the whole
 * answer.
 */
function hostedEngines(answers: ReadonlyMap<string, Answer>) {
  const provider = {
    /** Run of every submit that arrived, and of every job that it created. */
    submits: [] as string[],
    jobs: [] as string[],
    asked: [] as string[],
    cancelled: [] as string[],
    /** The cost that operations report. */
    cost: undefined as Cost | undefined,
    /** Called when a submit has been accepted: if it throws, the answer is lost. */
    answering: undefined as ((taskId: string) => void) | undefined,
    /** Called before a submit, while it is prepared. */
    preparing: undefined as (() => unknown) | undefined,
    /** Called when the provider is queried for the operation of a run. */
    finding: undefined as (() => void) | undefined,
  };
  const engineOf = (id: HostedId): Engine => ({
    id,
    builtin: false,
    serves: {
      text_to_image: {
        ...(id === 'keyed' ? { idempotent: true } : {}),
        ...(id === 'direct' ? { answersAtOnce: true } : {}),
        ...(id === 'findable'
          ? {
              find: async ({ taskId }) => {
                provider.finding?.();
                return provider.jobs.includes(taskId) ? { taskId, count: 1 } : undefined;
              },
            }
          : {}),
        prepare: async (_input, { taskId }) => {
          await provider.preparing?.();
          return { for: taskId };
        },
        start: async (input, { taskId }, prepared) => {
          if ((prepared as { for?: string }).for !== taskId) throw new Error('submitted without preparing');
          provider.submits.push(taskId);
          if (id !== 'keyed' || !provider.jobs.includes(taskId)) provider.jobs.push(taskId);
          provider.answering?.(taskId);
          return { taskId, count: input.count, ...(provider.cost ? { cost: provider.cost } : {}) };
        },
        check: async (operation: Operation) => {
          if (operation === null) provider.asked.push('without an operation');
          const { taskId, count } = operation as { taskId: string; count: number };
          provider.asked.push(taskId);
          return (answers.get(taskId) ?? answers.get('*') ?? succeed)(taskId, count);
        },
        cancel: async (operation: Operation) => {
          provider.cancelled.push(String(operation['taskId']));
        },
      },
    },
  });
  return {
    provider,
    engines: HOSTED.map(engineOf),
    open: false,
    closed: new Set<string>(),
    /** Points of one run if the engine is chosen. */
    points: new Map<string, number>(),
  };
}

/** By default no tool of the tests has sound or video. */
const NO_CLIPS: SampleClips = {
  mediaOf: () => [],
  cut: async () => {
    throw new Error('nothing to cut');
  },
  takeSound: async () => {
    throw new Error('no video with a sound');
  },
};

/** Outputs of stages as names only: nothing is written. */
const quickStages: StageFiles = {
  write: async (path) => `${v7()} ${path}`,
  own: async () => undefined,
  read: async () => undefined,
};

/** Rows of files without bytes, which the storage's tests cover. */
const quickFiles: ResultFiles<unknown> = {
  prepare: async (task: TaskRow, file) => ({ task, file }),
  insert: async (tx: Tx, prepared) => {
    const { task } = prepared as { task: TaskRow };
    const id = v7();
    await tx.insert(files).values({
      id,
      organisationId: task.organisationId,
      userId: task.userId,
      key: `2026/01/${randomBytes(16).toString('hex')}.png`,
      name: 'picture.png',
      ...factsOf(task.capability),
      size: 1,
      sha256: '',
      fromType: 'result',
      shareType: 'public',
    });
    return { id };
  },
};

function factsOf(capability: string) {
  if (capability === 'text_to_speech') return { contentType: 'audio/mpeg', durationMs: 1500 };
  if (capability === 'camera_move') return { contentType: 'video/mp4', durationMs: 5000 };
  return { contentType: 'image/png', width: 1024, height: 576 };
}

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
