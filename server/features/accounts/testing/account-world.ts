import { SITES, type Site, type SiteId } from '@inkreel/contract/site.ts';
import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/connect.ts';
import { users } from '../../../db/schema.ts';
import type { Route } from '../../../http/route.ts';
import { handleJob } from '../../../jobs/define-job.ts';
import { startJobs } from '../../../jobs/jobs.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { TestClock } from '../../../testing/clock.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { type Answer, createTestServer } from '../../../testing/http.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { codeSecret } from '../codes/code-hash.ts';
import { mailCode } from '../codes/mail-code.ts';
import { mailCodeJob } from '../codes/mail-code-job.ts';
import type { DeviceDeps } from '../known-device.ts';
import { accountRoutes } from '../routes.ts';
import { signInRoutes } from '../sign-in-routes.ts';

export const PASSWORD = 'paper and ink 7';
export const OTHER_PASSWORD = 'ink and paper 8';
/** Where the links of mails lead. */
const PUBLIC_URL = 'https://studio.example.com';
type Session = { token: string; expire: string };
type Caller = { from?: string; token?: string; cookie?: string };

export type AccountWorld = Awaited<ReturnType<typeof createAccountWorld>>;

/**
 * Accounts on a real database with the real queue, and a mail server that keeps what it is sent.
 * @param more further routes of the same server
 */
export async function createAccountWorld({
  site = 'intl',
  more = () => [],
}: {
  site?: SiteId;
  more?: (deps: { db: Db; clock: Clock; site: Site } & DeviceDeps) => Route[];
} = {}) {
  const database = await createTestDatabase();
  const clock = new TestClock();
  const { db } = database;
  const mailServer = await startMailServer();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const from = { name: 'Inkreel', address: 'studio@example.com' };
  const mailer = createMailer({ settings: { smtpUrl: mailServer.url, from }, dataFolder: '', log: silent });
  const secret = await codeSecret(db);
  const deps = {
    db,
    clock,
    site: SITES[site],
    publicUrl: PUBLIC_URL,
    codeSecret: secret,
    secureCookies: false,
  };
  const done: string[] = [];
  const jobs = await startJobs({
    connection: database.connection,
    jobs: [mailCodeJob],
    handlers: [
      handleJob(mailCodeJob, async (request) => {
        await mailCode({ ...deps, mailer }, request);
        done.push(request.email);
      }),
    ],
    log: silent,
  });
  const { app, call } = await createTestServer({
    db,
    clock,
    site,
    routes: [...accountRoutes(deps), ...signInRoutes({ ...deps, jobs }), ...more(deps)],
  });
  /** A call from a new address, so that limits per caller only affect tests about them. */
  let callers = 0;
  const post = async <Data = Record<string, unknown>>(
    path: string,
    body: object,
    { from: address, token, cookie }: Caller = {},
  ): Promise<Answer<Data>> => {
    callers += 1;
    const answer = await app.inject({
      method: 'POST',
      url: `/api.v1${path}`,
      payload: body,
      remoteAddress: address ?? `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  return {
    db,
    clock,
    mailServer,
    /** Addresses whose requests for a code were worked on. */
    done,
    call,
    post,
    register: async (email: string): Promise<string> =>
      (await post<Session>('/passport/register/email', { email, password: PASSWORD })).data.token,
    signIn: (email: string, password = PASSWORD, caller: Caller = {}) =>
      post<Session>('/passport/login/email', { email, password }, caller),
    /** Waits until the queue has nothing to do: while a mail is on its way, asking for another one adds none. */
    settled: () =>
      vi.waitUntil(
        async () => {
          const { rows } = await db.execute(sql`select 1 from jobs.job where state < 'completed' limit 1`);
          return rows.length === 0;
        },
        { timeout: 30_000 },
      ),
    isSignedIn: async (token: string) => (await call('GET', '/user/current', { token })).status === 200,
    user: async (email: string) => {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`no account ${email}`);
      return user;
    },
    close: async () => {
      await jobs.stop(1000);
      mailer.close();
      await app.close();
      await mailServer.stop();
      await database.drop();
    },
  };
}
