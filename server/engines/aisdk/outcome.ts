import type { RunFailure } from '@inkreel/contract/errors.ts';
import type { Cost } from '../cost.ts';
import type { Failure } from '../engine.ts';
import { BUSY_MS, isOutOfQuota, restAfter } from '../provider-answers.ts';
import type { Exchange } from './guarded-fetch.ts';

/** The outcome of one call. */
export type Outcome = { cost?: Cost } & (
  | { state: 'answered'; images: readonly Uint8Array[]; said?: CallSaid }
  /** The provider's operation, as answered. */
  | { state: 'taken'; ticket: Ticket; said?: undefined }
  /** The provider refused; nothing was made. `said` if it answered nevertheless, without a picture. */
  | ({ state: 'refused'; status: number; detail: string; said?: CallSaid } & Refusal)
  /** It was too busy: nothing was made, and a retry is possible after this many milliseconds. */
  | { state: 'busy'; afterMs: number; detail: string }
  /** It is unknown whether the provider took it, so it must not be sent again. */
  | {
      state: 'unknown';
      detail: string;
      /** Set if the provider answered, however little that helps; otherwise the run fails as unconfirmed. */
      code?: RunFailure;
    }
);
/** Meaning of a provider's error code beyond its status. */
export interface Refusal {
  /** The error code for the run's owner. */
  code?: RunFailure | undefined;
  /** Whether it may be retried according to its documentation. */
  retryable?: boolean | undefined;
}
/** The cost reported in an answer. */
export interface CallSaid {
  usage?: { inputTokens: number | undefined; outputTokens: number | undefined };
  /** By the package's name of the provider. */
  metadata?: Readonly<
    Record<string, { readonly images?: readonly unknown[]; readonly [key: string]: unknown }>
  >;
}
export type Ticket = { readonly [key: string]: unknown };

/** A stored outcome without a result. */
export type Nothing = Pick<Exclude<Outcome, { state: 'answered' | 'taken' }>, 'state' | 'detail'> & {
  status?: number;
  afterMs?: number;
} & Refusal;

/** Replaces the HTTP status of a refusal in a successful answer. */
const CONTENT_REFUSED = 422;

/** A model that is no longer offered, such as the 404 of a preview that was shut down. */
const RETIRED =
  /no longer (?:available|offered|supported)|(?:has been|was|is) (?:retired|deprecated|decommissioned|shut ?down|discontinued)/iu;
/**
 * Refusals by content rules, in the words of the providers: OpenAI and fal `moderation_blocked` and
 * `content_policy_violation`, Google `SAFETY` and `PROHIBITED_CONTENT`, xAI "usage guidelines", Black Forest Labs
 * "Request Moderated", Replicate "NSFW" and E005, ModelArk `SensitiveContentDetected`, MiniMax 1026 and 1027.
 */
const NO_CONTENT =
  /content[ _]polic|moderat|safety|prohibited_content|nsfw|sensitive|usage guidelines|E005|data_?inspection|\b102[67]\b/iu;
const OF_CONTENT: ReadonlySet<number> = new Set([400, 403, 422]);
/** Failures without which another engine may serve the run. */
const FOR_OTHERS: ReadonlySet<RunFailure> = new Set([
  'task_engine_stopped',
  'task_model_retired',
  'value_needs_engine',
  'language_needs_engine',
]);

/**
 * What an error of the provider's package means for the run.
 * @param detail the error's text, without secrets
 */
