import type { FastifyRequest } from 'fastify';
import type { Principal } from './principal.ts';

const callers = new WeakMap<FastifyRequest, Principal>();

/** Notes who calls, before the body is read. */
export function noteCaller(request: FastifyRequest, caller: Principal | undefined): void {
  if (caller) callers.set(request, caller);
}

/** Who calls; undefined for a call without a token that is known. */
export function callerOf(request: FastifyRequest): Principal | undefined {
  return callers.get(request);
}
