import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { retryAfterMs, wasNeverSent } from '../provider-answers.ts';

/** What came of the one submit that a guarded fetch lets through. */
export interface Exchange {
  /** Whether a submit left us. */
  sent: boolean;
  /** Whether no connection was made at all: then nothing can have been taken. */
  neverSent: boolean;
  /** HTTP status of the answer. */
  status?: number;
  retryAfterMs?: number;
  /** The answer to the submit, where it is kept and not handed on. */
  answer?: string;
}

export interface FetchRules {
  /** Largest answer, in bytes. */
  limit: number;
  /** Where results are fetched that an answer points to; its rules are those of all downloads. */
  fetchResult: (url: string) => Promise<Uint8Array>;
  /** Whether a numeric address may be submitted to. */
  mayReach?: ((address: string) => boolean) | undefined;
  /** True where the answer to a submit is an operation: it is kept, and what waits for the result is stopped. */
  keepsAnswer?: boolean;
}

/**
 * A fetch for one call of a provider's package. It lets one submit through, whatever the package does, follows no
 * redirects with the key, ends answers that are too large, and remembers what decides whether the run was taken.
 */
export function guardedFetch(rules: FetchRules): { fetch: typeof fetch; exchange: Exchange } {
  const exchange: Exchange = { sent: false, neverSent: false };
  const guarded = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
    if (method === 'GET') return new Response(new Uint8Array(await rules.fetchResult(url.href)));
    if (exchange.sent) throw new Error('a call submits once');
    if (rules.mayReach) await checkReach(url, rules.mayReach, exchange);
    exchange.sent = true;
    const headers = new Headers(init.headers);
    // Waiting for the result is the product's: it asks from time to time.
    if (rules.keepsAnswer) headers.delete('prefer');
    let answer: Response;
    try {
      answer = await fetch(url, { ...init, headers, redirect: 'error' });
    } catch (error) {
      exchange.neverSent = wasNeverSent(error);
      throw error;
    }
    exchange.status = answer.status;
    if (answer.status === 429 || answer.status === 503) exchange.retryAfterMs = retryAfterMs(answer);
    const bounded = boundedAnswer(answer, rules.limit);
    if (!rules.keepsAnswer || !answer.ok) return bounded;
    exchange.answer = await bounded.text();
    throw new Error('the operation is taken');
  };
  return { fetch: guarded, exchange };
}

/** The body was decoded on its way to us, so that its headers no longer tell its length and coding. */
function boundedAnswer({ body, status, statusText, headers }: Response, limit: number): Response {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return new Response(body?.pipeThrough(atMost(limit)) ?? null, { status, statusText, headers: plain });
}

/** @throws Error where an address does not lead to where it may */
export async function checkReach(
  url: URL,
  mayReach: (address: string) => boolean,
  exchange: Pick<Exchange, 'neverSent'> = { neverSent: false },
): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  // A name that is not known now may be later.
  exchange.neverSent = found.length === 0;
  if (found.length === 0 || found.some(({ address }) => !mayReach(address)))
    throw new Error(`${host} does not lead to a public address`);
}

/** Passes bytes on until there are too many. */
export function atMost(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.length;
      if (seen > limit) controller.error(new Error(`an answer of more than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
