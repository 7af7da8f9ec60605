/**
 * Uploads of a 4-megapixel JPEG over HTTP, sent by another thread (token, bytes, checks, cleaning, smaller copy,
 * placeholder, hash, durable files, row), against sharp alone: it makes a smaller copy and a placeholder of the same
 * bytes in memory, with the calls that the bar of 0.85 of its rate was set for. The product may make equally good copies
 * by cheaper calls (docs/decisions/0062); sharp's part stays the same, so that ratios of different years compare.
 *
 * Beside both runs a bare upload, which has no checks, token or quota, only what every upload needs: bytes over HTTP, both
 * copies, hash, two durable files, one row. They run in turn, at each level of concurrency, and each begins with a
 * collected heap, so that none pays for the garbage of another.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { PARALLEL_UPLOADS } from '@inkreel/contract/limits.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { STORAGE_QUOTAS } from '@inkreel/contract/storage-quotas.ts';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import sharp from 'sharp';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { members, organisations, sessions, users } from '../server/db/schema.ts';
import { openFiles } from '../server/features/storage/files.ts';
import { readQuotas } from '../server/features/storage/quota/quotas.ts';
import { storageRoutes } from '../server/features/storage/routes.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { ALL_SCOPES, type Principal } from '../server/http/principal.ts';
import { testPrincipals } from '../server/testing/http.ts';
import { processorTime } from './lib/processor-time.ts';

const ROUNDS = 5;
/** Enough that the first and last few, which have the processors to themselves, hardly count. */
const UPLOADS = 96;
/** One, and the concurrency of the browser's upload queue. */
const LEVELS = [1, PARALLEL_UPLOADS];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const postgres = await startEmbedded({ folder: path.join(folder, 'postgres') });
const db = connect(postgres.connection);
await migrate(db);
const files = await openFiles(db, {
  dataFolder: path.join(folder, 'data'),
  SITE: 'intl',
  VISIBLE_LABEL: 'site',
  s3: undefined,
  // Thousands of uploads in a few minutes exceed the rate limits, which are lifted here.
  quotas: readQuotas('free=1000/1000') ?? STORAGE_QUOTAS,
});
const user: Principal = {
  kind: 'session',
  scopes: ALL_SCOPES,
  userId: crypto.randomUUID(),
  organisationId: crypto.randomUUID(),
  role: 'founder',
  isOperator: false,
  tokenHash: 'bench',
};
await db.insert(users).values({ id: user.userId, name: 'bench', email: 'bench@example.com' });
await db.insert(organisations).values({ id: user.organisationId, name: 'bench' });
await db.insert(members).values({ ...user });
await db.insert(sessions).values({ ...user, expiresAt: new Date(Date.now() + 86_400_000) });
const app = await createHttpServer({
  routes: storageRoutes({
    db,
    files,
    clock: systemClock,
    principals: testPrincipals({ db, clock: systemClock }),
  }),
  site: SITES.intl,
  authenticate: async () => user,
  log: Fastify({ logger: false }).log,
  trustedProxies: 0,
  secure: false,
  rateLimited: false,
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

// Photograph-like: coarse shapes, fine grain, about 0.7 MB.
const coarse = await sharp({
  create: {
    width: 48,
    height: 34,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 70 },
  },
})
  .resize(2400, 1700, { kernel: 'cubic' })
  .raw()
  .toBuffer();
const grain = Buffer.from(coarse.map((value, index) => value + ((index * 2654435761) >>> 28) - 8));
const jpeg = await sharp(grain, { raw: { width: 2400, height: 1700, channels: 3 } })
  .jpeg({ quality: 85 })
  .toBuffer();

const client = new Worker(new URL('./lib/upload-client.ts', import.meta.url), {
  workerData: { origin, jpeg },
});

/** The copies as the product made them when the bar was set. */
async function makeCopies(bytes: Buffer): Promise<{ small: Buffer; tiny: Buffer }> {
  const small = await sharp(bytes, { failOn: 'error' })
    .resize(512, 512, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  const tiny = await sharp(small).resize(24, 24, { fit: 'inside' }).blur(1).webp({ quality: 30 }).toBuffer();
  return { small, tiny };
}

async function sharpTogether(concurrency: number): Promise<void> {
  let left = UPLOADS;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await makeCopies(jpeg);
      }
    }),
  );
}

