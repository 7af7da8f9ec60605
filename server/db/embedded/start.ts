import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterIn, prepareCluster } from './cluster.ts';
import { lockFolder } from './lock-folder.ts';
import { Postmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string };
  /** Process id of the database server. */
  pid(): number | undefined;
  /** Records the URL that we serve, for the message of a second start on the folder. */
  announce(url: string): void;
  /** Ends the server after its open transactions were rolled back. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the database below the data folder. */
  folder: string;
  /** Called when the server had to be restarted. */
  onRestart?: (message: string) => void;
  maxConnections?: number;
  /** Further settings of the server, such as those with which tests skip syncing to disk. */
  serverSettings?: Readonly<Record<string, string>>;
  /** How long to wait for a silent server at the start, in seconds (60). */
  startSeconds?: number;
}

const USER = 'inkreel';
const DATABASE = 'inkreel';
const START_SECONDS = 60;
const MAX_CONNECTIONS = 100;
const WATCH_MS = 250;

/**
 * Starts PostgreSQL on a unix socket inside the data folder, or takes over the one that a killed parent left
 * running, and keeps it running until `stop`. No port, no password: the socket's folder is open to its owner
 * only. Never starts one while another may be alive: two servers on one cluster destroy it.
 * @throws FolderInUseError when another Inkreel uses the folder; Error with a sentence when the server does not come up
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const lock = lockFolder(options.folder);
  let postmaster: Postmaster | undefined;
  try {
    const binaries = findBinaries();
    const runAs = chooseRunAs(binaries.postgres);
    const cluster = prepareCluster(options.folder, binaries, runAs);
    lock.holdCluster();
    const running = new Postmaster(cluster, () => serverCommand(cluster, binaries.postgres, runAs, options));
    postmaster = running;
    await bringUp(running, options.startSeconds ?? START_SECONDS);
    await createDatabase(cluster);
    const supervision = supervise(running, options.onRestart);
    return {
      connection: connectionTo(cluster),
      pid: () => running.pid(),
      announce: lock.announce,
      stop: async () => {
        await supervision.end();
        await stopServer(running);
        running.close();
        lock.release();
      },
    };
  } catch (error) {
    postmaster?.close();
    lock.release();
    throw error;
  }
}

/** How another program connects to the server that an Inkreel runs in this folder. */
export function embeddedConnection(folder: string): EmbeddedPostgres['connection'] {
  return connectionTo(clusterIn(fs.realpathSync(folder)));
}

const connectionTo = ({ socket }: Cluster) => ({ host: socket, user: USER, database: DATABASE });

function serverCommand(
  cluster: Cluster,
  postgres: string,
  runAs: RunAs,
  { maxConnections = MAX_CONNECTIONS, serverSettings }: EmbeddedOptions,
) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.socket,
    unix_socket_permissions: '0700',
    external_pid_file: cluster.pidCopy,
    max_connections: String(maxConnections),
    // A client that is gone (killed process, broken connection) must not keep its locks for the two hours
    // that TCP takes to notice.
    client_connection_check_interval: '2s',
    ...serverSettings,
  };
  const [program = '', ...rest] = [
    ...runAs.prefix,
    postgres,
    '-D',
    cluster.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const { prefix: _, ...ids } = runAs;
  return { program, arguments: rest, ids };
}

type State = 'up' | 'starting' | 'busy' | 'missing' | 'away';

/**
 * `starting` while it recovers from a crash, `busy` while all its connections are in use. Neither means that
 * it has ended.
 */
async function stateOf(cluster: Cluster, database: string): Promise<State> {
  const client = new pg.Client({ host: cluster.socket, user: USER, database, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'up';
  } catch (error) {
    const states: Record<string, State> = { '57P03': 'starting', '53300': 'busy', '3D000': 'missing' };
    return states[(error as { code?: string }).code ?? ''] ?? 'away';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until the server answers, and launches it if none is alive. Recovery may take as long as it needs.
 */
async function bringUp(postmaster: Postmaster, patienceSeconds: number): Promise<void> {
  const { cluster } = postmaster;
  let child: ChildProcess | undefined;
  let state: State;
  // A clock change must not end this: it counts from the process's start.
  let end = performance.now() + patienceSeconds * 1000;
  do {
    state = await stateOf(cluster, 'postgres');
    if (state === 'up') return;
    if (state === 'starting') end = performance.now() + patienceSeconds * 1000;
    if (child !== undefined && child.exitCode !== null && !(await mayLive(postmaster))) {
      throw new Error(`PostgreSQL ended at once. Its last words: ${lastWords(cluster)}`);
    }
    if (hasEnded(child)) child = (await launchIfPossible(postmaster)) ?? child;
    await wait(20);
  } while (performance.now() < end);
  throw new Error(await describeSilence(postmaster, state, patienceSeconds));
}

function hasEnded(child: ChildProcess | undefined): boolean {
  return child?.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/**
 * A machine out of handles or processes can neither tell whether the server is alive nor start one; a retry
 * soon can.
 */
const launchIfPossible = (postmaster: Postmaster) => postmaster.launch().catch(ignoreShortage);
const mayLive = (postmaster: Postmaster) => postmaster.lives().catch(() => true);

/** Errors that usually go away on their own. */
const SHORTAGES = ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'];

function ignoreShortage(error: NodeJS.ErrnoException): undefined {
  if (!SHORTAGES.includes(error.code ?? '')) throw error;
}

async function describeSilence(postmaster: Postmaster, state: State, seconds: number): Promise<string> {
  const { cluster } = postmaster;
  const words = `Its last words: ${lastWords(cluster)}`;
  if (state === 'busy')
    return `All connections of PostgreSQL in ${cluster.data} stayed in use for ${seconds} s.`;
  if (!(await mayLive(postmaster))) return `PostgreSQL did not come up in ${seconds} s. ${words}`;
  return (
    `A PostgreSQL server has ${cluster.data} open and did not answer in ${seconds} s, so no other is started. ` +
    `End it (process ${postmaster.pid() ?? 'of another container'}), then start again. ${words}`
  );
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

/**
 * Restarts the server when it is gone (killed, out of memory), adopted or our own child. It checks the lock,
 * not the server: one that answers late or refuses a connection is alive.
 */
function supervise(postmaster: Postmaster, onRestart?: (message: string) => void) {
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await wait(WATCH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || (await mayLive(postmaster))) continue;
      onRestart?.('PostgreSQL was gone and is started again');
      await bringUp(postmaster, START_SECONDS).catch((error: Error) => onRestart?.(error.message));
    }
  })();
  return {
    end: async () => {
      stopping.abort();
      await watching;
    },
  };
}

/** A server in another container is left to it: its process cannot be signalled from here. */
async function stopServer(postmaster: Postmaster): Promise<void> {
  const pid = postmaster.pid();
  if (pid === undefined) return;
  // SIGINT is PostgreSQL's "fast" shutdown: open transactions are rolled back, nothing committed is lost.
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  while (await mayLive(postmaster)) await wait(10);
}
