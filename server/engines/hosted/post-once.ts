import { atMost, fewParts } from '../aisdk/guarded-fetch.ts';
import type { Outcome } from '../aisdk/outcome.ts';
import { BUSY_MS, isOutOfQuota, retryAfterMs, wasNeverSent } from '../provider-answers.ts';

/** The outcome of a POST: an answer of the provider, or how to treat a missing one. */
export type Posted =
  /** `json` is undefined if the body is no JSON, was cut off or did not end; `text` is its beginning. */
  | { state: 'answer'; status: number; json: unknown; text: string }
  | Extract<Outcome, { state: 'busy' | 'refused' | 'unknown' }>;

export interface Post {
  headers: Readonly<Record<string, string>>;
  body: string | FormData;
  /** Largest answer, in bytes. */
  limit: number;
  /** How long the whole call may take, in milliseconds. */
  timeoutMs: number;
  /** Aborts it. */
  signal?: AbortSignal | undefined;
  /** Parses the text of an answer; throws if it is no JSON. */
  parse?: (text: string) => unknown;
}

/** Limit of an answer that contains its pictures. */
const ANSWER_PARTS = 100_000;

/**
 * Posts to a provider, once, without following redirects with its key. "Busy" only if it took nothing: no
 * connection was made, or it says so.
 */
export async function postOnce(
  url: string,
  { headers, body, limit, timeoutMs, signal: ended, parse = JSON.parse }: Post,
): Promise<Posted> {
  let answer: Response;
  try {
    const late = AbortSignal.timeout(timeoutMs);
    const signal = ended ? AbortSignal.any([late, ended]) : late;
    answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
  } catch (error) {
    const detail = String((error as { cause?: unknown }).cause ?? error);
    return wasNeverSent(error) ? { state: 'busy', afterMs: BUSY_MS, detail } : { state: 'unknown', detail };
  }
  const { status } = answer;
  const bytes = answer.body?.pipeThrough(atMost(limit)).pipeThrough(fewParts(ANSWER_PARTS)) ?? null;
  const read = new Response(bytes).text();
  const text = await read.catch(() => '');
  if (status === 429 || status === 503) {
    const detail = `answered ${status}`;
    if (isOutOfQuota(text))
      return { state: 'refused', status: 402, detail: `${detail}: ${text.slice(0, 200)}` };
    return { state: 'busy', afterMs: retryAfterMs(answer), detail };
  }
  return { state: 'answer', status, json: parsed(text, parse), text: text.slice(0, 200) };
}

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
