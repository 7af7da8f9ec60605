import { RUN_ROOM_BYTES, UNFINISHED_TASKS } from '@inkreel/contract/limits.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import type { Service } from '@inkreel/contract/text/services.ts';
import type { PartWish } from '@inkreel/contract/tools/quote-run.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import { runTogether } from '../../db/batch.ts';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import type { Statement } from '../../db/prepared.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Routing } from '../../engines/routing.ts';
import type { Notice } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { checkKeyPoints } from '../api-keys/check-key-points.ts';
import { holdStatement, throwRefusedHold } from '../billing/hold-points.ts';
import type { Prices } from '../billing/prices.ts';
import type { Person } from '../organisations/project-access.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import { hashOf } from '../tasks/input-hash.ts';
import {
  type Admission,
  findByKey,
  insertTask,
  type NewTask,
  readAdmission,
  type Submitted,
  submittedBefore,
} from '../tasks/insert-task.ts';
import { inputColumns } from '../tasks/long-inputs.ts';
import type { RunTarget } from '../tasks/run-target.ts';
import type { RunTargets } from '../tasks/run-targets.ts';
import { requirePrice } from './require-price.ts';

export interface StartDeps {
  db: Db;
  clock: Clock;
  routing: Routing;
  prices: Prices;
  targets: RunTargets;
  files: { quotas: Quotas };
}

/** Who starts a run: points count against the API key too, if there is one. */
export type Caller = Person & Pick<Principal, 'apiKeyId'>;

/** Determines a run's price instead of its quote, in the transaction that starts it, with what is written beside it. */
export type Charge = (tx: Tx, taskId: string, quote: Quote) => Promise<Quote>;

/** What every run is started with, whatever makes it. */
export interface RunWish {
  /** Project for the results; by default the user's oldest open one, else any that they see. */
  projectId?: string | undefined;
  /** The chosen engine; by default the first one that takes the input. */
  engine?: string | undefined;
  /** The price that the caller was shown; a run with another price is refused. */
  expectedPoints?: number | undefined;
  /** What gets its result when it ends; the person has to be able to change it. */
  target?: RunTarget | undefined;
  charge?: Charge | undefined;
  /** `Idempotency-Key` of the caller: the same key with the same request answers with the existing run. */
  key?: string | undefined;
}

export interface RunOrder extends RunWish {
  of: Pick<Service, 'id' | 'capability'>;
  /** What the caller sent: two orders with one key are the same if this, project, engine and target are. */
  request: Record<string, unknown>;
}

/** What was chosen for a run before anything is written. */
export interface ChosenRun extends Pick<NewTask, 'restOf' | 'noSave' | 'linesWork'> {
  /** Its id, if the choice needed one. */
  id?: string;
  /** Its input as engines take it. */
  input: Record<string, unknown>;
  engineId: string;
  quote: Quote;
}

/** How a run is carried out once it is written. */
export interface Carrier {
  /** Whether its results need room in the organisation's storage. */
  needsRoom: boolean;
  notices: (task: NewTask) => Notice[];
  /** Enqueues the run in the transaction that inserts it, as a statement or by its own inserts. */
  handOver:
    | { statement: (task: NewTask, admission: Admission) => Promise<Statement> }
    | { write: (tx: Tx, task: NewTask) => Promise<void> };
}

/** A run that was started; `quote` is what it costs at most, undefined if the key had started it before. */
export interface Started extends Submitted {
  quote: Quote | undefined;
}

/**
 * The one way to start a run: chooses, prices, writes it, holds its points and hands it on, all in one transaction, so
 * that there is no run without its points and no points without their run.
 * @param choose checks the request, and finds engine, input and price; writes nothing
 * @throws AppError what `choose` refuses, not_found for a target that the caller may not change, price_changed with
 * `{points}`, before anything is written; not_enough_points, key_points_spent, too_many_tasks, storage_full,
 * idempotency_mismatch, what `charge` refuses, not_found for a project that the caller does not see or that is archived,
 * with nothing written; a unique violation of `tasks_rest_once`
 */
