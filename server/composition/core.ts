import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { SITES } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { offeredModels } from '../engines/offered-models.ts';
import { openEngines } from '../engines/open-engines.ts';
import { checkRouting, createAnalyze, createRouting } from '../engines/routing.ts';
import { codeSecret as readCodeSecret } from '../features/accounts/codes/code-hash.ts';
import { sessionPrincipal } from '../features/accounts/session-principal.ts';
import { apiKeyPrincipal } from '../features/api-keys/key-principal.ts';
import { createCurrentEngines } from '../features/engines/current-engines.ts';
import { createSecretBox } from '../features/engines/secret-box.ts';
import { downloadResult } from '../features/storage/bring-file.ts';
import { openFiles } from '../features/storage/files.ts';
import { isPublicAddress } from '../features/storage/public-address.ts';
import { downloadToPath } from '../features/storage/resolve-input-file.ts';
import { createRunTargets } from '../features/tasks/run-targets.ts';
import { createPrincipals } from '../http/principal.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import { claimWorkFolders } from '../work-folders.ts';
import { TARGET_WRITERS } from './target-writers.ts';

/** What every part of the composition receives. */
export interface Start {
  settings: Settings;
  log: FastifyBaseLogger;
  /** The product's tools, of all sites. */
  catalogue: readonly Tool[];
  /** Resolves once the pages are built: none is served before. */
  whenBuilt: () => Promise<void>;
  /** Registers how a part is closed; parts are closed in reverse order. */
  cleanUps: (() => Promise<unknown>)[];
}

/** What every process has, server or worker. */
export type Core = Awaited<ReturnType<typeof openCore>>;

/** Opens the foundations, migrated and checked: database, files, engines, mail, and authentication. */
export async function openCore({ settings, log, catalogue, cleanUps }: Start) {
  const clock = systemClock;
  const site = SITES[settings.SITE];
  const tools = catalogue.filter((tool) => tool.sites.includes(site.id));

  const database = await openDatabase(settings, (message) => log.warn(message));
  cleanUps.push(database.close);
  const { db } = database;
  // A pool does not handle errors of a connection that a transaction holds: an unhandled one would end the
  // process.
  db.$client.on('connect', (client) => client.on('error', () => undefined));
  await migrate(db);
  const releaseWork = claimWorkFolders(settings.dataFolder);
  cleanUps.push(async () => releaseWork());
  let isEngineOrigin: (origin: string) => boolean = () => false;
  const files = await openFiles(db, { ...settings, isEngineOrigin: (origin) => isEngineOrigin(origin) });

  const host = {
    dataFolder: settings.dataFolder,
    decoding: files.decoding,
    downloadToPath: (address: string, to: string) => downloadToPath({ files }, address, to),
    fetchResult: (url: string, to: string, kind?: MediaKind) => downloadResult(files, { url }, to, kind),
    isPublic: isPublicAddress,
  };
  const engines = await openEngines(settings.engines, host);
  cleanUps.push(engines.close);
  isEngineOrigin = engines.isOrigin;
  const box = createSecretBox(settings.INKREEL_SECRETS_KEY, settings.dataFolder);
  const currentEngines = createCurrentEngines({ db, engines, box, log });
  await currentEngines.read();
  const { table } = engines;
  const routing = createRouting(table);
  checkRouting(table, tools, engines.optional);

  const mailer = createMailer({
    settings: settings.mail,
    dataFolder: settings.dataFolder,
    log,
    // On a terminal, codes that could not be mailed are printed.
    ...(settings.NODE_ENV === 'development'
      ? { print: (text: string) => void process.stdout.write(`${text}\n`) }
      : {}),
  });
  cleanUps.push(async () => mailer.close());
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  const secureCookies = publicUrl.startsWith('https:');
  const codeSecret = await readCodeSecret(db);
  const principals = createPrincipals([
    sessionPrincipal({ db, clock, adminEmails: settings.adminEmails }),
    apiKeyPrincipal({ db, clock }),
  ]);
  const storage = { db, clock, files, principals, log };
  return {
    database,
    engines,
    currentEngines,
    box,
    models: await offeredModels(settings.engines),
    table,
    analyze: createAnalyze(engines.routes),
    tools,
    toolsWithOptions: tools.map((tool) => ({ ...tool, options: optionSetsOf(tool) })),
    mailer,
    /** Dependencies of the features' use cases. */
    deps: {
      ...storage,
      site,
      routing,
      publicUrl,
      codeSecret,
      secureCookies,
      targets: createRunTargets(storage, TARGET_WRITERS),
    },
  };
}
