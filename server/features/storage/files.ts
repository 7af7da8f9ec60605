import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SiteId } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { installation } from '../../db/schema.ts';
import type { Settings } from '../../settings.ts';
import { diskDriver } from './drivers/disk.ts';
import type { StorageDriver } from './drivers/driver.ts';
import { isPublicAddress } from './public-address.ts';

/** What the product needs to keep files, made once at the start. */
export interface Files {
  driver: StorageDriver;
  /** Signs upload tokens and addresses of private files. */
  secret: Buffer;
  /** Local folder of unfinished uploads and downloads; emptied at every start. */
  incoming: string;
  /** Decides which labels a generated file carries. */
  site: SiteId;
  /** Which numeric addresses a download may connect to. */
  mayReach: (address: string) => boolean;
}

export interface StorageDeps {
  db: Db;
  files: Files;
  clock: Clock;
}

const SECRET_NAME = 'file_secret';

/**
 * Opens the store that the settings name and checks that it can be written.
 * @throws Error with a sentence for the operator
 */
export async function openFiles(db: Db, settings: Pick<Settings, 'dataFolder' | 'SITE'>): Promise<Files> {
  const driver = diskDriver(path.join(settings.dataFolder, 'files'));
  await driver.checkHealth();
  const incoming = path.join(settings.dataFolder, 'incoming', String(process.pid));
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  return { driver, secret: await keepSecret(db), incoming, site: settings.SITE, mayReach: isPublicAddress };
}

/** The installation's secret: the first server to start makes it, all others read it. */
async function keepSecret(db: Db): Promise<Buffer> {
  await db
    .insert(installation)
    .values({ key: SECRET_NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, SECRET_NAME));
  if (!row) throw new Error('The database does not keep the secret that signs file addresses.');
  return Buffer.from(row.value, 'base64url');
}
