import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Settings } from '../settings.ts';
import { connect, type Db } from './connect.ts';
import { startEmbedded } from './embedded/start.ts';

export interface OpenDatabase {
  db: Db;
  /** For users of a dedicated connection (the queue, the event listener). */
  connection: pg.ClientConfig;
  /** True if the server is ours. */
  embedded: boolean;
  /** Records the URL that this process serves, for the message of a second start on the same data folder. */
  announce(url: string): void;
  close(): Promise<void>;
}

/** Opens the database that the settings name: `DATABASE_URL`, or our own in the data folder. Always PostgreSQL. */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'dataFolder'>,
  onRestart?: (message: string) => void,
): Promise<OpenDatabase> {
  if (settings.DATABASE_URL !== undefined) {
    const connection = { connectionString: settings.DATABASE_URL };
    const db = connect(connection);
    return { db, connection, embedded: false, announce: () => undefined, close: () => endPool(db) };
  }
  const server = await startEmbedded({
    folder: path.join(settings.dataFolder, 'postgres'),
    ...(onRestart ? { onRestart } : {}),
  });
  const db = connect(server.connection);
  return {
    db,
    connection: server.connection,
    embedded: true,
    announce: server.announce,
    close: async () => {
      await endPool(db);
      await server.stop();
    },
  };
}

/** A connection that broke while in use may never be returned, so the wait for it is short. */
const POOL_END_MS = 3_000;

async function endPool(db: Db): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    db.$client.end(),
    wait(POOL_END_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}
