import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type Cluster, prepareCluster, runningPid } from './cluster.ts';
import { lockFolder } from './lock-folder.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  /** Process id of the database server. */
  pid(): number | undefined;
  /** Ends the server after its open transactions were rolled back. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the database below the data folder. */
  folder: string;
  /** Told when the server had to be started again. */
  onRestart?: (message: string) => void;
  maxConnections?: number;
}

const USER = 'inkreel';
const DATABASE = 'inkreel';
const START_SECONDS = 60;

/**
 * Starts PostgreSQL on a unix socket inside the data folder, or takes over the one that a killed parent left running,
 * and keeps it running until `stop`. No port, no password: the socket's folder is open to its owner only.
 * @throws Error with a sentence when another Inkreel uses the folder, or when the server does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const unlock = await lockFolder(options.folder);
  try {
    const binaries = findBinaries();
    const runAs = chooseRunAs(binaries.postgres);
    const cluster = prepareCluster(options.folder, binaries, runAs);
    const launch = () => launchServer(cluster, binaries.postgres, runAs, options.maxConnections ?? 100);
    await bringUp(cluster, launch);
    await createDatabase(cluster);
    const supervision = supervise(cluster, launch, options.onRestart);
    return {
      connection: { host: cluster.socket, user: USER, database: DATABASE },
      pid: () => runningPid(cluster),
      stop: async () => {
        await supervision.end();
        await stopServer(cluster);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function launchServer(
  cluster: Cluster,
  postgres: string,
  runAs: RunAs,
  maxConnections: number,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.socket,
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    // A client that is gone (killed server, cut line) must not keep its locks for the two hours that TCP would take.
    client_connection_check_interval: '2s',
  };
  const [program = '', ...rest] = [
    ...runAs.prefix,
    postgres,
    '-D',
    cluster.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const { prefix: _, ...ids } = runAs;
  const log = fs.openSync(cluster.log, 'a', 0o600);
  // Its own process group: Ctrl+C in a terminal is for us, who then stop the server in order.
  const child = spawn(program, rest, { ...ids, cwd: '/', stdio: ['ignore', log, log], detached: true });
  fs.closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** `starting` while it recovers from a crash. */
async function stateOf(cluster: Cluster, database: string): Promise<'up' | 'starting' | 'down' | 'missing'> {
  const client = new pg.Client({ host: cluster.socket, user: USER, database, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'up';
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '57P03') return 'starting';
    return code === '3D000' ? 'missing' : 'down';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function bringUp(cluster: Cluster, launch: () => ChildProcess): Promise<void> {
  let child: ChildProcess | undefined;
  for (let tries = 0; tries < START_SECONDS * 50; tries += 1) {
    const state = await stateOf(cluster, 'postgres');
    if (state === 'up') return;
    if (state === 'down' && child === undefined && runningPid(cluster) === undefined) child = launch();
    if (child !== undefined && child.exitCode !== null && runningPid(cluster) === undefined) {
      throw new Error(`PostgreSQL ended at once. Its last words: ${lastWords(cluster)}`);
    }
    await wait(20);
  }
  throw new Error(`PostgreSQL did not come up in ${START_SECONDS} s. Its last words: ${lastWords(cluster)}`);
}

function lastWords(cluster: Cluster): string {
  return fs.existsSync(cluster.log) ? fs.readFileSync(cluster.log, 'utf8').slice(-600) : '(nothing)';
}

async function createDatabase(cluster: Cluster): Promise<void> {
  if ((await stateOf(cluster, DATABASE)) !== 'missing') return;
  const client = new pg.Client({ host: cluster.socket, user: USER, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

/** Starts the server again when it is gone (killed, out of memory); works for an adopted one as for our own child. */
function supervise(cluster: Cluster, launch: () => ChildProcess, onRestart?: (message: string) => void) {
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await wait(250, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || runningPid(cluster) !== undefined) continue;
      onRestart?.('PostgreSQL was gone and is started again');
      await bringUp(cluster, launch).catch((error: Error) => onRestart?.(error.message));
    }
  })();
  return {
    end: async () => {
      stopping.abort();
      await watching;
    },
  };
}

async function stopServer(cluster: Cluster): Promise<void> {
  const pid = runningPid(cluster);
  if (pid === undefined) return;
  // SIGINT is PostgreSQL's "fast" shutdown: open transactions are rolled back, nothing committed is lost.
  process.kill(pid, 'SIGINT');
  while (runningPid(cluster) !== undefined) await wait(10);
}
