import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allEndpoints } from '@inkreel/contract/api/index.ts';
import { readFile } from '@inkreel/contract/api/system.ts';
import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import { SITES } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { systemClock } from './clock.ts';
import { installationSecret } from './db/installation-secret.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openEngines } from './engines/open-engines.ts';
import {
  availability,
  checkRouting,
  createAnalyze,
  createRouting,
  createRoutingTable,
  openEngineNames,
  openModelTools,
} from './engines/routing.ts';
import { createEventHub } from './events/hub.ts';
import { listenForNotices } from './events/listen.ts';
import { eventRoutes } from './events/routes.ts';
import { codeSecret as readCodeSecret } from './features/accounts/codes/code-hash.ts';
import { mailCode } from './features/accounts/codes/mail-code.ts';
import { mailCodeJob } from './features/accounts/codes/mail-code-job.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { sessionPrincipal } from './features/accounts/session-principal.ts';
import { signInRoutes } from './features/accounts/sign-in-routes.ts';
import { siteRoutes } from './features/accounts/site-facts.ts';
import { createIdentityProvider } from './features/accounts/social/identity-provider.ts';
import { socialRoutes } from './features/accounts/social/routes.ts';
import { sweepCodes } from './features/accounts/sweep-codes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { apiKeyPrincipal } from './features/api-keys/key-principal.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { announcePayment, announceRemoval } from './features/billing/announce.ts';
import { orderRoutes } from './features/billing/order-routes.ts';
import { reconcileOrders } from './features/billing/orders/reconcile-orders.ts';
import { checkOrder, refundOrder } from './features/billing/orders/refund-order.ts';
import { createProviders } from './features/billing/pay/providers.ts';
import { createPrices } from './features/billing/prices.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { sandboxRoutes } from './features/billing/sandbox-routes.ts';
import { sweepFrozen } from './features/billing/sweep-frozen.ts';
import { creationRoutes } from './features/creations/routes.ts';
import { sweepBin } from './features/creations/sweep-bin.ts';
import { sweepDocuments } from './features/documents/change-document.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { organisationRoutes } from './features/organisations/routes.ts';
import { keepShipped } from './features/stock/keep-shipped.ts';
import { stockRoutes } from './features/stock/routes.ts';
import { openFiles } from './features/storage/files.ts';
import { downloadResult } from './features/storage/keep-file.ts';
import { createFactsFiller } from './features/storage/media/fill-facts.ts';
import { isPublicAddress } from './features/storage/public-address.ts';
import { downloadToPath } from './features/storage/resolve-input-file.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { registerFileRoutes } from './features/storage/serve.ts';
import { sweepStorage } from './features/storage/sweep.ts';
import { createParkedRuns } from './features/tasks/ask-parked.ts';
import { storeResultFiles, storeStageFiles } from './features/tasks/result-files.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { runTask } from './features/tasks/run-task.ts';
import { builtinSlots, runBuiltinJob, runTaskJob } from './features/tasks/run-task-job.ts';
import { sweepTasks } from './features/tasks/sweep-tasks.ts';
import { assistRoutes } from './features/tools/assist-routes.ts';
import { checkMarks } from './features/tools/check-marks.ts';
import { checkPerson } from './features/tools/check-person.ts';
import { toolRoutes } from './features/tools/routes.ts';
import { startHousekeeping } from './housekeeping.ts';
import { checkRoutes } from './http/check-routes.ts';
import { chooseConnectionLimits, openFileLimit } from './http/connection-limits.ts';
import { createHttpServer } from './http/http-server.ts';
import { createPrincipals } from './http/principal.ts';
import type { Route } from './http/route.ts';
import { registerWeb } from './http/serve-web.ts';
import { systemRoutes } from './http/system-routes.ts';
import { handleJob } from './jobs/define-job.ts';
import { startJobs } from './jobs/jobs.ts';
import { removeLeftovers } from './leftovers.ts';
import { mailJob } from './mail/mail-job.ts';
import { createMailer, type Mail } from './mail/mailer.ts';
import type { Settings } from './settings.ts';
import { sweepEnded } from './sweep-ended.ts';

/** How long requests, and after them running jobs, have to end when the process is told to stop: together below 15 s. */
const GRACE_MS = 6_000;
const PAY_WAYS = ['wechat', 'paypal'] as const;
const JOBS = [runTaskJob, runBuiltinJob, mailCodeJob, mailJob];

