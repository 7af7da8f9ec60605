/**
 * GET /user/current, signed in, 50 connections from another thread, against a bare Fastify route with the same bearer look-up and the same
 * SQL on the same database. Bar: at least 0.9 of the bare route, p99 under 50 ms. The two run in turn, seven
 * rounds.
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
import { register } from '../server/features/accounts/register.ts';
import { accountRoutes } from '../server/features/accounts/routes.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { TEST_DEVICES } from '../server/testing/device-deps.ts';
import { testPrincipals } from '../server/testing/http.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 50;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const postgres = await startEmbedded({ folder });
const db = connect(postgres.connection);
await migrate(db);
const deps = { db, clock: systemClock, site: SITES.intl, ...TEST_DEVICES };
const { session } = await register(deps, {
  identity: { way: 'email', value: 'bench@example.com' },
  password: 'a long enough one',
  inviteCode: undefined,
  language: 'en',
  timeZone: undefined,
  address: '127.0.0.1',
});
const { token } = session;

const ours = await createHttpServer({
  ...deps,
  routes: accountRoutes(deps),
  authenticate: testPrincipals(deps).authenticate,
  log: Fastify({ logger: false }).log,
  trustedProxies: 0,
  secure: false,
  rateLimited: false,
});

const bare = Fastify();
bare.get('/api.v1/user/current', async (request) => {
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
  const row = session.rows[0];
  const user = await db.$client.query({
    name: 'bare-user',
    text: `select u.name, u.email, u.mobile, u.language, u.created_at, o.plan, o.plan_expires_at, a.balance,
                  (select p.id from projects p where p.organisation_id = o.id and p.created_by = u.id
                      and p.archived_at is null order by p.id limit 1) as project_id
             from users u join organisations o on o.id = $2 join point_accounts a on a.organisation_id = o.id
            where u.id = $1`,
    values: [row.user_id, row.organisation_id],
  });
  return { code: 0, message: 'ok', data: user.rows[0] };
});

async function measure(app: FastifyInstance): Promise<{ perSecond: number; p99: number }> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin);
  const result = await autocannon({
    url: `${url}/api.v1/user/current`,
    connections: CONNECTIONS,
    duration: SECONDS,
    // The client runs in a separate thread, so that it is not measured.
    workers: 1,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 200`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

const ratios: number[] = [];
let worst = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const peer = await measure(bare);
  const own = await measure(ours);
  ratios.push(own.perSecond / peer.perSecond);
  worst = Math.max(worst, own.p99);
  console.log(
    `round ${round + 1}: ours ${own.perSecond.toFixed(0)}/s, p99 ${own.p99} ms; bare ${peer.perSecond.toFixed(0)}/s, p99 ${peer.p99} ms`,
  );
}
const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
console.log(`ratio to the bare route: ${median.toFixed(2)} (bar 0.90); worst p99 ${worst} ms (bar 50)`);

await Promise.all([ours.close(), bare.close()]);
await db.$client.end();
await postgres.stop();
fs.rmSync(folder, { recursive: true, force: true });
