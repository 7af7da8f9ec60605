import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { findBinaries } from '../db/embedded/binaries.ts';
import { prepareCluster } from '../db/embedded/cluster.ts';
import { chooseRunAs } from '../db/embedded/run-as.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { copyCluster, WITHOUT_DISK } from './cluster.ts';

/** No durability: data of the tests need not survive a crash. */
const WITHOUT_COMMITS = { ...WITHOUT_DISK, synchronous_commit: 'off', full_page_writes: 'off' };

/** One real PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-test-'));
  const binaries = findBinaries();
  const cluster = prepareCluster(folder, binaries, chooseRunAs(binaries.postgres));
  const emptyCluster = path.join(folder, 'empty');
  copyCluster(cluster.data, emptyCluster);
  const server = await startEmbedded({ folder, maxConnections: 200, serverSettings: WITHOUT_COMMITS });
  const db = connect({ ...server.connection, max: 1 });
  await migrate(db);
  await db.$client.end();
  project.provide('databaseSocket', server.connection.host);
  project.provide('emptyCluster', emptyCluster);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
