import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { readFile } from '@inkreel/contract/api/system.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { systemClock } from './clock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { createBuiltinEngine } from './engines/builtin/builtin-engine.ts';
import { checkRouting, createRouting, type RoutingTable } from './engines/routing.ts';
import { createEventHub } from './events/hub.ts';
import { listenForNotices } from './events/listen.ts';
import { eventRoutes } from './events/routes.ts';
import { createAuthenticate } from './features/accounts/authenticate.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { createPrices } from './features/billing/prices.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { creationRoutes } from './features/creations/routes.ts';
import { sweepBin } from './features/creations/sweep-bin.ts';
import { organisationRoutes } from './features/organisations/routes.ts';
import { openFiles } from './features/storage/files.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { registerFileRoutes } from './features/storage/serve.ts';
import { sweepStorage } from './features/storage/sweep.ts';
import { storeResultFiles } from './features/tasks/result-files.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { runTask } from './features/tasks/run-task.ts';
import { runTaskJob } from './features/tasks/run-task-job.ts';
import { sweepSpent, sweepTasks } from './features/tasks/sweep-tasks.ts';
import { toolRoutes } from './features/tools/routes.ts';
import { startHousekeeping } from './housekeeping.ts';
import { checkRoutes } from './http/check-routes.ts';
import { createHttpServer } from './http/http-server.ts';
import type { Route } from './http/route.ts';
import { registerWeb } from './http/serve-web.ts';
import { systemRoutes } from './http/system-routes.ts';
import { handleJob } from './jobs/define-job.ts';
import { startJobs } from './jobs/jobs.ts';
import { removeLeftovers } from './leftovers.ts';
import type { Settings } from './settings.ts';

/** How long requests, and after them running jobs, have to end when the process is told to stop: together below 15 s. */
const GRACE_MS = 6_000;
const JOBS = [runTaskJob];

export interface RunningApp {
  /** Where it listens; undefined where this process only works. */
  url: string | undefined;
  /** True while nobody has registered. */
  isNew: boolean;
  stop(): Promise<void>;
}

/** The composition root: everything is made here, once, and handed to whoever uses it. */
export async function startApp(settings: Settings, log: FastifyBaseLogger): Promise<RunningApp> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) {
      await cleanUp().catch((error: unknown) => log.warn({ err: error }, 'while stopping'));
    }
  };
  try {
    return { ...(await compose(settings, log, cleanUps)), stop };
  } catch (error) {
    // What fails now fails because we are giving up: it would bury the one sentence that helps.
    log.level = 'silent';
    await stop();
    throw error;
  }
}

async function compose(
  settings: Settings,
  log: FastifyBaseLogger,
  cleanUps: (() => Promise<unknown>)[],
): Promise<Omit<RunningApp, 'stop'>> {
  const clock = systemClock;
  const site = SITES[settings.SITE];
  const tools = TOOLS.filter((tool) => tool.sites.includes(site.id));

  const database = await openDatabase(settings, (message) => log.warn(message));
  cleanUps.push(database.close);
  const { db } = database;
  // A pool does not listen to a connection that is lent to a transaction: its end would end the process.
  db.$client.on('connect', (client) => client.on('error', () => undefined));
  await migrate(db);
  removeLeftovers(settings.dataFolder);
  const files = await openFiles(db, settings);

  const builtin = createBuiltinEngine({ threads: settings.ENGINE_THREADS }, settings.dataFolder);
  cleanUps.push(builtin.close);
  const table: RoutingTable = { text_to_image: [{ engine: builtin.engine, missing: () => undefined }] };
  const routing = createRouting(table);
  checkRouting(routing, table, tools);

  const deps = { db, clock, site, files, routing, log };
  const resultFiles = storeResultFiles(deps);
  const works = settings.ROLE !== 'web';
  const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
  const jobs = await startJobs({
    connection: database.connection,
    jobs: JOBS,
    handlers: works
      ? [
          handleJob(runTaskJob, ({ taskId }, signal) =>
            runTask({ ...deps, resultFiles, pause }, taskId, signal),
          ),
        ]
      : undefined,
    log,
  });
  cleanUps.push(() => jobs.stop(GRACE_MS));

  if (works) {
    const housekeeping = startHousekeeping(
      [
        { name: 'tasks', everySeconds: 20, run: () => sweepTasks({ ...deps, jobs }) },
        { name: 'spent', everySeconds: 3600, run: () => sweepSpent(deps) },
        { name: 'storage', everySeconds: 600, run: () => sweepStorage(deps) },
        { name: 'bin', everySeconds: 3600, run: () => sweepBin(deps) },
      ],
      log,
    );
    cleanUps.push(housekeeping.stop);
  }
  const isNew = (await db.execute(sql`select 1 from users limit 1`)).rows.length === 0;
  if (settings.ROLE === 'worker') return { url: undefined, isNew };

  const hub = createEventHub(deps);
  const listening = listenForNotices({
    connection: database.connection,
    onNotice: hub.notice,
    onAgain: hub.refresh,
    log,
  });
  const beats = startHousekeeping([{ name: 'streams', everySeconds: 15, run: hub.beat }], log);
  cleanUps.push(() => Promise.all([listening.close(), beats.stop()]));
  const endpoints = allEndpoints(tools);
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  const prices = createPrices({ ...deps, tools });
  const routes: Route[] = [
    ...systemRoutes({
      endpoints,
      publicUrl,
      checks: {
        database: () => db.execute(sql`select 1`),
        files: () => files.driver.checkHealth(),
      },
    }),
    ...accountRoutes(deps),
    ...organisationRoutes(deps),
    ...billingRoutes({ ...deps, prices }),
    ...storageRoutes(deps),
    ...creationRoutes(deps),
    ...toolRoutes({ ...deps, jobs, prices }, tools),
    ...taskRoutes(deps),
    ...eventRoutes({ hub }),
  ];
  // Stored files have a path of several parts and answer HEAD: they register themselves.
  checkRoutes(
    routes,
    endpoints.filter((endpoint) => endpoint !== readFile),
  );
  const app = await createHttpServer({
    routes,
    site,
    authenticate: createAuthenticate({ ...deps, adminEmails: settings.adminEmails }),
    log,
    trustedProxies: settings.TRUSTED_PROXIES,
    secure: publicUrl.startsWith('https:'),
    extras: async (server: FastifyInstance) => {
      registerFileRoutes(server, deps);
      await registerWeb(server, {
        site,
        distFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
        publicUrl,
      });
    },
  });
  cleanUps.push(async () => {
    // Streams never end by themselves, and a slow upload may outlast anybody's patience.
    hub.close();
    const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(impatience);
  });
  return { url: await app.listen({ host: settings.HOST, port: settings.PORT }), isNew };
}
