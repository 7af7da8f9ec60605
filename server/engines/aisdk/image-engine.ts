import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { readImageFacts } from '../../decoding/decoder.ts';
import type { ClosedRoute, EngineHost, EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, Check, CheckContext, Engine, EngineFile } from '../engine.ts';
import { INSTRUCTIONS, SPOKEN_VALUES } from '../instructions/edits.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import type { Instruction, Write } from '../instructions/instruction.ts';
import { type AskDeps, askModel, type ModelCall } from './ask-model.ts';
import type { CallFacts, CallOptions, ImageModel, ImageModels, Quality } from './image-model.ts';
import { isRetired } from './image-model.ts';
import {
  finishMade,
  type ImageRequest,
  modelFor,
  type PictureDeps,
  type Plan,
  prepareRequest,
} from './image-request.ts';
import type { AskProvider, Operations } from './operations.ts';
import { failureOf, type Nothing, type Outcome, type Ticket, worstOf } from './outcome.ts';

/** A provider of image models, as its engine describes it. */
export interface ImageProvider {
  /** The engine's id. */
  id: string;
  models: ImageModels;
  /** Makes a model over a fetch; loads the provider's package. */
  connect(fetch: typeof globalThis.fetch): Promise<(model: string) => ImageModel>;
  /** What a call is told, in the words of the package. */
  options(facts: CallFacts): CallOptions;
  /** What must not stand in an error. */
  secrets: readonly string[];
  /** The setting that names another model, for the console. */
  modelSetting: string;
  mayReach?: ((address: string) => boolean) | undefined;
  /** Where its answers are operations that are asked about later. */
  operations?: { kind: Operations; ask: AskProvider };
  pause?: (ms: number) => Promise<void>;
  now?: () => Date;
}

/** Largest answer of one call: four pictures of the largest size in base 64. */
const ANSWER_BYTES = 128 * 1024 * 1024;
/** An operation is told in a few lines. */
const TICKET_BYTES = 1024 * 1024;
const SEEDS = 2 ** 31;
/** Pictures of runs that have not ended, in a folder for each run. */
const ANSWERS = 'answers';
/** No run is open for as long, in milliseconds. */
const OLD_MS = 2 * 24 * 3600 * 1000;

interface Prepared {
  requests: readonly (ImageRequest & { n: number; seed: number })[];
  count: number;
  quality: Quality | undefined;
}

/** What is stored of a run: pictures that wait in a folder here, operations elsewhere, or why there is nothing. */
type Stored =
  | { nothing: Nothing }
  | { answer: string; plans: readonly Plan[] }
  | { tickets: readonly Ticket[]; answer: string; plans: readonly Plan[] };

/** What a provider of image models does of the product's capabilities. */
export function createImageEngine(provider: ImageProvider | undefined, host: EngineHost): EngineRoutes {
  const all = { ...INSTRUCTIONS, ...GENERAL_INSTRUCTIONS };
  if (provider) void removeOldAnswers(path.join(host.dataFolder, ANSWERS));
  const serves = Object.entries(all).map(([name, write]) => {
    const capability = name as keyof typeof all;
    const values = SPOKEN_VALUES[capability];
    const serve = serveCapability(provider, host, capability, write as Write<unknown>);
    return [capability, values ? { ...serve, values } : serve];
  });
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
    ...(provider ? { closed: () => closedBy(provider) } : {}),
  };
}

/** Why it takes no runs: its provider has retired a model that it needs. */
function closedBy({ models, modelSetting, now = () => new Date() }: ImageProvider): ClosedRoute | undefined {
  const retired = Object.values(models).some((model) => isRetired(model, now()));
  return retired ? { why: 'retired', what: modelSetting } : undefined;
}

