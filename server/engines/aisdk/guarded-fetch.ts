import type { LookupAddress } from 'node:dns';
import { releaseMemory } from '../../decoding/release-memory.ts';
import { fetchAt, findReachable, Unreachable } from '../pinned-fetch.ts';
import { retryAfterMs, wasNeverSent } from '../provider-answers.ts';
import { type AnsweredFiles, takeFiles } from './answered-files.ts';

/** The outcome of the one submit that a guarded fetch lets through. */
export interface Exchange {
  /** Whether a submit was sent. */
  sent: boolean;
  /** Whether no connection was made at all: then the provider cannot have taken it. */
  neverSent: boolean;
  /** Whether its address is forbidden. */
  isForbidden?: boolean;
  /** HTTP status of the answer. */
  status?: number;
  retryAfterMs?: number;
  /** The answer to the submit, if it is kept and not passed on. */
  answer?: string;
}

export interface FetchRules {
  /** Largest answer, in bytes. */
  limit: number;
  /** Maximum parts of an answer in JSON; see `fewParts`. */
  parts?: number;
  /** Fetches results at the URLs of an answer, under the rules of all downloads. */
  fetchResult: (url: string) => Promise<Uint8Array>;
  /** Whether a numeric address may be submitted to. */
  mayReach?: ((address: string) => boolean) | undefined;
  /**
   * True if the answer to a submit is an operation: it is kept, and the package's waiting for the result is
   * stopped.
   */
  keepsAnswer?: boolean;
  /** Ends the wait for an answer that is the result; one that is an operation is waited for. */
  signal?: AbortSignal | undefined;
  /** True if files are extracted from an answer in JSON; see `takeFiles`. */
  takesFiles?: boolean;
}

/**
 * A fetch for one call of a provider's package. It lets one submit through, whatever the package does, follows no
 * redirects with the key, ends answers that are too large, and records the facts that decide whether the run was
 * taken.
 * @returns also the outcome of the submit, and the files extracted from its answer
 */
export function guardedFetch(rules: FetchRules): {
  fetch: typeof fetch;
  exchange: Exchange;
  files: AnsweredFiles;
} {
  const exchange: Exchange = { sent: false, neverSent: false };
  const files: AnsweredFiles = new Map();
  const guarded = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
    if (method === 'GET') return new Response(new Uint8Array(await rules.fetchResult(url.href)));
    if (exchange.sent) throw new Error('a call submits once');
    const found = rules.mayReach && (await reachable(url, rules.mayReach, exchange));
    exchange.sent = true;
    const headers = new Headers(init.headers);
    // The product polls for the result itself.
    if (rules.keepsAnswer) headers.delete('prefer');
    let answer: Response;
    try {
      const signals = [init.signal, rules.keepsAnswer ? undefined : rules.signal];
      const signal = AbortSignal.any(signals.filter((each) => each instanceof AbortSignal));
      const sent = { ...init, headers, signal, redirect: 'error' as const };
      answer = await (found ? fetchAt(found, url, sent) : fetch(url, sent));
    } catch (error) {
      exchange.neverSent = wasNeverSent(error);
      throw error;
    }
    exchange.status = answer.status;
    if (answer.status === 429 || answer.status === 503) exchange.retryAfterMs = retryAfterMs(answer);
    const taken = rules.takesFiles && !rules.keepsAnswer && answer.ok ? files : undefined;
    const bounded = boundedAnswer(answer, rules, taken);
    if (!rules.keepsAnswer || !answer.ok) return bounded;
    exchange.answer = await bounded.text();
    throw new Error('the operation is taken');
  };
  return { fetch: guarded, exchange, files };
}

/** The body is already decoded, so its headers no longer give its length and coding. */
function boundedAnswer(
  { body, status, statusText, headers }: Response,
  { limit, parts }: Pick<FetchRules, 'limit' | 'parts'>,
  files: AnsweredFiles | undefined,
): Response {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  const about = { status, statusText, headers: plain };
  if (body && files) return new Response(withoutFiles(body, { limit, parts }, files), about);
  const bytes = body?.pipeThrough(atMost(limit)) ?? null;
  const read = parts === undefined ? bytes : (bytes?.pipeThrough(fewParts(parts)) ?? null);
  return new Response(read, about);
}

/** The whole answer, with names instead of its files. */
function withoutFiles(
  body: ReadableStream<Chunk>,
  { limit, parts = Number.POSITIVE_INFINITY }: { limit: number; parts: number | undefined },
  files: AnsweredFiles,
): ReadableStream<Chunk> {
  const reader = body.getReader();
  const refuse = [upTo(limit, sizeOf, 'bytes'), upTo(parts, partsOf, 'parts')];
  const readWhole = async () => {
    const chunks: Uint8Array[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const check of refuse) check(value);
      chunks.push(value);
    }
    const whole = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
      releaseMemory(chunk);
    }
    return whole;
  };
  return new ReadableStream({
    pull: async (controller) => {
      try {
        controller.enqueue(takeFiles(await readWhole(), files) as Buffer<ArrayBuffer>);
        controller.close();
      } catch (error) {
        // The provider need not send the rest.
        await reader.cancel(error).catch(() => undefined);
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Records in the exchange why an address is refused: a name that is unknown now may resolve later. */
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

type Chunk = Uint8Array<ArrayBuffer>;

/** Passes bytes on, up to a limit. */
export const atMost = (limit: number) => passing(upTo(limit, sizeOf, 'bytes'));

/**
 * Passes JSON on, up to a limit of parts. Parsed, each part takes many times its bytes, so that an answer
 * within its byte limit could fill the memory; pictures in base64 have none of these characters.
 */
export const fewParts = (limit: number) => passing(upTo(limit, partsOf, 'parts'));

function passing(check: (chunk: Chunk) => void): TransformStream<Chunk, Chunk> {
  return new TransformStream({
    transform(chunk, controller) {
      try {
        check(chunk);
        controller.enqueue(chunk);
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

/** Sums a measure over the chunks of an answer. @throws Error at the chunk that exceeds the limit */
function upTo(limit: number, count: (chunk: Chunk, most: number) => number, what: string) {
  let seen = 0;
  return (chunk: Chunk) => {
    seen += count(chunk, limit - seen);
    if (seen > limit) throw new Error(`an answer of more than ${limit} ${what}`);
  };
}

const sizeOf = ({ length }: Chunk) => length;

/** Comma, bracket, brace. */
const PART_SIGNS = [0x2c, 0x5b, 0x7b];

/** @param most above this count the result need not be exact */
function partsOf(chunk: Chunk, most: number): number {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  let seen = 0;
  for (const sign of PART_SIGNS)
    for (let at = bytes.indexOf(sign); at >= 0 && seen <= most; at = bytes.indexOf(sign, at + 1)) seen += 1;
  return seen;
}
