import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { RUN_FAILURES, type RunFailure } from '@inkreel/contract/errors.ts';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Cost } from '../cost.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { CapabilityEngine, Failure, StreamContext, TextPart, TextStream } from '../engine.ts';
import { readJson, SCRIPT_INSTRUCTIONS, scriptPrompt } from '../instructions/texts.ts';
import { costByList, type Price } from '../prices.ts';
import type { RouteFacts } from '../route-facts.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { failureOf, outcomeOfError, plainDetail } from './outcome.ts';
import { plainSchema } from './plain-schema.ts';
import { readTextPictures } from './text-pictures.ts';

type TextInput = CapabilityInput['write_text'];
type CallOptions = Parameters<LanguageModelV4['doStream']>[0];

/** Configuration of an engine of language models. */
export interface TextAccess {
  key: string;
  baseUrl: string;
  /** Replaces its usual model. */
  textModel: string | undefined;
}

/** A provider of language models, as its engine describes it. */
export interface TextProvider {
  /** `vision` takes pictures; without it the provider takes none. */
  models: { text: string; vision?: string | undefined };
  /** Creates a model over a fetch; loads the provider's package. */
  connect(fetch: typeof globalThis.fetch): Promise<(model: string) => LanguageModelV4>;
  /** Options of a call besides the text, in the package's names. */
  options?(model: string): NonNullable<CallOptions['providerOptions']>;
  /** Secrets that must not appear in an error. */
  secrets: readonly string[];
  /** The provider's price list, if there is one, and the entry to use of several. */
  prices?: readonly Price[];
  region?: string | undefined;
  mayReach?: ((address: string) => boolean) | undefined;
}

/**
 * Maximum pictures of one call: the limit of our interface (`TEXT_LIMITS`), which all of these providers support.
 */
const PICTURES = 4;
/** Largest answer of one call, including the framing of each piece of text, in bytes. */
const ANSWER_BYTES = 16 * 1024 * 1024;
/** How long one call may take: below the five minutes after which the platform's fetch gives up, in milliseconds. */
const CALL_MS = 280_000;

/** The capabilities that a provider of language models serves. */
export function createTextEngine(provider: TextProvider | undefined, host: EngineHost): EngineRoutes {
  const open = () => {
    if (!provider) throw new Error('nothing is routed to an engine without a key');
    return provider;
  };
  const facts = provider && factsOf(provider);
  const writeText: TextStream<TextInput> = {
    ...(facts ? { facts } : {}),
    refuse: (input) =>
      provider && provider.models.vision === undefined && picturesOf(input).length > 0
        ? 'value_needs_engine'
        : undefined,
    stream: (input, context) => streamText(open(), host, input, context),
  };
  return { serves: { write_text: writeText, split_script: scriptEngine(writeText) } };
}

const factsOf = ({ models: { text, vision } }: TextProvider): RouteFacts => ({
  models: [...new Set([text, vision])].filter((model) => model !== undefined),
  ...(vision === undefined ? {} : { pictures: PICTURES }),
});

function picturesOf({ image_urls = [], history = [] }: TextInput): string[] {
  return [...history.flatMap((said) => said.image_urls ?? []), ...image_urls];
}

/** One call: the pieces of its text as they arrive, its usage, and the reason of a failure. */
async function* streamText(
  provider: TextProvider,
  host: EngineHost,
  input: TextInput,
  context: StreamContext,
): AsyncGenerator<TextPart> {
  const { fetch, exchange } = guardedFetch({
    limit: ANSWER_BYTES,
    fetchResult: () => Promise.reject(new Error('a text has no files')),
    mayReach: provider.mayReach,
  });
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(CALL_MS)]);
  try {
    const asked = picturesOf(input);
    const pictures = await readTextPictures(host, asked, context.owner);
    const { text, vision = text } = provider.models;
    const id = asked.length > 0 ? vision : text;
    const model = (await provider.connect(fetch))(id);
    yield { submits: true };
    const { stream } = await model.doStream({
      ...callOf(input, context.maximum),
      prompt: promptOf(input, pictures),
      abortSignal: signal,
      providerOptions: provider.options?.(id) ?? {},
    });
    let isText = false;
    for await (const part of stream)
      for (const piece of partsOf(part)) {
        if ('usage' in piece) yield { cost: costOf(provider, id, piece) };
        isText = true;
        yield piece;
      }
    // Some packages skip chunks that they do not understand.
    if (!isText && !signal.aborted) throw new Error('an answer without text and without tokens');
  } catch (error) {
    if (context.signal.aborted) return;
    yield { failed: failedBy(error, exchange, provider.secrets) };
  }
}

/** The cost of tokens by the price list; cached tokens, which are cheaper, count in full. */
function costOf(
  { prices = [], region }: TextProvider,
  model: string,
  { usage, output = 0 }: { usage: number; output?: number },
): Cost {
  const tokens = { text: usage - output, picture: 0, made: output };
  return costByList(
    prices,
    model,
    { tokens },
    { at: new Date(), ...(region === undefined ? {} : { region }) },
  );
}