function serveCapability(
  provider: ImageProvider | undefined,
  host: EngineHost,
  capability: Capability,
  write: Write<unknown>,
): CapabilityEngine<unknown> {
  const folder = path.join(host.dataFolder, 'handing-over', String(process.pid));
  const pictures: PictureDeps = { folder, downloadToPath: host.downloadToPath };
  const answers = path.join(host.dataFolder, ANSWERS);
  const open = () => {
    if (!provider) throw new Error('nothing is routed to an engine without a key');
    return provider;
  };
  return {
    ...(provider?.operations ? {} : { answersAtOnce: true }),
    refuse: (input) =>
      provider && tooManyPictures(provider, write(input)) ? 'value_needs_engine' : undefined,
    prepare: (input, { owner }) =>
      prepareRun(open().models, pictures, write, capability, input, { decoding: host.decoding, owner }),
    start: async (_input, { taskId }, prepared) => {
      const { requests, quality } = prepared as Prepared;
      const deps = askDeps(open(), host);
      const outcomes = await Promise.all(requests.map((request) => askFor(deps, open(), request, quality)));
      return keep(path.join(answers, taskId), taskId, outcomes, requests);
    },
    check: async (operation, context) => {
      const stored = operation as unknown as Stored;
      if ('nothing' in stored) return failureOf(stored.nothing);
      const own = path.join(answers, stored.answer);
      const finish = finisher(pictures, host, own, context);
      if ('tickets' in stored) return checkOperations(open(), host, stored, own, finish);
      return checkAnswer(stored, own, finish);
    },
    cancel: async (operation) => {
      const stored = operation as unknown as Stored;
      if ('nothing' in stored) return;
      const operations = provider?.operations;
      for (const ticket of 'tickets' in stored ? stored.tickets : [])
        await operations?.kind.cancel?.(ticket, operations.ask)?.catch(() => undefined);
      await rm(path.join(answers, stored.answer), { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

/** The last picture is a marked copy where the model takes no mask. */
function tooManyPictures({ models }: ImageProvider, instruction: Instruction): boolean {
  const model = modelFor(models, instruction);
  const isMarked =
    instruction.mask !== undefined && (model.mask === undefined || instruction.pointsOut === true);
  return instruction.pictures.length + (isMarked ? 1 : 0) > model.pictures;
}

async function prepareRun(
  models: ImageModels,
  pictures: PictureDeps,
  write: Write<unknown>,
  capability: Capability,
  input: unknown,
  turns: { decoding: EngineHost['decoding']; owner: CheckContext['owner'] },
): Promise<Prepared> {
  const { count, seed } = write(input);
  const quality =
    capability === 'text_to_image' ? (input as CapabilityInput['text_to_image']).quality : undefined;
  const scenes =
    capability === 'character_picture' ? scenesOf(input as CapabilityInput['character_picture']) : [input];
  const requests = [];
  for (const [at, scene] of scenes.entries()) {
    const request = await prepareRequest(pictures, models, (marked) => write(scene, marked), turns);
    const share = scenes.length === 1 ? count : Math.ceil((count - at) / scenes.length);
    for (let made = 0; made < share; made += request.model.perCall) {
      const n = Math.min(request.model.perCall, share - made);
      requests.push({ ...request, n, seed: (seed + requests.length) % SEEDS });
    }
  }
  return { requests, count, quality };
}

/** A line is a scene, and candidates take turns: each of them is a call with its scene alone. */
function scenesOf(input: CapabilityInput['character_picture']): CapabilityInput['character_picture'][] {
  const lines = input.prompt.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const scenes = lines.slice(0, input.count).map((prompt) => ({ ...input, prompt }));
  return scenes.length === 0 ? [input] : scenes;
}

function askDeps(provider: ImageProvider, host: EngineHost): Omit<AskDeps, 'model'> {
  return {
    rules: {
      limit: provider.operations ? TICKET_BYTES : ANSWER_BYTES,
      fetchResult: (url) => fetchBytes(host, url),
      mayReach: provider.mayReach,
    },
    ticketOf: provider.operations?.kind.ticketOf,
    secrets: provider.secrets,
    pause: provider.pause,
  };
}

function askFor(
  deps: Omit<AskDeps, 'model'>,
  provider: ImageProvider,
  { model, prompt, images, mask, plan, n, seed }: Prepared['requests'][number],
  quality: Quality | undefined,
): Promise<Outcome> {
  const options = provider.options({ model, canvas: plan.canvas, quality, seed, edits: images.length > 0 });
  const call: ModelCall = { prompt, images, mask, n, options };
  return askModel({ ...deps, model: async (fetch) => (await provider.connect(fetch))(model.id) }, call);
}

/** Stores what the calls answered; a candidate that was not made takes nothing from the others. */
async function keep(
  folder: string,
  answer: string,
  outcomes: readonly Outcome[],
  requests: Prepared['requests'],
): Promise<{ [key: string]: unknown }> {
  const plans: Plan[] = [];
  const tickets: Ticket[] = [];
  const checked = [];
  for (const [at, outcome] of outcomes.entries()) {
    const plan = requests[at]?.plan as Plan;
    if (outcome.state === 'taken') {
      tickets.push(outcome.ticket);
      plans.push(plan);
    } else if (outcome.state === 'answered') {
      const isWhole = await allPictures(outcome.images);
      if (!isWhole)
        checked.push({ state: 'unknown', detail: 'answered with something that is no picture' } as const);
      else
        for (const image of outcome.images) {
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, `made-${plans.length}`), image);
          plans.push(plan);
        }
    } else checked.push(outcome);
  }
  if (plans.length === 0) return { nothing: worstOf(checked) };
  return tickets.length > 0 ? { tickets, answer, plans } : { answer, plans };
}

async function allPictures(images: readonly Uint8Array[]): Promise<boolean> {
  try {
    for (const image of images) await readImageFacts(image);
    return true;
  } catch {
    return false;
  }
}

type FinishOne = (index: number, plan: Plan) => Promise<EngineFile>;

function finisher(pictures: PictureDeps, host: EngineHost, own: string, { owner }: CheckContext): FinishOne {
  return async (index, plan) => {
    const finished = path.join(own, `finished-${index}.png`);
    if (!existsSync(finished)) {
      const turns = { decoding: host.decoding, owner };
      const unfinished = path.join(own, `finishing-${index}.png`);
      await finishMade(pictures, path.join(own, `made-${index}`), plan, turns, unfinished);
      await rename(unfinished, finished);
    }
    return { index, source: { path: finished }, contentType: 'image/png' };
  };
}

/** The answer is here since the start: in this process, or in another one with the same data folder. */
async function checkAnswer(
  { plans }: { plans: readonly Plan[] },
  own: string,
  finish: FinishOne,
): Promise<Check> {
  if (!existsSync(path.join(own, 'made-0')))
    return failureOf({ state: 'unknown', detail: 'the answer was lost with the machine that it was on' });
  const files = [];
  for (const [index, plan] of plans.entries()) files.push(await finish(index, plan));
  return { state: 'done', outputs: files };
}

async function checkOperations(
  { operations }: ImageProvider,
  host: EngineHost,
  { tickets, plans }: { tickets: readonly Ticket[]; plans: readonly Plan[] },
  own: string,
  finish: FinishOne,
): Promise<Check> {
  if (!operations) throw new Error('operations of a provider that has none');
  const polled = await Promise.all(tickets.map((ticket) => operations.kind.poll(ticket, operations.ask)));
  const away = polled.find((each) => each.state === 'away');
  if (away?.state === 'away') return away;
  const running = polled.filter((each) => each.state === 'running');
  if (running.length > 0) {
    const shares = polled.map((each) => (each.state !== 'running' ? 1 : each.waiting ? 0.05 : 0.4));
    const progress = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const stage = running.every(({ waiting }) => waiting) ? 'waiting' : 'changing';
    return { state: 'pending', stage, progress: Math.min(0.9, progress), candidates: shares, outputs: [] };
  }
  await mkdir(own, { recursive: true });
  const files: EngineFile[] = [];
  for (const [at, each] of polled.entries()) {
    const [url] = each.state === 'succeeded' ? each.urls : [];
    if (url === undefined) continue;
    const made = path.join(own, `made-${at}`);
    if (!existsSync(made)) await writeFile(made, await fetchBytes(host, url));
    files.push({ ...(await finish(at, plans[at] as Plan)), index: files.length });
  }
  if (files.length > 0) return { state: 'done', outputs: files };
  const failed = polled.find((each) => each.state === 'failed');
  if (failed?.state !== 'failed') throw new Error('an operation ended without a picture');
  const { status, detail } = failed;
  return { ...failureOf({ state: 'refused', status, detail }), retryable: status >= 500 };
}

/** What runs left behind whose process ended before they did. Never throws. */
async function removeOldAnswers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const own = path.join(folder, name);
    const facts = await stat(own).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > OLD_MS)
      await rm(own, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function fetchBytes({ dataFolder, fetchResult }: EngineHost, url: string): Promise<Uint8Array> {
  if (!fetchResult) throw new Error('results cannot be fetched here');
  const folder = path.join(dataFolder, 'handing-over', String(process.pid));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `result-${crypto.randomUUID()}`);
  try {
    await fetchResult(url, file);
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}
