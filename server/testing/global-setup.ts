import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the test run's database server socket. */
    databaseSocket: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-test-'));
  const server = await startEmbedded({ folder, maxConnections: 200 });
  const db = connect({ ...server.connection, max: 1 });
  await migrate(db);
  await db.$client.end();
  project.provide('databaseSocket', server.connection.host);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
