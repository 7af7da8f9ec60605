import fs from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../../server/db/embedded/start.ts';
import { placeCluster } from '../../server/testing/cluster.ts';
import { databasePid, freePort, newFolder, startProduct } from './product.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

/** A running installation with parts that can be killed. */
export interface Fleet {
  url: string;
  dataFolder: string;
  database: { host: string; user: string; database: string };
  /** Kills parts with `kill -9` and brings them back as a supervisor of processes would. */
  accidents: Record<string, () => Promise<void>>;
  /** Process ids of the servers that run now. */
  pids(): number[];
  databasePid(): number | undefined;
  close(): Promise<void>;
  /** Output of the processes. */
  output(): string;
}

/** One process with its own database, as `npm start` runs it. */
export async function startAllInOne(
  settings: Record<string, string>,
  dataFolder = newFolder(),
): Promise<Fleet> {
  placeCluster(path.join(dataFolder, 'postgres'));
  const product = await startProduct(settings, dataFolder);
  return {
    ...product,
    pids: () => [product.process().pid],
    accidents: {
      server: async () => {
        await product.kill();
        await product.start();
      },
      // The server itself restarts its database.
      database: async () => killDatabase(path.join(product.dataFolder, 'postgres')),
      'server and database': async () => {
        await product.kill();
        killDatabase(path.join(product.dataFolder, 'postgres'));
        await product.start();
      },
    },
  };
}

/** A web process and a worker that share a database and a folder of files. */
export async function startSeparate(
  settings: Record<string, string>,
  dataFolder = newFolder(),
): Promise<Fleet> {
  const folder = path.join(dataFolder, 'postgres');
  placeCluster(folder);
  const postgres = await startEmbedded({ folder });
  const port = await freePort();
  const shared = {
    ...settings,
    DATA_DIR: dataFolder,
    PORT: String(port),
    DATABASE_URL: `postgres://inkreel@${encodeURIComponent(postgres.connection.host)}/inkreel`,
  };
  const printed: string[] = [];
  const running: Record<string, ServerProcess> = {};
  const start = async (role: string) => {
    running[role] = await startUntilUp({ ...shared, ROLE: role }, printed);
  };
  const crash = async (role: string) => {
    running[role]?.signal('SIGKILL');
    await running[role]?.ended;
    await start(role);
  };
  await start('web');
  await start('worker');
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    database: postgres.connection,
    pids: () => Object.values(running).map(({ pid }) => pid),
    databasePid: () => databasePid(folder),
    accidents: {
      web: () => crash('web'),
      worker: () => crash('worker'),
      database: async () => killDatabase(folder),
      'web and worker': async () => {
        await Promise.all([crash('web'), crash('worker')]);
      },
      'worker and database': async () => {
        killDatabase(folder);
        await crash('worker');
      },
    },
    close: async () => {
      for (const server of Object.values(running)) {
        server.signal('SIGTERM');
        await server.ended;
      }
      await postgres.stop();
      fs.rmSync(dataFolder, { recursive: true, force: true });
    },
    output: () => [...printed, ...Object.values(running).map((server) => server.output())].join('\n'),
  };
}

function killDatabase(folder: string): void {
  const pid = databasePid(folder);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

const TRIES = 20;

/** A process manager restarts processes that end because their database is down. */
async function startUntilUp(settings: Record<string, string>, printed: string[]): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = spawnServer(settings);
    try {
      await server.ready;
      return server;
    } catch (error) {
      printed.push(server.output());
      if (tries === TRIES) throw error;
    }
  }
}
