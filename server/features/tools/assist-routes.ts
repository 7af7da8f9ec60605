import { assistCutOut, assistFaces, assistTexts } from '@inkreel/contract/api/assists.ts';
import type { Endpoint, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { detectSpeaker as detectSpeakerEndpoint } from '@inkreel/contract/api/speaker-check.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { assistSubtitleAreas, assistSubtitlePreview } from '@inkreel/contract/api/subtitle-assists.ts';
import type { Clock } from '../../clock.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import type { Analysis } from '../../engines/engine.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { type DetectDeps, detectSpeaker, type SpeakerQuestion } from './detect-speaker.ts';
import { type FindInputDeps, findInput } from './find-input.ts';
import { createKeyedLimiter } from './turnstile.ts';

export interface AssistDeps extends DetectDeps {
  clock: Clock;
}

/**
 * Free analyses of videos per person and hour. Each decodes and reads frames for seconds; frame-by-frame
 * previews would make a whole video for free.
 */
const VIDEO_LOOKS: AttemptLimit = {
  name: 'video-look',
  hits: 120,
  windowSeconds: 60 * 60,
  refusal: 'too_many_requests',
};

/** How long an editor waits for an assist, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Quick requests of the editors. The user must be allowed to see each file that they name. All users share
 * the threads that answer, so each has one request at a time.
 */
export function assistRoutes(deps: AssistDeps): Route[] {
  const turnstile = createKeyedLimiter(1);
  /** One request of a person, for as long as they wait for the answer. */
  const turn = async <Answer>(
    { user, raw }: Call<Endpoint>,
    work: (person: Principal, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    const gone = new AbortController();
    const leave = () => gone.abort();
    raw.reply.raw.once('close', leave);
    try {
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)]);
      return await turnstile((user as Principal).userId, async () => {
        gone.signal.throwIfAborted();
        return work(user as Principal, signal);
      });
    } catch (error) {
      if (gone.signal.aborted) throw new AppError('task_cancelled', { cause: error });
      throw error;
    } finally {
      raw.reply.raw.off('close', leave);
    }
  };
  const ask = async <E extends Endpoint>(name: Analysis, call: Call<E>): Promise<OutputOf<E>> => {
    const { user, body } = call as unknown as Call<Endpoint>;
    const input = await ownFiles(deps, user as Principal, body as Record<string, unknown>);
    const answer = await turn(call as unknown as Call<Endpoint>, ({ userId, organisationId }, signal) =>
      deps.assist(name, input, signal, { userId, organisationId }),
    );
    return answer as OutputOf<E>;
  };
  const countLook = (call: { user: unknown }) =>
    countAttempt(deps, VIDEO_LOOKS, (call.user as Principal).userId);
  return [
    route(assistCutOut, (call) => ask('cut-out', call)),
    route(assistFaces, (call) => ask('faces', call)),
    route(assistTexts, (call) => ask('texts', call)),
    route(assistSubtitleAreas, async (call) => {
      await countLook(call);
      return ask('subtitle-areas', call);
    }),
    route(assistSubtitlePreview, async (call) => {
      await countLook(call);
      return ask('subtitle-preview', call);
    }),
    route(detectSpeakerEndpoint, async (call) => {
      await countLook(call);
      return turn(call as unknown as Call<Endpoint>, (person, signal) =>
        detectSpeaker(deps, person, call.body as SpeakerQuestion, signal),
      );
    }),
  ];
}

async function ownFiles(deps: FindInputDeps, user: Principal, input: Record<string, unknown>) {
  const named = Object.entries(input).map(async ([name, value]) => {
    if (!name.endsWith('_url') || typeof value !== 'string') return [name, value] as const;
    const [kind, gone] =
      name === 'video_url' ? (['video/', 'media_gone'] as const) : (['image/', 'image_gone'] as const);
    const file = await findInput(deps, user, value).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') throw new AppError(gone, { cause: error });
      throw error;
    });
    if (!file.contentType.startsWith(kind)) throw new AppError(gone);
    return [name, FILE_PATH_PREFIX + file.key] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}
