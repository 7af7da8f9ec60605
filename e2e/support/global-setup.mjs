import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import startDatabase from '../../server/testing/global-setup.ts';
import { endSharedProducts } from './end-shared-products.mjs';

/** Builds the web if its sources have changed, and starts the database server that the journeys share. */
export default async function setup(project) {
  ensureBuilt();
  const stopDatabase = await startDatabase(project);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-shared-'));
  project.provide('sharedProducts', folder);
  return async () => {
    await endSharedProducts(folder);
    await stopDatabase();
  };
}
