import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { DecodeTurns } from '../decode-turn.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, CheckContext, Engine, StartContext } from '../engine.ts';
import { whileBusy } from '../hosted/while-busy.ts';
import { INSTRUCTIONS, SPOKEN_VALUES } from '../instructions/edits.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import type { Instruction, Write } from '../instructions/instruction.ts';
import type { RouteFacts } from '../route-facts.ts';
import { type AskDeps, askModel, type ModelCall } from './ask-model.ts';
import { type Billing, costOfCall } from './call-cost.ts';
import type { CallFacts, CallOptions, ImageModel, ImageModels, Quality } from './image-model.ts';
import { factsOf } from './image-model.ts';
import {
  finishMade,
  type ImageRequest,
  modelFor,
  type PictureDeps,
  type Plan,
  prepareRequest,
} from './image-request.ts';
import {
  checkStored,
  fetchBytes,
  handingOver,
  keepOutcomes,
  removeAnswer,
  removeOldAnswers,
  type Stored,
} from './made-files.ts';
import { type OperationSource, pollOperation } from './operations.ts';
import type { Outcome } from './outcome.ts';

/** A provider of image models, as its engine describes it. */
export interface ImageProvider {
  /** The engine's id. */
  id: string;
  models: ImageModels;
  /** Creates a model over a fetch; loads the provider's package. */
  connect(fetch: typeof globalThis.fetch): Promise<(model: string) => ImageModel>;
  /** Options of a call, in the package's names. */
  options(facts: CallFacts): CallOptions;
  /** Secrets that must not appear in an error. */
  secrets: readonly string[];
  /** The setting that names another model, for the console. */
  modelSetting: string;
  mayReach?: ((address: string) => boolean) | undefined;
  /** Set if its answers are operations, which are polled. */
  operations?: OperationSource;
  /** How its costs are known; without it they are unknown. */
  billing?: Billing;
  now?: () => Date;
}

/** Largest answer of one call: four pictures of the largest size in base64. */
const ANSWER_BYTES = 128 * 1024 * 1024;
/** An operation fits in a few lines. */
const TICKET_BYTES = 1024 * 1024;
/** An answer has a few dozen parts, and its pictures. */
const ANSWER_PARTS = 100_000;
const SEEDS = 2 ** 31;

interface Prepared {
  requests: readonly (ImageRequest & { n: number; seed: number })[];
  count: number;
  quality: Quality | undefined;
}

/** The capabilities that a provider of image models serves. */
export function createImageEngine(provider: ImageProvider | undefined, host: EngineHost): EngineRoutes {
  const all = { ...INSTRUCTIONS, ...GENERAL_INSTRUCTIONS };
  if (provider) void removeOldAnswers(host);
  const serves = Object.entries(all).map(([name, write]) => {
    const capability = name as keyof typeof all;
    const values = SPOKEN_VALUES[capability];
    const most = provider?.models.edit.pictures;
    const bounded: Write<unknown> = (input, marked) => (write as Write<unknown>)(input, marked, most);
    const serve = serveCapability(provider, host, capability, bounded);
    return [capability, values ? { ...serve, values } : serve];
  });
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
  };
}

function serveCapability(
  provider: ImageProvider | undefined,
  host: EngineHost,
  capability: Capability,
  write: Write<unknown>,
): CapabilityEngine<unknown> {
  const pictures: PictureDeps = { folder: handingOver(host), downloadToPath: host.downloadToPath };
  const open = () => {
    if (!provider) throw new Error('nothing is routed to an engine without a key');
    return provider;
  };
  return {
    ...(provider?.operations ? {} : { answersAtOnce: true }),
    ...(provider ? { facts: factsFor(provider, capability) } : {}),
    refuse: (input) => {
      const instruction = write(input);
      const cannot = instruction.untold || (provider && tooManyPictures(provider, instruction));
      return cannot ? 'value_needs_engine' : undefined;
    },
    prepare: (input, { owner }) =>
      prepareRun(open().models, pictures, write, capability, input, { decoding: host.decoding, owner }),
    start: async (_input, context, prepared) => {
      const { requests, quality } = prepared as Prepared;
      const deps = askDeps(open(), host, context);
      const outcomes = await Promise.all(
        requests.map((request) => whileBusy(() => askFor(deps, open(), request, quality), context)),
      );
      return keepOutcomes(host, context.taskId, outcomes, (at) => requests[at]?.plan as Plan);
    },
    check: (operation, context) => {
      const kind = {
        finish: (made: string, plan: Plan, turns: DecodeTurns, to: string) =>
          finishMade(pictures, made, plan, turns, to),
        failuresAreFree: provider?.billing?.failuresAreFree === true,
      };
      return checkStored(host, operation as unknown as Stored<Plan>, kind, context, async (ticket) => {
        const { operations, secrets } = open();
        if (!operations) throw new Error('operations of a provider that has none');
        return pollOperation(operations, ticket, secrets);
      });
    },
    cancel: async (operation) => {
      const stored = operation as unknown as Stored<Plan>;
      if ('nothing' in stored) return;
      const operations = provider?.operations;
      for (const ticket of 'tickets' in stored ? stored.tickets : [])
        await operations?.kind.cancel?.(ticket, operations.ask)?.catch(() => undefined);
      await removeAnswer(host, stored.answer);
    },
  };
}

const factsFor = ({ models, billing }: ImageProvider, capability: Capability): RouteFacts => ({
  ...factsOf(models, capability),
  ...(billing?.toldOf || billing?.told ? { tellsCost: true } : {}),
});

/** The last picture is a marked copy if the model takes no mask. */
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
    capability === 'text_to_image' || capability === 'draw_shot'
      ? (input as CapabilityInput['text_to_image' | 'draw_shot']).quality
      : undefined;
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

/** Each line is a scene, and candidates alternate between them: each is a call with its scene alone. */
function scenesOf(input: CapabilityInput['character_picture']): CapabilityInput['character_picture'][] {
  const lines = input.prompt.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const scenes = lines.slice(0, input.count).map((prompt) => ({ ...input, prompt }));
  return scenes.length === 0 ? [input] : scenes;
}

function askDeps(
  provider: ImageProvider,
  host: EngineHost,
  { signal }: StartContext,
): Omit<AskDeps, 'model'> {
  return {
    rules: {
      limit: provider.operations ? TICKET_BYTES : ANSWER_BYTES,
      parts: ANSWER_PARTS,
      fetchResult: (url) => fetchBytes(host, url),
      mayReach: provider.mayReach,
      signal,
    },
    ticketOf: provider.operations?.kind.ticketOf,
    secrets: provider.secrets,
  };
}

async function askFor(
  deps: Omit<AskDeps, 'model'>,
  provider: ImageProvider,
  { model, prompt, images, mask, plan, n, seed }: Prepared['requests'][number],
  quality: Quality | undefined,
): Promise<Outcome> {
  const options = provider.options({ model, canvas: plan.canvas, quality, seed, edits: images.length > 0 });
  const call: ModelCall = { prompt, images, mask, n, options };
  const connect = async (fetch: typeof globalThis.fetch) => (await provider.connect(fetch))(model.id);
  const outcome = await askModel({ ...deps, model: connect }, call);
  const { billing = { prices: [] }, now = () => new Date() } = provider;
  const { width, height } = plan.canvas;
  const called = { model: model.id, pixels: width * height, sent: images.length, n };
  return { ...outcome, cost: costOfCall(billing, called, outcome, now()) };
}
