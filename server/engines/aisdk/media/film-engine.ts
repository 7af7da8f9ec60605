import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { experimental_startVideo } from 'ai';
import type { EngineHost, EngineRoutes } from '../../define-engine.ts';
import type { CapabilityEngine } from '../../engine.ts';
import { fitInput } from '../../hosted/fit-input.ts';
import { type CallKit, type HostedProvider, serveCalls } from '../../hosted/serve-calls.ts';
import type { FilmResolution, Price } from '../../prices.ts';
import { loadSdk } from '../ask-model.ts';
import { type OperationSource, pollOperation } from '../operations.ts';
import type { Ticket } from '../outcome.ts';
import { type FilmStatus, pollFilm } from './poll-film.ts';
import { callSignal, type MediaCall, submitMedia } from './submit-media.ts';

type FilmInput = CapabilityInput['text_to_video'] & Partial<CapabilityInput['image_to_video']>;
type StartOptions = Parameters<typeof experimental_startVideo>[0];
/** A model instance of the AI SDK; never a name, which would be resolved at a gateway. */
export type FilmModel = Exclude<StartOptions['model'], string>;
export type Resolution = FilmResolution;
type Ratio = `${number}:${number}`;

/** Facts of a video model. */
export interface FilmFacts {
  id: string;
  /** Supported lengths in seconds, the shortest first. */
  seconds: readonly number[];
  ratios: readonly Ratio[];
  /** The smallest first. */
  resolutions(seconds: number): readonly Resolution[];
  /** Whether it makes sound: on request, always, or never. */
  sound: 'choice' | 'always' | 'never';
  /** Whether it accepts a last frame. */
  lastFrame?: boolean;
}

/** Options of one call besides prompt and frames. */
interface FilmCall {
  facts: FilmFacts;
  ratio: Ratio;
  resolution: Resolution;
  sound: boolean;
  /** Whether a picture is the first frame. */
  animates: boolean;
}

/** Configuration of a video engine. */
export interface FilmAccess {
  key: string;
  baseUrl: string;
  /** Replaces its usual model. */
  filmModel: string | undefined;
}

/** A provider of films, as its engine describes it. */
export interface FilmProvider {
  secrets: readonly string[];
  prices: readonly Price[];
  models: { text_to_video: FilmFacts; image_to_video?: FilmFacts };
  /** Creates a model over a fetch; loads the provider's package. */
  connect(fetch: typeof globalThis.fetch): Promise<(model: string) => FilmModel>;
  /** Options of a call, in the package's names. */
  options(
    call: FilmCall,
  ): Pick<StartOptions, 'aspectRatio' | 'resolution' | 'generateAudio' | 'providerOptions'>;
  /** Base URL at which the package polls operations. */
  baseUrl: string;
  /** Set if the package would wait for the film, or supports less of its operations. */
  operations?: OperationSource;
  /** True if its documents say that a failed operation costs nothing. */
  failuresAreFree?: boolean;
}

const HEIGHTS: Readonly<Record<Resolution, number>> = { '480p': 480, '720p': 720, '1080p': 1080 };
/** As the packages name them, for any aspect ratio. */
export const WIDE: Readonly<Record<Resolution, `${number}x${number}`>> = {
  '480p': '854x480',
  '720p': '1280x720',
  '1080p': '1920x1080',
};
const FRAME = { longest: 2048, shortest: 320, bytes: 8 * 1024 * 1024 };
/** An operation fits in a few lines. */
const TICKET_BYTES = 1024 * 1024;
const SEEDS = 2 ** 31;

/** The capabilities that a video provider serves: each candidate is an operation. */
export function createFilmEngine(
  provider: FilmProvider | undefined,
  host: EngineHost,
  animates: boolean,
): EngineRoutes {
  const serves = {
    text_to_video: filmRoute(provider, provider?.models.text_to_video, host),
    ...(animates ? { image_to_video: filmRoute(provider, provider?.models.image_to_video, host) } : {}),
  };
  return { serves };
}

