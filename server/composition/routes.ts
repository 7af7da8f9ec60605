import path from 'node:path';
import type { Endpoint } from '@inkreel/contract/api/endpoint.ts';
import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import { SPEAK_LINE, STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { SERVICES } from '@inkreel/contract/text/services.ts';
import { sql } from 'drizzle-orm';
import { availability, openEngineNames } from '../engines/routing.ts';
import type { EventHub } from '../events/hub.ts';
import { eventRoutes } from '../events/routes.ts';
import { accountDeletionRoutes } from '../features/account-deletion/routes.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { signInRoutes } from '../features/accounts/sign-in-routes.ts';
import { siteRoutes } from '../features/accounts/site-facts.ts';
import { createIdentityProvider } from '../features/accounts/social/identity-provider.ts';
import { socialRoutes } from '../features/accounts/social/routes.ts';
import { adminRoutes } from '../features/admin/routes.ts';
import { apiKeyRoutes } from '../features/api-keys/routes.ts';
import { batchRoutes } from '../features/batches/routes.ts';
import { orderRoutes } from '../features/billing/order-routes.ts';
import { checkOrder, refundOrder } from '../features/billing/orders/refund-order.ts';
import { billingRoutes } from '../features/billing/routes.ts';
import { sandboxRoutes } from '../features/billing/sandbox-routes.ts';
import { creationRoutes } from '../features/creations/routes.ts';
import { designRoutes } from '../features/designs/routes.ts';
import { documentRoutes } from '../features/documents/routes.ts';
import { filmRoutes } from '../features/films/routes.ts';
import { movingShotRoutes } from '../features/moving-shots/routes.ts';
import { organisationRoutes } from '../features/organisations/routes.ts';
import { roleRoutes } from '../features/roles/routes.ts';
import { scriptRoutes } from '../features/scripts/routes.ts';
import { speechRoutes } from '../features/speech/routes.ts';
import { stockRoutes } from '../features/stock/routes.ts';
import { downloadResult } from '../features/storage/bring-file.ts';
import { mediaIndex } from '../features/storage/media/read-media.ts';
import { storageRoutes } from '../features/storage/routes.ts';
import { storyRoutes } from '../features/stories/routes.ts';
import { subtitleRoutes } from '../features/subtitles/routes.ts';
import { taskRoutes } from '../features/tasks/routes.ts';
import { textRoutes } from '../features/text/routes.ts';
import { createWaitingTexts } from '../features/text/waiting-texts.ts';
import { assistRoutes } from '../features/tools/assist-routes.ts';
import { toolRoutes } from '../features/tools/routes.ts';
import type { Route } from '../http/route.ts';
import { systemRoutes } from '../http/system-routes.ts';
import { modelsFolder } from '../inference/models-folder.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Core, Start } from './core.ts';
import type { Payments } from './payments.ts';
import { openRunDeps } from './run-deps.ts';

const PAY_WAYS = ['wechat', 'paypal'] as const;

/** The routes of all features with their dependencies. */
export function collectRoutes(
  { settings }: Start,
  core: Core,
  jobs: Jobs,
  payments: Payments,
  { hub, endpoints }: { hub: EventHub; endpoints: readonly Endpoint[] },
): Route[] {
  const { deps, table, tools, analyze } = core;
  const { orderDeps, secret } = payments;
  const { prices, looks } = openRunDeps(core);
  const batchTools = [...tools, ...STORY_RUNS, SPEAK_LINE];
  const batches = { ...deps, ...looks, jobs, prices, tools: batchTools };
  const waitingTexts = createWaitingTexts();
  const provider = settings.social && createIdentityProvider(settings.social);
  return [
    ...systemRoutes({
      endpoints,
      publicUrl: deps.publicUrl,
      checks: {
        database: () => deps.db.execute(sql`select 1`),
        files: () => deps.files.driver.checkHealth(),
        queue: () => jobs.checkHealth(),
        media: () => mediaIndex.checkHealth(),
      },
    }),
    ...accountRoutes(deps),
    ...signInRoutes({ ...deps, jobs }),
    ...accountDeletionRoutes(deps),
    ...socialRoutes({ ...deps, provider, publicUrl: settings.PUBLIC_URL, host: settings.HOST }),
    ...factsOfSite(settings, core, payments),
    ...organisationRoutes(deps),
    ...apiKeyRoutes(deps),
    ...billingRoutes({ ...deps, prices }),
    ...orderRoutes(orderDeps),
    ...sandboxRoutes({ ...orderDeps, secret }),
    ...storageRoutes(deps),
    ...stockRoutes(deps),
    ...creationRoutes(deps),
    ...documentRoutes(deps),
    ...designRoutes(deps),
    ...roleRoutes({ ...deps, ...looks, jobs, prices }),
    ...toolRoutes({ ...deps, jobs, prices, hub, ...looks }, tools),
    ...batchRoutes(batches),
    ...storyRoutes(batches),
    ...filmRoutes({ ...deps, ...looks, jobs, prices }),
    ...movingShotRoutes({ ...deps, ...looks, jobs, prices }),
    ...scriptRoutes(),
    ...assistRoutes({ ...deps, ...looks, assist: analyze }),
    ...speechRoutes({
      ...deps,
      ...looks,
      jobs,
      prices,
      hub,
      engineRoutes: core.engines.routes,
      previews: {
        folder: path.join(settings.dataFolder, 'voice-previews'),
        fetchSample: (url, to) => downloadResult(deps.files, { url }, to, 'audio'),
      },
    }),
    ...textRoutes({ ...deps, ...looks, prices, waitingTexts }, tools),
    ...subtitleRoutes({ ...deps, ...looks, jobs, prices, waitingTexts }, tools),
    ...taskRoutes(deps),
    ...adminRoutes({
      ...orderDeps,
      tools,
      table,
      engines: core.engines,
      box: core.box,
      readEngines: core.currentEngines.read,
      modelsFolder: modelsFolder(settings.dataFolder),
      models: core.models,
      jobs,
      prices,
      ...looks,
      adminEmails: settings.adminEmails,
      checkOrder: (orderId) => checkOrder(orderDeps, orderId),
      refundOrder: (orderId, reason) => refundOrder(orderDeps, orderId, reason),
    }),
    ...eventRoutes({ hub }),
  ];
}

const storyRunsWithOptions = STORY_RUNS.map((run) => ({ ...run, options: optionSetsOf(run) }));

/** What anyone may know about the installation. */
function factsOfSite(
  settings: Start['settings'],
  { deps, engines, table, toolsWithOptions }: Core,
  { orderDeps: { providers } }: Payments,
): Route[] {
  const { clock, site } = deps;
  return siteRoutes({
    clock,
    social: site.signInWays.includes('social') ? settings.social : undefined,
    mail: settings.mail.smtpUrl !== undefined,
    contact: site.showsContactButton ? settings.CONTACT_URL : undefined,
    payWays: PAY_WAYS.filter((way) => providers[way] !== undefined),
    tools: () => availability(table, [...toolsWithOptions, ...SERVICES, ...storyRunsWithOptions]),
    engines: () => openEngineNames(engines.routes),
    testPayments: Object.values(providers).some(({ name }) => name === 'sandbox'),
  });
}