export async function startRun(
  deps: StartDeps,
  user: Caller,
  order: RunOrder,
  carrier: Carrier,
  choose: (inputHash: string) => Promise<ChosenRun>,
): Promise<Started> {
  const { of, request, projectId, engine, target, charge, expectedPoints, key } = order;
  const { userId, organisationId } = user;
  const named = target && [target.kind, target.id, target.part ?? null];
  const inputHash = hashOf(of.id, { ...request, project_id: projectId, engine, target: named });
  const same = { organisationId, inputHash };
  const findBefore = async (): Promise<Started | undefined> => {
    const before = key === undefined ? undefined : await findByKey(deps.db, userId, key, same);
    return before && { ...before, quote: undefined };
  };
  let chosen: ChosenRun;
  try {
    if (target) await deps.targets.require(deps.db, user, target);
    chosen = await choose(inputHash);
    // Another price than the quote is known only in the transaction.
    if (!charge) requirePrice(chosen.quote, expectedPoints);
  } catch (error) {
    // The reason for the refusal may be newer than the first call: a run accepted with this key is still the
    // answer.
    const before = await findBefore();
    if (before) return before;
    throw error;
  }
  const now = deps.clock.now();
  const { quote, id = v7(), ...ofTask } = chosen;
  const task: NewTask = {
    ...ofTask,
    id,
    userId,
    organisationId,
    toolId: of.id,
    capability: of.capability,
    inputHash,
    idempotencyKey: key,
    apiKeyId: user.apiKeyId,
    wantedEngine: engine,
    part: quote.part,
    target,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + runLimits(of.capability).waitMs),
  };
  const run = { task, user, quote, projectId, expectedPoints, charge, carrier };
  try {
    // What is charged, counted or written beside the run needs several packets, and so a transaction.
    const isOnePacket = !charge && user.apiKeyId === undefined && 'statement' in carrier.handOver;
    return isOnePacket
      ? await writeRun(deps, deps.db, run)
      : await deps.db.transaction((tx) => writeRun(deps, tx, run));
  } catch (error) {
    const before = isUniqueViolation(error) ? await findBefore() : undefined;
    if (before) return before;
    throw error;
  }
}

interface RunToWrite extends Pick<RunOrder, 'projectId' | 'expectedPoints' | 'charge'> {
  task: NewTask;
  user: Caller;
  quote: Quote;
  carrier: Carrier;
}

/**
 * Writes a run, what it is handed on with, its hold and its notifications, all or none of them.
 * @param db a transaction, if something else is charged, counted or written with the run
 */
async function writeRun(
  deps: StartDeps,
  db: DbOrTx,
  { task, user, quote, projectId: wanted, expectedPoints, charge, carrier }: RunToWrite,
): Promise<Started> {
  const { createdAt: now } = task;
  const { quotas } = deps.files;
  const found = await readAdmission(db, user, { ...task, projectId: wanted, quotas, now });
  if (found.before) return { ...submittedBefore(found.before, task), quote: undefined };
  requireAdmission(found, task, carrier);
  const { projectId } = found;
  const { handOver } = carrier;
  const insert = insertTask(task, projectId, carrier.notices(task));
  // Rows that are written with the run refer to it.
  const isFirst = charge !== undefined || 'write' in handOver;
  if (isFirst) await runTogether(db, [insert]);
  if ('write' in handOver) await handOver.write(db as Tx, task);
  const charged = charge ? await charge(db as Tx, task.id, quote) : quote;
  requirePrice(charged, expectedPoints);
  if (user.apiKeyId !== undefined)
    await checkKeyPoints(db as Tx, user.apiKeyId, { points: charged.points, now });
  const handed = 'statement' in handOver ? [await handOver.statement(task, found)] : [];
  const hold = holdStatement({ ...task, taskId: task.id, projectId, quote: charged, now });
  // The hold is last: it locks the organisation's account, and other submits wait for it.
  await runTogether(db, [...(isFirst ? [] : [insert]), ...handed, hold]).catch(throwRefusedHold);
  return { taskId: task.id, state: 'PENDING', quote: charged };
}

/** @throws AppError too_many_tasks, storage_full with the bytes left and needed */
function requireAdmission(
  { unfinishedOfOrganisation: unfinished, storageLeft: left }: Admission,
  { input }: NewTask,
  { needsRoom }: Carrier,
): void {
  // Counted without a lock: parallel submits may pass the limit by a few.
  if (unfinished >= UNFINISHED_TASKS) throw new AppError('too_many_tasks', { retryAfter: 30 });
  if (!needsRoom) return;
  const needed = (unfinished + 1) * RUN_ROOM_BYTES + inputColumns(input).inputBytes;
  if (left < needed) throw new AppError('storage_full', { data: { left, needed } });
}

/** Points of one unit now: of the chosen engine if it has a price, else as operators have set them. */
export async function unitPointsOf(
  { prices, routing }: Pick<StartDeps, 'prices' | 'routing'>,
  { capability, path, points }: Pick<Service, 'capability' | 'path' | 'points'>,
  engine: string | undefined,
): Promise<number> {
  const ofTools = await prices.all();
  const ofEngine = engine === undefined ? undefined : routing.pointsOf(capability, engine);
  return ofEngine ?? ofTools[path] ?? points;
}

/** Properties of a request that distinguish a part; none for a whole result. */
export const partRequest = ({ sample, restOf }: PartWish) => ({
  ...(sample && { sample }),
  ...(restOf !== undefined && { rest_of: restOf }),
});