function filmRoute(
  provider: FilmProvider | undefined,
  facts: FilmFacts | undefined,
  host: EngineHost,
): CapabilityEngine<never> {
  if (!provider || !facts) return serveCalls(undefined, host, { calls: async () => [] });
  const longest = Math.max(...facts.seconds);
  const route: CapabilityEngine<FilmInput> = serveCalls(hostedBy(provider, host), host, {
    facts: { models: [facts.id], seconds: longest },
    refuse: ({ seconds, sound, last_image_url: last }) =>
      seconds > longest || (sound && facts.sound === 'never') || (last !== undefined && !facts.lastFrame)
        ? 'value_needs_engine'
        : undefined,
    calls: (input, kit) => callsOf(provider, facts, input, kit),
  });
  return route as CapabilityEngine<never>;
}

function hostedBy(provider: FilmProvider, host: EngineHost): HostedProvider<MediaCall> {
  const { operations, failuresAreFree } = provider;
  return {
    submit: (call) => submitMedia({ ...provider, host, operations: operations?.kind }, call),
    poll: (ticket) =>
      operations
        ? pollOperation(operations, ticket, provider.secrets)
        : pollFilm(provider, ticket, statusOf(provider)),
    ...(operations?.kind.cancel
      ? { cancel: async (ticket) => void (await operations.kind.cancel?.(ticket, operations.ask)) }
      : {}),
    ...(failuresAreFree ? { failuresAreFree } : {}),
  };
}

/** Polls an operation through the package, once. */
const statusOf =
  ({ connect }: FilmProvider) =>
  async ({ model, operation }: Ticket, fetch: typeof globalThis.fetch): Promise<FilmStatus> => {
    const { experimental_getVideoStatus: getStatus } = await loadSdk();
    const asked = { operation: operation as Parameters<typeof getStatus>[1]['operation'], maxRetries: 0 };
    return getStatus((await connect(fetch))(String(model)), asked);
  };

async function callsOf(
  provider: FilmProvider,
  facts: FilmFacts,
  input: FilmInput,
  { bring, turns }: CallKit,
) {
  const frame = async (address: string) =>
    new Uint8Array((await fitInput(await bring(address), FRAME, turns)).jpeg);
  const { image_url: first, last_image_url: last, prompt = '', count, seed } = input;
  const [image, end] = [first && (await frame(first)), last && (await frame(last))];
  const duration = facts.seconds.find((each) => each >= input.seconds) ?? input.seconds;
  const resolution = enough(facts.resolutions(duration), input);
  const told = provider.options({
    facts,
    ratio: nearestRatio(facts.ratios, input),
    resolution,
    sound: input.sound,
    animates: image !== undefined,
  });
  return Array.from({ length: count }, (_, at) => {
    const submit = async (fetch: typeof globalThis.fetch) => {
      const { experimental_startVideo: start, experimental_generateVideo: generate } = await loadSdk();
      const model = (await provider.connect(fetch))(facts.id);
      const call: StartOptions = {
        model,
        prompt: image ? { image, text: prompt } : prompt,
        ...(image && end
          ? {
              frameImages: [
                { image, frameType: 'first_frame' },
                { image: end, frameType: 'last_frame' },
              ],
            }
          : {}),
        n: 1,
        duration,
        seed: (seed + at) % SEEDS,
        maxRetries: 0,
        abortSignal: callSignal(),
        ...told,
      };
      if (!provider.operations) return { model: facts.id, operation: (await start(call)).operation };
      // The package's waiting for the video is stopped once the submit has been answered.
      await ('doStart' in model ? start(call) : generate(call));
      throw new Error('a film came where an operation was waited for');
    };
    const units = { second: duration, call: 1 };
    const body = {
      model: facts.id,
      submit,
      units,
      film: { seconds: duration, resolution },
      limit: TICKET_BYTES,
    };
    return { body, plan: { asMade: 'video/mp4' } };
  });
}

/** The aspect ratio nearest to the requested frame. */
function nearestRatio(ratios: readonly Ratio[], { width, height }: FilmInput): Ratio {
  const far = (ratio: Ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log((across / down) * (height / width)));
  };
  return ratios.toSorted((one, other) => far(one) - far(other))[0] as Ratio;
}

/** The smallest resolution with at least the pixels of the frame, or else the largest. */
function enough(resolutions: readonly Resolution[], { width, height }: FilmInput): Resolution {
  const wanted = Math.min(width, height);
  return (resolutions.find((each) => HEIGHTS[each] >= wanted) ?? resolutions.at(-1)) as Resolution;
}
