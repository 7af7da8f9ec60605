import { createHash } from 'node:crypto';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Calls a minute that one caller may make, counted in each process. They keep a broken script from taking the server;
 * what protects accounts (sign-in attempts) is counted in the database, where all servers share it.
 */
export const RATE_LIMITS: Record<Endpoint['limit'], number> = {
  general: 1200,
  sign_in: 60,
  submit: 300,
  upload: 300,
  assist: 120,
};

/**
 * The session where there is one, else the address: people behind one address do not slow each other down. Who signs
 * in has no session yet, whatever a header says.
 */
export function callerKey(request: FastifyRequest): string {
  const signsIn = request.routeOptions.config.limit === 'sign_in';
  const header = signsIn ? undefined : request.headers.authorization;
  return header === undefined ? request.ip : createHash('sha256').update(header).digest('base64url');
}
