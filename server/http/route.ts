import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from './principal.ts';

export interface Call<E> {
  user: E extends { auth: 'user' | 'operator' } ? Principal : Principal | undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  language: Language;
  requestId: string;
  /** Address of the caller, by the trusted-proxy rule of the settings. */
  address: string;
  /** Origin of the addresses in the answer. */
  origin: string;
  /** `Idempotency-Key` header, if the endpoint reads it. */
  idempotencyKey: string | undefined;
  log: FastifyBaseLogger;
  /** For endpoints that answer bytes or events, and for cookies; others return their output. */
  raw: { request: FastifyRequest; reply: FastifyReply };
}

/** One endpoint with the function that serves it, as a feature hands it to the app. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/**
 * Binds an endpoint of the contract to its handler. For `bytes` and `events` the handler writes to `call.raw.reply`
 * itself and returns null.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
