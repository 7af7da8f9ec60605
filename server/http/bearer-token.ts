import type { FastifyRequest } from 'fastify';

/** The token that a request carries, if it has the form of one. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}
