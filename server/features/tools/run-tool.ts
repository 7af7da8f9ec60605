import { randomInt } from 'node:crypto';
import { mediumOf, propertiesOf } from '@inkreel/contract/fields/field.ts';
import type { Properties } from '@inkreel/contract/fields/rules.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { capabilityInput } from '@inkreel/contract/tools/fit-capability.ts';
import { type PartWish, partOf, quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import type { Tx } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { SpeakerCheck } from '../../engines/speaker-check.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobStatements } from '../../jobs/jobs.ts';
import type { Person } from '../organisations/project-access.ts';
import { findSample, type Sample } from '../tasks/find-sample.ts';
import type { Submitted } from '../tasks/insert-task.ts';
import { findKeptLines } from '../tasks/kept-lines.ts';
import type { LinesWork } from '../tasks/lines-work.ts';
import { routedInput } from '../tasks/routed-input.ts';
import { jobOf, runsAhead } from '../tasks/run-task-job.ts';
import { type CheckInputsDeps, checkInputs } from './check-inputs.ts';
import { checkMedium } from './check-medium.ts';
import { planLines, required } from './plan-lines.ts';
import { refusedBy } from './refused-by.ts';
import {
  type Caller,
  type Carrier,
  type Charge,
  partRequest,
  type RunWish,
  type StartDeps,
  startRun,
  unitPointsOf,
} from './start-run.ts';
import { unservedValue } from './unserved-value.ts';

/**
 * Charges a run as a step of a document, whose first step pays for the others.
 * @param run `engine`: the one whose price the quote is of; null if it is the tool's
 * @returns what the run costs
 */
export type DocumentCharge = (
  tx: Tx,
  person: Person,
  run: {
    documentId: string;
    taskId: string;
    tool: Pick<Startable, 'id' | 'capability'>;
    input: Record<string, unknown>;
    engine: string | null;
  },
  quote: Quote,
) => Promise<Quote>;

export interface RunToolDeps extends CheckInputsDeps, StartDeps {
  jobs: JobStatements;
  /** Whether a person can be made to speak, according to the run's engine. */
  checkSpeaker: SpeakerCheck;
  /** By tool: how a run that names a document is charged. */
  documentCharges: Readonly<Record<string, DocumentCharge>>;
}

/** Longest rest of an engine for which a new run is accepted, in milliseconds. */
const PATIENCE_MS = 60_000;

/** A tool, or a service or step of a story that is started like one. */
export type Startable = Pick<Tool, 'id' | 'capability' | 'fields' | 'path' | 'points' | 'sampleFirst'> & {
  /** Properties of its input that no field gives. */
  properties?: Properties;
};

export interface RunRequest extends PartWish, RunWish {
  tool: Startable;
  /** Parsed by the tool's own schema. */
  input: Record<string, unknown>;
  /** The document that the run is a step of: the tool says how it is charged. */
  documentId?: string | undefined;
  /** Its results are in no list and are deleted after a day (decisions, `no_save`). */
  noSave?: boolean | undefined;
}

/**
 * Starts a run of a tool, for the workers.
 *
 * @throws AppError the refusals of `checkInputs` and the engines, engine_unavailable, engine_resting,
 * engine_not_open, engine_unfit, sample_not_made, sample_differs, sample_expired, before anything is written;
 * sample_used; invalid_input for a document in a tool that has none; what `startRun` throws
 */
export async function runTool(
  deps: RunToolDeps,
  user: Caller,
  { tool, input, documentId, sample, restOf, noSave, charge, ...wish }: RunRequest,
): Promise<Submitted> {
  const { engine } = wish;
  const request = {
    ...input,
    document_id: documentId,
    ...partRequest({ sample, restOf }),
    ...(noSave && { no_save: true }),
  };
  let named = input;
  const chargeDocument = documentId === undefined ? undefined : deps.documentCharges[tool.id];
  if (documentId !== undefined && !chargeDocument) throw new AppError('invalid_input');
  const ofDocument: Charge | undefined =
    documentId !== undefined && chargeDocument
      ? (tx, taskId, quote) => {
          const own = ownPriceOf(deps, tool, engine);
          return chargeDocument(tx, user, { documentId, taskId, tool, input: named, engine: own }, quote);
        }
      : undefined;
  const order = { ...wish, of: tool, request, charge: charge ?? ofDocument };
  try {
    const { taskId, state } = await startRun(deps, user, order, byWorkers(deps), async (inputHash) => {
      const chosen = await chooseFor(deps, user, { tool, input, engine, restOf, inputHash });
      named = chosen.named;
      return {
        input: named,
        engineId: chosen.engineId,
        // By the real durations of the files, which the input now contains.
        quote: await quoteFor(deps, tool, named, { engine, sample, restOf }),
        restOf: chosen.of?.id,
        noSave,
        linesWork: chosen.linesWork,
      };
    });
    return { taskId, state };
  } catch (error) {
    throw isUniqueViolation(error, 'tasks_rest_once') ? new AppError('sample_used', { cause: error }) : error;
  }
}

/** Runs that wait in the queue for a worker. */
const byWorkers = (deps: Pick<RunToolDeps, 'jobs' | 'routing'>): Carrier => ({
  needsRoom: true,
  notices: ({ id: taskId, userId, organisationId }) => [
    { type: 'task', taskId, userId, organisationId, ended: false },
    { type: 'balance', organisationId },
  ],
  handOver: {
    statement: ({ id, engineId, capability, organisationId, userId }, { atEngine }) =>
      deps.jobs.statement(
        jobOf(deps.routing, { engine: engineId, capability }),
        { taskId: id },
        { key: id, group: organisationId, priority: -runsAhead(new Map(Object.entries(atEngine)), userId) },
      ),
  },
});

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
  deps: Pick<RunToolDeps, 'prices' | 'routing'>,
  tool: Startable,
  input: Record<string, unknown>,
  { engine, ...wish }: Pick<RunRequest, 'engine'> & PartWish,
): Promise<Quote> {
  return quoteRun(tool, await unitPointsOf(deps, tool, engine), input, partOf(tool, input, wish));
}

/** The chosen engine, if its price differs from the tool's. */
const ownPriceOf = ({ routing }: Pick<RunToolDeps, 'routing'>, { capability }: Startable, engine?: string) =>
  engine === undefined || routing.pointsOf(capability, engine) === undefined ? null : engine;

/** Random values are drawn only here: with the seed in its input, a run can be repeated exactly. */
function replayable(tool: Pick<Tool, 'fields'>, input: Record<string, unknown>): Record<string, unknown> {
  const drawn = tool.fields
    .flatMap((field) => Object.entries(propertiesOf(field)))
    .flatMap(([name, { random }]) =>
      random !== undefined && input[name] === undefined ? [[name, randomInt(random + 1)]] : [],
    );
  return { ...input, ...Object.fromEntries(drawn) };
}
