import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type ServerProcess, spawnServer } from './server-process.ts';

export interface Product {
  url: string;
  dataFolder: string;
  /** Its settings, for a second process. */
  settings: Record<string, string>;
  /** Process id of the embedded database server. */
  databasePid(): number | undefined;
  /** How a test connects to the embedded database. */
  database: { host: string; user: string; database: string };
  /** Kills the server as a crash would. The database keeps running, as after a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** The process that runs now. */
  process(): ServerProcess;
  /** Stops in order and removes the data. */
  close(): Promise<void>;
  /** Output of the servers so far. */
  output(): string;
}

/** The whole product as `npm start` runs it, on a free port with a new data folder or the one given. */
export async function startProduct(
  environment: Record<string, string> = {},
  dataFolder = newFolder(),
): Promise<Product> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataFolder, ...environment };
  const processes: ServerProcess[] = [];

  async function start(): Promise<void> {
    const server = spawnServer(settings);
    processes.push(server);
    await server.ready;
  }
  function current(): ServerProcess {
    const server = processes.at(-1);
    if (!server) throw new Error('nothing was started');
    return server;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    current().signal(signal);
    await current().ended;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    settings,
    databasePid: () => databasePid(path.join(dataFolder, 'postgres')),
    database: { host: path.join(dataFolder, 'postgres', 'socket'), user: 'inkreel', database: 'inkreel' },
    kill: () => end('SIGKILL'),
    start,
    process: current,
    close: async () => {
      await end('SIGTERM');
      fs.rmSync(dataFolder, { recursive: true, force: true });
    },
    output: () => processes.map((each) => each.output()).join(''),
  };
}

/** A new data folder; the caller removes it. */
export function newFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-e2e-'));
}

/** Process id of the database server in this folder, as its lock file names it. */
export function databasePid(folder: string): number | undefined {
  const file = path.join(folder, 'cluster', 'postmaster.pid');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Below the ephemeral ports, so that no outgoing connection can take the port before the server does. */
const PORTS = { first: 12_000, count: 18_000 };

/** A free port, picked at random so that test files that run in parallel do not collide. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count);
    const server = net.createServer();
    const listening = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    if (!(await listening)) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
