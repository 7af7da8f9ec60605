import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EmbeddedOptions } from '../start.ts';

/** What a container separates: network, processes, System V memory. The folder is the volume that they share. */
const SEPARATE = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc'];
/**
 * Tried in this order: as root, as any user if the system allows it, else plain processes, for which the same
 * must hold.
 */
const WAYS = [['unshare', ...SEPARATE], ['unshare', '--user', '--map-root-user', ...SEPARATE], []];

const script = fileURLToPath(new URL('./start-and-wait.ts', import.meta.url));

export interface Container {
  /** The starter's next message. */
  said(): Promise<Record<string, unknown>>;
  tell(word: 'crash' | 'run out of handles'): void;
  /** The process as seen from outside: of the container, or of the starter if there is none. */
  process: ChildProcess;
  /** Ends it with everything that runs in it. */
  remove(): Promise<void>;
}

/** Starts the database inside a container, whose other processes outlive the starter as they would below an init. */
export function startInContainer(options: EmbeddedOptions): Container {
  const way = WAYS.find(
    ([program, ...rest]) => !program || spawnSync(program, [...rest, 'true']).status === 0,
  );
  const init = ['sh', '-c', '"$@"; exec sleep 3600', 'init'];
  return startParent(options, [...(way ?? []), ...init]);
}

/** Starts the database in a process separate from the test's. */
export function startParent(options: EmbeddedOptions, before: string[] = []): Container {
  const [program = '', ...rest] = [...before, process.execPath, script, JSON.stringify(options)];
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const lines = readline.createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    said: async () => JSON.parse((await lines.next()).value ?? '{"refused":"it ended"}'),
    tell: (word) => void child.stdin.write(`${word}\n`),
    process: child,
    remove: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // The whole group: without a container, ending the first process would leave the starter running.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}