/** A piece of the package's stream as ours. Throws errors of the provider's stream. */
function* partsOf(part: LanguageModelV4StreamPart): Generator<TextPart> {
  if (part.type === 'text-delta' && part.delta !== '') yield { text: part.delta };
  if (part.type === 'error')
    throw part.error instanceof Error ? part.error : new Error(JSON.stringify(part.error));
  if (part.type !== 'finish') return;
  const { unified, raw } = part.finishReason;
  if (unified === 'content-filter')
    throw new AppError('content_refused', { cause: new Error(`content filter: ${raw ?? ''}`) });
  if (unified === 'error' || unified === 'interrupted')
    throw new Error(`the text broke off: ${raw ?? unified}`);
  const output = part.usage.outputTokens.total ?? 0;
  const used = (part.usage.inputTokens.total ?? 0) + output;
  if (used > 0) yield { usage: used, output };
  if (unified === 'length') yield { cut: true };
}

function failedBy(
  error: unknown,
  exchange: Parameters<typeof outcomeOfError>[0],
  secrets: readonly string[],
): Omit<Failure, 'state'> {
  if (error instanceof AppError) {
    const code: string = error.code === 'not_found' ? 'image_gone' : error.code;
    const isKnown = (RUN_FAILURES as readonly string[]).includes(code);
    const detail = plainDetail(error.cause ?? error, secrets);
    return { code: isKnown ? (code as RunFailure) : 'task_failed', retryable: false, detail };
  }
  const outcome = outcomeOfError(exchange, plainDetail(error, secrets));
  if (outcome.state === 'answered' || outcome.state === 'taken') throw error;
  const { state: _, ...failed } = failureOf(outcome);
  return failed;
}

function callOf(
  { max_tokens: wanted, temperature, format }: TextInput,
  maximum: number | undefined,
): Pick<CallOptions, 'maxOutputTokens' | 'temperature' | 'responseFormat'> {
  const most = Math.min(wanted ?? Number.POSITIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY);
  return {
    ...(Number.isFinite(most) ? { maxOutputTokens: most } : {}),
    ...(temperature === undefined ? {} : { temperature }),
    ...(format === undefined
      ? {}
      : { responseFormat: { type: 'json' as const, name: 'script', schema: SCRIPT_SCHEMA } }),
  };
}

const SCRIPT_SCHEMA = plainSchema(z.toJSONSchema(DATA_SCHEMAS.split_script));

function promptOf(
  { prompt, instructions, image_urls = [], history = [] }: TextInput,
  pictures: ReadonlyMap<string, Uint8Array>,
): LanguageModelV4Prompt {
  const said = (text: string, addresses: readonly string[] = []) => ({
    role: 'user' as const,
    content: [
      ...addresses.map((address) => ({
        type: 'file' as const,
        mediaType: 'image/jpeg',
        data: { type: 'data' as const, data: pictures.get(address) as Uint8Array },
      })),
      { type: 'text' as const, text },
    ],
  });
  const before = history.map(({ role, text, image_urls: shown }) =>
    role === 'user' ? said(text, shown) : { role, content: [{ type: 'text' as const, text }] },
  );
  const system = instructions === undefined ? [] : [{ role: 'system' as const, content: instructions }];
  return [...system, ...before, said(prompt, image_urls)];
}

/** The stored outcome of one call for a script. */
type StoredScript = { json: unknown; usage?: number; cost?: Cost } | { failed: Omit<Failure, 'state'> };

/** A script as data: the same call as for text, with the answer read as a whole. */
function scriptEngine(write: TextStream<TextInput>): CapabilityEngine<CapabilityInput['split_script']> {
  return {
    answersAtOnce: true,
    ...(write.facts ? { facts: { models: write.facts.models } } : {}),
    start: async ({ text, language }, context) => {
      const prompt = scriptPrompt(text, language);
      const input: TextInput = { prompt, instructions: SCRIPT_INSTRUCTIONS, format: 'script' };
      let written = '';
      let usage: number | undefined;
      let cost: Cost | undefined;
      const late = AbortSignal.timeout(CALL_MS);
      const signal = context.signal ? AbortSignal.any([late, context.signal]) : late;
      for await (const part of write.stream(input, { ...context, signal })) {
        if ('text' in part) written += part.text;
        else if ('usage' in part) usage = part.usage;
        else if ('cost' in part) cost = part.cost;
        else if ('failed' in part) return { failed: part.failed };
      }
      return {
        json: readJson(written),
        ...(usage === undefined ? {} : { usage }),
        ...(cost === undefined ? {} : { cost }),
      };
    },
    check: async (operation) => {
      const stored = operation as StoredScript;
      if ('failed' in stored) return { state: 'failed', ...stored.failed };
      const { cost, ...output } = stored;
      return { state: 'done', outputs: [{ index: 0, ...output }], ...(cost ? { cost } : {}) };
    },
  };
}
