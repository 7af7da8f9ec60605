import { randomInt } from 'node:crypto';
import { mediumOf, propertiesOf } from '@inkreel/contract/fields/field.ts';
import type { Properties } from '@inkreel/contract/fields/rules.ts';
import { RUN_ROOM_BYTES, UNFINISHED_TASKS } from '@inkreel/contract/limits.ts';
import { outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { capabilityInput } from '@inkreel/contract/tools/fit-capability.ts';
import { type PartWish, partOf, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import { runTogether } from '../../db/batch.ts';
import type { Db, DbOrTx, Tx } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Routing } from '../../engines/routing.ts';
import type { SpeakerCheck } from '../../engines/speaker-check.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { JobStatements } from '../../jobs/jobs.ts';
import { checkKeyPoints } from '../api-keys/check-key-points.ts';
import { holdStatement, throwRefusedHold } from '../billing/hold-points.ts';
import type { Prices } from '../billing/prices.ts';
import type { Person } from '../organisations/project-access.ts';
import type { Quotas } from '../storage/quota/quotas.ts';
import { chargeProject, type ProjectStepRun } from '../subtitles/charge-project.ts';
import { findSample, type Sample } from '../tasks/find-sample.ts';
import { hashOf } from '../tasks/input-hash.ts';
import {
  findByKey,
  insertTask,
  type NewTask,
  readAdmission,
  type Submitted,
  submittedBefore,
} from '../tasks/insert-task.ts';
import { findKeptLines } from '../tasks/kept-lines.ts';
import type { LinesWork } from '../tasks/lines-work.ts';
import { inputColumns } from '../tasks/long-inputs.ts';
import { routedInput } from '../tasks/routed-input.ts';
import type { RunTarget } from '../tasks/run-target.ts';
import type { RunTargets } from '../tasks/run-targets.ts';
import { jobOf, runsAhead } from '../tasks/run-task-job.ts';
import { type CheckInputsDeps, checkInputs } from './check-inputs.ts';
import { checkMedium } from './check-medium.ts';
import { planLines, required } from './plan-lines.ts';
import { refusedBy } from './refused-by.ts';
import { requirePrice } from './require-price.ts';
import { unservedValue } from './unserved-value.ts';

export interface RunToolDeps extends CheckInputsDeps {
  clock: Clock;
  jobs: JobStatements;
  routing: Routing;
  prices: Prices;
  targets: RunTargets;
  files: { quotas: Quotas };
  /** Whether a person can be made to speak, according to the run's engine. */
  checkSpeaker: SpeakerCheck;
}

/** Longest rest of an engine for which a new run is accepted, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Who starts a run: points count against the API key too, if there is one. */
type Caller = Person & Pick<Principal, 'apiKeyId'>;

/** A tool, or a service or step of a story that is started like one. */
export type Startable = Pick<Tool, 'id' | 'capability' | 'fields' | 'path' | 'points' | 'sampleFirst'> & {
  /** Properties of its input that no field gives. */
  properties?: Properties;
};

export interface RunRequest extends PartWish {
  tool: Startable;
  /** Parsed by the tool's own schema. */
  input: Record<string, unknown>;
  /** Project for the results; by default the user's oldest open one, else any that they see. */
  projectId?: string | undefined;
  /** The chosen engine; by default the first one that takes the input. */
  engine?: string | undefined;
  /** The price that the caller was shown; a run with another price is refused. */
  expectedPoints?: number | undefined;
  /** The subtitle project that the run is a step of: the first step of a clip pays for the others. */
  documentId?: string | undefined;
  /** Its results are in no list and are deleted after a day (decisions, `no_save`). */
  noSave?: boolean | undefined;
  /** What gets its result when it ends; the person has to be able to change it. */
  target?: RunTarget | undefined;
  /** Its price instead of its quote, determined in the transaction that starts it, with what is written beside it. */
  charge?: ((tx: Tx, taskId: string, quote: Quote) => Promise<Quote>) | undefined;
  /** `Idempotency-Key` of the caller: the same key with the same request answers with the existing run. */
  key: string | undefined;
}

/**
 * Starts a run of a tool: quotes, writes the task, holds its points and enqueues it, all in one transaction, so that
 * there is no run without its points and no points without their run.
 *
 * @throws AppError the refusals of `checkInputs` and the engines, engine_unavailable, engine_resting,
 * engine_not_open, engine_unfit, price_changed with `{points}`, sample_not_made, sample_differs, sample_expired,
 * before anything is written; sample_used, not_enough_points, key_points_spent, too_many_tasks, storage_full,
 * idempotency_mismatch, not_found for a project that the user does not see or that is archived, or for a target that
 * they may not change, with nothing written
 */
export async function runTool(
  deps: RunToolDeps,
  user: Caller,
  {
    tool,
    input,
    projectId,
    engine,
    expectedPoints,
    documentId,
    charge,
    sample,
    restOf,
    noSave,
    target,
    key,
  }: RunRequest,
): Promise<Submitted> {
  const inputHash = hashOf(tool.id, {
    ...input,
    project_id: projectId,
    engine,
    document_id: documentId,
    ...wishOf({ sample, restOf }),
    ...(noSave && { no_save: true }),
    ...(target && { target: [target.kind, target.id, target.part ?? null] }),
  });
  let chosen: Chosen;
  let quote: Quote;
  try {
    if (target) await deps.targets.require(deps.db, user, target);
    chosen = await chooseFor(deps, user, { tool, input, engine, restOf, inputHash });
    // By the real durations of the files, which the input now contains.
    quote = await quoteFor(deps, tool, chosen.named, { engine, sample, restOf });
    // The price of a project's step is known only under the project's lock.
    if (documentId === undefined && !charge) requirePrice(quote, expectedPoints);
  } catch (error) {
    // The reason for the refusal may be newer than the first call: a run accepted with this key is still the
    // answer.
    const { userId, organisationId } = user;
    const same = { organisationId, inputHash };
    const before = key === undefined ? undefined : await findByKey(deps.db, userId, key, same);
    if (before) return before;
    throw error;
  }
  const { named, engineId, of, linesWork } = chosen;
  const now = deps.clock.now();
  const { userId, organisationId } = user;
  const task = {
    userId,
    organisationId,
    id: v7(),
    toolId: tool.id,
    capability: tool.capability,
    input: named,
    inputHash,
    idempotencyKey: key,
    apiKeyId: user.apiKeyId,
    engineId,
    wantedEngine: engine,
    part: quote.part,
    restOf: of?.id,
    noSave,
    linesWork,
    target,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + runLimits(tool.capability).waitMs),
  };
  const submit = { task, user, projectId, quote, expectedPoints };
  try {
    // Only points with a second count, besides the account's, need several packets, and so a transaction.
    if (!charge && documentId === undefined && user.apiKeyId === undefined)
      return await writeRun(deps, deps.db, submit);
    const step =
      documentId === undefined
        ? undefined
        : stepOf(tool, { documentId, taskId: task.id, named, engine: ownPriceOf(deps, tool, engine) });
    const charged = charge ?? (step && ((tx: Tx) => chargeProject(tx, user, step, quote)));
    return await deps.db.transaction((tx) => writeRun(deps, tx, { ...submit, charge: charged }));
  } catch (error) {
    const isTaken = key !== undefined && isUniqueViolation(error);
    const before = isTaken && (await findByKey(deps.db, userId, key, task));
    if (before) return before;
    throw isUniqueViolation(error, 'tasks_rest_once') ? new AppError('sample_used', { cause: error }) : error;
  }
}

