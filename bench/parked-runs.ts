/**
 * The cost of 1,000 runs that wait at a slow provider: CPU of this process, memory, and transactions a
 * second, compared with the same server without runs. Prints each as a ratio to its bar; 1 or more passes.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { collectGarbage } from '../server/decoding/collect-garbage.ts';
import { createDashscopeEngine } from '../server/engines/dashscope/dashscope-engine.ts';
import { createRouting, createRoutingTable } from '../server/engines/routing.ts';
import { createParkedRuns } from '../server/features/tasks/ask-parked.ts';
import { runTaskJob } from '../server/features/tasks/run-task-job.ts';
import { NO_TARGETS } from '../server/features/tasks/testing/no-targets.ts';
import { startHousekeeping } from '../server/housekeeping.ts';
import { handleJob } from '../server/jobs/define-job.ts';
import { startJobs } from '../server/jobs/jobs.ts';

const RUNS = 1000;
const SECONDS = 20;
/** Shares of one core, mebibytes, and transactions a second that the runs may cost. */
const BARS = { cpu: 0.05, memory: 10, transactions: 10 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const server = await startEmbedded({ folder });
const db = connect({ ...server.connection, max: 8 });
await migrate(db);
const provider = new Worker(new URL('./lib/slow-provider.ts', import.meta.url));
const port = await new Promise<number>((resolve) => provider.once('message', resolve));

const log = { warn: console.warn, error: console.error };
const { serves } = createDashscopeEngine(
  { key: 'sk-bench', baseUrl: `http://127.0.0.1:${port}` },
  { dataFolder: folder, downloadToPath: () => Promise.reject(new Error('nothing is submitted here')) },
);
const routing = createRouting(
  createRoutingTable([{ engine: { id: 'dashscope', builtin: false, serves }, missing: () => undefined }]),
);
let handedOver = 0;
const jobs = await startJobs({
  connection: server.connection,
  jobs: [runTaskJob],
  handlers: [handleJob(runTaskJob, async () => void (handedOver += 1))],
  log,
});
const parked = createParkedRuns({ db, clock: systemClock, routing, log, jobs, targets: NO_TARGETS });
const asking = startHousekeeping([{ name: 'parked', everySeconds: 0.5, run: parked.turn }], log);

/** Transactions since the database was created; the statistics are at most a second old. */
async function transactions(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select xact_commit::float8 as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

async function measure() {
  await wait(3000);
  collectGarbage();
  const before = { cpu: process.threadCpuUsage(), transactions: await transactions() };
  const began = performance.now();
  await wait(SECONDS * 1000);
  const seconds = (performance.now() - began) / 1000;
  const used = process.threadCpuUsage(before.cpu);
  collectGarbage();
  return {
    cpu: (used.user + used.system) / 1e6 / seconds,
    memory: process.memoryUsage().heapUsed / 2 ** 20,
    transactions: ((await transactions()) - before.transactions) / seconds,
  };
}

/** Runs that were submitted in the last nine minutes and have been polled at least once. */
async function park(): Promise<void> {
  const [organisationId, userId] = [v7(), v7()];
  await db.execute(sql`insert into organisations (id, name) values (${organisationId}, 'Studio')`);
  await db.execute(sql`insert into users (id, name, email) values (${userId}, 'Ada', 'ada@example.com')`);
  for (let run = 0; run < RUNS; run += 1) {
    const age = (run / RUNS) * 9 * 60;
    await db.execute(sql`
      insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, state, engine, operation,
                         stage, progress_permille, candidates,
                         submit_intent_at, next_check_at, deadline_at, created_at, started_at)
      values (${v7()}, ${organisationId}, ${userId}, 'shoes', 'try_on_shoe', '{}', '', 'RUNNING', 'dashscope',
              ${JSON.stringify({ task: randomUUID(), count: 1 })}::jsonb,
              'changing', 400, '[0.4]', now() - ${age} * interval '1 second',
              now() + random() * interval '10 seconds', now() + interval '1 hour', now() - ${age} * interval '1 second',
              now() - ${age} * interval '1 second')`);
  }
}

const none = await measure();
await park();
const asked = () => new Promise<number>((resolve) => provider.once('message', resolve).postMessage('count'));
const askedBefore = await asked();
const many = await measure();
const perSecond = ((await asked()) - askedBefore) / (SECONDS + 3);

const line = (what: string, from: number, to: number, unit: string, bar: number) =>
  console.log(
    `${what}: ${from.toFixed(3)} without, ${to.toFixed(3)} with ${RUNS} parked runs ${unit}, ratio to the bar ${Math.min(100, bar / Math.max(1e-9, to - from)).toFixed(2)}`,
  );
console.log(
  `questions to the provider: ${perSecond.toFixed(1)} a second; jobs that came of them: ${handedOver}`,
);
line('CPU', none.cpu, many.cpu, '(share of a core)', BARS.cpu);
line('heap', none.memory, many.memory, 'MiB', BARS.memory);
line('transactions', none.transactions, many.transactions, 'a second', BARS.transactions);

await asking.stop();
await parked.stop();
await jobs.stop(2000);
await provider.terminate();
await db.$client.end();
await server.stop();
fs.rmSync(folder, { recursive: true, force: true });
