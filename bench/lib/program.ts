import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;
const POLL_MS = 100;
/** Characters of output that are reported if a program fails. */
const TOLD_CHARACTERS = 4000;

interface Program {
  /** Its name in errors. */
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Answers 200 as soon as the program is ready. */
  readyUrl: string;
}

/**
 * Starts a program and waits until it can be used; returns a function to end it, and its process id.
 * @throws Error with the last of its output, if it ends early or is not ready within a minute, and if
 *   another program answers at its address already
 */
export async function startProgram({ name, command, args, env, readyUrl }: Program) {
  if (await answers(readyUrl)) throw new Error(`Another program answers at ${readyUrl} already`);
  const child = spawn(command, args, { env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      words = (words + bytes.toString()).slice(-TOLD_CHARACTERS);
    });
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = `could not be started: ${error.message}`;
  });
  child.once('close', (code, signal) => {
    ended ??= `ended with ${signal ?? `code ${code}`}`;
  });
  const stop = async () => {
    if (ended !== undefined) return;
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const deadline = performance.now() + LIMIT_MS;
  while (!(await answers(readyUrl))) {
    if (ended === undefined && performance.now() > deadline) {
      await stop();
      ended = `was not ready within ${LIMIT_MS / 1000} s`;
    }
    if (ended !== undefined) throw new Error(`${name} ${ended}. It said:\n${words.trim() || '(nothing)'}`);
    await wait(POLL_MS);
  }
  return { stop, pid: child.pid ?? 0 };
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  );