interface RunToWrite extends Pick<RunRequest, 'projectId' | 'expectedPoints' | 'charge'> {
  task: NewTask;
  user: Caller;
  quote: Quote;
}

/**
 * Writes a run, its job, its hold and its notifications, all or none of them.
 * @param db a transaction, if something else is charged or counted with the run
 * @throws a unique violation of `tasks_idempotency` or `tasks_rest_once`; AppError as `runTool` says
 */
async function writeRun(deps: RunToolDeps, db: Db, run: Omit<RunToWrite, 'charge'>): Promise<Submitted>;
async function writeRun(deps: RunToolDeps, db: Tx, run: RunToWrite): Promise<Submitted>;
async function writeRun(
  deps: RunToolDeps,
  db: DbOrTx,
  { task, user, quote, projectId: wanted, expectedPoints, charge }: RunToWrite,
): Promise<Submitted> {
  const { organisationId, userId, createdAt: now } = task;
  const { quotas } = deps.files;
  const found = await readAdmission(db, user, { ...task, projectId: wanted, quotas, now });
  if (found.before) return submittedBefore(found.before, task);
  const { unfinishedOfOrganisation: unfinished, storageLeft: left, projectId } = found;
  // Counted without a lock: parallel submits may pass the limit by a few.
  if (unfinished >= UNFINISHED_TASKS) throw new AppError('too_many_tasks', { retryAfter: 30 });
  const needed = (unfinished + 1) * RUN_ROOM_BYTES + inputColumns(task.input).inputBytes;
  if (left < needed) throw new AppError('storage_full', { data: { left, needed } });
  const insert = insertTask(task, projectId, [
    { type: 'task', taskId: task.id, userId, organisationId, ended: false },
    { type: 'balance', organisationId },
  ]);
  // Rows that are charged with the run refer to it.
  if (charge) await runTogether(db, [insert]);
  const charged = charge ? await charge(db as Tx, task.id, quote) : quote;
  requirePrice(charged, expectedPoints);
  if (user.apiKeyId !== undefined)
    await checkKeyPoints(db as Tx, user.apiKeyId, { points: charged.points, now });
  const enqueue = await deps.jobs.statement(
    jobOf(deps.routing, { engine: task.engineId, capability: task.capability }),
    { taskId: task.id },
    {
      key: task.id,
      group: organisationId,
      priority: -runsAhead(new Map(Object.entries(found.atEngine)), userId),
    },
  );
  const hold = holdStatement({ ...task, taskId: task.id, projectId, quote: charged, now });
  // The hold is last: it locks the organisation's account, and other submits wait for it.
  await runTogether(db, [...(charge ? [] : [insert]), enqueue, hold]).catch(throwRefusedHold);
  return { taskId: task.id, state: 'PENDING' };
}