export function outcomeOfError(exchange: Exchange, detail: string): Outcome {
  const { sent, neverSent, isForbidden, status, retryAfterMs } = exchange;
  // A URL that the operator must fix: the next engine may try.
  if (isForbidden) return { state: 'refused', status: 403, detail };
  if (!sent && !neverSent) return { state: 'refused', status: 400, detail };
  if (neverSent) return { state: 'busy', afterMs: BUSY_MS, detail };
  if (status === undefined) return { state: 'unknown', detail };
  if (status >= 400 && status < 500 && isOutOfQuota(detail)) return { state: 'refused', status: 402, detail };
  if (status === 429 || status === 503) return { state: 'busy', afterMs: retryAfterMs ?? BUSY_MS, detail };
  if (OF_CONTENT.has(status) && NO_CONTENT.test(detail))
    return { state: 'refused', status, code: 'content_refused', detail };
  // 408 and 409 come from a proxy, or concern an earlier submit.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409)
    return { state: 'refused', status, detail };
  if (status < 300 && NO_CONTENT.test(detail))
    return { state: 'refused', status: CONTENT_REFUSED, code: 'content_refused', detail };
  // The provider answered that it failed: whether it charges is open, so the run is not sent again.
  if (status === 500)
    return { state: 'unknown', code: 'task_engine_stopped', detail: `answered 500: ${detail}` };
  return { state: 'unknown', detail: `answered ${status}: ${detail}` };
}

/** How a run fails if the provider took nothing; see docs/add-an-engine.md. */
export function failureOf(nothing: Nothing): Failure {
  const { state, status = 0, detail: said, retryable = false, afterMs: busyMs = BUSY_MS } = nothing;
  const detail = said.slice(0, 500);
  if (state === 'unknown')
    return { state: 'failed', code: nothing.code ?? 'task_unconfirmed', retryable: false, detail };
  if (state === 'busy')
    return { state: 'failed', code: 'task_engine_stopped', retryable: true, detail, notTaken: { busyMs } };
  // Refusals of the user's prompt or pictures; others are for the operator: key, money, model, URL.
  const ofContent = status === 400 || status === 413 || status === 415 || status === CONTENT_REFUSED;
  const isRetired = (status === 404 || status === 410) && RETIRED.test(said);
  const isByRules = OF_CONTENT.has(status) && NO_CONTENT.test(said);
  const ofInput = isByRules ? 'content_refused' : 'task_failed';
  const usual = isRetired ? 'task_model_retired' : ofContent || isByRules ? ofInput : 'task_engine_stopped';
  const code = nothing.code ?? usual;
  // A run that one engine refused for its content is not offered to the next.
  const isForOthers = FOR_OTHERS.has(code);
  const restMs = restAfter(status);
  const notTaken = isForOthers ? { notTaken: restMs === undefined ? {} : { busyMs: restMs } } : {};
  return { state: 'failed', code, retryable, detail: `${status}: ${detail}`, ...notTaken };
}

/** The failure of a run that the provider took and later reported as failed. */
export function failureOfTaken(refused: Omit<Nothing, 'state'>): Failure {
  const { notTaken: _, ...failure } = failureOf({ ...refused, state: 'refused' });
  return failure;
}

/**
 * The failure if no candidate was made: "unknown" takes precedence over a refusal, and that over "busy".
 */
export function worstOf(outcomes: readonly Outcome[]): Nothing {
  for (const state of ['unknown', 'refused', 'busy'] as const) {
    const found = outcomes.find((outcome) => outcome.state === state);
    if (found?.state === 'refused') return found;
    if (found?.state === 'busy') return { state, detail: found.detail, afterMs: found.afterMs };
    if (found?.state === 'unknown') return found;
  }
  return { state: 'unknown', detail: 'no answer' };
}

/** Texts of errors go to logs and to the console: never with a key, a picture or more than a few lines. */
export function plainDetail(error: unknown, secrets: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const body = (error as { responseBody?: unknown }).responseBody;
  const cause = (error as { cause?: unknown }).cause;
  // Packages only report that an answer could not be read; the reason is in the cause.
  const why = cause instanceof Error && !message.includes(cause.message) ? [cause.message] : [];
  const more = typeof body === 'string' && !message.includes(body) ? [body] : [];
  const said = [message, ...why, ...more].join(' ');
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce(
      (text, secret) => text.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***'),
      said,
    );
  return hidden
    .replace(/data:[\w/+.-]+;base64,[\w+/=]+/gu, 'data:…')
    .replace(/\s+/gu, ' ')
    .slice(0, 300);
}
