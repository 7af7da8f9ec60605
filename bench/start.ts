/**
 * From the command to the first page, with everything installed and built: with a fresh data folder, and again with
 * the same one. Bar: 5 s. Prints the limit divided by the time; 1 or more passes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_SECONDS = 5;
const ROUNDS = 3;
const PORT = '38411';

async function secondsToFirstPage(dataFolder: string): Promise<number> {
  const began = performance.now();
  const server = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, PORT, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const page = () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await page())) {
    if (server.exitCode !== null) throw new Error('the server ended');
    await wait(20);
  }
  const seconds = (performance.now() - began) / 1000;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return seconds;
}

const times: { fresh: number[]; again: number[] } = { fresh: [], again: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
  times.fresh.push(await secondsToFirstPage(folder));
  times.again.push(await secondsToFirstPage(folder));
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const [what, seconds] of Object.entries(times)) {
  const median = seconds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(
    `${what} start: ${median.toFixed(2)} s, ratio to the limit ${(LIMIT_SECONDS / median).toFixed(2)}`,
  );
}
