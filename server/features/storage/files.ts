import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { installationSecret } from '../../db/installation-secret.ts';
import { createDecodeBudget, type DecodeBudget } from '../../decoding/decode-budget.ts';
import type { Principals } from '../../http/principal.ts';
import type { Settings } from '../../settings.ts';
import { workFolder } from '../../work-folders.ts';
import { diskDriver } from './drivers/disk.ts';
import type { StorageDriver } from './drivers/driver.ts';
import { s3Driver } from './drivers/s3.ts';
import { isPublicAddress } from './public-address.ts';
import type { Quotas } from './quota/quotas.ts';

/** Everything that storage needs, created once at the start. */
export interface Files {
  driver: StorageDriver;
  /** Signs upload tokens and addresses of private files. */
  secret: Buffer;
  /** The decode budget of this process, for tools and engines too. */
  decoding: DecodeBudget;
  /** This process's local folder of unfinished uploads and downloads; see `server/work-folders.ts`. */
  incoming: string;
  /** Decides which metadata a generated file carries, and the language of the visible label. */
  site: SiteId;
  /** Whether generated pictures and videos have a visible label in a corner. */
  visibleLabel: boolean;
  /** How much each edition may store. */
  quotas: Quotas;
  /** Which numeric addresses a download may connect to. */
  mayReach: (address: string) => boolean;
  /** Origins of engines that the operator named: results may be fetched from them even if they are inside. */
  engineOrigins: Pick<ReadonlySet<string>, 'has'>;
}

export interface StorageDeps {
  db: Db;
  files: Files;
  clock: Clock;
  /** An upload ends with the credential that it was allowed for. */
  principals: Pick<Principals, 'findLive'>;
}

const SECRET_NAME = 'file_secret';

/**
 * Opens the store that the settings name and checks that it can be written.
 * @throws Error with a sentence for the operator
 */
export async function openFiles(
  db: Db,
  settings: Pick<Settings, 'dataFolder' | 'SITE' | 'VISIBLE_LABEL' | 's3' | 'quotas'> & {
    /** Whether an origin belongs to an engine's provider. */
    isEngineOrigin?: (origin: string) => boolean;
  },
): Promise<Files> {
  const driver = settings.s3 ? s3Driver(settings.s3) : diskDriver(path.join(settings.dataFolder, 'files'));
  await driver.checkHealth();
  const incoming = workFolder(settings.dataFolder, 'incoming');
  await mkdir(incoming, { recursive: true });
  return {
    driver,
    secret: await installationSecret(db, SECRET_NAME),
    decoding: createDecodeBudget(),
    incoming,
    site: settings.SITE,
    visibleLabel:
      settings.VISIBLE_LABEL === 'site' ? SITES[settings.SITE].visibleLabel : settings.VISIBLE_LABEL === 'on',
    quotas: settings.quotas,
    mayReach: isPublicAddress,
    engineOrigins: { has: settings.isEngineOrigin ?? (() => false) },
  };
}
