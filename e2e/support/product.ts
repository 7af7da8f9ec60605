import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  url: string;
  dataFolder: string;
  /** Process id of the embedded database server. */
  databasePid(): number | undefined;
  /** Ends the server as a crash would. The database goes on, as it would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops in order and removes the data. */
  close(): Promise<void>;
  /** What the server printed so far. */
  output(): string;
}

/** The whole product as `npm start` runs it, on a free port with a data folder of its own. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let printed = '';

  async function start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        DATA_DIR: dataFolder,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    server = child;
    await untilReady(url, child, () => printed);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  await start();
  return {
    url,
    dataFolder,
    databasePid: () => {
      const file = path.join(dataFolder, 'postgres', 'cluster', 'postmaster.pid');
      return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined;
    },
    kill: () => end('SIGKILL'),
    start,
    close: async () => {
      await end('SIGTERM');
      fs.rmSync(dataFolder, { recursive: true, force: true });
    },
    output: () => printed,
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${printed().slice(-2000)}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become ready: ${printed().slice(-2000)}`);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
