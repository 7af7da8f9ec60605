import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import allocator from '../../server/allocator.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compile cache of the server, for the next start: compiling is the most expensive part of a start. */
const COMPILED = path.join(root, 'node_modules', '.cache', 'inkreel-server');

/** What `server/main.ts` prints when it serves, or when it is ready as a worker. */
const READY = /Inkreel (is ready|works)/;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  pid: number;
  ended: Promise<Ended>;
  signal(name: NodeJS.Signals): void;
  /** Output so far, of both streams. */
  output(): string;
  /** Resolves when it has printed that it is ready; rejects with its output if it ends first. */
  ready: Promise<void>;
}

/** Starts the server's process with these settings on top of a clean environment. */
export function spawnServer(settings: Record<string, string>): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...allocator,
      ...process.env,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: COMPILED,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (READY.test(printed)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The server ended: ${printed.slice(-2000)}`)));
  });
  // A caller that only waits for the end does not handle this.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ended,
    signal: (name) => child.kill(name),
    output: () => printed,
    ready,
  };
}
