import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { BATCH_RUNS_HOSTED } from '@inkreel/contract/limits.ts';
import { isLongWork } from '@inkreel/contract/run-limits.ts';
import { eq } from 'drizzle-orm';
import { notifyOfBatch } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { type FollowedRun, followRuns, stopFollowedRun } from '../tasks/follow-runs.ts';
import { runTool } from '../tools/run-tool.ts';
import type { BatchTool, StepDeps } from './batch-deps.ts';
import { releaseFiles } from './hold-files.ts';
import { dropItems, noteItems } from './note-items.ts';
import { ownerOf } from './owner.ts';
import {
  type BatchRow,
  changeItem,
  countOpenItems,
  findDueBatches,
  findItems,
  findNewestRun,
  findNextItem,
  findStartedRuns,
  type ItemRow,
  lockBatch,
} from './store.ts';
import { runBatches } from './tables.ts';

/** Batches of one turn. */
const AT_A_TIME = 50;
/** Pause between two steps of a batch, in milliseconds: while it goes on, and while something is missing. */
const NEXT_MS = 1000;
const WAITING_MS = 10_000;
/** Starts of an item that may end in an unknown error. */
const DEFECTS = 5;

/** What a batch waits for; anything else that refuses a run ends its item. */
const MISSING: ReadonlySet<ErrorCode> = new Set([
  'not_enough_points',
  'key_points_spent',
  'too_many_tasks',
  'storage_full',
]);
const isMissing = (code: ErrorCode) => MISSING.has(code) || ERRORS[code].retryable;

/** Carries on every batch that is due. Concurrent turns are harmless: each write checks what it changes. */
export async function stepBatches(deps: StepDeps): Promise<number> {
  const due = await findDueBatches(deps.db, deps.clock.now(), AT_A_TIME);
  for (const batch of due)
    await stepBatch(deps, batch).catch(async (error: unknown) => {
      deps.log.warn({ err: error, batch: batch.id }, 'batch step failed');
      await planStep(deps, batch, batch.waitingFor);
    });
  return due.length;
}

/**
 * One step of a batch: takes over what its runs came to, starts what has room, and ends it when nothing is left. The
 * process may end between any two lines: the next step continues, since each write is one transaction and an item
 * becomes started in that of its run.
 */
export async function stepBatch(deps: StepDeps, batch: BatchRow): Promise<void> {
  await settleEnded(deps, batch);
  const reason = batch.cancelledAt === null ? await startItems(deps, batch) : undefined;
  await planStep(deps, batch, reason ?? null);
}

/** Takes over the ends of runs. */
async function settleEnded(deps: StepDeps, batch: BatchRow): Promise<void> {
  const items = await findItems(deps.db, batch.id, 'started');
  const runs = await followRuns(
    deps.db,
    items.flatMap(({ taskId }) => taskId ?? []),
  );
  for (const item of items) {
    const run = runs.get(item.taskId ?? '');
    if (!run) throw new Error(`item ${item.id} has no run`);
    if (run.hasEnded) await settleItem(deps, batch, item, run);
    else if (batch.cancelledAt !== null) {
      await deps.db.transaction((tx) => stopFollowedRun(tx, deps, run.id));
      deps.onStep?.('stopped');
    }
  }
}

const ENDS = { SUCCEEDED: 'done', FAILED: 'failed', CANCELED: 'cancelled' } as const;

async function settleItem(deps: StepDeps, batch: BatchRow, item: ItemRow, run: FollowedRun): Promise<void> {
  const state = ENDS[run.state as keyof typeof ENDS];
  const errorCode = state === 'failed' ? run.errorCode : null;
  await deps.db.transaction(async (tx) => {
    if (!(await changeItem(tx, { ...item, state: 'started' }, { state, errorCode }))) return;
    await notifyOfBatch(tx, batch);
    deps.onStep?.('settling');
  });
  deps.onStep?.('settled');
}

/** Starts items while there is room. @returns what is missing to go on */
async function startItems(deps: StepDeps, batch: BatchRow): Promise<ErrorCode | undefined> {
  const tool = deps.tools.find(({ id }) => id === batch.toolId);
  const owner = await ownerOf(deps, batch);
  if (!owner) {
    await deps.db.transaction(async (tx) => {
      await lockBatch(tx, batch.id);
      await dropItems(tx, deps, batch);
    });
    return undefined;
  }
  for (;;) {
    const item = await findNextItem(deps.db, batch.id);
    if (!item) return undefined;
    if (!tool) {
      await failItem(deps, batch, item, 'tool_not_offered');
      continue;
    }
    if (!(await hasRoom(deps, batch, { ...tool, engine: item.engine ?? batch.engine }))) return undefined;
    const refused = await startItem(deps, batch, { item, tool, owner });
    deps.onStep?.('started');
    if (refused === undefined) continue;
    if (isMissing(refused)) return refused;
    await failItem(deps, batch, item, refused);
  }
}

