/**
 * 500 order polls at the same time over HTTP, against a bare route with the same bearer look-up and the same read; and
 * the time from a provider's signed notification until the new balance is on the buyer's event stream. Bars: at least
 * 0.6 of the bare route's rate; 250 ms at the 95th percentile.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITES } from '@inkreel/contract/site.ts';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { createRouting } from '../server/engines/routing.ts';
import { createEventHub } from '../server/events/hub.ts';
import { listenForNotices } from '../server/events/listen.ts';
import { register } from '../server/features/accounts/register.ts';
import { orderRoutes } from '../server/features/billing/order-routes.ts';
import { answerSandbox, createSandbox } from '../server/features/billing/pay/sandbox.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { TEST_DEVICES } from '../server/testing/device-deps.ts';
import { testPrincipals } from '../server/testing/http.ts';

const POLLS = 500;
const ROUNDS = 5;
const SECONDS = 3;
const PAYMENTS = 40;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const postgres = await startEmbedded({ folder, maxConnections: 100 });
const db = connect(postgres.connection);
await migrate(db);
const log = Fastify({ logger: false }).log;
const deps = { db, clock: systemClock, site: SITES.intl, log, ...TEST_DEVICES };
const { session } = await register(deps, {
  identity: { way: 'email', value: 'bench@example.com' },
  password: 'a long enough one',
  inviteCode: undefined,
  language: 'en',
  timeZone: undefined,
  address: '127.0.0.1',
});
const { token } = session;
const secret = Buffer.alloc(32, 7);
const publicUrl = 'http://127.0.0.1:1';
const wallet = { db, publicUrl, secret };
const ours = await createHttpServer({
  ...deps,
  routes: orderRoutes({
    ...deps,
    publicUrl,
    providers: { wechat: createSandbox(wallet, 'wechat') },
    announcePayment: async () => undefined,
  }),
  authenticate: testPrincipals(deps).authenticate,
  trustedProxies: 0,
  secure: false,
  rateLimited: false,
});
const bare = Fastify();
bare.get('/api.v1/cloud/request/system/org/order/:id', async (request) => {
  const hash = createHash('sha256')
    .update(request.headers.authorization?.slice(7) ?? '')
    .digest('hex');
  const session = await db.$client.query({
    name: 'bare-session',
    text: `select s.user_id, s.organisation_id, m.role, u.is_operator, u.email from sessions s
             join users u on u.id = s.user_id
             join members m on m.user_id = s.user_id and m.organisation_id = s.organisation_id
            where s.token_hash = $1 and s.expires_at > now()`,
    values: [hash],
  });
  const { id } = request.params as { id: string };
  const order = await db.$client.query({
    name: 'bare-order',
    text: 'select * from orders where id = $1 and organisation_id = $2',
    values: [id, session.rows[0].organisation_id],
  });
  return { code: 0, message: 'ok', data: order.rows[0] };
});

const headers = { authorization: `Bearer ${token}` };
const origin = await ours.listen({ host: '127.0.0.1', port: 0 });
await bare.listen({ host: '127.0.0.1', port: 0 });

async function call<Data>(method: 'GET' | 'POST', address: string, body?: object): Promise<Data> {
  const answer = await fetch(`${origin}/api.v1${address}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data };
  if (code !== 0) throw new Error(message);
  return data;
}

const [product] = await call<{ id: string }[]>('GET', '/open/system/version/products');
const order = () =>
  call<{ id: string; code_url: string }>('POST', '/cloud/request/system/org/order/wechat/native', {
    product_id: product?.id,
  });
const open = await order();

async function polls(app: FastifyInstance): Promise<{ perSecond: number; p99: number; failed: number }> {
  const result = await autocannon({
    url: `${app.listeningOrigin}/api.v1/cloud/request/system/org/order/${open.id}`,
    connections: POLLS,
    duration: SECONDS,
    headers,
    workers: 1,
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

await polls(ours);
const ratios: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const reference = await polls(bare);
  const product = await polls(ours);
  ratios.push(product.perSecond / reference.perSecond);
  console.log(
    `round ${round}: ours ${product.perSecond.toFixed(0)}/s, p99 ${product.p99} ms, ${product.failed} failed; bare ${reference.perSecond.toFixed(0)}/s, p99 ${reference.p99} ms`,
  );
}
const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
console.log(`${POLLS} order polls at a time: ratio to the bare route ${median.toFixed(2)} (bar 0.60)`);

// From the notification to the stream.
const hub = createEventHub({ ...deps, principals: testPrincipals(deps), routing: createRouting({}) });
const listening = listenForNotices({
  connection: postgres.connection,
  onNotice: hub.notice,
  onAgain: hub.refresh,
  log,
});
const user = await testPrincipals(deps).authenticate(token, '127.0.0.1');
if (!user) throw new Error('nobody is signed in');
let seen: (total: number) => void = () => undefined;
const close = hub.open(
  { ...user, origin: 'http://127.0.0.1' },
  {
    write: (text) => {
      const total = /"total":(\d+)/.exec(text)?.[1];
      if (text.startsWith('event: balance') && total !== undefined) seen(Number(total));
      return true;
    },
    end: () => undefined,
  },
);
const times: number[] = [];
let balance = 200;
for (let payment = 0; payment < PAYMENTS; payment += 1) {
  // The daily limit of orders is lifted, since it is not measured.
  await db.execute(`update orders set created_at = created_at - interval '2 days'`);
  const { code_url } = await order();
  const { request } = await answerSandbox({ db, secret }, code_url.split('/').at(-1) ?? '', 'approve');
  const arrived = new Promise<void>((resolve) => {
    seen = (total) => {
      if (total > balance) resolve();
    };
  });
  const start = performance.now();
  await fetch(`${origin}/api.v1/pay/wechat/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(request.headers as Record<string, string>) },
    body: new Uint8Array(request.body),
  });
  await arrived;
  times.push(performance.now() - start);
  balance += 1000;
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  `notification to visible balance: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ratio to the limit ${(at(0.95) / 250).toFixed(2)} (limit 250 ms)`,
);

close();
hub.close();
await listening.close();
await ours.close();
await bare.close();
await db.$client.end();
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
