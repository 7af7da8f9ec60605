import type { experimental_getVideoStatus } from 'ai';
import { BUSY_MS, leavesOpen, retryAfterMs } from '../../provider-answers.ts';
import { atMost } from '../guarded-fetch.ts';
import type { Polled } from '../operations.ts';
import { plainDetail, type Ticket } from '../outcome.ts';

/** A package's report on an operation. */
export type FilmStatus = Awaited<ReturnType<typeof experimental_getVideoStatus>>;

const POLL_MS = 20_000;
const ANSWER_BYTES = 1024 * 1024;
/** Providers' messages for a filtered video; Google's package only reports that there is none. */
const FILTERED = /nsfw|sensitive|safety|moderat|content polic|E005|filtered|no videos in response/iu;

/** The outcome of the one poll that a fetch lets through. */
interface Question {
  /** The provider could not be polled; retry after this many milliseconds. */
  awayMs?: number;
  status?: number;
}

/** A fetch for one poll of an operation: only to its provider, within limits, and only for JSON. */
function questionFetch(baseUrl: string): { fetch: typeof globalThis.fetch; question: Question } {
  const question: Question = {};
  const ask = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.origin !== new URL(baseUrl).origin) throw new Error(`${url.origin} is not where the provider is`);
    try {
      const signal = AbortSignal.timeout(POLL_MS);
      const answer = await fetch(url, { ...init, redirect: 'error', signal });
      if (leavesOpen(answer.status)) {
        question.awayMs = retryAfterMs(answer);
        throw new Error(`answered ${answer.status}`);
      }
      const text = await new Response(answer.body?.pipeThrough(atMost(ANSWER_BYTES)) ?? null).text();
      // xAI answers 202 without a body while it works.
      if (answer.status !== 202) JSON.parse(text);
      question.status = answer.status;
      const headers = { 'content-type': 'application/json' };
      return new Response(text, { status: answer.status, headers });
    } catch (error) {
      // Not reached, cut off, or answered by a proxy: the operation continues, and is charged.
      question.awayMs ??= BUSY_MS;
      throw error;
    }
  };
  return { fetch: ask, question };
}

/**
 * The state of an operation, as the package of its provider reads the answer.
 * @throws Error for an answer that is not as documented
 */
export async function pollFilm(
  { baseUrl, secrets }: { baseUrl: string; secrets: readonly string[] },
  ticket: Ticket,
  ask: (ticket: Ticket, fetch: typeof globalThis.fetch) => Promise<FilmStatus>,
): Promise<Polled> {
  const { fetch, question } = questionFetch(baseUrl);
  let answer: FilmStatus;
  try {
    answer = await ask(ticket, fetch);
  } catch (error) {
    if (question.awayMs !== undefined) return { state: 'away', afterMs: question.awayMs };
    const detail = plainDetail(error, secrets);
    if (question.status !== undefined && question.status >= 400)
      return { state: 'failed', status: question.status, detail };
    if (FILTERED.test(detail)) return { state: 'failed', status: 422, code: 'content_refused', detail };
    throw new Error(detail);
  }
  if (answer.status === 'pending') return { state: 'running', waiting: false };
  if (answer.status === 'error') {
    const detail = plainDetail(answer.error, secrets);
    if (FILTERED.test(detail)) return { state: 'failed', status: 422, code: 'content_refused', detail };
    return { state: 'failed', status: 500, detail };
  }
  const urls = answer.videos.flatMap((video) => (video.type === 'url' ? [video.url] : []));
  if (urls.length === 0) throw new Error('an operation ended without a film');
  return { state: 'succeeded', urls };
}
