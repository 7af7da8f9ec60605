import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@inkreel/contract/api/admin.ts';
import * as costContract from '@inkreel/contract/api/admin-costs.ts';
import * as engineContract from '@inkreel/contract/api/admin-engines.ts';
import { ERRORS, type ErrorCode } from '@inkreel/contract/errors.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { auditLog, members, orders, pointAccounts, products, users } from '../../../db/schema.ts';
import { openEngines } from '../../../engines/open-engines.ts';
import { keyedEngine } from '../../../engines/testing/keyed.ts';
import { AppError } from '../../../http/app-error.ts';
import type { OfferedModel } from '../../../inference/models/model-file.ts';
import { createTestServer } from '../../../testing/http.ts';
import { createSession } from '../../accounts/token.ts';
import { createCurrentEngines } from '../../engines/current-engines.ts';
import { createSecretBox } from '../../engines/secret-box.ts';
import { createTaskWorld, type User } from '../../tasks/testing/task-world.ts';
import type { AdminDeps } from '../admin-deps.ts';
import { adminRoutes } from '../routes.ts';

/** Every endpoint of the console. */
export const ADMIN_ENDPOINTS = [
  ...Object.values(contract),
  ...[...Object.values(engineContract), ...Object.values(costContract)].filter((each) => 'method' in each),
];
/** A model file that may be put on this machine. */
export const DRAFTING_MODEL: OfferedModel = {
  id: 'drafter',
  name: 'Drafter',
  source: 'https://example.com',
  licence: 'Apache-2.0',
  licenceUrl: 'https://example.com/licence',
  file: { url: 'https://example.com/drafter.onnx', bytes: 1000, sha256: '' },
  capabilities: ['remove_object', 'extend'],
};
/** The settings make this address an operator. */
export const NAMED_EMAIL = 'named@example.com';

export interface Caller extends User {
  token: string;
}

/** The console's routes on the real HTTP server, over runs with a scripted engine and provider. */
export async function createAdminWorld() {
  const world = await createTaskWorld();
  const { db, clock } = world;
  const provider = { down: false, calls: [] as string[] };
  const asked = async (call: string) => {
    if (provider.down) throw new AppError('payment_unavailable');
    provider.calls.push(call);
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-admin-'));
  const engines = await openEngines([keyedEngine.setUp({}, 'intl')], {
    dataFolder: folder,
    downloadToPath: async () => undefined,
  });
  const box = createSecretBox(undefined, folder);
  const log = { warn: () => undefined };
  const deps: AdminDeps = {
    ...world.deps,
    engines,
    box,
    readEngines: createCurrentEngines({ db, engines, box, log }).read,
    modelsFolder: path.join(folder, 'models'),
    models: [DRAFTING_MODEL],
    site: SITES.intl,
    tools: [aiImageGenerator],
    table: {
      text_to_image: [
        { engine: { ...world.engine.engine, id: 'remote', builtin: false }, missing: () => 'REMOTE_KEY' },
        { engine: world.engine.engine, missing: () => undefined },
      ],
    },
    adminEmails: [NAMED_EMAIL],
    checkOrder: (id) => asked(`check ${id}`),
    refundOrder: async (id, reason) => {
      await asked(`refund ${id} ${reason}`);
      await db.update(orders).set({ refundState: 'requested' }).where(eq(orders.id, id));
    },
  };
  const server = await createTestServer({ db, clock, routes: adminRoutes(deps) });

  const signIn = async (user: User): Promise<Caller> => ({
    ...user,
    ...(await createSession(db, clock, user)),
  });
  return {
    ...world,
    deps,
    drop: async () => {
      rmSync(folder, { recursive: true });
      await world.drop();
    },
    provider,
    signIn,
    newOperator: async (): Promise<Caller> => {
      const user = await world.newUser(1);
      await db.update(users).set({ isOperator: true }).where(eq(users.id, user.userId));
      return signIn(user);
    },
    addMember: async (founder: User, role: 'admin' | 'member'): Promise<Caller> => {
      const user = { userId: v7(), organisationId: founder.organisationId, role };
      await db.insert(users).values({ id: user.userId, name: 'Bo', email: `${user.userId}@example.com` });
      await db.insert(members).values(user);
      return signIn(user);
    },
    newOrder: async (buyer: User, values: Partial<typeof orders.$inferInsert> = {}): Promise<string> => {
      const [product] = await db.select().from(products).where(eq(products.site, 'intl')).limit(1);
      const id = v7();
      await db.insert(orders).values({
        id,
        organisationId: buyer.organisationId,
        userId: buyer.userId,
        productId: product?.id ?? '',
        type: 'vip',
        name: 'Personal',
        count: 1,
        amount: 990,
        currency: 'USD',
        points: 1000,
        validDays: 30,
        payWay: 'paypal',
        provider: 'paypal',
        closesAt: clock.now(),
        ...values,
      });
      return id;
    },
    /** The answer's data. */
    get: async <Data>(path: string, caller: Caller): Promise<Data> =>
      (await server.call<Data>('GET', path, { token: caller.token })).data,
    /** The outcome of a call: `ok`, or the name of its error. */
    outcome: async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      caller: Caller | undefined,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<ErrorCode | 'ok'> => {
      const answer = await server.call(method, path, {
        headers,
        ...(caller === undefined ? {} : { token: caller.token }),
        ...(body === undefined ? {} : { body }),
      });
      if (answer.code === 0) return 'ok';
      const codes = Object.keys(ERRORS) as ErrorCode[];
      return codes.find((code) => ERRORS[code].number === answer.code) ?? 'internal_error';
    },
    /** Entries of the audit log about a subject, newest first. */
    audit: (subjectId: string) =>
      db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(desc(auditLog.id)),
    account: async ({ organisationId }: User) => {
      const [row] = await db
        .select()
        .from(pointAccounts)
        .where(eq(pointAccounts.organisationId, organisationId));
      return { balance: row?.balance, plan: row?.planBalance };
    },
  };
}
export type AdminWorld = Awaited<ReturnType<typeof createAdminWorld>>;