interface Chosen {
  /** The input with its files named as engines expect them. */
  named: Record<string, unknown>;
  engineId: string;
  /** The sample that it completes. */
  of?: Sample | undefined;
  /** The step with which it begins. */
  linesWork?: LinesWork;
}

async function chooseFor(
  deps: RunToolDeps,
  user: Person,
  {
    tool,
    input,
    engine: only,
    restOf,
    inputHash,
  }: Pick<RunRequest, 'tool' | 'input' | 'engine' | 'restOf'> & { inputHash: string },
): Promise<Chosen> {
  const checked = await checkInputs(deps, user, tool, input);
  const of =
    restOf === undefined
      ? undefined
      : await findSample(deps, user, { id: restOf, tool, input: checked, engine: only });
  const named = of?.input ?? replayable(tool, checked);
  const media = tool.fields.flatMap((field) => mediumOf(field) ?? []);
  const routed = routedInput(media, named);
  const begins = await firstStep(deps, user, { tool, named, only, inputHash, routed });
  if (begins) return begins;
  const choose = (asked: typeof routed) =>
    deps.routing.chooseFor(tool.capability, capabilityInput(tool.capability, asked), {
      only,
      // The rest must match its sample.
      preferred: of?.engine ?? null,
      patienceMs: PATIENCE_MS,
    });
  const engine = choose(routed);
  if ('refused' in engine) {
    // Another engine may accept it: only the chosen one was asked.
    const isUnfit = only !== undefined && engine.refused === 'value_needs_engine';
    const isUnread = engine.refused === 'value_needs_engine' && lacksLines(tool, named);
    if (isUnread) throw required();
    if (!isOfLanguage(engine)) throw refusedBy(isUnfit ? { refused: 'engine_unfit' } : engine);
    throw refusedBy(
      engine,
      unservedValue(tool, routed, only !== undefined, (other) => isOfLanguage(choose(other))),
    );
  }
  await refuseSpeaker(deps, user, { tool, named, engine: engine.engine.id });
  return { named, engineId: engine.engine.id, of };
}

const isOfLanguage = (engine: { refused?: string } | object): boolean =>
  'refused' in engine && engine.refused === 'language_needs_engine';

/**
 * The first step of a run whose lines no engine takes from the video in one call, or that continues where an earlier
 * one failed; undefined for a run that needs no steps.
 * @throws AppError as `planLines` says
 */
async function firstStep(
  deps: RunToolDeps,
  { userId, organisationId }: Person,
  {
    tool,
    named,
    only,
    inputHash,
    routed,
  }: Pick<Chosen, 'named'> & {
    tool: Startable;
    only: string | undefined;
    inputHash: string;
    routed: Record<string, unknown>;
  },
): Promise<Chosen | undefined> {
  const hasLines = tool.fields.some(({ kind }) => kind === 'lines');
  if (!hasLines || named['lines'] !== undefined) return undefined;
  const wish = { only, patienceMs: PATIENCE_MS };
  const choose = (input: Record<string, unknown>) =>
    deps.routing.chooseFor(tool.capability, capabilityInput(tool.capability, input), wish);
  // An engine that does it all listens, and does not read.
  const isHeard = named['lines_from'] !== 'picture';
  if (isHeard && !('refused' in choose(routed))) return undefined;
  const request = { userId, organisationId, toolId: tool.id, inputHash };
  const kept = await findKeptLines(deps.db, request, deps.clock.now());
  if (kept && 'input' in kept) {
    const engine = choose(kept.input);
    if (!('refused' in engine)) return { named: kept.input, engineId: engine.engine.id };
  }
  const work = kept && 'work' in kept ? kept.work : undefined;
  const planned = planLines(deps.routing, { tool, named, ...wish, kept: work });
  return { named, engineId: planned.engineId, linesWork: planned.work };
}

