/**
 * Submitting a run over HTTP (sign-in, price, hold, task, enqueue), 16 connections of 16 organisations, sent from another process, against the bare
 * SQL of the same charge through the same driver. Bar: at least 0.6 of it. Then one hot organisation at 32 connections;
 * bar: p99 under 150 ms. The two sides of the first measurement run in turn, three rounds.
 */
import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SITES } from '@inkreel/contract/site.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { v7 } from 'uuid';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { createRouting } from '../server/engines/routing.ts';
import { grantPoints } from '../server/features/billing/grant-points.ts';
import { createPrices } from '../server/features/billing/prices.ts';
import { runBuiltinJob } from '../server/features/tasks/run-task-job.ts';
import { NO_TARGETS } from '../server/features/tasks/testing/no-targets.ts';
import { toolRoutes } from '../server/features/tools/routes.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import { testPrincipals } from '../server/testing/http.ts';
import { processorTime } from './lib/processor-time.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = 4;
const CONNECTIONS = 16;
const HOT_CONNECTIONS = 32;
const POINTS = 100_000_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const postgres = await startEmbedded({ folder });
const db = connect(postgres.connection);
await migrate(db);
await db.execute(
  sql`create table bare_queue (id uuid primary key, name text, data jsonb, state text default 'created')`,
);
const log = Fastify({ logger: false }).log;
const engine = {
  id: 'none',
  builtin: true,
  local: true,
  serves: { text_to_image: { start: async () => ({}), check: never } },
};
const routing = createRouting({ text_to_image: [{ engine, missing: () => undefined }] });
const jobs = await startJobs({
  connection: postgres.connection,
  jobs: [runBuiltinJob],
  handlers: undefined,
  log,
});
const tools = [aiImageGenerator];
const prices = createPrices({ db, clock: systemClock, tools });
const pause = async () => undefined;
const deps = {
  db,
  clock: systemClock,
  jobs,
  routing,
  prices,
  hub: { onEnd: () => () => undefined },
  checkPerson: pause,
  checkSpeaker: pause,
  checkMarks: pause,
  keepShipped: pause,
  documentCharges: {},
  files: { quotas: STORAGE_QUOTAS },
  targets: NO_TARGETS,
};
const server = await createHttpServer({
  site: SITES.intl,
  routes: toolRoutes(deps, tools),
  authenticate: testPrincipals(deps).authenticate,
  log,
  trustedProxies: 0,
  secure: false,
  rateLimited: false,
});
const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api.v1/cloud/request/ai/image/text2image`;
const input = { prompt: 'a cat on a red sofa', width: 1024, height: 1024, count: 1 };
const client = fork(new URL('./lib/submit-client.ts', import.meta.url));

/** What the sender counted: answers per second, milliseconds, and answers other than 200. */
interface Sent {
  perSecond: number;
  p99: number;
  refused: number;
}

async function never(): Promise<never> {
  throw new Error('nothing is drawn here');
}

interface Payer {
  userId: string;
  organisationId: string;
  token: string;
}

async function addPayer(): Promise<Payer> {
  const payer = { userId: v7(), organisationId: v7(), token: randomBytes(32).toString('base64url') };
  const hash = createHash('sha256').update(payer.token).digest('hex');
  const { userId, organisationId } = payer;
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into organisations (id, name) values (${organisationId}, 'Studio')`);
    await tx.execute(
      sql`insert into users (id, name, email) values (${userId}, 'Ada', ${`${userId}@example.com`})`,
    );
    await tx.execute(
      sql`insert into members (organisation_id, user_id, role) values (${organisationId}, ${userId}, 'founder')`,
    );
    await tx.execute(sql`insert into sessions (token_hash, user_id, organisation_id, expires_at)
                         values (${hash}, ${userId}, ${organisationId}, now() + interval '1 day')`);
    await grantPoints(tx, { organisationId, points: POINTS, reason: 'bench' });
  });
  return payer;
}