async function upload(concurrency: number, bare?: string): Promise<void> {
  client.postMessage({ uploads: UPLOADS, concurrency, bare });
  await once(client, 'message');
}

/**
 * Pictures per second at this concurrency, and milliseconds of processor time per picture, including the sender's.
 */
async function rate(work: (concurrency: number) => Promise<void>, concurrency: number) {
  // Not `collectGarbage`: after a last-resort collection V8 keeps the heap so small that it collects all the time.
  if (!global.gc) throw new Error('run it by npm run bench, or with --expose-gc');
  global.gc();
  const start = performance.now();
  const before = processorTime(postgres.pid());
  await work(concurrency);
  const after = processorTime(postgres.pid());
  const time = after.ours - before.ours + after.database - before.database;
  return {
    perSecond: (UPLOADS * 1000) / (performance.now() - start),
    time: (time * 1000) / UPLOADS,
  };
}

/** The minimum of an upload: only the work that every upload needs. */
async function receiveBarely(request: IncomingMessage): Promise<void> {
  const bytes = await buffer(request);
  const copies = makeCopies(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = crypto.randomUUID();
  const [{ small, tiny }] = await Promise.all([copies, writeDurably(`${key}.jpg`, bytes)]);
  await writeDurably(`${key}.webp`, small);
  await db.execute(
    sql`insert into bare_files values (${key}, ${sha256}, ${bytes.length}, ${tiny.toString('base64')})`,
  );
}

async function writeDurably(name: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(folder, name), bytes, { flush: true });
  const names = await open(folder, 'r');
  await names.sync();
  await names.close();
}

await db.execute(
  sql`create table bare_files (key uuid primary key, sha256 text, size bigint, placeholder text)`,
);
const bareServer = http.createServer((request, response) => {
  receiveBarely(request).then(
    () => response.end('{}'),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
await once(bareServer.listen(0, '127.0.0.1'), 'listening');
const { port: barePort } = bareServer.address() as AddressInfo;
const bareAddress = `http://127.0.0.1:${barePort}/`;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

console.log(`a JPEG of 2400 x 1700 pixels, ${(jpeg.length / 1e6).toFixed(2)} MB`);
const uploadBarely = (concurrency: number) => upload(concurrency, bareAddress);
await rate(upload, 2);
await rate(uploadBarely, 2);
for (const concurrency of LEVELS) {
  const toSharp: number[] = [];
  const toBare: number[] = [];
  const ofTime: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await rate(sharpTogether, concurrency);
    const ours = await rate(upload, concurrency);
    const bare = await rate(uploadBarely, concurrency);
    toSharp.push(ours.perSecond / alone.perSecond);
    toBare.push(ours.perSecond / bare.perSecond);
    ofTime.push(alone.time / ours.time);
    const told = ({ perSecond, time: each }: typeof ours) =>
      `${perSecond.toFixed(1)}/s (processor ${each.toFixed(1)} ms)`;
    console.log(
      `${concurrency} at a time, round ${round + 1}: ours ${told(ours)}; sharp alone ${told(alone)}; bare upload ${told(bare)}`,
    );
  }
  console.log(
    `${concurrency} at a time: ratio to sharp alone ${median(toSharp).toFixed(2)} (bar 0.85), by processor time ${median(ofTime).toFixed(2)}; to a bare upload ${median(toBare).toFixed(2)}`,
  );
}

await client.terminate();
bareServer.close();
bareServer.closeAllConnections();
await app.close();
await db.$client.end();
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
