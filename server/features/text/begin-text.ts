import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { type Quote, quote } from '@inkreel/contract/pricing.ts';
import { estimateTokens, type TextService, textMeter } from '@inkreel/contract/text/services.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { v7 } from 'uuid';
import type { Engine, TextStream } from '../../engines/engine.ts';
import type { NoEngine } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principals } from '../../http/principal.ts';
import { askForRoute } from '../engines/route-health.ts';
import { startLiveText } from '../tasks/live-text.ts';
import { type FindInputDeps, findInput } from '../tools/find-input.ts';
import { refusedBy } from '../tools/refused-by.ts';
import {
  type Caller,
  type Carrier,
  type RunWish,
  type StartDeps,
  startRun,
  unitPointsOf,
} from '../tools/start-run.ts';
import type { WaitingTexts } from './waiting-texts.ts';

export type TextInput = CapabilityInput['write_text'] & { max_tokens: number };

export interface TextDeps extends FindInputDeps, StartDeps {
  principals: Pick<Principals, 'findLive'>;
  /** One for the process. */
  waitingTexts: WaitingTexts;
  /** Interval for storing new text, in milliseconds; shorter in tests. */
  keepMs?: number;
}

export interface TextRequest extends RunWish {
  service: TextService;
  input: TextInput;
}

/** The run of a text, as its answer names it. */
export interface TextRun {
  taskId: string;
  engineId: string;
  /** Points that are held for it. */
  held: number;
}

/** A text whose points are held, about to be submitted. */
export interface BegunText extends TextRun {
  serve: TextStream<CapabilityInput['write_text']>;
  input: TextInput;
  quote: Quote;
  /** Estimated tokens of the prompt. */
  asked: number;
}

/**
 * Writes the run of a text and holds its points: its price, or by tokens the price of the estimated prompt and the
 * longest answer.
 *
 * @returns the text, or only its id if its key had begun it before
 * @throws AppError image_gone, engine_unavailable, engine_not_open, engine_resting, value_needs_engine, what `startRun`
 * throws; nothing was written
 */
export async function beginText(
  deps: TextDeps,
  user: Caller,
  { service, input: given, ...wish }: TextRequest,
): Promise<BegunText | { repeated: string }> {
  const { capability } = service;
  let begun: Omit<BegunText, 'taskId' | 'held' | 'quote'> | undefined;
  const order = { ...wish, of: service, request: given };
  const { taskId, quote: held } = await startRun(deps, user, order, STREAMED, async () => {
    const input = await nameFiles(deps, user, given);
    const id = v7();
    const { engine, serve } = await chooseWriter(deps, capability, input, { taskId: id, only: wish.engine });
    const asked = askedTokens(input);
    begun = { engineId: engine.id, serve, input, asked };
    const unitPoints = await unitPointsOf(deps, service, wish.engine);
    const meter = service.pricedBy === 'text' ? {} : { meter: textMeter(asked, input.max_tokens) };
    return { id, input: { ...input }, engineId: engine.id, quote: quote({ unitPoints, ...meter }) };
  });
  if (!held || !begun) return { repeated: taskId };
  return { ...begun, taskId, quote: held, held: held.points };
}

/** Runs that the process of their request carries out. */
const STREAMED: Carrier = {
  needsRoom: false,
  notices: ({ organisationId }) => [{ type: 'balance', organisationId }],
  handOver: {
    write: (tx, { id: taskId, capability, engineId, createdAt }) =>
      startLiveText(tx, { taskId, capability, engineId }, createdAt),
  },
};

/**
 * The first open engine that takes the input and may get a run now; only the chosen one if there is one.
 * @throws AppError engine_unavailable, engine_not_open, engine_resting, value_needs_engine
 */
async function chooseWriter(
  deps: TextDeps,
  capability: TextService['capability'],
  input: TextInput,
  { taskId, only }: { taskId: string; only: string | undefined },
): Promise<Pick<BegunText, 'serve'> & { engine: Engine }> {
  const without = new Set<string>();
  let resting: NoEngine | undefined;
  for (;;) {
    const chosen = deps.routing.chooseFor(capability, input, { without, only });
    if ('refused' in chosen) throw refusedBy(resting ?? chosen);
    const { engine, serve } = chosen;
    if (!('stream' in serve)) throw new AppError('engine_unavailable');
    const afterMs = await askForRoute(deps, { capability, engine: engine.id }, taskId);
    if (afterMs === undefined) return { engine, serve };
    resting ??= { refused: 'engine_resting', afterMs };
    without.add(engine.id);
  }
}

function askedTokens({ prompt, instructions = '', history = [], image_urls = [] }: TextInput): number {
  const texts = [instructions, ...history.map(({ text }) => text), prompt];
  const pictures = history.reduce((sum, { image_urls: shown = [] }) => sum + shown.length, image_urls.length);
  return estimateTokens(texts, pictures);
}

/** The input with each picture named by its path alone, if the caller may use it. */
async function nameFiles(deps: TextDeps, user: Caller, input: TextInput): Promise<TextInput> {
  const named = async (addresses: readonly string[] | undefined) =>
    addresses && Promise.all(addresses.map((address) => nameFile(deps, user, address)));
  const said = (input.history ?? []).map(async (each) => ({
    ...each,
    image_urls: await named(each.image_urls),
  }));
  return { ...input, image_urls: await named(input.image_urls), history: await Promise.all(said) };
}

async function nameFile(deps: TextDeps, user: Caller, address: string): Promise<string> {
  const file = await findInput(deps, user, address).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError('image_gone', { cause: error });
    throw error;
  });
  if (!file.contentType.startsWith('image/')) throw new AppError('image_gone');
  return FILE_PATH_PREFIX + file.key;
}
