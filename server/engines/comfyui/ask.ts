import { parseJson, readText } from '../read-answer.ts';
/** Outcome of a call: an answer, however bad, or none. */
export type Answer =
  | { state: 'answered'; status: number; json: unknown; text: string; retryAfterMs: number | undefined }
  /** Nothing listens there: the process with its queue is gone, and the call was not accepted. */
  | { state: 'refused' }
  /** Whether the call arrived is not known. */
  | { state: 'silent'; detail: string };

/** Limits of a call's duration and its answer's size. */
export interface AskLimits {
  ms: number;
  bytes: number;
}

const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

const BROKEN: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const codeOf = (error: unknown) => (error as { cause?: { code?: unknown } }).cause?.code;

/**
 * Calls a server once, without following redirects. An answer that is too large, breaks off or is no JSON has
 * `undefined` as its `json`.
 */
export async function ask(url: string, init: RequestInit, { ms, bytes }: AskLimits): Promise<Answer> {
  const call = () => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ms) });
  let answer: Response;
  try {
    // A kept-alive connection may have been closed meanwhile; repeating the call changes nothing there.
    answer = await call().catch((error: unknown) => {
      if (init.method !== undefined || !BROKEN.has(codeOf(error))) throw error;
      return call();
    });
  } catch (error) {
    return NEVER_SENT.has(codeOf(error))
      ? { state: 'refused' }
      : { state: 'silent', detail: String((error as Error).cause ?? error) };
  }
  const text = await readText(answer, bytes);
  return {
    state: 'answered',
    status: answer.status,
    json: parseJson(text),
    text: text.slice(0, 300),
    retryAfterMs: retryAfterOf(answer.headers.get('retry-after')),
  };
}

/** Milliseconds of `Retry-After`, in seconds or as a date; between a second and a minute. */
function retryAfterOf(said: string | null): number | undefined {
  if (said === null) return undefined;
  const ms = /^\d+$/u.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(1000, Math.min(60_000, ms)) : undefined;
}
