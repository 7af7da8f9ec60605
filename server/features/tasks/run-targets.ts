import type { RunOutput } from '@inkreel/contract/api/tasks.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { isRetryableFailure } from '../../db/retryable-failure.ts';
import { AppError } from '../../http/app-error.ts';
import { type Delivered, pointsDue } from '../billing/end-hold.ts';
import type { Person } from '../organisations/project-access.ts';
import type { StorageDeps } from '../storage/files.ts';
import type { FileRow } from '../storage/find-files.ts';
import { filesOfRun } from './files-of-run.ts';
import type { Outcome } from './outcome.ts';
import { findInputFiles } from './record-derivations.ts';
import { loadOutputs, toOutput } from './run-outputs.ts';
import type { RunTarget } from './run-target.ts';
import type { TaskRow } from './store.ts';

/** A run that has ended, for its target. */
export interface TargetResult {
  target: RunTarget;
  task: Pick<
    TaskRow,
    'id' | 'organisationId' | 'userId' | 'toolId' | 'capability' | 'engine' | 'createdAt'
  > & {
    input: Record<string, unknown>;
  };
  state: Outcome['state'];
  /** Why it failed. */
  error: ErrorCode | undefined;
  /** Its files, candidate by candidate; also of a run that was cancelled or failed after some. */
  files: readonly FileRow[];
  /** The stored files that its input names. */
  inputs: readonly FileRow[];
  /** Its texts and data. */
  outputs: readonly RunOutput[];
  /** Points that it is charged. */
  points: number;
  at: Date;
}

/** What an item of a batch is doing before its run ends, for its target. */
export interface TargetProgress {
  /** `dropped`: it was cancelled before it started. */
  state: 'waiting' | 'running' | 'failed' | 'dropped';
  batchId: string;
  toolId: string;
  /** Its run, once it has started. */
  taskId?: string;
  /** Why it could not start. */
  error?: ErrorCode;
}

/** How one kind of target gets results. */
export interface TargetWriter {
  /** Whether the person may start a run for the target. */
  mayChange: (db: DbOrTx, person: Person, target: RunTarget) => Promise<boolean>;
  /**
   * Writes the result, in the transaction that ends the run. Nothing is written if the target is gone: the result stays
   * among the person's creations.
   */
  write: (tx: Tx, deps: StorageDeps, result: TargetResult) => Promise<void>;
  /**
   * Notes what items of a batch are doing, in the transaction in which they do it.
   * @param targets of one id
   * @throws AppError to refuse that they wait for the target
   */
  note?: (
    tx: Tx,
    deps: StorageDeps,
    targets: readonly RunTarget[],
    progress: TargetProgress,
  ) => Promise<void>;
}

/** Writers by the kind of their targets. */
export type TargetWriters = Readonly<Record<string, TargetWriter>>;

export interface RunTargets {
  /** @throws AppError not_found for a target that the person may not change, or that gets no results */
  require: (db: DbOrTx, person: Person, target: RunTarget) => Promise<void>;
  write: (tx: Tx, result: TargetResult) => Promise<void>;
  /** @param targets of items without one, null */
  note: (tx: Tx, targets: readonly (RunTarget | null)[], progress: TargetProgress) => Promise<void>;
}

/**
 * The targets of runs. A defect of a writer is logged and leaves the target as it was, since the run has to end and its
 * points have to be settled.
 */
export function createRunTargets(
  deps: StorageDeps & { log: Pick<FastifyBaseLogger, 'error'> },
  writers: TargetWriters,
): RunTargets {
  const find = (kind: string) => (Object.hasOwn(writers, kind) ? writers[kind] : undefined);
  const guarded = async (
    tx: Tx,
    about: Record<string, unknown>,
    write: (inner: Tx) => Promise<void> | undefined,
  ) => {
    try {
      await tx.transaction(async (inner) => write(inner));
    } catch (error) {
      // The whole transaction is tried again.
      if (isRetryableFailure(error)) throw error;
      deps.log.error({ err: error, ...about }, 'writing a result into its target');
    }
  };
  return {
    require: async (db, person, target) => {
      if (!(await find(target.kind)?.mayChange(db, person, target))) throw new AppError('not_found');
    },
    write: async (tx, result) => {
      const { target, task } = result;
      await guarded(tx, { taskId: task.id, target }, (inner) =>
        find(target.kind)?.write(inner, deps, result),
      );
    },
    note: async (tx, targets, progress) => {
      const named = targets.filter((target) => target !== null);
      for (const group of Map.groupBy(named, ({ kind, id }) => `${kind} ${id}`).values()) {
        const [target] = group;
        const note = (inner: Tx) => target && find(target.kind)?.note?.(inner, deps, group, progress);
        // An order may be refused; what goes on is never held up.
        if (progress.state === 'waiting') await note(tx);
        else await guarded(tx, { ...progress, target }, note);
      }
    },
  };
}

/** Hands a run that ends to the writer of its target, if it has one. */
export async function writeToTarget(
  tx: Tx,
  targets: RunTargets,
  task: TaskRow,
  { ended, delivered, now }: { ended: Outcome; delivered: Delivered; now: Date },
): Promise<void> {
  const { target } = task;
  if (target === null) return;
  const { id, organisationId, userId, toolId, capability, engine, createdAt } = task;
  const outputs = (await loadOutputs(tx, [id], 'whole')).get(id) ?? [];
  const input = task.input as Record<string, unknown>;
  await targets.write(tx, {
    target,
    task: { id, organisationId, userId, toolId, capability, engine, createdAt, input },
    state: ended.state,
    error: ended.state === 'FAILED' ? ended.code : undefined,
    files: await filesOfRun(tx, id),
    inputs: await findInputFiles(tx, input),
    outputs: outputs.map(toOutput),
    points: await pointsDue(tx, id, delivered),
    at: now,
  });
}
