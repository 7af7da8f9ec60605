import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { type Cost, type CostBasis, NO_COST } from '../cost.ts';
import type { EngineHost } from '../define-engine.ts';
import type { CapabilityEngine, Check, EngineFile, Failure, StartContext } from '../engine.ts';
import { whileBusy } from '../hosted/while-busy.ts';
import type { Instruction } from '../instructions/instruction.ts';
import { costByList } from '../prices.ts';
import { restAfter } from '../provider-answers.ts';
import { type DashscopeClient, EDIT_PATH, type EditRequest, editBody, type Polled } from './client.ts';
import { boxOfMask, readPictureInput } from './picture-input.ts';
import { DASHSCOPE_PRICES } from './prices.ts';
import { meaningOf } from './refusals.ts';

export interface EditDeps {
  client: DashscopeClient;
  /** The region of the price list; without it none applies. */
  region?: string | undefined;
  /** Temporary folder for pictures while they are sent. */
  folder: string;
  downloadToPath: EngineHost['downloadToPath'];
  decoding?: DecodeBudget | undefined;
  now?: () => Date;
}

/** The model that draws, and edits several pictures from a prompt; the faster of its two editions. */
export const MODEL = 'wan2.7-image';
/** Maximum input pictures: https://www.alibabacloud.com/help/en/model-studio/wan-image-edit-2-5. */
export const MOST_PICTURES = 9;
export const SEEDS = 2 ** 31;

/** Instead of the provider's code where it is unknown whether it took the run. */
const UNKNOWN = 'unknown';

/** The stored state of a run: the provider's task, or why there is none. */
type EditOperation = TakenOperation | RefusedOperation;
interface TakenOperation {
  readonly task: string;
  readonly count: number;
  readonly cost?: Cost;
  readonly [key: string]: unknown;
}
interface RefusedOperation {
  readonly refused: string;
  readonly detail: string;
  /** If it was too busy: after how many milliseconds it may be retried. */
  readonly busyMs?: number;
  readonly cost?: Cost;
  readonly [key: string]: unknown;
}

function isRefused(operation: EditOperation): operation is RefusedOperation {
  return 'refused' in operation;
}

/** Serves one capability by having the provider edit pictures by an instruction. */
export function editPictures<Input>(
  deps: EditDeps,
  instruct: (input: Input) => Instruction,
): CapabilityEngine<Input> {
  return {
    facts: { models: [MODEL], pictures: MOST_PICTURES },
    refuse: (input) => (instruct(input).untold ? 'value_needs_engine' : undefined),
    prepare: (input, { owner }) => requestOf(deps, instruct(input), owner),
    start: async (_input, context, prepared) => {
      const operation = await submit(deps, prepared as EditRequest, context);
      return { ...operation, cost: costOf(deps, operation) };
    },
    check: async (operation) => {
      const known = operation as unknown as EditOperation;
      if (isRefused(known)) return notTaken(known);
      const polled = await deps.client.poll(known.task);
      if (polled.state === 'away') return polled;
      if (polled.state === 'running') return pending(polled.waiting, known.count);
      const made = polled.state === 'succeeded' ? polled.urls.length : 0;
      return { ...ended(polled), cost: listed(deps, made, 'listed') };
    },
    cancel: async (operation) => {
      const known = operation as unknown as EditOperation;
      if (!isRefused(known)) await deps.client.cancel(known.task);
    },
  };
}

