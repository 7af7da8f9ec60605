/** Runs as a process: starts a program that never ends, reports its process id, and stays; a test ends this one. */
import { isMainThread, Worker } from 'node:worker_threads';
import { runProgram } from '../run-program.ts';

const limits = { wallMs: 600_000, memoryBytes: 2 ** 30, outputBytes: 1000 };
const inThread = process.argv[2] === 'thread';

if (isMainThread && inThread) {
  const thread = new Worker(new URL(import.meta.url));
  // The thread ends, this process does not.
  thread.on('message', () => void thread.terminate());
  setInterval(() => undefined, 1000);
} else {
  await runProgram({
    program: 'sh',
    // Starts a child of the program too: both ids are reported.
    args: ['-c', 'trap "" TERM HUP; sleep 600 & echo "$$ $!" >&2; wait'],
    limits,
    onLine: (line) => {
      process.stdout.write(`${line}\n`);
      if (!isMainThread) setTimeout(() => import('node:worker_threads').then(told), 200);
    },
  });
}

function told({ parentPort }: typeof import('node:worker_threads')): void {
  parentPort?.postMessage('told');
}