/** Keeps ending open holds, as workers would: the unfinished runs of an organisation are limited. */
function endHolds(): { stop(): void } {
  let open = true;
  const end = async () => {
    while (open) {
      await db.execute(sql`update point_holds set state = 'settled', settled = held where state = 'held'`);
      await wait(50);
    }
  };
  void end();
  return {
    stop: () => {
      open = false;
    },
  };
}

async function submitOverHttp(payers: readonly Payer[], connections: number) {
  const ending = endHolds();
  const tokens = payers.map(({ token }) => token);
  client.send({ url, body: JSON.stringify(input), tokens, connections, seconds: SECONDS });
  const [{ perSecond, p99, refused }] = (await once(client, 'message')) as [Sent];
  ending.stop();
  if (refused > 0) throw new Error(`${refused} answers were not 200`);
  return { perSecond, p99 };
}

/** The writes of one charge, one statement after the other, and nothing else. */
async function chargeBarely({ userId, organisationId }: Payer): Promise<void> {
  const client = await db.$client.connect();
  const id = v7();
  try {
    await client.query('begin');
    await client.query(
      `insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, deadline_at)
       values ($1, $2, $3, 'ai-image-generator', 'text_to_image', $4, 'hash', now() + interval '1 hour')`,
      [id, organisationId, userId, JSON.stringify(input)],
    );
    await client.query(
      `insert into point_holds (task_id, organisation_id, held, quote) values ($1, $2, 20, '{"pointsEach": 20}')`,
      [id, organisationId],
    );
    await client.query(`insert into bare_queue (id, name, data) values ($1, 'run-task', $2)`, [
      id,
      JSON.stringify({ id }),
    ]);
    await client.query(`select pg_notify('bare', $1)`, [id]);
    await client.query(
      `insert into ledger_rows (id, organisation_id, type, points, user_id, task_id, tool_id)
       values ($1, $2, 'consume', -20, $3, $4, 'ai-image-generator')`,
      [v7(), organisationId, userId, id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function submitBarely(payers: readonly Payer[]): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const ending = endHolds();
  let done = 0;
  const lane = async (payer: Payer) => {
    while (performance.now() < until) {
      await chargeBarely(payer);
      done += 1;
    }
  };
  await Promise.all(payers.map(lane));
  ending.stop();
  return done / SECONDS;
}

/** A figure of some submits, and milliseconds of processor time per submit, here and in the database. */
async function timed(submit: () => Promise<{ perSecond: number; p99: number }>) {
  const before = processorTime(postgres.pid());
  const figures = await submit();
  const after = processorTime(postgres.pid());
  const each = (seconds: number) => (seconds * 1000) / (figures.perSecond * SECONDS);
  return {
    ...figures,
    ours: each(after.ours - before.ours),
    database: each(after.database - before.database),
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const payers = await Promise.all(Array.from({ length: CONNECTIONS }, addPayer));
const ratios: number[] = [];
const ofTime: number[] = [];
await submitBarely(payers);
await submitOverHttp(payers, CONNECTIONS);
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await timed(async () => ({ perSecond: await submitBarely(payers), p99: 0 }));
  const ours = await timed(() => submitOverHttp(payers, CONNECTIONS));
  ratios.push(ours.perSecond / bare.perSecond);
  ofTime.push((bare.ours + bare.database) / (ours.ours + ours.database));
  const times = ({ ours: own, database }: typeof bare) => `${own.toFixed(2)} + ${database.toFixed(2)} ms`;
  console.log(
    `round ${round + 1}: over HTTP ${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99} ms, processor ${times(ours)}; bare SQL ${bare.perSecond.toFixed(0)}/s, processor ${times(bare)}`,
  );
}
const hot = await submitOverHttp(payers.slice(0, 1), HOT_CONNECTIONS);
console.log(
  `ratio to the bare SQL: ${median(ratios).toFixed(2)} (bar 0.60), by processor time ${median(ofTime).toFixed(2)}`,
);
console.log(
  `one hot organisation: ${hot.perSecond.toFixed(0)}/s, p99 ${hot.p99} ms (bar 150), ratio ${(150 / hot.p99).toFixed(2)}`,
);

client.kill();
await server.close();
await jobs.stop(1000);
await db.$client.end();
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