async function requestOf(
  { folder, downloadToPath, decoding }: EditDeps,
  instruction: Instruction,
  owner: Owner | undefined,
): Promise<EditRequest> {
  const turns = { decoding, owner };
  const own = path.join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  try {
    const bring = async (address: string, name: string) => {
      const file = path.join(own, name);
      await downloadToPath(address, file);
      return file;
    };
    const pictures = [];
    for (const [at, address] of instruction.pictures.entries()) {
      pictures.push(await readPictureInput(await bring(address, `picture-${at}`), turns));
    }
    const [base] = pictures;
    const wanted = instruction.size ?? base;
    if (!wanted) throw new Error('an instruction without a picture and without a size');
    const box =
      base && instruction.mask ? await boxOfMask(await bring(instruction.mask, 'mask'), turns) : undefined;
    const boxed = box?.map((length) => Math.round(length * (base?.scale ?? 1)));
    return {
      model: MODEL,
      prompt: instruction.prompt,
      pictures: pictures.map(({ data }) => data),
      ...(boxed ? { boxes: pictures.map((picture) => (picture === base ? [boxed] : [])) } : {}),
      size: sizeOf(wanted),
      count: instruction.count,
      ...(instruction.series ? { series: true } : {}),
      seed: instruction.seed % SEEDS,
    };
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Pixels of a result: the aspect ratio of the edited picture, between 768 and 2048 squared, in steps of 16. */
function sizeOf({ width, height }: { width: number; height: number }): string {
  const area = Math.max(768 ** 2, Math.min(2048 ** 2, width * height));
  const scale = Math.sqrt(area / (width * height));
  const side = (length: number) => Math.max(256, Math.round((length * scale) / 16) * 16);
  return `${side(width)}*${side(height)}`;
}

/**
 * Submits a request once: a busy provider is retried, since it has taken nothing; if it is unknown whether the request
 * was taken, it is not sent again, and the run fails instead of being charged twice.
 */
async function submit(
  { client }: EditDeps,
  request: EditRequest,
  context: StartContext,
): Promise<EditOperation> {
  const submitted = await whileBusy(() => client.submit(EDIT_PATH, editBody(request)), context);
  if (submitted.state === 'accepted') return { task: submitted.taskId, count: request.count };
  if (submitted.state === 'refused') return { refused: submitted.code, detail: submitted.message };
  if (submitted.state === 'unknown') return { refused: UNKNOWN, detail: submitted.detail };
  return { refused: 'Throttling', detail: 'busy for too long', busyMs: submitted.afterMs };
}

/** Cost of the submit: at most the price of the order, nothing after a refusal, otherwise unknown. */
function costOf(deps: EditDeps, operation: EditOperation): Cost {
  if (!isRefused(operation)) return listed(deps, operation.count, 'at_most');
  return operation.refused === UNKNOWN ? { basis: 'unknown', model: MODEL } : NO_COST;
}

/** Only pictures that were made are charged. */
function listed({ region, now = () => new Date() }: EditDeps, picture: number, basis: CostBasis): Cost {
  if (region === undefined) return { basis: 'unknown', model: MODEL };
  return costByList(DASHSCOPE_PRICES, MODEL, { units: { picture } }, { at: now(), region, basis });
}

function pending(waiting: boolean, count: number): Check {
  const share = waiting ? 0.05 : 0.4;
  return {
    state: 'pending',
    stage: waiting ? 'waiting' : 'changing',
    progress: share,
    candidates: Array.from({ length: count }, () => share),
    outputs: [],
  };
}

function ended(
  polled: Exclude<Polled, { state: 'running' | 'away' }>,
): Extract<Check, { state: 'done' | 'failed' }> {
  if (polled.state === 'failed') return failure(polled.code, polled.message);
  const outputs = polled.urls.map(
    (url, index): EngineFile => ({
      index,
      source: { url },
      contentType: 'image/png',
    }),
  );
  return { state: 'done', outputs };
}

/** How a run fails that was not accepted: another engine may do it, unless its content was refused. */
function notTaken({ refused, detail, busyMs }: RefusedOperation): Failure {
  const failed = failure(refused, detail);
  if (failed.code !== 'task_engine_stopped') return failed;
  const restMs = busyMs ?? restAfter(meaningOf(refused).status);
  return { ...failed, notTaken: restMs === undefined ? {} : { busyMs: restMs } };
}

function failure(code: string, message: string): Failure {
  const detail = `${code}: ${message}`.slice(0, 500);
  if (code === UNKNOWN) return { state: 'failed', code: 'task_unconfirmed', retryable: false, detail };
  const { status, retryable = false, code: meant } = meaningOf(code);
  const usual = status === 422 ? 'task_failed' : 'task_engine_stopped';
  return { state: 'failed', code: meant ?? usual, retryable, detail };
}
