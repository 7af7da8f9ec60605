import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { AppError } from '../../../http/app-error.ts';

/** What the adapters of payment providers share. */
export interface ProviderDeps {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds until a silent provider counts as out of reach. */
  timeoutMs?: number;
}

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

const TIMEOUT_MS = 5000;
/** Far above any answer of a provider; a broken proxy may send anything. */
const ANSWER_BYTES = 1024 * 1024;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * One HTTP call to a payment provider.
 * @throws AppError payment_unavailable if it cannot be reached, is silent, is busy (429) or broken (5xx)
 */
export async function callProvider(
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string | undefined },
  timeoutMs = TIMEOUT_MS,
): Promise<ProviderAnswer> {
  let answer: ProviderAnswer;
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { 'user-agent': 'inkreel', accept: 'application/json', ...request.headers },
      body: request.body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = { status: response.status, headers: response.headers, body: await readBody(response) };
  } catch (cause) {
    throw new AppError('payment_unavailable', { cause });
  }
  if (answer.status === 429 || answer.status >= 500) {
    const retryAfter = readRetryAfter(answer.headers.get('retry-after'));
    throw unavailable(`The payment provider answered ${answer.status}`, retryAfter);
  }
  return answer;
}

/** The answer is not trustworthy or intelligible, or did not come from the provider. */
export function unavailable(reason: string, retryAfter?: number): AppError {
  return new AppError('payment_unavailable', {
    cause: new Error(reason),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** The provider understood and refused. `code` is its name for the reason. */
export function refused(reason: string): AppError {
  return new AppError('payment_failed', { cause: new Error(reason) });
}

/** The notification is not one that the provider sent to us. */
export function notGenuine(reason: string): AppError {
  return new AppError('payment_notice_invalid', { cause: new Error(reason) });
}

/** @returns undefined if the text is not JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > ANSWER_BYTES) throw new Error('The answer of the payment provider is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Seconds; the header says seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT_SECONDS);
}