/** Whether the tool's lines are missing, which only some engines take from the video. */
const lacksLines = ({ fields }: Pick<Tool, 'fields'>, { lines }: Record<string, unknown>): boolean =>
  fields.some(({ kind }) => kind === 'lines') && !(Array.isArray(lines) && lines.length > 0);

/** How long an engine may check the speaker, in milliseconds. */
const SPEAKER_MS = 60_000;

/**
 * Asks the run's engine whether the person can be made to speak.
 * @throws AppError the rule that is broken
 */
async function refuseSpeaker(
  { checkSpeaker }: Pick<RunToolDeps, 'checkSpeaker'>,
  { userId, organisationId }: Person,
  { tool, named, engine }: { tool: Startable; named: Chosen['named']; engine: string },
): Promise<void> {
  const question = { input: named, engine, owner: { userId, organisationId } };
  const check = await checkSpeaker(tool.capability, question, AbortSignal.timeout(SPEAKER_MS));
  const [problem] = check?.failed ?? [];
  if (problem === undefined) return;
  const field = 'video_url' in named ? 'video_url' : 'image_url';
  throw new AppError(problem, { data: { fields: [{ field, problem }] } });
}

/**
 * What a run of the tool costs now, by the real durations of the files that it names; nothing else is checked.
 * @throws AppError those of `checkMedium`
 */
export async function quoteInput(
  deps: Pick<RunToolDeps, 'db' | 'keepShipped' | 'prices' | 'routing'>,
  user: Person,
  { tool, input, engine }: Pick<RunRequest, 'tool' | 'input' | 'engine'>,
): Promise<Quote> {
  const measured = { ...input };
  for (const medium of tool.fields.flatMap((field) => mediumOf(field) ?? []))
    Object.assign(measured, await checkMedium(deps, user, medium, input));
  return quoteFor(deps, tool, measured, { engine });
}

/** What the run costs now, at the chosen engine. */
async function quoteFor(
  { prices, routing }: Pick<RunToolDeps, 'prices' | 'routing'>,
  tool: Startable,
  input: Record<string, unknown>,
  { engine, ...wish }: Pick<RunRequest, 'engine'> & PartWish,
): Promise<Quote> {
  const ofTools = await prices.all();
  const ofEngine = engine === undefined ? undefined : routing.pointsOf(tool.capability, engine);
  const part = partOf(tool, input, wish);
  return quoteRun(tool, ofEngine ?? ofTools[tool.path] ?? tool.points, input, part);
}

/** The chosen engine, if its price differs from the tool's. */
const ownPriceOf = ({ routing }: Pick<RunToolDeps, 'routing'>, { capability }: Startable, engine?: string) =>
  engine === undefined || routing.pointsOf(capability, engine) === undefined ? null : engine;

interface StepWish extends Pick<ProjectStepRun, 'documentId' | 'taskId' | 'engine'> {
  named: Record<string, unknown>;
}

/** A run as the step of a project: its clip is the video or the sound in its input. */
function stepOf(tool: Startable, { documentId, taskId, engine, named }: StepWish): ProjectStepRun {
  const makesVideo = outputKindOf(tool.capability) === 'file' && named['draft'] !== true;
  const clip = String(named['video_url'] ?? named['media_url']);
  return { documentId, taskId, toolId: tool.id, clip, makesVideo, engine };
}

/** Properties that distinguish a part; none for a whole result. */
const wishOf = ({ sample, restOf }: PartWish) => ({
  ...(sample && { sample }),
  ...(restOf !== undefined && { rest_of: restOf }),
});

/** Random values are drawn only here: with the seed in its input, a run can be repeated exactly. */
function replayable(tool: Pick<Tool, 'fields'>, input: Record<string, unknown>): Record<string, unknown> {
  const drawn = tool.fields
    .flatMap((field) => Object.entries(propertiesOf(field)))
    .flatMap(([name, { random }]) =>
      random !== undefined && input[name] === undefined ? [[name, randomInt(random + 1)]] : [],
    );
  return { ...input, ...Object.fromEntries(drawn) };
}
