import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { sessionPrincipal } from '../features/accounts/session-principal.ts';
import { apiKeyPrincipal } from '../features/api-keys/key-principal.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createPrincipals, type PrincipalKind, type Principals } from '../http/principal.ts';
import type { Route } from '../http/route.ts';

export interface Answer<Data = Record<string, unknown>> {
  status: number;
  code: number;
  message: string;
  data: Data;
  headers: Record<string, unknown>;
}

/** Every kind of caller that the product knows. */
export function testPrincipals(
  deps: { db: Db; clock: Clock },
  more: readonly PrincipalKind[] = [],
): Principals {
  return createPrincipals([sessionPrincipal({ ...deps, adminEmails: [] }), apiKeyPrincipal(deps), ...more]);
}

/** The HTTP server over these routes, without a port; calls are made with `call`. */
export async function createTestServer(deps: {
  db: Db;
  clock: Clock;
  routes: Route[];
  site?: SiteId;
  /** Further kinds of callers. */
  kinds?: readonly PrincipalKind[];
}): Promise<{ app: FastifyInstance; call: typeof call }> {
  const app = await createHttpServer({
    routes: deps.routes,
    site: SITES[deps.site ?? 'intl'],
    authenticate: testPrincipals(deps, deps.kinds).authenticate,
    log: Fastify({ logger: false }).log,
    trustedProxies: 0,
    secure: false,
    rateLimited: false,
  });
  async function call<Data = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Data>> {
    const request: InjectOptions = {
      method,
      url: `/api.v1${path}`,
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
    };
    if (options.body !== undefined) request.payload = options.body as object;
    const answer = await app.inject(request);
    // The body of a file is returned as text.
    const isFile = !String(answer.headers['content-type']).startsWith('application/json');
    const envelope = isFile ? { code: 0, message: '', data: answer.body } : answer.json();
    return { status: answer.statusCode, headers: answer.headers, ...envelope };
  }
  return { app, call };
}