interface ItemToStart {
  item: ItemRow;
  tool: BatchTool;
  owner: NonNullable<Awaited<ReturnType<typeof ownerOf>>>;
}

/** Thrown in the transaction of a run whose item was started or cancelled by somebody else. */
class NotWaiting extends Error {}

/** @returns the code by which the run was refused */
async function startItem(
  deps: StepDeps,
  batch: BatchRow,
  { item, tool, owner }: ItemToStart,
): Promise<ErrorCode | undefined> {
  const waiting = { ...item, state: 'waiting' as const };
  try {
    const { taskId } = await runTool(deps, owner, {
      tool,
      input: item.input,
      projectId: batch.projectId ?? undefined,
      engine: item.engine ?? batch.engine ?? undefined,
      expectedPoints: item.points,
      target: item.target ?? undefined,
      key: `batch-${item.id}-${item.attempt}`,
      charge: async (tx, id, quote) => {
        if (!(await changeItem(tx, waiting, { state: 'started', taskId: id }))) throw new NotWaiting();
        await noteItems(tx, deps, batch, [item], { state: 'running', taskId: id });
        await notifyOfBatch(tx, batch);
        deps.onStep?.('starting');
        return quote;
      },
    });
    // Of a run that exists already under this key.
    await changeItem(deps.db, waiting, { state: 'started', taskId });
    return undefined;
  } catch (error) {
    if (error instanceof NotWaiting) return undefined;
    if (error instanceof AppError) return error.code;
    deps.onStep?.('defect');
    const defects = item.defects + 1;
    if (defects >= DEFECTS) return 'task_failed';
    await changeItem(deps.db, waiting, { defects });
    throw error;
  }
}

async function failItem(deps: StepDeps, batch: BatchRow, item: ItemRow, errorCode: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await changeItem(tx, { ...item, state: 'waiting' }, { state: 'failed', errorCode }))) return;
    await noteItems(tx, deps, batch, [item], { state: 'failed', error: errorCode });
    await notifyOfBatch(tx, batch);
  });
}

/**
 * Whether the organisation's batches may have one more run at the engine that the next item is expected at: the chosen
 * one, or that of the newest run of the tool. Before any is known, at none.
 */
async function hasRoom(
  deps: StepDeps,
  batch: BatchRow,
  { capability, engine: chosen }: Pick<BatchTool, 'capability'> & { engine: string | null },
): Promise<boolean> {
  const [started, newest] = await Promise.all([
    findStartedRuns(deps.db, batch.organisationId),
    findNewestRun(deps.db, batch),
  ]);
  const runs = await followRuns(deps.db, newest === undefined ? started : [...started, newest]);
  const engine = chosen ?? (newest === undefined ? null : (runs.get(newest)?.engine ?? null));
  const open = started.flatMap((id) => runs.get(id) ?? []).filter(({ hasEnded }) => !hasEnded);
  const threads = deps.threads[isLongWork(capability) ? 'long' : 'short'];
  const atLocal = 2 * threads;
  if (engine === null) return open.length < Math.min(atLocal, BATCH_RUNS_HOSTED);
  const isLocal = deps.routing.isLocal(engine);
  const there = open.filter((run) =>
    isLocal ? run.engine !== null && deps.routing.isLocal(run.engine) : run.engine === engine,
  );
  return there.length < (isLocal ? atLocal : BATCH_RUNS_HOSTED);
}

/** Ends the batch if nothing is open, else says when its next step is due, and what it waits for. */
async function planStep(deps: StepDeps, batch: BatchRow, waitingFor: string | null): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const current = await lockBatch(tx, batch.id);
    if (!current || current.finishedAt !== null) return;
    const isOver = (await countOpenItems(tx, batch.id)) === 0;
    if (isOver) await releaseFiles(tx, batch.id);
    const next = new Date(now.getTime() + (waitingFor === null ? NEXT_MS : WAITING_MS));
    const change = isOver
      ? { finishedAt: now, nextStepAt: null, waitingFor: null }
      : { nextStepAt: next, waitingFor };
    await tx.update(runBatches).set(change).where(eq(runBatches.id, batch.id));
    if (isOver || current.waitingFor !== waitingFor) await notifyOfBatch(tx, batch);
    deps.onStep?.('planning');
  });
}
