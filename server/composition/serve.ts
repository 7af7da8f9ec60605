import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { readFile } from '@inkreel/contract/api/system.ts';
import type { FastifyInstance } from 'fastify';
import { openModelTools } from '../engines/routing.ts';
import type { EventHub } from '../events/hub.ts';
import { createPriceComparison } from '../features/billing/changed-prices.ts';
import { createPrices } from '../features/billing/prices.ts';
import { registerFileRoutes } from '../features/storage/serve.ts';
import { checkRoutes } from '../http/check-routes.ts';
import { chooseConnectionLimits, openFileLimit } from '../http/connection-limits.ts';
import { createHttpServer } from '../http/http-server.ts';
import { registerWeb } from '../http/serve-web.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Core, Start } from './core.ts';
import { GRACE_MS } from './grace.ts';
import type { Payments } from './payments.ts';
import { collectRoutes } from './routes.ts';

/**
 * Serves the API, the files and the pages.
 * @returns the URL that it listens at
 */
export async function serve(
  start: Start,
  core: Core,
  jobs: Jobs,
  payments: Payments,
  hub: EventHub,
): Promise<string> {
  const { settings, log, cleanUps } = start;
  const { deps, table, tools } = core;
  const { site, publicUrl, principals } = deps;
  const endpoints = allEndpoints(tools);
  await start.whenBuilt();
  const routes = collectRoutes(start, core, jobs, payments, { hub, endpoints });
  // Stored files have a path of several parts and answer HEAD: they register themselves.
  checkRoutes(
    routes,
    endpoints.filter((endpoint) => endpoint !== readFile),
  );
  const app = await createHttpServer({
    routes,
    site,
    authenticate: principals.authenticate,
    log,
    trustedProxies: settings.TRUSTED_PROXIES,
    connections: chooseConnectionLimits(settings, openFileLimit()),
    secure: deps.secureCookies,
    publicUrl: settings.PUBLIC_URL,
    extras: async (server: FastifyInstance) => {
      registerFileRoutes(server, deps);
      await registerWeb(server, {
        site,
        distFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
        publicUrl,
        openTools: () => openModelTools(table, tools),
        hasOtherPrices: createPriceComparison({ ...deps, tools, prices: createPrices({ ...deps, tools }) }),
      });
    },
  });
  cleanUps.push(async () => {
    // Streams never end on their own, and a slow upload may take very long.
    hub.close();
    const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(forceCloseTimer);
  });
  return app.listen({ host: settings.HOST, port: settings.PORT });
}
