import type { LookupAddress } from 'node:dns';
import { fetchAt, findReachable, Unreachable } from '../pinned-fetch.ts';
import { retryAfterMs, wasNeverSent } from '../provider-answers.ts';

/** What came of the one submit that a guarded fetch lets through. */
export interface Exchange {
  /** Whether a submit left us. */
  sent: boolean;
  /** Whether no connection was made at all: then nothing can have been taken. */
  neverSent: boolean;
  /** Whether its address may not be reached from here. */
  isForbidden?: boolean;
  /** HTTP status of the answer. */
  status?: number;
  retryAfterMs?: number;
  /** The answer to the submit, where it is kept and not handed on. */
  answer?: string;
}

export interface FetchRules {
  /** Largest answer, in bytes. */
  limit: number;
  /** Most parts of an answer in JSON; see `fewParts`. */
  parts?: number;
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
    const found = rules.mayReach && (await reachable(url, rules.mayReach, exchange));
    exchange.sent = true;
    const headers = new Headers(init.headers);
    // Waiting for the result is the product's: it asks from time to time.
    if (rules.keepsAnswer) headers.delete('prefer');
    let answer: Response;
    try {
      const sent = { ...init, headers, redirect: 'error' as const };
      answer = await (found ? fetchAt(found, url, sent) : fetch(url, sent));
    } catch (error) {
      exchange.neverSent = wasNeverSent(error);
      throw error;
    }
    exchange.status = answer.status;
    if (answer.status === 429 || answer.status === 503) exchange.retryAfterMs = retryAfterMs(answer);
    const bounded = boundedAnswer(answer, rules);
    if (!rules.keepsAnswer || !answer.ok) return bounded;
    exchange.answer = await bounded.text();
    throw new Error('the operation is taken');
  };
  return { fetch: guarded, exchange };
}

/** The body was decoded on its way to us, so that its headers no longer tell its length and coding. */
function boundedAnswer(
  { body, status, statusText, headers }: Response,
  { limit, parts }: Pick<FetchRules, 'limit' | 'parts'>,
): Response {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  const bytes = body?.pipeThrough(atMost(limit)) ?? null;
  const read = parts === undefined ? bytes : (bytes?.pipeThrough(fewParts(parts)) ?? null);
  return new Response(read, { status, statusText, headers: plain });
}

/** Says in the exchange why an address may not be reached: a name that is not known now may be later. */
async function reachable(
  url: URL,
  mayReach: (address: string) => boolean,
  exchange: Exchange,
): Promise<LookupAddress[]> {
  return findReachable(url, mayReach).catch((error: unknown) => {
    if (error instanceof Unreachable && error.isUnknown) exchange.neverSent = true;
    else exchange.isForbidden = true;
    throw error;
  });
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

const PART_SIGNS = [',', '[', '{'];

/**
 * Passes JSON on until it has too many parts. Each takes many times its bytes in memory once it is read, so that an answer
 * within its limit of bytes could fill it; pictures in base 64 have none of these signs.
 */
export function fewParts(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      for (const sign of PART_SIGNS)
        for (let at = bytes.indexOf(sign); at >= 0 && seen <= limit; at = bytes.indexOf(sign, at + 1))
          seen += 1;
      if (seen > limit) controller.error(new Error(`an answer of more than ${limit} parts`));
      else controller.enqueue(chunk);
    },
  });
}
