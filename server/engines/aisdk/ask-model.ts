import type { generateImage, ImageModelMiddleware, NoImageGeneratedError } from 'ai';
import { type AnsweredFiles, answeredFile } from './answered-files.ts';
import { type FetchRules, guardedFetch } from './guarded-fetch.ts';
import type { CallOptions, ImageModel } from './image-model.ts';
import { type CallSaid, type Outcome, outcomeOfError, plainDetail, type Ticket } from './outcome.ts';

type GenerateImageCall = Awaited<ReturnType<typeof generateImage>>['calls'][number];

export interface ModelCall {
  prompt: string;
  /** Pictures as PNG or JPEG, the one to edit first. */
  images: readonly Uint8Array[];
  mask?: Uint8Array | undefined;
  /** Candidates of this call. */
  n: number;
  options: CallOptions;
}

export interface AskDeps {
  /** Makes the model over a fetch. */
  model: (fetch: typeof globalThis.fetch) => Promise<ImageModel>;
  rules: Omit<FetchRules, 'keepsAnswer' | 'takesFiles'>;
  /** Reads the operation from the answer to a submit; without it the answer is the result. */
  ticketOf?: ((answer: unknown) => Ticket | undefined) | undefined;
  /** Secrets that must not appear in an error. */
  secrets: readonly string[];
}

/** How long one call may take: below the five minutes after which the platform's fetch gives up, in milliseconds. */
const CALL_MS = 280_000;
/** Makes candidates with one submit. */
export async function askModel(
  deps: AskDeps,
  { prompt, images, mask, n, options }: ModelCall,
): Promise<Outcome> {
  const keepsAnswer = deps.ticketOf !== undefined;
  const { fetch, exchange, files } = guardedFetch({ ...deps.rules, keepsAnswer, takesFiles: true });
  try {
    const { generateImage, wrapImageModel } = await loadSdk();
    const model = await deps.model(fetch);
    if (typeof model === 'string') throw new Error('a model by name would be looked up at a gateway');
    const pictures =
      images.length > 0 ? { text: prompt, images: [...images], ...(mask ? { mask } : {}) } : prompt;
    const { images: made, calls } = await generateImage({
      model: wrapImageModel({ model, middleware: decodingWith(files) }),
      prompt: pictures,
      n,
      maxImagesPerCall: n,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(CALL_MS),
      ...options,
    });
    return { state: 'answered', images: made.map(({ uint8Array }) => uint8Array), said: saidOf(calls) };
  } catch (error) {
    if (exchange.answer !== undefined) return takenOf(deps, exchange.answer);
    const detail = plainDetail(error, deps.secrets);
    // A valid answer without a picture: the model declined, or its filter removed the result.
    const isEmpty = (error as Error).name === 'AI_NoImageGeneratedError' && exchange.status === 200;
    return isEmpty
      ? {
          state: 'refused',
          status: 422,
          code: 'content_refused',
          detail,
          said: saidOf((error as NoImageGeneratedError).calls),
        }
      : outcomeOfError(exchange, detail);
  }
}

/** The SDK decodes base64 character by character, which takes longer than the rest of a call. */
const decodingWith = (files: AnsweredFiles): ImageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapGenerate: async ({ doGenerate }) => {
    const made = await doGenerate();
    const decoded = (image: string | Uint8Array) =>
      typeof image === 'string' ? new Uint8Array(Buffer.from(image, 'base64')) : image;
    return { ...made, images: made.images.map((image) => answeredFile(files, image) ?? decoded(image)) };
  },
});

/** One of our calls is one call of the provider. */
function saidOf(calls: readonly GenerateImageCall[] = []): CallSaid {
  const { usage, providerMetadata } = calls[0] ?? {};
  return {
    ...(usage ? { usage: { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens } } : {}),
    ...(providerMetadata ? { metadata: providerMetadata as NonNullable<CallSaid['metadata']> } : {}),
  };
}

/** The outcome of a submit that was answered with an operation. */
export function takenOf(
  { ticketOf, secrets }: Pick<AskDeps, 'ticketOf' | 'secrets'>,
  answer: string,
): Outcome {
  try {
    const ticket = ticketOf?.(JSON.parse(answer));
    if (ticket) return { state: 'taken', ticket };
  } catch {
    // Not as documented, so the outcome is unknown.
  }
  return { state: 'unknown', detail: plainDetail(`answered ${answer.slice(0, 200)}`, secrets) };
}

/** Loaded with the first run, so never without a key. */
export async function loadSdk(): Promise<typeof import('ai')> {
  // Its warnings would go to the console of the process; the facts of the models cover the relevant ones.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
}
