/**
 * The time from enqueue to the handler's start, and the empty jobs that one worker process does in a second.
 * Prints each as a ratio to its bar; 1 or more passes.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { defineJob, handleJob } from '../server/jobs/define-job.ts';
import { startJobs } from '../server/jobs/jobs.ts';

const LATENCY_RUNS = 300;
const THROUGHPUT_JOBS = 3000;
const BARS = { p50Ms: 10, p99Ms: 50, jobsPerSecond: 500 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const server = await startEmbedded({ folder });
const db = connect({ ...server.connection, max: 4 });
let started: (sentAt: number) => void = () => undefined;
const job = defineJob({
  name: 'nothing',
  payload: z.object({ sentAt: z.number() }),
  options: { slots: 8, retries: 0, expireSeconds: 60 },
});
const jobs = await startJobs({
  connection: server.connection,
  jobs: [job],
  handlers: [handleJob(job, async ({ sentAt }) => started(sentAt))],
  log: { warn: console.warn, error: console.error },
});
const send = () =>
  db.transaction((tx) => jobs.enqueue(tx, job, { sentAt: performance.now() }, { key: randomUUID() }));

const latencies: number[] = [];
for (let run = 0; run < LATENCY_RUNS; run += 1) {
  const seen = Promise.withResolvers<void>();
  started = (sentAt) => {
    latencies.push(performance.now() - sentAt);
    seen.resolve();
  };
  await send();
  await seen.promise;
  await wait(10 + Math.random() * 30);
}
latencies.sort((a, b) => a - b);
const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;

let done = 0;
const all = Promise.withResolvers<void>();
started = () => {
  done += 1;
  if (done === THROUGHPUT_JOBS) all.resolve();
};
await db.transaction(async (tx) => {
  for (let index = 0; index < THROUGHPUT_JOBS; index += 1) {
    await jobs.enqueue(tx, job, { sentAt: performance.now() }, { key: randomUUID() });
  }
});
const began = performance.now();
await all.promise;
const perSecond = THROUGHPUT_JOBS / ((performance.now() - began) / 1000);

const line = (what: string, value: number, unit: string, ratio: number) =>
  console.log(`${what}: ${value.toFixed(1)} ${unit}, ratio to the bar ${ratio.toFixed(2)}`);
line('enqueue to handler, p50', quantile(0.5), 'ms', BARS.p50Ms / quantile(0.5));
line('enqueue to handler, p99', quantile(0.99), 'ms', BARS.p99Ms / quantile(0.99));
line('empty jobs', perSecond, 'a second', perSecond / BARS.jobsPerSecond);

await jobs.stop(2000);
await db.$client.end();
await server.stop();
fs.rmSync(folder, { recursive: true, force: true });
