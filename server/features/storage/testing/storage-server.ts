import { SITES } from '@inkreel/contract/site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHttpServer } from '../../../http/http-server.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Route } from '../../../http/route.ts';
import { storageRoutes } from '../routes.ts';
import { registerFileRoutes } from '../serve.ts';
import type { StorageWorld } from './storage-world.ts';

export interface StorageServer {
  app: FastifyInstance;
  /** Origin of the listening server. */
  origin: string;
  /** Returns a valid bearer token of a person. */
  tokenOf(user: Principal): string;
  close(): Promise<void>;
}

/** The files' routes on the real HTTP server, listening, with tokens that the test issues. */
export async function createStorageServer(world: StorageWorld, more: Route[] = []): Promise<StorageServer> {
  const people = new Map<string, Principal>();
  const app = await createHttpServer({
    routes: [...storageRoutes(world.deps), ...more],
    extras: (server) => registerFileRoutes(server, world.deps),
    site: SITES.intl,
    authenticate: async (token) => people.get(token),
    log: Fastify().log,
    trustedProxies: 0,
    secure: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    origin,
    tokenOf: (user) => {
      const token = user.userId.replaceAll('-', '_').padEnd(43, 'x');
      people.set(token, user);
      return token;
    },
    close: () => app.close(),
  };
}
