import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { RUN_BYTES } from '@inkreel/contract/api/body-bytes.ts';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { sourceOf } from './source-of.ts';
import { SteadyStore } from './steady-store.ts';

/**
 * Calls a minute that one caller may make, counted in each process. They keep a broken script from overloading the
 * server; the limits that protect accounts (sign-in attempts) are counted in the database, where all servers share
 * them.
 */
const RATE_LIMITS: Record<Endpoint['limit'] | 'large', number> = {
  general: 1200,
  sign_in: 60,
  submit: 300,
  upload: 300,
  assist: 120,
  /** Bodies that are larger than those of most runs, besides: one may take a tenth of a second to read. */
  large: 120,
};
/** Factor by which all callers behind one address together may exceed that. Signing in is counted by address alone. */
const PER_SOURCE = 5;
const WINDOW_MS = 60_000;
/** Counters that are kept of each kind; the oldest one goes. */
const COUNTERS = 50_000;
const KNOWN_TOKENS = 20_000;

/** Tokens that were valid when they were last seen: only these have a separate count. */
export interface KnownTokens {
  note(token: string, isSomebody: boolean): void;
  has(token: string): boolean;
}

export function createKnownTokens(): KnownTokens {
  const known = new Set<string>();
  return {
    note: (token, isSomebody) => {
      const hash = hashOf(token);
      known.delete(hash);
      if (!isSomebody) return;
      known.add(hash);
      const [oldest] = known;
      if (known.size > KNOWN_TOKENS && oldest !== undefined) known.delete(oldest);
    },
    has: (token) => known.has(hashOf(token)),
  };
}

/**
 * Counts each call twice: by its source, whatever it carries, and by its caller. The caller is the token if it is
 * known to be valid, else the source: a made-up token gets no separate limit, and people behind one address do not
 * slow each other down until all of them together far exceed the limit of one.
 */
export async function limitRates(app: FastifyInstance, known: KnownTokens): Promise<void> {
  await app.register(rateLimit, { global: false, ...SHARED });
  countCalls(app, known, ({ routeOptions }) => routeOptions.config.limit);
  countCalls(app, known, (request) => (isLarge(request) ? 'large' : undefined));
}

const SHARED = { timeWindow: WINDOW_MS, cache: COUNTERS, store: SteadyStore };
type Limit = keyof typeof RATE_LIMITS;

/** @param limitOf the limit that counts a call, by itself: many uploads do not affect ordinary calls */
function countCalls(
  app: FastifyInstance,
  known: KnownTokens,
  limitOf: (request: FastifyRequest) => Limit | undefined,
): void {
  const callerOf = (request: FastifyRequest, limit: Limit) => {
    const token = limit === 'sign_in' ? undefined : bearerTokenOf(request);
    return token !== undefined && known.has(token) ? hashOf(token) : sourceOf(request.ip);
  };
  const check = (factor: number, keyOf: (request: FastifyRequest, limit: Limit) => string) =>
    app.createRateLimit({
      ...SHARED,
      max: (request: FastifyRequest) => RATE_LIMITS[limitOf(request) ?? 'general'] * factor,
      keyGenerator: (request: FastifyRequest) => {
        const limit = limitOf(request) ?? 'general';
        return `${limit}:${keyOf(request, limit)}`;
      },
    });
  const checks = [check(PER_SOURCE, (request) => sourceOf(request.ip)), check(1, callerOf)];
  app.addHook('onRequest', async (request) => {
    if (limitOf(request) === undefined) return;
    for (const each of checks) {
      const outcome = await each(request);
      if (!outcome.isAllowed && outcome.isExceeded)
        throw new AppError('too_many_requests', { retryAfter: outcome.ttlInSeconds });
    }
  });
}

/** Whether the route takes large bodies, and one is on its way. */
function isLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if ((routeOptions.config.bodyBytes ?? 0) <= RUN_BYTES) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > RUN_BYTES;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