export interface RunningApp {
  /** Where it listens; undefined where this process only works. */
  url: string | undefined;
  /** True while nobody has registered. */
  isNew: boolean;
  stop(): Promise<void>;
}

/**
 * The composition root: everything is made here, once, and handed to its users.
 * @param catalogue the product's tools; tests add some
 */
export async function startApp(
  settings: Settings,
  log: FastifyBaseLogger,
  catalogue: readonly Tool[] = TOOLS,
): Promise<RunningApp> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) {
      await cleanUp().catch((error: unknown) => log.warn({ err: error }, 'while stopping'));
    }
  };
  try {
    return { ...(await compose({ settings, log, catalogue }, cleanUps)), stop };
  } catch (error) {
    // What fails now fails because we are giving up: it would bury the one sentence that helps.
    log.level = 'silent';
    await stop();
    throw error;
  }
}

async function compose(
  { settings, log, catalogue }: { settings: Settings; log: FastifyBaseLogger; catalogue: readonly Tool[] },
  cleanUps: (() => Promise<unknown>)[],
): Promise<Omit<RunningApp, 'stop'>> {
  const clock = systemClock;
  const site = SITES[settings.SITE];
  const tools = catalogue.filter((tool) => tool.sites.includes(site.id));

  const database = await openDatabase(settings, (message) => log.warn(message));
  cleanUps.push(database.close);
  const { db } = database;
  // A pool does not listen to a connection that is lent to a transaction: its end would end the process.
  db.$client.on('connect', (client) => client.on('error', () => undefined));
  await migrate(db);
  removeLeftovers(settings.dataFolder);
  const files = await openFiles(db, {
    ...settings,
    engineAddresses: settings.engines.flatMap(({ addresses }) => addresses),
  });

  const host = {
    dataFolder: settings.dataFolder,
    decoding: files.decoding,
    downloadToPath: (address: string, to: string) => downloadToPath({ files }, address, to),
    fetchResult: (url: string, to: string) => downloadResult(files, { url }, to),
    isPublic: isPublicAddress,
  };
  const engines = await openEngines(settings.engines, host);
  cleanUps.push(engines.close);
  const table = createRoutingTable(engines.routes);
  const routing = createRouting(table);
  checkRouting(table, tools, engines.optional);
  const analyze = createAnalyze(engines.routes);
  const toolsWithOptions = tools.map((tool) => ({ ...tool, options: optionSetsOf(tool) }));

  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  const mailer = createMailer({
    settings: settings.mail,
    dataFolder: settings.dataFolder,
    log,
    // Where a person looks at the terminal, a code that was mailed to nobody stands there.
    ...(settings.NODE_ENV === 'development'
      ? { print: (text: string) => void process.stdout.write(`${text}\n`) }
      : {}),
  });
  cleanUps.push(async () => mailer.close());
  const codeSecret = await readCodeSecret(db);
  const secureCookies = publicUrl.startsWith('https:');
  const principals = createPrincipals([
    sessionPrincipal({ db, clock, adminEmails: settings.adminEmails }),
    apiKeyPrincipal({ db, clock }),
  ]);
  const deps = { db, clock, site, files, routing, log, publicUrl, codeSecret, secureCookies, principals };
  const resultFiles = storeResultFiles(deps);
  const stageFiles = storeStageFiles(deps);
  const works = settings.ROLE !== 'web';
  const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);
  const carryOut = ({ taskId }: { taskId: string }, signal: AbortSignal) =>
    runTask({ ...deps, resultFiles, stageFiles, pause }, taskId, signal);
  const jobs = await startJobs({
    connection: database.connection,
    jobs: JOBS,
    handlers: works
      ? [
          handleJob(runTaskJob, carryOut),
          handleJob(runBuiltinJob, carryOut, builtinSlots(engines.threads)),
          handleJob(mailCodeJob, (request) => mailCode({ ...deps, mailer }, request)),
          handleJob(mailJob, (mail) => mailer.sendMail(mail as Mail)),
        ]
      : undefined,
    log,
  });
  cleanUps.push(() => jobs.stop(GRACE_MS));

  const secret = await installationSecret(db, 'sandbox_wallet');
  const mailDeps = { jobs, publicUrl, defaultLanguage: site.defaultLanguage };
  const orderDeps = {
    ...deps,
    providers: createProviders(settings, site, { ...deps, secret }),
    announcePayment: announcePayment(mailDeps),
  };

  if (works) {
    const housekeeping = startHousekeeping(
      [
        { name: 'tasks', everySeconds: 20, run: () => sweepTasks({ ...deps, jobs }) },
        { name: 'ended', everySeconds: 3600, run: () => sweepEnded(deps) },
        { name: 'storage', everySeconds: 600, run: () => sweepStorage(deps) },
        { name: 'media', everySeconds: 3600, run: createFactsFiller(deps) },
        { name: 'orders', everySeconds: 20, run: () => reconcileOrders(orderDeps) },
        {
          name: 'frozen',
          everySeconds: 3600,
          run: () => sweepFrozen({ ...deps, announceRemoval: announceRemoval(mailDeps) }),
        },
        { name: 'codes', everySeconds: 3600, run: () => sweepCodes(deps) },
        { name: 'bin', everySeconds: 3600, run: () => sweepBin(deps) },
        { name: 'documents', everySeconds: 3600, run: () => sweepDocuments(deps) },
      ],
      log,
    );
    cleanUps.push(housekeeping.stop);
    const parked = createParkedRuns({ ...deps, jobs });
    const asking = startHousekeeping([{ name: 'parked', everySeconds: 0.5, run: parked.turn }], log);
    cleanUps.push(async () => {
      await asking.stop();
      await parked.stop();
    });
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
  const streamHeartbeat = startHousekeeping([{ name: 'streams', everySeconds: 15, run: hub.beat }], log);
  cleanUps.push(() => Promise.all([listening.close(), streamHeartbeat.stop()]));
  const endpoints = allEndpoints(tools);
  const provider = settings.social && createIdentityProvider(settings.social);
  const prices = createPrices({ ...deps, tools });
  const looks = {
    checkPerson: checkPerson.bind(undefined, { assist: analyze }),
    checkMarks: checkMarks.bind(undefined, deps),
    keepShipped: keepShipped.bind(undefined, deps),
  };
  const routes: Route[] = [
    ...systemRoutes({
      endpoints,
      publicUrl,
      checks: {
        database: () => db.execute(sql`select 1`),
        files: () => files.driver.checkHealth(),
        queue: () => jobs.checkHealth(),
      },
    }),
    ...accountRoutes(deps),
    ...signInRoutes({ ...deps, jobs }),
    ...socialRoutes({ ...deps, provider, publicUrl: settings.PUBLIC_URL, host: settings.HOST }),
    ...siteRoutes({
      clock,
      social: site.signInWays.includes('social') ? settings.social : undefined,
      mail: settings.mail.smtpUrl !== undefined,
      contact: site.showsContactButton ? settings.CONTACT_URL : undefined,
      payWays: PAY_WAYS.filter((way) => orderDeps.providers[way] !== undefined),
      tools: () => availability(table, toolsWithOptions),
      engines: () => openEngineNames(engines.routes),
      testPayments: Object.values(orderDeps.providers).some(({ name }) => name === 'sandbox'),
    }),
    ...organisationRoutes(deps),
    ...apiKeyRoutes(deps),
    ...billingRoutes({ ...deps, prices }),
    ...orderRoutes(orderDeps),
    ...sandboxRoutes({ ...orderDeps, secret }),
    ...storageRoutes(deps),
    ...stockRoutes(deps),
    ...creationRoutes(deps),
    ...documentRoutes(deps),
    ...toolRoutes({ ...deps, jobs, prices, hub, ...looks }, tools),
    ...assistRoutes({ ...deps, ...looks, assist: analyze }),
    ...taskRoutes(deps),
    ...adminRoutes({
      ...orderDeps,
      tools,
      table,
      jobs,
      prices,
      ...looks,
      adminEmails: settings.adminEmails,
      checkOrder: (orderId) => checkOrder(orderDeps, orderId),
      refundOrder: (orderId, reason) => refundOrder(orderDeps, orderId, reason),
    }),
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
    authenticate: principals.authenticate,
    log,
    trustedProxies: settings.TRUSTED_PROXIES,
    connections: chooseConnectionLimits(settings, openFileLimit()),
    secure: secureCookies,
    publicUrl: settings.PUBLIC_URL,
    extras: async (server: FastifyInstance) => {
      registerFileRoutes(server, deps);
      await registerWeb(server, {
        site,
        distFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
        publicUrl,
        openTools: () => openModelTools(table, tools),
      });
    },
  });
  cleanUps.push(async () => {
    // Streams never end by themselves, and a slow upload may outlast anybody's patience.
    hub.close();
    const forceCloseTimer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(forceCloseTimer);
  });
  const url = await app.listen({ host: settings.HOST, port: settings.PORT });
  database.announce(url);
  return { url, isNew };
}
